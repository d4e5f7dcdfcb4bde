// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/inference_estimate.h"
#include "quantity/units.h"

namespace xuanka::test
{

/// Catalogue, constants and intervals as the program ships them; short ways to ask for an estimate.
class InferenceFixture
{
public:
    bool load()
    {
        const auto catalog = Catalog::loadBundled();
        const auto constants = InferenceConstants::loadBundled();
        const auto intervals = InferenceIntervals::loadBundled();
        if (!catalog || !constants || !intervals)
            return false;
        m_catalog = *catalog;
        m_constants = *constants;
        m_intervals = *intervals;
        return true;
    }

    const Catalog &catalog() const { return *m_catalog; }
    const InferenceConstants &constants() const { return m_constants; }
    const InferenceIntervals &intervals() const { return m_intervals; }
    const Gpu &gpu(const char *id) const { return *m_catalog->gpu(QString::fromLatin1(id)); }
    const Model &model(const QString &id) const { return *m_catalog->model(id); }

    InferenceJob compile(const Scenario &scenario, const Gpu &card) const
    {
        return compileInference(scenario, model(scenario.model.catalogId), card, m_constants);
    }
    Estimate estimate(const Scenario &scenario, const Gpu &card) const
    {
        return estimateInference(scenario, model(scenario.model.catalogId), card, m_constants, m_intervals);
    }

    /// One request of 2,048 + 512 tokens, one replica, vLLM of the newest known release.
    static Scenario serving(const char *model, WeightFormat format, Framework framework = Framework::Vllm)
    {
        Scenario scenario;
        scenario.model.catalogId = QString::fromLatin1(model);
        scenario.workload.task = Task::Inference;
        scenario.workload.framework = framework;
        scenario.workload.weightFormat = format;
        scenario.workload.inference.concurrency = 1;
        scenario.workload.inference.promptTokens = 2048;
        scenario.workload.inference.outputTokens = 512;
        scenario.cluster.gpusPerNode = 8;
        scenario.parallelism.data = 1;
        scenario.parallelism.zeroStage = 0;
        return scenario;
    }

private:
    std::shared_ptr<const Catalog> m_catalog;
    InferenceConstants m_constants;
    InferenceIntervals m_intervals;
};

} // namespace xuanka::test

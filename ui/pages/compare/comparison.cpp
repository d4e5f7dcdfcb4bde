// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compare/comparison.h"

#include "report/charts.h"
#include "report/format.h"
#include "report/parameter_values.h"
#include "ui/pages/common/page_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

namespace xuanka::ui
{

namespace
{

/// Settings shown even where all scenarios agree; the others only where they differ.
constexpr std::array kAlways{"model", "task",          "precision", "sequence_length", "micro_batch", "concurrency",
                             "gpu",   "gpus_per_node", "nodes"};

class Builder
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
public:
    Builder(const QVector<ComparedScenario> &scenarios, const Catalog &catalog, const Phrases &phrases)
        : m_scenarios(scenarios), m_catalog(catalog), m_phrases(phrases), m_format(phrases)
    {
        m_out.table.header << QString();
        m_out.table.rightAligned << false;
        for (const ComparedScenario &entry : scenarios) {
            m_out.table.header << entry.name;
            m_out.table.rightAligned << true;
        }
    }

    void settings();
    void answers();
    Comparison take() { return std::move(m_out); }

private:
    /// A figure of an estimate: its number for ranking and its text; nullopt = not known.
    using Figure = std::optional<std::pair<double, QString>>;
    enum class Better { Higher, Lower };

    void setting(const Parameter &parameter);
    void figure(const QString &name, Better better, const std::function<Figure(const ComparedScenario &)> &read);
    void memoryAnswers();
    void speedAnswers();
    void powerAnswers();
    int columns() const { return int(m_scenarios.size()); }

    const QVector<ComparedScenario> &m_scenarios;
    const Catalog &m_catalog;
    const Phrases &m_phrases;
    const Format m_format;
    Comparison m_out;
};

void Builder::settings()
{
    for (const Parameter &parameter : parameterTable()) {
        const QLatin1String key(parameter.key);
        if (key != QLatin1String("name") && key != QLatin1String("compare_gpus"))
            setting(parameter);
    }
}

void Builder::setting(const Parameter &parameter)
{
    QStringList row{m_phrases.parameterLabel(parameter)};
    bool applies = false, differs = false;
    for (const ComparedScenario &entry : m_scenarios) {
        const bool shown = parameter.applies(entry.scenario);
        applies = applies || shown;
        row << (shown ? report::parameterValue(parameter, entry.scenario, m_catalog, m_phrases) : QStringLiteral("—"));
        differs = differs || row.last() != row[1];
    }
    const bool always = std::any_of(kAlways.begin(), kAlways.end(), [&](const char *key) {
        return QLatin1String(key) == QLatin1String(parameter.key);
    });
    if (!applies || !(differs || always))
        return;
    for (int column = 2; column <= columns(); ++column) {
        if (row[column] != row[1])
            m_out.marks.insert({int(m_out.table.rows.size()), column}, TableModel::Mark::Different);
    }
    m_out.table.rows << row;
}

void Builder::figure(const QString &name, Better better, const std::function<Figure(const ComparedScenario &)> &read)
{
    QStringList row{name};
    QVector<std::optional<double>> values;
    bool any = false;
    for (const ComparedScenario &entry : m_scenarios) {
        const Figure value = entry.estimate ? read(entry) : std::nullopt;
        row << (value ? value->second : entry.estimate ? QStringLiteral("—") : QStringLiteral("…"));
        values << (value ? std::optional(value->first) : std::nullopt);
        any = any || value || !entry.estimate;
    }
    if (!any)
        return;
    std::optional<double> best, worst;
    for (const auto &value : std::as_const(values)) {
        if (!value)
            continue;
        const auto beats = [&](double a, double b) { return better == Better::Higher ? a > b : a < b; };
        if (!best || beats(*value, *best))
            best = value;
        if (!worst || beats(*worst, *value))
            worst = value;
    }
    for (int column = 1; best && *best != *worst && column <= columns(); ++column) {
        if (values[column - 1] == best)
            m_out.marks.insert({int(m_out.table.rows.size()), column}, TableModel::Mark::Best);
    }
    m_out.table.rows << row;
}

void Builder::memoryAnswers()
{
    using Entry = ComparedScenario;
    figure(tr("Verdict"), Better::Lower, [&](const Entry &e) -> Figure {
        if (!(e.estimate->memory.capacityBytes > 0))
            return std::nullopt;
        return std::pair(double(e.estimate->memory.verdict), m_phrases.verdict(e.estimate->memory.verdict));
    });
    figure(tr("Memory per card"), Better::Lower, [&](const Entry &e) -> Figure {
        return std::pair(e.estimate->memory.totalBytes, m_format.gib(e.estimate->memory.totalBytes));
    });
    figure(tr("Free on the fullest card"), Better::Higher, [&](const Entry &e) -> Figure {
        const MemoryEstimate &memory = e.estimate->memory;
        if (!(memory.capacityBytes > 0))
            return std::nullopt;
        const double free = 1 - memory.needBytes / memory.capacityBytes;
        return std::pair(free, wholePercent(free, m_phrases));
    });
    figure(tr("Probability that it fits"), Better::Higher, [&](const Entry &e) -> Figure {
        if (!(e.estimate->memory.capacityBytes > 0))
            return std::nullopt;
        return std::pair(e.estimate->memory.fitProbability, Format(m_phrases).probability(e.estimate->memory.fitProbability));
    });
}

void Builder::speedAnswers()
{
    using Entry = ComparedScenario;
    const auto timed = [&](double TimeEstimate::*member, auto text) {
        return [member, text](const Entry &e) -> Figure {
            const double value = e.estimate->time.*member;
            if (!e.estimate->time.available || !(value > 0))
                return std::nullopt;
            return std::pair(value, text(value));
        };
    };
    const auto rate = [this](double value) { return m_format.number(value); };
    const auto seconds = [this](double value) { return m_format.seconds(value); };
    const auto share = [this](double value) { return wholePercent(value, m_phrases); };
    figure(tr("Tokens per second"), Better::Higher, timed(&TimeEstimate::tokensPerSecond, rate));
    figure(tr("Tokens per second per card"), Better::Higher, timed(&TimeEstimate::tokensPerSecondPerGpu, rate));
    figure(tr("Samples per second"), Better::Higher, timed(&TimeEstimate::samplesPerSecond, rate));
    figure(QStringLiteral("MFU"), Better::Higher, timed(&TimeEstimate::mfu, share));
    figure(tr("Time to the first token"), Better::Lower, timed(&TimeEstimate::prefillSeconds, seconds));
    figure(tr("Time per output token"), Better::Lower, timed(&TimeEstimate::timePerOutputTokenSeconds, seconds));
    figure(tr("Duration of the run"), Better::Lower, timed(&TimeEstimate::runSeconds, seconds));
}

void Builder::powerAnswers()
{
    using Entry = ComparedScenario;
    const auto power = [&](double PowerEstimate::*member, bool energy) {
        return [this, member, energy](const Entry &e) -> Figure {
            const double value = e.estimate->power.*member;
            if (!e.estimate->power.available || !(value > 0))
                return std::nullopt;
            return std::pair(value, energy ? m_format.energy(value) : m_format.watts(value));
        };
    };
    figure(tr("Power of one server"), Better::Lower, power(&PowerEstimate::nodeWatts, false));
    figure(tr("Peak of one server"), Better::Lower, power(&PowerEstimate::nodePeakWatts, false));
    figure(tr("Energy per token or sample"), Better::Lower, power(&PowerEstimate::energyJoulesPerToken, true));
    figure(tr("Energy of the run"), Better::Lower, power(&PowerEstimate::runJoules, true));
    QStringList row{tr("Shortest stave")};
    bool known = false;
    for (const ComparedScenario &entry : m_scenarios) {
        const bool has = entry.estimate && !entry.estimate->bottlenecks.isEmpty();
        row << (has ? m_phrases.stave(entry.estimate->bottlenecks.constFirst().stave) : QStringLiteral("—"));
        known = known || has;
    }
    if (known)
        m_out.table.rows << row;
}

void Builder::answers()
{
    memoryAnswers();
    speedAnswers();
    powerAnswers();
}

} // namespace

Comparison compareScenarios(const QVector<ComparedScenario> &scenarios, const Catalog &catalog, const Phrases &phrases)
{
    Builder builder(scenarios, catalog, phrases);
    builder.answers();
    builder.settings();
    return builder.take();
}

QString scenarioTitle(const Scenario &scenario, const Catalog &catalog, const Phrases &phrases)
{
    if (!scenario.name.isEmpty())
        return scenario.name;
    const Parameter *task = findParameter(QLatin1String("task"));
    const QString model = report::modelName(scenario.model, catalog);
    if (!task)
        return model;
    return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1, %2"),
                        {model, report::parameterValue(*task, scenario, catalog, phrases)});
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"

#include <QRegularExpression>
#include <QTest>

namespace xuanka::test
{

/// The bundled catalogue, loaded once per test program.
inline std::shared_ptr<const Catalog> catalog()
{
    static const auto loaded = Catalog::loadBundled();
    if (!loaded)
        qFatal("catalogue: %s", qPrintable(loaded.error().where));
    return *loaded;
}

/// Any warning fails the test, but for what the offscreen platform says it cannot do with windows.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
}

/// A full fine-tuning of a 7B model on eight cards, a few fields away from the defaults.
inline Scenario sevenB()
{
    Scenario scenario;
    scenario.name = QStringLiteral("seven");
    scenario.model.catalogId = QStringLiteral("qwen2.5-7b");
    scenario.workload.microBatch = 2;
    return scenario;
}

} // namespace xuanka::test

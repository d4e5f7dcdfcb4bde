// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

/// Hand-made charts for the tests of drawing: the figures mean nothing, their shapes are those of the pages.
namespace samples
{

inline xuanka::report::Chart memoryBars(int batches = 7, int cards = 4)
{
    using xuanka::report::Chart;
    Chart chart;
    chart.kind = Chart::Kind::StackedBars;
    chart.title = QStringLiteral("Memory by batch size");
    chart.xTitle = QStringLiteral("Micro batch");
    chart.yTitle = QStringLiteral("GiB per card");
    chart.summary = QStringLiteral("Seven batch sizes");
    const struct {
        const char *key, *name;
        double fixed, growing;
    } parts[] = {{"weights", "Weights", 13.3, 0},
                 {"gradients", "Gradients", 6.7, 0},
                 {"optimizer", "Optimizer states", 17.1, 0},
                 {"activations", "Activations", 0, 7.1},
                 {"logits", "Logits and loss", 0, 1.35},
                 {"kv_cache", "KV cache", 0, 0},
                 {"communication", "Communication buffers", 2.4, 0},
                 {"context", "Context", 0.7, 0},
                 {"fragmentation", "Fragmentation", 1.1, 0.1}};
    for (const auto &part : parts) {
        xuanka::report::Series series;
        series.name = QString::fromUtf8(part.name);
        series.colorKey = QString::fromUtf8(part.key);
        for (int i = 0; i < batches; ++i) {
            series.y << part.fixed + part.growing * (1 << i);
            series.labels << QString::number(series.y.last(), 'f', 1) + QStringLiteral(" GiB");
        }
        chart.series << series;
    }
    for (int i = 0; i < batches; ++i) {
        chart.categories << QString::number(1 << i);
        chart.categoryTitles << QStringLiteral("Micro batch %1").arg(1 << i);
        double total = 0;
        for (const auto &series : std::as_const(chart.series))
            total += series.y[i];
        chart.totals << QString::number(total, 'f', 1);
        chart.faded << (total > 79.2);
    }
    chart.framed = std::min(2, batches - 1);
    const Chart::Limit limits[] = {
        {QStringLiteral("H100 SXM 80GB"), 79.2, true, QStringLiteral("79.2 GiB")},
        {QStringLiteral("A100 40GB SXM"), 39.5, false, QStringLiteral("39.5 GiB")},
        {QStringLiteral("RTX PRO 6000 Blackwell Server Edition"), 95.6, false, QStringLiteral("95.6 GiB")},
        {QStringLiteral("H20 96GB"), 95.1, false, QStringLiteral("95.1 GiB")}};
    for (int i = 0; i < cards; ++i)
        chart.limits << limits[i];
    chart.headroomFrom = 63.4;
    chart.headroomTo = 79.2;
    chart.headroomName = QStringLiteral("Headroom 20 %");
    chart.markers << Chart::Marker{
        QStringLiteral("Rule of thumb"), -1, 17.5, 10.5, 17.5, QStringLiteral("16.3 GiB"), true};
    return chart;
}

inline xuanka::report::Chart throughputLines(int cards = 4, int points = 8)
{
    using xuanka::report::Chart;
    Chart chart;
    chart.kind = Chart::Kind::Lines;
    chart.title = QStringLiteral("Throughput by batch size");
    chart.xTitle = QStringLiteral("Micro batch");
    chart.yTitle = QStringLiteral("tokens/s");
    chart.logX = true;
    const char *names[] = {"H100 SXM 80GB", "A100 SXM 80GB", "H20 96GB", "RTX PRO 6000 Blackwell Server Edition"};
    const double peaks[] = {96000, 48000, 23000, 24500};
    for (int card = 0; card < cards; ++card) {
        xuanka::report::Series series;
        series.name = QString::fromUtf8(names[card]);
        series.colorKey = QStringLiteral("card%1").arg(card);
        for (int i = 0; i < points - (card == 1 ? 2 : 0); ++i) {
            const double x = 1 << i, y = peaks[card] * x / (x + 1.4);
            series.x << x;
            series.y << y;
            series.low << y * 0.89;
            series.high << y * 1.12;
            series.labels << QString::number(y, 'f', 0) + QStringLiteral(" tokens/s");
            series.faded << (i > 4 && card != 2);
        }
        chart.series << series;
    }
    chart.framed = 2;
    chart.summary = QStringLiteral("Four cards");
    return chart;
}

inline xuanka::report::Chart stepRows(int cards = 4)
{
    using xuanka::report::Chart;
    Chart chart;
    chart.kind = Chart::Kind::HorizontalBars;
    chart.title = QStringLiteral("Where the time of a step goes");
    chart.yTitle = QStringLiteral("seconds");
    const char *names[] = {"H100 SXM 80GB", "A100 SXM 80GB", "H20 96GB", "RTX PRO 6000 Blackwell Server Edition"};
    const struct {
        const char *key, *name;
        double seconds;
    } parts[] = {{"compute", "Matrix compute", 0.62},
                 {"attention", "Attention", 0.11},
                 {"recompute", "Recomputation", 0.2},
                 {"data_comm_exposed", "Exposed data-parallel communication", 0.09},
                 {"optimizer", "Optimizer step", 0.03}};
    for (const auto &part : parts) {
        xuanka::report::Series series;
        series.name = QString::fromUtf8(part.name);
        series.colorKey = QStringLiteral("step.") + QString::fromUtf8(part.key);
        for (int card = 0; card < cards; ++card)
            series.y << part.seconds * (1 + card * 1.1);
        chart.series << series;
    }
    for (int card = 0; card < cards; ++card) {
        chart.categories << QString::fromUtf8(names[card]);
        chart.totals << QString::number(1.05 * (1 + card * 1.1), 'f', 2) + QStringLiteral(" s");
    }
    chart.framed = 0;
    return chart;
}

inline xuanka::report::Chart headroomGroups()
{
    using xuanka::report::Chart;
    Chart chart;
    chart.kind = Chart::Kind::HorizontalBars;
    chart.grouped = true;
    chart.title = QStringLiteral("Headroom");
    chart.yTitle = QStringLiteral("%");
    const char *staves[] = {"GPU compute", "GPU memory", "Memory bandwidth", "GPU interconnect", "Network"};
    for (const char *stave : staves)
        chart.categories << QString::fromUtf8(stave);
    for (int i = 0; i < 4; ++i) {
        xuanka::report::Series series;
        series.name = QStringLiteral("Scenario %1").arg(i + 1);
        series.colorKey = QStringLiteral("card%1").arg(i);
        for (int k = 0; k < 5; ++k) {
            series.y << (7 * i + 13 * k) % 90;
            series.labels << QStringLiteral("%1 %").arg((7 * i + 13 * k) % 90);
        }
        chart.series << series;
    }
    return chart;
}

} // namespace samples

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

/// A report with one of everything, made up: what is printed here answers nothing.
namespace sample
{

inline xuanka::report::Table wideTable(int rows, bool chinese)
{
    xuanka::report::Table table;
    table.caption = chinese ? QStringLiteral("各卡型对比") : QStringLiteral("Cards compared");
    table.header = chinese ? QStringList{QStringLiteral("卡型"), QStringLiteral("结论"), QStringLiteral("显存占用"),
                                         QStringLiteral("吞吐"), QStringLiteral("整机功耗")}
                           : QStringList{QStringLiteral("Card"), QStringLiteral("Verdict"), QStringLiteral("Memory"),
                                         QStringLiteral("Throughput"), QStringLiteral("Server power")};
    table.rightAligned = {false, false, true, true, true};
    table.toneColumn = 1;
    for (int row = 0; row < rows; ++row) {
        const auto tone = row % 3 == 0   ? xuanka::report::Tone::Fits
                          : row % 3 == 1 ? xuanka::report::Tone::Tight
                                         : xuanka::report::Tone::Failed;
        table.rows << QStringList{QStringLiteral("row-%1 昇腾 910B").arg(row),
                                  chinese ? QStringLiteral("放得下") : QStringLiteral("Fits"),
                                  QStringLiteral("%1 GiB").arg(40 + row % 40),
                                  QStringLiteral("%1 tokens/s").arg(9000 + row), QStringLiteral("7.75 kW")};
        table.tones << tone;
    }
    return table;
}

inline xuanka::report::Document document(bool chinese)
{
    using namespace xuanka::report;
    Document d;
    d.language = chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    d.title = chinese ? QStringLiteral("AI 训练服务器选型方案") : QStringLiteral("Server selection for AI training");
    d.client = chinese ? QStringLiteral("苏州示例科技有限公司") : QStringLiteral("Example Technologies, Suzhou");
    d.project = chinese ? QStringLiteral("7B 模型全参数微调平台")
                        : QStringLiteral("Platform for full fine-tuning of a 7B model");
    d.author = QStringLiteral("Presales");
    d.date = QDate(2026, 11, 30);
    d.version = QStringLiteral("Xuanka 0.1.0");
    d.runningHead = d.title;
    d.verdictLine = chinese ? QStringLiteral("放得下：8 × H100 SXM5 80GB，最满一张卡用 42.8 GiB，可用 79.2 GiB")
                            : QStringLiteral("Fits: 8 × H100 SXM5 80GB, the fullest card uses 42.8 of 79.2 GiB");
    d.verdictTone = Tone::Fits;
    const QString lorem =
        chinese
            ? QStringLiteral(
                  "本方案按最满一张卡的显存占用判断：权重、梯度、优化器状态与激活值合计，再加上通信缓冲、上下文与碎片，"
                  "与进程可用显存比较，并保留约定的余量；昇腾 910B 与 H100 按同一口径计算。")
            : QStringLiteral(
                  "The verdict compares the memory of the fullest card (weights, gradients, optimizer states and "
                  "activations, then buffers, context and fragmentation) with what a process can use, and keeps "
                  "the agreed headroom. All cards are measured alike.");
    d.blocks << Heading{1, chinese ? QStringLiteral("1 摘要") : QStringLiteral("1 Summary")}
             << Paragraph{d.verdictLine, true, Tone::Fits} << Paragraph{lorem}
             << KeyValues{{{chinese ? QStringLiteral("显存") : QStringLiteral("Memory"),
                            QStringLiteral("42.8 GiB (±4 %)")},
                           {chinese ? QStringLiteral("吞吐") : QStringLiteral("Throughput"),
                            QStringLiteral("86,600 tokens/s")}}}
             << Bullets{{lorem, lorem, lorem}} << PageBreak{}
             << Heading{1, chinese ? QStringLiteral("2 显存") : QStringLiteral("2 Memory")};
    Chart chart;
    chart.kind = Chart::Kind::StackedBars;
    chart.title = chinese ? QStringLiteral("批量与显存") : QStringLiteral("Memory by batch size");
    chart.categories = {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4")};
    Series series;
    series.name = chinese ? QStringLiteral("激活值") : QStringLiteral("Activations");
    series.colorKey = QStringLiteral("activations");
    series.y = {10, 20, 40};
    chart.series << series;
    chart.summary = chinese ? QStringLiteral("图 1 激活值随批量增长。")
                            : QStringLiteral("Figure 1. Activations grow with the batch.");
    d.blocks << chart << Paragraph{lorem}
             << Heading{2, chinese ? QStringLiteral("2.1 构成") : QStringLiteral("2.1 Parts")} << wideTable(40, chinese)
             << Paragraph{lorem, false, Tone::None, true}
             << Heading{1, chinese ? QStringLiteral("3 风险") : QStringLiteral("3 Risks")}
             << Paragraph{lorem, true, Tone::Failed} << Paragraph{lorem, true, Tone::Tight} << Paragraph{lorem, true}
             << Paragraph{lorem};
    return d;
}

} // namespace sample

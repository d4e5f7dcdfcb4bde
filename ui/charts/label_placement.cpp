// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_placement.h"

#include <algorithm>
#include <numeric>

namespace xuanka::ui
{

namespace
{

/// Labels that touch and therefore move as one.
struct Block {
    qsizetype first = 0, count = 0;
    double wantedTop = 0; ///< sum over the members of the block top each of them asks for
    double height = 0;    ///< gaps included
    double top = 0;
};

} // namespace

QVector<double> spreadLabels(const QVector<LabelWish> &wishes, double top, double bottom, double gap)
{
    QVector<qsizetype> order(wishes.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return wishes[a].centre < wishes[b].centre; });

    QVector<Block> blocks;
    const auto settle = [&](Block &block) {
        const double wanted = block.wantedTop / double(block.count);
        block.top = std::max(top, std::min(wanted, bottom - (block.height - gap)));
    };
    for (qsizetype i = 0; i < order.size(); ++i) {
        const LabelWish &wish = wishes[order[i]];
        Block block{i, 1, wish.centre - wish.height / 2, wish.height + gap, 0};
        settle(block);
        while (!blocks.isEmpty() && blocks.last().top + blocks.last().height > block.top) {
            Block &above = blocks.last();
            // each member of the lower block asks for a top of the joined block that is higher by what is above it
            above.wantedTop += block.wantedTop - double(block.count) * above.height;
            above.height += block.height;
            above.count += block.count;
            settle(above);
            block = above;
            blocks.removeLast();
        }
        blocks << block;
    }

    QVector<double> tops(wishes.size());
    for (const Block &block : std::as_const(blocks)) {
        double y = block.top;
        for (qsizetype i = block.first; i < block.first + block.count; ++i) {
            tops[order[i]] = y;
            y += wishes[order[i]].height + gap;
        }
    }
    return tops;
}

QRectF clearOfLines(QRectF label, const QVector<double> &lines, double clearance)
{
    QVector<double> sorted = lines;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    for (const double line : std::as_const(sorted)) {
        if (line > label.top() - clearance && line < label.bottom() + clearance)
            label.moveBottom(line - clearance);
    }
    return label;
}

QVector<bool> withoutOverlap(const QVector<QRectF> &labels, int preferred, double gap)
{
    QVector<bool> shown(labels.size(), false);
    QVector<QRectF> taken;
    const auto tryOne = [&](qsizetype i) {
        const QRectF wide = labels[i].adjusted(-gap / 2, 0, gap / 2, 0);
        if (std::any_of(taken.cbegin(), taken.cend(), [&](const QRectF &other) { return other.intersects(wide); }))
            return;
        shown[i] = true;
        taken << wide;
    };
    if (preferred >= 0 && preferred < labels.size())
        tryOne(preferred);
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (!shown[i])
            tryOne(i);
    }
    return shown;
}

} // namespace xuanka::ui

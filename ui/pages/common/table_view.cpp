// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/table_view.h"

#include "report/table_text.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>

namespace xuanka::ui
{

namespace
{

constexpr int kRow = 26;
constexpr int kHeader = 24;
constexpr int kPadding = 6;
constexpr int kSwatch = 10;
constexpr int kBestMark = 9; ///< width kept for the mark in front of the best value

using Mark = TableModel::Mark;

bool isBest(Mark mark) { return mark == Mark::Best || mark == Mark::BestAndDifferent; }
bool isDifferent(Mark mark) { return mark == Mark::Different || mark == Mark::BestAndDifferent; }

/// Column names in the soft colour over one hairline, at the margins of the cells below them.
class QuietHeader final : public QHeaderView
{
public:
    explicit QuietHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {}

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const Theme &theme = currentTheme();
        painter->fillRect(rect, theme.panel);
        painter->setPen(QPen(theme.line, 1));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const QRect inner = rect.adjusted(theme.px(kPadding), 0, -theme.px(kPadding), 0);
        const int alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        painter->setFont(theme.font(12));
        painter->setPen(theme.softText);
        painter->drawText(inner, alignment | Qt::TextSingleLine,
                          QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, inner.width()));
    }
};

class RowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = currentTheme();
        const auto *model = static_cast<const TableModel *>(index.model());
        const Mark mark = model->markOf(index.row(), index.column());
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, theme.accentGround);
        else if (isDifferent(mark))
            painter->fillRect(option.rect, theme.ground(theme.tight));
        painter->setPen(QPen(theme.grid, 1));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        QRect inner = option.rect.adjusted(theme.px(kPadding), 0, -theme.px(kPadding), 0);
        const QColor swatch = index.column() == 0 ? model->swatchOf(index.row()) : QColor();
        if (swatch.isValid()) {
            const int size = theme.px(kSwatch);
            painter->fillRect(QRect(inner.left(), inner.center().y() - size / 2, size, size), swatch);
            inner.setLeft(inner.left() + size + theme.px(6));
        }
        const bool bold = model->isEmphasised(index.row()) || isBest(mark);
        const QFont font = theme.font(12, bold);
        const QString text = index.data(Qt::DisplayRole).toString();
        const Qt::Alignment alignment(index.data(Qt::TextAlignmentRole).toInt());
        const QFontMetrics metrics(font);
        if (isBest(mark))
            paintBest(painter, inner, alignment, metrics.horizontalAdvance(text), theme);
        painter->setFont(font);
        painter->setPen(theme.text);
        painter->drawText(inner, int(alignment) | Qt::TextSingleLine,
                          metrics.elidedText(text, Qt::ElideRight, inner.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, currentTheme().px(kRow)};
    }

private:
    /// A filled triangle pointing at the value: a shape, so that it survives without colour.
    static void paintBest(QPainter *painter, const QRect &inner, Qt::Alignment alignment, int textWidth,
                          const Theme &theme)
    {
        const double size = theme.px(kBestMark) * 0.75;
        const double x = alignment & Qt::AlignRight ? inner.right() - textWidth - theme.px(kBestMark) - 1
                                                    : inner.left() - theme.px(kPadding) + 1;
        const double y = inner.center().y() + 0.5;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.fits);
        painter->drawPolygon(QPolygonF{QPointF(x, y - size / 2), QPointF(x + size, y), QPointF(x, y + size / 2)});
    }
};

} // namespace

TableView::TableView(QWidget *parent) : QTableView(parent), m_model(new TableModel(this))
{
    setHorizontalHeader(new QuietHeader(this));
    setModel(m_model);
    setItemDelegate(new RowDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionsClickable(false);
    applyTheme();
}

void TableView::setTable(const report::Table &table, const QVector<TableModel::Row> &rows)
{
    const QString key = selectedKey();
    m_quiet = true;
    m_model->setTable(table, rows);
    m_quiet = false;
    setAccessibleName(table.caption);
    selectKey(key);
    layOutColumns();
    updateGeometry();
}

void TableView::selectKey(const QString &key)
{
    m_quiet = true;
    const int row = key.isEmpty() ? -1 : m_model->rowOf(key);
    if (row >= 0)
        setCurrentIndex(m_model->index(row, 0));
    else
        clearSelection();
    m_quiet = false;
}

QString TableView::selectedKey() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() ? QString() : m_model->keyOf(rows.constFirst().row());
}

void TableView::applyTheme()
{
    const Theme &theme = currentTheme();
    setFont(theme.font(12));
    horizontalHeader()->setFont(theme.font(12));
    horizontalHeader()->setFixedHeight(theme.px(kHeader));
    verticalHeader()->setMinimumSectionSize(1); // else as tall as the font likes, taller than sizeHint() says
    verticalHeader()->setDefaultSectionSize(theme.px(kRow));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QPalette colors = palette();
    colors.setColor(QPalette::Base, theme.panel);
    setPalette(colors);
    layOutColumns();
    updateGeometry();
}

/// Columns as wide as their texts, the stretched one takes what is left. Where there is too little room the heads give
/// way first, then the stretched column (words may be cut, figures may not), and only then all columns alike.
void TableView::layOutColumns()
{
    const Theme &theme = currentTheme();
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    const QFontMetrics bold(theme.font(12, true));
    const int around = 2 * theme.px(kPadding) + (m_roomForMarks ? theme.px(kBestMark) : 1);
    const int swatch = m_model->hasSwatches() ? theme.px(kSwatch + 6) : 0;
    QVector<int> cells(columns, 0), whole(columns, 0);
    for (int column = 0; column < columns; ++column) {
        for (const QStringList &row : m_model->table().rows)
            cells[column] = std::max(cells[column], bold.horizontalAdvance(row.value(column)));
        cells[column] += around + (column == 0 ? swatch : 0);
        whole[column] = std::max(cells[column], bold.horizontalAdvance(m_model->table().header[column]) + around);
    }
    const int room = viewport()->width();
    const int wanted = std::accumulate(whole.cbegin(), whole.cend(), 0);
    const int least = std::accumulate(cells.cbegin(), cells.cend(), 0);
    QVector<int> widths = whole;
    if (wanted > room) {
        const double heads = wanted > least ? std::clamp(double(room - least) / (wanted - least), 0.0, 1.0) : 0;
        const int spare = std::max(0, cells[m_stretched] - theme.px(m_narrowestWords));
        const int narrowest = least - spare;
        const double all = narrowest > room ? double(room) / narrowest : 1;
        cells[m_stretched] -= std::clamp(least - room, 0, spare);
        for (int column = 0; column < columns; ++column)
            widths[column] = int((cells[column] + heads * (whole[column] - cells[column])) * all);
    }
    widths[m_stretched] += room - std::accumulate(widths.cbegin(), widths.cend(), 0);
    for (int column = 0; column < columns; ++column)
        setColumnWidth(column, std::max(1, widths[column]));
}

QSize TableView::sizeHint() const
{
    const Theme &theme = currentTheme();
    return {theme.px(240), theme.px(kHeader) + m_model->rowCount() * theme.px(kRow) + 1};
}

QSize TableView::minimumSizeHint() const { return {currentTheme().px(160), sizeHint().height()}; }

void TableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOutColumns();
}

void TableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_quiet && current.isValid() && !m_model->keyOf(current.row()).isEmpty())
        Q_EMIT rowChosen(m_model->keyOf(current.row()));
}

report::Table TableView::selectedTable() const
{
    QVector<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    report::Table table = m_model->table();
    if (rows.size() < 2) // one row is the chosen one, not a choice of what to copy
        return table;
    table.rows.clear();
    for (const int row : std::as_const(rows))
        table.rows << m_model->table().rows[row];
    return table;
}

void TableView::copySelection() const { QApplication::clipboard()->setText(report::tabbedText(selectedTable())); }

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else
        QTableView::keyPressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("&Copy table"), this, &TableView::copySelection);
    menu.addAction(tr("Save table as CS&V…"), this, &TableView::saveCsv);
    menu.exec(event->globalPos());
}

void TableView::saveCsv()
{
    QFileDialog dialog(this, tr("Save table"), QString(), tr("CSV table (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    QSaveFile file(dialog.selectedFiles().constFirst());
    const QByteArray bytes = report::csv(selectedTable());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        QMessageBox::warning(this, tr("Save table"), file.errorString());
}

} // namespace xuanka::ui

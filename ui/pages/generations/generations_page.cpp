// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/generations/generations_page.h"

#include "ui/models/generation_models.h"
#include "ui/models/gpu_table_model.h"
#include "ui/models/gpu_traits.h"
#include "ui/models/table_copy.h"
#include "ui/pages/generations/card_sheet.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"
#include "ui/theme/panel.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

#include <array>

namespace xuanka::ui
{

namespace
{

constexpr int kSheetWidth = 320;
constexpr int kRowHeight = 28;

void keepCurrent(QComboBox *combo, const QVector<QPair<QString, QString>> &items)
{
    const QVariant current = combo->currentData();
    combo->clear();
    for (const auto &[text, key] : items)
        combo->addItem(text, key);
    combo->setCurrentIndex(std::max(0, combo->findData(current)));
}

} // namespace

GenerationsPage::GenerationsPage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_cards(new GpuTableModel(workbench->catalogPtr(), this)),
      m_filter(new GpuFilterModel(this)), m_precision(new PrecisionModel(workbench->catalogPtr(), this)),
      m_generations(new GenerationModel(workbench->catalogPtr(), this)), m_views(new QButtonGroup(this)),
      m_stack(new QStackedWidget(this))
{
    m_filter->setSourceModel(m_cards);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    auto *panel = new Panel(this);
    layout->addWidget(panel);
    auto *inside = new QVBoxLayout(panel);
    inside->setContentsMargins(14, 12, 14, 12);
    auto *top = new QHBoxLayout;
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(panel);
        button->setCheckable(true);
        button->setAutoRaise(true);
        m_views->addButton(button, i);
        top->addWidget(button);
    }
    m_views->button(0)->setChecked(true);
    m_explain = new Label(TextRole::Secondary, panel);
    m_explain->setMinimumWidth(1);
    top->addSpacing(8);
    top->addWidget(m_explain, 1);
    inside->addLayout(top);
    m_cardTable = buildTable(m_filter);
    m_precisionTable = buildTable(m_precision);
    m_generationTable = buildTable(m_generations);
    m_stack->addWidget(buildCards());
    m_stack->addWidget(m_precisionTable);
    m_stack->addWidget(m_generationTable);
    inside->addWidget(m_stack, 1);

    connect(m_views, &QButtonGroup::idClicked, this, [this](int id) {
        m_stack->setCurrentIndex(id);
        retranslate();
    });
}

QTableView *GenerationsPage::buildTable(QAbstractItemModel *model)
{
    auto *table = new QTableView(this);
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionsMovable(true);
    m_copies.append(addCopyAction(table));
    return table;
}

QWidget *GenerationsPage::buildCards()
{
    auto *cards = new QWidget(this);
    auto *layout = new QHBoxLayout(cards);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    auto *left = new QVBoxLayout;
    auto *filters = new QHBoxLayout;
    m_search = new QLineEdit(cards);
    m_vendor = new QComboBox(cards);
    m_segment = new QComboBox(cards);
    for (QComboBox *filter : {m_vendor, m_segment})
        filter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_count = new Label(TextRole::Secondary, cards);
    filters->addWidget(m_search, 1);
    filters->addWidget(m_vendor);
    filters->addWidget(m_segment);
    filters->addWidget(m_count);
    left->addLayout(filters);
    left->addWidget(m_cardTable, 1);
    layout->addLayout(left, 1);

    auto *side = new QVBoxLayout;
    m_sheet = new QTextBrowser(cards);
    m_sheet->setOpenLinks(false); // the program uses no network
    m_sheet->setFrameShape(QFrame::NoFrame);
    m_use = new QPushButton(cards);
    side->addWidget(m_sheet, 1);
    side->addWidget(m_use);
    layout->addLayout(side);

    m_cardTable->setSortingEnabled(true);
    m_cardTable->sortByColumn(GpuTableModel::Year, Qt::DescendingOrder);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setWords(text);
        retranslate();
    });
    connect(m_vendor, &QComboBox::activated, this, [this] {
        m_filter->setVendor(m_vendor->currentData().toString());
        retranslate();
    });
    connect(m_segment, &QComboBox::activated, this, [this] {
        m_filter->setSegment(m_segment->currentData().toString());
        retranslate();
    });
    connect(m_cardTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &GenerationsPage::showSheet);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const Parameter *card = findParameter(QLatin1String("gpu")); card && !m_shownCard.isEmpty())
            workbench()->edit(*card, m_shownCard);
    });
    return cards;
}

void GenerationsPage::setResults(const ResultsPtr &results)
{
    // Follows the chosen card until somebody looks at another one.
    if (m_shownCard.isEmpty() || !m_cardTable->selectionModel()->hasSelection())
        selectCard(results->scenario.cluster.gpu);
}

void GenerationsPage::selectCard(const QString &id)
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (index.data(GpuTableModel::IdRole).toString() != id)
            continue;
        m_cardTable->setCurrentIndex(index);
        m_cardTable->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return;
    }
}

void GenerationsPage::showSheet()
{
    const QString id = m_cardTable->currentIndex().siblingAtColumn(0).data(GpuTableModel::IdRole).toString();
    if (!id.isEmpty())
        m_shownCard = id;
    const Gpu *gpu = workbench()->catalog().gpu(m_shownCard);
    m_use->setEnabled(gpu != nullptr);
    m_sheet->setHtml(gpu ? CardSheet::html(*gpu, workbench()->phrases(), workbench()->catalog().asOf()) : QString());
}

void GenerationsPage::fillFilters()
{
    QStringList vendors, segments;
    for (const Gpu &gpu : workbench()->catalog().gpus()) {
        vendors << gpu.vendor;
        segments << gpu.segment;
    }
    vendors.removeDuplicates();
    segments.removeDuplicates();
    QVector<QPair<QString, QString>> vendorItems{{tr("All vendors"), QString()}};
    for (const QString &vendor : std::as_const(vendors))
        vendorItems.append({GpuWords::vendor(vendor), vendor});
    QVector<QPair<QString, QString>> segmentItems{{tr("All kinds"), QString()}};
    for (const QString &segment : std::as_const(segments))
        segmentItems.append({GpuWords::segment(segment), segment});
    keepCurrent(m_vendor, vendorItems);
    keepCurrent(m_segment, segmentItems);
}

void GenerationsPage::retranslate()
{
    const Phrases &phrases = workbench()->phrases();
    m_cards->setPhrases(phrases);
    m_precision->setPhrases(phrases);
    m_generations->setPhrases(phrases);
    const std::array names{tr("Cards"), tr("Precision matrix"), tr("Generations")};
    for (int i = 0; i < int(names.size()); ++i)
        m_views->button(i)->setText(names[std::size_t(i)]);
    const std::array explanations{
        tr("Dense rates, vendors' gigabytes; — is not published."),
        tr("Dense TFLOP/s (INT8: TOP/s) of the fastest card of each generation; ● supported, ◐ on some cards only."),
        tr("Totals of NVLink count both directions.")};
    m_explain->setText(explanations[std::size_t(m_stack->currentIndex())]);
    m_search->setPlaceholderText(tr("Search cards"));
    m_search->setAccessibleName(tr("Search cards"));
    m_vendor->setAccessibleName(tr("Vendor"));
    m_segment->setAccessibleName(tr("Kind"));
    m_cardTable->setAccessibleName(tr("Cards"));
    m_precisionTable->setAccessibleName(tr("Precision matrix"));
    m_generationTable->setAccessibleName(tr("Generations"));
    m_sheet->setAccessibleName(tr("Card sheet"));
    for (QAction *copy : std::as_const(m_copies))
        copy->setText(tr("Copy table"));
    m_use->setText(tr("Use this card"));
    m_count->setText(tr("%1 of %2").arg(m_filter->rowCount()).arg(m_cards->rowCount()));
    fillFilters();
    showSheet();
    fitColumns();
}

void GenerationsPage::fitColumns()
{
    const Theme &theme = currentTheme();
    const std::array<int, GpuTableModel::ColumnCount> widths{160, 52, 72, 66, 106, 74, 56, 130, 118, 104, 60};
    for (int column = 0; column < int(widths.size()); ++column)
        m_cardTable->setColumnWidth(column, theme.px(widths[std::size_t(column)]));
    for (int column = 0; column < m_precision->columnCount(); ++column)
        m_precisionTable->setColumnWidth(column, theme.px(column == 0 ? 180 : (column == 11 ? 130 : 62)));
    const std::array<int, GenerationModel::ColumnCount> others{130, 90, 46, 220, 80, 84, 150, 150, 124, 420};
    for (int column = 0; column < int(others.size()); ++column)
        m_generationTable->setColumnWidth(column, theme.px(others[std::size_t(column)]));
    for (QTableView *table : {m_cardTable, m_precisionTable, m_generationTable})
        table->verticalHeader()->setDefaultSectionSize(theme.px(kRowHeight));
}

void GenerationsPage::applyTheme()
{
    const Theme &theme = currentTheme();
    m_sheet->setFixedWidth(theme.px(kSheetWidth));
    m_sheet->document()->setDefaultFont(theme.font(12));
    QPalette flat = palette();
    flat.setColor(QPalette::Base, theme.panel);
    for (QWidget *view : std::initializer_list<QWidget *>{m_sheet, m_cardTable, m_precisionTable, m_generationTable})
        view->setPalette(flat);
    fitColumns();
    showSheet();
}

} // namespace xuanka::ui

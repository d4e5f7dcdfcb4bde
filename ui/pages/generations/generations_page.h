// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

class QAbstractItemModel;
class QAction;
class QButtonGroup;
class QComboBox;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTextBrowser;

namespace xuanka::ui
{

class GenerationModel;
class GpuFilterModel;
class GpuTableModel;
class Label;
class PrecisionModel;

/// What cards there are: the table of all of them with the sheet of the chosen one, the precision matrix and
/// the quick table of generations.
class GenerationsPage : public Page
{
    Q_OBJECT
public:
    explicit GenerationsPage(Workbench *workbench, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("generations"); }
    QString pageTitle() const override { return tr("Generations"); }
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;

private:
    QWidget *buildCards();
    QTableView *buildTable(QAbstractItemModel *model);
    void showSheet();
    void selectCard(const QString &id);
    void fillFilters();
    void fitColumns();

    GpuTableModel *m_cards;
    GpuFilterModel *m_filter;
    PrecisionModel *m_precision;
    GenerationModel *m_generations;
    QButtonGroup *m_views;
    QStackedWidget *m_stack;
    QTableView *m_cardTable = nullptr;
    QTableView *m_precisionTable = nullptr;
    QTableView *m_generationTable = nullptr;
    QLineEdit *m_search = nullptr;
    QComboBox *m_vendor = nullptr;
    QComboBox *m_segment = nullptr;
    Label *m_count = nullptr;
    Label *m_explain = nullptr;
    QTextBrowser *m_sheet = nullptr;
    QPushButton *m_use = nullptr;
    QVector<QAction *> m_copies;
    QString m_shownCard;
};

} // namespace xuanka::ui

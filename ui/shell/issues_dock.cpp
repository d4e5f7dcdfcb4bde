// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/issues_dock.h"

#include "ui/models/issue_model.h"
#include "ui/shell/workbench.h"
#include "ui/theme/glyphs.h"

#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace xuanka::ui
{

namespace
{

constexpr int kRowHeight = 22;
constexpr int kShownRows = 3;

class IssueDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = currentTheme();
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, theme.accentGround);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, theme.grid);
        const int size = theme.px(10);
        const QRect area = option.rect.adjusted(theme.px(14), 0, -theme.px(14), 0);
        drawSeverity(painter, QRectF(area.left(), area.center().y() - size / 2.0, size, size),
                     Severity(index.data(IssueModel::SeverityRole).toInt()), theme);
        painter->setFont(theme.font(12));
        painter->setPen(theme.text);
        const QRect textArea = area.adjusted(size + theme.px(8), 0, 0, 0);
        painter->drawText(textArea, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, textArea.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, currentTheme().px(kRowHeight)};
    }
};

} // namespace

IssuesDock::IssuesDock(Workbench *workbench, QWidget *parent)
    : QDockWidget(parent), m_workbench(workbench), m_model(new IssueModel(this)), m_view(new QListView(this))
{
    setObjectName(QStringLiteral("issues"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this)); // the list says what it is
    m_view->setModel(m_model);
    m_view->setItemDelegate(new IssueDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_view);
    hide();
    connect(m_view, &QListView::clicked, this, &IssuesDock::jump);
    connect(m_view, &QListView::activated, this, &IssuesDock::jump);
    connect(workbench, &Workbench::resultsChanged, this, &IssuesDock::showResults);
}

void IssuesDock::retranslate()
{
    setWindowTitle(tr("Assumptions and warnings"));
    m_view->setAccessibleName(tr("Assumptions and warnings"));
    showResults(m_workbench->results());
}

void IssuesDock::applyTheme()
{
    m_view->setFixedHeight(currentTheme().px(kRowHeight) * std::clamp(m_model->rowCount(), 1, kShownRows) + 4);
}

void IssuesDock::setWanted(bool wanted)
{
    m_wanted = wanted;
    setVisible(wanted && m_model->rowCount() > 0);
}

int IssuesDock::count() const { return m_model->rowCount(); }

QString IssuesDock::firstText() const { return m_model->index(0).data().toString(); }

void IssuesDock::showResults(const ResultsPtr &results)
{
    m_model->setIssues(results && !results->error ? results->estimate.issues : QVector<Issue>(),
                       m_workbench->phrases());
    applyTheme();
    const bool show = m_wanted && m_model->rowCount() > 0;
    if (show != isVisibleTo(parentWidget()))
        setVisible(show);
    Q_EMIT issuesChanged();
}

void IssuesDock::jump(const QModelIndex &index)
{
    const QString path = index.data(IssueModel::PathRole).toString();
    if (!path.isEmpty())
        Q_EMIT m_workbench->fieldRequested(path);
}

} // namespace xuanka::ui

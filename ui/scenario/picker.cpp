// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/picker.h"

#include "ui/theme/glyphs.h"
#include "ui/theme/label.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStyleOptionComboBox>

namespace xuanka::ui
{

namespace
{

constexpr int kPopupWidth = 460;
constexpr int kPopupHeight = 440;
constexpr int kRowHeight = 26;

/// Verdict shapes say it without colour as well; a ring is 'not known'.
void drawExportDot(QPainter *painter, const QRectF &rect, ExportClass value)
{
    const Theme &theme = currentTheme();
    switch (value) {
    case ExportClass::Domestic:
    case ExportClass::BelowThresholds:
        drawVerdict(painter, rect, Verdict::Fits, theme.fits);
        return;
    case ExportClass::Conditional:
        drawVerdict(painter, rect, Verdict::Tight, theme.tight);
        return;
    case ExportClass::Licence:
        drawVerdict(painter, rect, Verdict::DoesNotFit, theme.failed);
        return;
    case ExportClass::Unknown:
        break;
    }
    painter->setPen(QPen(theme.faintText, 1.2));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(rect.adjusted(1, 1, -1, -1));
}

} // namespace

void PickerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = currentTheme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect area = option.rect.adjusted(theme.px(10), 0, -theme.px(10), 0);
    const QString title = index.data(Qt::DisplayRole).toString();
    if (index.data(PickerModel::HeadingRole).toBool()) {
        painter->setFont(theme.font(12, true));
        painter->setPen(theme.softText);
        painter->drawText(area.adjusted(0, theme.px(6), 0, 0), Qt::AlignLeft | Qt::AlignVCenter, title);
        painter->restore();
        return;
    }
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.accentGround);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme.grid);

    const QVariant check = index.data(Qt::CheckStateRole);
    if (check.isValid()) {
        QStyleOptionViewItem box(option);
        const int size = theme.px(15);
        box.rect = QRect(area.left(), area.center().y() - size / 2, size, size);
        box.state = QStyle::State_Enabled | (check.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
        QApplication::style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
        area.setLeft(area.left() + size + theme.px(8));
    }
    if (const QVariant status = index.data(PickerModel::ExportRole); status.isValid()) {
        const int size = theme.px(8);
        drawExportDot(painter, QRectF(area.left(), area.center().y() - size / 2.0, size, size),
                      ExportClass(status.toInt()));
        area.setLeft(area.left() + size + theme.px(8));
    }
    const QString detail = index.data(PickerModel::DetailRole).toString();
    painter->setFont(theme.font(12));
    const int detailWidth = painter->fontMetrics().horizontalAdvance(detail) + theme.px(10);
    painter->setPen(theme.softText);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, detail);
    painter->setFont(theme.font(13));
    painter->setPen(theme.text);
    const int room = std::max(theme.px(60), area.width() - detailWidth);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(title, Qt::ElideRight, room));
    painter->restore();
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool heading = index.data(PickerModel::HeadingRole).toBool();
    return {100, currentTheme().px(heading ? kRowHeight + 6 : kRowHeight)};
}

PickerPopup::PickerPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup), m_model(new PickerModel(this)), m_search(new QLineEdit(this)),
      m_list(new QListView(this)), m_empty(new Label(TextRole::Secondary, this)),
      m_foot(new Label(TextRole::Faint, this)), m_action(new QPushButton(this))
{
    setAttribute(Qt::WA_WindowPropagation);
    m_search->setClearButtonEnabled(false);
    m_search->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PickerDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(false);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFocusPolicy(Qt::NoFocus); // the keyboard stays in the search field
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->hide();
    m_foot->setWordWrap(true);
    m_action->setAutoDefault(false);
    m_action->hide();

    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(10, 0, 10, 8);
    foot->addWidget(m_foot, 1);
    foot->addWidget(m_action);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 8, 1, 1);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(9, 0, 9, 0);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addLayout(foot);

    connect(m_search, &QLineEdit::textChanged, this, &PickerPopup::search);
    connect(m_list, &QListView::clicked, this, &PickerPopup::activate);
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT actionTriggered();
    });
}

void PickerPopup::setCheckable(int maxChecked)
{
    m_checkable = maxChecked > 0;
    m_model->setCheckable(maxChecked);
}

void PickerPopup::setAction(const QString &text)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
}

void PickerPopup::setTexts(const QString &searchHint, const QString &nothingFound, const QString &foot)
{
    m_search->setPlaceholderText(searchHint);
    m_search->setAccessibleName(searchHint);
    m_list->setAccessibleName(searchHint);
    m_empty->setText(nothingFound);
    m_foot->setText(foot);
    m_foot->setVisible(!foot.isEmpty());
}

void PickerPopup::openUnder(QWidget *anchor, const QString &currentId, const QString &typed)
{
    m_search->setText(typed);
    search(typed);
    const Theme &theme = currentTheme();
    resize(theme.px(kPopupWidth), theme.px(kPopupHeight));
    QPoint corner = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
    if (const QScreen *screen = anchor->screen()) {
        const QRect area = screen->availableGeometry();
        corner.setX(std::clamp(corner.x(), area.left(), std::max(area.left(), area.right() - width())));
        corner.setY(std::clamp(corner.y(), area.top(), std::max(area.top(), area.bottom() - height())));
    }
    move(corner);
    show();
    m_search->setFocus();
    const int row = typed.isEmpty() ? m_model->rowOf(currentId) : m_model->firstEntryRow();
    selectRow(row >= 0 ? row : m_model->firstEntryRow());
}

void PickerPopup::search(const QString &text)
{
    if (text.startsWith(QLatin1Char('{'))) {
        hide();
        Q_EMIT textPasted(text);
        return;
    }
    m_model->setFilter(text);
    const int first = m_model->firstEntryRow();
    m_empty->setVisible(first < 0);
    selectRow(first);
}

void PickerPopup::selectRow(int row)
{
    if (row < 0)
        return;
    const QModelIndex index = m_model->index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void PickerPopup::activate(const QModelIndex &index)
{
    const QString id = index.data(PickerModel::IdRole).toString();
    if (id.isEmpty())
        return;
    if (m_checkable) {
        const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return;
    }
    hide();
    Q_EMIT picked(id);
}

bool PickerPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const auto skipTo = [this](int row, int direction) {
        while (row >= 0 && row < m_model->rowCount() && m_model->index(row).data(PickerModel::HeadingRole).toBool())
            row += direction;
        if (row >= 0 && row < m_model->rowCount())
            m_list->setCurrentIndex(m_model->index(row));
    };
    const int row = m_list->currentIndex().row();
    constexpr int kPage = 10;
    switch (key->key()) {
    case Qt::Key_Down:
        skipTo(row + 1, 1);
        return true;
    case Qt::Key_Up:
        skipTo(row - 1, -1);
        return true;
    case Qt::Key_PageDown:
        skipTo(std::min(row + kPage, m_model->rowCount() - 1), 1);
        return true;
    case Qt::Key_PageUp:
        skipTo(std::max(row - kPage, 0), 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list->currentIndex().isValid())
            activate(m_list->currentIndex());
        return true;
    default:
        return false;
    }
}

void PickerPopup::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.field);
    painter.setPen(theme.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

PickerButton::PickerButton(QWidget *parent) : QAbstractButton(parent), m_popup(new PickerPopup(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] { open({}); });
}

void PickerButton::setCurrent(const QString &id, const QString &text, const QString &detail)
{
    m_id = id;
    m_detail = detail;
    setText(text);
    setAccessibleDescription(detail.isEmpty() ? text : text + QStringLiteral(", ") + detail);
    update();
}

QSize PickerButton::sizeHint() const { return {currentTheme().px(150), currentTheme().px(26)}; }

void PickerButton::open(const QString &typed)
{
    Q_EMIT aboutToOpen();
    m_popup->openUnder(this, m_id, typed);
}

void PickerButton::keyPressEvent(QKeyEvent *event)
{
    const QString typed = event->text();
    const bool printable = !typed.isEmpty() && typed.at(0).isPrint() && typed.at(0) != QLatin1Char(' ') &&
                           !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (printable) {
        open(typed);
    } else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        open({});
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void PickerButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    QStyleOptionComboBox option;
    option.initFrom(this);
    option.subControls = QStyle::SC_All;
    style()->drawComplexControl(QStyle::CC_ComboBox, &option, &painter, this);
    const QRect area = rect().adjusted(theme.px(8), 0, -theme.px(24), 0);
    painter.setFont(theme.font(13));
    painter.setPen(isEnabled() ? theme.text : theme.faintText);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
    const int used = painter.fontMetrics().horizontalAdvance(text()) + theme.px(10);
    painter.setFont(theme.font(12));
    if (used + painter.fontMetrics().horizontalAdvance(m_detail) < area.width()) {
        painter.setPen(theme.faintText);
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, m_detail);
    }
}

} // namespace xuanka::ui

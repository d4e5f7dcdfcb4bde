// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/glyphs.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolTip>

namespace xuanka::ui
{

namespace
{

constexpr double kCorner = 4;

QRectF crisp(const QRect &rect) { return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5); }

void drawBox(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &edge, double width = 1)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    painter->drawRoundedRect(crisp(rect), kCorner, kCorner);
    painter->restore();
}

void drawField(QPainter *painter, const QRect &rect, QStyle::State state)
{
    const Theme &theme = currentTheme();
    const bool enabled = state & QStyle::State_Enabled;
    const bool focused = enabled && (state & QStyle::State_HasFocus);
    drawBox(painter, rect, enabled ? theme.field : theme.window, focused ? theme.accent : theme.line,
            focused ? 1.5 : 1);
}

void drawCheck(QPainter *painter, const QRect &rect, QStyle::State state)
{
    const Theme &theme = currentTheme();
    const bool on = state & QStyle::State_On;
    const bool enabled = state & QStyle::State_Enabled;
    const QColor edge = (state & QStyle::State_HasFocus) || on ? theme.accent : theme.faintText;
    drawBox(painter, rect, on ? (enabled ? theme.accent : theme.faintText) : theme.field, enabled ? edge : theme.line);
    if (on) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.scheme == Scheme::Dark ? theme.window : theme.panel, rect.width() * 0.13,
                             Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QRectF r(rect);
        const QPointF points[] = {{r.left() + r.width() * 0.25, r.top() + r.height() * 0.52},
                                  {r.left() + r.width() * 0.43, r.top() + r.height() * 0.70},
                                  {r.left() + r.width() * 0.77, r.top() + r.height() * 0.32}};
        painter->drawPolyline(points, 3);
        painter->restore();
    } else if (state & QStyle::State_NoChange) {
        const int inset = rect.width() / 4;
        painter->fillRect(rect.adjusted(inset, rect.height() / 2 - 1, -inset, -rect.height() / 2 + 1), theme.accent);
    }
}

void drawButtonGround(QPainter *painter, const QStyleOption *option, bool flat)
{
    const Theme &theme = currentTheme();
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool on = option->state & (QStyle::State_On | QStyle::State_Sunken);
    const bool hover = enabled && (option->state & QStyle::State_MouseOver);
    QColor fill = flat ? QColor(Qt::transparent) : theme.field;
    if (on)
        fill = theme.accentGround;
    else if (hover)
        fill = theme.grid;
    QColor edge = flat ? QColor() : theme.line;
    if (option->state & QStyle::State_HasFocus && option->state & QStyle::State_KeyboardFocusChange)
        edge = theme.accent;
    drawBox(painter, option->rect, fill, edge);
}

void drawScrollBar(QPainter *painter, const QStyleOptionSlider *option, const QRect &handle)
{
    const Theme &theme = currentTheme();
    if (option->maximum <= option->minimum)
        return;
    const bool active =
        option->state & QStyle::State_MouseOver || option->activeSubControls & QStyle::SC_ScrollBarSlider;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(active ? theme.faintText : theme.line);
    const QRectF bar = QRectF(handle).adjusted(2, 2, -2, -2);
    const double corner = std::min(bar.width(), bar.height()) / 2;
    painter->drawRoundedRect(bar, corner, corner);
    painter->restore();
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    const Theme &theme = currentTheme();
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            drawField(painter, option->rect, option->state);
        return;
    case PE_FrameLineEdit:
        return; // the panel has drawn it
    case PE_FrameFocusRect:
        drawBox(painter, option->rect, Qt::transparent, theme.accent);
        return;
    case PE_PanelButtonCommand:
        drawButtonGround(painter, option, false);
        return;
    case PE_PanelButtonTool:
        drawButtonGround(painter, option, true);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(painter, option->rect, option->state);
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.line);
        return;
    case PE_FrameTabWidget:
    case PE_PanelScrollAreaCorner:
    case PE_FrameStatusBarItem:
        return;
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        if (option->state & State_Selected)
            painter->fillRect(option->rect, theme.accentGround);
        else if (option->state & State_MouseOver && option->state & State_Enabled)
            painter->fillRect(option->rect, theme.grid);
        else
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, theme.panel);
        [[fallthrough]];
    case PE_FrameMenu:
    case PE_Frame:
        painter->save();
        painter->setPen(theme.line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        if (option->rect.width() < option->rect.height())
            painter->fillRect(QRect(option->rect.left(), option->rect.top(), 1, option->rect.height()), theme.line);
        else
            painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.line);
        return;
    case PE_IndicatorArrowDown:
        drawChevron(painter, option->rect, Chevron::Down, theme.softText);
        return;
    case PE_IndicatorArrowRight:
        drawChevron(painter, option->rect, Chevron::Right, theme.softText);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

bool Style::drawTab(ControlElement element, const QStyleOption *option, QPainter *painter) const
{
    const Theme &theme = currentTheme();
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
    if (!tab)
        return false;
    const bool selected = tab->state & State_Selected;
    if (element == CE_TabBarTabShape) {
        if (!selected && tab->state & State_MouseOver)
            drawBox(painter, tab->rect.adjusted(2, 2, -2, -4), theme.grid, QColor());
        if (selected)
            painter->fillRect(QRect(tab->rect.left(), tab->rect.bottom() - 1, tab->rect.width(), 2), theme.accent);
        if (tab->state & State_HasFocus)
            drawBox(painter, tab->rect.adjusted(3, 3, -3, -4), Qt::transparent, theme.accent);
        return true;
    }
    painter->save();
    painter->setFont(theme.font(13, selected));
    painter->setPen(selected ? theme.accent : (tab->state & State_Enabled ? theme.softText : theme.faintText));
    painter->drawText(tab->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
    painter->restore();
    return true;
}

bool Style::drawHeader(ControlElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const
{
    const Theme &theme = currentTheme();
    if (element == CE_HeaderLabel) {
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            QStyleOptionHeader soft = *header;
            soft.palette.setColor(QPalette::ButtonText, theme.softText);
            QProxyStyle::drawControl(element, &soft, painter, widget);
            return true;
        }
        return false;
    }
    painter->fillRect(option->rect, theme.panel);
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.line);
    return true;
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    const Theme &theme = currentTheme();
    switch (element) {
    case CE_TabBarTabShape:
    case CE_TabBarTabLabel:
        if (drawTab(element, option, painter))
            return;
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
    case CE_HeaderLabel:
        if (drawHeader(element, option, painter, widget))
            return;
        break;
    case CE_ToolBar:
        painter->fillRect(option->rect, theme.panel);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.line);
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, theme.panel);
        return;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            const bool active = item->state & State_Selected && item->state & State_Enabled;
            painter->fillRect(item->rect, theme.panel);
            if (active)
                drawBox(painter, item->rect, theme.accentGround, QColor());
            QPalette palette = item->palette;
            palette.setColor(QPalette::ButtonText, active ? theme.accent : theme.text);
            const int mnemonic = proxy()->styleHint(SH_UnderlineShortcut, item, widget, nullptr) ? Qt::TextShowMnemonic
                                                                                                 : Qt::TextHideMnemonic;
            proxy()->drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonic, palette, true,
                                  item->text, QPalette::ButtonText);
            return;
        }
        break;
    case CE_ItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem calm = *item;
            calm.palette.setColor(QPalette::HighlightedText, theme.text);
            calm.palette.setColor(QPalette::Highlight, theme.accentGround);
            QProxyStyle::drawControl(element, &calm, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            const bool marked = button->state & State_On || (widget && widget->property("emphasised").toBool());
            if (!marked)
                break;
            QStyleOptionToolButton accented = *button;
            accented.palette.setColor(QPalette::ButtonText, theme.accent);
            QProxyStyle::drawControl(element, &accented, painter, widget);
            return;
        }
        break;
    case CE_Splitter:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (combo && !combo->editable) {
            const Theme &theme = currentTheme();
            drawField(painter, combo->rect, combo->state);
            drawChevron(painter, subControlRect(CC_ComboBox, combo, SC_ComboBoxArrow, widget), Chevron::Down,
                        combo->state & State_Enabled ? theme.softText : theme.line);
            return;
        }
    }
    if (control == CC_ToolButton && widget && widget->property("emphasised").toBool())
        drawBox(painter, option->rect, currentTheme().accentGround, QColor());
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            drawScrollBar(painter, bar, subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget));
            return;
        }
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        rect.adjust(currentTheme().px(4), 0, -currentTheme().px(4), 0);
    return rect;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                            const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        // No arrow buttons: the groove is the whole bar.
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (bar) {
            const QRect all = bar->rect;
            const bool upright = bar->orientation == Qt::Vertical;
            const int length = upright ? all.height() : all.width();
            const qint64 span = qint64(bar->maximum) - bar->minimum + bar->pageStep;
            const int handle = std::clamp(span > 0 ? int(qint64(length) * bar->pageStep / span) : length,
                                          std::min(length, currentTheme().px(28)), length);
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle,
                                                      bar->upsideDown);
            const auto part = [&](int from, int size) {
                return upright ? QRect(all.left(), all.top() + from, all.width(), size)
                               : QRect(all.left() + from, all.top(), size, all.height());
            };
            switch (subControl) {
            case SC_ScrollBarSlider:
                return part(start, handle);
            case SC_ScrollBarGroove:
                return all;
            case SC_ScrollBarSubPage:
                return part(0, start);
            case SC_ScrollBarAddPage:
                return part(start + handle, length - start - handle);
            default:
                return {};
            }
        }
    }
    const QRect rect = QProxyStyle::subControlRect(control, option, subControl, widget);
    if (control == CC_ComboBox && subControl == SC_ComboBoxEditField)
        return rect.adjusted(currentTheme().px(3), 0, 0, 0);
    return rect;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const Theme &theme = currentTheme();
    switch (metric) {
    case PM_ScrollBarExtent:
        return theme.px(10);
    case PM_DockWidgetSeparatorExtent:
        return 4;
    case PM_SplitterWidth:
        return theme.px(12);
    case PM_TabBarTabHSpace:
        return theme.px(26);
    case PM_TabBarTabVSpace:
        return theme.px(16);
    case PM_TabBarTabOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseHeight:
        return 0;
    case PM_ToolBarItemSpacing:
        return theme.px(4);
    case PM_ToolBarItemMargin:
        return theme.px(4);
    case PM_ToolBarFrameWidth:
        return 1;
    case PM_HeaderMargin:
    case PM_FocusFrameHMargin:
        return theme.px(5);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return theme.px(15);
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
        return theme.px(16);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    const Theme &theme = currentTheme();
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_TabBarTab:
        result.rwidth() += theme.px(6); // the selected tab is bold
        break;
    case CT_ToolButton:
        result += QSize(theme.px(12), theme.px(6));
        break;
    case CT_MenuBarItem:
        result += QSize(theme.px(8), theme.px(6));
        break;
    case CT_HeaderSection:
        result.rheight() += theme.px(6);
        break;
    case CT_ComboBox:
        result.rwidth() += theme.px(8); // the inset of its text
        [[fallthrough]];
    case CT_LineEdit:
        result.setHeight(std::max(result.height(), theme.px(26)));
        break;
    default:
        break;
    }
    return result;
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_ComboBox_Popup:
        return 0;
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

ThemeNotifier *themeNotifier()
{
    static ThemeNotifier notifier;
    return &notifier;
}

void applyTheme(const Theme &theme)
{
    setCurrentTheme(theme);
    if (qobject_cast<Style *>(QApplication::style()) == nullptr)
        QApplication::setStyle(new Style);
    QApplication::setPalette(theme.palette());
    QToolTip::setPalette(theme.palette());
    QApplication::setFont(theme.font(13));
    QToolTip::setFont(theme.font(12));
    Q_EMIT themeNotifier()->changed();
}

} // namespace xuanka::ui

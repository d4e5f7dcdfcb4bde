// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QProxyStyle>

namespace xuanka::ui
{

/// Fusion with flat fields, one-pixel lines and the tokens of the theme in force.
class Style : public QProxyStyle
{
    Q_OBJECT
public:
    Style();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                         const QWidget *widget) const override;

private:
    bool drawTab(ControlElement element, const QStyleOption *option, QPainter *painter) const;
    bool drawHeader(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
};

/// Tells widgets that keep colours or fonts of their own that the theme changed; palette and font events reach
/// only those that inherit both.
class ThemeNotifier : public QObject
{
    Q_OBJECT
Q_SIGNALS:
    void changed();
};
ThemeNotifier *themeNotifier();

/// Makes a theme the one in force: style, palette, application font. GUI thread, application object exists.
void applyTheme(const Theme &theme);

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::ui
{

namespace
{

// The digits of this family are all of one width, so figures line up without OpenType features.
const QString &fontFamily()
{
    static const QString family = QStringLiteral("Xuanka Sans SC");
    return family;
}

const QHash<QString, QColor> &memoryColors()
{
    static const QHash<QString, QColor> colors{
        {QStringLiteral("weights"), QColor(0x2F6DB5)},       {QStringLiteral("gradients"), QColor(0x45A5A0)},
        {QStringLiteral("optimizer"), QColor(0x7C72B8)},     {QStringLiteral("activations"), QColor(0xE3A63B)},
        {QStringLiteral("logits"), QColor(0xD9752C)},        {QStringLiteral("kv_cache"), QColor(0x5E9F57)},
        {QStringLiteral("communication"), QColor(0x8FA6B8)}, {QStringLiteral("workspace"), QColor(0x8FA6B8)},
        {QStringLiteral("context"), QColor(0xB9C0C7)},       {QStringLiteral("fragmentation"), QColor(0xB9C0C7)}};
    return colors;
}

const QHash<QString, QColor> &stepColors()
{
    static const QHash<QString, QColor> colors{
        {QStringLiteral("compute"), QColor(0x2F6DB5)},         {QStringLiteral("attention"), QColor(0x7C72B8)},
        {QStringLiteral("recompute"), QColor(0xE3A63B)},       {QStringLiteral("tensor_comm"), QColor(0x45A5A0)},
        {QStringLiteral("pipeline_bubble"), QColor(0xB9C0C7)}, {QStringLiteral("data_comm_exposed"), QColor(0xD9752C)},
        {QStringLiteral("optimizer"), QColor(0x5E9F57)},       {QStringLiteral("overhead"), QColor(0x8FA6B8)}};
    return colors;
}

Theme lightTheme()
{
    Theme t;
    t.window = QColor(0xF3F5F7);
    t.panel = QColor(0xFFFFFF);
    t.field = QColor(0xFFFFFF);
    t.line = QColor(0xD9DEE4);
    t.grid = QColor(0xE8ECF0);
    t.text = QColor(0x1C2733);
    t.softText = QColor(0x5B6875);
    t.faintText = QColor(0x8A96A3);
    t.accent = QColor(0x1F5FBF);
    t.accentGround = QColor(0xE8F0FC);
    t.fits = QColor(0x237A4B);
    t.tight = QColor(0xA66A00);
    t.failed = QColor(0xB3322C);
    return t;
}

Theme darkTheme()
{
    Theme t;
    t.window = QColor(0x14191F);
    t.panel = QColor(0x1C232B);
    t.field = QColor(0x222A33);
    t.line = QColor(0x303A45);
    t.grid = QColor(0x29323C);
    t.text = QColor(0xE6EBF0);
    t.softText = QColor(0xA3B0BD);
    t.faintText = QColor(0x75828F);
    t.accent = QColor(0x6FA8FF);
    t.accentGround = QColor(0x22344E);
    t.fits = QColor(0x63C58D);
    t.tight = QColor(0xE5B04A);
    t.failed = QColor(0xF07F77);
    return t;
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto blend = [share](int x, int y) { return int(std::lround(x * share + y * (1 - share))); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

Theme &themeInForce()
{
    static Theme theme = Theme::of(Scheme::Light);
    return theme;
}

} // namespace

Theme Theme::of(Scheme scheme, double scale)
{
    Theme theme = scheme == Scheme::Dark ? darkTheme() : lightTheme();
    if (scheme == Scheme::Print)
        theme.window = theme.panel; // paper has one white
    theme.scheme = scheme;
    theme.scale = scale;
    return theme;
}

QColor Theme::memoryPart(const QString &key) const { return memoryColors().value(key, faintText); }

QColor Theme::stepPart(const QString &key) const { return stepColors().value(key, faintText); }

QColor Theme::card(int index) const
{
    // Blue, vermilion, bluish green, reddish purple: apart in hue for all three kinds of colour blindness and
    // apart in lightness, so that they survive a black-and-white print.
    static constexpr std::array<QRgb, 4> onLight{0x1F5FBF, 0xD0611A, 0x0F9A78, 0x8E2D73};
    static constexpr std::array<QRgb, 4> onDark{0x6FA8FF, 0xF2935A, 0x4FCFA8, 0xC77DDB};
    const auto &colors = scheme == Scheme::Dark ? onDark : onLight;
    return QColor(colors[std::size_t(std::clamp(index, 0, 3))]);
}

QColor Theme::series(const QString &colorKey) const
{
    if (colorKey.startsWith(QLatin1String("card")))
        return card(QStringView(colorKey).mid(4).toInt());
    const auto memory = memoryColors().constFind(colorKey);
    return memory != memoryColors().constEnd() ? *memory : stepPart(colorKey);
}

QColor Theme::ground(const QColor &status) const { return mixed(status, panel, scheme == Scheme::Dark ? 0.18 : 0.12); }

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, field);
    p.setColor(QPalette::AlternateBase, mixed(window, panel, 0.5));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, panel);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, failed);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, scheme == Scheme::Dark ? window : panel);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::ToolTipBase, panel);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::PlaceholderText, faintText);
    p.setColor(QPalette::Light, panel);
    p.setColor(QPalette::Midlight, grid);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line.darker(115));
    p.setColor(QPalette::Shadow, line.darker(140));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, faintText);
    p.setColor(QPalette::Disabled, QPalette::Base, window);
    p.setColor(QPalette::Disabled, QPalette::Highlight, line);
    return p;
}

QFont Theme::font(int pixelSize, bool bold) const
{
    QFont font(fontFamily());
    font.setPixelSize(px(pixelSize));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    return font;
}

int Theme::px(int pixels) const { return std::max(1, int(std::lround(pixels * scale))); }

QString installFonts()
{
    static const bool installed = [] {
        const int regular = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/XuankaSansSC-Regular.otf"));
        const int bold = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/XuankaSansSC-Bold.otf"));
        return regular >= 0 && bold >= 0;
    }();
    return installed ? fontFamily() : QString();
}

const Theme &currentTheme() { return themeInForce(); }

void setCurrentTheme(const Theme &theme) { themeInForce() = theme; }

} // namespace xuanka::ui

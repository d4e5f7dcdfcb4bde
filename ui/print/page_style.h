// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "ui/theme/theme.h"

#include <QRectF>

namespace xuanka::ui
{

/// Measures of the printed page in layout units of 1/20 point. So fine a unit makes text measure the same on
/// every device: hinting and integer pixels no longer matter.
namespace paper
{
inline constexpr double kPoint = 20.0;
inline constexpr double kMillimetre = kPoint * 72.0 / 25.4;
inline constexpr int kUnitsPerInch = 1440;

inline constexpr double kWidth = 210 * kMillimetre;
inline constexpr double kHeight = 297 * kMillimetre;
inline constexpr double kSide = 20 * kMillimetre; ///< left and right margin
inline constexpr double kTop = 25 * kMillimetre;  ///< first line of the body
inline constexpr double kBottom = 22 * kMillimetre;
inline constexpr double kHeadLine = 16 * kMillimetre; ///< rule under the running head
inline constexpr double kFootText = 12 * kMillimetre; ///< baseline of the foot, from the lower edge

inline QRectF body() { return {kSide, kTop, kWidth - 2 * kSide, kHeight - kTop - kBottom}; }
/// A screen pixel of a chart on paper: 0.75 point, as on a 96 dpi screen at 100 %.
inline constexpr double kChartPixel = 0.75 * kPoint;
} // namespace paper

enum class Ink : std::uint8_t { Text, Soft, Faint, Accent, Fits, Tight, Failed };

/// One kind of text on the page.
struct TextStyle {
    double points = 9.5;
    bool bold = false;
    Ink ink = Ink::Text;
    double leading = 1.5; ///< line distance in font sizes
    double lineHeight() const { return points * leading * paper::kPoint; }
    bool operator==(const TextStyle &) const = default;
};

namespace styles
{
inline constexpr TextStyle kBody{9.5, false, Ink::Text, 1.55};
inline constexpr TextStyle kNote{8, false, Ink::Soft, 1.5};
inline constexpr TextStyle kCell{8.5, false, Ink::Text, 1.42};
inline constexpr TextStyle kCellBold{8.5, true, Ink::Text, 1.42};
inline constexpr TextStyle kLabel{8.5, false, Ink::Soft, 1.42};
inline constexpr TextStyle kTableHead{8, true, Ink::Soft, 1.42};
inline constexpr TextStyle kCaption{8.5, true, Ink::Text, 1.5};
inline constexpr TextStyle kBoxed{11.5, true, Ink::Text, 1.45};
inline constexpr TextStyle kFigure{16, true, Ink::Text, 1.35};
inline constexpr TextStyle kRunning{7.5, false, Ink::Soft, 1.4};
inline constexpr TextStyle kHeading1{17, true, Ink::Text, 1.35};
inline constexpr TextStyle kHeading2{12, true, Ink::Text, 1.4};
inline constexpr TextStyle kHeading3{10, true, Ink::Text, 1.4};
} // namespace styles

QFont fontOf(const TextStyle &style);
QColor colorOf(Ink ink, const Theme &theme);
Ink inkOf(report::Tone tone);

} // namespace xuanka::ui

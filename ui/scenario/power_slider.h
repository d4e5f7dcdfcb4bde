// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>

#include <optional>

namespace xuanka::ui
{

/// Slider over a number on a logarithmic scale: powers of two are its stops, any other number (typed beside
/// it) stands between them. A mark shows the last number that fits memory.
class PowerSlider : public QAbstractSlider
{
    Q_OBJECT
public:
    static constexpr int kUnitsPerOctave = 64;

    explicit PowerSlider(QWidget *parent = nullptr);

    void setNumberRange(double minimum, double maximum); ///< powers of two
    void setNumber(double number);
    double number() const;
    void setLimit(std::optional<double> lastThatFits); ///< 0 = nothing fits; nullopt = no mark
    std::optional<double> limit() const { return m_limit; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void numberDragged(double number); ///< while the mouse is down, and for each key
    void dragEnded();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    double positionOf(double units) const; ///< x in pixels
    int unitsOf(double number) const;
    void moveTo(int units);
    void dragTo(double x);
    int nextStop(int direction) const;

    double m_firstOctave = 0;
    double m_number = 1; ///< exact, also between the units
    std::optional<double> m_limit;
};

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QLineEdit>

#include <optional>

namespace xuanka::ui
{

/// A field for one number with its unit inside. Takes "4096", "4k", "1.5e9", "2 B", "1 亿"; Up and Down step;
/// what is not acceptable is framed in red and not taken.
class NumberEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit NumberEdit(QWidget *parent = nullptr);

    void setRange(double minimum, double maximum, bool integer, bool zeroIsAutomatic);
    void setUnit(const QString &unit);
    void setPercent(bool percent); ///< the value is a share, people type per cent
    void setPhrases(const Phrases &phrases);
    void setNumber(double value);
    double number() const { return m_value; }
    bool hasAcceptableNumber() const { return parsed().has_value(); }

    /// Number in a text as people write it, nullopt if there is none.
    static std::optional<double> parse(const QString &text);

Q_SIGNALS:
    void numberEdited(double value);
    void acceptabilityChanged(bool acceptable);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    std::optional<double> parsed() const;
    bool inRange(double value) const;
    QString textOf(double value) const;
    void commit();
    void step(int direction);
    void updateMargins();

    double m_value = 0;
    double m_minimum = 0;
    double m_maximum = 0;
    bool m_integer = false;
    bool m_zeroIsAutomatic = false;
    bool m_percent = false;
    bool m_wasAcceptable = true;
    QString m_unit;
    QLocale m_locale;
};

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "report/phrases.h"

#include <QWidget>

class QTextEdit;
class QVBoxLayout;

namespace xuanka::ui
{

/// Answer to 'where does this number come from?': the formula, the numbers put in, the source. Plain text that can be
/// selected and copied; whatever an explanation contains is shown as it is, never read as markup.
class WhyCard : public QWidget
{
    Q_OBJECT
public:
    /// A change that would help, worked out in the background; clicking it makes the change.
    struct Advice {
        QString text;
        int id = 0;
    };

    explicit WhyCard(QWidget *parent = nullptr);

    /// Several explanations stand one below the other; empty = the hint instead.
    void setExplanations(const QVector<Explanation> &explanations, const Phrases &phrases);
    void setHint(const QString &text); ///< shown while nothing is chosen
    void setAdvice(const QString &heading, const QVector<Advice> &advice);
    void applyTheme();
    QString plainText() const;

Q_SIGNALS:
    void adviceChosen(int id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void render();
    void fitHeight();

    QTextEdit *m_text;
    QVBoxLayout *m_buttons;
    QVector<Explanation> m_explanations;
    Phrases m_phrases{Language::English};
    QString m_hint, m_adviceHeading;
    QVector<Advice> m_advice;
};

} // namespace xuanka::ui

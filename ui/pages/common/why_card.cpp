// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/why_card.h"

#include "report/explanation_text.h"
#include "ui/pages/common/advice_button.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextEdit>
#include <QVBoxLayout>

#include <cmath>

namespace xuanka::ui
{

namespace
{

/// Values one after the other; a line breaks between them, never inside one.
QString flowing(const QStringList &values)
{
    QStringList solid;
    for (QString value : values)
        solid << value.replace(QLatin1Char(' '), QChar::Nbsp);
    return solid.join(QStringLiteral(";  "));
}

/// Writes runs of plain text in the type roles of the card.
class CardWriter
{
public:
    CardWriter(QTextDocument *document, const Theme &theme) : m_cursor(document), m_theme(theme) {}

    void line(const QString &text, const QFont &font, const QColor &color, double above)
    {
        QTextBlockFormat block;
        block.setTopMargin(m_first ? 0 : above * m_theme.scale);
        block.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
        if (m_first)
            m_cursor.setBlockFormat(block);
        else
            m_cursor.insertBlock(block);
        m_first = false;
        QTextCharFormat format;
        format.setFont(font);
        format.setForeground(color);
        m_cursor.insertText(text, format);
    }

private:
    QTextCursor m_cursor;
    const Theme &m_theme;
    bool m_first = true;
};

} // namespace

WhyCard::WhyCard(QWidget *parent) : QWidget(parent), m_text(new QTextEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    m_text->setReadOnly(true);
    m_text->setAcceptRichText(false);
    m_text->setUndoRedoEnabled(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(0);
    m_text->viewport()->setAutoFillBackground(false);
    layout->addWidget(m_text);
    m_buttons = new QVBoxLayout;
    layout->addLayout(m_buttons);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    applyTheme();
}

void WhyCard::setExplanations(const QVector<Explanation> &explanations, const Phrases &phrases)
{
    m_explanations = explanations;
    m_phrases = phrases;
    render();
}

void WhyCard::setHint(const QString &text)
{
    m_hint = text;
    render();
}

void WhyCard::setAdvice(const QString &heading, const QVector<Advice> &advice)
{
    m_adviceHeading = advice.isEmpty() ? QString() : heading;
    m_advice = advice;
    render();
}

void WhyCard::applyTheme()
{
    const Theme &theme = currentTheme();
    layout()->setContentsMargins(theme.px(12), theme.px(10), theme.px(12), theme.px(10));
    layout()->setSpacing(theme.px(6));
    m_buttons->setSpacing(theme.px(4));
    render();
}

void WhyCard::render()
{
    const Theme &theme = currentTheme();
    setAccessibleName(tr("Where the number comes from"));
    m_text->setAccessibleName(accessibleName());
    m_text->clear();
    CardWriter writer(m_text->document(), theme);
    if (m_explanations.isEmpty() && !m_hint.isEmpty())
        writer.line(m_hint, theme.font(12), theme.softText, 0);
    for (const Explanation &why : std::as_const(m_explanations)) {
        const QString result = report::quantityText(why.result, why.unit, m_phrases);
        writer.line(m_phrases.quantity(why.quantity) + QStringLiteral("  ") + result, theme.font(13, true),
                    theme.accent, 14);
        writer.line(why.formula, theme.font(13), theme.text, 4);
        const QStringList values = report::valueLines(why, m_phrases);
        if (!values.isEmpty())
            writer.line(flowing(values), theme.font(12), theme.softText, 4);
        if (!why.source.isEmpty())
            writer.line(why.source, theme.font(12), theme.faintText, 4);
    }
    if (!m_adviceHeading.isEmpty())
        writer.line(m_adviceHeading, theme.font(12, true), theme.text, 10);

    while (m_buttons->count() > m_advice.size()) {
        QLayoutItem *item = m_buttons->takeAt(m_buttons->count() - 1);
        item->widget()->deleteLater();
        delete item;
    }
    while (m_buttons->count() < m_advice.size()) {
        auto *button = new AdviceButton(this);
        const int index = m_buttons->count();
        connect(button, &QAbstractButton::clicked, this,
                [this, index] { Q_EMIT adviceChosen(m_advice.value(index).id); });
        m_buttons->addWidget(button);
    }
    for (int i = 0; i < m_advice.size(); ++i) {
        auto *button = static_cast<AdviceButton *>(m_buttons->itemAt(i)->widget());
        button->setText(m_advice[i].text);
        button->setAccessibleName(m_advice[i].text);
        button->updateGeometry();
    }
    fitHeight();
    update();
}

void WhyCard::fitHeight()
{
    const QMargins margins = layout()->contentsMargins();
    const int inner = std::max(40, width() - margins.left() - margins.right());
    m_text->document()->setTextWidth(inner);
    m_text->setFixedHeight(int(std::ceil(m_text->document()->size().height())) + 1);
    for (int i = 0; i < m_buttons->count(); ++i) // a wrapped advice takes the lines it needs
        m_buttons->itemAt(i)->widget()->setFixedHeight(m_buttons->itemAt(i)->widget()->heightForWidth(inner));
    updateGeometry();
}

void WhyCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

QString WhyCard::plainText() const { return m_text->toPlainText(); }

void WhyCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentGround);
    painter.drawRoundedRect(rect(), 6 * theme.scale, 6 * theme.scale);
}

} // namespace xuanka::ui

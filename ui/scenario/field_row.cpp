// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/field_row.h"

#include "report/format.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QMouseEvent>

namespace xuanka::ui
{

namespace
{

constexpr int kLabelWidth = 114;

} // namespace

FieldRow::FieldRow(FieldEditor *editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_label(new Label(TextRole::Body, this)),
      m_question(new Label(TextRole::Faint, this)), m_error(new Label(TextRole::Failed, this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(4);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(m_question, 0, 0, Qt::AlignRight | Qt::AlignVCenter); // over the end of the name, when wanted
    layout->addWidget(editor, 0, 1);
    layout->addWidget(m_error, 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    m_label->setBuddy(editor->focusTarget());
    m_label->setWordWrap(true);
    m_error->setWordWrap(true);
    m_error->hide();
    m_question->setText(QStringLiteral("?"));
    m_question->setAlignment(Qt::AlignCenter);
    m_question->setCursor(Qt::WhatsThisCursor);
    m_question->installEventFilter(this);
    m_question->setAutoFillBackground(true);
    m_question->setBackgroundRole(QPalette::Button);
    m_question->hide();
    editor->focusTarget()->setObjectName(QString::fromLatin1(editor->parameter().key));

    connect(editor, &FieldEditor::acceptabilityChanged, this, [this](bool acceptable) {
        m_acceptable = acceptable;
        showProblem();
    });
}

void FieldRow::showScenario(const Scenario &scenario, bool shown)
{
    if (shown) {
        m_acceptable = true;
        m_editor->showValue(scenario);
        showProblem();
    }
    if (shown != isVisibleTo(parentWidget()))
        setVisible(shown);
}

void FieldRow::retranslate(const Phrases &phrases)
{
    const QString label = phrases.parameterLabel(parameter());
    // Rich text, because a tooltip of plain text is one long line.
    const QString help = QStringLiteral("<qt>%1</qt>").arg(phrases.parameterHelp(parameter()).toHtmlEscaped());
    m_label->setText(label);
    m_label->setFixedWidth(currentTheme().px(kLabelWidth));
    m_question->setFixedSize(currentTheme().px(16), currentTheme().px(18));
    m_label->setToolTip(help);
    m_question->setToolTip(help);
    m_editor->focusTarget()->setAccessibleName(label);
    m_editor->focusTarget()->setToolTip(help);
    m_editor->retranslate(phrases);
    const Format format(phrases);
    const Parameter &p = parameter();
    m_range.clear();
    if (p.type == ParameterType::Integer || p.type == ParameterType::Real) {
        const bool share = QLatin1String(p.unit) == QLatin1String("share");
        const QString low = share ? format.percent(p.minimum) : format.exact(p.minimum);
        const QString high = share ? format.percent(p.maximum) : format.exact(p.maximum);
        m_range = tr("%1 to %2").arg(low, high);
    }
    showProblem();
}

QString FieldRow::facts(const Phrases &phrases) const
{
    QStringList lines;
    const Parameter &p = parameter();
    const QString unit = phrases.unit(QString::fromLatin1(p.unit));
    if (!m_range.isEmpty()) {
        const bool named = *p.unit != '\0' && QLatin1String(p.unit) != QLatin1String("share");
        lines << (named ? tr("Range: %1 %2").arg(m_range, unit) : tr("Range: %1").arg(m_range));
    }
    if (p.zeroIsAutomatic)
        lines << tr("Empty: framework, engine or card decide.");
    lines << tr("In the file: %1").arg(QString::fromLatin1(p.path));
    return lines.join(QLatin1Char('\n'));
}

void FieldRow::setProblem(const QString &text)
{
    m_problem = text;
    showProblem();
}

void FieldRow::showProblem()
{
    QString text = m_problem;
    if (!m_acceptable)
        text = m_range.isEmpty() ? tr("not a value this field takes") : tr("a number from %1").arg(m_range);
    m_error->setText(text);
    m_error->setVisible(!text.isEmpty());
}

void FieldRow::showQuestion(bool hovered) { m_question->setVisible(hovered); }

void FieldRow::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    showQuestion(true);
}

void FieldRow::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    showQuestion(false);
}

void FieldRow::focusEditor() { m_editor->focusTarget()->setFocus(Qt::OtherFocusReason); }

bool FieldRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_question && event->type() == QEvent::MouseButtonRelease) {
        Q_EMIT helpRequested();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/field_editor.h"

#include "ui/scenario/number_edit.h"
#include "ui/scenario/power_slider.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr int kFewNumbers = 4;       // a whole number with no more values than this is chosen from a list
constexpr double kSliderSpan = 4096; // octaves beyond these are for the field

/// Scrolling the panel must not change the box under the pointer.
class CalmComboBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }
};

CalmComboBox *makeCombo(QWidget *parent)
{
    auto *combo = new CalmComboBox(parent);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo->setFocusPolicy(Qt::StrongFocus);
    return combo;
}

QBoxLayout *rowLayout(QWidget *widget)
{
    auto *layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

class ChoiceField : public FieldEditor
{
public:
    ChoiceField(const Parameter &parameter, QWidget *parent) : FieldEditor(parameter, parent), m_combo(makeCombo(this))
    {
        rowLayout(this)->addWidget(m_combo);
        connect(m_combo, &QComboBox::activated, this,
                [this](int index) { Q_EMIT edited(m_combo->itemData(index), false); });
    }

    void showValue(const Scenario &scenario) override
    {
        const QString current = parameter().get(scenario).toString();
        QStringList words;
        for (const char *word : parameter().choicesOf(scenario))
            words.append(QString::fromLatin1(word));
        if (!words.contains(current))
            words.prepend(current); // from a file of another task; shown, so that it can be corrected
        if (words != m_words) {
            m_words = words;
            fill();
        }
        m_combo->setCurrentIndex(m_combo->findData(current));
    }

    void retranslate(const Phrases &phrases) override
    {
        m_phrases = phrases;
        const QVariant current = m_combo->currentData();
        fill();
        m_combo->setCurrentIndex(m_combo->findData(current));
    }

    QWidget *focusTarget() override { return m_combo; }

private:
    void fill()
    {
        m_combo->clear();
        for (const QString &word : m_words)
            m_combo->addItem(m_phrases ? m_phrases->choice(parameter(), word) : word, word);
    }

    CalmComboBox *m_combo;
    QStringList m_words;
    std::optional<Phrases> m_phrases;
};

/// A whole number with few values, such as the ZeRO stage.
class FewNumbersField : public FieldEditor
{
    Q_OBJECT
public:
    FewNumbersField(const Parameter &parameter, QWidget *parent)
        : FieldEditor(parameter, parent), m_combo(makeCombo(this))
    {
        rowLayout(this)->addWidget(m_combo);
        if (parameter.zeroIsAutomatic)
            m_combo->addItem(QString(), 0);
        for (int value = int(parameter.minimum); value <= int(parameter.maximum); ++value)
            m_combo->addItem(QString::number(value), value);
        connect(m_combo, &QComboBox::activated, this,
                [this](int index) { Q_EMIT edited(m_combo->itemData(index), false); });
    }

    void showValue(const Scenario &scenario) override
    {
        m_combo->setCurrentIndex(m_combo->findData(parameter().get(scenario).toInt()));
    }

    void retranslate(const Phrases &phrases) override
    {
        Q_UNUSED(phrases)
        if (parameter().zeroIsAutomatic)
            m_combo->setItemText(0, tr("automatic"));
    }

    QWidget *focusTarget() override { return m_combo; }

private:
    CalmComboBox *m_combo;
};

class NumberField : public FieldEditor
{
    Q_OBJECT
public:
    NumberField(const Parameter &parameter, QWidget *parent)
        : FieldEditor(parameter, parent), m_edit(new NumberEdit(this))
    {
        auto *layout = rowLayout(this);
        if (parameter.slider) {
            m_slider = new PowerSlider(this);
            const double last = parameter.sliderMaximum;
            m_slider->setNumberRange(std::max(std::exp2(std::ceil(std::log2(parameter.minimum))), last / kSliderSpan),
                                     last);
            m_slider->setFocusPolicy(Qt::TabFocus);
            layout->addWidget(m_slider, 1);
            connect(m_slider, &PowerSlider::numberDragged, this,
                    [this](double number) { Q_EMIT edited(variant(number), true); });
            connect(m_slider, &PowerSlider::dragEnded, this, &FieldEditor::dragEnded);
        }
        layout->addWidget(m_edit, m_slider ? 0 : 1);
        m_edit->setRange(parameter.minimum, parameter.maximum, parameter.type == ParameterType::Integer,
                         parameter.zeroIsAutomatic);
        m_edit->setPercent(isShare());
        connect(m_edit, &NumberEdit::numberEdited, this,
                [this](double number) { Q_EMIT edited(variant(number), false); });
        connect(m_edit, &NumberEdit::acceptabilityChanged, this, &FieldEditor::acceptabilityChanged);
    }

    void showValue(const Scenario &scenario) override
    {
        const double number = parameter().get(scenario).toDouble();
        if (m_slider)
            m_slider->setNumber(number);
        m_edit->setNumber(number);
    }

    void retranslate(const Phrases &phrases) override
    {
        m_edit->setPhrases(phrases);
        m_edit->setUnit(isShare() ? QStringLiteral("%") : phrases.unit(QString::fromLatin1(parameter().unit)));
        if (parameter().zeroIsAutomatic)
            m_edit->setPlaceholderText(tr("automatic"));
        if (m_slider) {
            m_edit->setUnit({}); // no room beside the slider: the tooltip names it
            m_edit->setFixedWidth(currentTheme().px(62));
            m_slider->setAccessibleName(phrases.parameterLabel(parameter()));
        }
        showLimit();
    }

    void setLimit(std::optional<double> lastThatFits) override
    {
        if (!m_slider || m_slider->limit() == lastThatFits)
            return;
        m_slider->setLimit(lastThatFits);
        showLimit();
    }

    QWidget *focusTarget() override { return m_edit; }

private:
    bool isShare() const { return QLatin1String(parameter().unit) == QLatin1String("share"); }
    QVariant variant(double number) const
    {
        return parameter().type == ParameterType::Integer ? QVariant(int(number)) : QVariant(number);
    }
    void showLimit()
    {
        if (!m_slider)
            return;
        const std::optional<double> limit = m_slider->limit();
        QString text;
        if (limit && *limit > 0)
            text =
                tr("The red line is where memory ends: up to %1 fits with the headroom kept.").arg(*limit, 0, 'f', 0);
        else if (limit)
            text = tr("Nothing fits in memory with the headroom kept, not even 1.");
        m_slider->setToolTip(text);
        m_slider->setAccessibleDescription(text);
    }

    NumberEdit *m_edit;
    PowerSlider *m_slider = nullptr;
};

class SwitchField : public FieldEditor
{
    Q_OBJECT
public:
    SwitchField(const Parameter &parameter, QWidget *parent)
        : FieldEditor(parameter, parent), m_box(new QCheckBox(this))
    {
        rowLayout(this)->addWidget(m_box);
        connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
            m_box->setTristate(false);
            Q_EMIT edited(on, false);
        });
    }

    void showValue(const Scenario &scenario) override
    {
        const QVariant value = parameter().get(scenario);
        m_box->setTristate(value.isNull());
        m_box->setCheckState(value.isNull() ? Qt::PartiallyChecked : (value.toBool() ? Qt::Checked : Qt::Unchecked));
        showText();
    }

    void retranslate(const Phrases &phrases) override
    {
        Q_UNUSED(phrases)
        showText();
    }

    QWidget *focusTarget() override { return m_box; }

private:
    void showText()
    {
        switch (m_box->checkState()) {
        case Qt::Checked:
            m_box->setText(tr("on"));
            break;
        case Qt::Unchecked:
            m_box->setText(tr("off"));
            break;
        case Qt::PartiallyChecked:
            m_box->setText(tr("automatic"));
            break;
        }
    }

    QCheckBox *m_box;
};

class TextField : public FieldEditor
{
public:
    TextField(const Parameter &parameter, QWidget *parent) : FieldEditor(parameter, parent), m_edit(new QLineEdit(this))
    {
        rowLayout(this)->addWidget(m_edit);
        m_edit->setMaxLength(int(parameter.maximum));
        connect(m_edit, &QLineEdit::editingFinished, this, [this] {
            if (m_edit->text() != m_shown)
                Q_EMIT edited(m_edit->text(), false);
        });
    }

    void showValue(const Scenario &scenario) override
    {
        m_shown = parameter().get(scenario).toString();
        if (m_shown == m_edit->text())
            return;
        m_edit->setText(m_shown);
        m_edit->setCursorPosition(0);
    }

    void retranslate(const Phrases &phrases) override { Q_UNUSED(phrases) }
    QWidget *focusTarget() override { return m_edit; }

private:
    QLineEdit *m_edit;
    QString m_shown;
};

/// Named sets to choose from, or names typed with commas between them.
class WordListField : public FieldEditor
{
public:
    WordListField(const Parameter &parameter, QWidget *parent)
        : FieldEditor(parameter, parent), m_combo(makeCombo(this))
    {
        rowLayout(this)->addWidget(m_combo);
        m_combo->setEditable(true);
        m_combo->setInsertPolicy(QComboBox::NoInsert);
        connect(m_combo, &QComboBox::activated, this, [this] { commit(); });
        connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, [this] { commit(); });
    }

    void showValue(const Scenario &scenario) override
    {
        m_words = parameter().get(scenario).toStringList();
        const int known = m_words.size() == 1 ? m_combo->findData(m_words.first()) : -1;
        if (known >= 0)
            m_combo->setCurrentIndex(known);
        else
            m_combo->setEditText(m_words.join(QStringLiteral(", ")));
        m_combo->lineEdit()->setCursorPosition(0);
    }

    void retranslate(const Phrases &phrases) override
    {
        const QStringList words = m_words;
        m_combo->clear();
        for (const char *set : parameter().choices)
            m_combo->addItem(phrases.choice(parameter(), QString::fromLatin1(set)), QString::fromLatin1(set));
        const int known = words.size() == 1 ? m_combo->findData(words.first()) : -1;
        if (known >= 0)
            m_combo->setCurrentIndex(known);
        else
            m_combo->setEditText(words.join(QStringLiteral(", ")));
    }

    QWidget *focusTarget() override { return m_combo; }

private:
    void commit()
    {
        const int set = m_combo->findText(m_combo->currentText());
        QStringList words;
        if (set >= 0) {
            words << m_combo->itemData(set).toString();
        } else {
            for (const QString &word : m_combo->currentText().split(QLatin1Char(','), Qt::SkipEmptyParts))
                words << word.trimmed();
        }
        const bool acceptable = accepts(parameter(), words);
        Q_EMIT acceptabilityChanged(acceptable);
        if (acceptable && words != m_words)
            Q_EMIT edited(words, false);
    }

    CalmComboBox *m_combo;
    QStringList m_words;
};

} // namespace

FieldEditor::FieldEditor(const Parameter &parameter, QWidget *parent) : QWidget(parent), m_parameter(parameter) {}

FieldEditor *makeFieldEditor(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent)
{
    switch (parameter.type) {
    case ParameterType::Text:
        return new TextField(parameter, parent);
    case ParameterType::Integer:
        if (parameter.maximum - parameter.minimum < kFewNumbers)
            return new FewNumbersField(parameter, parent);
        [[fallthrough]];
    case ParameterType::Real:
        return new NumberField(parameter, parent);
    case ParameterType::Boolean:
        return new SwitchField(parameter, parent);
    case ParameterType::Choice:
        return new ChoiceField(parameter, parent);
    case ParameterType::WordList:
        return new WordListField(parameter, parent);
    case ParameterType::Model:
    case ParameterType::GpuId:
    case ParameterType::GpuList:
        break;
    }
    return makePickerEditor(parameter, workbench, settings, parent);
}

} // namespace xuanka::ui

#include "field_editor.moc"

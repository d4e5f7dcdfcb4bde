// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/phrases.h"

#include "report/catalog_texts.h"
#include "report/issue_texts.h"
#include "report/parameter_texts.h"
#include "report/phrase_tables.h"

#include <QTranslator>

namespace xuanka
{

namespace
{

constexpr int kMaxFound = 120;

QLocale localeOf(Language language)
{
    return language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                         : QLocale(QLocale::English, QLocale::UnitedStates);
}

/// Text of a hostile file on one line: control characters become spaces, long text is cut.
QString oneLine(const QString &text)
{
    QString line;
    line.reserve(text.size());
    for (const QChar character : text) {
        const bool control =
            character.category() == QChar::Other_Control || character.category() == QChar::Other_Format ||
            character.category() == QChar::Separator_Line || character.category() == QChar::Separator_Paragraph;
        line += control ? QLatin1Char(' ') : character;
    }
    line = line.simplified();
    return line.size() > kMaxFound ? line.left(kMaxFound - 1) + QChar(0x2026) : line;
}

QString lookup(const Phrases &phrases, std::span<const PhraseEntry> table, const QString &key)
{
    const char *source = phraseSource(table, key.toUtf8().constData());
    return source != nullptr ? phrases.text(source) : key;
}

} // namespace

QLatin1String toWord(Language language)
{
    return language == Language::Chinese ? QLatin1String("zh_CN") : QLatin1String("en");
}

std::optional<Language> languageFromWord(QStringView word)
{
    for (const Language language : {Language::English, Language::Chinese}) {
        if (word == toWord(language))
            return language;
    }
    return std::nullopt;
}

Language systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    const bool chinese = !wanted.isEmpty() && wanted.first().startsWith(QLatin1String("zh"));
    return chinese ? Language::Chinese : Language::English;
}

Phrases::Phrases(Language language)
    : m_language(language), m_locale(localeOf(language)), m_translator(std::make_shared<QTranslator>())
{
    // A missing or empty file leaves the English sources, which is the right thing to show then.
    (void)m_translator->load(QStringLiteral(":/i18n/xuanka_%1.qm").arg(toWord(language)));
}

QString Phrases::text(const char *source) const
{
    const QString translated = m_translator->translate("phrases", source);
    return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString Phrases::text(const char *source, const QStringList &args) const { return fill(text(source), args); }

/// Fills %1 … %9 in one pass, so that a percent sign inside an argument stays what it is.
QString Phrases::fill(QString text, const QStringList &args) const
{
    QString filled;
    filled.reserve(text.size() + 32);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int digit = i + 1 < text.size() && text.at(i) == QLatin1Char('%') ? text.at(i + 1).digitValue() : -1;
        if (digit >= 1 && digit <= args.size()) {
            filled += args.at(digit - 1);
            ++i;
        } else {
            filled += text.at(i);
        }
    }
    return filled;
}

QString Phrases::textOr(const char *source, const QString &fallback) const
{
    return source != nullptr ? text(source) : fallback;
}

QString Phrases::parameterLabel(const Parameter &parameter) const
{
    return textOr(parameterLabelSource(QLatin1String(parameter.key)), QString::fromUtf8(parameter.key));
}

QString Phrases::parameterHelp(const Parameter &parameter) const
{
    return textOr(parameterHelpSource(QLatin1String(parameter.key)), QString::fromUtf8(parameter.key));
}

QString Phrases::parameterGroup(ParameterGroup group) const { return textOr(parameterGroupSource(group), {}); }

QString Phrases::choice(const Parameter &parameter, const QString &word) const
{
    return textOr(choiceLabelSource(QLatin1String(parameter.key), word), word);
}

QString Phrases::unit(const QString &unit) const
{
    const char *source = parameterUnitSource(unit);
    return source != nullptr ? text(source) : lookup(*this, unitPhrases(), unit);
}

QString Phrases::memoryPart(const QString &key) const { return lookup(*this, memoryPartPhrases(), key); }

QString Phrases::stepPart(const QString &key) const { return lookup(*this, stepPartPhrases(), key); }

QString Phrases::stave(const QString &key) const { return lookup(*this, stavePhrases(), key); }

QString Phrases::verdict(Verdict verdict) const
{
    switch (verdict) {
    case Verdict::Fits:
        return text(QT_TRANSLATE_NOOP("phrases", "Fits"));
    case Verdict::Tight:
        return text(QT_TRANSLATE_NOOP("phrases", "Tight"));
    case Verdict::DoesNotFit:
        return text(QT_TRANSLATE_NOOP("phrases", "Does not fit"));
    }
    return {};
}

QString Phrases::phase(PeakPhase phase) const
{
    switch (phase) {
    case PeakPhase::Forward:
        return text(QT_TRANSLATE_NOOP("phrases", "end of the forward pass"));
    case PeakPhase::Backward:
        return text(QT_TRANSLATE_NOOP("phrases", "start of the backward pass"));
    case PeakPhase::BackwardEnd:
        return text(QT_TRANSLATE_NOOP("phrases", "end of the backward pass"));
    case PeakPhase::OptimizerStep:
        return text(QT_TRANSLATE_NOOP("phrases", "optimizer step"));
    case PeakPhase::Serving:
        return text(QT_TRANSLATE_NOOP("phrases", "serving at full load"));
    }
    return {};
}

QString Phrases::quantity(const QString &key) const
{
    const QByteArray bytes = key.toUtf8();
    if (const char *source = phraseSource(quantityPhrases(), bytes.constData()))
        return text(source);
    const QLatin1String memory("memory.");
    const QLatin1String step("time.step.");
    if (key.startsWith(memory) && phraseSource(memoryPartPhrases(), bytes.constData() + memory.size()) != nullptr)
        return memoryPart(key.mid(memory.size()));
    if (key.startsWith(step) && phraseSource(stepPartPhrases(), bytes.constData() + step.size()) != nullptr)
        return stepPart(key.mid(step.size()));
    return key;
}

QString Phrases::figure(const QString &key) const { return lookup(*this, figurePhrases(), key); }

QString Phrases::residualGroup(const QString &group) const { return lookup(*this, groupPhrases(), group); }

QString Phrases::catalogText(const QString &text) const
{
    const CatalogText found = findCatalogText(text);
    return found.source != nullptr ? this->text(found.source, found.args) : text;
}

QString Phrases::issue(const Issue &issue) const
{
    const char *source = issueSource(issue.code);
    return source != nullptr ? text(source, issue.args) : issue.code;
}

QString Phrases::error(const Error &error) const
{
    const QString expected = text(error.expected.toUtf8().constData(), error.args);
    const QString found = oneLine(error.found);
    QStringList place;
    for (const QString &part : {error.file, error.where}) {
        if (!part.isEmpty())
            place << oneLine(part);
    }
    const QString where = place.join(QLatin1String(": "));
    if (where.isEmpty() && found.isEmpty())
        return oneLine(text(QT_TRANSLATE_NOOP("phrases", "expected %1"), {expected}));
    if (where.isEmpty())
        return text(QT_TRANSLATE_NOOP("phrases", "found %1, expected %2"), {found, expected});
    if (found.isEmpty())
        return text(QT_TRANSLATE_NOOP("phrases", "%1: expected %2"), {where, expected});
    return text(QT_TRANSLATE_NOOP("phrases", "%1: found %2, expected %3"), {where, found, expected});
}

} // namespace xuanka

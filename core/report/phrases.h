// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "quantity/result.h"
#include "scenario/parameter_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <memory>

class QTranslator;

namespace xuanka
{

enum class Language : std::uint8_t { English, Chinese };

QLatin1String toWord(Language language); ///< "en", "zh_CN"
std::optional<Language> languageFromWord(QStringView word);
/// Language of the user's system: Chinese for any zh locale, else English.
Language systemLanguage();

/// The one place where core's keys become words. Holds its own QTranslator that is never installed, so a
/// report can be Chinese while the window is English. Cheap to copy; may be read from several threads.
/// A key nobody has a text for comes back as itself.
class Phrases
{
public:
    explicit Phrases(Language language);

    Language language() const { return m_language; }
    const QLocale &locale() const { return m_locale; }

    /// Translation of a source text marked QT_TRANSLATE_NOOP("phrases", …).
    QString text(const char *source) const;
    QString text(const char *source, const QStringList &args) const; ///< %1 … filled

    QString parameterLabel(const Parameter &parameter) const;
    QString parameterHelp(const Parameter &parameter) const; ///< tooltip, in this trade's words
    QString parameterGroup(ParameterGroup group) const;      ///< heading over a group of fields
    QString choice(const Parameter &parameter, const QString &word) const;
    QString unit(const QString &unit) const;
    QString memoryPart(const QString &key) const; ///< "weights" … "fragmentation"
    QString stepPart(const QString &key) const;   ///< "compute" … "overhead"
    QString stave(const QString &key) const;
    QString verdict(Verdict verdict) const;
    QString phase(PeakPhase phase) const;
    QString quantity(const QString &key) const;        ///< of an Explanation
    QString figure(const QString &key) const;          ///< catalogue figure, e.g. "tdp_w"
    QString residualGroup(const QString &group) const; ///< kind of job an interval was measured on
    QString catalogText(const QString &text) const;    ///< remark or word of the catalogue, English if unknown
    QString issue(const Issue &issue) const;
    QString error(const Error &error) const; ///< one line

private:
    QString textOr(const char *source, const QString &fallback) const;
    QString fill(QString text, const QStringList &args) const;

    Language m_language;
    QLocale m_locale;
    std::shared_ptr<QTranslator> m_translator;
};

} // namespace xuanka

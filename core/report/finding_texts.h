// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "identify/identify.h"
#include "report/phrases.h"

#include <QString>

namespace xuanka::report
{

/// What a finding says to people. An unknown code comes back with its code as title.
struct FindingText {
    QString title;      ///< "Memory is not this product's"
    QString meaning;    ///< one or two sentences
    QString confirm;    ///< how to make sure
    QString innocentIf; ///< how it could be harmless; may be empty
};
FindingText findingText(const QString &code, const Phrases &phrases);

QString cardVerdictText(CardVerdict verdict, const Phrases &phrases); ///< "Looks genuine"
QString severityText(FindingSeverity severity, const Phrases &phrases);
QString soldAnswerText(SoldAnswer answer, const Phrases &phrases);
/// One sentence with what was found and what was expected.
QString soldReasonText(const SoldAs::Reason &reason, const Phrases &phrases);
QString basisText(const QString &key, const Phrases &phrases);  ///< "PCI device id"
QString unreadText(const QString &key, const Phrases &phrases); ///< why a line was not read

/// A command somebody can run on the machine, and what its answer would settle.
struct NextCommand {
    QString command; ///< as typed; never translated
    QString settles;
};
NextCommand nextCommand(const QString &key, const Phrases &phrases);

} // namespace xuanka::report

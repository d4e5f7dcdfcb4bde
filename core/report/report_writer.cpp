// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "quantity/units.h"
#include "report/parameter_values.h"
#include "report/phrase_tables.h"

namespace xuanka::report
{

void ReportWriter::section(const char *title)
{
    m_blocks << Heading{1, QStringLiteral("%1  %2").arg(++m_section).arg(text(title))};
}

void ReportWriter::appendix(const char *title)
{
    const QString letter(QChar(u'A' + m_appendix++));
    m_blocks << Heading{1, text(QT_TRANSLATE_NOOP("phrases", "Appendix %1: %2"), {letter, text(title)})};
}

void ReportWriter::subsection(const char *title) { m_blocks << Heading{2, text(title)}; }

void ReportWriter::subheading(const QString &text) { m_blocks << Heading{2, text}; }

void ReportWriter::paragraph(const QString &text) { m_blocks << Paragraph{text}; }

void ReportWriter::note(const QString &text) { m_blocks << Paragraph{text, false, Tone::None, true}; }

bool ReportWriter::samples() const { return !data.model.transformer && data.model.sample.has_value(); }

QString ReportWriter::rate(double tokensPerSecond, double samplesPerSecond) const
{
    if (!samples())
        return format.tokensPerSecond(tokensPerSecond);
    return text(QT_TRANSLATE_NOOP("phrases", "%1 samples/s"), {format.number(samplesPerSecond)});
}

QString ReportWriter::throughput(const TimeEstimate &time) const
{
    return rate(time.tokensPerSecond, time.samplesPerSecond);
}

QString ReportWriter::interval(const Interval &bytes) const
{
    return text(QT_TRANSLATE_NOOP("phrases", "%1 – %2"), {format.gibValue(bytes.low), format.gib(bytes.high)});
}

QString ReportWriter::tier(double bytes) const
{
    return text(QT_TRANSLATE_NOOP("phrases", "%1 GB"), {format.number(bytes / units::kGB)});
}

QString ReportWriter::configuration() const
{
    return QStringLiteral("%1 × %2").arg(data.scenario.cluster.gpus()).arg(data.gpu.name);
}

QString ReportWriter::verdictLine() const
{
    const MemoryEstimate &memory = data.estimate.memory;
    const QString used = format.gib(memory.totalBytes);
    const QString usable = format.gib(memory.capacityBytes);
    const QString headroom = format.percent(data.scenario.headroom);
    if (memory.capacityBytes <= 0) {
        return text(QT_TRANSLATE_NOOP("phrases", "No verdict: the memory size of %1 is not published; the job needs "
                                                 "%2 on each card."),
                    {data.gpu.name, format.gib(memory.needBytes)});
    }
    switch (memory.verdict) {
    case Verdict::Fits:
        return text(QT_TRANSLATE_NOOP("phrases", "Fits on %1: the fullest card uses %2 of %3 and keeps the %4 of "
                                                 "headroom asked for."),
                    {configuration(), used, usable, headroom});
    case Verdict::Tight:
        return text(QT_TRANSLATE_NOOP("phrases", "Tight on %1: the job runs with %2 of %3 on the fullest card, but "
                                                 "the %4 of headroom asked for is not kept."),
                    {configuration(), used, usable, headroom});
    case Verdict::DoesNotFit:
        return text(QT_TRANSLATE_NOOP("phrases", "Does not fit on %1: the fullest card would need %2, a process can "
                                                 "use %3."),
                    {configuration(), format.gib(memory.needBytes), usable});
    }
    return {};
}

QString ReportWriter::figures(const QStringList &keys) const
{
    QStringList names;
    for (const QString &key : keys)
        names << phrases.figure(key);
    return joined(names, phrases);
}

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return Tone::Fits;
    case Verdict::Tight:
        return Tone::Tight;
    case Verdict::DoesNotFit:
        return Tone::Failed;
    }
    return Tone::None;
}

Tone toneOf(const MemoryEstimate &memory) { return memory.capacityBytes > 0 ? toneOf(memory.verdict) : Tone::None; }

} // namespace xuanka::report

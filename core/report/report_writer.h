// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/builder.h"
#include "report/format.h"

namespace xuanka::report
{

/// Collects the blocks of a report: numbers the sections, letters the appendices, and has the words and the
/// formatter at hand for those who write them.
class ReportWriter
{
public:
    ReportWriter(const ReportData &answers, const Phrases &words) : data(answers), phrases(words), format(words) {}

    const ReportData &data;
    const Phrases &phrases;
    const Format format;

    QString text(const char *source) const { return phrases.text(source); }
    QString text(const char *source, const QStringList &args) const { return phrases.text(source, args); }

    void section(const char *title);  ///< "3 Memory"
    void appendix(const char *title); ///< "Appendix B: Formulas"
    void subsection(const char *title);
    void subheading(const QString &text);              ///< a name as heading of level 2
    void paragraph(const QString &text);
    void note(const QString &text);
    void add(const Block &block) { m_blocks << block; }

    QVector<Block> takeBlocks() { return std::move(m_blocks); }

    bool training() const { return isTraining(data.scenario.workload.task); }
    bool samples() const; ///< a model counted in images or samples, not tokens
    /// Tokens per second, or samples per second of a model without tokens.
    QString rate(double tokensPerSecond, double samplesPerSecond) const;
    QString throughput(const TimeEstimate &time) const;
    QString interval(const Interval &bytes) const; ///< "41.0 – 45.1 GiB"
    QString tier(double bytes) const;                  ///< a vendor's memory size: "80 GB"
    QString verdictLine() const;                   ///< the answer in one sentence
    QString configuration() const;                 ///< "8 × H100 SXM5 80GB"
    /// Names of catalogue figures a vendor does not publish.
    QString figures(const QStringList &keys) const;

private:
    QVector<Block> m_blocks;
    int m_section = 0;
    int m_appendix = 0;
};

QStringList memoryPartKeys();   ///< in the order of the stack
QString largestMemoryPart(const MemoryParts &parts);

Tone toneOf(Verdict verdict);
/// No verdict without a published memory size: None.
Tone toneOf(const MemoryEstimate &memory);

// One function per section; each leaves the writer where it found it but for its blocks.
void writeSummary(ReportWriter &writer);
void writeRequirement(ReportWriter &writer);
void writeMemory(ReportWriter &writer);
void writeSpeed(ReportWriter &writer);
void writePower(ReportWriter &writer);
void writeComparison(ReportWriter &writer);
void writeConfiguration(ReportWriter &writer);
void writeRisks(ReportWriter &writer);
void writeInputs(ReportWriter &writer);
void writeFormulas(ReportWriter &writer);
void writeSources(ReportWriter &writer);
void writeAccuracy(ReportWriter &writer);

} // namespace xuanka::report

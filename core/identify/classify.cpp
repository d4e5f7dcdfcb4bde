// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/classify.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr double kGddrEccShare = 15.0 / 16; ///< of the memory left when the card keeps check bits in it
constexpr double kMemoryTolerance = 0.045;  ///< drivers reserve differently

bool near(double a, double b) { return std::abs(a / b - 1) <= kMemoryTolerance; }

bool memoryFits(const Gpu &gpu, double mib)
{
    const QVector<double> expected = expectedMemoryMib(gpu);
    return expected.isEmpty() || std::any_of(expected.begin(), expected.end(), [&](double e) { return near(mib, e); });
}

/// Names under which a card of the catalogue appears.
QStringList namesOf(const Gpu &gpu)
{
    QStringList names{gpu.driverReportedName, gpu.name};
    names += gpu.aliases;
    names.removeAll(QString());
    return names;
}

bool hasId(const Gpu &gpu, const QString &id, const QString &subsystem)
{
    for (const QString &entry : gpu.pciDeviceIds) {
        if (!entry.startsWith(id))
            continue;
        const QString sub = entry.section(QLatin1String(" sub "), 1);
        if (sub.isEmpty() || subsystem.isEmpty() || sub == subsystem)
            return true;
    }
    return false;
}

const Gpu *pick(const QVector<const Gpu *> &candidates, double mib)
{
    if (candidates.isEmpty())
        return nullptr;
    if (mib > 0) {
        for (const Gpu *gpu : candidates) {
            if (memoryFits(*gpu, mib))
                return gpu;
        }
    }
    return candidates.first();
}

/// Chips of rows, joined when there are two; empty when there are more or none.
QString chipsOf(const QVector<const KnownDevice *> &rows)
{
    QStringList chips;
    for (const KnownDevice *row : rows) {
        if (!chips.contains(row->chip))
            chips << row->chip;
    }
    std::sort(chips.begin(), chips.end());
    return chips.isEmpty() || chips.size() > 2 ? QString() : chips.join(QStringLiteral(" or "));
}

QString architectureOf(const QVector<const KnownDevice *> &rows)
{
    QString architecture;
    for (const KnownDevice *row : rows) {
        if (!architecture.isEmpty() && architecture != row->architecture)
            return {};
        architecture = row->architecture;
    }
    return architecture;
}

/// Architecture and chip of accelerators no public list of devices has; the names are their makers'.
void classifyByMaker(Classified &c)
{
    IdentifiedCard &card = c.card;
    const QString name = card.facts.text(FactKey::Name);
    const bool named = !name.isEmpty() && !name.contains(QLatin1String("XXX"));
    QString architecture, chip = named ? name : QString();
    if (card.vendor == QLatin1String("Huawei")) {
        architecture = QStringLiteral("Da Vinci");
        if (named && !chip.startsWith(QLatin1String("Ascend")))
            chip.prepend(QLatin1String("Ascend "));
    } else if (card.vendor == QLatin1String("MetaX")) {
        architecture = QStringLiteral("MetaX");
        chip.remove(QLatin1String("MetaX "));
    } else if (card.vendor == QLatin1String("Cambricon")) {
        architecture = name.startsWith(QLatin1String("MLU370")) ? QStringLiteral("MLUarch03") : QStringLiteral("MLU");
        chip = named ? name.section(QLatin1Char('-'), 0, 0) : QString();
    } else if (card.vendor == QLatin1String("Hygon")) {
        architecture = QStringLiteral("Hygon DCU");
    } else if (card.vendor == QLatin1String("Iluvatar")) {
        architecture = QStringLiteral("Iluvatar");
        chip.remove(QLatin1String("Iluvatar "));
    } else if (card.vendor == QLatin1String("Kunlunxin")) {
        architecture = QStringLiteral("Kunlun");
        chip = chip.section(QLatin1Char(' '), 0, 0);
    } else if (card.vendor == QLatin1String("Moore Threads")) {
        architecture = QStringLiteral("MUSA");
    } else if (card.vendor == QLatin1String("Enflame")) {
        architecture = QStringLiteral("GCU");
    }
    if (card.architecture.isEmpty())
        card.architecture = architecture;
    if (card.chip.isEmpty())
        card.chip = chip;
}

void classifyByName(Classified &c)
{
    IdentifiedCard &card = c.card;
    const auto fact = card.facts.facts.constFind(FactKey::Name);
    if (fact == card.facts.facts.constEnd() || !fact->available)
        return;
    QVector<const KnownDevice *> rows = devicesByName(fact->text);
    // "Tesla V100-PCIE-32GB" may be cut to "Tesla V100-PCIE..."
    if (fact->cut) {
        const double mib = card.facts.number(FactKey::MemoryTotalMib).value_or(0);
        rows = devicesByCutName(fact->text, fact->text.size() + 3);
        QSet<QString> names;
        QVector<const KnownDevice *> fitting;
        for (const KnownDevice *row : std::as_const(rows)) {
            if (row->segment == QLatin1String("mining") || row->segment == QLatin1String("engineering/reserved"))
                continue;
            if (c.gpu && comparableName(c.gpu->driverReportedName) != comparableName(row->name) && mib > 0)
                continue;
            fitting << row;
            names.insert(comparableName(row->name));
        }
        if (!fitting.isEmpty())
            rows = fitting;
        if (names.size() == 1)
            card.product = rows.first()->name;
    }
    if (rows.isEmpty())
        return;
    c.nameKnown = !fact->cut;
    const QString chip = chipsOf(rows);
    c.chipOfName = chip.contains(QLatin1String(" or ")) ? QString() : chip;
    if (card.chip.isEmpty())
        card.chip = chip;
    if (card.architecture.isEmpty())
        card.architecture = architectureOf(rows);
    if (card.computeCapability.isEmpty() && !card.chip.isEmpty())
        card.computeCapability = rows.first()->computeCapability;
    if (card.segment.isEmpty())
        card.segment = rows.first()->segment;
    card.basis << QStringLiteral("name");
}

void fromDevice(Classified &c, const char *basis)
{
    IdentifiedCard &card = c.card;
    card.basis << QString::fromLatin1(basis);
    card.chip = c.device->chip;
    card.architecture = c.device->architecture;
    card.computeCapability = c.device->computeCapability;
    card.segment = c.device->segment;
    if (card.product.isEmpty())
        card.product = c.device->name;
}

} // namespace

QVector<double> expectedMemoryMib(const Gpu &gpu)
{
    QVector<double> sizes;
    const double nominal = gpu.memoryGib.value_or(0) * 1024;
    if (gpu.nvidiaSmiTotalMib)
        sizes << *gpu.nvidiaSmiTotalMib;
    if (nominal > 0)
        sizes << nominal << nominal * kGddrEccShare;
    return sizes;
}

const Gpu *gpuByName(const QVector<Gpu> &gpus, const QString &name, double memoryMib)
{
    const QString wanted = comparableName(name);
    if (wanted.isEmpty())
        return nullptr;
    QVector<const Gpu *> exact, within;
    qsizetype longest = 0;
    const QStringList words = wanted.split(QLatin1Char(' '));
    for (const Gpu &gpu : gpus) {
        for (const QString &own : namesOf(gpu)) {
            const QString known = comparableName(own);
            if (known == wanted) {
                exact << &gpu;
                break;
            }
            // every word of the known name, whole and in order, longest name first: GH200 is no H200
            const QStringList parts = known.split(QLatin1Char(' '));
            qsizetype at = 0;
            for (const QString &word : words)
                at += at < parts.size() && parts[at] == word;
            if (at == parts.size() && known.size() >= longest && parts.size() >= 1 && known.size() >= 2) {
                if (known.size() > longest)
                    within.clear();
                longest = known.size();
                within << &gpu;
            }
        }
    }
    return pick(exact.isEmpty() ? within : exact, memoryMib);
}

bool isVgpuProfile(const QString &name)
{
    static const QRegularExpression profile(
        QStringLiteral("(?:^|\\s)(?:GRID\\s)?[A-Z]{1,3}\\w{0,8}(?:-\\w{1,4}){0,2}-\\d{1,3}[QCAB]$"));
    return name.startsWith(QLatin1String("GRID ")) || profile.match(name.right(60)).hasMatch();
}

Classified classify(const CardFacts &facts, const Capture &capture, const QVector<Gpu> &gpus)
{
    Classified c;
    IdentifiedCard &card = c.card;
    card.facts = facts;
    card.index = std::max(0, facts.index);
    card.vendor = facts.vendor;
    const double mib = facts.number(FactKey::MemoryTotalMib).value_or(0);
    card.memoryBytes = mib * 1048576;
    const auto named = facts.facts.constFind(FactKey::Name);
    const QString name = facts.text(FactKey::Name);
    if (!name.isEmpty())
        card.product = named->cut ? name + QStringLiteral("...") : name;

    const QString id = facts.text(FactKey::PciDeviceId), subsystem = facts.text(FactKey::PciSubsystemId);
    c.vgpu = isVgpuProfile(name) || facts.text(FactKey::VbiosVersion) == QLatin1String("00.00.00.00.00") ||
             facts.text(FactKey::VirtualisationMode).compare(QLatin1String("VGPU"), Qt::CaseInsensitive) == 0;
    c.quota = facts.has(FactKey::ContainerQuota);
    c.slice = facts.has(FactKey::MigSlice);
    c.integrated = capture.platform == QLatin1String("jetson") || name.contains(QLatin1String("nvgpu"));

    QVector<const Gpu *> byId;
    if (!id.isEmpty()) {
        for (const Gpu &gpu : gpus) {
            if (hasId(gpu, id, subsystem))
                byId << &gpu;
        }
        c.gpu = pick(byId, mib);
        c.device = deviceOf(id, subsystem);
        if (c.device)
            fromDevice(c, subsystem.isEmpty() ? "pci_id" : "subsystem");
    }
    if (!c.device && facts.has(FactKey::GpuPartNumber)) {
        c.device = deviceOf(QStringLiteral("10de:") + facts.text(FactKey::GpuPartNumber).left(4).toLower(), subsystem);
        if (c.device)
            fromDevice(c, "part_number");
    }
    if (!c.gpu && !name.isEmpty() && !named->cut)
        c.gpu = gpuByName(gpus, name, mib);
    if (!c.gpu && !name.isEmpty() && named->cut && mib > 0) {
        // the one card of the catalogue that begins like this, is longer and has this memory
        QVector<const Gpu *> fitting;
        for (const Gpu &gpu : gpus) {
            const QString own = gpu.driverReportedName;
            if (own.size() > name.size() + 3 &&
                (comparableName(own) + QLatin1Char(' ')).startsWith(comparableName(name)) && memoryFits(gpu, mib))
                fitting << &gpu;
        }
        if (fitting.size() == 1)
            c.gpu = fitting.first();
    }
    classifyByName(c);
    if (c.integrated) {
        card.architecture = QStringLiteral("Ampere"); // Orin is the one the driver names "nvgpu" in this table
        card.chip = QStringLiteral("GA10B");
        if (!name.contains(QLatin1String("Orin")))
            card.architecture = card.chip = QString();
    }
    if (card.vendor != QLatin1String("NVIDIA") && card.vendor != QLatin1String("AMD"))
        classifyByMaker(c);
    if (card.architecture.isEmpty() && facts.has(FactKey::Architecture))
        card.architecture = facts.text(FactKey::Architecture);
    if (facts.has(FactKey::Chip) && card.chip.isEmpty())
        card.chip = facts.text(FactKey::Chip).remove(QLatin1String("GL"));
    if (c.gpu) {
        card.catalogId = c.gpu->id;
        card.generationOrder = c.gpu->generationOrder;
        if (card.architecture.isEmpty())
            card.architecture = c.gpu->architecture;
        if (card.chip.isEmpty())
            card.chip = c.gpu->chip;
        if (card.computeCapability.isEmpty())
            card.computeCapability = c.gpu->computeCapability;
        if (card.segment.isEmpty())
            card.segment = c.gpu->segment;
        if (card.product.isEmpty() || card.product.endsWith(QLatin1String("...")))
            card.product = c.gpu->driverReportedName.isEmpty() ? c.gpu->name : c.gpu->driverReportedName;
        if (card.basis.isEmpty())
            card.basis << QStringLiteral("name");
    }
    if (facts.has(FactKey::ComputeCapability) && card.computeCapability.isEmpty())
        card.computeCapability = facts.text(FactKey::ComputeCapability);
    for (QString *text : {&card.architecture, &card.chip}) {
        if (text->isEmpty())
            *text = QStringLiteral("unknown");
    }
    card.weakEvidence = !c.device;
    return c;
}

} // namespace xuanka

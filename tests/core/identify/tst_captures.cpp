// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "identify/classify.h"

#include <QRandomGenerator>
#include <QTest>

using namespace xuanka;

namespace
{

const char *const kTable =
    R"(+-----------------------------------------------------------------------------------------+
| NVIDIA-SMI 570.86.10              Driver Version: 570.86.10      CUDA Version: 12.8     |
|-----------------------------------------+------------------------+----------------------+
| GPU  Name                 Persistence-M | Bus-Id          Disp.A | Volatile Uncorr. ECC |
|=========================================+========================+======================|
|   0  NVIDIA H800                    On  |   00000000:1A:00.0 Off |                    0 |
| N/A   31C    P0             70W /  700W |       4MiB /  81559MiB |      0%      Default |
|                                         |                        |             Disabled |
+-----------------------------------------+------------------------+----------------------+
|   1  NVIDIA H800                    On  |   00000000:2B:00.0 Off |                    0 |
|ERR!   38C    P0             70W /  700W |       4MiB /  81559MiB |      0%      Default |
|                                         |                        |             Disabled |
+-----------------------------------------+------------------------+----------------------+
)";

const char *const kQuery = R"(==============NVSMI LOG==============
Driver Version                            : 515.65.01
Attached GPUs                             : 1
GPU 00000000:65:00.0
    Product Name                          : NVIDIA A30
    Product Architecture                  : Ampere
    MIG Mode
        Current                           : Disabled
    VBIOS Version                         : 92.00.66.00.04
    GPU Part Number                       : 900-21001-0040-000
    PCI
        Device Id                         : 0x20B710DE
        Sub System Id                     : 0x153210DE
        GPU Link Info
            PCIe Generation
                Max                       : 4
                Current                   : 1
            Link Width
                Max                       : 16x
                Current                   : 8x
    FB Memory Usage
        Total                             : 24576 MiB
    BAR1 Memory Usage
        Total                             : 32768 MiB
    Remapped Rows
        Correctable Error                 : 2
        Uncorrectable Error               : 0
        Pending                           : No
        Remapping Failure Occurred        : No
    Max Clocks
        Memory                            : 1215 MHz
)";

const char *const kXml = R"(<?xml version="1.0" ?>
<nvidia_smi_log>
<driver_version>535.54.03</driver_version>
<gpu id="00000000:01:00.0">
<product_name>NVIDIA L4</product_name>
<mig_mode><current_mig>Enabled</current_mig></mig_mode>
<mig_devices><mig_device><fb_memory_usage><total>4864 MiB</total></fb_memory_usage></mig_device></mig_devices>
<pci><pci_device_id>27B810DE</pci_device_id></pci>
<fb_memory_usage><total>23034 MiB</total></fb_memory_usage>
<power_dra)";

const char *const kCsv = "index, name, pci.device_id, memory.total [MiB], pcie.link.width.current\n"
                         "0, Tesla T4, 0x1EB810DE, 15360 MiB, 16\n1, Tesla T4, 0x1EB810DE, 15360 MiB, 8\n";

const char *const kLspci = "3b:00.0 3D controller [0302]: NVIDIA Corporation Device [10de:2330] (rev a1)\n"
                           "\tSubsystem: NVIDIA Corporation Device [10de:16c1]\n"
                           "\t\tLnkCap:\tPort #0, Speed 32GT/s, Width x16, ASPM not supported\n"
                           "\t\tLnkSta:\tSpeed 16GT/s (downgraded), Width x8 (downgraded)\n"
                           "3b:00.1 Audio device [0403]: NVIDIA Corporation Device [10de:22bc] (rev a1)\n";

const char *const kNpu = R"(| npu-smi 24.1.0                   Version: 24.1.0                    |
+---------------------------+---------------+------------------------+
| NPU   Name                | Health        | Power(W)    Temp(C)    |
| Chip                      | Bus-Id        | AICore(%)   HBM-Usage(MB) |
+===========================+===============+========================+
| 0     910B3               | OK            | 95.1        41         |
| 0                         | 0000:C1:00.0  | 0           0    / 0          3350 / 65536 |
)";

} // namespace

class TestCaptures : public QObject
{
    Q_OBJECT

    static CardFacts only(const char *text)
    {
        for (const Capture &capture : readCaptures(text)) {
            if (!capture.cards.isEmpty())
                return capture.cards.first();
        }
        return {};
    }

private Q_SLOTS:
    void table()
    {
        const QVector<Capture> captures = readCaptures(kTable);
        QCOMPARE(captures.size(), 1);
        QCOMPARE(captures[0].driver, QStringLiteral("570.86.10"));
        QCOMPARE(captures[0].cards.size(), 2);
        const CardFacts &card = captures[0].cards[0];
        QCOMPARE(card.text(FactKey::Name), QStringLiteral("NVIDIA H800"));
        QCOMPARE(card.number(FactKey::MemoryTotalMib), std::optional(81559.0));
        QCOMPARE(card.number(FactKey::PowerLimitW), std::optional(700.0));
        QVERIFY(!card.has(FactKey::FanPercent) && !card.has(FactKey::ErrorText));
        QCOMPARE(card.facts[FactKey::MemoryTotalMib].line, 7);
        QVERIFY(captures[0].cards[1].has(FactKey::ErrorText));
    }

    /// What mail, logs and terminals add changes nothing.
    void disguises_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QString plain = QString::fromLatin1(kTable);
        const QStringList lines = plain.split(QLatin1Char('\n'));
        const auto with = [&](const char *prefix) {
            return (QString::fromLatin1(prefix) + lines.join(QLatin1Char('\n') + QString::fromLatin1(prefix))).toUtf8();
        };
        QTest::newRow("quoted") << with("> ");
        QTest::newRow("commented") << with("# ");
        QTest::newRow("stamped") << with("2024-06-25T18:45:27.095Z ");
        QTest::newRow("coloured") << with("\x1b[32m");
        QTest::newRow("caret colours") << with("^[[3m");
        QTest::newRow("windows lines") << QByteArray(kTable).replace("\n", "\r\n");
        QTest::newRow("utf-8 mark") << "\xef\xbb\xbf" + QByteArray(kTable);
        QByteArray wide("\xff\xfe");
        wide += QByteArray(reinterpret_cast<const char *>(plain.utf16()), plain.size() * 2);
        QTest::newRow("utf-16 mark") << wide;
        QTest::newRow("utf-16 bare") << wide.mid(2);
        QTest::newRow("chinese console") << QByteArray("\xcf\xd4\xbf\xa8\xd0\xc5\xcf\xa2:\n") + kTable; // GBK
    }
    void disguises()
    {
        QFETCH(QByteArray, text);
        const QVector<Capture> captures = readCaptures(text);
        QCOMPARE(captures[0].cards.size(), 2);
        QCOMPARE(captures[0].cards[1].number(FactKey::MemoryTotalMib), std::optional(81559.0));
    }

    void query()
    {
        const CardFacts card = only(kQuery);
        QCOMPARE(card.text(FactKey::PciDeviceId), QStringLiteral("10de:20b7"));
        QCOMPARE(card.text(FactKey::PciSubsystemId), QStringLiteral("10de:1532"));
        // before driver 525 the board's number stood under this name
        QVERIFY(!card.has(FactKey::GpuPartNumber));
        QCOMPARE(card.text(FactKey::BoardPartNumber), QStringLiteral("900-21001-0040-000"));
        QCOMPARE(card.number(FactKey::MemoryTotalMib), std::optional(24576.0));
        QCOMPARE(card.number(FactKey::PcieWidthCurrent), std::optional(8.0));
        QCOMPARE(card.number(FactKey::RemappedCorrectable), std::optional(2.0));
        QVERIFY(card.is(FactKey::RemappingPending, QLatin1String("no")));
    }

    void xmlCutInATag()
    {
        const QVector<Capture> captures = readCaptures(kXml);
        QVERIFY(captures[0].truncated);
        const CardFacts &card = captures[0].cards[0];
        QCOMPARE(card.number(FactKey::MemoryTotalMib), std::optional(23034.0)); // not the slice's 4864
        QCOMPARE(card.text(FactKey::PciDeviceId), QStringLiteral("10de:27b8"));
        QVERIFY(card.is(FactKey::MigMode, QLatin1String("enabled")));
    }

    void csv()
    {
        const QVector<Capture> captures = readCaptures(kCsv);
        QCOMPARE(captures[0].cards.size(), 2);
        QCOMPARE(captures[0].cards[1].number(FactKey::PcieWidthCurrent), std::optional(8.0));
    }

    void lspci()
    {
        const QVector<Capture> captures = readCaptures(kLspci);
        QCOMPARE(captures[0].cards.size(), 1); // the audio function is no card
        const CardFacts &card = captures[0].cards[0];
        QCOMPARE(card.text(FactKey::PciDeviceId), QStringLiteral("10de:2330"));
        QCOMPARE(card.number(FactKey::PcieGenDeviceMax), std::optional(5.0));
        QCOMPARE(card.number(FactKey::PcieGenCurrent), std::optional(4.0));
        QCOMPARE(card.number(FactKey::PcieWidthCurrent), std::optional(8.0));
    }

    void npu()
    {
        const CardFacts card = only(kNpu);
        QCOMPARE(card.vendor, QStringLiteral("Huawei"));
        QCOMPARE(card.number(FactKey::MemoryTotalMib), std::optional(65536.0));
        QCOMPARE(card.text(FactKey::Health), QStringLiteral("OK"));
    }

    void severalOutputsInOneText()
    {
        const QByteArray text = QByteArray(kTable) + "\n" + kCsv + "\n" + kLspci;
        QStringList formats;
        for (const Capture &capture : readCaptures(text))
            formats << capture.format;
        QCOMPARE(formats, QStringList({QStringLiteral("table"), QStringLiteral("csv"), QStringLiteral("text")}));
    }

    void nothingKnownSaysWhy()
    {
        for (const char *text : {"", "\n\n", "hello world", "Lorem ipsum: dolor sit amet"}) {
            const QVector<Capture> captures = readCaptures(text);
            QCOMPARE(captures.size(), 1);
            QVERIFY(captures[0].cards.isEmpty());
            QVERIFY(!captures[0].unread.isEmpty());
        }
    }

    /// Every card of the catalogue, printed by its driver's name and memory, is recognised as itself.
    void catalogueCardsByName()
    {
        const auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        for (const Gpu &gpu : (*catalog)->gpus()) {
            if (gpu.driverReportedName.isEmpty() || !gpu.memoryGib)
                continue;
            const double mib = gpu.nvidiaSmiTotalMib.value_or(*gpu.memoryGib * 1024);
            const Gpu *found = gpuByName((*catalog)->gpus(), gpu.driverReportedName, mib);
            QVERIFY2(found && found->id == gpu.id, qPrintable(gpu.id));
        }
    }

    void tokensAreWhole()
    {
        const auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        const Gpu *found = gpuByName((*catalog)->gpus(), QStringLiteral("NVIDIA GH200 480GB"), 97871);
        QVERIFY(found);
        QCOMPARE(found->id, QStringLiteral("gh200-96"));
    }

    /// Cut, repeated, flipped: no crash and no unbounded answer (the sanitizers' presets run the same).
    void mutations()
    {
        QRandomGenerator random(3);
        const char *const fixtures[] = {kTable, kQuery, kXml, kCsv, kLspci, kNpu};
        for (int i = 0; i < 600; ++i) {
            QByteArray text = fixtures[i % 6];
            for (int step = 0; step < 3; ++step) {
                const int at = int(random.bounded(quint32(text.size() + 1)));
                switch (random.bounded(4)) {
                case 0:
                    text = text.left(at);
                    break;
                case 1:
                    text.insert(at, text.left(200));
                    break;
                case 2:
                    if (at < text.size())
                        text[at] = char(random.bounded(256));
                    break;
                default:
                    text.insert(at, "99999999999999999999999999");
                    break;
                }
            }
            qsizetype cards = 0;
            for (const Capture &capture : readCaptures(text))
                cards += capture.cards.size();
            QVERIFY(cards <= 64);
        }
    }

    void headsWithNothingBelow_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("table") << QByteArray("| NVIDIA-SMI 535.1 |\n");
        QTest::newRow("npu") << QByteArray("| npu-smi 23.0 |\n");
        QTest::newRow("xml") << QByteArray("<nvidia_smi_log>\n");
        QTest::newRow("q") << QByteArray("Attached GPUs : 1\n");
        QTest::newRow("rocm") << QByteArray("======== ROCm System Management Interface ========\n");
    }

    /// A head repeated ten thousands of times is no card, wherever reading starts again: a card after it is found.
    void headsWithNothingBelow()
    {
        QFETCH(QByteArray, head);
        const QByteArray heads = head.repeated(40'000);
        for (const Capture &capture : readCaptures(heads))
            QVERIFY(capture.cards.isEmpty());
        qsizetype cards = 0;
        for (const Capture &capture : readCaptures(heads + QByteArray(kTable)))
            cards += capture.cards.size();
        qsizetype alone = 0;
        for (const Capture &capture : readCaptures(QByteArray(kTable)))
            alone += capture.cards.size();
        QCOMPARE(cards, alone);
    }
};

QTEST_GUILESS_MAIN(TestCaptures)
#include "tst_captures.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/gpu.h"

#include <QTest>

using namespace xuanka;

class TestGpu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usableBytes_data();
    void usableBytes();
    void unknownMemory();
    void dense16();
};

void TestGpu::usableBytes_data()
{
    QTest::addColumn<double>("measuredGib");
    QTest::addColumn<double>("smiMib");
    QTest::addColumn<double>("gib");
    QTest::addColumn<QString>("segment");
    QTest::addColumn<QString>("memory");
    QTest::addColumn<double>("expected");
    const QString dc = QStringLiteral("datacenter");
    const QString hbm = QStringLiteral("HBM3");
    const QString gddr = QStringLiteral("GDDR6");
    const double gib = 1073741824.0;
    // H100: a process sees 79.19 GiB whatever nvidia-smi prints.
    QTest::newRow("measured wins") << 79.19 << 81559.0 << 80.0 << dc << hbm << 79.19 * gib;
    // B200: 0.988 of 183,359 MiB
    QTest::newRow("nvidia-smi") << 0.0 << 183359.0 << 180.0 << dc << hbm << 0.988 * 183359.0 * 1048576.0;
    QTest::newRow("size, HBM") << 0.0 << 0.0 << 64.0 << dc << hbm << 0.988 * 64.0 * gib;
    QTest::newRow("size, GDDR with ECC") << 0.0 << 0.0 << 24.0 << dc << gddr << 0.988 * 0.96 * 24.0 * gib;
    QTest::newRow("size, consumer GDDR") << 0.0 << 0.0 << 24.0 << QStringLiteral("consumer") << gddr
                                         << 0.988 * 24.0 * gib;
}

void TestGpu::usableBytes()
{
    QFETCH(double, measuredGib);
    QFETCH(double, smiMib);
    QFETCH(double, gib);
    Gpu gpu;
    if (measuredGib > 0)
        gpu.usableGib = measuredGib;
    if (smiMib > 0)
        gpu.nvidiaSmiTotalMib = smiMib;
    gpu.memoryGib = gib;
    QFETCH(QString, segment);
    QFETCH(QString, memory);
    QFETCH(double, expected);
    gpu.segment = segment;
    gpu.memoryType = memory;
    QVERIFY(gpu.usableBytes());
    QVERIFY2(qAbs(*gpu.usableBytes() - expected) < 1.0, qPrintable(QString::number(*gpu.usableBytes(), 'f', 1)));
}

void TestGpu::unknownMemory()
{
    QVERIFY(!Gpu().usableBytes());
    QVERIFY(!Gpu().dense16FlopS());
}

void TestGpu::dense16()
{
    Gpu gpu;
    gpu.fp16Tflops = 125.0;
    QCOMPARE(gpu.dense16FlopS(), std::optional<double>(125e12));
    gpu.bf16Tflops = 312.0;
    QCOMPARE(gpu.dense16FlopS(), std::optional<double>(312e12));
}

QTEST_GUILESS_MAIN(TestGpu)
#include "tst_gpu.moc"

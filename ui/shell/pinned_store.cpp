// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/pinned_store.h"

#include "scenario/scenario_json.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace xuanka::ui
{

namespace
{

QString fileIn(const QString &directory) { return directory + QStringLiteral("/pinned.json"); }

} // namespace

QVector<Scenario> loadPinned(const QString &directory)
{
    QVector<Scenario> scenarios;
    QFile file(fileIn(directory));
    if (directory.isEmpty() || !file.open(QIODevice::ReadOnly))
        return scenarios;
    const QJsonArray array = QJsonDocument::fromJson(file.read(kMaxScenarioBytes)).array();
    for (const QJsonValue &value : array) {
        const auto scenario = scenarioFromJson(QJsonDocument(value.toObject()).toJson());
        if (scenario)
            scenarios.append(*scenario);
    }
    return scenarios;
}

void savePinned(const QString &directory, const QVector<Scenario> &scenarios)
{
    if (directory.isEmpty())
        return;
    QJsonArray array;
    for (const Scenario &scenario : scenarios)
        array.append(QJsonDocument::fromJson(scenarioToJson(scenario)).object());
    QSaveFile file(fileIn(directory));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QJsonDocument(array).toJson());
        file.commit();
    }
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hf_import.h"
#include "scenario/scenario_json.h"
#include "ui/shell/document.h"
#include "ui/shell/hint_card.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>

namespace xuanka::ui
{

namespace
{

constexpr int kMostLines = 4; // of a message

QString samplePath() { return QStringLiteral(":/samples/full-7b-suzhou.xuanka"); }

/// Whether bytes are meant as a model rather than as a scenario: an object that does not say it is a scenario.
bool looksLikeConfig(const QByteArray &bytes, const QString &name)
{
    const auto text = parseLenientJson(bytes, name);
    if (!text || text->root.contains(QLatin1String("xuanka")))
        return false;
    const auto has = [&](const char *key) { return text->root.contains(QLatin1String(key)); };
    return has("model_type") || has("architectures") || has("hidden_size") || has("peft_type") || has("_class_name");
}

/// An adapter_config.json says how to fine-tune, and of which model when the catalogue knows its name.
void applyAdapter(Scenario &scenario, const AdapterConfig &adapter, const Catalog &catalog)
{
    for (const Model &model : catalog.models()) {
        if (!adapter.baseModel.isEmpty() && model.hubId.compare(adapter.baseModel, Qt::CaseInsensitive) == 0)
            scenario.model.catalogId = model.id;
    }
    if (!isAdapter(scenario.workload.task))
        changeTask(scenario, Task::Lora);
    if (adapter.rank > 0)
        scenario.workload.lora.rank = adapter.rank;
    const QStringList targets = adapter.targets == QStringList{QStringLiteral("all-linear")}
                                    ? QStringList{QStringLiteral("all_linear")}
                                    : adapter.targets;
    const Parameter *parameter = findParameter(QLatin1String("lora_targets"));
    if (parameter && accepts(*parameter, targets))
        scenario.workload.lora.targets = targets;
}

} // namespace

void MainWindow::showProblem(const QString &text) { m_message->showMessage(MessageBar::Kind::Problem, text); }

void MainWindow::showNotice(const QString &text) { m_message->showMessage(MessageBar::Kind::Notice, text); }

bool MainWindow::openFile(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.read(kMaxConfigBytes);
        if (looksLikeConfig(bytes, QFileInfo(path).fileName()))
            return importModelText(bytes, QFileInfo(path).fileName());
    }
    m_message->hide();
    const QString problem = m_document->open(path);
    if (!problem.isEmpty())
        showProblem(problem);
    return problem.isEmpty();
}

void MainWindow::openSample()
{
    QFile file(samplePath());
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto sample = scenarioFromJson(file.readAll(), QFileInfo(samplePath()).fileName());
    if (sample)
        m_document->startWith(*sample);
    else
        showProblem(m_workbench->phrases().error(sample.error()));
}

void MainWindow::startAsLastTime()
{
    const QString last = m_settings->get(setting::kLastFile);
    if (m_document->recoverUnnamed())
        return;
    if (!last.isEmpty() && QFileInfo::exists(last)) {
        openFile(last);
        return;
    }
    openSample();
    if (!m_settings->get(setting::kHintDone)) {
        m_hint = new HintCard(this, m_settings);
        m_hint->begin();
    }
}

void MainWindow::newScenario()
{
    m_message->hide();
    m_document->startWith(Scenario());
}

void MainWindow::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open scenario"), m_settings->get(setting::kLastFolder),
                                                      tr("Scenarios (*.xuanka *.json)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::save()
{
    if (m_document->path().isEmpty() || m_document->lockedElsewhere())
        return saveAs();
    const QString problem = m_document->save();
    if (!problem.isEmpty())
        showProblem(problem);
    return problem.isEmpty();
}

bool MainWindow::saveAs()
{
    const QString folder = m_settings->get(setting::kLastFolder);
    const QString name = m_document->displayName() + QStringLiteral(".xuanka");
    QString path = QFileDialog::getSaveFileName(this, tr("Save scenario"), QDir(folder).filePath(name),
                                                tr("Scenarios (*.xuanka)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".xuanka");
    const QString problem = m_document->saveAs(path);
    if (!problem.isEmpty())
        showProblem(problem);
    return problem.isEmpty();
}

void MainWindow::importModel()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import model"), m_settings->get(setting::kLastFolder),
                                                      tr("Model configuration (*.json)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        showProblem(tr("%1 cannot be read: %2").arg(QFileInfo(path).fileName(), file.errorString()));
        return;
    }
    importModelText(file.read(kMaxConfigBytes + 1), QFileInfo(path).fileName());
}

bool MainWindow::importModelText(const QByteArray &bytes, const QString &name)
{
    const Phrases &phrases = m_workbench->phrases();
    const auto imported = importConfig(bytes, name);
    const auto text = parseLenientJson(bytes, name);
    if (!imported || !text) {
        showProblem(phrases.error(!imported ? imported.error() : text.error()));
        return false;
    }
    Scenario next = m_workbench->scenario();
    if (imported->adapter) {
        applyAdapter(next, *imported->adapter, m_workbench->catalog());
    } else {
        next.model = ModelReference();
        next.model.catalogId.clear();
        next.model.name = imported->model.name.isEmpty() ? name : imported->model.name;
        next.model.hfConfig = text->root;
    }
    m_workbench->editScenario(next, tr("Import model"));
    QStringList lines{tr("Imported %1.").arg(imported->model.name.isEmpty() ? name : imported->model.name)};
    for (const ImportWarning &warning : imported->warnings)
        lines << phrases.text(warning.message.toUtf8().constData(), warning.args);
    showNotice(lines.mid(0, kMostLines).join(QLatin1Char('\n')));
    return true;
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : m_settings->get(setting::kRecentFiles)) {
        QString name = QFileInfo(path).fileName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = m_recentMenu->addAction(name, this, [this, path] { openFile(path); });
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path));
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("none yet"))->setEnabled(false);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QMimeData *dropped = event->mimeData();
    if (dropped->hasUrls() && dropped->urls().size() == 1 && dropped->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (event->mimeData()->urls().isEmpty())
        return;
    event->acceptProposedAction();
    openFile(event->mimeData()->urls().first().toLocalFile());
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about.h"

#include "ui/theme/glyphs.h"
#include "ui/theme/label.h"

#include <QAction>
#include <QBoxLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>

namespace xuanka::ui
{

namespace
{

class AboutWords
{
    Q_DECLARE_TR_FUNCTIONS(AboutWords)
};

QDialog *makeDialog(QWidget *parent, const QString &title)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLayout(new QVBoxLayout);
    dialog->layout()->setContentsMargins(20, 16, 20, 16);
    dialog->layout()->setSpacing(10);
    return dialog;
}

void addText(QDialog *dialog, TextRole role, const QString &text)
{
    auto *label = new Label(role, dialog);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    dialog->layout()->addWidget(label);
}

void addClose(QDialog *dialog)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    dialog->layout()->addWidget(buttons);
}

} // namespace

void showAbout(QWidget *parent, const Catalog &catalog)
{
    QDialog *dialog = makeDialog(parent, AboutWords::tr("About Xuanka"));
    auto *picture = new QLabel(dialog);
    picture->setPixmap(programIcon().pixmap(64, 64));
    dialog->layout()->addWidget(picture);
    addText(dialog, TextRole::Answer, AboutWords::tr("Xuanka"));
    addText(dialog, TextRole::Body,
            AboutWords::tr("Version %1. Chooses cards, servers and machine room for AI workloads, and says why.")
                .arg(QStringLiteral(XUANKA_VERSION)));
    addText(dialog, TextRole::Body,
            AboutWords::tr("Free software under the GNU General Public License, version 3 or later "
                           "(GPL-3.0-or-later). It comes without any warranty. You may pass it on and change it under "
                           "the terms of that licence."));
    addText(
        dialog, TextRole::Secondary,
        AboutWords::tr("Uses Qt %1 with Qt Charts (GPL-3.0). The font Xuanka Sans SC is a subset of Noto Sans SC under "
                       "the SIL Open Font License 1.1.")
            .arg(QString::fromLatin1(qVersion())));
    addText(dialog, TextRole::Secondary,
            AboutWords::tr("Catalogue of %1: %2 cards, %3 generations, %4 models, each figure with its source.")
                .arg(catalog.asOf())
                .arg(catalog.gpus().size())
                .arg(catalog.generations().size())
                .arg(catalog.models().size()));
    addClose(dialog);
    dialog->setFixedWidth(currentTheme().px(460));
    dialog->show();
}

void showShortcuts(QWidget *parent, const QList<QAction *> &actions)
{
    QDialog *dialog = makeDialog(parent, AboutWords::tr("Keyboard"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    int row = 0;
    for (const QAction *action : actions) {
        if (action->shortcut().isEmpty())
            continue;
        auto *name = new Label(TextRole::Body, dialog);
        name->setText(action->iconText());
        auto *key = new Label(TextRole::Secondary, dialog);
        key->setText(action->shortcut().toString(QKeySequence::NativeText));
        // two columns of pairs, so that it fits a laptop screen
        grid->addWidget(name, row / 2, (row % 2) * 2);
        grid->addWidget(key, row / 2, (row % 2) * 2 + 1);
        ++row;
    }
    static_cast<QVBoxLayout *>(dialog->layout())->addLayout(grid);
    addClose(dialog);
    dialog->show();
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/facts.h"

#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QGridLayout>

namespace xuanka::ui
{

Facts::Facts(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

void Facts::setFacts(const QVector<QPair<QString, QString>> &facts)
{
    const Theme &theme = currentTheme();
    m_grid->setHorizontalSpacing(theme.px(12));
    m_grid->setVerticalSpacing(theme.px(4));
    while (m_rows.size() < facts.size()) {
        auto *name = new Label(TextRole::Secondary, this);
        auto *value = new Label(TextRole::Body, this);
        name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        const int row = int(m_rows.size());
        m_grid->addWidget(name, row, 0);
        m_grid->addWidget(value, row, 1);
        m_rows << qMakePair(name, value);
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const bool used = i < facts.size();
        m_rows[i].first->setVisible(used);
        m_rows[i].second->setVisible(used);
        m_rows[i].first->setText(used ? facts[i].first : QString());
        m_rows[i].second->setText(used ? facts[i].second : QString());
    }
}

} // namespace xuanka::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/panel.h"

class QVBoxLayout;

namespace xuanka::ui
{

/// A panel whose children stand in body(), with the margins of the pages.
class Sheet : public Panel
{
    Q_OBJECT
public:
    explicit Sheet(QWidget *parent = nullptr);
    QVBoxLayout *body() const { return m_body; }
    void applyTheme(); ///< margins follow the scale

private:
    QVBoxLayout *m_body;
};

} // namespace xuanka::ui

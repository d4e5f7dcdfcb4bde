// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <utility>
#include <variant>

namespace xuanka {

/// Why an input cannot be used. One line for people is made by Phrases::error(); core holds no sentences.
struct Error {
    QString file;      ///< file name as given, empty if none
    QString where;     ///< JSON path such as "workload.micro_batch", "line 3, column 7" or a CSV column
    QString found;     ///< what stood there, shortened
    QString expected;  ///< source text for Phrases, placeholders %1, %2 filled from args
    QStringList args;

    bool operator==(const Error &) const = default;
};

/// Value or Error; the error path of core instead of exceptions.
template <typename T> class Result {
public:
    Result(T value) : m_data(std::move(value)) {}
    Result(Error error) : m_data(std::move(error)) {}

    bool ok() const { return std::holds_alternative<T>(m_data); }
    explicit operator bool() const { return ok(); }
    const T &value() const & { return std::get<T>(m_data); }
    T &&value() && { return std::get<T>(std::move(m_data)); }
    const T &operator*() const & { return std::get<T>(m_data); }
    const T *operator->() const { return &std::get<T>(m_data); }
    const Error &error() const { return std::get<Error>(m_data); }

private:
    std::variant<T, Error> m_data;
};

} // namespace xuanka

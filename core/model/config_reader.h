// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lenient_json.h"
#include "quantity/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <QVector>

#include <initializer_list>
#include <optional>

namespace xuanka
{

/// What all readers of one file share: the first fault and the warnings.
struct ImportNotes {
    std::optional<Error> fault;
    QVector<ImportWarning> warnings;
};

/// Largest sizes that are believed; beyond them products could leave 64 bits.
namespace limits
{
inline constexpr double kLayers = 1e4;
inline constexpr double kHidden = 1e6;
inline constexpr double kHeads = 1e4; ///< number of heads, and width of one
inline constexpr double kWidth = 1e7; ///< FFN and expert widths
inline constexpr double kVocab = 1e8;
inline constexpr double kExperts = 1e5;
inline constexpr double kSmall = 1e5;  ///< low ranks, channels, kernels
inline constexpr double kPixels = 1e6; ///< side of an image
inline constexpr double kPatch = 4096; ///< side of a patch
inline constexpr double kFew = 100;    ///< repetitions inside a block
inline constexpr double kParameters = 1e15;
} // namespace limits

using Aliases = std::initializer_list<const char *>;

/// Reads sizes out of a configuration whose keys go by many names. The first alias that is there and not null wins;
/// its canonical name is the first of the list. Sizes are whole numbers above zero; "4096", "128_256" and 4096.0 are
/// taken (strings with a warning), true, 31.5, -1, NaN and what exceeds the limit are faults that name the key.
/// After the first fault everything reads as absent.
class ConfigReader
{
public:
    ConfigReader(const QJsonObject &object, QString path, ImportNotes &notes);

    std::optional<int> size(Aliases keys, double limit);
    /// Like size(), but zero and -1 count as absent (ranks, shared experts, windows).
    int sizeOrZero(Aliases keys, double limit);
    int required(Aliases keys, double limit);
    /// The library's own default where the file may leave the key out; adds a warning.
    int defaulted(Aliases keys, double limit, int fallback);
    /// A number or a list whose entries are all the same number.
    std::optional<int> uniform(Aliases keys, double limit);
    std::optional<double> number(Aliases keys);
    std::optional<bool> flag(Aliases keys);
    bool flag(Aliases keys, bool fallback) { return flag(keys).value_or(fallback); }
    QString text(Aliases keys);
    std::optional<QJsonArray> array(Aliases keys);
    std::optional<ConfigReader> child(Aliases keys);
    bool has(Aliases keys) const;
    /// The same object with one key set.
    ConfigReader with(const QString &key, const QJsonValue &value) const;

    void fail(const QString &key, const QJsonValue &found, const char *expected, const QStringList &args = {});
    void missing(const QString &key, const char *expected);
    void warn(const QString &key, const char *message, const QStringList &args = {});
    bool failed() const { return m_notes->fault.has_value(); }
    QString pathOf(const QString &key) const;
    const QJsonObject &json() const { return m_object; }
    ImportNotes &notes() { return *m_notes; }

private:
    struct Found {
        QString key;
        QJsonValue value;
    };
    std::optional<Found> find(Aliases keys) const;
    std::optional<double> whole(const Found &found);

    QJsonObject m_object;
    QString m_path;
    ImportNotes *m_notes;
};

} // namespace xuanka

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/adapter.h"

#include "model/parameter_count.h"

namespace xuanka
{

namespace
{

using Name = QLatin1String;

/// The matrices of "all-linear" one by one, because ranks may differ.
QStringList modulesOf(const Transformer &base, const AdapterConfig &adapter)
{
    if (adapter.targets != QStringList{QStringLiteral("all-linear")})
        return adapter.targets;
    QStringList names{QStringLiteral("o_proj"), QStringLiteral("gate_proj"), QStringLiteral("up_proj"),
                      QStringLiteral("down_proj"), QStringLiteral("q_proj")};
    if (base.mla) {
        names << QStringLiteral("q_a_proj") << QStringLiteral("q_b_proj") << QStringLiteral("kv_a_proj_with_mqa")
              << QStringLiteral("kv_b_proj");
    } else {
        names << QStringLiteral("k_proj") << QStringLiteral("v_proj");
    }
    return names;
}

/// A pattern names a module or the end of its path.
int rankOf(const AdapterConfig &adapter, const QString &module)
{
    for (auto it = adapter.rankPattern.cbegin(); it != adapter.rankPattern.cend(); ++it) {
        if (it.key() == module || it.key().endsWith(QLatin1Char('.') + module))
            return it.value();
    }
    return adapter.rank;
}

std::int64_t savedModules(const Transformer &base, const AdapterConfig &adapter)
{
    std::int64_t n = 0;
    for (const QString &module : adapter.modulesToSave) {
        const bool table = module == Name("embed_tokens") || module == Name("lm_head") || module == Name("wte") ||
                           module == Name("word_embeddings") || module == Name("output_layer") ||
                           module == Name("tok_embeddings");
        if (table)
            n += std::int64_t(base.vocab) * base.hidden;
    }
    return n;
}

} // namespace

std::optional<std::int64_t> adapterParameters(const Transformer &base, const AdapterConfig &adapter)
{
    if (adapter.type != Name("lora") || adapter.targets.isEmpty())
        return std::nullopt;
    std::int64_t n = savedModules(base, adapter);
    for (const QString &module : modulesOf(base, adapter)) {
        const LoraSides sides = loraSides(base, {module}, false);
        n += rankOf(adapter, module) * (sides.in + sides.out) + (adapter.dora ? sides.out : 0);
    }
    return n;
}

} // namespace xuanka

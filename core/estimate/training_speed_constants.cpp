// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed_constants.h"

#include "estimate/constants.h"

#include <QFileInfo>
#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectConstant = QT_TRANSLATE_NOOP("phrases", "a constant of this name");

/// Copies values out of a set and remembers the first name it lacks.
class Picker
{
public:
    Picker(const ConstantSet &set, const QString &file) : m_set(set), m_file(file) {}

    double operator()(const QString &name)
    {
        const auto found = m_set.records().constFind(name);
        if (found != m_set.records().constEnd())
            return found->value;
        if (!m_error)
            m_error = Error{m_file, QStringLiteral("constants"), name, QString::fromLatin1(kExpectConstant), {}};
        return 0;
    }
    double operator()(const char *name) { return (*this)(QString::fromLatin1(name)); }
    const std::optional<Error> &error() const { return m_error; }

private:
    const ConstantSet &m_set;
    QString m_file;
    std::optional<Error> m_error;
};

/// Which record serves a family; several families share one where nothing tells them apart.
struct FamilyNames {
    const char *gemm, *gemmFp8, *attention, *reference, *network, *multiprocessors;
};
constexpr std::array<FamilyNames, kSpeedFamilies> kFamilyNames = {{
    {"gemm_volta", "gemm_volta", "attention_ampere", "volta", "network_volta", "multiprocessors_other"},
    {"gemm_ampere", "gemm_ampere", "attention_ampere", "ampere", "network_ampere", "multiprocessors_ampere"},
    {"gemm_ada", "gemm_ada", "attention_ampere", "ada", "network_ada", "multiprocessors_other"},
    {"gemm_hopper", "gemm_hopper_fp8", "attention_hopper", "hopper", "network_other", "multiprocessors_hopper"},
    {"gemm_blackwell", "gemm_blackwell_fp8", "attention_blackwell", "blackwell", "network_other",
     "multiprocessors_blackwell"},
    {"gemm_cdna3", "gemm_cdna3_fp8", "attention_cdna", "cdna3", "network_other", "multiprocessors_cdna3"},
    {"gemm_cdna4", "gemm_cdna4", "attention_cdna", "cdna4", "network_other", "multiprocessors_cdna4"},
}};

FamilyConstants pickFamily(Picker &pick, const FamilyNames &names)
{
    FamilyConstants f;
    f.gemm = pick(names.gemm);
    f.gemmFp8 = pick(names.gemmFp8);
    f.attention = pick(names.attention);
    const QString reference = QString::fromLatin1(names.reference);
    f.referenceWatts = pick(QStringLiteral("reference_power_") + reference);
    f.referenceFlopS = pick(QStringLiteral("reference_rate_") + reference);
    f.networkGbitS = pick(names.network);
    f.multiprocessors = int(pick(names.multiprocessors));
    return f;
}

struct Binding {
    const char *name;
    double SpeedConstants::*member;
};
using C = SpeedConstants;
constexpr Binding kBindings[] = {
    {"gemm_fp32", &C::gemmFp32},
    {"gemm_traffic", &C::gemmTraffic},
    {"gemm_last_wave", &C::gemmLastWave},
    {"wave_tile", &C::waveTile},
    {"attention_backward", &C::attentionBackward},
    {"attention_backward_flop", &C::attentionBackwardFlop},
    {"attention_before_fa3", &C::attentionBeforeFa3},
    {"attention_half_tokens", &C::attentionHalfTokens},
    {"attention_small_head", &C::attentionSmallHead},
    {"linear_attention_reach", &C::linearAttentionReach},
    {"eager_gemm_share", &C::eagerGemmShare},
    {"eager_score_passes", &C::eagerScorePasses},
    {"eager_backward_passes", &C::eagerBackwardPasses},
    {"misaligned_head", &C::misalignedHead},
    {"misaligned_hidden", &C::misalignedHidden},
    {"memory_share", &C::memoryShare},
    {"elementwise_hf", &C::elementwiseHf},
    {"elementwise_eager", &C::elementwiseEager},
    {"elementwise_fused", &C::elementwiseFused},
    {"elementwise_fp8", &C::elementwiseFp8},
    {"elementwise_backward", &C::elementwiseBackward},
    {"host_hf", &C::hostHf},
    {"host_eager", &C::hostEager},
    {"host_graph", &C::hostGraph},
    {"host_lora", &C::hostLora},
    {"host_moe", &C::hostMoe},
    {"host_zero3", &C::hostZero3},
    {"host_expert", &C::hostExpert},
    {"fp8_expert_host", &C::fp8ExpertHost},
    {"host_rack_graphs", &C::hostRackGraphs},
    {"link_share", &C::linkShare},
    {"pcie_share", &C::pcieShare},
    {"all_to_all_share", &C::allToAllShare},
    {"collective_latency", &C::collectiveLatency},
    {"latency_without_nvlink", &C::latencyWithoutNvlink},
    {"ring_hop", &C::ringHop},
    {"tensor_hidden", &C::tensorHidden},
    {"tensor_hidden_torch", &C::tensorHiddenTorch},
    {"data_window", &C::dataWindow},
    {"data_window_old", &C::dataWindowOld},
    {"shard_reduce_window", &C::shardReduceWindow},
    {"zero3_deepspeed", &C::zero3Deepspeed},
    {"zero3_contention", &C::zero3Contention},
    {"expert_hidden", &C::expertHidden},
    {"all_to_all_fp8_bytes", &C::allToAllFp8Bytes},
    {"node_jitter", &C::nodeJitter},
    {"dequantise_bytes", &C::dequantiseBytes},
    {"dequantise_gptq", &C::dequantiseGptq},
    {"moe_passes", &C::moePasses},
    {"moe_old", &C::moeOld},
    {"moe_mature", &C::moeMature},
    {"moe_old_years", &C::moeOldYears},
    {"power_exponent", &C::powerExponent},
    {"power_factor_limit", &C::powerFactorLimit},
    {"power_floor_unpublished", &C::powerFloorUnpublished},
    {"head_bytes", &C::headBytes},
    {"optimizer_bytes", &C::optimizerBytes},
    {"accumulation_bytes", &C::accumulationBytes},
    {"accumulation_bytes_separate", &C::accumulationBytesSeparate},
    {"recompute_torch_selective", &C::recomputeTorchSelective},
    {"recompute_attention", &C::recomputeAttention},
    {"step_fixed", &C::stepFixed},
    {"step_fixed_tuned", &C::stepFixedTuned},
    {"fabric_cdna3", &C::fabricCdna3},
    {"fabric_cdna4", &C::fabricCdna4},
    {"rack_domain", &C::rackDomain},
    {"host_memory_rate", &C::hostMemoryRate},
    {"host_optimizer_bytes", &C::hostOptimizerBytes},
};

} // namespace

Result<SpeedConstants> SpeedConstants::load(const QString &path)
{
    const Result<ConstantSet> set = ConstantSet::load(path);
    if (!set)
        return set.error();
    Picker pick(*set, QFileInfo(path).fileName());
    SpeedConstants constants;
    for (std::size_t i = 0; i < constants.family.size(); ++i)
        constants.family[i] = pickFamily(pick, kFamilyNames[i]);
    for (const Binding &binding : kBindings)
        constants.*binding.member = pick(binding.name);
    constants.multiprocessorsBlackwellUltra = int(pick("multiprocessors_blackwell_ultra"));
    if (pick.error())
        return *pick.error();
    return constants;
}

} // namespace xuanka

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_constants.h"

#include "quantity/units.h"

#include <QtGlobal>

#include <cmath>
#include <optional>

namespace xuanka
{
namespace
{

const char *const kExpectConstant = QT_TRANSLATE_NOOP("phrases", "a constant of this name");
const char *const kExpectUnit = QT_TRANSLATE_NOOP("phrases", "one of: %1");

/// Factor from the unit a person reads in the file to SI.
std::optional<double> toSi(const QString &unit)
{
    struct Scale {
        const char *unit;
        double factor;
    };
    static constexpr Scale scales[] = {{"", 1.0},    {"B", 1.0},   {"tokens", 1.0},     {"GiB", units::kGiB},
                                       {"us", 1e-6}, {"ms", 1e-3}, {"GB/s", units::kGB}};
    for (const Scale &scale : scales)
        if (unit == QLatin1String(scale.unit))
            return scale.factor;
    return std::nullopt;
}

/// Takes constants by name and keeps the first thing that was wrong.
class Reader
{
public:
    explicit Reader(const ConstantSet &set) : m_set(set) {}

    double take(const QString &name)
    {
        const auto found = m_set.records().constFind(name);
        if (found == m_set.records().constEnd()) {
            refuse(name, {}, kExpectConstant, {});
            return 0.0;
        }
        const std::optional<double> factor = toSi(found->unit);
        if (!factor)
            refuse(name, found->unit, kExpectUnit, {QStringLiteral("B, GiB, GB/s, us, ms, tokens")});
        return found->value * factor.value_or(0.0);
    }
    double take(const char *name) { return take(QString::fromLatin1(name)); }

    EngineRates engine(const char *compute, const char *layer, const char *step, const char *sequence)
    {
        return {take(compute), take(layer), step[0] ? take(step) : 0.0, take(sequence)};
    }

    const std::optional<Error> &error() const { return m_error; }

private:
    void refuse(const QString &name, const QString &found, const char *expected, const QStringList &args)
    {
        if (!m_error)
            m_error = Error{{}, name, found, QString::fromLatin1(expected), args};
    }

    const ConstantSet &m_set;
    std::optional<Error> m_error;
};

struct Field {
    const char *name;
    double InferenceConstants::*member;
};

using C = InferenceConstants;
constexpr Field kFields[] = {
    {"bandwidth_16bit", &C::bandwidth16},
    {"bandwidth_int8", &C::bandwidthInt8},
    {"bandwidth_int4", &C::bandwidthInt4},
    {"bandwidth_awq_before_0_5", &C::bandwidthAwqOld},
    {"bandwidth_fp8", &C::bandwidthFp8},
    {"bandwidth_fp4", &C::bandwidthFp4},
    {"bandwidth_kv", &C::bandwidthKv},
    {"compute_hf", &C::computeHf},
    {"compute_hf_awq_2023", &C::computeHfAwqOld},
    {"compute_fp4", &C::computeFp4},
    {"compute_ada", &C::computeAda},
    {"compute_amd", &C::computeAmd},
    {"compute_cap", &C::computeCap},
    {"compute_moe", &C::computeMoe},
    {"compute_prefill_attention", &C::prefillAttention},
    {"compute_decode_attention", &C::decodeAttention},
    {"half_size_tokens", &C::halfTokens},
    {"moe_layer_factor", &C::moeLayerFactor},
    {"layer_vllm_eager", &C::vllmEagerLayer},
    {"moe_layer_vllm_0_4", &C::vllmOldMoeLayer},
    {"sequence_cpp", &C::sequenceCpp},
    {"moe_layer_sglang_gptq", &C::sglangGptqMoeLayer},
    {"hf_layer", &C::hfLayer},
    {"hf_layer_4_51", &C::hfLayerNew},
    {"hf_step", &C::hfStep},
    {"hf_layer_gptq_int8", &C::hfGptqInt8Layer},
    {"hf_layer_awq", &C::hfAwqLayer},
    {"hf_layer_bnb", &C::hfBnbLayer},
    {"hf_layer_bnb_batch", &C::hfBnbBatchLayer},
    {"hf_layer_fp8", &C::hfFp8Layer},
    {"hf_moe_loop", &C::hfMoeLayer},
    {"hf_moe_loop_fp8", &C::hfFp8MoeFactor},
    {"hf_cache_copies", &C::hfCacheCopies},
    {"hf_cache_repeats", &C::hfRepeatCopies},
    {"hf_base", &C::hfBaseBytes},
    {"hf_growth", &C::hfGrowth},
    {"hf_context", &C::hfContextBytes},
    {"h20_bandwidth_16bit", &C::h20Bandwidth16},
    {"h20_bandwidth_8bit", &C::h20Bandwidth8},
    {"h20_bandwidth_4bit", &C::h20Bandwidth4},
    {"h20_prefill_attention", &C::h20PrefillAttention},
    {"nvlink_latency", &C::nvlinkLatency},
    {"pcie_latency", &C::pcieLatency},
    {"many_ranks_latency", &C::manyRanksLatency},
    {"nvlink_share", &C::nvlinkShare},
    {"pcie_bus", &C::pcieBus},
    {"pcie_share", &C::pcieShare},
    {"amd_link", &C::amdLink},
    {"nvlink_floor", &C::nvlinkFloor},
    {"expert_bytes_per_element", &C::expertBytes},
    {"llama_bandwidth", &C::llamaBandwidth},
    {"llama_bytes_per_sm_clock", &C::llamaBytesPerClock},
    {"llama_layer", &C::llamaLayer},
    {"llama_cache", &C::llamaCache},
    {"llama_hop", &C::llamaHop},
    {"llama_compute_16bit", &C::llamaCompute16},
    {"llama_compute_quantised", &C::llamaComputeQuantised},
    {"llama_attention", &C::llamaAttention},
    {"llama_block_step", &C::llamaBlockStep},
    {"llama_pipeline", &C::llamaPipeline},
    {"llama_block", &C::llamaBlock},
    {"llama_buffer", &C::llamaBufferBytes},
    {"occupancy", &C::occupancy},
    {"prefill_tokens", &C::prefillTokens},
    {"pipeline_share", &C::pipelineShare},
    {"mlperf_server", &C::mlperfServer},
    {"mlperf_utilization", &C::mlperfUtilization},
    {"default_max_sequences", &C::defaultMaxSequences},
    {"server_overhead", &C::serverBytes},
    {"vllm_sampler_base", &C::samplerBase},
    {"context", &C::contextBytes},
    {"vllm_non_torch_pipeline", &C::nonTorchPipeline},
    {"vllm_max_sequences_large", &C::maxSequencesLarge},
    {"vllm_max_sequences", &C::maxSequencesSmall},
    {"vllm_large_card", &C::largeCardBytes},
    {"vllm_batched_tokens", &C::batchedTokens},
    {"vllm_v0_chunked_from", &C::v0ChunkedFrom},
    {"vllm_v0_chunk", &C::v0ChunkTokens},
    {"vllm_cache_block", &C::cacheBlock},
    {"lmdeploy_process", &C::lmdeployProcess},
    {"lmdeploy_extra_tokens", &C::lmdeployExtraTokens},
    {"tight_share", &C::tightShare},
};

constexpr const char *kRoundNames[kVllmRounds] = {"v0", "v0_11", "v0_17", "v0_18", "v0_19"};

void takeRounds(Reader &reader, InferenceConstants &constants)
{
    for (std::size_t i = 0; i < kVllmRounds; ++i) {
        const QString prefix = QStringLiteral("vllm_%1_").arg(QLatin1String(kRoundNames[i]));
        VllmMemory &round = constants.vllmMemory[i];
        round.samplerBytesPerLogit = reader.take(prefix + QStringLiteral("sampler_bytes"));
        round.nonTorchOne = reader.take(prefix + QStringLiteral("non_torch_1"));
        round.nonTorchTwo = reader.take(prefix + QStringLiteral("non_torch_2"));
        round.nonTorchMany = reader.take(prefix + QStringLiteral("non_torch_4"));
        round.graphs = reader.take(prefix + QStringLiteral("graphs"));
    }
}

} // namespace

Result<InferenceConstants> InferenceConstants::from(const ConstantSet &set)
{
    Reader reader(set);
    InferenceConstants constants;
    for (const Field &field : kFields)
        constants.*field.member = reader.take(field.name);
    constants.vllm = reader.engine("compute_vllm", "layer_vllm", "step_vllm", "sequence_pytorch");
    constants.vllmOld = reader.engine("compute_vllm", "layer_vllm_0_4", "step_vllm", "sequence_pytorch");
    constants.sglang = reader.engine("compute_vllm", "layer_unknown", "step_unknown", "sequence_cpp");
    constants.tensorRt =
        reader.engine("compute_tensorrt_llm", "layer_tensorrt_llm", "step_tensorrt_llm", "sequence_pytorch");
    constants.lmdeploy = reader.engine("compute_lmdeploy", "layer_lmdeploy", "", "sequence_cpp");
    constants.generic = reader.engine("compute_tensorrt_llm", "layer_unknown", "step_unknown", "sequence_pytorch");
    constants.h20 = reader.engine("h20_compute", "h20_layer", "h20_step", "sequence_cpp");
    takeRounds(reader, constants);
    if (reader.error())
        return *reader.error();
    return constants;
}

Result<InferenceConstants> InferenceConstants::loadBundled()
{
    const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/inference.json"));
    if (!set)
        return set.error();
    return from(*set);
}

} // namespace xuanka

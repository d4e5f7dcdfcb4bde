// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_table.h"

#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka
{

namespace
{

// ---- access to one field through a path of member pointers -------------------------------------------------------

template <auto First, auto... Rest, typename Owner> auto &fieldOf(Owner &owner)
{
    if constexpr (sizeof...(Rest) == 0)
        return owner.*First;
    else
        return fieldOf<Rest...>(owner.*First);
}

QVariant toVariant(int value) { return value; }
QVariant toVariant(double value) { return value; }
QVariant toVariant(bool value) { return value; }
QVariant toVariant(const QString &value) { return value; }
QVariant toVariant(const QStringList &value) { return value; }
template <typename E>
requires std::is_enum_v<E> QVariant toVariant(E value) { return QString(toWord(value)); }
template <typename E>
requires std::is_enum_v<E> QVariant toVariant(const std::optional<E> &value)
{
    return value ? QString(toWord(*value)) : QStringLiteral("default");
}
QVariant toVariant(const std::optional<bool> &value) { return value ? QVariant(*value) : QVariant(); }

void assign(int &field, const QVariant &value) { field = value.toInt(); }
void assign(double &field, const QVariant &value) { field = value.toDouble(); }
void assign(bool &field, const QVariant &value) { field = value.toBool(); }
void assign(QString &field, const QVariant &value) { field = value.toString(); }
void assign(QStringList &field, const QVariant &value) { field = value.toStringList(); }
template <typename E>
requires std::is_enum_v<E>
void assign(E &field, const QVariant &value) { field = fromWord<E>(value.toString()).value_or(field); }
template <typename E>
requires std::is_enum_v<E>
void assign(std::optional<E> &field, const QVariant &value) { field = fromWord<E>(value.toString()); }
void assign(std::optional<bool> &field, const QVariant &value)
{
    field = value.isNull() ? std::nullopt : std::optional<bool>(value.toBool());
}

template <auto... Path> QVariant get(const Scenario &scenario) { return toVariant(fieldOf<Path...>(scenario)); }
template <auto... Path> void set(Scenario &scenario, const QVariant &value)
{
    assign(fieldOf<Path...>(scenario), value);
}

QVariant getModel(const Scenario &scenario)
{
    const ModelReference &model = scenario.model;
    if (model.isCatalog())
        return model.catalogId;
    QJsonObject object{{QStringLiteral("name"), model.name}};
    if (!model.hfConfig.isEmpty()) {
        object.insert(QStringLiteral("hf_config"), model.hfConfig);
        return object;
    }
    object.insert(QStringLiteral("parameters"), model.parameters);
    if (model.forwardMacsPerSample > 0)
        object.insert(QStringLiteral("forward_macs_per_sample"), model.forwardMacsPerSample);
    if (model.activationElementsPerSample > 0)
        object.insert(QStringLiteral("activation_elements_per_sample"), model.activationElementsPerSample);
    if (!model.modality.isEmpty())
        object.insert(QStringLiteral("modality"), model.modality);
    return object;
}

void setModel(Scenario &scenario, const QVariant &value)
{
    ModelReference model;
    if (value.typeId() == QMetaType::QJsonObject) {
        const QJsonObject object = value.toJsonObject();
        model.name = object.value(QLatin1String("name")).toString();
        model.hfConfig = object.value(QLatin1String("hf_config")).toObject();
        model.parameters = object.value(QLatin1String("parameters")).toDouble();
        model.forwardMacsPerSample = object.value(QLatin1String("forward_macs_per_sample")).toDouble();
        model.activationElementsPerSample = object.value(QLatin1String("activation_elements_per_sample")).toDouble();
        model.modality = object.value(QLatin1String("modality")).toString();
    } else {
        model.catalogId = value.toString();
    }
    scenario.model = model;
}

void setTask(Scenario &scenario, const QVariant &value)
{
    if (const std::optional<Task> task = fromWord<Task>(value.toString()))
        changeTask(scenario, *task);
}

void setCachePrecision(Scenario &scenario, const QVariant &value)
{
    const Dtype type = fromWord<Dtype>(value.toString()).value_or(Dtype::Fp16);
    scenario.workload.inference.kvCachePrecision = type == Dtype::Bf16 ? Dtype::Fp16 : type;
}

// ---- words -----------------------------------------------------------------------------------------------------

constexpr std::array kTrainingPrecisions{"bf16_mixed", "bf16", "fp16_mixed", "fp8_mixed", "tf32", "fp32"};
constexpr std::array kInferencePrecisions{"bf16", "fp16", "fp8", "int8", "int4", "nf4", "fp32"};
constexpr std::array kTrainingFrameworks{"hf_trainer",
                                         "deepspeed",
                                         "fsdp",
                                         "megatron",
                                         "generic",
                                         "torchtune",
                                         "torchtitan",
                                         "litgpt",
                                         "llm_foundry",
                                         "nemo",
                                         "megatron_deepspeed",
                                         "mindspeed",
                                         "peft",
                                         "unsloth",
                                         "olmo",
                                         "prime_rl",
                                         "nemo_automodel",
                                         "megatron_bridge",
                                         "nanotron",
                                         "internevo",
                                         "mlperf_training",
                                         "maxtext",
                                         "paxml",
                                         "flash_attn_trainer",
                                         "meta_internal",
                                         "pytorch"};
constexpr std::array kInferenceFrameworks{"vllm",      "sglang",          "tensorrt_llm", "lmdeploy",
                                          "llama_cpp", "hf_transformers", "generic",      "mlperf_inference"};
constexpr std::array kTargetSets{"all_linear", "attention", "qv"};
constexpr std::array kKvWords{"fp16", "fp8", "int8"};
constexpr std::array kTwoDtypes{"fp32", "bf16"};
constexpr std::array kTwoDtypesOrDefault{"default", "fp32", "bf16"};
constexpr std::array kDeviceOrDefault{"default", "gpu", "host"};

std::span<const char *const> precisionsFor(const Scenario &s) { return precisionWords(s.workload.task); }
std::span<const char *const> frameworksFor(const Scenario &s)
{
    if (isTraining(s.workload.task))
        return kTrainingFrameworks;
    return kInferenceFrameworks;
}

// ---- when a row applies ----------------------------------------------------------------------------------------

bool always(const Scenario &) { return true; }
bool training(const Scenario &s) { return isTraining(s.workload.task); }
bool serving(const Scenario &s) { return !training(s); }
bool adapter(const Scenario &s) { return isAdapter(s.workload.task); }
bool plainTraining(const Scenario &s) { return training(s) && !adapter(s); }
bool counted(const Scenario &s) { return s.model.isCounted(); }
bool trainingOrCounted(const Scenario &s) { return training(s) || counted(s); }
bool trainingText(const Scenario &s) { return training(s) && !counted(s); }
bool servingText(const Scenario &s) { return serving(s) && !counted(s); }
bool quantisable(const Scenario &s) { return s.workload.task == Task::Qlora || serving(s); }
bool accumulating(const Scenario &s) { return training(s) && s.workload.globalBatch == 0; }
bool severalGpus(const Scenario &s) { return s.cluster.gpus() > 1; }
bool severalNodes(const Scenario &s) { return s.cluster.nodes > 1; }
bool trainingOnSeveral(const Scenario &s) { return training(s) && severalGpus(s); }
bool tensorTraining(const Scenario &s) { return trainingText(s) && s.parallelism.tensor > 1; }
bool pipelineTraining(const Scenario &s) { return trainingText(s) && s.parallelism.pipeline > 1; }
bool zeroBuckets(const Scenario &s)
{
    return trainingOnSeveral(s) && s.parallelism.zeroStage > 0 &&
           (s.workload.framework == Framework::DeepSpeed || s.workload.framework == Framework::HfTrainer);
}
bool sharded(const Scenario &s) { return trainingOnSeveral(s) && s.parallelism.zeroStage >= 2; }

// ---- the table -------------------------------------------------------------------------------------------------

using T = ParameterType;
using G = ParameterGroup;
using W = Workload;
using C = Cluster;
using P = Parallelism;
using S = Scenario;

constexpr double kMillion = 1e6;
constexpr std::span<const char *const> kNoWords{};

Parameter row(const char *key, const char *path, T type, G group, bool (*applies)(const S &),
              QVariant (*getter)(const S &), void (*setter)(S &, const QVariant &))
{
    return {key, path, type, group, "", 0, 0, kNoWords, false, 0, false, applies, getter, setter, nullptr};
}

template <auto... Path>
Parameter text(const char *key, const char *path, G group, bool (*applies)(const S &), int length)
{
    Parameter p = row(key, path, T::Text, group, applies, &get<Path...>, &set<Path...>);
    p.maximum = length;
    return p;
}

template <auto... Path> Parameter choice(const char *key, const char *path, G group, std::span<const char *const> words,
                                         bool (*applies)(const S &))
{
    Parameter p = row(key, path, T::Choice, group, applies, &get<Path...>, &set<Path...>);
    p.choices = words;
    return p;
}

template <auto... Path> Parameter toggle(const char *key, const char *path, G group, bool (*applies)(const S &))
{
    return row(key, path, T::Boolean, group, applies, &get<Path...>, &set<Path...>);
}

template <auto... Path> Parameter number(T type, const char *key, const char *path, G group, const char *unit,
                                         double minimum, double maximum, bool (*applies)(const S &))
{
    Parameter p = row(key, path, type, group, applies, &get<Path...>, &set<Path...>);
    p.unit = unit;
    p.minimum = minimum;
    p.maximum = maximum;
    return p;
}

template <auto... Path> Parameter count(const char *key, const char *path, G group, const char *unit, double minimum,
                                        double maximum, bool (*applies)(const S &))
{
    return number<Path...>(T::Integer, key, path, group, unit, minimum, maximum, applies);
}

Parameter withSlider(Parameter p, double last)
{
    p.slider = true;
    p.sliderMaximum = last;
    return p;
}

Parameter automatic(Parameter p)
{
    p.zeroIsAutomatic = true;
    return p;
}

Parameter withChoicesFor(Parameter p, std::span<const char *const> (*choices)(const S &))
{
    p.choicesFor = choices;
    return p;
}

void addJob(std::vector<Parameter> &t)
{
    t.push_back(text<&S::name>("name", "name", G::Job, always, 200));
    t.push_back(row("model", "model", T::Model, G::Job, always, &getModel, &setModel));
    Parameter task = choice<&S::workload, &W::task>("task", "workload.task", G::Job, allWords<Task>(), always);
    task.set = &setTask;
    t.push_back(task);
    t.push_back(withChoicesFor(
        choice<&S::workload, &W::precision>("precision", "workload.precision", G::Job, allWords<Precision>(), always),
        &precisionsFor));
    t.push_back(withChoicesFor(
        choice<&S::workload, &W::framework>("framework", "workload.framework", G::Job, allWords<Framework>(), always),
        &frameworksFor));
    t.push_back(choice<&S::workload, &W::optimizer>("optimizer", "workload.optimizer", G::Job, allWords<Optimizer>(),
                                                    training));
}

void addBatch(std::vector<Parameter> &t)
{
    t.push_back(withSlider(count<&S::workload, &W::sequenceLength>("sequence_length", "workload.sequence_length",
                                                                   G::Batch, "tokens", 1, 10 * kMillion, trainingText),
                           1048576));
    t.push_back(withSlider(count<&S::workload, &W::microBatch>("micro_batch", "workload.micro_batch", G::Batch,
                                                               "samples", 1, 65536, trainingOrCounted),
                           1024));
    t.push_back(count<&S::workload, &W::gradientAccumulation>("gradient_accumulation", "workload.gradient_accumulation",
                                                              G::Batch, "", 1, kMillion, accumulating));
    t.push_back(automatic(count<&S::workload, &W::globalBatch>("global_batch", "workload.global_batch", G::Batch,
                                                               "samples", 1, 1e9, training)));
    t.push_back(choice<&S::workload, &W::recompute>("recompute", "workload.recompute", G::Batch, allWords<Recompute>(),
                                                    training));
    t.push_back(choice<&S::workload, &W::attention>("attention", "workload.attention", G::Batch, allWords<Attention>(),
                                                    trainingText));
}

void addServing(std::vector<Parameter> &t)
{
    t.push_back(withSlider(
        count<&S::workload, &W::inference, &InferenceSettings::concurrency>(
            "concurrency", "workload.inference.concurrency", G::Serving, "requests", 1, kMillion, servingText),
        4096));
    t.push_back(count<&S::workload, &W::inference, &InferenceSettings::promptTokens>(
        "prompt_tokens", "workload.inference.prompt_tokens", G::Serving, "tokens", 1, 10 * kMillion, servingText));
    t.push_back(count<&S::workload, &W::inference, &InferenceSettings::outputTokens>(
        "output_tokens", "workload.inference.output_tokens", G::Serving, "tokens", 1, 10 * kMillion, servingText));
    Parameter cache = choice<&S::workload, &W::inference, &InferenceSettings::kvCachePrecision>(
        "kv_cache_precision", "workload.inference.kv_cache_precision", G::Serving, kKvWords, servingText);
    cache.set = &setCachePrecision;
    t.push_back(cache);
    t.push_back(automatic(count<&S::workload, &W::inference, &InferenceSettings::maxModelLen>(
        "max_model_len", "workload.inference.max_model_len", G::Serving, "tokens", 1, 20 * kMillion, servingText)));
    t.push_back(number<&S::workload, &W::inference, &InferenceSettings::gpuMemoryUtilization>(
        T::Real, "gpu_memory_utilization", "workload.inference.gpu_memory_utilization", G::Serving, "share", 0.01, 1,
        servingText));
    t.push_back(automatic(count<&S::workload, &W::inference, &InferenceSettings::maxNumSeqs>(
        "max_num_seqs", "workload.inference.max_num_seqs", G::Serving, "requests", 1, kMillion, servingText)));
    t.push_back(automatic(count<&S::workload, &W::inference, &InferenceSettings::maxNumBatchedTokens>(
        "max_num_batched_tokens", "workload.inference.max_num_batched_tokens", G::Serving, "tokens", 1, 20 * kMillion,
        servingText)));
    t.push_back(text<&S::workload, &W::inference, &InferenceSettings::engineVersion>(
        "engine_version", "workload.inference.engine_version", G::Serving, servingText, 32));
}

void addAdapter(std::vector<Parameter> &t)
{
    t.push_back(count<&S::workload, &W::lora, &LoraSettings::rank>("lora_rank", "workload.lora.rank", G::Adapter, "", 1,
                                                                   65536, adapter));
    Parameter targets =
        row("lora_targets", "workload.lora.targets", T::WordList, G::Adapter, adapter,
            &get<&S::workload, &W::lora, &LoraSettings::targets>, &set<&S::workload, &W::lora, &LoraSettings::targets>);
    targets.choices = kTargetSets;
    targets.maximum = 64;
    t.push_back(targets);
    t.push_back(choice<&S::workload, &W::lora, &LoraSettings::dtype>("lora_dtype", "workload.lora.dtype", G::Adapter,
                                                                     kTwoDtypes, adapter));
    t.push_back(number<&S::workload, &W::lora, &LoraSettings::dropout>(T::Real, "lora_dropout", "workload.lora.dropout",
                                                                       G::Adapter, "share", 0, 0.99, adapter));
    t.push_back(toggle<&S::workload, &W::lora, &LoraSettings::alsoTrainEmbeddings>(
        "lora_also_train_embeddings", "workload.lora.also_train_embeddings", G::Adapter, adapter));
}

void addMachine(std::vector<Parameter> &t)
{
    Parameter card =
        row("gpu", "cluster.gpu", T::GpuId, G::Machine, always, &get<&S::cluster, &C::gpu>, &set<&S::cluster, &C::gpu>);
    card.maximum = 100;
    t.push_back(card);
    t.push_back(count<&S::cluster, &C::gpusPerNode>("gpus_per_node", "cluster.gpus_per_node", G::Machine, "GPU", 1,
                                                    1024, always));
    t.push_back(count<&S::cluster, &C::nodes>("nodes", "cluster.nodes", G::Machine, "nodes", 1, 100000, always));
    t.push_back(automatic(number<&S::cluster, &C::networkGbitS>(T::Real, "network_gbit_s", "cluster.network_gbit_s",
                                                                G::Machine, "Gbit/s", 0.001, kMillion, severalNodes)));
    t.push_back(automatic(number<&S::cluster, &C::powerLimitW>(T::Real, "power_limit_w", "cluster.power_limit_w",
                                                               G::Machine, "W", 10, 20000, always)));
    t.push_back(number<&S::headroom>(T::Real, "headroom", "headroom", G::Machine, "share", 0, 0.9, always));
    Parameter compared = row("compare_gpus", "cluster.compare_gpus", T::GpuList, G::Machine, always,
                             &get<&S::cluster, &C::compareGpus>, &set<&S::cluster, &C::compareGpus>);
    compared.maximum = 16;
    t.push_back(compared);
}

void addLayout(std::vector<Parameter> &t)
{
    t.push_back(
        count<&S::parallelism, &P::data>("data", "parallelism.data", G::Layout, "", 1, 200 * kMillion, severalGpus));
    t.push_back(
        count<&S::parallelism, &P::tensor>("tensor", "parallelism.tensor", G::Layout, "", 1, 65536, severalGpus));
    t.push_back(
        count<&S::parallelism, &P::pipeline>("pipeline", "parallelism.pipeline", G::Layout, "", 1, 65536, severalGpus));
    t.push_back(count<&S::parallelism, &P::context>("context", "parallelism.context", G::Layout, "", 1, 65536,
                                                    trainingOnSeveral));
    t.push_back(
        count<&S::parallelism, &P::expert>("expert", "parallelism.expert", G::Layout, "", 1, 65536, trainingOnSeveral));
    t.push_back(
        count<&S::parallelism, &P::zeroStage>("zero_stage", "parallelism.zero_stage", G::Layout, "", 0, 3, training));
    t.push_back(toggle<&S::parallelism, &P::sequenceParallel>("sequence_parallel", "parallelism.sequence_parallel",
                                                              G::Layout, tensorTraining));
    t.push_back(count<&S::parallelism, &P::virtualPipeline>("virtual_pipeline", "parallelism.virtual_pipeline",
                                                            G::Layout, "", 1, 1024, pipelineTraining));
    t.push_back(choice<&S::parallelism, &P::cpuOffload>("cpu_offload", "parallelism.cpu_offload", G::Layout,
                                                        allWords<Offload>(), training));
}

void addAdvanced(std::vector<Parameter> &t)
{
    t.push_back(choice<&S::workload, &W::loss>("loss", "workload.loss", G::Advanced, allWords<Loss>(), trainingText));
    t.push_back(toggle<&S::workload, &W::variableLength>("variable_length", "workload.variable_length", G::Advanced,
                                                         trainingText));
    t.push_back(
        toggle<&S::workload, &W::fusedKernels>("fused_kernels", "workload.fused_kernels", G::Advanced, trainingText));
    t.push_back(
        toggle<&S::workload, &W::optimizerFused>("optimizer_fused", "workload.optimizer_fused", G::Advanced, training));
    t.push_back(toggle<&S::workload, &W::optimizerInBackward>("optimizer_in_backward", "workload.optimizer_in_backward",
                                                              G::Advanced, training));
    t.push_back(toggle<&S::workload, &W::compile>("compile", "workload.compile", G::Advanced, training));
    t.push_back(choice<&S::workload, &W::weightsDtype>("weights_dtype", "workload.weights_dtype", G::Advanced,
                                                       kTwoDtypesOrDefault, plainTraining));
    t.push_back(choice<&S::workload, &W::gradientDtype>("gradient_dtype", "workload.gradient_dtype", G::Advanced,
                                                        kTwoDtypesOrDefault, training));
    t.push_back(choice<&S::workload, &W::residualDtype>("residual_dtype", "workload.residual_dtype", G::Advanced,
                                                        kTwoDtypesOrDefault, adapter));
    t.push_back(choice<&S::workload, &W::weightFormat>("weight_format", "workload.weight_format", G::Advanced,
                                                       allWords<WeightFormat>(), quantisable));
    t.push_back(choice<&S::workload, &W::quantisedRestDtype>("quantised_rest_dtype", "workload.quantised_rest_dtype",
                                                             G::Advanced, kTwoDtypes, quantisable));
    t.push_back(toggle<&S::workload, &W::accumulateWithoutSync>(
        "accumulate_without_sync", "workload.accumulate_without_sync", G::Advanced, trainingOnSeveral));
    t.push_back(choice<&S::workload, &W::checkpointDevice>("checkpoint_device", "workload.checkpoint_device",
                                                           G::Advanced, kDeviceOrDefault, training));
    t.push_back(automatic(number<&S::workload, &W::softwareYear>(T::Real, "software_year", "workload.software_year",
                                                                 G::Advanced, "year", 2015, 2100, always)));
    t.push_back(automatic(number<&S::workload, &W::tokensTotal>(T::Real, "tokens_total", "workload.tokens_total",
                                                                G::Batch, "tokens", 1, 1e18, always)));
    t.push_back(automatic(number<&S::parallelism, &P::zeroBucketElements>(
        T::Real, "zero_bucket_elements", "parallelism.zero_bucket_elements", G::Advanced, "elements", 1, 1e12,
        zeroBuckets)));
    t.push_back(automatic(count<&S::parallelism, &P::fsdpVersion>("fsdp_version", "parallelism.fsdp_version",
                                                                  G::Advanced, "", 1, 2, sharded)));
    t.push_back(automatic(count<&S::parallelism, &P::fsdpShardGroup>("fsdp_shard_group", "parallelism.fsdp_shard_group",
                                                                     G::Advanced, "GPU", 1, kMillion, sharded)));
}

std::vector<Parameter> makeTable()
{
    std::vector<Parameter> table;
    addJob(table);
    addBatch(table);
    addServing(table);
    addAdapter(table);
    addMachine(table);
    addLayout(table);
    addAdvanced(table);
    return table;
}

bool acceptsNumber(const Parameter &parameter, const QVariant &value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || value.typeId() == QMetaType::Bool)
        return false;
    if (parameter.type == ParameterType::Integer && std::trunc(number) != number)
        return false;
    return (parameter.zeroIsAutomatic && number == 0) || (number >= parameter.minimum && number <= parameter.maximum);
}

bool hasWord(std::span<const char *const> words, const QString &word)
{
    return std::any_of(words.begin(), words.end(), [&](const char *known) { return word == QLatin1String(known); });
}

/// Words that are read but never written: PyTorch's name of fused attention, the other 16-bit cache type.
bool isAlias(const Parameter &parameter, const QString &word)
{
    const QLatin1String key(parameter.key);
    return (key == QLatin1String("attention") && word == QLatin1String("sdpa")) ||
           (key == QLatin1String("kv_cache_precision") && word == QLatin1String("bf16"));
}

/// Catalogue ids and module names: letters, digits and . _ - +, no control characters, no paths.
bool isIdentifier(const QString &text)
{
    return !text.isEmpty() && text.size() <= 128 && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || QLatin1String("._-+").contains(c));
    });
}

bool acceptsWords(const Parameter &parameter, const QStringList &words)
{
    if (words.size() > parameter.maximum || (parameter.type == ParameterType::WordList && words.isEmpty()))
        return false;
    // A named set stands alone; module names stand together.
    const bool hasSet =
        std::any_of(words.begin(), words.end(), [&](const QString &word) { return hasWord(parameter.choices, word); });
    if (hasSet && words.size() > 1)
        return false;
    return std::all_of(words.begin(), words.end(), isIdentifier);
}

} // namespace

bool isPlainText(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
               c.category() == QChar::Separator_Paragraph;
    });
}

std::span<const char *const> precisionWords(Task task)
{
    if (isTraining(task))
        return kTrainingPrecisions;
    return kInferencePrecisions;
}

std::span<const Parameter> parameterTable()
{
    static const std::vector<Parameter> table = makeTable();
    return table;
}

const Parameter *findParameter(QLatin1String key)
{
    for (const Parameter &parameter : parameterTable()) {
        if (key == QLatin1String(parameter.key))
            return &parameter;
    }
    return nullptr;
}

bool appliesTo(const Parameter &parameter, const Scenario &scenario, bool bySample)
{
    if (bySample == scenario.model.isCounted())
        return parameter.applies(scenario);
    Scenario other = scenario;
    other.model = bySample ? ModelReference{} : ModelReference{QStringLiteral("any"), {}, {}, 0, 0, 0, {}};
    return parameter.applies(other);
}

bool accepts(const Parameter &parameter, const QVariant &value)
{
    switch (parameter.type) {
    case ParameterType::Integer:
    case ParameterType::Real:
        return acceptsNumber(parameter, value);
    case ParameterType::Boolean:
        return value.typeId() == QMetaType::Bool;
    case ParameterType::Text:
        return value.typeId() == QMetaType::QString && value.toString().size() <= parameter.maximum &&
               isPlainText(value.toString());
    case ParameterType::GpuId:
        return value.typeId() == QMetaType::QString && isIdentifier(value.toString());
    case ParameterType::Choice: {
        const QString word = value.toString();
        return value.typeId() == QMetaType::QString && (hasWord(parameter.choices, word) || isAlias(parameter, word));
    }
    case ParameterType::WordList:
    case ParameterType::GpuList:
        return value.typeId() == QMetaType::QStringList && acceptsWords(parameter, value.toStringList());
    case ParameterType::Model:
        return value.typeId() == QMetaType::QJsonObject || isIdentifier(value.toString());
    }
    return false;
}

} // namespace xuanka

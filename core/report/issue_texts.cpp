// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/issue_texts.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace xuanka
{

namespace
{

struct IssueText {
    const char *code;
    const char *text;
};

constexpr IssueText kTexts[] = {
    {"framework_without_measurements",
     QT_TRANSLATE_NOOP("phrases", "No measurements of %1 back this estimate; the interval is wider.")},
    {"card_without_measurements",
     QT_TRANSLATE_NOOP("phrases", "No published run on a card like %1 backs its speed; the interval is wider.")},
    {"release_without_measurements",
     QT_TRANSLATE_NOOP("phrases",
                       "No published run on releases of %1 after %2 backs this speed; the interval is wider.")},
    {"long_context_without_measurements",
     QT_TRANSLATE_NOOP("phrases", "On contexts above 8,192 tokens this program was found up to three times slower; "
                                  "the interval is much wider.")},
    {"tdp_not_published",
     QT_TRANSLATE_NOOP("phrases", "The power limit of %1 is not published; its speed assumes a usual board.")},
    {"offload_without_measurements",
     QT_TRANSLATE_NOOP("phrases", "No published rates back the time that state in host memory costs.")},
    {"linear_attention_without_measurements",
     QT_TRANSLATE_NOOP("phrases", "No published training rates back the linear attention layers.")},
    {"fewer_cards_faster",
     QT_TRANSLATE_NOOP("phrases",
                       "%1 cards would do %2 times the work of these: the further cards wait for the links.")},
    {"input_pipeline_not_modelled",
     QT_TRANSLATE_NOOP("phrases", "Reading and decoding samples is taken to keep up with the cards.")},
    {"activations_not_known",
     QT_TRANSLATE_NOOP("phrases",
                       "What one sample of %1 holds in memory is not known; weights and states alone are counted.")},
    {"framework_not_for_task",
     QT_TRANSLATE_NOOP("phrases", "%1 does not run the task %2; the nearest program is assumed.")},
    {"memory_not_published",
     QT_TRANSLATE_NOOP("phrases", "The memory size of %1 is not published; whether the job fits cannot be said.")},
    {"figures_not_published",
     QT_TRANSLATE_NOOP("phrases", "The vendor of %1 does not publish: %2. What needs these figures is left out.")},
    {"counts_not_known", QT_TRANSLATE_NOOP("phrases", "Not known of %1: %2. Its speed is left out.")},
    {"figures_vendor_claimed",
     QT_TRANSLATE_NOOP("phrases", "The figures of %1 are the vendor's own; nobody independent has measured them.")},
    {"model_counts_uncertain", QT_TRANSLATE_NOOP("phrases", "Shape or parameter count of %1 is not certain.")},
    {"precision_not_on_card", QT_TRANSLATE_NOOP("phrases", "%2 has no units for %1; it would be emulated or refused.")},
    {"tensor_does_not_divide_heads",
     QT_TRANSLATE_NOOP("phrases",
                       "Tensor parallel %1 does not divide the %2 attention heads; most programs refuse it.")},
    {"expert_without_experts", QT_TRANSLATE_NOOP("phrases", "%1 has no experts; expert parallel has no effect.")},
    {"expert_does_not_divide",
     QT_TRANSLATE_NOOP("phrases", "Expert parallel %1 does not divide the %2 experts; most programs refuse it.")},
    {"more_chunks_than_layers", QT_TRANSLATE_NOOP("phrases", "%1 pipeline chunks, but only %2 layers.")},
    {"layers_do_not_divide",
     QT_TRANSLATE_NOOP("phrases",
                       "%1 layers do not divide evenly into %2 pipeline chunks; the fullest stage decides.")},
    {"tensor_across_servers",
     QT_TRANSLATE_NOOP("phrases",
                       "Tensor parallel %1 reaches beyond one server of %2 cards: every layer waits for the network.")},
    {"tensor_over_pcie",
     QT_TRANSLATE_NOOP("phrases", "Tensor parallel %1 on %2 runs over PCIe; much of the gain goes into waiting.")},
    {"global_batch_rounded",
     QT_TRANSLATE_NOOP("phrases", "A global batch of %1 does not divide evenly; %2 is computed.")},
    {"few_micro_batches",
     QT_TRANSLATE_NOOP("phrases", "%1 micro batches for %2 pipeline stages: most stages stand idle most of the time.")},
    {"beyond_max_positions",
     QT_TRANSLATE_NOOP("phrases", "%1 tokens are more than the %2 positions the model was made for.")},
    {"zero_without_data", QT_TRANSLATE_NOOP("phrases", "ZeRO stage %1 has no effect without data parallelism.")},
    {"zero_with_pipeline",
     QT_TRANSLATE_NOOP("phrases", "ZeRO stage %1 together with pipeline parallelism is refused by DeepSpeed.")},
    {"offload_needs_stage_3",
     QT_TRANSLATE_NOOP("phrases", "Parameters can be kept in host memory with ZeRO stage 3 only.")},
    {"sequence_parallel_alone",
     QT_TRANSLATE_NOOP("phrases", "Sequence parallelism has no effect without tensor parallelism.")},
    {"degree_not_for_serving",
     QT_TRANSLATE_NOOP("phrases", "Context parallelism is not modelled for serving and has no effect.")},
    {"weights_do_not_fit", QT_TRANSLATE_NOOP("phrases", "The weights alone take %1 per card, which has %2.")},
    {"cache_does_not_fit",
     QT_TRANSLATE_NOOP("phrases", "Memory is short by %1 for the requests asked for; it holds %2 at once.")},
    {"engine_preallocates",
     QT_TRANSLATE_NOOP("phrases", "The engine takes %1 at start (%3 % of the card) although the requests need %2.")},
    {"little_left_after_graphs",
     QT_TRANSLATE_NOOP("phrases", "Only %1 are left beside the engine's own budget; warm-up may fail.")},
    {"cards_take_turns",
     QT_TRANSLATE_NOOP("phrases", "This program splits layers over cards: they take turns and do not add speed.")},
    {"attention_data_parallel",
     QT_TRANSLATE_NOOP("phrases",
                       "Attention is computed data-parallel and experts are spread over %1 cards, which serves more.")},
    {"latent_cache_not_split",
     QT_TRANSLATE_NOOP("phrases", "The compressed cache of this attention is not split: every card holds it whole.")},
    {"key_heads_duplicated",
     QT_TRANSLATE_NOOP("phrases", "%1 key-value heads on %2 cards: heads are duplicated and the cache with them.")},
    {"tensor_across_nodes",
     QT_TRANSLATE_NOOP("phrases",
                       "Tensor parallel reaches beyond one server of %1 cards: every layer waits for the network.")},
    {"requests_wait_in_queue",
     QT_TRANSLATE_NOOP("phrases", "The engine runs %1 sequences at once; further requests wait.")},
    {"longer_than_model_length",
     QT_TRANSLATE_NOOP("phrases", "Requests of %1 tokens are longer than the longest context of %2.")},
    {"longer_than_positions",
     QT_TRANSLATE_NOOP("phrases", "%1 tokens are more than the %2 positions the model was made for.")},
    {"framework_serves_as", QT_TRANSLATE_NOOP("phrases", "%1 is computed as %2.")},
    {"format_without_matrix_rate",
     QT_TRANSLATE_NOOP("phrases", "%2 has no matrix rate for %1; products run in 16 bit.")},
};

} // namespace

const char *issueSource(const QString &code)
{
    const auto *it = std::find_if(std::begin(kTexts), std::end(kTexts),
                                  [&](const IssueText &text) { return code == QLatin1String(text.code); });
    return it == std::end(kTexts) ? nullptr : it->text;
}

} // namespace xuanka

// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/plan_texts.h"

#include "catalog/catalog.h"
#include "report/format.h"
#include "report/phrase_tables.h"

#include <QtGlobal>

namespace xuanka
{

namespace
{

constexpr PhraseEntry kReasons[] = {
    {"cheapest", QT_TRANSLATE_NOOP("phrases", "Least cost of all: %1 with dear prices and slow runs.")},
    {"fastest", QT_TRANSLATE_NOOP("phrases", "Fastest of all: done within %1 even if the run is slow.")},
    {"fastest_token", QT_TRANSLATE_NOOP("phrases", "Quickest answers of all: %1 per token even if serving is slow.")},
    {"least_power", QT_TRANSLATE_NOOP("phrases", "Needs the least power of all: %1 at its peak.")},
    {"one_card", QT_TRANSLATE_NOOP("phrases", "One card holds the job: it needs %1 of %2.")},
    {"fewer_lack_memory",
     QT_TRANSLATE_NOOP(
         "phrases",
         "%1 of these cards do not hold it: at least %2 a card are needed, and of %3 a share of %4 stays free.")},
    {"fewer_too_slow", QT_TRANSLATE_NOOP("phrases", "%1 of these cards would take %2, longer than the %3 allowed.")},
    {"fewer_take_longer", QT_TRANSLATE_NOOP("phrases", "%1 of these cards would do it too, in %2 instead of %3.")},
    {"hungriest_job", QT_TRANSLATE_NOOP("phrases", "%1 decides the memory: it needs %2 a card.")},
    {"tensor_on_fast_link",
     QT_TRANSLATE_NOOP("phrases", "Every layer is split over %1 cards that the fast link joins.")},
    {"tensor_over_pcie",
     QT_TRANSLATE_NOOP("phrases", "Every layer is split over %1 cards that only PCIe joins; they wait for it.")},
    {"pipeline_filled", QT_TRANSLATE_NOOP("phrases", "%1 pipeline stages are kept busy by %2 micro-batches a step.")},
    {"recompute_needed",
     QT_TRANSLATE_NOOP("phrases", "Recomputation (%1) is needed: without it a card needs %2 of %3.")},
    {"weakest_stave", QT_TRANSLATE_NOOP("phrases", "Shortest stave: %1.")},
    {"no_measurements",
     QT_TRANSLATE_NOOP(
         "phrases", "No published run on cards like these backs the speed: it may come to %1 to %2 of what is said.")},
    {"priced", QT_TRANSLATE_NOOP("phrases", "A card costs %1 to %2 an hour (%4, as of %3).")},
    {"price_not_published", QT_TRANSLATE_NOOP("phrases", "No price of this card is published; nothing is guessed.")},
    {"power_not_published", QT_TRANSLATE_NOOP("phrases", "The power of this card is not published.")},
    {"export_licence", QT_TRANSLATE_NOOP("phrases", "Buying this card in China needs a US export licence.")},
    {"only_second_hand", QT_TRANSLATE_NOOP("phrases", "This card is only found second-hand or out of production.")},
    {"more_cards_slower", QT_TRANSLATE_NOOP("phrases", "%1: %2 cards take %3, longer than %4 cards with %5.")},
    {"run_length_assumed", QT_TRANSLATE_NOOP("phrases", "No length of the run is stated; %1 tokens are assumed.")},
    {"nothing_fits", QT_TRANSLATE_NOOP("phrases", "No configuration keeps every limit.")},
    {"refused_not_named", QT_TRANSLATE_NOOP("phrases", "This card is not among the cards asked for.")},
    {"refused_vendor", QT_TRANSLATE_NOOP("phrases", "The vendors asked for leave this card out.")},
    {"refused_segment", QT_TRANSLATE_NOOP("phrases", "The market segments asked for leave this card out.")},
    {"refused_export", QT_TRANSLATE_NOOP("phrases", "Cards that need a US export licence are left out.")},
    {"refused_second_hand", QT_TRANSLATE_NOOP("phrases", "Second-hand cards are left out.")},
    {"refused_cooling", QT_TRANSLATE_NOOP("phrases", "The cooling asked for leaves this card out.")},
    {"does_not_fit", QT_TRANSLATE_NOOP("phrases", "It does not fit: a card needs %1 of %2, and %3 must stay free.")},
    {"fits_too_seldom", QT_TRANSLATE_NOOP("phrases", "It fits with a probability of %1; %2 are asked for.")},
    {"memory_not_published", QT_TRANSLATE_NOOP("phrases", "The memory of this card is not published.")},
    {"rate_not_published", QT_TRANSLATE_NOOP("phrases", "A rate this job needs is not published.")},
    {"misses_deadline", QT_TRANSLATE_NOOP("phrases", "It takes %1 on the slow side; %2 are allowed.")},
    {"exceeds_rack", QT_TRANSLATE_NOOP("phrases", "One server draws up to %1; the rack gives %2.")},
    {"exceeds_budget", QT_TRANSLATE_NOOP("phrases", "It costs up to %1; the budget is %2.")},
    {"tensor_waits_for_pcie",
     QT_TRANSLATE_NOOP("phrases", "Tensor parallel %1 goes over PCIe: %2 of every step wait for it.")},
    {"tensor_waits", QT_TRANSLATE_NOOP("phrases", "Tensor parallel %1 takes %2 of every step for communication.")},
    {"pipeline_waits",
     QT_TRANSLATE_NOOP("phrases", "%1 pipeline stages with %2 micro-batches stand idle for %3 of every step.")},
    {"data_waits", QT_TRANSLATE_NOOP("phrases", "Data parallel %1 waits %2 of every step for weights and gradients.")},
    {"half_is_faster", QT_TRANSLATE_NOOP("phrases", "%1 cards give %2; %3 cards of the same kind give %4.")},
    {"better_layout", QT_TRANSLATE_NOOP("phrases", "Another layout of the same cards is faster: %2 instead of %1.")},
    {"fewer_cards_as_fast", QT_TRANSLATE_NOOP("phrases", "%1 cards take %2; %3 cards take %4.")},
    {"beaten_by", QT_TRANSLATE_NOOP("phrases", "%2 × %1 do it in %3 for %4; this takes %5 and costs %6.")},
    {"beaten_by_priced",
     QT_TRANSLATE_NOOP("phrases", "%2 × %1 do it in %3 for %4; this takes %5 and has no published price.")},
    {"rule_no_answer", QT_TRANSLATE_NOOP("phrases", "There is no computed answer to compare with.")},
    {"rule_one_card_lacks", QT_TRANSLATE_NOOP("phrases", "On one %1 the leanest layout needs %2; %3 can be used.")},
    {"rule_one_card_holds", QT_TRANSLATE_NOOP("phrases", "One %1 holds it: %2 of %3 with recomputation %4.")},
    {"rule_replica",
     QT_TRANSLATE_NOOP("phrases", "Computed: %2 × %1, %3 to one copy of the model, which needs %4 of %5 on each.")},
    {"rule_tier_holds", QT_TRANSLATE_NOOP("phrases", "It needs %1, within a card of %2.")},
    {"rule_tier_lacks", QT_TRANSLATE_NOOP("phrases", "It needs %1, more than a card of %2 gives.")},
    {"rule_32_holds",
     QT_TRANSLATE_NOOP("phrases", "Weights of %1 and the cache of %2 users come to %3; a 32 GB card gives %4.")},
    {"rule_32_lacks",
     QT_TRANSLATE_NOOP("phrases",
                       "Weights are %1, with the cache of %2 users %3; a 32 GB card gives %4 and holds %5 users.")},
    {"rule_share", QT_TRANSLATE_NOOP("phrases", "Computed: %2 × %1 share the states; each needs %3 of %4. Unshared, "
                                                "weights, gradients and optimizer alone take %5.")},
    {"rule_generation", QT_TRANSLATE_NOOP("phrases", "Computed: %3 × %1 (%2), done within %4.")},
    {"rule_not_counted",
     QT_TRANSLATE_NOOP("phrases", "The run takes %1; how steady the room is does not follow from numbers here.")},
    {"rule_headroom", QT_TRANSLATE_NOOP("phrases", "%1 of the memory are kept free.")},
    {"rule_capacity_or_speed",
     QT_TRANSLATE_NOOP(
         "phrases",
         "%1 of the searched cards and counts lack memory, %2 lack speed; the shortest stave of the answer is %3.")},
    {"rule_no_prices", QT_TRANSLATE_NOOP("phrases", "Prices of both are needed, and one is not published.")},
    {"rule_break_even",
     QT_TRANSLATE_NOOP("phrases",
                       "%1 takes %3 (%5), %2 takes %4 (%6). Paid by the month, the newer pays from %7 of work a day.")},
    {"rule_used_a100_best",
     QT_TRANSLATE_NOOP("phrases",
                       "Rented at today's prices %2 × %1 is the best answer found: up to %3 in %4. What a used "
                       "card costs is not published.")},
    {"rule_two_costs",
     QT_TRANSLATE_NOOP("phrases", "%2 × %1 cost up to %3 and take %4; %6 × %5 cost up to %7 and take %8.")},
    {"rule_two_speedups",
     QT_TRANSLATE_NOOP("phrases", "From A100 to H100 this job gets %1 times faster, tuning all parameters %2 times.")},
};

constexpr PhraseEntry kRules[] = {
    {"S4-inference-one-card",
     QT_TRANSLATE_NOOP("phrases", "Serving: a card that holds the whole model comes first, several mid cards behind a "
                                  "balancer before one huge card.")},
    {"S4-13b-32gb",
     QT_TRANSLATE_NOOP("phrases", "Serving 13B in 16 bit: a 32 GB card is just enough, 40 GB is comfortable.")},
    {"S14-inference-7b-40gb", QT_TRANSLATE_NOOP("phrases", "Serving only, up to 7B: the 40 GB tier is enough.")},
    {"S4-full-memory-gate",
     QT_TRANSLATE_NOOP("phrases", "Tuning all parameters: memory is the hard gate, 40 GB a card at the least.")},
    {"Z7-7b-one-h100", QT_TRANSLATE_NOOP("phrases", "One H100 80 GB just holds full fine-tuning of 7B.")},
    {"Z7-13b-141gb",
     QT_TRANSLATE_NOOP("phrases",
                       "Full fine-tuning of 13B wants checkpointing, shorter sequences or a card of 141 GB.")},
    {"S14-full-13b", QT_TRANSLATE_NOOP("phrases", "Tuning all parameters from 13B on: 80 GB first, compute second.")},
    {"S14-pretrain-10b",
     QT_TRANSLATE_NOOP("phrases", "Pre-training from 10B on: newest architecture, large memory, many nodes.")},
    {"S4-mixed-headroom",
     QT_TRANSLATE_NOOP("phrases", "Mixed day and night loads: keep 20 to 30 % of the memory free.")},
    {"S14-long-stability",
     QT_TRANSLATE_NOOP("phrases", "Long and frequent training: steady power and staff on site decide.")},
    {"S16-capacity-first",
     QT_TRANSLATE_NOOP("phrases", "Memory size before bandwidth: what does not fit does not run.")},
    {"Z8-vision-40gb",
     QT_TRANSLATE_NOOP("phrases", "Inspection models under a few hundred million parameters: a 40 GB card is plenty.")},
    {"Z9-busy-newest",
     QT_TRANSLATE_NOOP("phrases",
                       "More than 8 hours of training a day: the newest generation pays within its write-off.")},
    {"Z9-seldom-last",
     QT_TRANSLATE_NOOP("phrases", "A few runs a week: the flagship of the last generation is the better deal.")},
    {"Z15-used-a100",
     QT_TRANSLATE_NOOP("phrases",
                       "No used A100 for pre-training or tuning 7B and more: power and time eat up the saving.")},
    {"Z16-lora-generation",
     QT_TRANSLATE_NOOP("phrases", "LoRA is less sensitive to the generation than full training.")},
    {"Z16-one-card-last", QT_TRANSLATE_NOOP("phrases", "What fits on one card: the last generation will do.")},
    {"Z16-many-newest", QT_TRANSLATE_NOOP("phrases", "What needs many cards: the newest generation first.")},
};

constexpr PhraseEntry kAdvice[] = {
    {"S4-inference-one-card", QT_TRANSLATE_NOOP("phrases", "Take cards that hold one copy each.")},
    {"S4-13b-32gb", QT_TRANSLATE_NOOP("phrases", "Take a 32 GB card.")},
    {"S14-inference-7b-40gb", QT_TRANSLATE_NOOP("phrases", "Take the 40 GB tier, not 80 GB.")},
    {"S4-full-memory-gate", QT_TRANSLATE_NOOP("phrases", "Take cards with large memory first.")},
    {"Z7-7b-one-h100", QT_TRANSLATE_NOOP("phrases", "Take one H100 80 GB.")},
    {"Z7-13b-141gb", QT_TRANSLATE_NOOP("phrases", "Take an H200 of 141 GB.")},
    {"S14-full-13b", QT_TRANSLATE_NOOP("phrases", "Take cards of 80 GB or more.")},
    {"S14-pretrain-10b", QT_TRANSLATE_NOOP("phrases", "Take the newest generation.")},
    {"S4-mixed-headroom", QT_TRANSLATE_NOOP("phrases", "Keep a headroom of 20 to 30 %.")},
    {"S14-long-stability", QT_TRANSLATE_NOOP("phrases", "Choose the room by its stability.")},
    {"S16-capacity-first", QT_TRANSLATE_NOOP("phrases", "Settle memory size first.")},
    {"Z8-vision-40gb", QT_TRANSLATE_NOOP("phrases", "Take a 40 GB card.")},
    {"Z9-busy-newest", QT_TRANSLATE_NOOP("phrases", "Take the newest generation.")},
    {"Z9-seldom-last", QT_TRANSLATE_NOOP("phrases", "Take the last generation.")},
    {"Z15-used-a100", QT_TRANSLATE_NOOP("phrases", "Leave used A100s alone.")},
    {"Z16-lora-generation", QT_TRANSLATE_NOOP("phrases", "Do not pay for the generation alone.")},
    {"Z16-one-card-last", QT_TRANSLATE_NOOP("phrases", "Take the last generation.")},
    {"Z16-many-newest", QT_TRANSLATE_NOOP("phrases", "Take the newest generation.")},
};

constexpr PhraseEntry kWords[] = {
    {"card_rent", QT_TRANSLATE_NOOP("phrases", "rented card")},
    {"server_rent", QT_TRANSLATE_NOOP("phrases", "rented server")},
    {"purchase", QT_TRANSLATE_NOOP("phrases", "purchase")},
    {"none", QT_TRANSLATE_NOOP("phrases", "none")},
    {"selective", QT_TRANSLATE_NOOP("phrases", "selective")},
    {"full", QT_TRANSLATE_NOOP("phrases", "full")},
};

constexpr PhraseEntry kInputs[] = {
    {"sequence", QT_TRANSLATE_NOOP("phrases", "Sequence length")},
    {"batch", QT_TRANSLATE_NOOP("phrases", "Batch or users")},
    {"card_price", QT_TRANSLATE_NOOP("phrases", "Price of the cards")},
    {"power_price", QT_TRANSLATE_NOOP("phrases", "Price of electricity")},
    {"efficiency", QT_TRANSLATE_NOOP("phrases", "Efficiency reached")},
};

QString find(const Phrases &phrases, std::span<const PhraseEntry> table, const QString &key)
{
    const char *source = phraseSource(table, key.toUtf8().constData());
    return source ? phrases.text(source) : key;
}

} // namespace

QString PlanTexts::word(const QString &key) const
{
    if (const Gpu *gpu = m_catalog.gpu(key))
        return gpu->name;
    if (phraseSource(kWords, key.toUtf8().constData()))
        return find(m_phrases, kWords, key);
    return m_phrases.stave(key);
}

QString PlanTexts::value(const PlanValue &value) const
{
    const Format format(m_phrases);
    switch (value.kind) {
    case PlanValue::Kind::Count:
        return value.number >= 1e6 ? format.count(value.number) : format.exact(value.number);
    case PlanValue::Kind::Bytes:
        return format.gib(value.number);
    case PlanValue::Kind::Hours:
        return hours(value.number);
    case PlanValue::Kind::Seconds:
        return format.seconds(value.number);
    case PlanValue::Kind::Yuan:
        return format.yuan(value.number);
    case PlanValue::Kind::Watts:
        return format.watts(value.number);
    case PlanValue::Kind::Percent:
        return format.percent(value.number);
    case PlanValue::Kind::Ratio:
        return format.number(value.number);
    case PlanValue::Kind::Rate:
        return format.tokensPerSecond(value.number);
    case PlanValue::Kind::Word:
        break;
    }
    return word(value.word);
}

QString PlanTexts::hours(double hours) const { return Format(m_phrases).seconds(hours * 3600); }

QString PlanTexts::reason(const PlanReason &reason) const
{
    const char *source = phraseSource(kReasons, reason.key.toUtf8().constData());
    if (!source)
        return reason.key;
    QStringList args;
    for (const PlanValue &each : reason.values)
        args << value(each);
    return m_phrases.text(source, args);
}

QString PlanTexts::rule(const QString &id) const { return find(m_phrases, kRules, id); }
QString PlanTexts::advice(const QString &id) const { return find(m_phrases, kAdvice, id); }
QString PlanTexts::input(const QString &key) const { return find(m_phrases, kInputs, key); }

QString PlanTexts::layout(const JobChoice &job) const
{
    const Parallelism &p = job.scenario.parallelism;
    QStringList parts;
    const auto add = [&](const char *name, int degree, int silent) {
        if (degree != silent)
            parts << QLatin1String(name) + QString::number(degree);
    };
    add("TP", p.tensor, 1);
    add("PP", p.pipeline, 1);
    add("DP", p.data, p.tensor * p.pipeline * p.context * p.expert > 1 ? 1 : 0);
    add("CP", p.context, 1);
    add("EP", p.expert, 1);
    if (isTraining(job.scenario.workload.task)) {
        add("ZeRO-", p.data * p.context > 1 ? p.zeroStage : 0, 0);
        add("VP", p.virtualPipeline, 1);
        if (p.sequenceParallel)
            parts << QStringLiteral("SP");
    }
    return parts.join(QLatin1Char(' '));
}

std::span<const PhraseEntry> planReasonPhrases() { return kReasons; }
std::span<const PhraseEntry> planRulePhrases() { return kRules; }
std::span<const PhraseEntry> planAdvicePhrases() { return kAdvice; }

} // namespace xuanka

// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_speed.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

constexpr double kEagerContext = 8192.0;

double ratio(double a, double b) noexcept { return b > 0 ? a / b : 0.0; }

/// Share of the experts that at least one of the tokens visits.
double touchedExperts(const InferenceShape &s, double tokens) noexcept
{
    return s.experts > 0 ? 1.0 - std::exp(tokens * s.logUnvisited) : 1.0;
}

/// Two all-reduces a layer of 16-bit activations between the tensor ranks.
double allReduce(const InferenceJob &job, double tokens, double tensor) noexcept
{
    if (tensor <= 1.0)
        return 0.0;
    const LinkTerms link = linkOf(job, tensor);
    const double bytes = 2.0 * tokens * job.shape.hidden;
    return 2.0 * job.shape.layers * (link.latency + ratio(bytes * 2.0 * (tensor - 1.0) / tensor, link.bus));
}

/// Way to the experts and back when each rank keeps its own sequences.
double expertExchange(const InferenceJob &job, double tokens, double ranks) noexcept
{
    const InferenceShape &s = job.shape;
    const double sent = std::min(s.expertsPerToken, ranks) * (ranks - 1.0) / ranks;
    return s.moeLayers * 2.0 *
           (2.0 * job.card.pairLatency + ratio(tokens * sent * s.hidden * job.rates.expertBytes, job.card.expertLink));
}

double launches(const InferenceJob &job, double context) noexcept
{
    const InferenceRates &rates = job.rates;
    const InferenceShape &s = job.shape;
    if (runsEagerly(job, context))
        return rates.eagerLayer * s.layers + rates.step;
    return rates.layer * s.layers * (s.experts > 0 ? rates.moeFactor : 1.0) + rates.step;
}

double hostTime(const InferenceJob &job, double perLayer) noexcept
{
    return perLayer * job.shape.layers + job.rates.hostStep + job.rates.hostMoe;
}

/// Products per cached element and query head set: 4 n d, or the compressed form of latent attention.
double attentionFlopPerToken(const InferenceShape &s) noexcept
{
    return s.latent > 0 ? 2.0 * s.heads * (2.0 * s.latent + s.ropeDim) : 4.0 * s.heads * s.headDim;
}

/// Query-key pairs of a prompt; a window cuts the triangle.
double pairs(double prompt, double window) noexcept
{
    return window <= 0 || prompt <= window ? prompt * prompt / 2.0 : window * prompt - window * window / 2.0;
}

bool isTransformers(const InferenceJob &job) noexcept { return job.engine == ServingEngine::HfTransformers; }

} // namespace

double softMax(double a, double b, Corner corner) noexcept
{
    const double high = std::max(a, b), low = std::min(a, b);
    if (low <= 0.0)
        return high;
    const double q = low / high;
    switch (corner) {
    case Corner::Cubic:
        return high * std::cbrt(1.0 + q * q * q);
    case Corner::Quartic:
        return high * std::sqrt(std::sqrt(1.0 + q * q * q * q));
    case Corner::Wide:
        break;
    }
    return high * std::exp(0.4 * std::log(1.0 + q * q * std::sqrt(q)));
}

LinkTerms linkOf(const InferenceJob &job, double tensor) noexcept
{
    const InferenceCard &card = job.card;
    LinkTerms link =
        tensor <= 2.0 ? LinkTerms{card.pairLatency, card.pairLink} : LinkTerms{card.linkLatency, card.link};
    if (tensor > card.nodeRanks) { // over the network: no row measures it, so never faster than a host's bus
        link.bus = std::min(link.bus, card.networkPerGpu);
        link.latency = std::max(link.latency, 2.0 * card.linkLatency);
    }
    if (tensor > 2.0)
        link.latency *= job.rates.manyRanks;
    return link;
}

bool runsEagerly(const InferenceJob &job, double context) noexcept
{
    return job.eager || (job.eagerLongContext && context > kEagerContext);
}

DecodeTerms decodeStep(const InferenceJob &job, double batch, double context, double tensor,
                       double expertRanks) noexcept
{
    const InferenceShape &s = job.shape;
    const InferenceWeights &w = job.weights;
    const InferenceRates &rates = job.rates;
    const InferenceCard &card = job.card;
    DecodeTerms terms;
    terms.batch = batch;
    terms.context = context;

    terms.expertShare = touchedExperts(s, batch * std::max(1.0, expertRanks));
    const double experts = w.experts * terms.expertShare / std::max(1.0, expertRanks);
    terms.weightBytes = (w.linear + w.headBytes() + w.norms + experts) / tensor;
    terms.memory = ratio(terms.weightBytes, rates.bandwidth * card.bandwidth);
    const double products = 2.0 * batch * (s.denseParameters() + s.activeExperts() / rates.computeMoe);
    const double head = 2.0 * batch * s.headParameters();
    terms.compute =
        (ratio(products, card.peakWeights * rates.compute) + ratio(head, card.peak16 * rates.compute)) / tensor;
    terms.flop = (2.0 * batch * s.activeParameters() + head) / tensor;
    terms.matmul = softMax(terms.memory, terms.compute);

    const double layers = cachedLayers(job, context);
    const double perLayer = s.fullLayers + s.slidingLayers > 0
                                ? cacheBytesPerToken(job, tensor, 1.0) / (s.fullLayers + s.slidingLayers)
                                : 0.0;
    // the state of linear layers is read and written whole, whatever the context
    terms.cacheBytes = batch * (context * perLayer * layers + 8.0 * s.stateElements / tensor);
    terms.cacheRead = ratio(terms.cacheBytes, rates.bandwidthKv * card.bandwidth);
    terms.cacheCompute =
        ratio(batch * context * attentionFlopPerToken(s) * layers / tensor, card.peak16 * rates.decodeAttention);
    terms.attention = softMax(terms.cacheRead, terms.cacheCompute);

    if (isTransformers(job)) {
        terms.attention *= rates.cacheFactor;
        const double onCard = terms.matmul + terms.attention;
        const double host = hostTime(job, batch > 1.0 ? rates.hostLayerBatch : rates.hostLayer);
        terms.overhead = softMax(host, onCard, Corner::Wide) - onCard;
        return terms;
    }
    terms.overhead = launches(job, context) + rates.moeLayer * s.moeLayers + rates.sequence * batch;
    terms.communication = expertRanks > 0 ? expertExchange(job, batch, expertRanks) : allReduce(job, batch, tensor);
    return terms;
}

PrefillTerms prefillPass(const InferenceJob &job, double batch, double prompt, double tensor,
                         double expertRanks) noexcept
{
    const InferenceShape &s = job.shape;
    const InferenceRates &rates = job.rates;
    const InferenceCard &card = job.card;
    const double tokens = batch * prompt;
    PrefillTerms terms;
    terms.batch = batch;
    terms.prompt = prompt;

    const double size = tokens / (tokens + rates.halfTokens * std::sqrt(tensor));
    const double products = 2.0 * tokens * (s.denseParameters() + s.activeExperts() / rates.computeMoe);
    const double headRows = isTransformers(job) && job.fullLogits ? tokens : batch;
    const double head = 2.0 * headRows * s.headParameters();
    terms.flop = (2.0 * tokens * s.activeParameters() + head) / tensor;
    terms.compute = (ratio(products, card.peakWeights * rates.prefillCompute * size) +
                     ratio(head, card.peak16 * rates.prefillCompute)) /
                    tensor;
    const InferenceWeights &w = job.weights;
    const double bytes = w.linear + w.headBytes() + w.norms + w.experts * touchedExperts(s, tokens);
    const double bandwidth = rates.bandwidth16 * card.bandwidth;
    terms.memory = ratio(bytes / tensor + rates.dequantiseBytes, bandwidth);
    terms.linear = softMax(terms.compute, terms.memory);
    const double area = s.fullLayers * pairs(prompt, 0.0) + s.slidingLayers * pairs(prompt, s.window);
    terms.attention = ratio(4.0 * batch * s.heads * s.headDim * area, card.peak16 * rates.prefillAttention * tensor);

    if (isTransformers(job)) {
        const double onCard = terms.linear + terms.attention;
        terms.overhead = softMax(hostTime(job, rates.hostPrefillLayer), onCard, Corner::Wide) - onCard;
        return terms;
    }
    // with spread experts the prompts of a rank move like an all-reduce would not: attention is not split
    terms.overhead = launches(job, prompt);
    terms.communication = expertRanks > 0 ? 0.0 : allReduce(job, tokens, tensor);
    return terms;
}

DecodeTerms llamaDecodeStep(const InferenceJob &job, double batch, double context, double cards) noexcept
{
    const InferenceShape &s = job.shape;
    const InferenceWeights &w = job.weights;
    const InferenceRates &rates = job.rates;
    const InferenceCard &card = job.card;
    DecodeTerms terms;
    terms.batch = batch;
    terms.context = context;
    terms.expertShare = touchedExperts(s, batch);
    terms.weightBytes = w.linear + w.headBytes() + w.norms + w.experts * terms.expertShare;
    const double read = ratio(terms.weightBytes, rates.llamaBandwidth * card.bandwidth);
    const double issue = ratio(terms.weightBytes, rates.llamaBytesPerClock * card.smClock);
    terms.memory = softMax(read, issue, Corner::Quartic);
    terms.flop = 2.0 * batch * (s.activeParameters() + s.headParameters());
    terms.compute = ratio(terms.flop, card.peakWeights * rates.prefillCompute);
    // one sequence is never limited by arithmetic; many are
    terms.matmul = batch > 1.0 ? softMax(terms.memory, terms.compute) : terms.memory;
    terms.cacheBytes = batch * context * cacheBytesPerToken(job, 1.0, 1.0);
    terms.cacheRead = ratio(terms.cacheBytes, rates.llamaCache * card.bandwidth);
    terms.attention = terms.cacheRead;
    terms.overhead = rates.layer * s.layers;
    terms.communication = rates.llamaHop * (cards - 1.0);
    return terms;
}

PrefillTerms llamaPrefillPass(const InferenceJob &job, double prompt, double cards) noexcept
{
    const InferenceShape &s = job.shape;
    const InferenceWeights &w = job.weights;
    const InferenceRates &rates = job.rates;
    const InferenceCard &card = job.card;
    const double blocks = std::ceil(prompt / rates.llamaBlock);
    const double block = std::min(prompt, rates.llamaBlock);
    const double active = s.activeParameters();
    const double bandwidth = rates.llamaBandwidth * card.bandwidth;
    const double peak = card.peakWeights * rates.prefillCompute;
    PrefillTerms terms;
    terms.batch = 1.0;
    terms.prompt = prompt;
    terms.flop = 2.0 * block * active * blocks;
    terms.compute = ratio(terms.flop, peak);
    terms.memory = blocks * ratio(w.linear + w.experts * touchedExperts(s, block) + rates.dequantiseBytes, bandwidth);
    terms.linear = terms.compute + terms.memory;
    // sum over the blocks of the context before and inside each: block * (i + 1/2)
    const double contexts = block * blocks * blocks / 2.0;
    const double scores = s.layers * s.heads * block * contexts * 32.0 * rates.llamaAttention;
    terms.attention = ratio(scores, bandwidth) + ratio(4.0 * s.layers * s.heads * s.headDim * block * contexts, peak);
    terms.overhead = blocks * (rates.llamaBlockStep + rates.layer * s.layers);
    if (cards > 1.0 && blocks > 1.0) { // blocks follow each other through the cards
        const double gain = 1.0 + (blocks * cards / (blocks + cards - 1.0) - 1.0) * rates.llamaPipeline;
        for (double *part : {&terms.compute, &terms.memory, &terms.linear, &terms.attention, &terms.overhead})
            *part /= gain;
    }
    return terms;
}

SteadyState steadyState(const InferenceJob &job, const InferencePoint &point, double sequencesPerRank) noexcept
{
    const double prompt = point.promptTokens, output = point.outputTokens;
    const double context = prompt + output / 2.0;
    SteadyState state;
    if (job.engine == ServingEngine::LlamaCpp) {
        const double batch = std::max(1.0, sequencesPerRank);
        state.batch = batch;
        state.decode = llamaDecodeStep(job, batch, context, point.gpusPerReplica());
        state.prefill = llamaPrefillPass(job, prompt, point.gpusPerReplica());
        state.outputPerSecond = batch * output / (batch * state.prefill.total() + output * state.decode.total());
        return state;
    }
    if (job.engine == ServingEngine::HfTransformers) { // layers split over cards work one after the other
        const double batch = std::max(1.0, sequencesPerRank);
        state.batch = batch;
        state.decode = decodeStep(job, batch, context, 1.0);
        state.prefill = prefillPass(job, batch, prompt, 1.0);
        state.outputPerSecond = batch * output / (state.prefill.total() + output * state.decode.total());
        return state;
    }
    const bool spread = point.split == AttentionSplit::DataParallel;
    const double tensor = spread ? 1.0 : point.tensor;
    const double expertRanks = spread ? point.tensor : 0.0;
    const double inFlight = std::max(1.0, sequencesPerRank);
    const double batch = std::max(1.0, inFlight / point.pipeline);
    const double together = std::clamp(job.rates.prefillTokens / std::max(1.0, prompt), 1.0, batch);
    state.decode = decodeStep(job, batch * point.beams, context, tensor, expertRanks);
    state.prefill = prefillPass(job, together, prompt, tensor, expertRanks);
    const double perRequest = output * state.decode.total() / batch + state.prefill.total() / together;
    // stages work in parallel only as far as there are sequences to fill them
    const double stages = point.pipeline > 1 ? std::min<double>(point.pipeline, inFlight) : 1.0;
    const double share = point.pipeline > 1 && stages > 1.0 ? job.rates.pipelineShare : 1.0;
    const double copies = spread ? point.tensor : 1.0;
    state.batch = inFlight * copies;
    state.outputPerSecond = output / perRequest * stages * share * copies;
    return state;
}

} // namespace xuanka

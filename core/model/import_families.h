// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/config_reader.h"
#include "model/hf_import.h"

namespace xuanka
{

/// Where a language model's sizes stand.
enum class ConfigPlace : std::uint8_t {
    TopLevel, ///< the file itself
    Nested    ///< text_config of a multimodal wrapper, which the library saves without what equals its defaults
};

/// Fills the shape of a language model of type `type` (lower case). False: no exact formula for that type.
/// Faults and warnings go to the reader. One function per group of families, asked in turn.
bool readDenseFamily(ConfigReader &r, const QString &type, ConfigPlace place, Transformer &t);
bool readOldFamily(ConfigReader &r, const QString &type, Transformer &t);
bool readMixtureFamily(ConfigReader &r, const QString &type, ConfigPlace place, Transformer &t);
bool readEncoderFamily(ConfigReader &r, const QString &type, Transformer &t);

/// Models that are no stack of equal decoder layers: encoder-decoders, CLIP and its parts, ViT. Fills modality,
/// parameters, shape. `architecture` is the first entry of the file's "architectures".
bool readSampleFamily(ConfigReader &r, const QString &type, const QString &architecture, ImportedModel &out);
/// Files of diffusers, told by _class_name.
bool readDiffusersClass(ConfigReader &r, const QString &className, ImportedModel &out);
/// adapter_config.json of PEFT.
void readAdapter(ConfigReader &r, ImportedModel &out);

/// Vision tower of a wrapper of type `wrapper`; nullopt when there is none or it has no formula (then a warning
/// says that it is not counted).
std::optional<VisionTower> readVisionTower(ConfigReader &wrapper, const QString &type, int textHidden);

/// Word and weight format of quantization_config, at the top or inside the text part.
void readQuantisation(ConfigReader &top, ConfigReader *text, ImportedModel &out);

/// Which layers slide or are linear, from layer_types and the older keys.
void readLayerKinds(ConfigReader &r, const QString &type, Transformer &t);
/// Multi-head latent attention and the sparse indexer, where the keys are there.
/// A size that is zero in `defaults` must be in the file; the others may be left out, with a warning.
void readLatentAttention(ConfigReader &r, Transformer &t, const MlaShape &defaults = {});
void readIndexer(ConfigReader &r, Transformer &t);
/// linear_* keys of Qwen3-Next and Qwen3.5.
void readGatedDeltaNet(ConfigReader &r, Transformer &t);

/// Sizes every decoder has. Head width and KV heads follow the usual rules (absent = hidden / heads, = heads).
struct CommonDefaults {
    int layers = 0, hidden = 0, heads = 0, kvHeads = 0, headDim = 0, intermediate = 0, vocab = 0, positions = 0;
};
void readCommon(ConfigReader &r, Transformer &t, const CommonDefaults *defaults = nullptr);
/// Class defaults of the library, nullptr where none may be relied on.
const CommonDefaults *libraryDefaults(const QString &type);

/// A model's name out of what a file wrote: the last part of somebody's folder, a hub name as it is.
QString readableModelName(QString written);

/// The fault of sizes that are each believable and together are not.
void tooLarge(ConfigReader &r);
/// Refuses combinations whose products would leave 64 bits.
void checkMagnitude(ConfigReader &r, const Transformer &t);

} // namespace xuanka

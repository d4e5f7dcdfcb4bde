#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds resources/catalog/{gpus,generations,models}.json from the compiled tables of a directory.

usage: make_catalog.py DIRECTORY   (holds gpus.json, generations.json, models.json)

What it does beyond reshaping:
- leaves out what is unknown, so that an absent key is the only spelling of "not known";
- adds to some cards what the source tables lack, each with its own source note: memory a process can get,
  multiprocessor counts, one-way bandwidth of fabrics other than NVLink;
- writes the shape of a transformer with the program's own names and leaves out what equals the default;
- turns giga-operations into multiply-accumulates of one sample (a FLOP count is two operations each).
It reads nothing but that directory and writes the same bytes for the same input.
"""
import json
import math
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "resources" / "catalog"
AS_OF = "2026-11"

# GiB the driver reports as total to a CUDA process: start-up logs of vLLM ("total_gpu_memory", "GPU capacity").
USABLE_GIB = {
    "t4": 14.56, "v100-sxm2-32": 31.74, "a10g": 22.07, "rtx-3090": 23.58, "rtx-4090": 23.55, "rtx-5090": 31.38,
    "a100-sxm4-40": 39.45, "a100-pcie-40": 39.45, "a40": 44.35, "l40s": 44.42, "rtx-a6000": 47.54,
    "rtx-6000-ada": 47.54, "a100-sxm4-80": 79.25, "a100-pcie-80": 79.25, "h100-sxm5-80": 79.19,
    "h100-pcie-80": 79.19, "h20-141": 139.72, "h200-sxm-141": 139.8,
}
USABLE_SOURCE = {"covers": "memory a process can get", "title": "vLLM start-up logs collected for the inference tables",
                 "address": "measured/inference_memory.csv"}
SM_COUNT = {"b200-sxm": 148, "gb200": 148, "b300-sxm": 160, "gb300": 160, "mi300x": 304, "mi325x": 304,
            "mi350x": 256, "mi355x": 256}
SM_SOURCE = {"covers": "multiprocessor count", "title": "count the speed calibration was fitted with",
             "address": "no stable address"}
FABRIC = {"mi300x": 448, "mi325x": 448, "mi350x": 538, "mi355x": 538}
FABRIC_SOURCE = {"covers": "one-way scale-up bandwidth",
                 "title": "AMD Infinity Fabric, 7 links to the other cards of a node; half of the total of both directions",
                 "address": "no stable address"}

# Shapes the source tables leave out. The three Ling models reproduce the hub's count to the last parameter. The
# others are the language part as its maker published it; what remains of the published count is the tower.
COUNTED = "shape from general knowledge; confirmed by the exact count"
LANGUAGE_PART = "language part from general knowledge; the rest of the published count stands for the tower"
LING = {"position": "rope", "norm": "rmsnorm", "tie_word_embeddings": False, "vocab_size": 157184, "head_dim": 128,
        "qk_norm": "head", "max_position_embeddings": 32768}


def ling(layers, hidden, heads, kv, ffn, expert, dense):
    return {**LING, "num_hidden_layers": layers, "hidden_size": hidden, "num_attention_heads": heads,
            "num_key_value_heads": kv, "intermediate_size": ffn,
            "moe": {"num_experts": 256, "experts_per_token": 8, "moe_intermediate_size": expert,
                    "shared_intermediate_size": expert, "num_shared": 1, "shared_expert_gate": False,
                    "router_bias": True, "expert_bias": False, "first_k_dense": dense, "moe_layers": layers - dense}}


ADDED_SHAPES = {"ling-mini-2.0": ling(20, 2048, 16, 4, 5120, 512, 1),
                "ling-flash-2.0": ling(32, 4096, 32, 4, 9216, 1024, 1),
                "ling-1t": ling(80, 8192, 64, 8, 18432, 2048, 4)}
# id of the model -> id whose language model it contains, changes to that shape
LANGUAGE_PARTS = {"glm-4.1v-9b": ("glm-4-9b-0414", {}), "glm-4.5v": ("glm-4.5-air", {}),
                  "minicpm-v-2.6": ("qwen2-7b", {"vocab_size": 151666}), "phi-4-multimodal": ("phi-4-mini", {})}

# Models that are not language models and whose work is matrix multiplication over tokens rather than convolution.
TOKEN_WORDS = ("vit", "swin", "dino", "sam-", "segformer", "clip", "siglip", "whisper", "t5", "deit")
TOKEN_DIFFUSION = ("mmdit", "flux", "hunyuan-video-dit", "wan-dit", "dit")


def known(record):
    """The record without what is unknown, at every depth."""
    kept = {k: known(v) if isinstance(v, dict) else v for k, v in record.items()}
    return {k: v for k, v in kept.items() if v is not None and v != "" and v != [] and v != {}}


def gpu(card):
    out = known(card)
    sources = list(out.get("sources", []))
    name = card["id"]
    if name in USABLE_GIB:
        out["usable_gib"] = USABLE_GIB[name]
        sources.append(USABLE_SOURCE)
    if name in SM_COUNT and "sm_count" not in out:
        out["sm_count"] = SM_COUNT[name]
        sources.append(SM_SOURCE)
    if name in FABRIC:
        out["scaleup_one_way_gb_s"] = FABRIC[name]
        sources.append(FABRIC_SOURCE)
    out["sources"] = sources
    return out


def generation(row):
    out = known(row)
    out.pop("no_fp8", None)     # said by the list of precisions
    return out


NORM = {"rmsnorm": "rms", "rmsnorm(1+w)": "rms_plus_one", "layernorm": "layer"}
QK_NORM = {"head": "per_head", "full": "full"}


def position(text):
    if text.startswith("rope") or text.startswith("irope"):
        return "rope"
    return {"learned": "learned", "alibi": "alibi"}.get(text, "other")


def moe(shape, layers):
    out = {"experts": shape["num_experts"], "experts_per_token": shape["experts_per_token"],
           "expert_ffn": shape["moe_intermediate_size"], "shared_ffn": shape["shared_intermediate_size"],
           "shared_count": shape["num_shared"], "shared_gate": shape["shared_expert_gate"],
           "router_bias": shape["router_bias"], "expert_bias": shape["expert_bias"],
           "first_dense": shape["first_k_dense"], "moe_layers": shape["moe_layers"]}
    if shape["shared_intermediate_size"] and not shape["num_shared"]:
        out["shared_count"] = 1
    if shape["moe_layers"] * 2 == layers:
        out["first_dense"], out["layer_frequency"] = 1, 2
    return {k: v for k, v in out.items() if v or k in ("experts", "experts_per_token", "expert_ffn", "moe_layers")}


def vision(tower):
    names = {"kind": "kind", "depth": "depth", "hidden": "hidden", "inter": "ffn", "heads": "heads", "patch": "patch",
             "image": "image", "out": "out", "deepstack": "deepstack", "pos": "positions", "qkv_bias": "qkv_bias",
             "qk_norm": "qk_norm", "norm": "norm"}
    out = {names[k]: v for k, v in tower.items() if k in names and v}
    if "norm" in out:
        out["norm"] = NORM[out["norm"]]
    if tower["kind"] == "internvit":
        out["qkv_bias"] = tower["qkv_bias"]
    return out


def transformer(a, encoder):
    h, heads = a["hidden_size"], a["num_attention_heads"]
    t = {"layers": a["num_hidden_layers"], "hidden": h, "heads": heads, "kv_heads": a["num_key_value_heads"],
         "head_dim": a["head_dim"], "ffn": a.get("intermediate_size", 0), "vocab": a["vocab_size"],
         "max_positions": a.get("max_position_embeddings", 0)}
    flags = {"tied_embeddings": a["tie_word_embeddings"], "qkv_bias": a.get("qkv_bias"), "o_bias": a.get("o_bias"),
             "mlp_bias": a.get("mlp_bias"), "head_bias": a.get("lm_head_bias"),
             "attention_output_gate": a.get("attention_output_gate"), "attention_sinks": a.get("attention_sinks"),
             "embedding_norm": a.get("embedding_norm") or encoder, "pooler": a.get("pooler"),
             "norm_bias": a.get("norm_bias") and a["norm"] == "layernorm"}
    t.update({k: True for k, v in flags.items() if v})
    if not a.get("gated_mlp", True):
        t["gated_mlp"] = False
    if a["norm"] != "rmsnorm":
        t["norm"] = NORM[a["norm"]]
    if a.get("norms_per_layer", 2) != 2:
        t["norms_per_layer"] = a["norms_per_layer"]
    if encoder or a.get("final_norm") is False:
        t["final_norm"] = False
    if encoder:
        t["causal"] = False
    if a.get("qk_norm"):
        t["qk_norm"] = QK_NORM[a["qk_norm"]]
    if position(a["position"]) != "rope":
        t["position"] = position(a["position"])
    if a["position"] == "learned":
        t["position_rows"] = a.get("position_table_rows") or a["max_position_embeddings"]
    if a.get("type_vocab_size"):
        t["type_vocab"] = a["type_vocab_size"]
    if a.get("word_embed_proj_dim"):
        t["word_embed_dim"] = a["word_embed_proj_dim"]
    if a.get("sliding_layers"):
        t["sliding_window"] = a["sliding_window"]
        t["sliding_layers"] = a["sliding_layers"]["count"]
    if a["position"].startswith("irope"):
        # chunked attention of 8192 tokens except in every fourth layer
        t["sliding_window"], t["sliding_layers"] = 8192, a["num_hidden_layers"] * 3 // 4
    if a.get("moe"):
        t["moe"] = moe(a["moe"], a["num_hidden_layers"])
    if a.get("mla"):
        t["mla"] = known(a["mla"])
    if a.get("dsa_indexer"):
        d = a["dsa_indexer"]
        t["indexer"] = {"heads": d["n_heads"], "head_dim": d["head_dim"], "layers": d["layers_with_indexer"]}
    if a.get("linear_attention"):
        la = a["linear_attention"]
        layers = la["pattern"].count("L")
        if la["kind"] == "lightning":
            t["linear"] = {"kind": "lightning", "layers": layers, "key_heads": heads, "value_heads": heads,
                           "key_dim": a["head_dim"], "value_dim": a["head_dim"]}
        else:
            t["linear"] = {"kind": "gated_delta_net", "layers": layers, "key_heads": la["nk"], "value_heads": la["nv"],
                           "key_dim": la["dk"], "value_dim": la["dv"], "kernel": la["kernel"]}
    if a.get("vision"):
        t["vision"] = vision(a["vision"])
    return t


def mixed_attention(a):
    """Shapes with two kinds of attention layer, written with the one that sets the cache at long context; what the
    formula then misses shows up as unexplained parameters. Returns None for other models."""
    kind = a.get("model_type")
    if kind == "mimo_v2_flash":
        # full layers: 4 key/value heads, keys of 192 and values of 128, so 160 on average
        pattern = a["hybrid_layer_pattern"]
        shape = {"num_key_value_heads": a["num_key_value_heads"], "head_dim": (a["head_dim"] + a["v_head_dim"]) // 2,
                 "norm": "rmsnorm", "sliding_layers": {"count": sum(pattern)},
                 "moe": {"num_experts": a["n_routed_experts"], "experts_per_token": a["num_experts_per_tok"],
                         "moe_intermediate_size": a["moe_intermediate_size"], "shared_intermediate_size": 0,
                         "num_shared": 0, "shared_expert_gate": False, "router_bias": True, "expert_bias": False,
                         "first_k_dense": a["moe_layer_freq"].index(1), "moe_layers": sum(a["moe_layer_freq"])}}
    elif kind == "gemma4_text":
        # full layers: 2 key/value heads of 512, as wide as 4 of 256; a dense FFN runs beside the experts
        kinds = a["layer_types"]
        shape = {"num_key_value_heads": 4, "norm": "rmsnorm(1+w)", "norms_per_layer": 4, "qk_norm": "head",
                 "sliding_layers": {"count": kinds.count("sliding_attention")},
                 "moe": {"num_experts": a["num_experts"], "experts_per_token": a["top_k_experts"],
                         "moe_intermediate_size": a["moe_intermediate_size"],
                         "shared_intermediate_size": a["intermediate_size"], "num_shared": 1,
                         "shared_expert_gate": False, "router_bias": False, "expert_bias": False, "first_k_dense": 0,
                         "moe_layers": len(kinds)}}
    else:
        return None
    return {**a, "position": "rope", "tie_word_embeddings": a["tie_word_embeddings"], **shape}


def sample(m, a):
    out = {}
    if "gmacs_per_image" in a:
        out["forward_macs"] = round(a["gmacs_per_image"] * 1e9)
    elif "conv_linear_macs_measured" in a:
        out["forward_macs"] = a["conv_linear_macs_measured"]
    elif "gflops_per_image" in a:
        out["forward_macs"] = round(a["gflops_per_image"] * 0.5e9)
    if "mactivations" in a:
        out["activation_elements"] = round(a["mactivations"] * 1e6)
    elif "conv_linear_output_elements" in a:
        out["activation_elements"] = a["conv_linear_output_elements"]
    size = a.get("input_size")
    if size:
        out["image_size"] = round(math.sqrt(size[1] * size[2]))
    elif a.get("default_image"):
        out["image_size"] = a["default_image"]
    elif isinstance(a.get("vision"), dict) and a["vision"].get("image"):
        out["image_size"] = a["vision"]["image"]
    if is_token_model(m):
        out["transformer_like"] = True
    return out


def is_token_model(m):
    return any(w in m["id"] for w in TOKEN_WORDS) or m["architecture"].get("type") in TOKEN_DIFFUSION


def language_part(name, models):
    """Shape of the language model inside, and its parameters."""
    base, changes = LANGUAGE_PARTS[name]
    shape = {**models[base]["architecture"], **changes}
    tables = 1 if shape["tie_word_embeddings"] else 2
    words = shape["vocab_size"] - models[base]["architecture"]["vocab_size"]
    return shape, models[base]["params_total"] + words * shape["hidden_size"] * tables


def model(m, models):
    a = m["architecture"]
    out = {"id": m["id"], "name": m["name"], "family": m["family"], "modality": m["modality"], "released": m["released"],
           "parameters": m["params_total"], "published": m.get("params_in_checkpoint_published"),
           "published_basis": m.get("published_basis"), "active_published": m.get("params_active_published"),
           "mtp_parameters": m.get("params_mtp"), "components": m.get("params_components"), "license": m["license"],
           "hub_id": m.get("hf_id"), "count_status": m["count_status"], "count_source": m.get("count_source"),
           "source": m["source"], "confidence": m["confidence"]}
    if m["modality"] in ("text", "multimodal", "text-encoder"):
        shape = mixed_attention(a) or (a if a.get("norm") else ADDED_SHAPES.get(m["id"]))
        if m["id"] in LANGUAGE_PARTS:
            shape, language = language_part(m["id"], models)
            out["source"] += "; " + LANGUAGE_PART
        elif m["id"] in ADDED_SHAPES:
            out["source"] += "; " + COUNTED
            out["count_status"] = "exact"
        if shape:
            out["transformer"] = transformer(shape, m["modality"] == "text-encoder")
        if m["id"].startswith("llama-4"):
            tower = m["params_breakdown"]["vision_tower_and_projector (published - text)"]
            out["transformer"]["vision"] = {"kind": "llama4_vit", "parameters": tower}
        if m["id"] in LANGUAGE_PARTS:
            out["transformer"]["vision"] = {"kind": "rest_of_published", "parameters": m["params_total"] - language}
    else:
        out["sample"] = sample(m, a)
    return known(out)


def compact(value, level, expand):
    """JSON with one key a line down to depth `expand`, deeper values on one line."""
    if level >= expand or not isinstance(value, (dict, list)) or not value:
        return json.dumps(value, ensure_ascii=False)
    pad = " " * (level + 1)
    if isinstance(value, dict):
        rows = [f"{pad}{json.dumps(k, ensure_ascii=False)}: {compact(v, level + 1, expand)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + "\n" + " " * level + "}"
    rows = [pad + compact(v, level + 1, expand) for v in value]
    return "[\n" + ",\n".join(rows) + "\n" + " " * level + "]"


def write(name, value, expand):
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / name).write_text(compact(value, 0, expand) + "\n", encoding="utf-8")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = pathlib.Path(sys.argv[1])
    read = lambda name: json.loads((source / name).read_text(encoding="utf-8"))
    write("gpus.json", {"as_of": AS_OF, "gpus": [gpu(g) for g in read("gpus.json")]}, 3)
    g = read("generations.json")
    write("generations.json", {"as_of": AS_OF, "nvlink_generations": g["nvlink_generations"],
                               "generations": [generation(a) for a in g["architectures"]]}, 3)
    models = read("models.json")["models"]
    by_id = {m["id"]: m for m in models}
    write("models.json", {"as_of": AS_OF, "models": [model(m, by_id) for m in models]}, 3)


if __name__ == "__main__":
    main()

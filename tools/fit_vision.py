#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the speed constants of image models (docs/method-speed.md V1) to published rates.

usage: fit_vision.py SHARED_DATA     prints the constants of resources/constants/vision.json and the quantiles of
                                     vision_intervals.json; needs numpy and scipy
"""
import csv
import hashlib
import json
import pathlib
import re
import sys

import numpy as np
from scipy.optimize import least_squares

# name -> start and spread in ln (in value for the exponent); half a spread off costs an eighth of a residual
PRIOR = {
    "share_cnn": (0.71, 0.3), "share_transformer": (0.82, 0.3), "share_channels_last": (1.0, 0.2),
    "share_compiled": (1.0, 0.2), "passes_cnn": (7.8, 0.5), "passes_transformer": (7.8, 0.5),
    "passes_channels_last": (0.85, 0.3), "passes_compiled": (0.7, 0.3), "passes_training": (3.9, 0.4),
    "passes_torch2_cnn": (0.83, 0.4), "passes_torch2_transformer": (0.64, 0.4), "passes_wide": (1.8, 0.2),
    "intensity_exponent": (0.1, 0.3), "cache_ada": (1.36, 0.3), "cache_blackwell": (1.32, 0.3),
    "arithmetic_training": (2.5, 0.3), "power_exponent": (0.32, 0.3), "host_training": (0.0022, 0.7),
    "host_inference": (0.001, 0.7), "optimizer_bytes": (60.0, 0.7),
}
LINEAR = {"intensity_exponent"}
RESIDUAL = 0.15
# reference watts over dense 16-bit FLOP/s, and the share of large products relative to Ada (speed.json)
FAMILY = {"volta": (300 / 125e12, 0.8044), "ampere": (400 / 312e12, 0.7794), "ada": (450 / 165.2e12, 0.8506),
          "hopper": (700 / 989.4e12, 0.7417), "blackwell": (1000 / 2250e12, 0.4723)}


def family(gpu):
    name = gpu["architecture"]
    if name in ("Volta", "Turing"):
        return "volta"
    if name == "Hopper":
        return "hopper"
    if name.startswith("Blackwell"):
        return "blackwell" if (gpu["memory_type"] or "").startswith("HBM") else "ada"
    return "ampere" if name == "Ampere" and gpu["chip_codename"].startswith("GA100") else "ada"


def read_row(row, gpu, training):
    reference, share = FAMILY[family(gpu)]
    rate16 = (gpu["bf16_tflops"] or gpu["fp16_tflops"]) * 1e12
    fp32 = row["precision"] == "fp32"
    rate = {"tf32": gpu["tf32_tflops"], "fp32": gpu["fp32_tflops"]}.get(row["precision"])
    version = re.search(r"(?:PyTorch|torch) (\d)\.", row["framework_version"])
    return dict(
        model=row["model"], gpu=row["gpu"], timm=row["framework"] == "timm", training=training, fp32=fp32,
        transformer=row["family"] == "transformer", channels=row["memory_format"] == "nhwc",
        compiled=row["compile"] == "1", torch2=bool(version and version.group(1) >= "2"),
        batch=float(row["batch_per_gpu"] or 192), parameters=float(row["parameters"]),
        macs=float(row["macs_per_sample"]), elements=float(row["activation_elements_per_sample"]),
        value=float(row["value"]) / int(row["gpus"]), wide=row["precision"] in ("tf32", "fp32"),
        rate=rate * 1e12 if rate else rate16, bandwidth=gpu["memory_bandwidth_gb_s"] * 1e9,
        power=1.0 if fp32 else gpu["tdp_w"] / rate16 / reference,
        family=1.0 if fp32 else share / FAMILY["ada"][1], ada=gpu["architecture"] == "Ada Lovelace",
        workstation=gpu["architecture"].startswith("Blackwell") and family(gpu) == "ada")


def load(shared):
    gpus = json.loads((shared / "data/catalog/gpus.json").read_text(encoding="utf-8"))
    gpus = {g["id"]: g for g in (gpus if isinstance(gpus, list) else gpus["gpus"])}
    rows = []
    for table, training in (("vision_training", True), ("vision_inference", False)):
        with open(shared / f"data/measured/{table}.csv", encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                counts = row["macs_per_sample"] and row["activation_elements_per_sample"]
                # detectors carry the counts of their backbone
                if row["quantity"] == "images_per_second" and counts and "SSD" not in row["model_published"]:
                    rows.append(read_row(row, gpus[row["gpu"]], training))
    return {key: np.array([row[key] for row in rows]) for key in rows[0]}


def predict(x, c):
    pick = np.where
    share = pick(x["transformer"], c["share_transformer"], c["share_cnn"]) * pick(x["channels"], c["share_channels_last"], 1)
    share = pick(x["fp32"], 0.95, share) * np.minimum(1, x["power"] ** c["power_exponent"]) * x["family"]
    share = np.minimum(1, share * pick(x["compiled"], c["share_compiled"], 1))
    passes = pick(x["transformer"], c["passes_transformer"], c["passes_cnn"]) * pick(x["channels"], c["passes_channels_last"], 1)
    torch2 = pick(x["transformer"], c["passes_torch2_transformer"], c["passes_torch2_cnn"])
    passes = passes * pick(x["torch2"], torch2, 1) * pick(x["training"], c["passes_training"], 1)
    passes = passes * pick(x["compiled"], c["passes_compiled"], 1) * pick(x["wide"], c["passes_wide"], 1)
    passes = passes * (x["macs"] / x["elements"] / 400) ** c["intensity_exponent"]
    passes = passes / pick(x["ada"], c["cache_ada"], pick(x["workstation"], c["cache_blackwell"], 1))
    arithmetic = 2 * x["macs"] * pick(x["training"], c["arithmetic_training"], 1) / (x["rate"] * share)
    sample = arithmetic + 2 * x["elements"] * passes / (0.8 * x["bandwidth"])
    host = pick(x["training"], c["host_training"], c["host_inference"])
    step = ((x["batch"] * sample) ** 4 + host ** 4) ** 0.25
    step = step + pick(x["training"], x["parameters"] * c["optimizer_bytes"] / (0.8 * x["bandwidth"]), 0)
    return np.log(x["batch"] / step)


def constants(vector):
    return {k: float(v if k in LINEAR else np.exp(v)) for k, v in zip(PRIOR, vector)}


def fit(x):
    start = np.array([v if k in LINEAR else np.log(v) for k, (v, _) in PRIOR.items()])
    spread = np.array([s for _, s in PRIOR.values()])
    target, weight = np.log(x["value"]), np.where(x["timm"], 1.0, 0.7)

    def residuals(vector):
        r = (predict(x, constants(vector)) - target) / RESIDUAL
        robust = weight * np.sign(r) * np.sqrt(2 * (np.sqrt(1 + r * r) - 1))
        return np.concatenate([robust, (vector - start) / spread])

    return constants(least_squares(residuals, start, x_scale=spread, max_nfev=80).x)


def left_out(x, keys):
    """Residuals with every row predicted by constants fitted without the rows of its key."""
    out = np.zeros(len(keys))
    for key in sorted(set(keys)):
        held = keys == key
        c = fit({k: v[~held] for k, v in x.items()})
        part = {k: v[held] for k, v in x.items()}
        out[held] = predict(part, c) - np.log(part["value"])
    return out


def line(name, r):
    a = np.abs(r)
    print(f"{name:32} n {len(a):4} median {100 * np.expm1(np.median(a)):5.1f} % p90 {100 * np.expm1(np.quantile(a, .9)):5.1f} % "
          f"log_80 {np.quantile(a, .8):.3f} log_90 {np.quantile(a, .9):.3f}")


def main(shared):
    x = load(pathlib.Path(shared))
    c = fit(x)
    for name, value in c.items():
        print(f"{name:26} {value:.4g}")
    line("in sample", predict(x, c) - np.log(x["value"]))
    fold = np.array([int(hashlib.md5(m.encode()).hexdigest(), 16) % 5 if t else 5 for m, t in zip(x["model"], x["timm"])])
    by_model = left_out(x, fold)
    for training in (True, False):
        for transformer in (False, True):
            group = (x["training"] == training) & (x["transformer"] == transformer) & x["timm"]
            line(f"vision_{'training' if training else 'inference'}_{'transformer' if transformer else 'cnn'}", by_model[group])
    line("ResNet-50, other publishers", by_model[~x["timm"]])
    line("vision_other_card", left_out(x, x["gpu"]))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

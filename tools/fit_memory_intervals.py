#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Residuals of the training memory model -> resources/constants/memory_intervals.json.

usage: xuanka-cli validate MEASURED.csv --json | tools/fit_memory_intervals.py MEASURED.csv [--write]

rho = measured / predicted of every row of trust A or B, one value per distinct configuration of a publisher and
quantity, every publisher with the same weight (docs/method-memory.md, intervals). Prints the quantiles of each
group and how many rows their 90 % interval holds; --write replaces the constants file. Run it again after any
change of the model or of the table, then rebuild.
"""
import csv
import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "resources/constants/memory_intervals.json"
GROUPS = ("megatron", "modelled", "variable", "incomplete")
STEPS = 100
CONFIGURATION = (
    "model architecture task weight_format lora_rank lora_targets framework precision gpus tensor pipeline context "
    "expert zero_stage micro_batch sequence_length recompute attention loss fused_kernels").split()


def publisher(row):
    """The name without its remark: '(git history)' rows repeat the tables of the same publisher."""
    return row["source"].split(" (")[0]


def residuals(measured, predicted):
    """group -> [(publisher, rho)], one entry per distinct configuration."""
    groups = {name: [] for name in GROUPS}
    seen = set()
    for row in predicted:
        if row["quantity"] == "fits":
            continue
        source = measured[row["row"] - 1]
        if source["trust"] not in ("A", "B") or not row["predicted"]:
            continue
        key = (publisher(source), row["quantity"], row["interval_group"]) + tuple(source[c] for c in CONFIGURATION)
        if key in seen:
            continue
        seen.add(key)
        groups[row["interval_group"]].append((publisher(source), row["measured"] / row["predicted"]))
    return groups


def quantiles(entries):
    """STEPS + 1 quantiles at equal steps, each publisher with weight one."""
    count = {}
    for name, _ in entries:
        count[name] = count.get(name, 0) + 1
    ordered = sorted((rho, 1.0 / count[name] / len(count)) for name, rho in entries)
    result, index, below = [], 0, 0.0
    for step in range(STEPS + 1):
        while index < len(ordered) - 1 and below + ordered[index][1] < step / STEPS - 1e-12:
            below += ordered[index][1]
            index += 1
        result.append(round(ordered[index][0], 5))
    return result


def main():
    with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
        measured = list(csv.DictReader(file))
    predicted = json.load(sys.stdin)["rows"]
    groups = []
    for name, entries in residuals(measured, predicted).items():
        q = quantiles(entries)
        inside = sum(q[5] <= rho <= q[95] for _, rho in entries) / len(entries)
        sources = len({source for source, _ in entries})
        print(f"{name:12} {len(entries):4} configurations {sources:3} publishers   5 % {q[5]:.3f}  10 % {q[10]:.3f}  "
              f"50 % {q[50]:.3f}  90 % {q[90]:.3f}  95 % {q[95]:.3f}   rows inside {100 * inside:.1f} %")
        groups.append({"group": name, "configurations": len(entries), "sources": sources, "quantiles": q})
    if "--write" in sys.argv:
        head = {"as_of": "2026-11",
                "meaning": "quantiles of measured / predicted memory at 0, 1 ... 100 %, publishers weighted equally",
                "source": "training_memory.csv, rows of trust A and B; made by tools/fit_memory_intervals.py"}
        lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        body = ",\n".join("  " + json.dumps(group) for group in groups)
        TARGET.write_text("{\n" + "\n".join(lines) + '\n "groups": [\n' + body + "\n ]\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes docs/accuracy.md: every group of every measured table, the ugly ones too.

usage: accuracy_doc.py XUANKA_CLI MEASURED_FOLDER > docs/accuracy.md
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

TABLES = ("training_memory", "training_speed", "inference_memory", "inference_speed", "vision_training",
          "vision_inference", "power")


def percent(value, signed=False):
    return "" if value is None else f"{100 * value:{'+' if signed else ''}.1f}"


cli, folder = sys.argv[1], pathlib.Path(sys.argv[2])
print("# Accuracy\n")
print("Predicted against published measurements, as `xuanka-cli validate TABLE.csv --json` reports them; made by\n"
      "`tools/accuracy_doc.py`. Errors are |predicted / measured - 1|. In sample: the constants were fitted on these\n"
      "rows or on a part of them; what an unseen source can expect is in the method documents. Coverage is the share of\n"
      "rows inside the 90 % interval. Rows of `fits` count a wrong verdict as an error of 100 %.\n")
for table in TABLES:
    path = folder / f"{table}.csv"
    run = subprocess.run([cli, "validate", str(path), "--json"], capture_output=True, text=True, check=True)
    answer = json.loads(run.stdout)
    print(f"## {table}\n")
    print(f"{len(answer['rows'])} rows predicted, {len(answer['skipped'])} refused.\n")
    print("| quantity | group | rows | median % | 90th percentile % | bias % | coverage % |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for group in answer["summary"]:
        print(f"| {group['quantity']} | {group['group']} | {group['rows']} | {percent(group['median_abs_error'])} "
              f"| {percent(group['p90_abs_error'])} | {percent(group['bias'], True)} "
              f"| {percent(group['interval_coverage'])} |")
    reasons = collections.Counter(re.sub(r"^line \d+, ", "", row["reason"]) for row in answer["skipped"])
    if reasons:
        print("\n| refused because | rows |\n| --- | ---: |")
        for reason, count in reasons.most_common():
            print(f"| {reason} | {count} |")
    print()

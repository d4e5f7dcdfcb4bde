#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes resources/site/{prices,regions}.json from the compiled tables.

usage: tools/make_site.py SITE_FOLDER   (the folder with prices.csv, regions.csv)
"""
import csv
import json
import os
import re
import sys

# Which catalogue cards a row of rent speaks of. A row names one product; it stands for no other.
CARDS = {
    ("rental_8card", "A100 80G IB-networked (32 servers)"): ["a100-sxm4-80"],
    ("rental_8card", "H100 80G"): ["h100-sxm5-80"],
    ("rental_8card", "H20 141GB"): ["h20-141"],
    ("rental_8card", "RTX 4090"): ["rtx-4090"],
    ("rental_8card", "RTX 5090"): ["rtx-5090"],
    ("rental_8card", "Ascend 910C"): ["ascend-910c"],
    ("rental_8card", "Ascend 910B2"): ["ascend-910b2"],
    ("rental_8card", "A100 40G"): ["a100-sxm4-40"],
    ("rental_card", "RTX 5090 on-demand (共绩算力)"): ["rtx-5090"],
    ("rental_card", "A100 80G university HPC"): ["a100-sxm4-80"],
    ("purchase_8card", "H20 96GB server"): ["h20-96"],
}
CONFIDENCE = {"H": "high", "M": "medium", "L": "low", "-": ""}


def number(text):
    try:
        return float(text)
    except ValueError:
        return None


def when(text):
    """Month, or year, of the newest date in a cell: '2026 mid (script undated)' is 2026-06."""
    months = re.findall(r"20\d\d-\d\d", text)
    if months:
        return max(months)
    half = re.search(r"(20\d\d)(?: mid|H1)", text) or None
    if half:
        return half.group(1) + "-06"
    quarter = re.search(r"(20\d\d)Q(\d)", text)
    if quarter:
        return "%s-%02d" % (quarter.group(1), 3 * int(quarter.group(2)))
    year = re.search(r"20\d\d", text)
    return year.group(0) if year else ""


def tidy(text):
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s+,", ",", text).replace(", v1.2.0)", ", v1.2.0")
    return re.sub(r"\s*\b(via|from)\s*$", "", text).strip(" ,;")


def prices(rows):
    out = []
    for row in rows:
        low, high, typical = (number(row[k]) for k in ("low", "high", "typical"))
        if low is None and high is None and typical is None:
            continue  # a rule or a gap, not a price
        known = [v for v in (low, high, typical) if v is not None]
        record = {
            "category": row["category"], "item": tidy(row["item"]), "region": row["region"],
            "low": min(known), "typical": typical if typical is not None else (min(known) + max(known)) / 2,
            "high": max(known), "typical_is": "published" if typical is not None else "middle of the range",
            "unit": row["unit"], "as_of": when(row["as_of"]),
            "source": tidy(row["source"]) or "compiled table of prices, source not named",
            "confidence": CONFIDENCE[row["confidence"]], "note": tidy(row["note"]),
        }
        cards = CARDS.get((row["category"], row["item"]))
        if cards:
            record["gpus"] = cards
        out.append(record)
    return {"as_of": "2026-11", "prices": out}


def regions(rows):
    out = []
    for row in rows:
        wet = re.match(r"[\d.]+", row["summer_design_wet_bulb_C"])
        out.append({
            "city": row["city"], "province": row["province"], "hub": row["hub_role"],
            "dry_bulb_c": number(row["summer_design_dry_bulb_C"]),
            "wet_bulb_c": float(wet.group(0)) if wet else None,
            "winter_humidity_percent": number(row["winter_rh_pct"]),
            "climate_source": tidy(row["climate_source"]),
            "climate_confidence": CONFIDENCE[row["climate_confidence"]],
            "network": row["network_tier"], "network_confidence": CONFIDENCE[row["network_confidence"]],
            "energy": row["dc_power_yuan_kwh"], "note": row["note"],
            "background": bool(re.search("recalled|background|not retrieved", row["climate_source"])),
        })
    return {"as_of": "2026-11", "regions": out}


def main():
    folder = sys.argv[1]
    target = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "resources", "site")
    for name, make in (("prices", prices), ("regions", regions)):
        with open(os.path.join(folder, name + ".csv"), encoding="utf-8-sig", newline="") as source:
            data = make(list(csv.DictReader(source)))
        path = os.path.join(target, name + ".json")
        with open(path + ".part", "w", encoding="utf-8") as out:
            json.dump(data, out, ensure_ascii=False, indent=1)
            out.write("\n")
        os.replace(path + ".part", path)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills translations/*.ts: English entries are copies of their source, Chinese ones come from the tables
named on the command line (source<TAB>translation, \\n for a line break). Reports what is still open."""
import pathlib
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLURALS_EN = ROOT / "translations" / "plurals_en.tsv"


def table(paths):
    entries = {}
    for path in paths:
        for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
            if "\t" in line and not line.startswith("#"):
                source, target = line.split("\t", 1)
                entries[source.replace("\\n", "\n")] = target.replace("\\n", "\n")
    return entries


def write(path, tree):
    ET.indent(tree, space="    ")
    body = ET.tostring(tree.getroot(), encoding="unicode")
    path.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n' + body + "\n", encoding="utf-8")


def fill(path, entries, copy_source):
    tree = ET.parse(path)
    open_entries = []
    for message in tree.iter("message"):
        source = message.findtext("source")
        target = message.find("translation")
        forms = target.findall("numerusform")
        if target.get("type") != "unfinished":
            continue
        if message.get("numerus") == "yes":
            texts = entries.get(source, "").split("|") if source in entries else None
            if texts and len(texts) == len(forms):
                for form, text in zip(forms, texts):
                    form.text = text
                del target.attrib["type"]
                continue
        elif copy_source or source in entries:
            target.text = source if copy_source else entries[source]
            del target.attrib["type"]
            continue
        open_entries.append(source)
    write(path, tree)
    return open_entries


english = table([PLURALS_EN]) if PLURALS_EN.exists() else {}
missing_en = fill(ROOT / "translations/xuanka_en.ts", english, True)
missing_zh = fill(ROOT / "translations/xuanka_zh_CN.ts", table(sys.argv[1:]), False)
for name, missing in (("en", missing_en), ("zh_CN", missing_zh)):
    for source in missing:
        print(f"{name}\t{source!r}")
print(f"open: en {len(missing_en)}, zh_CN {len(missing_zh)}", file=sys.stderr)

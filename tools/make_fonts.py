#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds resources/fonts/XuankaSansSC-{Regular,Bold}.otf from Debian's fonts-noto-cjk.

Why our own subset: Noto Sans CJK shares one glyph between an ideograph and its Kangxi radical, and
Qt's PDF writer then maps the glyph back to the radical, so a reader who searches the PDF for U+65B9
finds nothing. The subset's character map leaves out U+2E80-2FDF, and the family gets a name of its
own so that no installed Noto is taken instead.

Two more traps of the same kind. Noto's localised forms (locl) swap Latin digits for look-alikes that no
character maps to whenever the language is not Chinese, so "H100" loses its digits when it is copied out of
the PDF: the feature stays out, the family is Chinese throughout. And Qt draws a tab with the glyph of the
space and then maps every space back to U+0009: the tab gets another blank glyph.

usage: make_fonts.py [directory of NotoSansCJK-*.ttc]
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection

FAMILY = "Xuanka Sans SC"
SOURCE = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/noto")
TARGET = pathlib.Path(__file__).resolve().parent.parent / "resources" / "fonts"

CODEPOINTS = [
    *range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x370, 0x400), *range(0x2000, 0x2070),
    *range(0x2070, 0x20D0), *range(0x2100, 0x2200), *range(0x2200, 0x2300), *range(0x2300, 0x2400),
    *range(0x2460, 0x2500), *range(0x2500, 0x2600), *range(0x2600, 0x2700), *range(0x2700, 0x27C0),
    *range(0x3000, 0x3040), *range(0x3200, 0x3300), *range(0x3300, 0x3400),
    *range(0x4E00, 0xA000), *range(0xFE30, 0xFE50), *range(0xFF00, 0xFFF0),
]
# Rare characters that share the glyph of a common one behind them, which would then be copied as the rare one:
# em space, figure dash, division slash, angle brackets, reversed prime, wave dash.
TWINS = [0x2003, 0x2012, 0x2215, 0x2329, 0x232A, 0x2035, 0x301C]


def build(weight: str) -> None:
    collection = TTCollection(SOURCE / f"NotoSansCJK-{weight}.ttc")
    font = next(f for f in collection.fonts if f["name"].getDebugName(1).startswith("Noto Sans CJK SC"))
    options = subset.Options()
    options.layout_features = ["kern", "ccmp", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.hinting = False
    options.desubroutinize = False
    options.notdef_outline = True
    tool = subset.Subsetter(options)
    tool.populate(unicodes=CODEPOINTS)
    tool.subset(font)
    names = font["name"]
    style = "Regular" if weight == "Regular" else "Bold"
    postscript = f"XuankaSansSC-{style}"
    for record in list(names.names):
        text = {1: FAMILY, 2: style, 3: f"1.0;{postscript}", 4: f"{FAMILY} {style}", 6: postscript}.get(record.nameID)
        if text:
            names.setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
    top = font["CFF "].cff
    top.fontNames[0] = postscript
    top.topDictIndex[0].FamilyName = FAMILY
    top.topDictIndex[0].FullName = f"{FAMILY} {style}"
    for table in font["cmap"].tables:
        if table.format in (4, 12):
            table.cmap[0x09] = table.cmap[0x2002]
            for twin in TWINS:
                del table.cmap[twin]
        bad = [c for c in table.cmap if 0x2E80 <= c <= 0x2FDF]
        assert not bad, bad
    TARGET.mkdir(parents=True, exist_ok=True)
    font.save(TARGET / f"{postscript}.otf")


for weight in ("Regular", "Bold"):
    build(weight)

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard rules of the house, checked from the text of the tree. usage: check_style.py RULE [ROOT]

RULE is one of: layers, includes, licence, size, calls, paths, translations. Exit 1 lists what breaks the rule.
"""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else pathlib.Path(__file__).resolve().parents[2]

# Who may include whom: a room sees itself and the rooms named here.
ROOMS = {
    "quantity": set(),
    "hardware": {"quantity"},
    "model": {"quantity"},
    "scenario": {"quantity", "hardware", "model"},
    "catalog": {"quantity", "hardware", "model", "scenario"},
    "estimate": {"quantity", "hardware", "model", "scenario", "catalog"},
    "evidence": {"quantity", "hardware", "model", "scenario", "catalog", "estimate"},
    "identify": {"quantity", "hardware"},
    "site": {"quantity", "hardware", "model", "scenario", "catalog", "estimate"},
    "cost": {"quantity", "hardware", "model", "scenario", "catalog", "estimate", "site"},
    "plan": {"quantity", "hardware", "model", "scenario", "catalog", "estimate", "evidence", "site", "cost"},
    "report": {"quantity", "hardware", "model", "scenario", "catalog", "estimate", "evidence", "identify", "site", "cost",
               "plan"},
}
UMBRELLAS = ("QtCore", "QtGui", "QtWidgets", "QtCharts", "QtTest", "QtSql", "QtConcurrent", "QtPrintSupport", "QtSvg")
GUI_CLASSES = ("QWidget", "QPainter", "QFont", "QColor", "QPixmap", "QImage", "QApplication", "QGuiApplication", "QChart",
               "QPalette", "QIcon", "QPen", "QBrush", "QTextDocument", "QPdfWriter", "QScreen")


def sources(*folders, suffixes=(".cpp", ".h")):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes and path.is_file():
                yield path


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def name(path):
    return path.relative_to(ROOT)


def layers():
    for path in sources("core"):
        room = path.relative_to(ROOT / "core").parts[0]
        for number, line in enumerate(lines(path), 1):
            found = re.match(r'\s*#\s*include\s*[<"]([^>"]+)[>"]', line)
            if not found:
                continue
            target = found.group(1)
            first = target.split("/")[0]
            if first in ("ui", "app", "QtGui", "QtWidgets", "QtCharts", "QtPrintSupport") or target in GUI_CLASSES:
                yield f"{name(path)}:{number}: core must not include {target}"
            elif first in ROOMS and first != room and first not in ROOMS.get(room, set()):
                yield f"{name(path)}:{number}: {room} must not know {first}"
    for path in sources("ui"):
        for number, line in enumerate(lines(path), 1):
            if re.match(r'\s*#\s*include\s*"app/', line):
                yield f"{name(path)}:{number}: ui must not include app"


def includes():
    for path in sources("core", "ui", "app", "tests"):
        text = lines(path)
        if path.suffix == ".h" and "#pragma once" not in text:
            yield f"{name(path)}: no #pragma once"
        for number, line in enumerate(text, 1):
            found = re.match(r"\s*#\s*include\s*<(\w+)(?:/(\w+))?>", line)
            if found and found.group(1) in UMBRELLAS:
                yield f"{name(path)}:{number}: include the class, not {found.group(0).split('<')[1]}"


def licence():
    for path in sources("core", "ui", "app", "tests", "tools", "cmake", suffixes=(".cpp", ".h", ".py", ".cmake")):
        if not any("SPDX-License-Identifier: GPL-3.0-or-later" in line for line in lines(path)[:2]):
            yield f"{name(path)}: no SPDX line"


def size():
    for path in sources("core", "ui", "app", "tests"):
        count = len(lines(path))
        if count > 620:
            yield f"{name(path)}: {count} lines"


def calls():
    forbidden = {
        r"\bsetStyleSheet\(": "style sheets disable palette propagation",
        r"\buseOpenGL\b|setUseOpenGL": "crashes offscreen, leaves the PDF empty",
        r"\bQNetwork\w+": "the program uses no network",
        r"\bforeach\s*\(|\bQ_FOREACH\b": "range-for",
        r"\bsetAnimationOptions\((?!QChart::NoAnimation)": "animations only postpone the cost",
        r"\bnew\s+std::": "no owning raw pointers",
    }
    for path in sources("core", "ui", "app"):
        for number, line in enumerate(lines(path), 1):
            code = line.split("//")[0]
            for pattern, why in forbidden.items():
                if re.search(pattern, code):
                    yield f"{name(path)}:{number}: {line.strip()[:80]} ({why})"


def tree_files():
    """Files of the tree without what the builds leave; asks no git, which a source archive does not have."""
    for path in sorted(ROOT.rglob("*")):
        entry = path.relative_to(ROOT).as_posix()
        if path.is_file() and not re.match(r"(build|out|\.git|\.cache)/|\.git$", entry) and "__pycache__" not in entry:
            yield entry


def paths():
    pattern = re.compile(r"/home/\w|/Users/\w|/(?:root|work)/")
    for entry in tree_files():
        path = ROOT / entry
        if path.suffix in (".otf", ".png", ".pdf", ".csv") or entry == "tests/style/check_style.py" or not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if pattern.search(line):
                yield f"{entry}:{number}: {line.strip()[:100]}"


def placeholders(text):
    return sorted(re.findall(r"%L?\d+|%n", text or ""))


def translations():
    for language in ("zh_CN", "en"):
        path = ROOT / "translations" / f"xuanka_{language}.ts"
        count = 0
        for message in ET.parse(path).iter("message"):
            count += 1
            source, target = message.findtext("source"), message.find("translation")
            forms = [form.text or "" for form in target.findall("numerusform")] or [target.text or ""]
            if target.get("type"):
                yield f"{path.name}: {target.get('type')}: {source!r}"
                continue
            for text in forms:
                if not text.strip():
                    yield f"{path.name}: empty: {source!r}"
                if placeholders(text) != placeholders(source) and message.get("numerus") != "yes":
                    yield f"{path.name}: placeholders differ: {source!r} -> {text!r}"
                if source.endswith("…") and not text.endswith("…"):
                    yield f"{path.name}: the … is lost: {source!r}"
                if re.search(r"&\w", source) and "&" not in text:
                    yield f"{path.name}: the & mark is lost: {source!r}"
        if count < 50:
            yield f"{path.name}: only {count} entries, lupdate did not run"
    yield from fresh_translations()


def fresh_translations():
    """Every text of the sources stands in the .ts files: lupdate on a copy adds nothing."""
    lupdate = next((p for p in ("/usr/lib/qt6/bin/lupdate", "/usr/bin/lupdate6") if pathlib.Path(p).exists()), None)
    if lupdate is None:
        yield "lupdate of Qt 6 is not installed"
        return
    import tempfile
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "xuanka_zh_CN.ts"
        original = ROOT / "translations" / "xuanka_zh_CN.ts"
        copy.write_bytes(original.read_bytes())
        subprocess.run([lupdate, "-I", str(ROOT), "-I", str(ROOT / "core"), "-silent", "-locations", "none", "-no-obsolete", str(ROOT / "core"), str(ROOT / "ui"),
                        str(ROOT / "app"), "-extensions", "cpp,h", "-ts", str(copy)], check=True)

        def keys(path):
            return {(context.findtext("name"), message.findtext("source"), message.findtext("comment"))
                    for context in ET.parse(path).iter("context") for message in context.iter("message")}
        for key in sorted(keys(copy) - keys(original), key=str):
            yield f"not in the .ts files: {key}"
        for key in sorted(keys(original) - keys(copy), key=str):
            yield f"no longer in the sources: {key}"


RULES = {rule.__name__: rule for rule in (layers, includes, licence, size, calls, paths, translations)}

if len(sys.argv) < 2 or sys.argv[1] not in RULES:
    print(__doc__, file=sys.stderr)
    sys.exit(2)
problems = list(RULES[sys.argv[1]]())
print("\n".join(problems) if problems else f"{sys.argv[1]}: clean")
sys.exit(1 if problems else 0)

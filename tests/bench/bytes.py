"""Bytes: the size of each file of the built site, raw, with gzip and with brotli, and the bytes of a first
visit.

    .venv/bin/python tests/bench/bytes.py [--best]

`kept` are the files the service worker keeps. `--best` adds brotli at level 11, which takes a minute. Hosts
choose their compression; the budget (build/checks/budget.py) counts level 11.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from base.paths import DIST  # noqa: E402
from checks import budget  # noqa: E402 - in the folder named just above
from published import offline  # noqa: E402

SCRIPT = """
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
const { files, levels } = JSON.parse(readFileSync(0, "utf8"));
const brotli = (bytes, level) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
console.log(JSON.stringify(files.map((file) => {
  const bytes = readFileSync(file);
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, ...levels.map((level) => brotli(bytes, level))];
})));
"""
PACKED = (".png", ".woff2")


def main() -> int:
    """Print the table; the status says whether every file keeps within its budget."""
    parser = argparse.ArgumentParser(description="How many bytes each file comes to.")
    parser.add_argument("--best", action="store_true", help="brotli at level 11 too")
    levels = [5, 9, *([11] if parser.parse_args().best else [])]
    kept = {entry.url for entry in offline.entries(DIST)}
    files = sorted(path for path in DIST.rglob("*") if path.is_file())
    asked = json.dumps({"files": [str(path) for path in files], "levels": levels})
    said = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT], input=asked, capture_output=True, text=True, check=True
    )
    rows = []
    for path, sizes in zip(files, json.loads(said.stdout), strict=True):
        # Hosts do not compress packed files.
        figures = [sizes[0]] * len(sizes) if path.suffix in PACKED else sizes
        rows.append((path.relative_to(DIST).as_posix(), figures))
    rows.sort(key=lambda row: -row[1][-1])
    heads = ["raw", "gzip", *(f"brotli {level}" for level in levels)]
    print("".join(f"{head:>12}" for head in heads))
    for name, figures in rows:
        mark = "kept" if name in kept else ""
        print("".join(f"{figure:>12,}" for figure in figures), f"{mark:4} {name}")
    for title, names in (("kept", kept), ("all", {name for name, _ in rows})):
        sums = [
            sum(column) for column in zip(*(figures for name, figures in rows if name in names), strict=True)
        ]
        print("".join(f"{figure:>12,}" for figure in sums), title)
    over = budget.over()
    print("\n".join(over) if over else "every file keeps within its budget")
    return bool(over)


if __name__ == "__main__":
    sys.exit(main())

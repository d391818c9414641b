"""Budget: the most bytes each file of the site may have, as a browser with brotli receives it.

Compressed at level 11, which is what the local server sends; other hosts may compress differently.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

from base.encoding import is_put_beside, sent_size
from base.paths import DIST

LIMITS = {
    "runtime/pyodide-*/pyodide.asm.wasm": 2_900_000,
    "runtime/pyodide-*.js": 150_000,
    "runtime/stdlib-*.zip": 620_000,
    # All of the engine that the page may ask, with its lines and the compiled methods of its dataclasses.
    "runtime/wheel-*/*.whl": 514_000,
    "runtime/pyscript-*/*": 40_000,
    "runtime/*": 5_000,
    "assets/app-*.js": 50_000,
    "assets/chunk-*.js": 55_000,
    # One for all pages: a style sheet for embedded pages alone would be a request more for each of them.
    # 150 of it are the box in which a clause opens where it stands, and the reckoning of a score; 400 are
    # Court Piece's table, and four games on the first screen; 200 the index and the search of the rules.
    # 50 are the number of cards on the plates of the smallest phones, 50 the plates over cards on laptops;
    # 750 the places of what is told, and a table that leaves it room; 100 a table in letters twice as large;
    # 100 what is looked up on one sheet of paper, and the rules' cards in their lines; 200 what still lay on
    # other things: calls, roles, declarations.
    # 280 what is printed of rules and panels; 60 the kitty that stays closed; 50 the score as rows;
    # 100 what is remarkable of a result, and how it comes. Games and languages took theirs away since.
    # 150 the cloths that may be chosen.
    "assets/app-*.css": 22_750,
    "assets/*.woff2": 42_000,
    # A language; the bytes of its letters are many where they are not Latin.
    # What features say that are loaded on demand is in files of their own.
    **{f"assets/{code}-*.js": 26_100 for code in ("??", "zh-Han?")},
    "assets/*": 25_000,
    "app-icons/*": 100_000,
    "share/*": 100_000,
    # Tractor has the most clauses, and since there are chapters their index, tables and examples as well;
    # 1,700 are the sources' advice with its cards, and the note on where the sources cannot hold.
    "rules/tractor/*": 20_700,
    "rules/*": 16_000,
    "lessons/*": 12_000,
    "days/*": 6_000,
    # A first visit has one of each game: 8,000 of them all together.
    "openings/*": 4_000,
    "puzzles/*": 30_000,
    "examples/*": 3_000,
    "play-with-python/pyodide/pyodide.asm.wasm": 2_900_000,
    "play-with-python/pyodide/python_stdlib.zip": 2_700_000,
    "play-with-python/pyodide/pyodide.asm.js": 220_000,
    "wheels/*.whl": 770_000,
    # Pyodide's own list of 357 packages.
    "wheels/pyodide-lock.json": 60_000,
    "wheels/*": 8_000,
    "play-with-python/pyodide/*.whl": 200_000,
    "play-with-python/pyscript/*": 40_000,
    # CodeMirror, fetched once the page stands.
    "play-with-python/editor.js": 130_000,
    "play-with-python/*.woff2": 42_000,
    "play-with-python/*": 30_000,
    # The picture of an evening with real cards.
    "docs/images/*": 100_000,
    "docs/searchindex.js": 30_000,
    # The messages, every one with its fields.
    "docs/protocol.html": 19_100,
    "docs/*": 20_000,
    # 2,300 of it are the names of what features say, in seven languages; a language itself is 9,000 smaller.
    "sw.js": 17_300,
    "THIRD_PARTY.txt": 12_000,
    # The first screen, with four games.
    "index.html": 11_200,
    "in/*": 11_700,
    # The names of the files that it asks for make it a hundred bytes more or less.
    "embed/*": 10_900,
    # Read by the host alone: a policy for each kind of page, written from web/headers.toml.
    "_headers": 12_000,
    "*": 10_000,
}
"""The first pattern that fits a path says its limit, in bytes."""

FIRST_VISIT = 4_500_000
"""What may come over the line until the engine answers."""

WHOLE = 4_921_000
"""The same, with all kept for playing offline, in one language; 160,000 of it are what is fetched later."""


def sizes(folder: Path = DIST) -> list[tuple[str, int, int]]:
    """Return (path, bytes, bytes as a browser that takes brotli gets it) of every file, the largest first."""
    found = []
    for path in folder.rglob("*"):
        if path.is_file() and not is_put_beside(path):
            found.append((str(path.relative_to(folder)), path.stat().st_size, sent_size(path)))
    return sorted(found, key=lambda entry: (-entry[2], entry[0]))


def limit_of(path: str) -> int:
    """Return the most bytes a file may have as sent."""
    return next(limit for pattern, limit in LIMITS.items() if fnmatchcase(path, pattern))


def over(folder: Path = DIST) -> list[str]:
    """Return a line for each file that is larger than it may be."""
    return [
        f"{path}: {sent:,} bytes as sent, {limit_of(path):,} allowed (build/checks/budget.py)"
        for path, _, sent in sizes(folder)
        if sent > limit_of(path)
    ]

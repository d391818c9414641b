"""Mutants: change the sources at random, one point at a time, and tell which changes no test noticed.

    .venv/bin/python build/tools/mutants.py                          200 points anywhere in the engine
    .venv/bin/python build/tools/mutants.py --seed 7 --count 60 engine/followsuit/record
    .venv/bin/python build/tools/mutants.py --count 60 web/js        the page, by its tests in Node
    .venv/bin/python build/tools/mutants.py --since main             lines changed since a commit
    .venv/bin/python build/tools/mutants.py --seed 7 --again         its holes, with all their tests

Each change is made in a copy of this tree, committed or not, and the tests of the short gate that execute its
line are run, the nearest and cheapest first, until one fails or they have taken as long as `--most` says.
Which they are is collected first, and kept. So is what was said of each change: where a run was stopped, the
same words go on with it. What nobody could tell from the source as it is stands in `equivalents.toml`, with
its reason; what no test in Node executes is left to those in Chromium, which are not run. Status 1: holes.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import failure
from base.paths import BUILD, CACHE, NODE_MODULES, ROOT
from tools.changes import EQUIVALENT, LATE, LEFT, Change
from tools.engine_sources import EngineSources
from tools.page_sources import PageSources

EQUIVALENTS = BUILD / "tools" / "equivalents.toml"
TRIED = CACHE / "tried-changes.jsonl"
"""What was said of each change of each seed, a line each: the latest counts."""
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)


class Sources(Protocol):
    """The sources of one language in a copy of the tree, and the tests that notice a change."""

    def files(self, paths: Sequence[str]) -> list[str]:
        """Return those of the sources that are or lie under these paths."""

    def changes(self, file: str) -> list[Change]:
        """Return all changes of one of them."""

    def is_whole(self, change: Change) -> bool:
        """Tell whether a source is still in its language with a change."""

    def noticed_by(self, change: Change) -> str | None:
        """Return the test that notices a change that has been made, or that it is left; None if none does."""


def main(words: list[str]) -> int:
    """Draw changes, try each, print a line for each and the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("paths", nargs="*", default=["engine/followsuit"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--since", metavar="COMMIT")
    parser.add_argument("--most", type=float, default=40, metavar="SECONDS", help="of tests for each change")
    parser.add_argument("--again", action="store_true")
    asked = parser.parse_args(words)
    earlier = said_before(asked.seed)
    if asked.again:
        earlier = {change: said for change, said in earlier.items() if not is_hole(said)}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = copy_tree(Path(folder, "tree"))
        most = math.inf if asked.again else asked.most
        of_page = asked.paths[0].startswith("web/")
        sources: Sources = PageSources(copy) if of_page else EngineSources(copy, most)
        chosen = drawn(sources, asked.paths, asked.since, asked.seed, asked.count)
        results = {change: earlier[change] for change in chosen if change in earlier}
        for change, said in tried(sources, copy, [change for change in chosen if change not in results]):
            results[change] = said
            with TRIED.open("a") as file:
                print(json.dumps({"seed": asked.seed, "said": said, "change": asdict(change)}), file=file)
    print(f"\nSeed {asked.seed}, {len(results)} changes\n\n{table_of(results)}")
    return 1 if any(map(is_hole, results.values())) else 0


def said_before(seed: int) -> dict[Change, str | None]:
    """Return what earlier runs by a seed said of each change."""
    lines = TRIED.read_text().splitlines() if TRIED.exists() else []
    rows = [row for row in map(json.loads, lines) if row["seed"] == seed]
    return {Change.from_json(row["change"]): row["said"] for row in rows}


def is_hole(said: str | None) -> bool:
    """Tell whether it is said of a change that no test noticed it."""
    return said is None or said.startswith(LATE)


def copy_tree(copy: Path) -> Path:
    """Copy what git keeps or would keep of this tree, with its packages of npm; return the copy."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in names:
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / "web" / "node_modules").symlink_to(NODE_MODULES)
    return copy


def drawn(sources: Sources, paths: Sequence[str], since: str | None, seed: int, count: int) -> list[Change]:
    """Draw so many changes by a seed: first a line, each alike, and then one of its changes."""
    wanted = lines_since(since) if since else None
    by_line: dict[tuple[str, int], list[Change]] = defaultdict(list)
    for file in sources.files(paths):
        for change in sources.changes(file):
            if wanted is None or change.line in wanted.get(file, ()):
                by_line[file, change.line].append(change)
    random_source = random.Random(seed)
    lines = sorted(by_line)
    random_source.shuffle(lines)
    chosen: list[Change] = []
    for line in lines:
        if len(chosen) == count:
            break
        change = random_source.choice(by_line[line])
        if sources.is_whole(change):
            chosen.append(change)
    return chosen


def lines_since(commit: str) -> dict[str, set[int]]:
    """Return the lines of each file that are not as they were at a commit."""
    command = ["git", "diff", "--unified=0", "--no-color", "--no-prefix", commit]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, set[int]] = {}
    for part in re.split(r"^diff --git .*$", said, flags=re.MULTILINE)[1:]:
        if name := re.search(r"^\+\+\+ (.+?)\t?$", part, re.MULTILINE):
            begins = ((int(hunk[1]), int(hunk[2] or 1)) for hunk in HUNK.finditer(part))
            found[name[1]] = {line for begin, length in begins for line in range(begin, begin + length)}
    return found


def tried(sources: Sources, copy: Path, chosen: Sequence[Change]) -> Iterator[tuple[Change, str | None]]:
    """Make each change in the copy; yield it with the test that notices it, why none can, or None."""
    reasons = equivalents()
    for number, change in enumerate(chosen, start=1):
        began = time.monotonic()
        if change.key in reasons:
            said: str | None = f"{EQUIVALENT}{reasons[change.key]}"
        else:
            path = copy / change.file
            source, then = path.read_bytes(), path.stat().st_mtime
            path.write_bytes(change.made_in(source))
            # No two changes at the same second: what Python keeps compiled goes by that.
            os.utime(path, (then + number, then + number))
            said = sources.noticed_by(change)
            path.write_bytes(source)
            os.utime(path, (then, then))
        took = time.monotonic() - began
        print(f"{number}/{len(chosen)} {change} | {said or 'NOTHING NOTICES IT'} | {took:.0f} s", flush=True)
        yield change, said


def equivalents() -> dict[tuple[str, str, str, str], str]:
    """Return the listed changes that nobody could tell, with their reasons."""
    listed = tomllib.loads(EQUIVALENTS.read_text())["equivalent"]
    return {(one["file"], one["line"], one["old"], one["new"]): one["why"] for one in listed}


def table_of(results: dict[Change, str | None]) -> str:
    """Return the table: of each room how many changes were noticed, equivalent, left to others, and holes."""
    rooms: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for change, said in results.items():
        kind = (
            3
            if is_hole(said)
            else 1
            if str(said).startswith(EQUIVALENT)
            else 2
            if str(said).startswith(LEFT)
            else 0
        )
        for room in ("".join(Path(change.file).parts[2:3]).removesuffix(".py"), "all"):
            rooms[room][kind] += 1
    rows = [f"| {room} | {' | '.join(map(str, rooms[room]))} |" for room in sorted(rooms, key="all".__eq__)]
    noticed, _, _, holes = rooms["all"]
    late = sum(1 for said in results.values() if said and said.startswith(LATE))
    untried = f"; of {late} of the holes not all tests were run: try them --again" if late else ""
    share = f"{noticed} of {noticed + holes} noticed: {noticed / max(1, noticed + holes):.1%}{untried}"
    return "\n".join(
        [
            "| room | noticed | equivalent | left to others | holes |",
            "|---|---|---|---|---|",
            *rows,
            "",
            share,
        ]
    )


if __name__ == "__main__":
    failure.stop_on_failure(lambda: main(sys.argv[1:]))

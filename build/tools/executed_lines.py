"""Executed lines: which tests execute which lines of the engine, collected once for each file of tests.

As a plugin of pytest (`-p tools.executed_lines`) this writes what it saw into the file that FOLLOWSUIT_LINES
names. A file is collected again when it has changed; where only the engine has, its lines are found again by
their text.
"""

from __future__ import annotations

import difflib
import functools
import hashlib
import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import TypedDict

import pytest

from base.failure import BuildError
from base.paths import CACHE

KEPT = CACHE / "executed-lines"
PACKAGE = "engine/followsuit"
WANTED = "not long"
"""The tests of the gate of every commit."""


class Found(TypedDict):
    """What one room's collection found: lines have the places of tests among ``seconds``."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[int]]]
    sources: dict[str, str]


class ExecutedLines:
    """What the tests of all rooms execute: the plugin's answers, carried over to the sources as they are."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))

    def add(self, found: Found, root: Path) -> None:
        """Add what one room's collection found."""
        self.seconds |= found["seconds"]
        names = list(found["seconds"])
        for file, tests in found["lines"].items():
            path = root / file
            if not path.exists():
                continue
            today = lines_today((KEPT / found["sources"][file]).read_text(), path.read_text())
            for line, numbers in tests.items():
                for now in today.get(int(line), ()):
                    self._lines[file][now].update(names[number] for number in numbers)

    def tests_of(self, file: str, first: int, last: int) -> set[str]:
        """Return the tests that execute one of these lines."""
        lines = self._lines.get(file, {})
        return set().union(*(lines.get(line, set()) for line in range(first, last + 1)))

    def tests_of_file(self, file: str) -> set[str]:
        """Return the tests that execute any line of a file."""
        return set().union(*self._lines.get(file, {}).values())


@functools.cache
def lines_today(then: str, now: str) -> dict[int, tuple[int, ...]]:
    """Return where each line of a source is today; a line that was changed is where what replaced it is."""
    if then == now:
        return {line: (line,) for line in range(1, then.count("\n") + 2)}
    matcher = difflib.SequenceMatcher(None, then.splitlines(), now.splitlines(), autojunk=False)
    found: dict[int, tuple[int, ...]] = {}
    for tag, begin, end, begin_now, end_now in matcher.get_opcodes():
        for line in range(begin, end):
            same = (begin_now + line - begin + 1,)
            found[line + 1] = same if tag == "equal" else tuple(range(begin_now + 1, end_now + 1))
    return found


def keep_text(folder: Path, source: str) -> str:
    """Keep a source as it was when its lines were counted; return its name in the folder."""
    name = f"{hashlib.sha256(source.encode()).hexdigest()[:20]}.txt"
    (folder / name).write_text(source)
    return name


def rooms_of_tests(root: Path) -> dict[str, list[str]]:
    """Return the rooms that need no site with their files of tests, those of `unit` and `bots` one by one.

    Not the documentation's, which run programs: what those execute is not seen from here.
    """
    rooms: dict[str, list[str]] = defaultdict(list)
    for name in ("rulebook", "cases", "counts", "contract", "golden", "unit", "bots", "arena"):
        for path in sorted((root / "tests" / name).rglob("test_*.py")):
            if path.parent.name != "docs":
                rooms[str(path.parent)].append(str(path.relative_to(root)))
    return rooms


def executed_lines(python: Path, root: Path) -> ExecutedLines:
    """Return what the tests execute; collect those files of tests that have changed."""
    KEPT.mkdir(parents=True, exist_ok=True)
    lines = ExecutedLines()
    for files in rooms_of_tests(root).values():
        kept = {file: KEPT / f"{file.replace('/', '.')}-{_digest(root / file)}.json" for file in files}
        if changed := [file for file in files if not kept[file].exists()]:
            found = _collect(python, root, changed)
            for file in changed:
                for old in KEPT.glob(f"{file.replace('/', '.')}-*.json"):
                    old.unlink()
                kept[file].write_text(json.dumps(_only(found, file)))
        for path in kept.values():
            lines.add(json.loads(path.read_text()), root)
    return lines


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def _only(found: Found, file: str) -> Found:
    """Return what was found of one file of tests."""
    names = list(found["seconds"])
    mine = {number: name for number, name in enumerate(names) if name.startswith(f"{file}::")}
    place = {number: at for at, number in enumerate(mine)}
    lines: dict[str, dict[str, list[int]]] = {}
    for source, executed in found["lines"].items():
        here = {
            line: [place[one] for one in tests if one in place]
            for line, tests in executed.items()
            if not place.keys().isdisjoint(tests)
        }
        if here:
            lines[source] = here
    return {
        "seconds": {name: found["seconds"][name] for name in mine.values()},
        "lines": lines,
        "sources": {source: found["sources"][source] for source in lines},
    }


def _collect(python: Path, root: Path, files: list[str]) -> Found:
    print(f"collecting what {files[0]} and {len(files) - 1} others execute …", file=sys.stderr, flush=True)
    words = ["-q", "-p", "tools.executed_lines", "-p", "no:cacheprovider", "-m", WANTED, *files]
    part = KEPT / "collecting.part"
    done = subprocess.run(
        [python, "-m", "pytest", *words],
        cwd=root,
        env={**environment_of(root), "FOLLOWSUIT_LINES": str(part)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 5):
        raise BuildError("The tests fail without any change.", f"Mend them first:\n{done.stdout[-2000:]}")
    found: Found = json.loads(part.read_text())
    part.unlink()
    return found


def environment_of(root: Path) -> dict[str, str]:
    """Return the environment in which the tests of a tree import its engine and no other."""
    paths = os.pathsep.join(str(root / name) for name in ("engine", "build", "."))
    return {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}


class _Watch:
    """Switches coverage's context with each test."""

    def __init__(self, root: Path, file: Path) -> None:
        import coverage

        self._root, self._file = root, file
        self._seconds: dict[str, float] = {}
        self._at: Path | None = None
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, source=[str(root / PACKAGE)], messages=False
        )
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Count what a test executes as its own, and what is kept between tests anew in each file."""
        if item.path != self._at:
            self._at = item.path
            forget_results()
        self._coverage.switch_context(item.nodeid)
        began = time.process_time()
        done = yield
        self._seconds[item.nodeid] = round(time.process_time() - began, 3)
        return done

    def pytest_sessionfinish(self) -> None:
        """Write the lines."""
        self._coverage.stop()
        data = self._coverage.get_data()
        number = {name: index for index, name in enumerate(self._seconds)}
        lines: dict[str, dict[int, list[int]]] = {}
        sources: dict[str, str] = {}
        for measured in sorted(data.measured_files()):
            file = str(Path(measured).relative_to(self._root))
            by_line = data.contexts_by_lineno(measured)
            tests = {
                line: sorted(number[name] for name in by_line[line] if name in number) for line in by_line
            }
            lines[file] = {line: found for line, found in tests.items() if found}
            sources[file] = keep_text(self._file.parent, Path(measured).read_text())
        self._file.write_text(json.dumps({"seconds": self._seconds, "lines": lines, "sources": sources}))


def forget_results() -> None:
    """Empty the caches of functions of the engine and of tests, so that each file of tests fills them."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("followsuit", "tests"):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def pytest_configure(config: pytest.Config) -> None:
    """Watch, where this is a plugin."""
    if file := os.environ.get("FOLLOWSUIT_LINES"):
        config.pluginmanager.register(_Watch(config.rootpath, Path(file)))

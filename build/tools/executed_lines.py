"""Executed lines: which tests execute which lines of the engine, collected once for each room of tests.

As a plugin of pytest (`-p tools.executed_lines`) this writes what it saw into the file that FOLLOWSUIT_LINES
names. A room is collected again when its tests have changed; where only the engine has, its lines are found
again by their text.
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
from collections.abc import Generator, Iterable
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
        """Return the tests that execute one of these lines; where only an import does, any of the file."""
        lines = self._lines.get(file, {})
        tests = set().union(*(lines.get(line, set()) for line in range(first, last + 1)))
        return tests or set().union(*lines.values())


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
    """Return the rooms that need no site with their folders or files, those of `unit` and `bots` one by one.

    Not the documentation's, which run programs: what those execute is not seen from here.
    """
    tests = root / "tests"
    rooms = {
        name: [f"tests/{name}"] for name in ("rulebook", "cases", "counts", "contract", "golden", "arena")
    }
    for name in ("unit", "bots"):
        for folder in sorted((tests / name).iterdir()):
            if folder.name != "docs" and any(folder.glob("test_*.py")):
                rooms[f"{name}/{folder.name}"] = [f"tests/{name}/{folder.name}"]
    rooms["unit"] = sorted(str(path.relative_to(root)) for path in (tests / "unit").glob("test_*.py"))
    return rooms


def executed_lines(python: Path, root: Path) -> ExecutedLines:
    """Return what the tests execute; collect those rooms that have changed."""
    lines = ExecutedLines()
    for name, paths in rooms_of_tests(root).items():
        kept = KEPT / f"{name.replace('/', '-')}-{_digest(root, paths)}.json"
        if not kept.exists():
            for old in KEPT.glob(f"{name.replace('/', '-')}-*.json"):
                old.unlink()
            _collect(python, root, paths, kept)
        lines.add(json.loads(kept.read_text()), root)
    return lines


def _digest(root: Path, paths: Iterable[str]) -> str:
    """Return a checksum of the tests of a room."""
    digest = hashlib.sha256()
    for path in paths:
        files = sorted((root / path).rglob("*.py")) if (root / path).is_dir() else [root / path]
        for file in files:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _collect(python: Path, root: Path, paths: list[str], kept: Path) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"collecting what {', '.join(paths[:1])} executes …", file=sys.stderr, flush=True)
    command: list[str | Path] = [
        python,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tools.executed_lines",
        "-p",
        "no:cacheprovider",
        "-m",
        WANTED,
    ]
    part = kept.with_suffix(".part")
    done = subprocess.run(
        [*command, *paths],
        cwd=root,
        env={**environment_of(root), "FOLLOWSUIT_LINES": str(part)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode not in (0, 5):
        raise BuildError("The tests fail without any change.", f"Mend them first:\n{done.stdout[-2000:]}")
    part.rename(kept)


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

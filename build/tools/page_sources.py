"""The page's sources, for a mutation run: their changes, and the tests in Node that execute a line."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from base.failure import BuildError
from tools.changes import LEFT, Change
from tools.executed_lines import KEPT, keep_text, lines_today
from tools.failing_test import failing_test, within

NAMED = re.compile(r"\"(?:\.\./)+(web/[\w./-]+\.js)\"")
WALL_S = 120
READING = (
    "tests/web/text/known-words.test.js",
    "tests/web/text/messages.test.js",
    "tests/web/styles/styles.test.js",
)
"""Notice what they read, and execute none of it."""
TSC = "web/node_modules/.bin/tsc"
PAGE = ("web/js", "web/games", "web/offline", "web/embed", "web/runtime")


class PageSources:
    """The page in a copy of this tree."""

    def __init__(self, copy: Path) -> None:
        self._copy = copy
        KEPT.mkdir(parents=True, exist_ok=True)
        self._lines = {
            str(test.relative_to(copy)): self._executed_by(test)
            for test in sorted((copy / "tests" / "web").rglob("*.test.js"))
        }
        if refused := self._refused_by_types():
            raise BuildError("The types do not hold without any change.", f"Mend them first: {refused}")

    def files(self, paths: Sequence[str]) -> list[str]:
        """Return the modules under these paths that a test in Node imports by itself."""
        texts = ((self._copy / test).read_text() for test in self._lines)
        found = sorted({file for text in texts for file in NAMED.findall(text)})
        return [file for file in found if any(Path(file).is_relative_to(path) for path in paths)]

    def changes(self, file: str) -> list[Change]:
        """Return all changes of a module."""
        return self._changes[file]

    @functools.cached_property
    def _changes(self) -> dict[str, list[Change]]:
        """All changes of every module: Node starts once."""
        files = self.files(["web"])
        command = ["node", "build/node/changes.mjs", *files]
        said = subprocess.run(command, cwd=self._copy, capture_output=True, text=True, check=True).stdout
        found: dict[str, list[Change]] = {file: [] for file in files}
        for change in (Change.from_json(json.loads(line)) for line in said.splitlines()):
            found[change.file].append(change)
        return found

    def is_whole(self, change: Change) -> bool:
        """Tell whether the module is still JavaScript with the change."""
        words = ["--check", "--input-type=module"]
        changed = change.made_in((self._copy / change.file).read_bytes())
        return (
            subprocess.run(["node", *words], input=changed, capture_output=True, check=False).returncode == 0
        )

    def noticed_by(self, change: Change) -> str | None:
        """Return the first test that fails, or what the types say against it."""
        done = change.used or (change.line,)
        tests = [test for test, lines in self._lines.items() if lines.get(change.file, set()) & set(done)]
        if not tests:
            return f"{LEFT}no test in Node executes it"
        return self._first_failure(tests) or self._first_failure(READING) or self._refused_by_types()

    def _first_failure(self, tests: Sequence[str]) -> str | None:
        # A process for each folder, as in the gate: tests of two folders may want another page around them.
        folders: dict[str, list[str]] = defaultdict(list)
        for test in tests:
            folders[Path(test).parts[2]].append(f"import {json.dumps((self._copy / test).as_uri())};\n")
        with tempfile.TemporaryDirectory() as there:
            for folder, lines in folders.items():
                Path(there, f"{folder}.test.mjs").write_text("".join(lines))
            programs = sorted(Path(there).iterdir())
            command: list[str | Path] = ["node", "--test", "--test-reporter=spec", *programs]
            return failing_test(command, self._copy, os.environ, within(60), WALL_S)

    def _refused_by_types(self) -> str | None:
        """Tell whether the types that are written down forbid a change that has been made."""
        command = [TSC, "--project", "web/jsconfig.json"]
        done = subprocess.run(command, cwd=self._copy, capture_output=True, text=True, check=False)
        return f"types: {done.stdout.splitlines()[0]}" if done.returncode else None

    def _executed_by(self, test: Path) -> dict[str, set[int]]:
        """Return which lines of which modules a file of tests executes; run it unless that is kept."""
        key = hashlib.sha256(test.read_bytes()).hexdigest()[:16]
        kept = KEPT / f"{test.stem}-{key}.json"
        if not kept.exists():
            found = self._run(test)
            texts = {file: keep_text(KEPT, (self._copy / file).read_text()) for file in found}
            kept.write_text(json.dumps({"lines": found, "sources": texts}))
        read = json.loads(kept.read_text())
        lines: dict[str, set[int]] = {}
        for file, executed in read["lines"].items():
            if (self._copy / file).exists():
                then = (KEPT / read["sources"][file]).read_text()
                today = lines_today(then, (self._copy / file).read_text())
                lines[file] = {now for line in executed for now in today.get(line, ())}
        return lines

    def _run(self, test: Path) -> dict[str, list[int]]:
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                ["node", test],
                cwd=self._copy,
                env={**os.environ, "NODE_V8_COVERAGE": folder},
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode != 0:
                raise BuildError(
                    f"{test.name} fails without any change.", f"Mend it first:\n{done.stdout[-2000:]}"
                )
            written = [json.loads(path.read_text()) for path in Path(folder).glob("*.json")]
        found: dict[str, set[int]] = {}
        for script in (script for one in written for script in one["result"]):
            path = Path(script["url"].removeprefix("file://"))
            if script["url"].startswith("file://") and any(
                path.is_relative_to(self._copy / room) for room in PAGE
            ):
                file = str(path.relative_to(self._copy))
                found.setdefault(file, set()).update(_executed(path.read_text(), script["functions"]))
        return {file: sorted(lines) for file, lines in sorted(found.items())}


def _executed(source: str, functions: list[dict[str, list[dict[str, int]]]]) -> set[int]:
    """Return the lines of a source of which V8 counted any part, as the innermost range tells."""
    counts = bytearray(len(source) + 1)
    ranges = [one for function in functions for one in function["ranges"]]
    for one in sorted(ranges, key=lambda one: one["startOffset"] - one["endOffset"]):
        begin, end = one["startOffset"], min(one["endOffset"], len(source))
        counts[begin:end] = (b"\1" if one["count"] else b"\0") * (end - begin)
    lines: set[int] = set()
    place = 0
    for number, line in enumerate(source.splitlines(keepends=True), start=1):
        if any(counts[place + index] and not letter.isspace() for index, letter in enumerate(line)):
            lines.add(number)
        place += len(line)
    return lines

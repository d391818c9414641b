"""The engine's sources, for a mutation run: their changes, and the tests that execute a changed line."""

from __future__ import annotations

import ast
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path

from base import environment
from base.failure import BuildError
from tools.changes import LATE, Change
from tools.executed_lines import environment_of, executed_lines, rooms_of_tests
from tools.failing_test import failing_test, within
from tools.python_changes import compiles, python_changes
from tools.warm_tests import COLD, OUTSIDE, WarmTests

PACKAGE = "engine/followsuit"
WALL_S = 1800
BATCHES = ((1.5, 4), (6.0, 20), (25.0, 999), (math.inf, 999))
"""How many seconds of tests are tried at once, and of how many files where these must be collected first."""
NEAR = 8
"""How many times as cheap a test is taken to be that is named for the module or its room."""
READ_SOURCES = ("tests/unit/test_hygiene.py", "tests/unit/docs/test_rules_pages.py")
"""Notice what they read, and execute none of it."""
HOLDS_CONSTANTS = "tests/unit/test_constants.py"
"""Notices what modules hold and functions take for granted, whoever executes them."""
#: Import a library that only the extras have: the suites of `tests/extras` run them.
OF_EXTRAS = {
    f"{PACKAGE}/arena/on_dask.py",
    *(
        f"{PACKAGE}/adapters/{name}.py"
        for name in ("arrays", "gymnasium_env", "openspiel_game", "pettingzoo_env")
    ),
}


class EngineSources:
    """The engine in a copy of this tree."""

    def __init__(self, copy: Path, most_s: float) -> None:
        self._copy = copy
        self._most_s = most_s
        self._python = environment.prepare_mutants()
        self._lines = executed_lines(self._python, copy)
        files = {file for files in rooms_of_tests(copy).values() for file in files}
        self._warm = WarmTests(self._python, copy, sorted(files | set(READ_SOURCES)))
        if failed := self._warm.first_failure([], 0):
            raise BuildError("The tests fail without any change.", f"Mend them first: {failed}")

    def files(self, paths: Sequence[str]) -> list[str]:
        """Return the modules that are or lie under these paths."""
        package = self._copy / PACKAGE
        found = (str(path.relative_to(self._copy)) for path in sorted(package.rglob("*.py")))
        return [file for file in found if any(Path(file).is_relative_to(path) for path in paths)]

    def changes(self, file: str) -> list[Change]:
        """Return all changes of a module."""
        return python_changes(file, (self._copy / file).read_bytes())

    def is_whole(self, change: Change) -> bool:
        """Tell whether the module is still Python with the change."""
        return compiles(change.made_in((self._copy / change.file).read_bytes()))

    def noticed_by(self, change: Change) -> str | None:
        """Return the first test that fails of those that execute a changed line."""
        if change.file in OF_EXTRAS:
            return self._noticed_by_extras()
        place = self._place_of(change)
        tests = self._tests_of(change, place)
        said = COLD if place[1] == OUTSIDE else self._first_failure(change, tests, place)
        return self._first_failure(change, tests) if said == COLD else said

    def _first_failure(
        self, change: Change, tests: set[str], place: tuple[str, str, int] | None = None
    ) -> str | None:
        """Return the first test that fails in what is loaded, given the place, or in a process of its own."""
        ordered = self._ordered(change, tests)
        tried = [test for test, so_far in ordered.items() if so_far <= self._most_s]
        for batch in self._batches(tried, is_cold=place is None):
            takes = sum(self._lines.seconds.get(test, 1) for test in batch)
            if place:
                said = self._warm.first_failure(batch, takes, place)
            else:
                files = list(dict.fromkeys(test.partition("::")[0] for test in batch))
                with WarmTests(self._python, self._copy, files, is_cold=True) as cold:
                    said = cold.first_failure(batch, takes)
            if said:
                return said
        if len(tried) < len(ordered):
            return f"{LATE}{len(tried)} of its {len(ordered)} tests"
        return None

    def _place_of(self, change: Change) -> tuple[str, str, int]:
        """Return the file, and name and first line of the outermost function whose body holds a change."""

        def within(node: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[str, int]]:
            for child in ast.iter_child_nodes(node):
                match child:
                    case ast.FunctionDef() | ast.AsyncFunctionDef():
                        if child.body[0].lineno <= change.line <= (child.end_lineno or 0):
                            first = min(one.lineno for one in (child, *child.decorator_list))
                            yield ".".join((*names, child.name)), first
                    case ast.ClassDef():
                        yield from within(child, (*names, child.name))
                    case _:
                        yield from within(child, names)

        tree = ast.parse((self._copy / change.file).read_bytes())
        return (change.file, *next(within(tree, ()), (OUTSIDE, 0)))

    def _tests_of(self, change: Change, place: tuple[str, str, int]) -> set[str]:
        """Return the tests that execute a changed line.

        What stands outside of functions is executed once, by whoever imports it first: then these are all
        that execute anything of the file or, where none does, anything of a file that imports it, and those
        of the files of tests that name its package.
        """
        last = change.line + change.old.count("\n")
        if place[1] != OUTSIDE and (found := self._lines.tests_of(change.file, change.line, last)):
            return found
        if found := self._lines.tests_of_file(change.file):
            return found
        package = Path(change.file).parent.relative_to("engine").as_posix().replace("/", ".")
        outer, _, name = package.rpartition(".")
        named = re.compile(rf"{re.escape(package)}|from {re.escape(outer)} import .*\b{name}\b")
        files = {test.partition("::")[0] for test in self._lines.seconds}
        naming = {file for file in files if named.search((self._copy / file).read_text())}
        found = {test for test in self._lines.seconds if test.partition("::")[0] in naming}
        return found.union(*map(self._lines.tests_of_file, self._importers(change.file)))

    def _importers(self, file: str) -> list[str]:
        """Return the files that import a module by its name."""
        name = file.removeprefix("engine/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        others = self.files([PACKAGE])
        return [other for other in others if f"from {name} import" in (self._copy / other).read_text()]

    def _ordered(self, change: Change, tests: Iterable[str]) -> dict[str, float]:
        """Return tests, the nearest and cheapest first, of each function one case before others, and how
        long they take with those before.
        """
        seconds = self._lines.seconds
        stem, room = Path(change.file).stem, Path(change.file).parent.name
        cases: Counter[str] = Counter()
        worth: dict[str, float] = {}
        for test in sorted(tests, key=seconds.__getitem__):
            function = test.partition("[")[0]
            cases[function] += 1
            file = Path(test.partition("::")[0])
            near = (NEAR if stem in file.stem else 1) * (NEAR if room in file.parts else 1)
            worth[test] = (seconds[test] + 0.005) * cases[function] / near
        ordered = sorted(worth, key=worth.__getitem__)
        return dict(zip(ordered, accumulate(map(seconds.__getitem__, ordered)), strict=True))

    def _batches(self, tests: Sequence[str], *, is_cold: bool) -> Iterator[list[str]]:
        """Yield the tests in parts, with those that read all sources in the first."""
        seconds, left = self._lines.seconds, list(tests)
        read: Sequence[str] = (*READ_SOURCES, HOLDS_CONSTANTS) if is_cold else READ_SOURCES
        for most_s, most_files in BATCHES:
            batch: dict[str, list[str]] = {}
            spent = 0.0
            for test in left:
                file_name = test.partition("::")[0]
                if is_cold and len(batch) == most_files and file_name not in batch:
                    continue
                if batch and spent + seconds[test] > most_s:
                    break
                batch.setdefault(file_name, []).append(test)
                spent += seconds[test]
            # Those of a file together: they share what is made for them.
            chosen = [test for found in batch.values() for test in found]
            left = [test for test in left if test not in set(chosen)]
            yield [*chosen, *read]
            read = ()
            if not left:
                break

    def _noticed_by_extras(self) -> str | None:
        python = environment.prepare_extras()
        suites = sorted((self._copy / "tests" / "extras").glob("suite_*.py"))
        confined = ["--confcutdir", str(suites[0].parent), *map(str, suites)]
        command: list[str | Path] = [
            python,
            "-m",
            "pytest",
            "-x",
            "-q",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            *confined,
        ]
        return failing_test(command, self._copy, environment_of(self._copy), within(600), WALL_S)

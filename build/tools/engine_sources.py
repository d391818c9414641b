"""The engine's sources, for a mutation run: their changes, and the tests that execute a changed line."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from base import environment
from tools.changes import Change
from tools.executed_lines import WANTED, environment_of, executed_lines
from tools.failing_test import MissingTestError, failing_test, within
from tools.python_changes import compiles, python_changes

PACKAGE = "engine/followsuit"
FIRST_S, FIRST_MOST = 4.0, 25
"""How much is tried before whole files of tests are."""
WALL_S = 1800
READ_SOURCES = ("tests/unit/test_hygiene.py", "tests/unit/docs/test_rules_pages.py")
"""Notice what they read, and execute none of it."""
#: Import a library that only the extras have: the suites of `tests/extras` run them.
OF_EXTRAS = {
    f"{PACKAGE}/adapters/{name}.py"
    for name in ("arrays", "gymnasium_env", "openspiel_game", "pettingzoo_env")
}


class EngineSources:
    """The engine in a copy of this tree."""

    def __init__(self, copy: Path) -> None:
        self._copy = copy
        self._python = environment.prepare_mutants()
        self._lines = executed_lines(self._python, copy)

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
        tests = self._tests_of(change)
        first = self._cheapest(tests)
        files = sorted({test.partition("::")[0] for test in tests}, key=self._seconds_of_file)
        files = [*READ_SOURCES, *(file for file in files if file not in READ_SOURCES)]
        # Where the change gave one of the first another name, its file has it still.
        with suppress(MissingTestError):
            if first and (found := self._first_failure(first)):
                return found
        return self._first_failure(files)

    def _tests_of(self, change: Change) -> set[str]:
        """Return the tests that execute a changed line.

        What stands outside of functions is executed once, by whoever imports it first: then these are all
        that execute anything of the file, and of one without functions anything of a file that imports it.
        """
        last = change.line + change.old.count("\n")
        tree = ast.parse((self._copy / change.file).read_bytes())
        functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
        if any(one.body[0].lineno <= change.line <= (one.end_lineno or 0) for one in functions):
            return self._lines.tests_of(change.file, change.line, last)
        files = [change.file] if functions else [change.file, *self._importers(change.file)]
        return set().union(*map(self._lines.tests_of_file, files))

    def _importers(self, file: str) -> list[str]:
        """Return the files that import a module by its name."""
        name = file.removeprefix("engine/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        others = self.files([PACKAGE])
        return [other for other in others if f"from {name} import" in (self._copy / other).read_text()]

    def _cheapest(self, tests: Iterable[str]) -> list[str]:
        """Return a few tests to begin with: the cheapest of each file, then the next of each."""
        by_file: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=self._lines.seconds.__getitem__):
            by_file[test.partition("::")[0]].append(test)
        ranked = sorted(
            (rank, self._lines.seconds[test], test)
            for found in by_file.values()
            for rank, test in enumerate(found)
        )
        chosen: list[str] = []
        spent = 0.0
        for _, seconds, test in ranked[:FIRST_MOST]:
            spent += seconds
            if spent > FIRST_S and chosen:
                break
            chosen.append(test)
        return sorted(chosen)

    def _seconds_of_file(self, file: str) -> float:
        return sum(spent for test, spent in self._lines.seconds.items() if test.startswith(f"{file}::"))

    def _first_failure(self, tests: list[str]) -> str | None:
        seconds = sum(self._lines.seconds.get(test) or self._seconds_of_file(test) for test in tests)
        words = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", WANTED]
        arguments = self._copy.parent / "arguments.txt"
        arguments.write_text("\n".join(tests))
        command: list[str | Path] = [self._python, "-m", "pytest", *words, f"@{arguments}"]
        return failing_test(command, self._copy, environment_of(self._copy), within(30 + 3 * seconds), WALL_S)

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

"""Make the list of what was tested for accessibility: `.venv/bin/python build/tools/make_tested.py`.

It runs these tests, all of them, and only if they pass writes `engine/docs/tested.json`, with the day. The
site's statement is made of that list; the gate compares it with the tests (tests/build/test_statements.py).
"""

from __future__ import annotations

import ast
import datetime
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import browsers, environment, failure
from base.paths import ENGINE, LOCKED, ROOT, WEB

LIST = ENGINE / "docs" / "tested.json"
TESTS = (
    "site/rooms/every",
    "site/rooms/features/test_text_table.py",
    "site/rooms/table/test_reach.py",
    "site/rooms/table/test_tractor_keyboard.py",
    "unit/docs/test_code_colours.py",
)


def main() -> int:
    """Run the tests, and write the list if all of them pass."""
    python = environment.prepare()
    chromium = browsers.prepare_chromium()
    headless = browsers.prepare_headless(chromium)
    os.environ |= {"FOLLOWSUIT_CHROMIUM": chromium, "FOLLOWSUIT_HEADLESS": headless, "FOLLOWSUIT_FULL": "1"}
    command = [str(python), "-m", "pytest", *(f"tests/{path}" for path in TESTS)]
    status = failure.run_program(command, cwd=ROOT)
    if status == 0:
        day = datetime.datetime.now(datetime.UTC).date().isoformat()
        LIST.write_text(json.dumps({"day": day, **tested()}, indent=1) + "\n")
        print(f"{LIST.relative_to(ROOT)} says what has passed.")
    return status


def tested() -> dict[str, object]:
    """Return the checkers by their versions, and of each test its file, its name, and when it runs."""
    axe = json.loads((WEB / "package.json").read_text())["devDependencies"]["axe-core"]
    judges = json.loads((LOCKED / "judges" / "package.json").read_text())["devDependencies"]
    second = "accessibility-checker-engine"
    return {
        "checkers": {"axe-core": axe, second: judges[second]},
        "tests": [
            [file.relative_to(ROOT).as_posix(), *test]
            for path in TESTS
            for file in _files(ROOT / "tests" / path)
            for test in _tests_in(file)
        ],
    }


def _files(path: Path) -> list[Path]:
    return sorted(path.glob("test_*.py")) if path.is_dir() else [path]


def _tests_in(file: Path) -> Iterator[tuple[str, str]]:
    """Yield each test of a file, and which run has it: one mark of the file or of its own is enough."""
    tree = ast.parse(file.read_text())
    named = {
        ast.unparse(one.targets[0]): ast.unparse(one.value)
        for one in tree.body
        if isinstance(one, ast.Assign)
    }
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [ast.unparse(mark) for mark in node.decorator_list]
            marks = [named.get("pytestmark", ""), *own, *(named.get(mark, "") for mark in own)]
            yield node.name, _when(" ".join(mark for mark in marks if "parametrize" not in mark))


def _when(marks: str) -> str:
    if "mark.full(" in marks:
        return "list"
    return "main" if "mark.long(" in marks else "commit"


if __name__ == "__main__":
    failure.stop_on_failure(main)

"""The gates of the Python: style, types and who may import whom."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.shared.programs import write_programs
from tests.shared.unchanged import of_pyright, of_python, unless_unchanged

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, **variables: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        # import-linter imports what it reads.
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine"), **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_every_file_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_the_types_of_the_engine_the_build_the_tests_and_programs_that_use_them_hold(tmp_path: Path) -> None:
    # One run for all: another one would read the engine again.
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["files"]
    found = [name for pattern in ours for name in sorted(map(str, ROOT.glob(pattern)))]
    words: list[str | Path] = [sys.executable, "-m", "mypy", *found, *write_programs(tmp_path)]
    unless_unchanged("mypy", of_python, lambda: run(*words, MYPYPATH=str(tmp_path)))


SCRIPTS = sorted((ROOT / "build").rglob("*.py"))


def test_the_rooms_import_only_what_they_may() -> None:
    run(Path(sys.executable).with_name("lint-imports"))


def test_a_file_of_the_build_stays_under_four_hundred_lines() -> None:
    lines = {str(script.relative_to(ROOT)): len(script.read_text().splitlines()) for script in SCRIPTS}
    assert lines
    assert {name: count for name, count in lines.items() if count > 400} == {}


PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"


@pytest.mark.long("a second type checker, which takes eight seconds")
def test_pyright_finds_nothing_in_the_examples_and_at_its_strictest_in_programs(tmp_path: Path) -> None:
    assert write_programs(tmp_path)
    config = {
        "include": [str(tmp_path), str(ROOT / "engine" / "examples")],
        "strict": [str(tmp_path)],
        "extraPaths": [str(ROOT / "engine")],
        "pythonVersion": "3.11",
        "typeCheckingMode": "standard",
        "reportMissingImports": "none",
        "reportUnnecessaryTypeIgnoreComment": "error",
    }
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    unless_unchanged("pyright", of_pyright, lambda: run(PYRIGHT, "-p", tmp_path))

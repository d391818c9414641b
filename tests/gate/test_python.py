"""The gates of the Python: style, types and who may import whom."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},  # import-linter imports what it reads
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_every_file_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_the_types_of_the_engine_the_build_and_the_tests_hold() -> None:
    run(sys.executable, "-m", "mypy")


SCRIPTS = sorted((ROOT / "build").glob("*.py"))


def test_the_rooms_import_only_what_they_may() -> None:
    run(Path(sys.executable).with_name("lint-imports"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_file_stays_under_four_hundred_lines(script: Path) -> None:
    assert len(script.read_text().splitlines()) <= 400

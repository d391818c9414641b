"""The gates of the Python: style, types and who may import whom."""

import json
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


SCRIPTS = sorted((ROOT / "build").rglob("*.py"))


def test_the_rooms_import_only_what_they_may() -> None:
    run(Path(sys.executable).with_name("lint-imports"))


def test_a_file_of_the_build_stays_under_four_hundred_lines() -> None:
    lines = {str(script.relative_to(ROOT)): len(script.read_text().splitlines()) for script in SCRIPTS}
    assert lines
    assert {name: count for name, count in lines.items() if count > 400} == {}


PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"

#: A program whose last line asks Two Hundred for what only Tractor has.
TYPED = """
import followsuit

tractor = followsuit.match("tractor", players={"S": "person"})
rank: followsuit.Rank = tractor.situation("S").observation.trump_rank
acts: tuple[followsuit.SeatAction, ...] = tractor.legal()
other = followsuit.match("two_hundred").situation("S").observation.trump_rank
"""


@pytest.mark.long("a second type checker, which takes eight seconds")
def test_pyright_finds_nothing_in_the_examples() -> None:
    run(PYRIGHT, "-p", ROOT / "engine" / "pyrightconfig.json")


@pytest.mark.long("both type checkers once more")
def test_both_type_checkers_know_which_game_a_match_is_of(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(TYPED)
    config = {"include": ["program.py"], "extraPaths": [str(ROOT / "engine")], "pythonVersion": "3.11"}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    here = {**os.environ, "MYPYPATH": str(ROOT / "engine")}
    for command in (
        [sys.executable, "-m", "mypy", "--strict", str(program)],
        [str(PYRIGHT), "-p", str(tmp_path)],
    ):
        done = subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, text=True, check=False)
        said = [line for line in done.stdout.splitlines() if "error:" in line]
        assert len(said) == 1, done.stdout + done.stderr
        assert "trump_rank" in said[0]
        assert ":7" in said[0]

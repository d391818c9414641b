"""The code of both READMEs runs, and its example of the referee prints what stands there."""

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from followsuit.card_games.registry import GAMES

pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = FENCED.findall((ROOT / "README.md").read_text())
PACKAGE = FENCED.findall((ROOT / "engine" / "README.md").read_text())
PYTHON = [text for language, text in (*BLOCKS, *PACKAGE) if language == "python"]
#: Numbers as a sentence begins with them.
NUMBERS = {3: "Three", 4: "Four", 5: "Five"}
REFEREE = [
    (command, answer)
    for (language, command), (_, answer) in pairwise(BLOCKS)
    if language == "sh" and "followsuit referee" in command
]


def test_there_is_code_to_run() -> None:
    assert len(PYTHON) == 3
    assert len(REFEREE) == 1


@pytest.mark.parametrize("program", PYTHON, ids=range(len(PYTHON)))
def test_its_python_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip(), "it prints something"


def test_the_referee_answers_as_it_says() -> None:
    command, answer = REFEREE[0]
    here = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    program = f"python() {{ '{sys.executable}' \"$@\"; }}\n{command}"
    done = subprocess.run(["bash", "-c", program], env=here, capture_output=True, text=True, check=False)
    assert done.stdout == answer, done.stderr


def test_what_a_reader_is_told_of_the_games_names_every_game() -> None:
    names = [name.replace("_", " ").title() for name in GAMES]
    for page in ("README.md", "engine/README.md", "engine/docs/index.md"):
        said = (ROOT / page).read_text(encoding="utf-8").partition("```")[0]
        assert all(f"**{name}**" in said for name in names), page
        assert f"{NUMBERS[len(names)]} partnership card games" in said, page
    adapters = (ROOT / "engine/docs/adapters.md").read_text(encoding="utf-8")
    assert re.findall(r"`python_followsuit_(\w+)`", adapters) == list(GAMES)


def test_the_package_says_how_many_games_it_has() -> None:
    head = (ROOT / "engine/followsuit/__init__.py").read_text(encoding="utf-8").partition("\n")[0]
    assert f"{NUMBERS[len(GAMES)].lower()} partnership card games" in head

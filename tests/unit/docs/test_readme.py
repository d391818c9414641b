"""The code of both READMEs runs, and its example of the referee prints what stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

ROOT = Path(__file__).parents[3]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = FENCED.findall((ROOT / "README.md").read_text())
PACKAGE = FENCED.findall((ROOT / "engine" / "README.md").read_text())
PYTHON = [text for language, text in (*BLOCKS, *PACKAGE) if language == "python"]
REFEREE = [text for language, text in BLOCKS if language == "sh" and "followsuit referee\n{" in text]


def test_there_is_code_to_run() -> None:
    assert len(PYTHON) == 3
    assert len(REFEREE) == 1


@pytest.mark.parametrize("program", PYTHON, ids=range(len(PYTHON)))
def test_its_python_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip(), "it prints something"


def test_the_referee_answers_as_it_says() -> None:
    command, _, answer = REFEREE[0].rpartition("referee\n")
    here = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    program = f"python() {{ '{sys.executable}' \"$@\"; }}\n{command}referee"
    done = subprocess.run(["bash", "-c", program], env=here, capture_output=True, text=True, check=False)
    assert done.stdout == answer, done.stderr

"""A project of somebody else's: the wheel installed, a program that runs, and the type of every public name known.

That both type checkers find nothing in such programs is in test_python.py.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import followsuit
from base.paths import ROOT
from tests.shared.programs import PROGRAM, from_texts
from tools import release

long = pytest.mark.long("installs the package")
PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the program, and an environment in it that has the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("project")
    wheel = release.pack(tmp_path_factory.mktemp("packed"))[1]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
    pip: list[str | Path] = ["-m", "pip", "--python", python_of(folder), "install", "--quiet", "--no-index"]
    subprocess.run([sys.executable, *pip, wheel], check=True)
    (folder / "scratch_program.py").write_text(PROGRAM.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def python_of(project: Path) -> Path:
    return project / ".venv" / "bin" / "python"


def test_there_are_programs_to_check() -> None:
    names = list(from_texts())
    assert len([name for name in names if name.startswith("readme_")]) == 3
    assert len([name for name in names if name.startswith("guide_")]) >= 9
    text = PROGRAM.read_text(encoding="utf-8")
    unused = [name for name in followsuit.__all__ if not re.search(rf"\b{name}\b(?!,$)", text, re.MULTILINE)]
    assert not unused, "each public name is used, not only imported"


@pytest.mark.full("pyright at its strictest knows every type in a program that uses all names")
def test_the_type_of_every_public_name_is_known(project: Path, tmp_path: Path) -> None:
    programs = f"{python_of(project).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [PYRIGHT, "--verifytypes", "followsuit", "--ignoreexternal", "--outputjson"],
        cwd=tmp_path,  # not the project: its settings are not for this
        env={**os.environ, "PATH": programs},
        capture_output=True,
        text=True,
        check=False,
    )
    symbols = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    public = {f"followsuit.{name}" for name in followsuit.__all__}
    values = [getattr(followsuit, name) for name in followsuit.__all__]
    homes = [f"{one.__module__}.{one.__qualname__}" for one in values if hasattr(one, "__qualname__")]
    about = [
        one
        for one in symbols
        if one["name"] in public or one["name"].startswith(tuple(f"{home}." for home in homes))
    ]
    assert len(about) > 3 * len(public)
    unclear = [one["name"] for one in about if not one["isTypeKnown"] or one["isTypeAmbiguous"]]
    assert not unclear


@long
def test_the_program_runs(project: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [python_of(project), "-W", "error", project / "scratch_program.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "['KH', '6H']" in done.stdout

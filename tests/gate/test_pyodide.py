"""What is shipped, inside the Pyodide that is shipped: it is complete, the wheel installs, and the suites pass."""

import re
import subprocess
from pathlib import Path

import pytest

from base.paths import BUILD, DIST, PYODIDE_SITE, ROOT
from runtime import wheel

pytestmark = pytest.mark.usefixtures("built_site")

#: What could differ between interpreters: the goldens' bytes, a match of each game, a search with its random numbers.
SHORT = ["tests/golden", "tests/contract/test_every_game.py", "tests/bots/shared/test_search_core.py"]
# The cases are questions and answers in JSON, which the host asks; tests/bots would be the longest run of all, and
# tests/unit, eleven minutes of it, is of modules that the host runs too.
LONG = ["tests/contract", f"--ignore={SHORT[1]}", "tests/rulebook"]


@pytest.mark.parametrize(
    "suites",
    [
        pytest.param(SHORT, id="short"),
        pytest.param(LONG, id="long", marks=pytest.mark.full("pure Python that the host's own run holds")),
    ],
)
def test_the_engines_suites_pass_inside_pyodide(suites: list[str]) -> None:
    archive = shipped("wheel-*/*.whl")
    done = in_pyodide(
        "suite.py",
        *mounts(repository=ROOT, tools=PYODIDE_SITE, shipped=archive.parent),
        "--",
        f"/shipped/{archive.name}",
        *suites,
    )
    assert re.search(r"\b[1-9]\d* passed", done.stdout), "not one test ran"


def test_the_trimmed_library_and_the_wheel_import_fail_and_play_together() -> None:
    archive = shipped("wheel-*/*.whl")
    folders = mounts(inside=BUILD / "inside", shipped=archive.parent)
    given: list[str | Path] = [
        "--stdlib",
        shipped("stdlib-*.zip"),
        *folders,
        "--",
        f"/shipped/{archive.name}",
    ]
    done = in_pyodide("complete.py", "--pyscript", *given)
    imported, *games = done.stdout.split()
    assert int(imported) > 300
    assert games == ["two_hundred", "tractor", "rangvaar", "court_piece"]


@pytest.mark.parametrize("which", ["published", "the page's"])
def test_micropip_takes_each_wheel_and_nothing_else(which: str) -> None:
    made = wheel.make_wheel() if which == "published" else shipped("wheel-*/*.whl")
    done = in_pyodide("install.py", *mounts(made=made.parent, tools=PYODIDE_SITE), "--", f"/made/{made.name}")
    assert done.stdout.strip() == made.name.split("-")[1]


def shipped(pattern: str) -> Path:
    """Return a file that the page fetches."""
    [found] = (DIST / "runtime").glob(pattern)
    return found


def mounts(**folders: Path) -> list[str]:
    return [word for name, host in folders.items() for word in ("--mount", f"{host}=/{name}")]


def in_pyodide(script: str, *words: str | Path) -> "subprocess.CompletedProcess[str]":
    command = ["node", BUILD / "node" / "pyodide.mjs", BUILD / "inside" / script, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    return done

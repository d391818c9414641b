"""The engine's own suites, once more: inside the Pyodide that is shipped, on the bytecode that is shipped."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest

from base.paths import BUILD, PYODIDE_SITE, ROOT
from runtime import runtime

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
def test_the_engines_suites_pass_inside_pyodide(tmp_path: Path, suites: list[str]) -> None:
    shipped = runtime.make_runtime()
    archive = tmp_path / "engine.archive"
    archive.write_bytes(gzip.decompress((shipped.folder.parent / shipped.engine).read_bytes()))
    mounts = {"repository": ROOT, "tools": PYODIDE_SITE, "shipped": archive.parent}
    words = [part for to, host in mounts.items() for part in ("--mount", f"{host}=/{to}")]
    command: list[str | Path] = [
        "node",
        BUILD / "node" / "pyodide.mjs",
        BUILD / "inside" / "suite.py",
        *words,
    ]
    command += ["--", f"/shipped/{archive.name}", *suites]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert re.search(r"\b[1-9]\d* passed", done.stdout), "not one test ran"

"""The engine's own suite, once more: inside the Pyodide that is shipped, on the bytecode that is shipped."""

import gzip
import re
import subprocess
from pathlib import Path

import runtime
from paths import BUILD, PYODIDE_SITE, ROOT

SUITES = ["tests/unit", "tests/rulebook", "tests/contract", "tests/cases", "tests/bots"]


def test_the_engines_suite_passes_inside_pyodide(tmp_path: Path) -> None:
    shipped = runtime.make_runtime()
    shelf = tmp_path / "engine.shelf"
    shelf.write_bytes(gzip.decompress((shipped.folder.parent / shipped.engine).read_bytes()))
    there = [suite for suite in SUITES if any((ROOT / suite).glob("test_*.py"))]
    mounts = {"repository": ROOT, "tools": PYODIDE_SITE, "shipped": shelf.parent}
    words = [part for to, host in mounts.items() for part in ("--mount", f"{host}=/{to}")]
    command = ["node", BUILD / "node" / "pyodide.mjs", BUILD / "inside" / "suite.py", *words]
    command += ["--", f"/shipped/{shelf.name}", *there]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]
    assert re.search(r"\b[1-9]\d* passed", done.stdout), "not one test ran"

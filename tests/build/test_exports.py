"""Pyodide's JavaScript without the names that only packages with compiled code need."""

import json
import subprocess

from base.paths import BUILD, PYODIDE_NPM

SCRIPT = """
import { readFileSync } from "node:fs";
const [rules, compiled, loader] = process.argv.slice(1);
const { withUsedExports } = await import(rules);
const read = (path) => readFileSync(path, "utf8");
console.log(JSON.stringify(withUsedExports(read(compiled), read(loader))));
"""


def without_unused(compiled: str, loader: str) -> subprocess.CompletedProcess[str]:
    rules = (BUILD / "node" / "exports.mjs").as_uri()
    command = ["node", "--input-type=module", "-e", SCRIPT, rules, compiled, loader]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_name_that_pyodide_uses_stays_and_one_that_nothing_uses_goes() -> None:
    compiled = PYODIDE_NPM / "pyodide.asm.mjs"
    done = without_unused(str(compiled), str(PYODIDE_NPM / "pyodide.mjs"))
    text: str = json.loads(done.stdout)
    assert "_PyArena_New" in compiled.read_text()
    assert 'Module["_PyErr_Print"]=wasmExports["PyErr_Print"]' in text
    assert "_PyArena_New" not in text
    assert 150 < text.count("=wasmExports[") < 400


def test_a_pyodide_that_is_written_differently_stops_the_build() -> None:
    page = str(BUILD.parent / "web" / "index.html")
    done = without_unused(page, page)
    assert done.returncode != 0
    assert "adapt build/node/exports.mjs" in done.stderr

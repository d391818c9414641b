"""Bare pages to compare with: Pyodide and PyScript used in the plain way, from npm's files.

They stand where our engine's own page does, since that place alone is sent with a policy they can run under.
"""

import shutil
import zipfile
from pathlib import Path

from base.encoding import encode
from base.paths import ENGINE, PYODIDE_NPM, PYSCRIPT_NPM

PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PLACE = "engine/"
HEAD = '<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">'
QUESTION = '{"v": 1, "id": 1, "op": "view"}'

STOCK_PAGE = f'{HEAD}<script type="module" src="../assets/stock.js"></script>'
STOCK_SCRIPT = f"""import {{ loadPyodide }} from "../runtime/pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("../runtime/engine.zip")).arrayBuffer(), "zip");
python.runPython("from followsuit.protocol import session");
const answer = python.globals.get("session").handle('{QUESTION}');
if (JSON.parse(answer).id !== 1) throw new Error(answer);
performance.mark("followsuit:answered");
"""
PYSCRIPT_PAGE = f"""{HEAD}<script type="module" src="../assets/core.js"></script>
<script type="py" config='{{"interpreter": "../runtime/pyodide.mjs", "files": {{"../runtime/engine.zip": "./*"}}}}'>
from pyscript import window
from followsuit.protocol import session
assert '"id": 1' in session.handle('{QUESTION}')
window.performance.mark("followsuit:answered")
</script>"""


def make_stock(folder: Path) -> None:
    """Write a page with Pyodide on its main thread, and the engine unpacked from its sources."""
    _put_pyodide(folder)
    (folder / "assets" / "stock.js").write_text(STOCK_SCRIPT)
    _finish(folder, STOCK_PAGE)


def make_pyscript(folder: Path) -> None:
    """Write a page with PyScript on its main thread, which unpacks the engine's sources itself."""
    _put_pyodide(folder)
    for module in (PYSCRIPT_NPM / "dist").glob("*.js"):
        shutil.copyfile(module, folder / "assets" / module.name)
    _finish(folder, PYSCRIPT_PAGE)


def _put_pyodide(folder: Path) -> None:
    for name in ("runtime", "assets", PLACE):
        (folder / name).mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE_NPM / name, folder / "runtime" / name)
    with zipfile.ZipFile(folder / "runtime" / "engine.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((ENGINE / "followsuit").rglob("*.py")):
            archive.write(path, path.relative_to(ENGINE))


def _finish(folder: Path, page: str) -> None:
    (folder / PLACE / "index.html").write_text(page)
    encode([path for path in folder.rglob("*") if path.is_file()])

"""Playground: the page /play-with-python/ and what it loads, all from our own site.

The page itself is web/static/play-with-python; its script is bundled. With it come PyScript, Pyodide with
its whole standard library, micropip and the examples; the engine's wheel is that of /wheels/. None of it is
loaded on a first visit to the table.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
from pathlib import Path

from base.encoding import digest
from base.environment import prepare_pyodide_site
from base.esbuild import bundle_files
from base.failure import BuildError, run
from base.paths import CACHE, ENGINE, NODE_MODULES, PYODIDE_NPM, PYSCRIPT_NPM, WEB
from base.store import sources
from runtime.folder import pyscript_chunks
from runtime.stock_way import PLAYGROUND as PAGE
from runtime.stock_way import WHEELS
from runtime.wheel import make_wheel

BUNDLED = ("playground.js", "editor.js", "playground.css")
#: Only in these two.
PARTS = ("completion.js",)
TYPEFACE = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
NAMES = """
import enum, inspect, json
import followsuit

def line(value):
    return (inspect.getdoc(value) or "").split("\\n\\n")[0].replace("\\n", " ")

def members(owner):
    bases = [base for base in owner.__mro__ if base.__module__ in ("builtins", "enum")]
    builtin = {name for base in bases for name in vars(base)}
    for name, value in inspect.getmembers(owner):
        if name.startswith("_") or name in builtin:
            continue
        kind = "function" if callable(value) else "property"
        first = line(value) if callable(value) or isinstance(value, property) else ""
        yield {"name": name, "owner": owner.__name__, "kind": kind, "line": first}

found = []
for name in sorted(followsuit.__all__):
    value = getattr(followsuit, name)
    kind = "class" if inspect.isclass(value) else "function" if callable(value) else "variable"
    found.append({"name": name, "owner": "", "kind": kind, "line": line(value) if callable(value) else ""})
    if inspect.isclass(value) and not issubclass(value, BaseException):
        found.extend(members(value))
print(json.dumps(found))
"""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
#: What micropip is made of, as build/locks/pyodide.txt locks it.
INSTALLER = ("micropip", "packaging")
EXAMPLES = (
    "in_page/measure_a_bot.py",
    "in_page/draw_a_deal.py",
    "quick_start.py",
    "ten_lines.py",
    "custom_bot.py",
    "custom_rules.py",
)


def write_playground(site: Path) -> None:
    """Add what the page loads to a site that has the page."""
    page = site / PAGE
    for folder in ("pyscript", "examples"):
        (page / folder).mkdir()
    write_interpreter(page / "pyodide")
    _rename_modules(page / "pyodide")
    for name, made in _bundled().items():
        shutil.copyfile(made, page / name)
    for name in PARTS:
        (page / name).unlink()
    shutil.copyfile(NODE_MODULES / TYPEFACE, page / "bricolage-grotesque.woff2")
    # The last resolves what micropip installs.
    [graph] = (path.name for path in (PYSCRIPT_NPM / "dist").glob("pyodide_graph-*.js"))
    for name in ("core.js", *pyscript_chunks(), graph):
        text = (PYSCRIPT_NPM / "dist" / name).read_text()
        # Source maps are not published.
        (page / "pyscript" / name).write_text(re.sub(r"\n//# sourceMappingURL=\S+\s*$", "\n", text))
    address = f"../{WHEELS}/{make_wheel().name}"
    examples = [ENGINE / "examples" / name for name in EXAMPLES]
    for example in examples:
        shutil.copyfile(example, page / "examples" / example.name)
    settings = {
        "core": "pyscript/core.js",
        "interpreter": "pyodide/pyodide.js",
        "wheel": address,
        "names": public_names(),
        "examples": [{"name": example.name, "title": _title(example)} for example in examples],
    }
    there = sorted(path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file())
    settings["files"] = ["./", *there, "settings.json", address]
    (page / "settings.json").write_text(json.dumps(settings))


def public_names() -> list[dict[str, str]]:
    """Return what `import followsuit` offers, for completion: names, and the members of its classes."""
    said = run(
        [sys.executable, "-c", NAMES],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONDONTWRITEBYTECODE": "1"},
        what="The engine does not say which public names it has",
        remedy="What Python said is above.",
    )
    names: list[dict[str, str]] = json.loads(said)
    return names


def _bundled() -> dict[str, Path]:
    """Return the page's scripts and style sheet, each in one file with what it imports."""
    folder = WEB / "static" / PAGE
    imported = [
        *(folder / name for name in PARTS),
        *sources(WEB / "js" / "engine"),
        WEB / "js" / "text" / "language-preference.js",
    ]
    return bundle_files("playground", [folder / name for name in BUNDLED], "esm", imported)


def write_interpreter(folder: Path) -> None:
    """Make a folder of Pyodide and its package installer, which fetches nothing from elsewhere."""
    folder.mkdir()
    for name in PYODIDE:
        shutil.copyfile(PYODIDE_NPM / name, folder / name)
    (folder / "pyodide-lock.json").write_text(json.dumps(_lock(folder)))


def _rename_modules(folder: Path) -> None:
    """Name Pyodide's modules `.js`: many servers have no type for `.mjs`, and then no browser runs them."""
    for module in sorted(folder.glob("*.mjs")):
        # The loader asks for the other by name, and that one looks for itself in what is thrown.
        module.with_suffix(".js").write_text(module.read_text().replace("pyodide.asm.mjs", "pyodide.asm.js"))
        module.unlink()


def _lock(folder: Path) -> dict[str, object]:
    """Return Pyodide's list of packages with the installer alone, and put its wheels next to it."""
    lock = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())
    prepare_pyodide_site()
    packages = {}
    for name in INSTALLER:
        found = sorted((CACHE / "wheels").glob(f"{name}-*.whl"))
        if len(found) != 1:
            raise BuildError(
                f"There is not one wheel of {name} in .cache/wheels", "Delete .cache/pyodide-site."
            )
        shutil.copyfile(found[0], folder / found[0].name)
        version = found[0].name.split("-")[1]
        packages[name] = {
            **lock["packages"][name],
            "file_name": found[0].name,
            "sha256": digest(found[0]),
            "version": version,
            "depends": [other for other in INSTALLER if name == "micropip" and other != name],
        }
    return {"info": lock["info"], "packages": packages}


def _title(example: Path) -> str:
    """Return the first sentence of an example, up to what says how it is called."""
    text = ast.get_docstring(ast.parse(example.read_text())) or example.stem
    return re.split(r"[:.]", text)[0].strip()

"""Folder: the runtime's files as the site has them, under names that carry their contents' hash."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from base.encoding import integrity
from base.failure import BuildError, run
from base.paths import BUILD, PYODIDE_NPM, PYSCRIPT_NPM, WEB
from runtime.stock_way import ENTRY, PLAYGROUND

NPM = "Delete web/node_modules and run it again: npm will put the locked packages back."
WASM = "pyodide.asm.wasm"


def pyscript_chunks() -> list[str]:
    """Return the modules PyScript's entry point loads here; its editors and terminals are left out."""
    # The error plugin is loaded even when it is switched off: it contains the switch.
    chunks = [
        path.name for stem in ("core", "error") for path in (PYSCRIPT_NPM / "dist").glob(f"{stem}-*.js")
    ]
    if len(chunks) != 2:
        raise BuildError(
            "PyScript's package is laid out differently", "Look at it and adapt build/runtime/folder.py."
        )
    return chunks


def assemble(stdlib: Path, wheel: Path, installer: Path, folder: Path) -> None:
    """Put the runtime into a folder, and beside it what the page has to know of it, `runtime.json`."""
    out = folder / "runtime"
    out.mkdir()
    wasm = _put_in_folder([PYODIDE_NPM / WASM], out, "pyodide")
    core = _put_in_folder(
        [PYSCRIPT_NPM / "dist" / name for name in ["core.js", *pyscript_chunks()]], out, "pyscript"
    )
    library = _put(stdlib / "stdlib.zip", out, "stdlib")
    engine = _put_in_folder([wheel], out, "wheel")
    large = (wasm, library, engine)
    lock = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())
    version = json.loads((PYODIDE_NPM / "package.json").read_text())["version"]
    program = (installer / "installer.py").read_text()
    place = f"/lib/{wheel.name}"
    # Imports look for the engine in the wheel.
    looks = f"import sys; sys.path.append({place!r})\n"
    files = {
        "version": version,
        "pyodide": _bundle("pyodide.js", out, {}, folder),
        "wasm": wasm,
        "stdlib": library,
        "wheel": engine,
        "place": place,
        "integrity": {name: integrity(out / name) for name in (library, engine)},
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "pyscript": {"start": program[:200], "length": len(program)},
        "warmUp": looks + (WEB / "runtime" / "warm_up.py").read_text(),
    }
    # A snapshot can be used only with the very files it was made from.
    files["snapshot"] = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    define = {"__FOLLOWSUIT_INTERPRETER__": json.dumps(files)}
    described = {
        "core": core,
        "interpreter": _bundle("python.js", out, define, folder),
        "snapshot_worker": _bundle("snapshot_worker.js", out, define, folder),
        "wheel": engine,
    }
    described = {name: f"runtime/{path}" for name, path in described.items()}
    every = sorted(str(path.relative_to(folder)) for path in out.rglob("*") if path.is_file())
    stock = {
        "version": version,
        "loader": f"../{PLAYGROUND}/pyodide/pyodide.js",
        "wheel": engine,
        "integrity": files["integrity"][engine],
    }
    other = _bundle(ENTRY, out, {"__FOLLOWSUIT_STOCK__": json.dumps(stock)}, folder)
    more = {
        "large": large,
        "place": place,
        "integrity": {f"runtime/{name}": checksum for name, checksum in files["integrity"].items()},
        "looks": looks,
        "stock": f"runtime/{other}",
        "files": every,
    }
    (folder / "runtime.json").write_text(json.dumps({**described, **more}))


def _bundle(entry: str, out: Path, define: dict[str, str], folder: Path) -> str:
    """Bundle a module of web/runtime; return the name it got."""
    (folder / "input.json").write_text(json.dumps({"define": define}))
    said = run(
        ["node", BUILD / "node" / "bundle.mjs", WEB / "runtime", out, folder / "input.json", entry],
        what=f"esbuild could not bundle web/runtime/{entry}",
        remedy=NPM,
    )
    name: str = json.loads(said)[entry]
    return name


def _put(source: Path, out: Path, name: str) -> str:
    """Copy a file under a name that carries its content's hash; return that name."""
    named = f"{name}-{_short_hash([source])}{source.suffix}"
    shutil.copyfile(source, out / named)
    return named


def _put_in_folder(files: list[Path], out: Path, name: str) -> str:
    """Copy files that name each other into a folder that carries their hash; return the first's address."""
    folder = f"{name}-{_short_hash(files)}"
    (out / folder).mkdir()
    for file in files:
        shutil.copyfile(file, out / folder / file.name)
    return f"{folder}/{files[0].name}"


def _short_hash(files: list[Path]) -> str:
    checksum = hashlib.sha256()
    for file in files:
        checksum.update(file.read_bytes())
    return checksum.hexdigest()[:12]

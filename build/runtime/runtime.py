"""Runtime: what the visitor's browser needs to run the engine, as bytecode and trimmed.

Pyodide and PyScript come from npm as the committed lock file names them. The standard library is cut down to
what the engine and PyScript were seen to load, and compiled, as the engine is, by the interpreter shipped.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from base.failure import run
from base.paths import BUILD, LOCKED, PYODIDE_NPM, WEB
from base.progress import Progress, unseen
from base.store import kept, sources
from content.outside import Outside
from runtime.folder import NPM, assemble, pyscript_chunks
from runtime.stock_way import sizes_of, stock_files
from runtime.wheel import make_wheel, pack_bytecode, page_sources, with_packages, write_recorded

# Codecs needed only for some input; tracing misses them.
ALSO_LOADED = ("encodings.ascii", "encodings.latin_1")
# asyncio and zipfile import these if they exist, and work without them.
OPTIONAL = ("ssl", "_ssl", "bz2", "lzma", "compression")
# Shipped with the library, under the name of what Python imports as it starts.
READER = WEB / "runtime" / "wheel_reader.py"
# What the wheel for the page has besides the engine.
FOR_THE_PAGE = ("compiled_methods", "worker")
# Modules of PyScript's library for Python in the page itself, which runs none.
FOR_A_DOCUMENT = ("web.py", "media.py", "workers.py")
RUNNER = [
    BUILD / "node" / "pyodide.mjs",
    *sorted((BUILD / "inside").glob("*.py")),
    READER,
    *(WEB / "runtime" / f"{name}.py" for name in FOR_THE_PAGE),
]
LOCKS = [WEB / "package-lock.json", LOCKED / "pyodide.txt"]


@dataclass(frozen=True, slots=True)
class Runtime:
    """The runtime on the disk, and what the page has to know of it; addresses are from the site's root."""

    folder: Path
    core: str
    interpreter: str
    program: str
    wheel: str
    place: str
    integrity: dict[str, str]
    snapshot_worker: str
    stock: str
    large: list[str]
    files: list[str]

    def for_page(self, has_stock: bool) -> dict[str, object]:
        """Return what web/js/engine needs to know of these files; whether the site has those of the stock
        way.
        """
        large = [self.folder / name for name in self.large]
        return {
            "core": self.core,
            "interpreter": self.interpreter,
            "snapshotWorker": self.snapshot_worker,
            "program": self.program,
            "wheel": self.wheel,
            "place": self.place,
            "integrity": self.integrity,
            "files": self.files,
            "sizes": sizes_of(large),
            "stock": stock_files(self.stock, self.wheel, self.folder) if has_stock else None,
        }

    def preloaded(self) -> list[str]:
        """Return the addresses of the modules that a page should preload."""
        beside = self.core.rsplit("/", 1)[0]
        return [self.core, *(f"{beside}/{name}" for name in pyscript_chunks())]


def make_runtime(outside: Sequence[Outside] = (), progress: Progress | None = None) -> Runtime:
    """Make and return the runtime, with the Python of games from outside."""
    progress = progress or unseen()
    with progress.step("wheel"):
        wheel = make_wheel()
        packages = [package for one in outside for package in one.packages]
        packed = with_packages(wheel, packages)
    with ThreadPoolExecutor() as beside:
        made = beside.submit(_made_engine, packed, progress)
        with progress.step("imports"):
            installer = kept("installer", [WEB / "package-lock.json"], _extract_installer)
            modules = kept("imports", [wheel, *LOCKS, *RUNNER], lambda to: _trace(wheel, installer, to))
        with progress.step("stdlib"):
            stdlib = kept(
                "stdlib",
                [modules / "modules.json", Path(__file__), *LOCKS, *RUNNER],
                lambda to: _stdlib(modules, installer, to),
            )
        engine = made.result()
    made_from = [
        stdlib / "stdlib.zip",
        engine,
        *sources(WEB / "runtime"),
        *LOCKS,
        *(BUILD / "node" / f"{name}.mjs" for name in ("bundle", "exports", "styles")),
        *(Path(__file__).with_name(name) for name in ("folder.py", "runtime.py", "stock_way.py")),
    ]
    with progress.step("runtime"):
        folder = kept("runtime", made_from, lambda to: assemble(stdlib, engine, installer, to))
    described = json.loads((folder / "runtime.json").read_text())
    # A game from outside registers itself on import, which must come before the worker's first message.
    names = [*(package.name for package in packages), "followsuit.worker"]
    program = f"{described.pop('looks')}import {', '.join(names)}"
    return Runtime(folder / "runtime", program=program, **described)


def _made_engine(packed: Path, progress: Progress) -> Path:
    made_from = [packed, Path(__file__), Path(__file__).with_name("wheel.py"), *LOCKS, *RUNNER]
    with progress.step("engine"):
        return next(kept("engine", made_from, lambda to: _engine(packed, to)).glob("*.whl"))


def _pyodide(*arguments: str | Path, what: str) -> str:
    return run(
        ["node", BUILD / "node" / "pyodide.mjs", *arguments],
        what=what,
        remedy="What Python said is above; it ran inside the Pyodide in web/node_modules, under Node.",
    )


def _mounts(**folders: Path) -> list[str | Path]:
    return [part for name, path in folders.items() for part in ("--mount", f"{path}=/{name}")]


def _extract_installer(folder: Path) -> None:
    # PyScript's Python library, as its package carries it and as the program that writes it out.
    run(
        ["node", BUILD / "node" / "installer.mjs", folder],
        what="PyScript's Python library could not be read out of its npm package",
        remedy=NPM,
    )


def _trace(wheel: Path, installer: Path, folder: Path) -> None:
    page_sources(wheel, folder / "engine.zip")
    mounts = _mounts(made=folder, pyscript=installer, inside=BUILD / "inside")
    said = _pyodide(
        BUILD / "inside" / "imports.py",
        "--pyscript",
        *mounts,
        "--",
        "/made/engine.zip",
        "/pyscript/installer.py",
        what="Importing and playing everything inside Pyodide failed",
    )
    modules = json.loads(said.strip().splitlines()[-1])
    (folder / "modules.json").write_text(json.dumps(sorted({*modules, *ALSO_LOADED}), indent=0))


def _stdlib(modules: Path, installer: Path, folder: Path) -> None:
    names = json.loads((modules / "modules.json").read_text())
    with zipfile.ZipFile(PYODIDE_NPM / "python_stdlib.zip") as whole:
        there = set(whole.namelist())
        paths = [
            path
            for name in names
            if name.split(".")[0] not in OPTIONAL
            for path in (name.replace(".", "/") + ".py", name.replace(".", "/") + "/__init__.py")
            if path in there
        ]
        with zipfile.ZipFile(folder / "stdlib.zip", "w") as trimmed:
            for path in sorted(paths):
                trimmed.writestr(zipfile.ZipInfo(path), whole.read(path))
            for path in sorted((installer / "pyscript").rglob("*.py")):
                if path.name in FOR_A_DOCUMENT:
                    continue
                trimmed.writestr(zipfile.ZipInfo(f"pyscript/{path.name}"), path.read_bytes())
            trimmed.writestr(zipfile.ZipInfo("sitecustomize.py"), READER.read_bytes())
    _compile(folder, "stdlib.zip")
    with zipfile.ZipFile(folder / "stdlib.zip") as compiled:
        files = {path: compiled.read(path) for path in compiled.namelist()}
    write_recorded(folder / "stdlib.zip", files, "RECORD")


def _engine(wheel: Path, folder: Path) -> None:
    page_sources(wheel, folder / "engine.zip")
    with zipfile.ZipFile(folder / "page.zip", "w") as archive:
        for name in FOR_THE_PAGE:
            path = WEB / "runtime" / f"{name}.py"
            archive.writestr(zipfile.ZipInfo(f"followsuit/{path.name}"), path.read_bytes())
    _compile(folder, "engine.zip", "page.zip")
    files = {"followsuit/compiled_methods.bin": (folder / "methods.bin").read_bytes()}
    for name in ("engine.zip", "page.zip"):
        with zipfile.ZipFile(folder / name) as compiled:
            files |= {path: compiled.read(path) for path in compiled.namelist()}
    python = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())["info"]["python"]
    pack_bytecode(wheel, dict(sorted(files.items())), f"cp{''.join(python.split('.')[:2])}", folder)


def _compile(folder: Path, *names: str) -> None:
    _pyodide(
        BUILD / "inside" / "compile.py",
        *_mounts(made=folder, build=BUILD),
        "--",
        *(f"/made/{name}" for name in names),
        what=f"{' and '.join(names)} could not be compiled inside Pyodide",
    )

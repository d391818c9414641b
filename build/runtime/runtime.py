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

from base.encoding import encode, sent_size
from base.failure import BuildError, run
from base.paths import BUILD, LOCKED, PYODIDE_NPM, WEB
from base.progress import Progress, unseen
from base.store import kept, sources
from content.outside import Outside
from runtime.folder import NPM, assemble, pyscript_chunks
from runtime.wheel import make_wheel, page_sources, with_packages
from runtime.wheel_way import wheel_files

# Codecs needed only for some input; tracing misses them.
ALSO_LOADED = ("encodings.ascii", "encodings.latin_1")
# Only what is fetched later imports these: they lie beside it. build/inside/complete.py, a test, first
# imports the rest without them.
FOR_LATER = ("decimal", "fractions", "numbers", "statistics")
# asyncio and zipfile import these if they exist, and work without them.
OPTIONAL = ("ssl", "_ssl", "bz2", "lzma", "compression")
# Our replacements for modules of the standard library.
LIBRARY = BUILD / "library"
# Shipped with the library, as bytecode: the finder of the modules, which Python imports as it starts because
# of its name, and the worker's program.
BESIDE = {"sitecustomize.py": WEB / "runtime" / "archive.py", "worker.py": WEB / "runtime" / "worker.py"}
WORKER = "worker"
# Modules of PyScript's library for Python in the page itself, which runs none.
FOR_A_DOCUMENT = ("web.py", "media.py", "workers.py")
RUNNER = [
    BUILD / "node" / "pyodide.mjs",
    BUILD / "runtime" / "lazy_imports.py",
    BUILD / "runtime" / "bytecode_archive.py",
    *sorted((BUILD / "inside").glob("*.py")),
    *sources(LIBRARY),
    *BESIDE.values(),
]
LOCKS = [WEB / "package-lock.json", LOCKED / "pyodide.txt"]


@dataclass(frozen=True, slots=True)
class Runtime:
    """The runtime on the disk, and what the page has to know of it; addresses are from the site's root."""

    folder: Path
    core: str
    interpreter: str
    program: str
    wasm: str
    stdlib: str
    engine: str
    snapshot_worker: str
    wheel_way: str
    wheel: Path
    files: list[str]
    bytes: int

    def for_page(self, has_wheel: bool) -> dict[str, object]:
        """Return what web/js/engine needs to know of these files; whether the site has what the other way
        needs.
        """
        return {
            "core": self.core,
            "interpreter": self.interpreter,
            "snapshotWorker": self.snapshot_worker,
            "program": self.program,
            "files": self.files,
            "bytes": self.bytes,
            "sent": self.sent,
            "wheel": wheel_files(self.wheel_way, self.wheel) if has_wheel else None,
        }

    @property
    def is_plain(self) -> bool:
        """Return whether no game comes from outside: the wheel has only our own."""
        return self.program == f"import {WORKER}"

    @property
    def sent(self) -> int:
        """Return the bytes of the interpreter's files as sent."""
        files = [
            self.folder / name.removeprefix("runtime/") for name in (self.wasm, self.stdlib, self.engine)
        ]
        encode(files)
        return sum(map(sent_size, files))

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
    glue = sources(WEB / "runtime")
    bundler = [BUILD / "node" / f"{name}.mjs" for name in ("bundle", "exports", "styles")]
    made_from = [
        stdlib / "stdlib.archive",
        engine / "engine.archive",
        engine / "later.archive",
        *glue,
        *LOCKS,
        *bundler,
        wheel,
        Path(__file__).with_name("wheel_way.py"),
        Path(__file__).with_name("folder.py"),
        Path(__file__),
    ]
    with progress.step("runtime"):
        folder = kept("runtime", made_from, lambda to: assemble(stdlib, engine, installer, wheel, to))
    described = json.loads((folder / "runtime.json").read_text())
    # A game from outside registers itself on import, which must come before the worker's first message.
    described["program"] = f"import {', '.join([*(package.name for package in packages), WORKER])}"
    return Runtime(folder / "runtime", wheel=wheel, **described)


def _made_engine(packed: Path, progress: Progress) -> Path:
    with progress.step("engine"):
        return kept("engine", [packed, Path(__file__), *LOCKS, *RUNNER], lambda to: _engine(packed, to))


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
            if name.split(".")[0] not in (*OPTIONAL, *FOR_LATER)
            for path in (name.replace(".", "/") + ".py", name.replace(".", "/") + "/__init__.py")
            if path in there
        ]
        if gone := {path.relative_to(LIBRARY).as_posix() for path in sources(LIBRARY)} - set(paths):
            raise BuildError(f"build/library holds what the page loads no more: {sorted(gone)}", "Delete it.")
        with zipfile.ZipFile(folder / "stdlib.zip", "w") as trimmed:
            for path in sorted(paths):
                ours = LIBRARY / path
                trimmed.writestr(
                    zipfile.ZipInfo(path), ours.read_bytes() if ours.is_file() else whole.read(path)
                )
            for path in sorted((installer / "pyscript").rglob("*.py")):
                if path.name in FOR_A_DOCUMENT:
                    continue
                trimmed.writestr(zipfile.ZipInfo(f"pyscript/{path.name}"), path.read_bytes())
            for name, path in BESIDE.items():
                trimmed.writestr(zipfile.ZipInfo(name), path.read_bytes())
    _compile(folder, "stdlib.zip")


def _engine(wheel: Path, folder: Path) -> None:
    page_sources(wheel, folder / "engine.zip", later=False)
    page_sources(wheel, folder / "later.zip", later=True)
    with (
        zipfile.ZipFile(PYODIDE_NPM / "python_stdlib.zip") as whole,
        zipfile.ZipFile(folder / "later.zip", "a") as archive,
    ):
        for name in FOR_LATER:
            archive.writestr(zipfile.ZipInfo(f"{name}.py"), whole.read(f"{name}.py"))
    _compile(folder, "engine.zip", "later.zip")


def _compile(folder: Path, *names: str) -> None:
    _pyodide(
        BUILD / "inside" / "compile.py",
        *_mounts(made=folder, build=BUILD),
        "--",
        *(f"/made/{name}" for name in names),
        what=f"{' and '.join(names)} could not be compiled inside Pyodide",
    )

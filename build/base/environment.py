"""Environment: the pinned Python, Node and npm packages that building and checking need.

Runs on any Python from 3.11 with nothing installed; everything it fetches lands in `.venv`,
`web/node_modules` and `.cache`, and is fetched again only when the lock file that names it has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from base.encoding import encode
from base.failure import NETWORK, BuildError, end_commands, run
from base.paths import (
    AUDIT,
    CACHE,
    EMBED,
    ENGINE,
    EXTRAS,
    INTERPRETER,
    JUDGES,
    LOCKED,
    MUTANTS,
    NODE_MODULES,
    PYODIDE_NPM,
    PYODIDE_SITE,
    RECIPE,
    VENV,
    WEB,
)
from base.progress import Progress, Step

PYTHON_NEEDED = (3, 11)
NODE_NEEDED = (20, 19)
RECIPE_PYTHONS = ("3.14", "3.13", "3.12")
"""What pyodide-build runs on, the one wanted most first."""
PIP = ["--progress-bar=off", "--disable-pip-version-check"]
PATIENCE = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=10000"]
"""How long npm waits until it tries again, in milliseconds: a minute otherwise, twice."""
SIZE = re.compile(r"\((\d+(?:\.\d+)?) (k|M)B\)")
"""How pip says how large a file is."""
waiting = Progress(announces=True)
"""What the person who runs this waits for."""


def venv_python() -> Path:
    """Return the interpreter of `.venv`."""
    return VENV / "bin" / "python"


def prepare_python() -> Path:
    """Make `.venv` hold exactly what `build/locks/requirements.txt` locks; return its interpreter."""
    if sys.version_info < PYTHON_NEEDED:
        raise BuildError(
            f"Python {sys.version.split()[0]} is too old.",
            "Install Python 3.11 or newer and run it with that.",
        )
    locked = LOCKED / "requirements.txt"
    stamp = VENV / ".followsuit-lock"
    wanted = _digest(locked, sys.version.encode())
    if _is_stamped(stamp, wanted) and venv_python().exists():
        show_engine(venv_python())
        return venv_python()
    # Not `.venv`'s own interpreter, even if that runs this: it is about to be replaced.
    host = getattr(sys, "_base_executable", sys.executable)
    with waiting.step(".venv: Python packages") as step:
        run(
            [host, "-m", "venv", "--clear", VENV],
            what="The virtual environment could not be made",
            remedy="On Debian and Ubuntu: apt install python3-venv",
        )
        run(
            [*pip_install(venv_python()), "-r", locked],
            what="The locked Python packages could not be installed",
            remedy=NETWORK,
            hear=_count_pip(step, locked),
        )
    stamp.write_text(wanted)
    show_engine(venv_python())
    return venv_python()


def show_engine(python: Path) -> None:
    """Make the engine's sources importable in an environment: `python -m followsuit` works there."""
    for packages in python.parents[1].glob("lib/python3*/site-packages"):
        # A relative path: the environment may be moved with its project.
        line = f"{os.path.relpath(ENGINE, packages)}\n"
        path = packages / "followsuit-sources.pth"
        if not path.exists() or path.read_text() != line:
            path.write_text(line)


def pip_install(python: Path) -> list[str | Path]:
    """Return the command that installs locked packages, each checked against its checksum."""
    return [python, "-m", "pip", "install", *PIP, "--require-hashes"]


def _count_pip(step: Step, locked: Path) -> Callable[[str], None]:
    """Return what hears pip's lines and says at a step how many locked packages it has, and how large."""
    packages = len(re.findall(r"^\S+==", locked.read_text(), re.MULTILINE))
    fetched, megabytes = 0, 0.0

    def hear(line: str) -> None:
        nonlocal fetched, megabytes
        word = line.split(maxsplit=1)[0] if line.strip() else ""
        fetched += word in ("Collecting", "Processing")
        if word in ("Downloading", "Using") and (size := SIZE.search(line)):
            megabytes += float(size[1]) / (1000 if size[2] == "k" else 1)
        unpacking = ", unpacking" if word == "Installing" else ""
        step.say(f"{fetched} of {packages}, {megabytes:.0f} MB{unpacking}")

    return hear


def _count_npm(step: Step, folder: Path) -> Callable[[str], None]:
    """Return what hears npm's lines and says at a step how many of a folder's locked packages it has."""
    packages = len(json.loads((folder / "package-lock.json").read_text())["packages"]) - 1
    fetched = 0

    def hear(line: str) -> None:
        nonlocal fetched
        if line.startswith(("npm http fetch GET 200", "npm http cache")):
            fetched += 1
            step.say(f"{min(fetched, packages)} of {packages}")

    return hear


def prepare_node() -> None:
    """Put a usable `node` and `npm` first on PATH; install those locked where the machine has none."""
    inside = VENV / "bin"
    os.environ["PATH"] = f"{inside}{os.pathsep}{os.environ.get('PATH', '')}"
    if _has_node():
        return
    locked = LOCKED / "node.txt"
    with waiting.step(".venv: Node") as step:
        run(
            [*pip_install(venv_python()), "--only-binary=:all:", "-r", locked],
            what="Node is absent or older than 20.19 and could not be installed from PyPI",
            remedy="Install Node 20.19 or newer, with npm, and run it again.",
            hear=_count_pip(step, locked),
        )
    version = _node_version()
    if version is None or version < NODE_NEEDED:
        raise BuildError("Node does not start.", "Install Node 20.19 or newer, with npm, and run it again.")


def prepare_npm() -> None:
    """Make `web/node_modules` hold exactly what `web/package-lock.json` locks."""
    stamp = NODE_MODULES / ".followsuit-lock"
    wanted = _digest(WEB / "package-lock.json", (WEB / "package.json").read_bytes())
    if _is_stamped(stamp, wanted):
        return
    with waiting.step("web/node_modules: npm packages") as step:
        run(
            ["npm", "ci", "--loglevel=http", *PATIENCE],
            cwd=WEB,
            what="npm could not install the locked packages",
            remedy=NETWORK,
            hear=_count_npm(step, WEB),
        )
    stamp.write_text(wanted)


def prepare_pyodide_site() -> Path:
    """Unpack the pure Python packages that run inside Pyodide under Node; return their folder."""
    locked = LOCKED / "pyodide.txt"
    stamp = PYODIDE_SITE / ".followsuit-lock"
    wanted = _digest(locked)
    if _is_stamped(stamp, wanted):
        return PYODIDE_SITE
    wheels = CACHE / "wheels"
    shutil.rmtree(PYODIDE_SITE, ignore_errors=True)
    # Unpacked, not installed: pip refuses to install for a newer Python than its own.
    with waiting.step(".cache/pyodide-site: packages for Pyodide under Node") as step:
        _download_for_pyodide(locked, wheels, step)
        for wheel in sorted(wheels.glob("*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(PYODIDE_SITE)
    stamp.write_text(wanted)
    return PYODIDE_SITE


def _download_for_pyodide(locked: Path, folder: Path, step: Step) -> None:
    """Make a folder hold the pure Python wheels that a file locks, for the Python in Pyodide's package."""
    shutil.rmtree(folder, ignore_errors=True)
    which = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version", _pyodide_python()]
    which += ["--implementation", "py", "--abi", "none", "--platform", "any"]
    run(
        [venv_python(), "-m", "pip", "download", *PIP, *which, "-d", folder, "-r", locked],
        what=f"The packages for Pyodide that build/locks/{locked.name} has could not be downloaded",
        remedy=NETWORK,
        hear=_count_pip(step, locked),
    )


def prepare_audit() -> Path:
    """Make `.cache/audit` hold what `build/locks/audit.txt` locks; return its `pip-audit`."""
    return _prepare_apart(AUDIT, LOCKED / "audit.txt") / "pip-audit"


def prepare_extras() -> Path:
    """Make `.cache/extras` hold what `build/locks/extras.txt` locks; return its interpreter."""
    return _prepare_apart(EXTRAS, LOCKED / "extras.txt") / "python"


def prepare_mutants() -> Path:
    """Make `.cache/mutants` hold what `build/locks/mutants.txt` locks; return its interpreter."""
    return _prepare_apart(MUTANTS, LOCKED / "mutants.txt") / "python"


def prepare_recipe() -> Path:
    """Make `.cache/recipe` hold what `build/locks/recipe.txt` locks; return the folder of its programs.

    Raises BuildError where the machine has no Python that pyodide-build runs on.
    """
    hosts = [python for version in RECIPE_PYTHONS if (python := interpreter(version))]
    if not hosts:
        raise BuildError(f"There is no Python of {', '.join(RECIPE_PYTHONS)}.", "pyodide-build needs one.")
    return _prepare_apart(RECIPE, LOCKED / "recipe.txt", hosts[0])


def prepare_embed_checks() -> Path:
    """Make `.cache/embed` hold what `build/locks/embed` locks; return its folder of packages."""
    return _prepare_npm_apart(EMBED)


def prepare_judges() -> Path:
    """Make `.cache/judges` hold what `build/locks/judges` locks; return its folder of packages."""
    return _prepare_npm_apart(JUDGES)


def interpreter(version: str) -> Path | None:
    """Return a Python of a version, as `3.13`: on the path, or one that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for python in [shutil.which(f"python{version}"), *sorted(kept.glob(f"{version}.*/bin/python"))]:
        if python is None:
            continue
        asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        if said.strip() == version:
            return Path(python)
    return None


def _prepare_apart(folder: Path, locked: Path, python: Path | None = None) -> Path:
    """Make a separate environment of what a file locks, of a Python that is not ours; return the folder of
    its programs.
    """
    stamp = folder / ".followsuit-lock"
    wanted = _digest(locked, sys.version.encode())
    programs = folder / "bin"
    if _is_stamped(stamp, wanted) and (programs / "python").exists():
        return programs
    with waiting.step(f".cache/{folder.name}: what build/locks/{locked.name} has") as step:
        run(
            [python or venv_python(), "-m", "venv", "--clear", folder],
            what=f"The virtual environment {folder.name} could not be made",
            remedy="On Debian and Ubuntu: apt install python3-venv",
        )
        run(
            [*pip_install(programs / "python"), "-r", locked],
            what=f"What build/locks/{locked.name} has could not be installed",
            remedy=NETWORK,
            hear=_count_pip(step, locked),
        )
    stamp.write_text(wanted)
    return programs


def _prepare_npm_apart(folder: Path) -> Path:
    """Make a separate folder of npm packages, of what the locks of its name have; return that folder."""
    locked = LOCKED / folder.name
    stamp = folder / ".followsuit-lock"
    wanted = _digest(locked / "package-lock.json", (locked / "package.json").read_bytes())
    if not _is_stamped(stamp, wanted):
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(locked / name, folder / name)
        with waiting.step(f".cache/{folder.name}: what build/locks/{folder.name} has") as step:
            run(
                ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=http", *PATIENCE],
                cwd=folder,
                what=f"npm could not install the packages that build/locks/{folder.name} locks",
                remedy=NETWORK,
                hear=_count_npm(step, folder),
            )
        stamp.write_text(wanted)
    return folder / "node_modules"


def _pyodide_python() -> str:
    """Return the version of the Python in Pyodide's package, as `3.14`."""
    lock = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())
    return ".".join(str(lock["info"]["python"]).split(".")[:2])


def prepare() -> Path:
    """Prepare everything, in parallel where possible; return the interpreter of `.venv`."""
    is_new = not VENV.exists()
    with ThreadPoolExecutor() as beside:
        early = beside.submit(_prepare_npm_early, is_new) if _has_node() else None
        try:
            python = prepare_python()
            prepare_node()
            packages = beside.submit(prepare_pyodide_site)
            (early or beside.submit(prepare_npm)).result()
            packages.result()
        except BuildError:
            end_commands()
            raise
    return python


def _prepare_npm_early(is_new: bool) -> None:
    """Prepare npm's packages, and on a new machine, while pip is busy, what takes a build longest."""
    prepare_npm()
    if is_new:
        with waiting.step("the interpreter, compressed"):
            encode([INTERPRETER])


def _has_node() -> bool:
    version = _node_version()
    return version is not None and version >= NODE_NEEDED and shutil.which("npm") is not None


def _node_version() -> tuple[int, int] | None:
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else None


def _digest(path: Path, more: bytes = b"") -> str:
    return hashlib.sha256(path.read_bytes() + more).hexdigest()


def _is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted

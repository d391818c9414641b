"""Recipe: the package as a distribution of Pyodide builds it: `python build/tools/recipe.py FOLDER`.

The folder gets the wheel that pyodide-build packs of `build/recipes/followsuit`, and a `pyodide-lock.json`
that names it. pyodide-build asks a tree of Pyodide for its settings. A pure wheel needs next to none of
them, so it is given a small one, made of the npm package: neither a network nor Emscripten is needed, only
`make`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import environment
from base.failure import BuildError, run
from base.paths import PYODIDE_NPM, ROOT

NAME = "followsuit"
PACKED = (
    "build/recipes/followsuit",
    "engine/followsuit",
    "engine/examples",
    "engine/README.md",
    "pyproject.toml",
    "LICENSE",
    "CHANGELOG.md",
)
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten"
MAKEFILE = """\
export PYODIDE_VERSION={version}
export PYVERSION={python}
export PYMAJOR={major}
export PYMINOR={minor}
export PYMICRO={micro}
export PYODIDE_ABI_VERSION={abi}
export PYODIDE_EMSCRIPTEN_VERSION={emscripten}
export PLATFORM_TRIPLET=wasm32-emscripten
export HOSTPYTHON={host}
export CPYTHONINSTALL={root}/cpython
export SYSCONFIGDATA_DIR={root}/cpython/sysconfigdata
export SYSCONFIG_NAME={sysconfig}
export TARGETINSTALLDIR={root}/cpython
export PYTHONINCLUDE={root}/cpython/include
export CFLAGS_BASE=
export LDFLAGS_BASE=

.output_vars:
\tset
"""


def main() -> int:
    """Build the recipe, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    wheel = build(parser.parse_args().folder.resolve())
    print(wheel)
    return 0


def build(folder: Path) -> Path:
    """Build the recipe into a folder; return the wheel. Raises BuildError where pyodide-build refuses it."""
    programs = environment.prepare_recipe()
    with tempfile.TemporaryDirectory() as aside:
        root = Path(aside, "pyodide")
        make_root(root, programs / "python")
        # pyodide-build copies all that lies where the recipe's source is: here what the package is made of.
        tree = Path(aside, "tree")
        for name in PACKED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, tree / name)
        recipes = tree / "build" / "recipes"
        words: list[str | Path] = ["--recipe-dir", recipes, "--build-dir", Path(aside, "build")]
        words += ["--install-dir", folder, "--install", "--skip-emscripten-install"]
        run(
            [programs / "pyodide", "build-recipes", NAME, *words],
            cwd=ROOT,
            env={
                **os.environ,
                "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
                "PYODIDE_ROOT": str(root),
            },
            what="pyodide-build does not build build/recipes/followsuit",
            remedy="What it said is above; build/recipes/followsuit/meta.yaml tells it what to pack.",
        )
    found = sorted(folder.glob(f"{NAME}-*.whl"))
    if len(found) != 1:
        raise BuildError(f"pyodide-build left {len(found)} wheels of {NAME} in {folder}", "Empty the folder.")
    return found[0]


def make_root(root: Path, host: Path) -> None:
    """Make a tree that answers what pyodide-build asks of Pyodide's own, with the npm package's versions."""
    info = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())["info"]
    major, minor, micro = info["python"].split(".")
    emscripten = ".".join(re.findall(r"\d+", info["platform"]))
    settings = root / "cpython" / "sysconfigdata"
    settings.mkdir(parents=True)
    with zipfile.ZipFile(PYODIDE_NPM / "python_stdlib.zip") as library:
        (settings / f"{SYSCONFIG}.py").write_bytes(library.read(f"{SYSCONFIG}.py"))
    (root / "Makefile.envs").write_text(
        MAKEFILE.format(
            version=json.loads((PYODIDE_NPM / "package.json").read_text())["version"],
            python=info["python"],
            major=major,
            minor=minor,
            micro=micro,
            abi=info["abi_version"],
            emscripten=emscripten,
            host=host,
            root=root,
            sysconfig=SYSCONFIG,
        )
    )


if __name__ == "__main__":
    sys.exit(main())

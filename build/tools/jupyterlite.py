"""JupyterLite: a site of it with our notebook: `.venv/bin/python build/tools/jupyterlite.py FOLDER`.

Serve the folder and open `notebooks/index.html?path=notebook.ipynb`: Jupyter and Python run in the page. All
of it comes from the folder: Pyodide as the playground ships it, the kernel's packages as
build/locks/notebook.txt locks them, and our wheel, which the notebook's first cell installs.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import environment
from base.failure import run
from base.paths import ENGINE
from pages import playground
from runtime.wheel import make_wheel

NOTEBOOK = ENGINE / "examples" / "notebook.ipynb"
KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
LISTING = "all.json"
SETTINGS = {"pyodideUrl": "./pyodide/pyodide.mjs", "disablePyPIFallback": True}


def main() -> int:
    """Make the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    make(parser.parse_args().folder.resolve())
    return 0


def make(folder: Path) -> None:
    """Make a site of JupyterLite with the notebook in a folder; whatever the folder held is gone."""
    python = environment.prepare_extras()
    wheels = [make_wheel(), *sorted(environment.prepare_notebook_wheels().glob("*.whl"))]
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as made_from:
        config = {"litePluginSettings": {KERNEL: SETTINGS}, "contentsAllJsonFile": LISTING}
        Path(made_from, "jupyter-lite.json").write_text(
            json.dumps({"jupyter-lite-schema-version": 0, "jupyter-config-data": config})
        )
        options = [
            "--lite-dir",
            made_from,
            "--output-dir",
            str(folder),
            "--apps",
            "notebooks",
            "--no-sourcemaps",
        ]
        options += [word for wheel in wheels for word in ("--piplite-wheels", str(wheel))]
        run(
            [python, "-m", "jupyter", "lite", "build", *options],
            cwd=Path(made_from),
            what="The site of JupyterLite could not be made",
            remedy="What it said is above; build/locks/extras.txt locks its version.",
        )
    playground.write_interpreter(folder / "pyodide")
    _offer(folder, NOTEBOOK)


def _offer(folder: Path, notebook: Path) -> None:
    """Add a notebook to a site, and to the list of its files, which JupyterLite makes with a whole server."""
    (folder / "files").mkdir(exist_ok=True)
    shutil.copyfile(notebook, folder / "files" / notebook.name)
    date = datetime.now(UTC).isoformat()
    common = {"content": None, "created": date, "format": None, "last_modified": date, "mimetype": None}
    named = {"name": notebook.name, "path": notebook.name, "type": "notebook", "writable": True}
    file = {**common, **named, "size": notebook.stat().st_size}
    root = {**common, "name": "", "path": "", "type": "directory", "writable": True, "size": None}
    listing = folder / "api" / "contents" / LISTING
    listing.parent.mkdir(parents=True, exist_ok=True)
    listing.write_text(json.dumps({**root, "format": "json", "content": [file]}))


if __name__ == "__main__":
    sys.exit(main())

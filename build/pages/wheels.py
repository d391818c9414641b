"""Wheels: the folder /wheels/, from which any page that runs Python may load the package.

It has the wheel, a list that names it (`index.json`), Pyodide's lock with the package in it, and a page for
people. Its headers (web/headers.toml) let every origin fetch it.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from base.encoding import digest
from base.esbuild import bundle_files
from base.paths import PYODIDE_NPM, ROOT, WEB
from pages.sharing import site_address
from runtime.stock_way import WHEELS
from runtime.wheel import make_wheel

SCRIPT = "wheels.js"


def write_wheels(site: Path) -> None:
    """Add what the folder has to a site that has its page."""
    folder = site / WHEELS
    wheel = make_wheel()
    shutil.copyfile(wheel, folder / wheel.name)
    shutil.copyfile(_script(), folder / SCRIPT)
    lock = json.loads((PYODIDE_NPM / "pyodide-lock.json").read_text())
    address = site_address()
    place = f"{address}{WHEELS}/" if address else ""
    lock["packages"]["followsuit"] = lock_entry(wheel, place)
    (folder / "pyodide-lock.json").write_text(json.dumps(lock))
    (folder / "index.json").write_text(json.dumps(newest(wheel, lock["info"]), indent=1))


def lock_entry(wheel: Path, place: str = "") -> dict[str, object]:
    """Return the package as Pyodide's lock has it; `place` is the address of the wheel's folder, if it is
    elsewhere.

    The fields and their values are those of pyodide-lock's `add-wheels` (tests/gate/test_recipes.py compares
    them).
    """
    return {
        "depends": [],
        "file_name": f"{place}{wheel.name}",
        "imports": ["followsuit"],
        "install_dir": "site",
        "name": "followsuit",
        "package_type": "package",
        "sha256": digest(wheel),
        "tool": {},
        "unvendored_tests": False,
        "version": version_of(wheel),
    }


def newest(wheel: Path, pyodide: dict[str, Any]) -> dict[str, object]:
    """Return what `index.json` says: the wheel, and the Pyodide that the lock in its folder belongs to."""
    project = (ROOT / "pyproject.toml").read_text()
    requires = re.search(r'^requires-python = "(.+)"$', project, re.MULTILINE)
    assert requires is not None, "pyproject.toml says which Python it needs"
    version = json.loads((PYODIDE_NPM / "package.json").read_text())["version"]
    return {
        "version": version_of(wheel),
        "file": wheel.name,
        "sha256": digest(wheel),
        "requires_python": requires[1],
        "pyodide": {"version": version, "abi": pyodide["abi_version"], "python": pyodide["python"]},
    }


def version_of(wheel: Path) -> str:
    """Return the version in a wheel's name."""
    return wheel.name.split("-")[1]


def _script() -> Path:
    """Return the page's script, in one file with what it shares with the table."""
    shared = WEB / "js" / "text" / "language-preference.js"
    [made] = bundle_files("wheels-page", [WEB / "static" / WHEELS / SCRIPT], "esm", [shared]).values()
    return made

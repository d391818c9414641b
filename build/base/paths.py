"""Places: where the sources are and where the build puts things."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
LOCKED = BUILD / "locks"
"""The versions that are installed, as pip reads them, and next to them those that were asked for."""
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
NODE_MODULES = WEB / "node_modules"
PYODIDE_NPM = NODE_MODULES / "pyodide"
INTERPRETER = PYODIDE_NPM / "pyodide.asm.wasm"
"""The largest file of the site, and the one that takes longest to compress."""
PYSCRIPT_NPM = NODE_MODULES / "@pyscript" / "core"
AUDIT = CACHE / "audit"
"""A virtual environment with pip-audit alone."""
EXTRAS = CACHE / "extras"
EMBED = CACHE / "embed"
"""What looks over the npm package."""
JUDGES = CACHE / "judges"
"""What looks over the whole site and is not asked daily."""
MUTANTS = CACHE / "mutants"
"""A virtual environment with pytest and coverage, for the mutation run."""
RECIPE = CACHE / "recipe"
"""A virtual environment with other programmers' libraries, to test the adapters and the package."""
PYODIDE_SITE = CACHE / "pyodide-site"
"""Pure Python packages for use inside Pyodide under Node: never shipped."""

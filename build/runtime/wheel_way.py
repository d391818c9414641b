"""Wheel way: the other way to start the engine, from its wheel and the playground's Pyodide.

Nothing is shipped for it but a small module: the interpreter, its standard library, micropip and PyScript
are those of `/play-with-python/`, the wheel is that of `/wheels/`.
"""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

from base.encoding import encode, sent_size
from base.paths import PYODIDE_NPM, WEB

PLAYGROUND = "play-with-python"
"""The folder of the page that has stock Pyodide and PyScript."""
WHEELS = "wheels"
"""The folder of the wheel, for our own pages and everybody else's."""
ENTRY = "wheel_start.js"
LARGE = ("pyodide.asm.wasm", "python_stdlib.zip")


def wheel_way(wheel: Path) -> dict[str, str]:
    """Return what web/runtime/wheel_start.js has to know, as the bundler's definition."""
    checksum = base64.b64encode(hashlib.sha256(wheel.read_bytes()).digest()).decode()
    return {
        "version": json.loads((PYODIDE_NPM / "package.json").read_text())["version"],
        "pyodide": f"../{PLAYGROUND}/pyodide/pyodide.js",
        "wheel": f"../{WHEELS}/{wheel.name}",
        "integrity": f"sha256-{checksum}",
        "worker": (WEB / "runtime" / "worker.py").read_text(),
    }


def wheel_files(interpreter: str, wheel: Path) -> dict[str, object]:
    """Return what web/js/engine has to know of these files; addresses are from the site's root."""
    large = [*(PYODIDE_NPM / name for name in LARGE), wheel]
    encode(large)
    return {
        "core": f"{PLAYGROUND}/pyscript/core.js",
        "interpreter": interpreter,
        "program": "import worker",
        "packages": [f"{WHEELS}/{wheel.name}"],
        "files": [
            interpreter,
            f"{PLAYGROUND}/pyscript/core.js",
            *(f"{PLAYGROUND}/pyodide/{name}" for name in ("pyodide.js", "pyodide.asm.js", *LARGE)),
            f"{WHEELS}/{wheel.name}",
        ],
        "bytes": sum(path.stat().st_size for path in large),
        "sent": sum(map(sent_size, large)),
    }

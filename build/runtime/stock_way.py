"""Stock way: what starts the engine after a failure, Pyodide's and PyScript's files as npm has them.

Nothing is shipped for it but a small module: the interpreter, its standard library and PyScript are those of
`/play-with-python/`, the wheel is the one that failed to start otherwise.
"""

from __future__ import annotations

from pathlib import Path

from base.encoding import encode, sent_size
from base.paths import PYODIDE_NPM

PLAYGROUND = "play-with-python"
"""The folder of the page that has stock Pyodide and PyScript."""
WHEELS = "wheels"
"""The folder of the published wheel, for our own pages and everybody else's."""
ENTRY = "stock_start.js"
LARGE = ("pyodide.asm.wasm", "python_stdlib.zip")


def stock_files(interpreter: str, wheel: str, runtime: Path) -> dict[str, object]:
    """Return what web/js/engine has to know of these files; addresses are from the site's root.

    `runtime`: the folder that has the wheel.
    """
    large = [*(PYODIDE_NPM / name for name in LARGE), runtime.parent / wheel]
    core = f"{PLAYGROUND}/pyscript/core.js"
    pyodide = [f"{PLAYGROUND}/pyodide/{name}" for name in ("pyodide.js", "pyodide.asm.js", *LARGE)]
    return {
        "core": core,
        "interpreter": interpreter,
        "files": [interpreter, core, *pyodide, wheel],
        "sizes": sizes_of(large),
    }


def sizes_of(files: list[Path]) -> dict[str, dict[str, int]]:
    """Return by the name of each file how many bytes it has, and how many of them are sent."""
    encode(files)
    return {path.name: {"bytes": path.stat().st_size, "sent": sent_size(path)} for path in files}

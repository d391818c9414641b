"""Shipped: the SHA-256 of every third-party file that is shipped, committed in `build/checks/shipped.json`.

`.venv/bin/python build/tools/make_shipped.py` writes the list anew, after a package was updated on purpose.

Listed are the files of the runtime as npm brings them, one by one, and each bundled package as a whole.
Not listed is what is ours and changes with every commit (the page's wheel and its bundles,
`sw.js`), nor what our build makes of both: a second build gives the same bytes (a test), and `sw.js`
names each published file by its checksum.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from base.encoding import digest
from base.failure import BuildError
from base.paths import BUILD, NODE_MODULES, PYODIDE_NPM, PYSCRIPT_NPM
from checks.licences import shipped_packages

LIST = BUILD / "checks" / "shipped.json"
RUNTIME = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")
READ = (".js", ".mjs", ".py", ".wasm", ".zip", ".json", ".woff2", ".css")
"""What of a package a bundle could take in."""


def found() -> dict[str, str]:
    """Return the checksum of each third-party file and package as installed."""
    runtime = [PYODIDE_NPM / name for name in RUNTIME]
    runtime += sorted(path for path in (PYSCRIPT_NPM / "dist").glob("*.js"))
    sums = {path.relative_to(NODE_MODULES).as_posix(): digest(path) for path in runtime if path.is_file()}
    sums |= {f"{name}/": _tree(NODE_MODULES / name) for name in shipped_packages()}
    return dict(sorted(sums.items()))


def check() -> None:
    """Stop the build if a third-party file differs from the list."""
    listed: dict[str, str] = json.loads(LIST.read_text())
    now = found()
    other = [name for name in sorted({*listed, *now}) if listed.get(name) != now.get(name)]
    if other:
        differences = "\n".join(f"  {name}: {_difference(listed.get(name), now.get(name))}" for name in other)
        raise BuildError(
            f"What would be shipped is not what build/checks/shipped.json lists:\n{differences}",
            "If nobody updated it: delete web/node_modules, and npm puts the locked packages back."
            " If it was updated on purpose: .venv/bin/python build/tools/make_shipped.py writes it anew.",
        )


def _difference(listed: str | None, now: str | None) -> str:
    if listed is None:
        return "is not listed"
    if now is None:
        return "is gone"
    return f"sha256 {now[:16]}… in the place of {listed[:16]}…"


def _tree(package: Path) -> str:
    checksum = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        if path.suffix in READ and path.is_file() and "node_modules" not in name.parts:
            checksum.update(f"{name.as_posix()}\0{digest(path)}\n".encode())
    return checksum.hexdigest()

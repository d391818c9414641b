"""Locks: `python3 build/tools/make_locks.py [NAME ...]` locks the dependency groups of pyproject.toml.

Each file of `build/locks` has the packages of the group of its name and all that they need, with checksums.
What a file already has stays at its version unless the group asks for another.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base import environment, failure
from base.paths import LOCKED, ROOT

PROJECT = ROOT / "pyproject.toml"
LOCKS = {
    **dict.fromkeys(
        ("audit", "engine", "extras", "mutants", "node", "release", "requirements"),
        ("--universal", "--python-version", "3.11"),
    ),
    "recipe": ("--universal", "--python-version", "3.12"),
    # These are unpacked beside the interpreter, so the group names each of them.
    "pyodide": ("--no-deps", "--python-version", "3.14"),
}
"""For which Python each group is locked."""
FORM = ("--generate-hashes", "--no-annotate", "--no-header", "--quiet")


def main(names: list[str]) -> int:
    """Write the locks of these groups, or of all."""
    environment.prepare()
    uv = environment.prepare_extras().with_name("uv")
    for name in names or sorted(LOCKS):
        failure.run(
            command(uv, name, LOCKED / f"{name}.txt"),
            what=f"uv could not lock the dependency group {name}",
            remedy="What it said is above.",
        )
    return 0


def command(uv: Path, name: str, lock: Path) -> list[str | Path]:
    """Return the command that locks a group in a file."""
    return [uv, "pip", "compile", "--group", f"{PROJECT}:{name}", *LOCKS[name], *FORM, "-o", lock]


def pins_of(group: str) -> Iterator[tuple[str, str]]:
    """Yield name and version of each package that a group names, itself or by another group."""
    for named in tomllib.loads(PROJECT.read_text())["dependency-groups"][group]:
        if isinstance(named, dict):
            yield from pins_of(named["include-group"])
        else:
            name, version = re.sub(r"\[.*\]", "", named).split("==")
            yield name, version


if __name__ == "__main__":
    failure.stop_on_failure(lambda: main(sys.argv[1:]))

"""Release: what is uploaded to PyPI, and its notes: `.venv/bin/python build/tools/release.py FOLDER`.

The folder gets the wheel, the source archive and `NOTES.md`; the same sources give the same bytes anywhere.
Check the two with `twine check --strict`, then upload them with `twine upload`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from base.paths import ROOT
from runtime.wheel import EPOCH


def main() -> int:
    """Make the files and say their checksums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for made in pack(folder):
        print(hashlib.sha256(made.read_bytes()).hexdigest(), made.name)
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None, "pyproject.toml says which version it is"
    (folder / "NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(), version[1]))
    return 0


def pack(folder: Path, root: Path = ROOT) -> list[Path]:
    """Make the source archive and the wheel of a source tree in a folder; return them in that order."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", folder.resolve()],
        cwd=root,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return [*folder.glob("*.tar.gz"), *folder.glob("*.whl")]


def notes(changelog: str, version: str) -> str:
    """Return what the changelog says of a version. Raises ValueError where it says nothing of it."""
    found = re.search(
        rf"^## {re.escape(version)}(?: [^\n]*)?\n+(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md says nothing of {version}")
    return f"# Follow Suit {version}\n\n{found[1].strip()}\n"


if __name__ == "__main__":
    sys.exit(main())

"""Versions: one version in every place that names it: `python3 build/tools/versions.py [tag v0.1.0]`.

The first step of a release: it needs nothing installed. With `tag NAME` the tag must be of that version too.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = {
    "pyproject.toml": r'^version = "(.+)"$',
    "engine/followsuit/__init__.py": r'^__version__ = "(.+)"$',
    "CHANGELOG.md": r"^## (\S+)",
    "CITATION.cff": r"^version: (\S+)$",
    "build/recipes/followsuit/meta.yaml": r"^  version: (\S+)$",
}
"""Files and how each says the version: the first place counts, in the list of changes the newest entry."""
PACKAGE = "web/embed/package/package.json"


def main(words: list[str]) -> int:
    """Say the version, or what differs."""
    found = versions()
    if words[:1] == ["tag"]:
        found["the tag"] = words[1].removeprefix("v")
    if len(set(found.values())) != 1:
        lines = [f"  {version or 'none'}  {place}" for place, version in found.items()]
        print("The versions differ:", *lines, sep="\n", file=sys.stderr)
        return 1
    print(found["pyproject.toml"])
    return 0


def versions(root: Path = ROOT) -> dict[str, str]:
    """Return the version by the place that names it; empty where a place names none."""
    found = {}
    for place, pattern in PLACES.items():
        said = re.search(pattern, (root / place).read_text(encoding="utf-8"), re.MULTILINE)
        found[place] = said[1] if said else ""
    found[PACKAGE] = str(json.loads((root / PACKAGE).read_text(encoding="utf-8")).get("version", ""))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

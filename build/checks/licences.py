"""Licences: third-party works that are shipped, and their licence texts."""

from __future__ import annotations

import json
from pathlib import Path

from base.paths import NODE_MODULES, WEB

NAMES = ("licen[sc]e*", "LICEN[SC]E*", "NOTICE*")


def shipped_packages() -> dict[str, str]:
    """Return the licence of each shipped npm package, from the lock file."""
    lock = json.loads((WEB / "package-lock.json").read_text())
    return {
        path.split("node_modules/")[-1]: entry["license"]
        for path, entry in sorted(lock["packages"].items())
        if path and not entry.get("dev") and not entry.get("optional")
    }


def third_party() -> str:
    """Return the list of third-party works and the licence texts that packages carry."""
    parts = [(WEB / "THIRD_PARTY.md").read_text()]
    for name in shipped_packages():
        texts = {path for pattern in NAMES for path in (NODE_MODULES / name).glob(pattern) if path.is_file()}
        parts += [f"{'=' * 78}\n{name}: {path.name}\n{'=' * 78}\n\n{_text(path)}" for path in sorted(texts)]
    return "\n".join(parts)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip() + "\n"

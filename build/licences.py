"""Licences: what is shipped besides our own, and the texts that came with it."""

from __future__ import annotations

import json
from pathlib import Path

from paths import NODE_MODULES, WEB

NAMES = ("licen[sc]e*", "LICEN[SC]E*", "NOTICE*")


def shipped_packages() -> dict[str, str]:
    """Return the licence of each npm package that is no tool of ours, as the lock file names it."""
    lock = json.loads((WEB / "package-lock.json").read_text())
    return {
        path.split("node_modules/")[-1]: entry["license"]
        for path, entry in sorted(lock["packages"].items())
        if path and not entry.get("dev") and not entry.get("optional")
    }


def third_party() -> str:
    """Return the list of foreign works and the licence texts of those packages that carry one."""
    parts = [(WEB / "THIRD_PARTY.md").read_text()]
    for name in shipped_packages():
        texts = {path for pattern in NAMES for path in (NODE_MODULES / name).glob(pattern) if path.is_file()}
        parts += [f"{'=' * 78}\n{name}: {path.name}\n{'=' * 78}\n\n{_text(path)}" for path in sorted(texts)]
    return "\n".join(parts)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip() + "\n"

"""Web app manifest: what an installed Follow Suit is called and looks like, and the pictures it names."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from failure import BuildError

FOLDER = "icons"
"""Where the pictures go: a folder of their own, for they are the installer's and no page asks for them."""


def write_manifest(source: Path, site: Path) -> str:
    """Write a manifest to the site's root, its pictures under hashed names; return its address."""
    described = json.loads(source.read_text())
    for picture in _pictures(described):
        picture["src"] = _put((source.parent / picture["src"]).resolve(), site)
    (site / source.name).write_text(json.dumps(described, ensure_ascii=False, indent=1) + "\n")
    return source.name


def _pictures(described: dict[str, Any]) -> list[dict[str, str]]:
    """Return every picture a manifest names: its own, its shortcuts' and its screenshots."""
    shortcuts = [icon for shortcut in described.get("shortcuts", []) for icon in shortcut.get("icons", [])]
    return [*described.get("icons", []), *shortcuts, *described.get("screenshots", [])]


def _put(picture: Path, site: Path) -> str:
    if not picture.is_file():
        raise BuildError(f"The manifest names {picture.name}, which is not there.", "Run build/icons.py.")
    name = f"{picture.stem}-{hashlib.sha256(picture.read_bytes()).hexdigest()[:8].upper()}{picture.suffix}"
    (site / FOLDER).mkdir(exist_ok=True)
    shutil.copyfile(picture, site / FOLDER / name)
    return f"{FOLDER}/{name}"

"""Slash: the one script that stands in pages: it heals an address without its last slash.

Every other script is a file, and is not found from such an address. A policy allows it by its checksum, which
web/headers.toml calls SLASH.
"""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

from base.esbuild import bundle_files
from base.failure import BuildError
from base.paths import WEB

FIRST = re.compile(r'<meta charset="utf-8"(?: /)?>')
"""What it stands after, so that it runs before anything is asked for."""


def write_slash(site: Path) -> None:
    """Put the script into the page of each folder."""
    element = f"<script>{slash()}</script>"
    for page in site.rglob("index.html"):
        text = page.read_text()
        if len(FIRST.findall(text)) != 1:
            raise BuildError(f"{page} does not say its letters once", f"Its head needs {FIRST.pattern}.")
        page.write_text(FIRST.sub(lambda found: found[0] + element, text))


def slash() -> str:
    """Return the script."""
    [made] = bundle_files("slash", [WEB / "js" / "missing-slash.js"], "iife").values()
    return made.read_text().strip()


def allowed() -> str:
    """Return what a policy allows the script by."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(slash().encode()).digest()).decode()}'"

"""Icons: `.venv/bin/python build/tools/icons.py` draws the icons of the site and of each game from blocks.

The results are committed: a build needs no browser. Run it when a block changes, or its colours.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import browsers, failure
from base.chromium import FLAGS
from base.paths import ROOT, WEB
from content.games import offered
from parts import blocks

if TYPE_CHECKING:
    from playwright.sync_api import Page

ICON = WEB / "art" / "icon.svg"
ICONS = WEB / "art" / "icons"
FAVICON = WEB / "static" / "favicon.ico"
"""The icon that browsers ask a site's root for where a page names none."""
SAFE = 0.78
"""A maskable icon may be cut to a circle of four fifths of its width."""


def main() -> int:
    """Draw them all."""
    from playwright.sync_api import sync_playwright

    games = list(offered().values())
    ICON.write_text(blocks.icon(games[0]))
    pictures = {
        **_site(games[0].block),
        **{game.folder / "icon.png": (96, f"{_ground()}{game.block}") for game in games},
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        page = browser.new_page()
        for path, (size, picture) in pictures.items():
            _draw(page, path, size, blocks.dyed(picture))
            print(path.relative_to(ROOT))
        browser.close()
    FAVICON.write_bytes(as_ico(FAVICON.read_bytes()))
    return 0


def _site(block: str) -> dict[Path, tuple[int, str]]:
    """Return what each icon of the site shows: its width in pixels, and what is in a square of 100 units."""
    icon = f"{_ground(20)}{block}"
    margin = 50 - 50 * SAFE
    full = f'{_ground()}<g transform="translate({margin} {margin}) scale({SAFE})">{block}</g>'
    return {
        ICONS / "icon-192.png": (192, icon),
        ICONS / "icon-512.png": (512, icon),
        ICONS / "maskable-192.png": (192, full),
        ICONS / "maskable-512.png": (512, full),
        ICONS / "apple-touch-icon.png": (180, full),
        FAVICON: (48, icon),
    }


def as_ico(png: bytes) -> bytes:
    """Return a picture in the frame that `.ico` puts around it."""
    wide, tall = struct.unpack(">II", png[16:24])
    head = struct.pack("<HHH", 0, 1, 1)
    return head + struct.pack("<BBBBHHII", wide, tall, 0, 0, 1, 32, len(png), len(head) + 16) + png


def _ground(corner: int = 0) -> str:
    return f'<rect class="piece-ground" width="100" height="100" rx="{corner}"/>'


def _draw(page: Page, path: Path, size: int, picture: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        "<style>body { margin: 0 } svg { display: block; inline-size: 100vw }</style>"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{picture}</svg>'
    )
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    failure.stop_on_failure(main)

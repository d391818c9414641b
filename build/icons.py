"""Icons: `.venv/bin/python build/icons.py` draws `web/art/icons/` anew, out of the page's own pictures.

The results are committed: a build needs no browser. Run it when `web/art/icon.svg` or a game's block changes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import environment
import failure
from chromium import FLAGS
from paths import WEB

if TYPE_CHECKING:
    from playwright.sync_api import Page

ICONS = WEB / "art" / "icons"
INDIGO = "#24407c"
# The dyes of web/css/tokens.css and card.css, as an installer's picture has no style sheet.
PIECES = {
    "ground": INDIGO,
    "a": "#f3e9d5",
    "a-deep": "#d9c6a2",
    "b": "#b23427",
    "b-deep": "#862219",
    "c": "#dc9f2e",
}
TILE = re.compile(r'name="game" value="(?P<game>\w+)".*?<svg[^>]*>(?P<block>.*?)</svg>', re.DOTALL)
SAFE = 0.78
"""A maskable icon may be cut to a circle of four fifths of its width."""


def main() -> int:
    """Draw them all."""
    from playwright.sync_api import sync_playwright

    ICONS.mkdir(exist_ok=True)
    pictures = _pictures()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=environment.prepare_chromium(), args=FLAGS)
        page = browser.new_page()
        for name, (size, picture) in pictures.items():
            _draw(page, name, size, picture)
        browser.close()
    print(f"{len(pictures)} icons in {ICONS.relative_to(WEB.parent)}")
    return 0


def _pictures() -> dict[str, tuple[int, str]]:
    """Return what each icon shows: its width in pixels, and what is in a square of a hundred units."""
    icon = re.sub(r"</?svg[^>]*>", "", (WEB / "art" / "icon.svg").read_text())
    star = re.sub(r"<rect[^>]*/>", "", icon)
    margin = 50 - 50 * SAFE
    full = (
        f'<rect width="100" height="100" fill="{INDIGO}"/>'
        f'<g transform="translate({margin} {margin}) scale({SAFE})">{star}</g>'
    )
    found = {
        "icon-192": (192, icon),
        "icon-512": (512, icon),
        "maskable-192": (192, full),
        "maskable-512": (512, full),
        "apple-touch-icon": (180, full),
    }
    for tile in TILE.finditer((WEB / "index.html").read_text()):
        block = tile["block"]
        for piece, colour in PIECES.items():
            block = block.replace(f'class="piece-{piece}"', f'fill="{colour}"')
        found[f"shortcut-{tile['game']}"] = (96, block)
    return found


def _draw(page: Page, name: str, size: int, picture: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        "<style>body { margin: 0 } svg { display: block; inline-size: 100vw }</style>"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{picture}</svg>'
    )
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    failure.stop_on_failure(main)

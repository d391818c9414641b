"""Screenshots: `python3 build/tools/screenshots.py` puts pictures of all screens into `web/screenshots/`.

--only WORD …   only the pictures whose name has all these words in it: `--only tractor phone`

In three sizes and two themes each, in much contrast on a phone and a desktop, and on odd screens: a very
small phone and a large one, one held sideways, a laptop, 4K. Other languages are looked at on a phone and a
desktop. The pictures are for eyes: nothing is compared. All is played through the page by what it calls
things, with the same seeds every time. A picture's name is its screen, its size and its theme.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

# The build's modules, and the players of the tests.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base import browsers, environment, failure
from base.chromium import FLAGS
from base.paths import BUILD, DIST, WEB

if TYPE_CHECKING:
    from tools.screen_visit import View, Walk

EVERYWHERE: list[View] = [
    (size, theme) for size in ("phone", "tablet", "desktop") for theme in ("light", "dark")
]
CONTRAST: list[View] = [("phone", "contrast"), ("desktop", "contrast")]
ODD: list[View] = [
    ("small", "light"),
    ("sideways", "light"),
    ("large", "dark"),
    ("laptop", "light"),
    ("4k", "dark"),
]


def main() -> int:
    """Build, and look at it in the pinned environment."""
    parser = argparse.ArgumentParser(description="Photograph every screen of Follow Suit into web/look/.")
    parser.add_argument("--only", nargs="+", metavar="WORD", default=[], help="only pictures named so")
    parser.add_argument("--inside", metavar="CHROMIUM", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.inside:
        return _look(wanted.inside, wanted.only)
    python = environment.prepare()
    chromium = browsers.prepare_chromium()
    built = subprocess.run([python, BUILD / "site.py"], check=False).returncode
    if built != 0:
        return built
    again = [str(python), str(BUILD / "tools" / "screenshots.py"), "--inside", chromium]
    if wanted.only:
        again += ["--only", *wanted.only]
    return subprocess.run(again, check=False).returncode


def _rounds() -> list[tuple[list[Walk], list[View]]]:
    """Return what is photographed, and in which sizes and themes."""
    from tools import screens_after_deal, screens_at_table, screens_in_languages, screens_of_pages

    english = [*screens_at_table.WALKS, *screens_of_pages.OPENING, *screens_after_deal.WALKS]
    return [
        (english, [*EVERYWHERE, *CONTRAST, *ODD]),
        (screens_of_pages.PAGES, EVERYWHERE),
        (screens_in_languages.WALKS, [view for view in EVERYWHERE if view[0] != "tablet"]),
    ]


def _look(chromium: str, only: list[str]) -> int:
    from playwright.sync_api import sync_playwright

    from published.serve import Server
    from tools.screen_visit import SCREENSHOTS, ScreenVisit

    if not only:
        shutil.rmtree(SCREENSHOTS, ignore_errors=True)
    SCREENSHOTS.mkdir(exist_ok=True)
    server = Server(DIST)
    server.start()
    taken = 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for walks, views in _rounds():
                visit = ScreenVisit(browser, server, views, only)
                for walk in walks:
                    visit.go(walk)
                taken += visit.taken
            browser.close()
    finally:
        server.stop()
    print(f"{taken} pictures in {SCREENSHOTS.relative_to(WEB.parent)}")
    return 0


if __name__ == "__main__":
    failure.stop_on_failure(main)

"""Edge pictures: `build/tools/edge_pictures.py --before URL --after URL` draws those of tests/site/edges.

At each address is a built site, an older commit's and today's; both are used alike, with the same cards,
sizes and languages. The machine needs a Nastaliq and a Chinese font.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

# The build's modules, and what the tests know of deals and of words.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base import browsers
from base.chromium import FLAGS
from base.paths import ROOT
from followsuit.links.deals import deal_link
from followsuit.table import Table
from followsuit.units import Cents
from tests.shared.linked_deals import linked_deals
from tests.shared.page import said
from tests.shared.page.tables_seen import begun_table, play_on
from tools.strips import joined

#: Where the pictures lie, and the bytes that one may have.
FOLDER, MOST = ROOT / "tests" / "site" / "edges", 34_500
PATIENCE_MS, SETTLE_MS = 300_000, 700
PHONE, LARGER, DESKTOP = (320, 568), (390, 844), (1280, 800)
#: The size of a screen in the picture.
DRAWN = {PHONE: (256, 454), LARGER: (254, 549), DESKTOP: (538, 336)}
#: The way to a screen, from the address of a site; whether a match has come to what is to be seen.
Way = Callable[[Page, str], None]
IsThere = Callable[[Table], bool]


def _asked(table: Table) -> dict[str, Any]:
    """Return what South sees if it is asked for something, else nothing."""
    south = next(iter(table.players))
    return table.game.view(table.observe(south)) if table.to_act is south else {}


def _bids(table: Table) -> bool:
    return "bid" in _asked(table).get("prompt", {}).values()


def _is_last(table: Table) -> bool:
    """South is the last to play to a trick, and another was won before."""
    view = _asked(table)
    return any(len(won["plays"]) == len(view["trick"]["plays"]) + 1 for won in view.get("tricks", ()))


def _table(
    game: str, seed: str, is_there: IsThere, language: str = "en", letters: str = "100%", **options: object
) -> Way:
    """Return the way to a match that is continued: bots have played for South until it is there."""

    def way(page: Page, url: str) -> None:
        table = begun_table(game, seed, Cents(1000) if game == "rangvaar" else None, **options)
        play_on(table, lambda: is_there(table))
        record = table.record_text().replace("player S beginner", "player S person Ada")
        page.goto(f"{url}?speed=instant&autoplay=no&lang={language}")
        page.evaluate("(size) => document.documentElement.style.setProperty('font-size', size)", letters)
        page.wait_for_function("() => globalThis.followSuit")
        page.evaluate("([record, game]) => followSuit.keepMatch(record, game)", [record, game])
        page.get_by_role("button", name=said.named(language, "opening-continue", whole=False)).click()
        page.locator("[data-root=table] [data-hand]").wait_for()

    return way


def _hint(page: Page, url: str) -> None:
    _table("two_hundred", "21", _bids)(page, url)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("status", name="Hint").get_by_text("More", exact=True).click()


def _past(page: Page, url: str) -> None:
    page.goto(f"{url}#{deal_link(next(linked_deals('tractor', 1)))}")
    page.get_by_role("button", name="One trick on").click()
    page.get_by_text("Hands and more").click()


def _lesson(page: Page, url: str, key: str) -> None:
    page.goto(f"{url}?speed=instant#l.{key}")
    todo = page.locator("[data-root=table]:has(.lesson)").locator("[data-state=up], .declare-options .button")
    todo.first.wait_for()


def _moment(page: Page, url: str) -> None:
    _table("tractor", "1", lambda table: table.needs_deal)(page, url)
    page.get_by_role("button", name="Moments that mattered").click()
    page.get_by_role("dialog").get_by_role("button", name="Look at the table").first.click()
    page.get_by_role("group", name="The moments that mattered").wait_for()


def _home(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_text("Ready", exact=True).wait_for()


SCREENS: tuple[tuple[str, tuple[int, int], Way], ...] = (
    ("01-hint", DESKTOP, _hint),
    ("02-past-deal", PHONE, _past),
    ("03-lesson-on-what-is-owed", PHONE, partial(_lesson, key="tractor-owed")),
    ("04-moment", PHONE, _moment),
    ("05-bid-in-urdu", PHONE, _table("rangvaar", "1", _bids, language="ur")),
    ("06-eight-players", PHONE, _table("tractor", "3", _is_last, preset="standard", seats=8, packs=4)),
    ("07-lesson-on-declaring", LARGER, partial(_lesson, key="tractor-declare")),
    ("08-large-letters", DESKTOP, _table("two_hundred", "2", _bids, letters="200%")),
    ("09-first-screen", DESKTOP, _home),
    ("10-trick-in-french", PHONE, _table("two_hundred", "1", _is_last, language="fr")),
)


def _photograph(browser: Browser, size: tuple[int, int], way: Way, url: str) -> bytes:
    """Go to a screen and return how it looks."""
    window: ViewportSize = {"width": size[0], "height": size[1]}
    with browser.new_page(viewport=window, device_scale_factor=2, reduced_motion="reduce") as page:
        page.set_default_timeout(PATIENCE_MS)
        way(page, url)
        page.wait_for_timeout(SETTLE_MS)
        return page.screenshot()


def main() -> None:
    """Photograph each screen at both addresses, and write the pictures."""
    parser = argparse.ArgumentParser(description="Photograph ten screens before and after.")
    for name in ("--before", "--after"):
        parser.add_argument(name, required=True, metavar="URL", help="the address of a built site")
    parser.add_argument("--only", default="", metavar="WORD", help="only pictures with this in their name")
    wanted = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        for name, size, way in SCREENS:
            if wanted.only in name:
                frames = [_photograph(browser, size, way, url) for url in (wanted.before, wanted.after)]
                picture = FOLDER / f"{name}.webp"
                print(picture.write_bytes(joined(browser.new_page(), frames, DRAWN[size], MOST)), picture)


if __name__ == "__main__":
    main()

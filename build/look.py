"""Look: `python3 build/look.py` photographs every screen in three sizes and two themes, into `web/look/`.

--only WORD   only the screens, sizes and themes whose picture's name has this in it

The pictures are for eyes: nothing is compared. A match of Two Hundred is played through the page by what it
calls things, with the same seed every time, then one of Rangvaar for chips; its pictures begin with its name.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

import environment
import failure
import look_tractor
from paths import BUILD, DIST, WEB

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route

LOOK = WEB / "look"
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
THEMES = ("light", "dark")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]
BOOT_MS = 60_000
SETTLE_MS = 400


def main() -> int:
    """Build, and look at it in the pinned environment."""
    parser = argparse.ArgumentParser(description="Photograph every screen of Follow Suit into web/look/.")
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    parser.add_argument("--inside", metavar="CHROMIUM", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.inside:
        return _look(wanted.inside, wanted.only)
    python = environment.prepare()
    chromium = environment.prepare_chromium()
    built = subprocess.run([python, BUILD / "site.py"], check=False).returncode
    if built != 0:
        return built
    again = [python, BUILD / "look.py", "--inside", chromium, "--only", wanted.only]
    return subprocess.run(again, check=False).returncode


def _look(chromium: str, only: str) -> int:
    from playwright.sync_api import sync_playwright

    from serve import Server

    if not only:
        shutil.rmtree(LOOK, ignore_errors=True)
    LOOK.mkdir(exist_ok=True)
    server = Server(DIST)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for size in SIZES:
                for theme in THEMES:
                    if only in f"{size}-{theme}" or not re.search(r"phone|tablet|desktop|light|dark", only):
                        Visit(browser, server.url, size, theme, only).all()
            browser.close()
    finally:
        server.stop()
    print(f"{len(list(LOOK.glob('*.png')))} pictures in {LOOK.relative_to(WEB.parent)}")
    return 0


class Visit:
    """A person with one screen and one theme, who photographs what they come by."""

    def __init__(self, browser: Browser, url: str, size: str, theme: str, only: str) -> None:
        self._browser, self._url, self._only = browser, url, only
        self._size, self._theme = size, theme
        self._prefix = ""

    def all(self) -> None:
        """Photograph every screen."""
        self._opening()
        self._failure()
        self._match("two_hundred", "What do you bet?", "Bet 80")
        self._prefix = "rangvaar-"
        self._chips()
        self._match("rangvaar", "What do you bid?", "Bid 9")
        self._prefix = "tractor-"
        look_tractor.photograph(self._page, self._shoot)

    @contextmanager
    def _page(self, query: str) -> Iterator[Page]:
        width, height = SIZES[self._size]
        scheme: Literal["dark", "light"] = "dark" if self._theme == "dark" else "light"
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(self._url + query)
        yield page
        context.close()

    def _shoot(self, page: Page, screen: str) -> None:
        name = f"{self._prefix}{screen}-{self._size}-{self._theme}.png"
        if self._only in name:
            page.wait_for_timeout(SETTLE_MS)
            page.screenshot(path=LOOK / name)

    def _opening(self) -> None:
        with self._page("?empty") as page:
            page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
            self._shoot(page, "opening-ready")
            page.get_by_role("button", name="Settings").click()
            self._shoot(page, "settings")
            page.get_by_role("button", name="Show the shortcuts").click()
            self._shoot(page, "shortcuts")
            held: list[Route] = []
            page.route(re.compile(r"\.wasm"), lambda route: held.append(route))
            page.reload()
            self._shoot(page, "opening-loading")
            for route in held:
                route.abort()

    def _failure(self) -> None:
        with self._page("?empty") as page:
            page.route(re.compile(r"/runtime/engine-"), lambda route: route.abort())
            page.reload()
            page.get_by_role("button", name="Try again").wait_for(timeout=BOOT_MS)
            self._shoot(page, "opening-failure")

    def _chips(self) -> None:
        with self._page("?empty") as page:
            page.locator('input[value="rangvaar"]').check(force=True)
            page.get_by_text("a win pays").wait_for(timeout=BOOT_MS)
            self._shoot(page, "opening")
            page.get_by_role("textbox", name="Stake").fill("250")
            page.get_by_text("more than").wait_for()
            self._shoot(page, "opening-refusal")

    def _match(self, game: str, question: str, first_bid: str) -> None:
        with self._page("?seed=7&speed=instant&autoplay=no") as page:
            page.locator(f'input[value="{game}"]').check(force=True)
            page.get_by_role("button", name="Deal", exact=True).click()
            hand = page.get_by_role("group", name="Your hand")
            hand.wait_for(timeout=BOOT_MS)
            asks = {
                "betting": page.get_by_role("group", name=question),
                "naming": page.get_by_role("group", name=re.compile("Name trump")),
                "playing": hand.get_by_role("button", disabled=False),
                "deal-over": page.get_by_role("button", name="Next deal"),
                "match-over": page.get_by_role("button", name="New match"),
            }
            met: set[str] = set()
            for _ in range(500):
                asked = self._asked(page, asks)
                if asked in ("betting", "naming", "deal-over", "match-over") and asked not in met:
                    self._shoot(page, asked)
                if asked == "playing":
                    self._playing(page, hand, met)
                if asked == "match-over":
                    return
                self._answer(asked, asks[asked], page, first_bid if asked not in met else "Pass")
                met.add(asked)
            raise failure.BuildError("The match did not end", "Look at the page by hand: build/play.py")

    def _asked(self, page: Page, asks: dict[str, Locator]) -> str:
        for _ in range(2000):
            for asked, question in asks.items():
                if question.count():
                    return asked
            page.wait_for_timeout(10)
        raise failure.BuildError("The table asks nothing any more", "Look at the page by hand: build/play.py")

    def _playing(self, page: Page, hand: Locator, met: set[str]) -> None:
        refused = hand.get_by_role("button", name=re.compile("cannot be played"))
        later = page.get_by_role("button", name=re.compile("Last trick"))
        if "trick" in met or not refused.count() or not later.count():
            return
        met.add("trick")
        _touch(hand.get_by_role("button", disabled=False).first)
        self._shoot(page, "trick")
        _touch(refused.first)
        self._shoot(page, "refusal")
        later.click()
        self._shoot(page, "tricks")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        self._shoot(page, "menu")
        for theme, screen in (("Contrast", "contrast"), ("Auto", None)):
            page.get_by_role("radio", name=theme).check(force=True)
            page.get_by_role("button", name="Close").click()
            if screen:
                self._shoot(page, screen)
                page.get_by_role("button", name="Menu").click()

    def _answer(self, asked: str, question: Locator, page: Page, bid: str) -> None:
        if asked == "betting":
            wanted = question.get_by_role("button", name=bid)
            (wanted if wanted.count() else question.get_by_role("button").last).click()
        elif asked == "naming":
            question.get_by_role("button").first.click()
        elif asked == "playing":
            name = question.first.get_attribute("aria-label")
            _touch(question.first)
            page.get_by_role("button", name=re.compile("^Play( the|$)")).click()
            page.get_by_role("group", name="Your hand").get_by_role(
                "button", name=re.compile(f"^{name}")
            ).wait_for(state="detached")
            return
        else:
            question.click()
        page.wait_for_timeout(30)


def _touch(card: Locator) -> None:
    """Tap a card on the strip its neighbour leaves free."""
    box = card.bounding_box()
    assert box is not None
    card.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.16}, force=True)


if __name__ == "__main__":
    failure.stop_on_failure(main)

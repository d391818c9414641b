"""Screen visit: one walk through the page that photographs each screen in every size and theme.

Only the style depends on size and theme: at each screen the window is resized and the theme switched, and no
deal is played twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import TimeoutError as PressedInVain
from playwright.sync_api import expect

from base.paths import WEB
from tests.shared.page.person import UNASKED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from published.serve import Server
    from tests.shared.page.person import Person

SCREENSHOTS = WEB / "screenshots"
SIZES = {
    "phone": (360, 740),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
    "small": (320, 568),
    "large": (412, 915),
    "laptop": (1280, 720),
    "sideways": (740, 360),
    "4k": (3840, 2160),
}
#: The size and the theme in which the walk is played.
AT_HOME = ("desktop", "light")
BOOT_MS = 60_000
SETTLE_MS = 150
PRESS_MS = 3_000

#: Colours fade into one another with the light.
AT_REST = "() => Promise.allSettled(document.getAnimations().map(animation => animation.finished))"

#: A size and a theme.
View = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Walk:
    """A way through the page, and the screens it photographs."""

    go: Callable[[ScreenVisit], None]
    screens: tuple[str, ...]


class ScreenVisit:
    """A walk's page, with the sizes and themes to photograph."""

    def __init__(self, browser: Browser, server: Server, views: list[View], only: list[str]) -> None:
        self.server, self.taken = server, 0
        self._browser, self._views, self._only = browser, views, only

    def go(self, walk: Walk) -> None:
        """Take a way, if any of its pictures is wanted."""
        if any(self._wanted(screen) for screen in walk.screens):
            walk.go(self)

    @contextmanager
    def page(self, address: str) -> Iterator[Page]:
        """Open a page of the site; it goes when one has done."""
        context = self._browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        # The coach's question would stop a walk that plays what may be played.
        page.add_init_script(UNASKED % "{}")
        _see(page, AT_HOME)
        page.goto(self.server.url + address)
        yield page
        context.close()

    def shoot(self, page: Page, screen: str, before: Callable[[], None] | None = None) -> None:
        """Photograph the current screen in every wanted size and theme; `before` runs before each picture."""
        for view in self._wanted(screen):
            _see(page, view)
            page.wait_for_timeout(SETTLE_MS)
            if before:
                before()
            page.evaluate(AT_REST)
            page.screenshot(path=SCREENSHOTS / _name(screen, view))
            self.taken += 1
        _see(page, AT_HOME)

    def _wanted(self, screen: str) -> list[View]:
        return [view for view in self._views if all(word in _name(screen, view) for word in self._only)]


def _see(page: Page, view: View) -> None:
    """Set the size and the theme: the system's colour scheme, or the chosen high contrast."""
    size, theme = view
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    scheme: Literal["dark", "light"] = "dark" if theme == "dark" else "light"
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(
        "theme => { document.documentElement.dataset.theme = theme; }",
        "contrast" if theme == "contrast" else "system",
    )


def _name(screen: str, view: View) -> str:
    size, theme = view
    return f"{screen}-{size}-{theme}.png"


def choose(page: Page, game: str, rules: str = "") -> None:
    """Choose a game on the opening, and its rules."""
    page.get_by_role("button", name=f"Options {game}").click()
    if rules:
        page.get_by_role("radio", name=rules, exact=True).check(force=True)


def sit_down(page: Page) -> Locator:
    """Have the first deal dealt; return the hand."""
    page.get_by_role("button", name="Deal", exact=True).click()
    hand = page.get_by_role("group", name="Your hand")
    hand.wait_for(timeout=BOOT_MS)
    return hand


def play_on(person: Person, hand: Locator, play: Locator, end: Locator, complete: Callable[[], None]) -> None:
    """Play a deal of Tractor to its end; photograph the first time a card is selected to complete a trick."""
    is_looked_at = False
    for _ in range(3000):
        if end.count():
            return
        if play.count():
            if not is_looked_at and person.page.locator(".played").count() == 3:
                is_looked_at = True
                complete()
                continue  # what was taken up may have been put back meanwhile
            # The button stays, and may name the next play at once, or go when it is another's turn.
            held = hand.get_by_role("button").count()
            try:
                play.click(timeout=PRESS_MS)
            except PressedInVain:
                continue
            expect(hand.get_by_role("button")).not_to_have_count(held)
        elif (free := hand.get_by_role("button", disabled=False)).count():
            person.touch(free.last)
        person.page.wait_for_timeout(60)
    raise AssertionError("the deal never came to its end")

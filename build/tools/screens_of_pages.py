"""Screens of pages other than the table: home, settings, help, the rules, tables in other sites."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from base.failure import BuildError
from tests.shared.page.person import from_more, newcomer, open_folds
from tools.screen_visit import BOOT_MS, ScreenVisit, Walk

if TYPE_CHECKING:
    from playwright.sync_api import Frame, Page, Route


def _ready(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "home-ready")
        choices = page.get_by_role("dialog", name="Options")
        page.get_by_role("button", name="Options Tractor").click()
        choices.get_by_text("People and levels, seat by seat").click()
        visit.shoot(page, "home-options")
        choices.get_by_role("button", name="Close").click()
        from_more(page, "Settings").click()
        visit.shoot(page, "settings")
        open_folds(page)
        page.get_by_role("button", name="Show the shortcuts").click()
        visit.shoot(page, "shortcuts")
        page.get_by_role("button", name="Close").click()
        newcomer(page, "Tractor").click()
        page.get_by_role("dialog").locator(".lessons-path").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "lessons")
        page.get_by_role("link", name="Or read it in two minutes").click()
        page.get_by_role("dialog").get_by_role("heading", level=1).wait_for()
        visit.shoot(page, "help")


def _loading(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        held: list[Route] = []
        page.route(re.compile(r"\.wasm"), lambda route: held.append(route))
        page.reload()
        visit.shoot(page, "home-loading")
        for route in held:
            route.abort()


def _failure(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        page.route(re.compile(r"\.whl$"), lambda route: route.abort())
        page.reload()
        page.get_by_role("button", name="Try again").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "home-failure")


def _chips(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        page.get_by_role("button", name="Options Rangvaar").click()
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "rangvaar-home")
        page.get_by_role("textbox", name="Stake").fill("0")
        page.get_by_role("button", name="Deal", exact=True).click()
        page.get_by_text("at least").wait_for()
        visit.shoot(page, "rangvaar-home-refusal")


def _rules(visit: ScreenVisit) -> None:
    with visit.page("rules/tractor/") as page:
        visit.shoot(page, "rules")
        visit.shoot(page, "rules-middle", page.locator("#T26").scroll_into_view_if_needed)


def _builder(visit: ScreenVisit) -> None:
    with visit.page("builder/") as page:
        visit.shoot(page, "builder")
        page.get_by_role("heading", name="Preview").scroll_into_view_if_needed()
        table = _table(page)
        table.get_by_role("button", name=re.compile("^Deal ")).first.wait_for(timeout=BOOT_MS)
        visit.shoot(page, "builder-preview", lambda: _bottom(page))


def _embedded(visit: ScreenVisit) -> None:
    with visit.page("embed/?game=tractor") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "embedded-poster")
    with visit.page("embed/?game=two_hundred&seed=7&speed=instant&autostart=yes") as page:
        page.get_by_role("group", name="Your hand").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "embedded")
    with visit.page("embed/") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "embedded-home")


def _table(page: Page) -> Frame:
    """The table in the page: it stands in a closed shadow, where no locator looks."""
    for _ in range(300):
        for frame in page.frames:
            if "/embed/" in frame.url:
                return frame
        page.wait_for_timeout(100)
    raise BuildError("The preview does not come", "Look at the page by hand: build/play.py")


def _bottom(page: Page) -> None:
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


OPENING = [
    Walk(_ready, ("home-ready", "home-options", "settings", "shortcuts", "lessons", "help")),
    Walk(_loading, ("home-loading",)),
    Walk(_failure, ("home-failure",)),
    Walk(_chips, ("rangvaar-home", "rangvaar-home-refusal")),
]
PAGES = [
    Walk(_rules, ("rules", "rules-middle")),
    Walk(_builder, ("builder", "builder-preview")),
    Walk(_embedded, ("embedded-poster", "embedded", "embedded-home")),
]

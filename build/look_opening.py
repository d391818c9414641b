"""Look at the opening: ready, on its way, failed; settings, shortcuts and help; chips and a stake."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from look_visit import BOOT_MS, Visit, Walk

if TYPE_CHECKING:
    from playwright.sync_api import Route


def _ready(visit: Visit) -> None:
    with visit.page("?empty") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "opening-ready")
        page.get_by_text("A level for each seat").click()
        visit.shoot(page, "opening-levels")
        page.get_by_role("button", name="Settings").click()
        visit.shoot(page, "settings")
        page.get_by_role("button", name="Show the shortcuts").click()
        visit.shoot(page, "shortcuts")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("link", name="Rules of the game").click()
        page.get_by_role("dialog").get_by_role("heading", level=1).wait_for()
        visit.shoot(page, "help")


def _loading(visit: Visit) -> None:
    with visit.page("?empty") as page:
        held: list[Route] = []
        page.route(re.compile(r"\.wasm"), lambda route: held.append(route))
        page.reload()
        visit.shoot(page, "opening-loading")
        for route in held:
            route.abort()


def _failure(visit: Visit) -> None:
    with visit.page("?empty") as page:
        page.route(re.compile(r"/runtime/engine-"), lambda route: route.abort())
        page.reload()
        page.get_by_role("button", name="Try again").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "opening-failure")


def _chips(visit: Visit) -> None:
    with visit.page("?empty") as page:
        page.locator('input[value="rangvaar"]').check(force=True)
        page.get_by_text("a win pays").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "rangvaar-opening")
        page.get_by_role("textbox", name="Stake").fill("250")
        page.get_by_text("more than").wait_for()
        visit.shoot(page, "rangvaar-opening-refusal")


WALKS = [
    Walk(_ready, ("opening-ready", "opening-levels", "settings", "shortcuts", "help")),
    Walk(_loading, ("opening-loading",)),
    Walk(_failure, ("opening-failure",)),
    Walk(_chips, ("rangvaar-opening", "rangvaar-opening-refusal")),
]

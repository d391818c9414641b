"""Look at the pages beside the table: the rules to read, the lines for another site, a table inside one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from failure import BuildError
from look_visit import BOOT_MS, Visit, Walk

if TYPE_CHECKING:
    from playwright.sync_api import Frame, Page


def _rules(visit: Visit) -> None:
    with visit.page("rules/tractor/") as page:
        visit.shoot(page, "rules")
        visit.shoot(page, "rules-middle", page.locator("#T26").scroll_into_view_if_needed)


def _builder(visit: Visit) -> None:
    with visit.page("builder/") as page:
        visit.shoot(page, "builder")
        page.get_by_role("heading", name="Preview").scroll_into_view_if_needed()
        table = _table(page)
        table.get_by_role("group", name="Your hand").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "builder-preview", lambda: _bottom(page))


def _embedded(visit: Visit) -> None:
    with visit.page("embed/?game=two_hundred&seed=7&speed=instant") as page:
        page.get_by_role("group", name="Your hand").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "embedded")
    with visit.page("embed/") as page:
        page.get_by_text("Ready", exact=True).wait_for(timeout=BOOT_MS)
        visit.shoot(page, "embedded-opening")


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


WALKS = [
    Walk(_rules, ("rules", "rules-middle")),
    Walk(_builder, ("builder", "builder-preview")),
    Walk(_embedded, ("embedded", "embedded-opening")),
]

"""What axe-core finds on the pages for other sites, in both themes: nothing."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serve import Server

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY_MS = 90_000
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], iframes: false });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
}"""


def problems(page: Page) -> list[Any]:
    """What axe finds on the page as it is now."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize(("theme", "width"), [("light", 360), ("dark", 1440)])
@pytest.mark.parametrize("path", ["builder/", "embed/?game=poker&rules=none", "embed/?game=tractor"])
def test_the_pages_for_other_sites_are_clean(
    page: Page, site: Server, path: str, theme: Any, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(site.url + path)
    expect(page.locator("html")).not_to_have_attribute("data-words", "awaited")
    if "poker" in path:
        expect(page.get_by_role("status").filter(has_text="poker")).to_be_visible(timeout=READY_MS)
    assert problems(page) == []

"""axe-core finds nothing on the pages for other sites and on the rules pages, in both themes."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.axe_checker import AXE
from tests.shared.page.drawn import DRAWN
from tests.shared.patience import LONG_MS

languages = pytest.mark.long("languages and themes")
another = pytest.mark.full("one more page for axe")
#: What is written from right to left; from left to right it is as in English.
WRITTEN_OTHERWISE = [language for language in page_texts.OTHERS if page_texts.direction(language) == "rtl"]
PATHS = [
    pytest.param("builder/", marks=another),
    pytest.param("fairness/", marks=another),
    pytest.param("embed/?game=poker&rules=none", marks=another),
    "embed/?game=tractor",
    *(
        pytest.param(f"embed/?game=rangvaar&lang={language}&theme=contrast", marks=languages)
        for language in WRITTEN_OTHERWISE
    ),
    "rules/tractor/",
    *(pytest.param(f"rules/two_hundred/{language}/", marks=languages) for language in WRITTEN_OTHERWISE),
]
LOOKS: list[tuple[Literal["light", "dark"], int]] = [("light", 360), ("dark", 1440)]
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], iframes: false });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
}"""


def problems(page: Page) -> list[Any]:
    """What axe finds on the page as it is now."""
    page.evaluate(AXE.read_text())
    found: list[Any] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("path", PATHS)
def test_the_pages_for_other_sites_are_clean(page: Page, site: Server, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(site.url + path)
    expect(page.locator("html")).not_to_have_attribute("data-words", "awaited")
    if "poker" in path:
        expect(page.get_by_role("status").filter(has_text="poker")).to_be_visible(timeout=LONG_MS)
    for theme, width in LOOKS:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate(DRAWN)
        assert problems(page) == [], (theme, width)

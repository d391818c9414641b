"""Firefox with a least size of letters and without the page's fonts: no word of the score is broken inside, none runs into another."""

from pathlib import Path

import pytest

from base import browsers
from published.serve import Server
from tests.shared.page.broken_words import BROKEN_WORDS
from tests.shared.page.drivers import Firefox, wait

pytestmark = pytest.mark.long("Firefox")

GAMES = ("tractor", "two_hundred", "rangvaar", "court_piece")
SCREENS = [(390, 844), (1280, 800), (1366, 768)]
READY = "return performance.getEntriesByName('followsuit:answered').length > 0"
#: The ledger is there, and drawn.
DEALT = """
document.querySelector("[data-part=deal]")?.click();
return document.querySelector(".ledger")?.checkVisibility() ?? false;
"""
DRAWN = (
    "return new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(innerWidth))))"
)
IS_TOO_WIDE = "return document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("size", [20, pytest.param(24, marks=pytest.mark.full("20 is the size reported"))])
def test_no_word_of_the_score_is_broken_in_firefox_without_the_pages_fonts(
    tmp_path: Path, port: Server, size: int
) -> None:
    if remedy := browsers.browser_remedy("Firefox"):
        pytest.skip(remedy)
    preferences: dict[str, int | bool] = {
        "font.minimum-size.x-western": size,
        "browser.display.use_document_fonts": 0,
        "dom.disable_open_during_load": False,
    }
    browser = Firefox(tmp_path / "profile", preferences=preferences)
    found: dict[tuple[str, int], list[str]] = {}
    try:
        browser.open(port.url + "404.html")
        browser.open_popup(port.url + "404.html")
        for game in GAMES:
            browser.open(f"{port.url}?nosw&lang=en&game={game}&speed=instant&seed=7")
            wait(browser, READY)
            wait(browser, DEALT)
            for width, height in SCREENS:
                browser.resize(width, height)
                assert browser.run(DRAWN) == width
                if wrong := browser.run(f"return ({BROKEN_WORDS})()"):
                    found[game, width] = wrong
                if browser.run(IS_TOO_WIDE):
                    found.setdefault((game, width), []).append("the page is too wide")
    finally:
        browser.close()
    assert found == {}

"""Beside a plain deal, in each language: no English is left, and in other scripts axe finds nothing.

The deal of the day, lessons, puzzles, a deal of a link and its analysis, the coach, people who share the device, and
six at the text table.
"""

import pytest
import said
from axe_checker import Checker
from beside import beside
from playwright.sync_api import Page, expect
from reader import Reader

#: Who plays in the deal of a link.
NAMES = {"Ada"}

pytestmark = pytest.mark.long("languages")


@pytest.mark.parametrize("language", said.OTHERS)
def test_no_screen_beside_a_deal_has_english_left_or_anything_for_axe(
    person, page: Page, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    reader, checker = Reader(person, language), Checker(page)
    english: dict[str, list[str]] = {}
    for screen in beside(reader):
        expect(page.locator("html")).to_have_attribute("lang", language)
        english[screen] = sorted({*reader.english()} - NAMES)
        if not said.is_latin(language):
            checker.look(screen)
    assert not {screen: words for screen, words in english.items() if words}

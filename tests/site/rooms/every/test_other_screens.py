"""Beside a plain deal, in each language: no English is left. From right to left axe finds nothing, and lines of
Nastaliq are as far apart as it needs; what axe finds in the other scripts is in test_axe_languages.py.

The deal of the day, lessons, puzzles, a deal of a link and its analysis, the coach, a failed throw, people who share the
device, and six at the text table.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page import page_texts
from tests.shared.page.axe_checker import Checker
from tests.shared.page.other_screens import other_screens
from tests.shared.page.reader import Reader

#: Who plays in the deal of a link.
NAMES = {"Ada"}

#: Lines too close for letters that slope and stand high: words in one line, and words in several.
TIGHT = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!/\p{Script=Arabic}/u.test(node.data) || owner.closest(".unseen, option, svg") || !owner.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const { lineHeight, fontSize } = getComputedStyle(owner);
    const high = parseFloat(lineHeight) / parseFloat(fontSize);
    if (high < (lines > 1 ? 1.59 : 1.29)) found.add(`${owner.className || owner.tagName}, ${high.toFixed(2)}: ${node.data.trim().slice(0, 40)}`);
  }
  return [...found];
}"""

pytestmark = pytest.mark.long("languages")


# English is told from another language of Latin letters by its words, from the other scripts by its letters.
@pytest.mark.parametrize(
    "language", [pytest.param("fr", marks=pytest.mark.full("left to right, in Latin letters")), "ur"]
)
def test_no_screen_beside_a_deal_has_english_left_or_anything_for_axe(
    person, page: Page, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    reader, checker = Reader(person, language), Checker(page)
    english: dict[str, list[str]] = {}
    tight: dict[str, list[str]] = {}
    for screen in other_screens(reader):
        expect(page.locator("html")).to_have_attribute("lang", language)
        english[screen] = sorted({*reader.english()} - NAMES)
        if page_texts.direction(language) == "rtl":
            tight[screen] = page.evaluate(TIGHT)
            checker.look(screen)
    for found in (english, tight):
        assert not {screen: words for screen, words in found.items() if words}

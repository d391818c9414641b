"""Mirroring: where one reads from right to left the words are mirrored, and the table is not."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.lesson_texts import lessons_of
from tests.shared.page import page_texts
from tests.shared.patience import USUAL_MS

MIRRORED = [language for language in page_texts.LANGUAGES if page_texts.direction(language) == "rtl"]

pytestmark = pytest.mark.long("languages")

#: Where what does not follow the letters lies: seats, the cards of the hand and of the trick, what is printed on a card.
LIES = """() => {
  const at = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2].map(Math.round); };
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => [name(one), ...at(one)]);
  return {
    seats: all(".seat[data-place]", (one) => one.dataset.place),
    hand: all("[data-hand] [data-card]", (one) => one.dataset.card),
    faces: all("[data-hand] [data-card] .face", (one) => one.dataset.suit),
  };
}"""
#: Whether what stands in an element is in one line, and its first character left of the last one.
IN_ORDER = """(one) => {
  const rects = (from, to) => { const range = document.createRange(); range.setStart(...from); range.setEnd(...to); return range.getBoundingClientRect(); };
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (/[0-9]/.test(node.data)) texts.push(node);
  const [first, last] = [texts[0], texts.at(-1)];
  const end = last.data.search(/[0-9][^0-9]*$/u);
  const [head, tail] = [rects([first, 0], [first, 1]), rects([last, end], [last, end + 1])];
  return head.right <= tail.left && Math.min(head.bottom, tail.bottom) > Math.max(head.top, tail.top);
}"""
FOCUSED = "() => document.activeElement.getBoundingClientRect().left"


@pytest.mark.parametrize(("game", "size"), [("two_hundred", (360, 740)), ("tractor", (1280, 800))])
def test_the_table_lies_the_same_way_in_every_language(
    page: Page, site: Server, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: dict[str, Any] = {}
    for language in ("en", *MIRRORED):
        page.goto(f"{site.url}?lang={language}&seed=28&speed=instant&autoplay=no")
        page.locator(f"[data-begin={game}]").click()
        hand = page.get_by_role("group", name=page_texts.named(language, "hand"))
        expect(hand.locator("[data-state=up]").or_(page.locator("[data-prompt]")).first).to_be_visible(
            timeout=USUAL_MS
        )
        found[language] = page.evaluate(LIES)
        hand.get_by_role("button").first.focus()
        page.keyboard.press("Home")
        first = page.evaluate(FOCUSED)
        page.keyboard.press("ArrowRight")
        assert page.evaluate(FOCUSED) > first, "the right arrow goes to the card at the right"
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(FOCUSED) == first
        menu = page.get_by_role("button", name=page_texts.named(language, "menu")).bounding_box()
        assert menu
        found[language]["menu"] = menu["x"] < size[0] / 2
        ledger = page.locator(".ledger").bounding_box()
        assert ledger
        assert ledger["x"] >= 0
        assert ledger["x"] + ledger["width"] <= size[0] + 0.5, "the ledger is on the screen"
    english = found.pop("en")
    for language, lies in found.items():
        assert [one[0] for one in lies["seats"]] == [one[0] for one in english["seats"]]
        for part in ("seats", "hand", "faces"):
            for ours, theirs in zip(english[part], lies[part], strict=True):
                assert ours[0] == theirs[0]
                assert abs(ours[1] - theirs[1]) <= size[0] * 0.1, (language, part, ours, theirs)
        assert lies["menu"] is not english["menu"], "what is around the table is mirrored"


def test_figures_and_lines_to_copy_read_from_left_to_right(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for language in MIRRORED:
        page.goto(f"{site.url}builder/?lang={language}")
        expect(page.locator("textarea")).to_have_css("direction", "ltr")
        page.goto(f"{site.url}fairness/?lang={language}")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        assert page.locator(".fair-table bdi").first.evaluate(IN_ORDER), "the sign stands before its figure"
        # The attackers have 120 points of 80: more than the patch is wide at first.
        page.goto(f"{site.url}?lang={language}&speed=instant#l.{lessons_of('tractor')[5].key}")
        points = page.locator("[data-tile=attackers] .tile-value")
        expect(points).to_contain_text("120")
        assert points.evaluate(IN_ORDER), "the points stand in one line"

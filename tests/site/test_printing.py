"""Printing: the rules and a score sheet, as the browser's own command prints them: black on white, whole, and no buttons."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.score_sheet import sheet_link
from published.serve import Server
from tests.shared.sheet_matches import kept_matches

#: What is left of A4 within its margins, in CSS pixels.
PAPER = {"width": 680, "height": 1009}
#: What stands on the paper: its buttons and links, its colours, and how far it reaches.
SHOWN = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const root = getComputedStyle(document.documentElement);
  return {
    text: document.body.innerText,
    pressed: seen("button:not(.score-sheet-deal), nav a, summary, input:not(:checked)").map((one) => one.textContent.trim()),
    colours: [...new Set(seen("p, li, td, th, h2, h3, strong").map((one) => getComputedStyle(one).color))],
    ground: seen("body, .panel, article").map((one) => getComputedStyle(one).backgroundColor),
    direction: root.direction,
    width: document.documentElement.scrollWidth,
  };
}"""
BLACK_OR_NEARLY = {"rgb(0, 0, 0)", "rgb(51, 51, 51)"}
WHITE_OR_NONE = {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
#: What is not parted by the end of a page, and what is hidden of the rules.
WHOLE = """() => [...document.querySelectorAll(".rules-table, .in-rules, tr, #examples ~ p, .small-card")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).breakInside !== "avoid").length"""
HIDDEN = """() => [...document.querySelectorAll(".rules h2, .rules h3, .rules-clause, .rules-table")]
  .filter((one) => !one.closest(".rules-index") && one.id !== "index" && !one.checkVisibility()).length"""
JOKERS = """() => ["S", "H"].map((suit) =>
  getComputedStyle(document.querySelector(`.small-card[data-joker][data-suit="${suit}"] path`)).fill)"""


def pages_of(page: Page, **options: object) -> int:
    """How many pages the browser makes of what is shown."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True, **options)))  # type: ignore[arg-type]


def check_paper(page: Page) -> str:
    """Look at what would be printed; return its text."""
    page.set_viewport_size(PAPER)  # type: ignore[arg-type]
    page.emulate_media(media="print")
    shown = page.evaluate(SHOWN)
    assert shown["pressed"] == []
    assert set(shown["colours"]) <= BLACK_OR_NEARLY
    assert set(shown["ground"]) <= WHITE_OR_NONE
    assert shown["width"] <= PAPER["width"] + 1, "a pixel is rounding"
    assert shown["direction"] == page.locator("html").get_attribute("dir")
    return str(shown["text"])


@pytest.mark.parametrize(
    ("path", "theme", "chosen"),
    [("rules/tractor/", "dark", "Usual game"), ("rules/tractor/ur/", "contrast", "عام کھیل")],
)
def test_all_rules_are_printed_with_the_name_of_the_rules_they_are_of(
    page: Page, site: Server, path: str, theme: str, chosen: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site.url}{path}")
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    text = check_paper(page)
    assert chosen in text.splitlines()
    assert page.evaluate(HIDDEN) == page.evaluate(WHOLE) == 0
    small, big = page.evaluate(JOKERS)
    assert small == "none" != big, "a copy in black tells the jokers apart"
    assert pages_of(page, format="A4") > 5


def test_a_score_sheet_is_printed_to_its_last_deal_wherever_it_is_open(page: Page, site: Server) -> None:
    sheet = next(kept_matches("tractor", "standard", 1)).sheet
    deals = len(sheet.entries)
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; };")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site.url}#{sheet_link(sheet)}")
    panel = page.get_by_role("dialog")
    expect(panel.locator(".score-sheet-deals > li")).to_have_count(deals)
    # The score as it is read across the table.
    text = check_paper(page)
    assert [int(found) for found in re.findall(r"(?m)^(\d+)\n", text)][-1] == 1
    assert pages_of(page, format="A5", landscape=True) > 1, "nothing of it is cut off"
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 360, "height": 740})
    panel.get_by_role("button", name="Share, print…").click()
    panel.get_by_role("button", name="Print", exact=True).click()
    assert page.evaluate("window.printed") == 1
    # The table of all deals, with the names above each page.
    text = check_paper(page)
    assert [int(number) for number in re.findall(r"(?m)^(\d+)\t", text)] == list(range(1, deals + 1))
    assert pages_of(page, format="A5", landscape=True) > 1

"""Sheets on paper: chosen in the page and printed from a frame that nobody sees."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.scorer import Scorer

#: In place of the browser's own window: what a frame would print, with its size and whether it has its style.
PRINTS = """
window.print = () => {
  const [first] = document.querySelectorAll("section.page");
  window.top.printed = {
    isFrame: window !== window.top,
    text: document.body.innerText,
    pages: document.querySelectorAll("section.page").length,
    language: document.documentElement.lang,
    direction: getComputedStyle(document.body).direction,
    width: Math.round(parseFloat(getComputedStyle(first).inlineSize) * 25.4 / 96),
    colours: [getComputedStyle(document.documentElement).color, getComputedStyle(document.documentElement).backgroundColor],
  };
  window.dispatchEvent(new Event("afterprint"));
};
"""


def printed(page: Page) -> dict[str, Any]:
    """Press *Print*, and return what came to be printed."""
    page.evaluate("delete window.printed")
    expect(page.get_by_role("dialog").get_by_role("status").last).to_contain_text("page")
    page.get_by_role("dialog").get_by_role("button", name="Print", exact=True).click()
    found: dict[str, Any] = page.wait_for_function("window.printed").json_value()
    assert found["isFrame"], "the page itself is not printed"
    # Ink on paper, whatever the page looks like.
    assert found["colours"] == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    return found


def test_rules_lessons_and_a_kept_sheet_are_printed_from_where_they_are_read(
    page: Page, site: Server
) -> None:
    page.add_init_script(PRINTS)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site.url}rules/two_hundred/")
    page.get_by_role("link", name="Print…").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_label("Sheet")).to_have_value("rules")
    panel.get_by_label("Paper").select_option("letter")
    card = printed(page)
    assert card["pages"] == 1 and card["width"] == 198 and "Two Hundred" in card["text"]
    Checker(page).look("a sheet to be printed")
    panel.get_by_label("Sheet").select_option("exercises")
    panel.get_by_label("Exercises from").select_option("lessons")
    expect(panel.get_by_label("Which")).to_have_value("0")
    assert "Exercise 8" in printed(page)["text"]
    expect(page.locator(".paper-frame")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()

    page.goto(site.url)
    scorer = Scorer(page, touches=True)
    scorer.begin("Two Hundred")
    scorer.enter("Ama", "65", "70")
    scorer.press("Share, print…")
    scorer.press("Print…")
    expect(panel.get_by_label("Sheet")).to_have_value("scores")
    sheet = printed(page)
    assert re.search(r"1\s+Ama\s+65\s+70\s+\+70\s+\+30\s+70\s+30", sheet["text"])
    panel.get_by_label("With what was entered").uncheck()
    assert "Ama" not in printed(page)["text"]
    panel.get_by_role("button", name="Close").click()
    expect(panel.locator(".sheet-paper")).to_be_visible()

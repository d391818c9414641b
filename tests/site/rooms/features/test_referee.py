"""The referee's page: a question is tapped or typed, ruled on with its clause, and travels in a link."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.documents import document_link, read_document, value_of
from followsuit.documents.question import write_question
from published.serve import Server
from tests.shared.page.person import from_more

#: How large the cards are that can be tapped in the pack.
SIZES = """[...document.querySelectorAll(".referee-pack button")].map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => [Math.round(width), Math.round(height)])"""

QUESTION = {
    "game": "tractor",
    "rules": "reference",
    "ask": "follow",
    "trump": {"rank": "2", "suit": "S"},
    "lead": "5D 5D",
    "hand": "6D 6D AH",
    "play": "6D AH",
}


def test_an_argument_is_settled_by_tapping_and_typing_and_goes_into_a_chat(page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.url)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    panel = page.get_by_role("dialog")
    from_more(page, "Ask the referee").click()
    panel.get_by_label(re.compile("^Game")).select_option(label="Two Hundred")
    panel.get_by_role("radio", name="Clubs").check()
    # Each card of the pack is as large as a finger, on the smallest phone too.
    for width in (320, 360, 640, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        sizes = page.evaluate(SIZES)
        assert min(map(min, sizes)) >= 44, width
    panel.get_by_role("group", name="The pack").get_by_role("button", name="ace of hearts").click()
    panel.get_by_role("textbox", name="The hand").fill("as kh, 6h")
    ruling = panel.locator(".referee-ruling")
    expect(ruling).to_contain_text("Any of these may be played")
    expect(ruling).to_contain_text("Follow the suit led if you can")
    panel.get_by_role("textbox", name="The hand").fill("as kh zz")
    expect(ruling).to_contain_text("That is not a card.")
    panel.get_by_label("Question").select_option(label="Who wins the trick?")
    for card in ("ace of hearts", "king of hearts", "5 of clubs", "10 of hearts"):
        panel.get_by_role("group", name="The pack").get_by_role("button", name=card, exact=True).click()
    expect(ruling).to_contain_text("North wins the trick.")
    panel.get_by_role("button", name="Copy a link to this question").click()
    expect(panel).to_contain_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert value_of(read_document(link))["plays"] == [["S", "AH"], ["W", "KH"], ["N", "5C"], ["E", "TH"]]
    page.goto("about:blank")
    page.goto(link)
    expect(ruling).to_contain_text("North wins the trick.")
    page.keyboard.press("Escape")
    assert "#" not in page.url


@pytest.mark.long("the other games, and a frame that shares its code with the page")
def test_a_refusal_says_why_and_what_the_clause_says(page: Page, site: Server) -> None:
    for address in (site.url, f"{site.url}embed/?view=referee"):
        page.goto("about:blank")
        page.goto(f"{address}#{document_link(write_question(QUESTION))}")
        ruling = page.get_by_role("dialog").locator(".referee-ruling")
        expect(ruling).to_contain_text("No, that is not allowed.")
        expect(ruling).to_contain_text("T24")
        expect(ruling).to_contain_text("Play as many cards as were led.")
    scored = {"game": "rangvaar", "rules": "reference", "ask": "score", "declarer": "S", "contract": 8}
    page.goto("about:blank")
    page.goto(f"{site.url}#{document_link(write_question({**scored, 'tricks': {'NS': 6, 'EW': 7}}))}")
    ruling = page.get_by_role("dialog").locator(".referee-ruling")
    expect(ruling).to_contain_text("The contract fails.")
    expect(ruling).to_contain_text("R8")

"""Making a deal: cards are laid by keyboard or by touch, the rest is dealt, and the deal is played or sent."""

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import Opening, read_record
from published.serve import Server
from tests.shared.page.person import from_more

SIZES = "all => all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])"


def opened(page: Page, site: Server, game: str) -> None:
    page.goto(site.url)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    from_more(page, "Make a deal").click()
    panel = page.get_by_role("dialog")
    panel.locator("select").first.select_option(label=game)
    expect(panel.get_by_role("button", name="South", exact=False).first).to_be_visible()


@pytest.mark.long("a panel that is opened and played by in the short gate")
def test_a_deal_is_laid_by_keyboard_and_its_link_carries_it(page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, site, "Rangvaar")
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="South: First 5, 0 of 5").press("Enter")
    page.keyboard.type("askSQSJSTS")
    expect(panel.get_by_role("button", name="South: First 5, 5 of 5")).to_be_visible()
    # The next place takes over, and arrows go through the pack.
    page.keyboard.type("2H")
    expect(panel.get_by_role("button", name="South: Then 8, 1 of 8")).to_be_visible()
    ace = panel.get_by_role("button", name="ace of hearts, 1 left")
    ace.focus()
    page.keyboard.press("ArrowRight")
    expect(panel.get_by_role("button", name="king of hearts, 1 left")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("button", name="South: Then 8, 2 of 8")).to_be_visible()
    panel.get_by_role("button", name="Deal the rest").press("Enter")
    expect(panel.get_by_text("All cards are placed.")).to_be_visible()
    panel.get_by_role("button", name="Copy the link").press("Enter")
    expect(panel.get_by_text("Copied.")).to_be_visible()
    record = read_record(page.evaluate("navigator.clipboard.readText()"))
    opening = Opening(record.deals[0].opening)
    assert opening.fields["hand S"] == "AS KS QS JS TS"
    assert {"2H", "KH"} <= {card.text for card in opening.cards_of("S")}
    # A text with an error names its place, and nothing laid is lost.
    field = panel.get_by_role("textbox", name="As text")
    field.fill("hand S AS KS\nhand W AH ZS")
    panel.get_by_role("button", name="Take these hands").click()
    expect(panel.get_by_role("alert").filter(has_text="Line 2, character 11")).to_be_visible()
    expect(panel.get_by_text("All cards are placed.")).to_be_visible()


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 320, "height": 640})
def test_a_deal_is_laid_by_touch_and_played(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, site, "Two Hundred")
    panel = page.get_by_role("dialog")
    # The pack is as large as thumbs are, and a hand is in sight beneath it.
    sizes = panel.locator(".deal-editor-card").evaluate_all(SIZES)
    assert len(sizes) == 40
    assert all(width > 60 and height >= 44 for width, height in sizes)
    expect(panel.get_by_role("button", name="South, 0 of 10")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 320, "height": 640})
    panel.get_by_role("button", name="ace of spades, 1 left").tap()
    panel.get_by_role("button", name="North, 0 of 10").tap()
    expect(panel.get_by_role("button", name="North, 1 of 10")).to_be_visible()
    panel.get_by_role("button", name="South, 0 of 10").tap()
    panel.get_by_role("button", name="king of hearts, 1 left").tap()
    expect(panel.get_by_role("button", name="South, 1 of 10")).to_be_visible()
    panel.get_by_role("button", name="Deal the rest").tap()
    panel.get_by_role("button", name="Play it").tap()
    expect(page.locator('[data-root="table"] [data-card="KH"]').first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)

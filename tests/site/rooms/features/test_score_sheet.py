"""The score keeper: a match with real cards, entered deal by deal."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import from_more, open_more
from tests.shared.page.scorer import Scorer
from tests.shared.patience import USUAL_MS

#: One deal of each game, entered again until somebody has won; what is asked in the first deal only; the most taps.
DEALS = {
    "Two Hundred": (["Ama", "100", "100"], [], 5),
    "Tractor": (["Hearts", "0", "No"], ["Ama"], 8),
    "Rangvaar": (["Ama", "8", "8"], [], 5),
    "Court Piece": (["Hearts", "Ama and Chi", "0"], [], 5),
}


def again(scorer: Scorer) -> None:
    """The same deal once more, which is asked about."""
    if scorer.panel.get_by_text("You entered the same deal a moment ago").count():
        scorer.press("Yes, another deal")


def keep_a_match(scorer: Scorer, game: str) -> int:
    """Enter a deal again and again, until the match is over; return the most taps of one."""
    answers, first, _ = DEALS[game]
    most = 0
    for number in range(60):
        if scorer.is_over:
            return most
        scorer.taps = 0
        scorer.press("Enter the deal")
        for answer in [*(first if number == 0 else []), *answers]:
            scorer.answer(answer)
        most = max(most, scorer.taps)
        deals = scorer.panel.locator(".score-sheet-deal")
        twice = scorer.panel.get_by_text("You entered the same deal a moment ago")
        expect(twice.or_(deals.nth(number))).to_be_visible()
        again(scorer)
        expect(deals).to_have_count(number + 1)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    "game",
    [
        "Two Hundred",
        *(
            pytest.param(game, marks=pytest.mark.full("the other games' fields and ends"))
            for game in ("Tractor", "Rangvaar", "Court Piece")
        ),
    ],
)
def test_a_match_is_kept_from_the_first_deal_to_the_winner_by_keyboard(
    page: Page, site: Server, game: str
) -> None:
    page.goto(site.url)
    scorer = Scorer(page)
    scorer.begin(game)
    keep_a_match(scorer, game)
    expect(scorer.panel.locator(".score-sheet-said")).to_contain_text("Ama and Chi have won")
    scorer.press("Undo")
    expect(scorer.panel.get_by_role("button", name="Enter the deal")).to_be_visible()
    scorer.press("Redo")
    expect(scorer.panel.locator(".score-sheet-said")).to_contain_text("Ama and Chi have won")


@pytest.mark.full("a sheet by keyboard, and every part of it without a browser")
def test_tractor_is_kept_by_touch_corrected_reloaded_and_turned_round(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site.url)
    scorer = Scorer(page, touches=True)
    scorer.begin("Tractor")
    assert scorer.enter("Ama", "Hearts", "85", "No") <= 5
    assert scorer.enter("Spades", "120", "Yes", "20", "Throw: Pair") <= 6
    assert scorer.score() == ["2", "2"] or scorer.score()[0] != scorer.score()[1]
    before = scorer.score()
    # The first deal was 35, not 85: the other side declares, and what came after is computed again.
    scorer.panel.locator(".score-sheet-deal").last.click()
    scorer.panel.get_by_role("button", name="Points 85").click()
    scorer.press("35")
    scorer.press("Write it down")
    expect(scorer.panel.locator(".score-sheet-deal").last).to_contain_text("35 points")
    assert scorer.score() != before
    # A reload in the middle of an entry.
    scorer.press("Enter the deal")
    scorer.answer("Clubs")
    scorer.press("I have the total")
    scorer.press("4")
    expect(scorer.panel.locator(".score-sheet-typed input")).to_have_value("4")
    page.reload()
    from_more(page, "With real cards").click()
    expect(scorer.panel.locator(".score-sheet-typed input")).to_have_value("4", timeout=USUAL_MS)
    scorer.press("5")
    scorer.press("OK")
    expect(scorer.panel.locator(".score-sheet-deal")).to_have_count(3)
    # Opposite, everything is where a thumb is, and as large.
    scorer.press("Turn round")
    box = scorer.panel.get_by_role("button", name="Enter the deal").bounding_box()
    assert box
    assert box["y"] < 370
    scorer.enter("Hearts", "60", "No")
    Checker(page).look("the score, turned round")
    small = page.evaluate(
        """() => [...document.querySelectorAll(".panel[open] :is(button, input, select, label.button)")]
          .filter((one) => one.offsetParent && !one.matches(".clause, [type=file], [type=radio]"))
          .filter((one) => one.offsetWidth < 47.5 || one.offsetHeight < 47.5).map((one) => one.outerHTML)"""
    )
    assert small == []


@pytest.mark.long("the referee, and each way out, from one sheet")
def test_the_referee_is_called_with_the_trump_filled_in_and_a_link_is_gone_on_from(
    page: Page, site: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.url)
    scorer = Scorer(page, touches=True)
    scorer.begin("Tractor")
    scorer.enter("Ama", "Hearts", "85", "No")
    scorer.press("Enter the deal")
    scorer.answer("Clubs")
    # What is entered so far is known to the referee, and who sits where.
    scorer.press("Referee")
    panel = scorer.panel
    expect(panel.get_by_label("Trump rank")).to_have_value("2")
    expect(panel.get_by_role("radio", name="Clubs")).to_be_checked()
    scorer.press("Who wins the trick?")
    panel.get_by_role("radio", name="Di", exact=True).check()
    for person, card in (("Di", "KC"), ("Chi", "AC"), ("Bo", "3C"), ("Ama", "4C")):
        panel.get_by_role("textbox", name=person, exact=True).fill(card)
    expect(panel.locator(".referee-ruling")).to_contain_text("Chi wins the trick.")
    scorer.press("How many points is that?")
    for card in ("king of spades", "5 of hearts"):
        panel.get_by_role("group", name="The pack").get_by_role("button", name=card, exact=True).click()
    expect(panel.locator(".referee-ruling")).to_contain_text("15 points")
    scorer.press(re.compile("Back to the sheet"))
    expect(panel.get_by_role("button", name="Trump Clubs")).to_be_visible()
    scorer.press("Cancel")
    scorer.press("Share, print…")
    scorer.press("Copy the link")
    expect(panel).to_contain_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as saved:
        scorer.press("Save as a file")
    assert saved.value.path().read_text().startswith("followsuit-sheet 1\n")
    scorer.press("Copy as text")
    expect(panel).to_contain_text("Copied.")
    assert "85 points" in page.evaluate("navigator.clipboard.readText()")
    other = new_context().new_page()
    other.goto(link)
    opened = Scorer(other, touches=True)
    expect(opened.panel).to_contain_text("A sheet that somebody sent you", timeout=USUAL_MS)
    opened.press("Go on from it")
    opened.enter("Spades", "40", "No")
    assert opened.panel.locator(".score-sheet-deal").count() == 2
    # It stands among the matches, and is opened from there.
    opened.press("Close")
    from_more(other, "Your matches").click()
    opened.panel.get_by_role("button", name=re.compile("Tractor.*With real cards", re.DOTALL)).click()
    expect(opened.panel.locator(".score-sheet-deal")).to_have_count(2)


@pytest.mark.long("a script from right to left")
def test_in_urdu_a_sheet_is_laid_from_right_to_left_and_reads_as_it_should(page: Page, site: Server) -> None:
    page.add_init_script("""localStorage["follow-suit/settings"] ??= JSON.stringify({ game: "tractor" })""")
    # What the settings say of a language does not reach the first paint: js/early.js asks the address.
    page.goto(f"{site.url}?lang=ur")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    open_more(page)
    page.locator("[data-part=score-sheet]").click()
    panel = page.get_by_role("dialog")
    panel.locator("[type=submit]").click(timeout=USUAL_MS)
    checker = Checker(page)
    checker.look("the score in Urdu")
    panel.locator(".score-sheet-enter").click()
    for at in (0, 1):
        panel.locator(".score-sheet-choices .button").nth(at).click()
    checker.look("the points in Urdu")
    # All of them are known: they are typed.
    panel.locator(".score-sheet-foot .button").first.click()
    checker.look("the keys in Urdu")
    keys = [panel.locator(".score-sheet-keys .button").nth(at).bounding_box() for at in (0, 1)]
    assert keys[0] and keys[1]
    # Numbers are typed as everywhere.
    assert keys[0]["x"] < keys[1]["x"]
    assert "⟦" not in panel.inner_text()

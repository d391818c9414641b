"""Axe in other scripts, in the theme of much contrast, on a phone: nothing found, and nothing left in English.

Where one reads from right to left it is Tractor that is looked at, which asks most; in each script one game, a
different one in each.
"""

import json

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import Player
from followsuit.table import Table
from tests.shared.page import page_texts
from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import open_folds, open_more
from tests.shared.page.reader import GAMES, Reader
from tests.shared.patience import USUAL_MS

pytestmark = pytest.mark.long("languages")

#: One language of each script but the Latin one.
SCRIPTS = [one for one in page_texts.OTHERS if not page_texts.is_latin(one) and one != "zh-Hant"]
ONE_EACH = [(GAMES[at % len(GAMES)], language) for at, language in enumerate(SCRIPTS)]
CHOSEN = [
    one
    if page_texts.direction(one[1]) == "rtl"
    else pytest.param(*one, marks=pytest.mark.full("left to right, as in English"))
    for one in ONE_EACH
]
MIRRORED = [("tractor", language) for language in SCRIPTS if page_texts.direction(language) == "rtl"]


@pytest.fixture
def reader(person, page: Page, language: str) -> Reader:
    """Somebody who reads the language, likes much contrast, and sits before a small phone with nothing moving."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    # The text table is not offered: what offers it lies on the menu's button until it is closed.
    kept = json.dumps(json.dumps({"theme": "contrast", "textTable": "off", "coach": "off"}))
    page.add_init_script(
        f"localStorage.setItem('follow-suit/settings', localStorage.getItem('follow-suit/settings') ?? {kept})"
    )
    return Reader(person, language)


@pytest.fixture
def checker(page: Page) -> Checker:
    """What axe finds."""
    return Checker(page)


def nearly_over(game: str) -> str:
    """The record of a first deal played by beginners, of which two tricks are left and South is to play."""
    players = {seat: Player("beginner") for seat in Seat}
    for seed in range(50):
        table = Table.start(game, game_named(game).rules("reference"), players, str(seed))
        table.deal()
        while not (table.needs_deal or table.is_over):
            hand = table.observe(Seat.S).hand
            held = hand.bit_count() if isinstance(hand, int) else len(hand)
            if table.to_act is Seat.S and held == 2:
                return table.record_text().replace("player S beginner", "player S person")
            table.step()
    raise AssertionError("South is never to play with two cards")


@pytest.mark.full("other screens in Urdu are walked through with axe")
@pytest.mark.parametrize(("game", "language"), [*(one for one in MIRRORED if one not in ONE_EACH), *CHOSEN])
def test_from_the_opening_to_the_first_card_all_is_clean(
    reader: Reader, checker: Checker, page: Page, game: str
) -> None:
    reader.person.open(lang=reader.language)
    open_more(page)
    checker.look("the opening, whole")
    reader.named("button", "settings").click()
    open_folds(page)
    checker.look("the settings")
    reader.named("button", "keys-show").click()
    checker.look("the shortcuts")
    reader.named("button", "menu-close").click()
    reader.sit_down(game)
    hint = reader.named("button", "hint")
    met: set[str] = set()
    while (asked := reader.wait()) != "over":
        if asked not in met:
            met.add(asked)
            checker.look(asked)
            if hint.count():
                hint.click()
                expect(reader.named("status", "hint").get_by_role("heading")).to_be_visible(timeout=USUAL_MS)
                checker.look(f"a hint at {asked}")
                reader.named("button", "hint-close").click()
        if asked == "play":
            break
        reader.answer(asked)
    assert len(met) > 1
    reader.named("button", "menu").click()
    open_folds(page)
    checker.look("the menu")
    dialog = page.get_by_role("dialog")
    reader.named("link", "rules-open", within=dialog).click()
    expect(dialog.get_by_role("heading", level=1)).to_be_focused()
    checker.look("the help")


@pytest.mark.parametrize(("game", "language"), CHOSEN)
def test_from_the_last_tricks_to_the_past_all_is_clean(
    reader: Reader, checker: Checker, page: Page, game: str
) -> None:
    reader.take_up(nearly_over(game), game)
    reader.wait()
    reader.named("button", "last-trick-open", whole=False).first.click()
    checker.look("the tricks")
    reader.named("button", "menu-close").click()
    while (asked := reader.wait()) != "over":
        reader.answer(asked)
    checker.look("the account")
    assert reader.english() == []

    dialog = page.get_by_role("dialog")
    reader.named("button", "tricks-ask-why").click()
    reader.named("button", "why-card", within=dialog).first.click()
    expect(reader.named("status", "why").get_by_role("heading")).to_be_visible()
    checker.look("a bot's reason")
    reader.named("button", "menu-close", within=dialog).click()
    reader.named("button", "decisions-open").click()
    looked = reader.named("button", "decision-look", within=dialog)
    none = dialog.get_by_text(reader.says("decisions-none", "decisions-none-judged"))
    expect(looked.first.or_(none.first).first).to_be_visible()
    checker.look("the moments that mattered")
    if looked.count():
        looked.first.click()
        expect(reader.named("group", "decisions")).to_be_visible()
        checker.look("a moment looked at again")
        reader.named("button", "decision-back").click()
    reader.named("button", "menu-close", within=dialog).click()

    reader.named("button", "menu").click()
    open_folds(page)
    reader.named("button", "history").click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    checker.look("the matches played")
    reader.named("button", "history-statistics", within=dialog).click()
    expect(dialog.get_by_role("table").first).to_be_visible()
    checker.look("the statistics")
    reader.named("button", "history-data", within=dialog).click()
    checker.look("the data")
    assert reader.english() == []
    reader.named("button", "history-matches", within=dialog).click()
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    deal = reader.named("button", "history-deal", within=dialog, whole=False).first
    expect(deal).to_be_visible()
    checker.look("a match opened")
    deal.click()
    step = dialog.get_by_role("slider")
    expect(step).to_be_visible()
    step.press("End")
    step.press("ArrowLeft")
    checker.look("a deal looked through")
    assert reader.english() == []

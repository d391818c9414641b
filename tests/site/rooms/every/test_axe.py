"""Axe: axe-core finds nothing at the tables of every game, in both themes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import from_more, open_menu, open_more
from tests.shared.page.tractor_player import Player
from tests.shared.records import last_tricks

#: On every commit each game is walked through once, to the end of a match.
BESIDE_THE_WALKS = pytest.mark.long("screens of the parts that the walks have looked at")


def panels(person, checker: Checker) -> None:
    """Open what can be opened from the table while a card is to be played."""
    page = person.page
    person.touch(person.playable.first)
    checker.look("a card taken up")
    if person.refused.count():
        person.touch(person.refused.first)
        checker.look("a refusal")
    last = page.get_by_role("button", name=re.compile("^Last trick"))
    if last.count():
        last.click()
        checker.look("the tricks")
        page.get_by_role("button", name="Close").click()
    open_menu(page)
    checker.look("the menu")
    page.get_by_role("button", name="Give up…").click()
    checker.look("what asks whether one gives up")
    page.get_by_role("button", name="Close").click()


def test_the_opening_is_clean_for_every_game(person, page: Page, checker: Checker) -> None:
    person.open()
    checker.look("the opening as it loads")
    open_more(page)
    checker.look("the opening, whole")
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    choices = person.options("Two Hundred")
    for game in ("Two Hundred", "Tractor", "Rangvaar"):
        choices.get_by_role("radio", name=game).check(force=True)
        checker.look(f"what can be chosen of {game}")
    choices.get_by_role("radio", name="Play chips").check(force=True)
    page.get_by_role("textbox", name="Stake").fill("0")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="at least")).to_be_visible()
    checker.look("a stake refused")


@BESIDE_THE_WALKS
@pytest.mark.first_visit
def test_a_failure_of_the_engine_is_clean(person, page: Page, checker: Checker, guard) -> None:
    guard.expects("Failed to|ERR_FAILED|request failed|Error|error occurred while loading|did not start")
    # Neither as it is meant nor the other way: both take the wheel.
    page.route(re.compile(r"\.whl$"), lambda route: route.abort())
    person.open()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    checker.look("a failure of the engine")


def walk(person, checker: Checker, game: str) -> None:
    """Play until each kind of screen has been looked at; the account is that of a match that is nearly over."""
    met: set[str] = set()
    while "panels" not in met:
        asked = person.wait()
        is_new = asked not in met
        later = asked == "play" and "panels" not in met and person.refused.count() > 0
        if is_new:
            met.add(asked)
            checker.look(asked)
        if later and person.page.get_by_role("button", name=re.compile("^Last trick")).count():
            met.add("panels")
            panels(person, checker)
        if asked == "bet" and "name" not in met:
            # As high as may be: so the person names trump.
            person.betting.get_by_role("button", name=re.compile("^B(et|id) ")).last.click()
            expect(person.betting).to_have_count(0)
        else:
            person.answer(asked)
    assert met >= {"bet", "name", "play", "panels"}
    person.take_up(last_tricks(game), game)
    person.play_until("over")
    checker.look("the end of the match")


def test_a_deal_of_two_hundred_is_clean(person, checker: Checker) -> None:
    person.sit_down()
    walk(person, checker, "two_hundred")


@pytest.mark.full("Court Piece and Two Hundred have its parts")
def test_a_deal_of_rangvaar_is_clean(bidder, checker: Checker) -> None:
    bidder.sit_down()
    walk(bidder, checker, "rangvaar")


@pytest.mark.full("accounts are seen at the end of a match")
@BESIDE_THE_WALKS
@pytest.mark.parametrize("game", ["two_hundred", "rangvaar"])
def test_the_end_of_a_deal_is_clean(person, checker: Checker, game: str) -> None:
    person.take_up(last_tricks(game, deal=0), game)
    person.play_until("deal")
    checker.look("the account")


@pytest.mark.full("screens of the parts that the walks have looked at")
def test_the_dealing_of_tractor_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    player.sit_down(speed="fast")
    expect(player.declaring).to_be_visible()
    expect(page.get_by_text("The deal is paused")).to_be_visible()
    checker.look("dealing")


def test_a_deal_of_tractor_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    # Its screens are met at once: twenty tricks between them would show nothing new.
    player.take_up()
    player.play_until("last chance")
    checker.look("the last chance")
    player.last_chance.get_by_role("button", name="Declare no trump with two big jokers").click()
    expect(player.last_chance).to_have_count(0)
    player.play_until("bury")
    player.tap(player.hand.get_by_role("button").last)
    expect(player.chosen).to_have_count(1)
    checker.look("burying")
    player.tap(player.chosen.first)
    expect(player.chosen).to_have_count(0)
    player.answer("bury")
    assert player.wait() == "play"
    checker.look("the first lead")
    player.answer("play")
    player.play_until("play")
    panels(person, checker)


@pytest.mark.long("one more panel for axe")
def test_the_end_of_a_match_of_tractor_is_clean(person, checker: Checker) -> None:
    player = Player(person)
    person.take_up(last_tricks("tractor"), "tractor")
    player.play_until("over")
    checker.look("the account")


@pytest.mark.full("looked at in Urdu among the other screens")
def test_a_failed_throw_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    # The failed throw is shown until the next trick: keep that one waiting.
    page.add_init_script(
        "localStorage.setItem('follow-suit/settings', JSON.stringify({ tapToContinue: true }))"
    )
    player.take_up(rules="standard")
    player.take_a_throw()
    page.get_by_role("button", name="Play the ace of clubs and 7 of clubs").click()
    expect(page.get_by_role("note").filter(has_text="can beat it")).to_be_visible()
    checker.look("a failed throw")


@BESIDE_THE_WALKS
def test_the_auction_of_tractor_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    player.sit_down("Bidding game", seed="3")
    assert player.wait() == "bid"
    checker.look("the pairs bid")
    player.bidding.get_by_role("slider").press("End")
    player.bidding.get_by_role("button", name="Bid 200").click()
    expect(player.bidding).to_have_count(0)
    assert player.wait() == "play"
    checker.look("the cards for the start")
    player.tap(player.hand.get_by_role("button", name="big joker").first)
    player.play.click()
    player.play_until("name")
    checker.look("naming trump")


@pytest.mark.full("themes")
def test_a_table_of_much_contrast_is_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    from_more(page, "Settings").click()
    page.get_by_role("radio", name="Contrast").check(force=True)
    checker.look("the settings in contrast")
    page.get_by_role("button", name="Close").click()
    person.deal("Two Hundred")
    expect(person.hand).to_be_visible()
    met: set[str] = set()
    while (asked := person.wait()) != "deal":
        if asked not in met:
            met.add(asked)
            checker.look(f"{asked}, in contrast")
            if asked == "play":
                person.hasten()
                assert person.wait() == "play"
        person.answer(asked)
    checker.look("the account in contrast")

"""Axe: axe-core finds nothing on the screens of every game, in both themes."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.links import deal_link
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page.axe_checker import Checker, Look
from tests.shared.page.person import unfold
from tests.shared.page.tractor_player import Player
from tests.shared.records import last_tricks

BOOT_MS = 60_000
#: Colours depend on the theme, visibility on the size. Both are checked in one walk.
LOOKS: tuple[Look, ...] = (("light", 360, 740), ("dark", 1440, 900))
#: On every commit each game is walked through once, to the end of a match.
BESIDE_THE_WALKS = pytest.mark.long("screens of the parts that the walks have looked at")


@pytest.fixture
def checker(page: Page, every_look: bool) -> Checker:
    """A page that is looked at in one theme and size, or in both."""
    return Checker(page, LOOKS if every_look else LOOKS[:1])


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
    page.get_by_role("button", name="Menu").click()
    checker.look("the menu")
    page.get_by_role("button", name="Give up…").click()
    checker.look("what asks whether one gives up")
    page.get_by_role("button", name="Close").click()


def test_the_opening_is_clean_for_every_game(person, page: Page, checker: Checker) -> None:
    person.open()
    checker.look("the opening as it loads")
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=BOOT_MS)
    choices = person.options("Two Hundred")
    for game in ("Two Hundred", "Tractor", "Rangvaar"):
        choices.get_by_role("radio", name=game).check(force=True)
        checker.look(f"what can be chosen of {game}")
    choices.get_by_role("radio", name="Play chips").check(force=True)
    page.get_by_role("textbox", name="Stake").fill("100000")
    expect(page.get_by_role("alert").filter(has_text="more than")).to_be_visible()
    checker.look("a stake refused")


@BESIDE_THE_WALKS
@pytest.mark.first_visit
def test_a_failure_of_the_engine_is_clean(person, page: Page, checker: Checker, guard) -> None:
    guard.expects(r"Failed to|ERR_FAILED|request failed|Error|error occurred while loading")
    # Neither as it is meant nor the other way, from the wheel.
    page.route(re.compile(r"/runtime/engine-|\.whl$"), lambda route: route.abort())
    person.open()
    expect(page.get_by_role("button", name="Try again")).to_be_visible(timeout=BOOT_MS)
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


@BESIDE_THE_WALKS
def test_the_dealing_of_tractor_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    player.sit_down(speed="fast")
    expect(player.declaring).to_be_visible(timeout=BOOT_MS)
    page.get_by_role("button", name="Pause the deal").click()
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


def test_the_end_of_a_match_of_tractor_is_clean(person, checker: Checker) -> None:
    player = Player(person)
    person.take_up(last_tricks("tractor"), "tractor")
    player.play_until("over")
    checker.look("the account")


@BESIDE_THE_WALKS
def test_a_failed_throw_is_clean(person, page: Page, checker: Checker) -> None:
    player = Player(person)
    # The failed throw is shown until the next trick: keep that one waiting.
    page.add_init_script("localStorage.setItem('follow-suit/settings', JSON.stringify({ clickOn: true }))")
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


def test_house_rules_are_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    person.options("Tractor")
    page.get_by_role("radio", name="House rules").check(force=True)
    house = page.locator('[data-root="panel"]')
    unfold(house)
    trumps = house.get_by_role("group", name="Throws of trumps")
    trumps.get_by_role("radio", name="Yes").check(force=True, timeout=BOOT_MS)
    checker.look("the house rules")
    house.get_by_role("group", name="Throws", exact=True).get_by_role("radio", name="No", exact=True).click(
        force=True
    )
    expect(house.get_by_role("alert")).not_to_be_empty()
    checker.look("house rules that contradict each other")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_the_past_is_clean(person, page: Page, checker: Checker) -> None:
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    person.play_until("deal")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Your matches").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("listitem")).to_have_count(1)
    checker.look("the matches played")
    panel.get_by_role("button", name="Statistics", exact=True).click()
    expect(panel.get_by_role("table", name="Who declared")).to_be_visible()
    checker.look("the statistics")
    panel.get_by_role("button", name="Your data", exact=True).click()
    expect(panel.get_by_role("button", name="Save everything as a file")).to_be_visible()
    checker.look("the data")
    panel.get_by_role("button", name="Delete everything…").click()
    checker.look("what asks whether one is sure")
    panel.get_by_role("button", name="Matches", exact=True).click()
    panel.get_by_role("listitem").get_by_role("button").first.click()
    deal = panel.get_by_role("button", name=re.compile("^Deal 1"))
    expect(deal).to_be_visible()
    checker.look("a match opened")
    deal.click()
    step = panel.get_by_role("slider")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    checker.look("a deal's first step")
    for _ in range(3):
        before = step.get_attribute("aria-valuetext") or ""
        panel.get_by_role("button", name="One trick on").click()
        expect(step).not_to_have_attribute("aria-valuetext", before)
    checker.look("a deal in its middle")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_the_settings_and_the_help_are_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Contrast")).to_be_attached()
    checker.look("the settings")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="New to this game? Tractor").click()
    expect(page.get_by_role("button", name="Tractors")).to_be_visible()
    checker.look("the lessons of Tractor")
    page.get_by_role("link", name="Or read it in two minutes").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The game in two minutes")).to_be_focused()
    checker.look("the help")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_a_hint_and_a_moment_looked_at_again_are_clean(person, page: Page, checker: Checker) -> None:
    person.sit_down()
    hint = page.get_by_role("button", name="Hint", exact=True)
    advice = page.get_by_role("status", name="Hint")
    asked = ""
    while asked != "play":
        asked = person.wait()
        hint.click()
        expect(advice.get_by_role("heading")).to_be_visible(timeout=BOOT_MS)
        checker.look(f"a hint when asked to {asked}")
        person.answer(asked)
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    person.play_until("deal")
    page.get_by_role("button", name="Ask why").click()
    page.get_by_role("button", name=re.compile("ask why$")).nth(4).click()
    expect(page.get_by_role("status", name="Why?").get_by_role("heading")).to_be_visible(timeout=BOOT_MS)
    checker.look("a bot's reason")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Moments that mattered").click()
    again = page.get_by_role("dialog").get_by_role("button", name="Look at the table")
    expect(again.first).to_be_visible(timeout=BOOT_MS)
    checker.look("the moments that mattered")
    again.first.click()
    expect(page.get_by_role("group", name="The moments that mattered")).to_be_visible()
    checker.look("a moment looked at again")


@pytest.mark.long("themes")
def test_a_table_of_much_contrast_is_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Contrast").check(force=True)
    checker.look("the settings in contrast")
    page.get_by_role("button", name="Close").click()
    person.deal("Two Hundred")
    expect(person.hand).to_be_visible(timeout=BOOT_MS)
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


def test_sharing_a_shared_deal_and_the_referee_are_clean(page: Page, site: Server, checker: Checker) -> None:
    page.goto(f"{site.url}#{deal_link(next(linked_deals('rangvaar', 1)))}")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("slider")).to_be_visible(timeout=BOOT_MS)
    checker.look("a shared deal")
    panel.get_by_text("Hands and more").click()
    panel.get_by_role("button", name="Share…").click()
    expect(panel.get_by_role("textbox", name="The link")).to_have_value(re.compile("#d1"))
    panel.get_by_role("button", name="QR code").click()
    checker.look("sharing")
    panel.get_by_role("button", name="Close").click()
    panel.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Ask the referee").click()
    expect(panel.get_by_role("group", name="The pack")).to_be_visible()
    checker.look("the referee")
    panel.get_by_label("Question").select_option(label="What is the deal worth?")
    checker.look("what a deal is worth")


def test_a_deal_that_is_being_made_is_clean(page: Page, site: Server, checker: Checker) -> None:
    page.goto(site.url)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible(timeout=BOOT_MS)
    page.get_by_role("button", name="Make a deal").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("group", name="The pack")).to_be_visible()
    panel.get_by_role("button", name="Deal the rest").click()
    panel.get_by_role("combobox", name=re.compile("^The deal begins")).select_option(label="at a contract")
    panel.get_by_role("textbox", name="As text").fill("S: X")
    panel.get_by_role("button", name="Take these hands").click()
    expect(panel.get_by_text("Line 1, character 4")).to_be_visible()
    checker.look("a deal that is being made")

"""The text table: a whole deal of each game with one switch, whatever is asked; enlarged, shared, offered."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.caller import Caller
from tests.shared.page.drawn import set_size
from tests.shared.page.person import from_more, open_folds
from tests.shared.page.reach import HIDDEN, enlarged
from tests.shared.page.scanner import Scanner
from tests.shared.page.sharers import Shared
from tests.shared.page.tractor_player import RECORD, Player
from tests.shared.records import last_chance, last_tricks


class Looker:
    """Looks at a screen the first time it comes: nothing is wrong enlarged four times, and axe finds nothing."""

    def __init__(self, page: Page) -> None:
        self._page, self._axe = page, Checker(page)
        self._seen: set[str] = set()

    def look(self, screen: str) -> None:
        """Look at it as it stands, and enlarged."""
        if screen in self._seen:
            return
        self._seen.add(screen)
        self._axe.look(screen)
        size = self._page.viewport_size or {"width": 1280, "height": 720}
        wrong = enlarged(self._page)
        set_size(self._page, size["width"], size["height"])
        assert not wrong, f"{screen}: {wrong}"


def play_the_deal(scanner: Scanner, looker: Looker, tricks: int | None = None) -> None:
    """Play to the account of the deal, or only the first tricks, and look at each kind of screen."""
    expect(scanner.page.locator(".text-table")).to_be_visible()
    while (asked := scanner.wait()) != "deal":
        if tricks is not None and scanner.met.count("play") > tricks:
            return
        looker.look(asked)
        scanner.answer(asked)
        lost = scanner.page.evaluate("() => document.activeElement === document.body")
        assert not lost, f"the focus is lost after {asked}"
    looker.look("the account")


def test_a_deal_of_two_hundred_with_one_switch(person, page: Page) -> None:
    person.open(view="text")
    scanner = Scanner(person)
    page.get_by_role("button", name="Play your first deal").press("Enter")
    expect(person.hand).to_be_visible()
    expect(page.get_by_role("status", name="What you need to know now")).to_contain_text("of the 100 points")
    looker = Looker(page)
    play_the_deal(scanner, looker, tricks=2)
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred", view="text")
    play_the_deal(scanner, looker)
    # What happened is to be seen: it is what those who listen are told.
    expect(person.news).to_be_visible()
    expect(person.news.locator("p").last).to_contain_text("The deal is over.")
    scanner.press("^More$")
    scanner.press("^Menu$")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".text-table").get_by_text("More", exact=True)).to_be_focused()
    scanner.answer("deal")
    assert scanner.wait() in ("bet", "name", "play")


@pytest.mark.full("another game at the text table, its seats counter-clockwise")
def test_a_deal_of_court_piece_with_one_switch(page: Page, site: Server) -> None:
    caller = Caller(page, site)
    caller.open(view="text")
    choices = caller.options("Court Piece")
    caller.choose("Double sar, aces", "A long evening")
    choices.get_by_role("button", name="Deal", exact=True).press("Enter")
    expect(caller.hand).to_be_visible()
    scanner = Scanner(caller)
    play_the_deal(scanner, Looker(page))
    assert scanner.met.count("play") == 13 - len(caller.view()["own"]["cards_left"]["S"])


@pytest.mark.full("another game at the text table, its longest")
@pytest.mark.long("another game at the text table")
def test_a_deal_of_tractor_with_one_switch(person, page: Page) -> None:
    player = Player(person)
    fields = {"rules": "reference", "level": "2", "declaring": "open", "first": "E"}
    person.take_up(RECORD.format(**fields), "tractor", view="text")
    scanner = Scanner(player)
    play_the_deal(scanner, Looker(page))
    assert list(dict.fromkeys(scanner.met))[:4] == ["declare", "last chance", "bury", "play"]


@pytest.mark.long("a past deal as lines and buttons")
def test_a_past_deal_is_lines_and_buttons_too(person, page: Page) -> None:
    person.open(view="text")
    person.keep(last_tricks("two_hundred"), "two_hundred")
    from_more(page, "Your matches").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("listitem").get_by_role("button").first.click()
    panel.get_by_role("button", name=re.compile("^Deal 1")).click()
    on = panel.get_by_role("button", name="One trick on")
    expect(on).to_be_visible()
    on.press("End")
    expect(panel.get_by_role("region", name="Trick").get_by_role("listitem")).to_have_count(4)
    expect(panel.get_by_role("region", name="All hands").get_by_role("listitem")).to_have_count(4)
    expect(panel.get_by_role("region", name="All hands")).to_contain_text("Ada holds")
    expect(panel.locator("svg.face")).to_have_count(0)
    Looker(page).look("a past deal")


@pytest.mark.long("Tractor's bidding at the text table")
def test_a_bid_for_the_pair_at_the_text_table(person, page: Page) -> None:
    looker = Looker(page)
    player = Player(person)
    player.sit_down("Bidding game", seed="3", view="text")
    scanner = Scanner(player)
    assert scanner.wait() == "bid"
    looker.look("the pairs' bidding")
    page.get_by_role("button", name="Higher").press("Enter")
    page.get_by_role("button", name=re.compile(r"^Bid \d+$")).press("Enter")
    expect(player.bidding).to_have_count(0)


@pytest.mark.full("more seats in the same lines")
def test_six_at_the_text_table(person, page: Page) -> None:
    looker = Looker(page)
    person.take_up(last_chance(6, 3), "tractor", view="text")
    scanner = Scanner(Player(person))
    scanner.play_until("play")
    looker.look("six at the table")
    expect(page.get_by_role("region", name="Table").get_by_role("listitem")).to_have_count(6)


@pytest.mark.long("the text table as a setting, and with people who share the device")
def test_it_is_offered_once_to_whoever_asks_for_contrast_and_stillness_and_two_may_share_it(
    person, page: Page
) -> None:
    page.emulate_media(contrast="more", reduced_motion="reduce")
    person.sit_down()
    offer = page.get_by_text("The table can also be lines and buttons, without pictures.")
    expect(offer).to_be_visible()
    for width, height in ((360, 740), (320, 568), (740, 360)):
        set_size(page, width, height)
        page.get_by_role("button", name="Menu").click(trial=True)
        assert page.evaluate(HIDDEN) == [], f"{width} × {height}"
    set_size(page, 1280, 720)
    page.get_by_role("button", name="Use the text table").click()
    expect(page.locator(".text-table")).to_be_visible()
    expect(offer).to_have_count(0)
    assert json.loads(page.evaluate("localStorage['follow-suit/settings']"))["textTable"] == "on"
    person.play_until("play")
    page.locator(".text-table").get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    open_folds(page)
    page.get_by_role("checkbox", name="Text table: lines and buttons, no pictures").uncheck()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".table")).to_be_visible()
    expect(offer).to_have_count(0)

    shared = Shared(person, {"South": "Ada", "West": "Ben"})
    shared.sit_down("Two Hundred", view="text")
    shared.deal()
    looker = Looker(page)
    looker.look("the cover")
    boxes = [
        page.locator(part).bounding_box()
        for part in (".text-table", ".text-table h1", ".text-table .pass-and-play")
    ]
    assert len({(box["x"], box["width"]) for box in boxes if box}) == 1, "the cover stands beside the lines"
    while len(person.view()["tricks"]) < 2:
        asked = shared.wait()
        if asked == "show":
            shared.look_under_the_cover()
            shared.show.press("Enter")
            expect(shared.show).to_have_count(0)
        elif asked == "play":
            Scanner(person).answer("play")
        else:
            shared.answer(asked, keys=True)
    assert shared.covers >= 4
    expect(page.locator(".text-table")).to_be_visible()

"""Whole matches of people who share a device: each game with two people and with four, by keyboard and touch."""

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import read_record
from followsuit.seats import Seat
from tests.shared.page.sharers import BOTS_MS, Shared

FOUR = {"South": "Ada", "West": "Benjamin", "North": "Clara", "East": "Dev"}
OPPONENTS = {"South": "Ada", "West": "Ben"}
PARTNERS = {"South": "Ada", "North": "Clara"}
#: The seed of a match of Two Hundred that four people, each playing the first card they may, end in three deals.
SHORT = "4"
#: The points of a kitty count many times where a tractor takes it, so that a match is short, and reaching the ace wins.
RICH_KITTY = {"preset": "standard", "kitty_multiplier": "power", "game_end": "reach_ace"}
EVERYBODY, NOBODY = "SWNE", ""
#: Names on the buttons after a deal that are not whole.
CUT = """() => [...document.querySelectorAll(".cover-look button")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
#: Every so many covers the page is searched for cards.
OFTEN = 7
touch = pytest.mark.browser_context_args(
    has_touch=True, is_mobile=True, viewport={"width": 375, "height": 740}
)


class Match:
    """Plays on to the end of the match."""

    def __init__(self, shared: Shared, keys: str) -> None:
        self.shared, self.page = shared, shared.page
        #: The seats that use the keyboard; the others use a finger.
        self.seats_at_keys = keys
        self.covers = 0
        self.deals = 1

    def play_until(self, *wanted: str, covers: int = 0) -> str:
        """Answer whatever is asked until one of these is, after so many covers."""
        while (asked := self.shared.wait()) not in wanted or self.covers < covers:
            self.covers += asked == "show"
            if asked == "deal":
                self.deals += 1
                expect(self.page.get_by_text("Who looks back at the deal?")).to_be_visible()
                assert self.page.evaluate(CUT) == []
            looks = asked == "show" and self.covers % OFTEN == 0
            self.shared.answer(asked, keys=self.keys, looks=looks)
        return asked

    @property
    def keys(self) -> bool:
        """Whether whoever is wanted now uses the keyboard."""
        if self.seats_at_keys in ("", EVERYBODY):
            return bool(self.seats_at_keys)
        view = self.shared.person.view()
        return (view["cover"]["next"] or view["you"]) in self.seats_at_keys

    def resume(self) -> None:
        """Leave in the middle of it, and be back on the cover."""
        self.shared.person.wait_until_kept()
        self.page.reload()
        self.page.get_by_role("button", name="Continue your match").press("Enter")
        expect(self.shared.show).to_be_visible(timeout=BOTS_MS)
        assert self.shared.person.view()["hand"] == []
        self.shared.look_under_the_cover()

    def take_back(self) -> None:
        """Take the last decision back, with the leave of somebody of the other side."""
        cover = self.shared.person.view()["cover"]
        seats = self.shared.person.view()["seats"]
        undo = self.page.get_by_role("button", name="Take back")
        self.shared.press(undo, self.keys)
        question = self.page.get_by_role("dialog")
        expect(question).to_contain_text(
            f"{seats[cover['takes_back']]['name']} would like to take the last decision back."
        )
        assert all(Seat[seat].side is not Seat[cover["takes_back"]].side for seat in cover["asks"])
        self.shared.press(question.get_by_role("button", name="Yes, take it back"), self.keys)
        expect(question).to_be_hidden()

    def end(self, people: dict[str, str]) -> None:
        """Play to the end; the record and the history name who was there."""
        assert self.play_until("over") == "over"
        record = read_record(self.shared.person.ask("record")["record"])
        named = {seat.name: player.name for seat, player in record.players.items() if player.level is None}
        assert named == {seat[0]: name for seat, name in people.items()}
        assert self.shared.person.view()["summary"]["won_by"]
        self.shared.person.wait_until_kept()
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Leave the table").click()
        self.page.get_by_role("button", name="Your matches").click()
        past = self.page.get_by_role("dialog")
        expect(past).to_contain_text(", ".join(people.values()))
        past.get_by_role("button", name="Statistics").click()
        for name in people.values():
            expect(past.get_by_role("combobox", name="Person")).to_contain_text(name)
        self.page.get_by_role("button", name="Close").click()


def begun(
    person,
    game: str,
    people: dict[str, str],
    *,
    keys: str,
    seed: str = "7",
    rules: dict[str, str] | None = None,
) -> Match:
    """Sit down and have the first deal dealt; `keys`: the seats that use the keyboard."""
    name = game.lower().replace(" ", "_")
    house = {"preset": {name: "house"}, "house": {name: rules}} if rules else {}
    shared = Shared(person, people)
    shared.sit_down(game, {"level": "beginner", **house}, seed=seed)
    shared.deal()
    return Match(shared, keys)


@pytest.mark.long(
    "a whole match of two people, by keyboard, left and taken up again, one decision taken back"
)
def test_two_opponents_play_a_whole_match_of_two_hundred_by_keyboard(person, page: Page) -> None:
    match = begun(person, "Two Hundred", OPPONENTS, keys=EVERYBODY)
    match.play_until("show", covers=6)
    match.resume()
    match.play_until("show", covers=9)
    match.take_back()
    match.end(OPPONENTS)
    assert match.deals > 1
    assert match.shared.covers > 5


@touch
@pytest.mark.long("a whole match of four people, by touch")
def test_four_people_play_a_whole_match_of_rangvaar_by_touch(person, page: Page) -> None:
    match = begun(person, "Rangvaar", FOUR, keys=NOBODY)
    match.play_until("show", covers=9)
    match.take_back()
    match.end(FOUR)
    assert match.deals == 3
    assert match.shared.covers > 9


@touch
@pytest.mark.long("a whole match of two people, one by keyboard and one by touch")
def test_two_partners_play_a_whole_match_of_rangvaar(person, page: Page) -> None:
    match = begun(person, "Rangvaar", PARTNERS, keys="N")
    match.end(PARTNERS)
    assert match.deals == 3
    assert match.shared.covers > 5


@touch
@pytest.mark.long("a whole match of four people, two by keyboard and two by touch")
def test_four_people_play_a_whole_match_of_two_hundred(person, page: Page) -> None:
    match = begun(person, "Two Hundred", FOUR, keys="SE", seed=SHORT)
    match.end(FOUR)
    assert match.deals > 1
    assert match.shared.covers > 9


@pytest.mark.long("a whole match of Tractor by two people, by keyboard")
def test_two_partners_play_a_whole_match_of_tractor_by_keyboard(person, page: Page) -> None:
    match = begun(person, "Tractor", PARTNERS, keys=EVERYBODY, seed="1", rules=RICH_KITTY)
    match.end(PARTNERS)
    assert match.deals > 1
    assert match.shared.covers > 9


@touch
@pytest.mark.long("a whole match of Tractor by four people, by touch")
def test_four_people_play_a_whole_match_of_tractor_by_touch(person, page: Page) -> None:
    match = begun(person, "Tractor", FOUR, keys=NOBODY, seed="12", rules=RICH_KITTY)
    # The last trick is taken with a tractor: one deal is the match.
    match.shared.saves = True
    match.play_until("bury")
    # Each was asked for a last declaration, and the one who buries uncovered the hand for it.
    assert match.covers == 5
    assert match.shared.person.view()["rules"] == RICH_KITTY
    match.end(FOUR)
    assert match.shared.covers > 2

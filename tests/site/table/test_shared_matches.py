"""Matches of people who share a device, to their end: each game with two people and with four, by keyboard and touch."""

import pytest
from playwright.sync_api import Page, expect
from records import near_the_end
from sharers import BOTS_MS, Shared

from followsuit.record import read_record
from followsuit.seats import Seat

FOUR = {"South": "Ada", "West": "Ben", "North": "Clara", "East": "Dev"}
OPPONENTS = {"South": "Ada", "West": "Ben"}
#: Every so many covers the page is searched for cards.
OFTEN = 7
touch = pytest.mark.browser_context_args(
    has_touch=True, is_mobile=True, viewport={"width": 375, "height": 740}
)


class Match:
    """Plays on to the end of the match."""

    def __init__(self, shared: Shared, *, keys: bool) -> None:
        self.shared, self.page, self.keys = shared, shared.page, keys
        self.covers = 0
        self.deals = 1

    def play_until(self, *wanted: str, covers: int = 0) -> str:
        """Answer whatever is asked until one of these is, after so many covers."""
        while (asked := self.shared.wait()) not in wanted or self.covers < covers:
            self.covers += asked == "show"
            self.deals += asked == "deal"
            looks = asked == "show" and self.covers % OFTEN == 0
            self.shared.answer(asked, keys=self.keys, looks=looks)
        return asked

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


@pytest.mark.long(
    "a whole match of two people, by keyboard, left and taken up again, one decision taken back"
)
def test_two_opponents_play_a_whole_match_of_two_hundred_by_keyboard(person, page: Page) -> None:
    shared = Shared(person, OPPONENTS)
    shared.sit_down("Two Hundred")
    shared.deal()
    match = Match(shared, keys=True)
    match.play_until("show", covers=6)
    match.resume()
    match.play_until("show", covers=9)
    match.take_back()
    match.end(OPPONENTS)
    assert match.deals > 1
    assert shared.covers > 5


@touch
@pytest.mark.long("a whole match of four people, by touch")
def test_four_people_play_a_whole_match_of_rangvaar_by_touch(person, page: Page) -> None:
    shared = Shared(person, FOUR)
    shared.sit_down("Rangvaar")
    shared.deal()
    match = Match(shared, keys=False)
    match.play_until("show", covers=9)
    match.take_back()
    match.end(FOUR)
    assert match.deals == 3
    assert shared.covers > 9


def end_of(person, game: str, people: dict[str, str], *, keys: bool) -> None:
    """Take up a match near its end, which begins on a cover, and end it."""
    record = near_the_end(game, {Seat[seat[0]]: name for seat, name in people.items()})
    person.open()
    person.keep(record, game)
    person.page.get_by_role("button", name="Continue your match").click()
    shared = Shared(person, people)
    expect(shared.show).to_be_visible(timeout=BOTS_MS)
    shared.look_under_the_cover()
    Match(shared, keys=keys).end(people)


@pytest.mark.long("the other games' matches of two people end by keyboard")
def test_two_people_end_a_match_by_keyboard(person, page: Page) -> None:
    end_of(person, "rangvaar", OPPONENTS, keys=True)
    end_of(person, "tractor", {"South": "Ada", "North": "Clara"}, keys=True)


@touch
@pytest.mark.long("the other games' matches of four people end by touch, and a deal of Tractor goes round")
def test_four_people_end_a_match_by_touch(person, page: Page) -> None:
    end_of(person, "two_hundred", FOUR, keys=False)
    end_of(person, "tractor", FOUR, keys=False)
    shared = Shared(person, FOUR)
    shared.sit_down("Tractor")
    shared.deal()
    match = Match(shared, keys=False)
    assert match.play_until("bury") == "bury"
    # Each was asked for a last declaration, and the one who buries uncovered the hand for it.
    assert match.covers == 5
    match.play_until("show", covers=16)
    assert shared.covers >= 2

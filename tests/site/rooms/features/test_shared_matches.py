"""Matches of people who share a device, of which bots play what lies between: two people and four, by keyboard and touch."""

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.seats import Seat
from followsuit.record import read_record
from tests.shared.page.person import from_more
from tests.shared.page.sharers import Shared
from tests.shared.patience import LONG_MS

FOUR = {"South": "Ada", "West": "Benjamin", "North": "Clara", "East": "Dev"}
OPPONENTS = {"South": "Ada", "West": "Ben"}
EVERYBODY, NOBODY = "SWNE", ""
#: Names on the buttons after a deal that are not whole.
CUT = """() => [...document.querySelectorAll(".pass-look button")]
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

    def play_until(self, *wanted: str, covers: int = 0) -> str:
        """Answer whatever is asked until one of these is, after so many covers."""
        while (asked := self.shared.wait()) not in wanted or self.covers < covers:
            self.covers += asked == "show"
            if asked == "deal":
                self.answer_deal()
                continue
            looks = asked == "show" and self.covers % OFTEN == 0
            self.shared.answer(asked, keys=self.keys, looks=looks)
        return asked

    @property
    def keys(self) -> bool:
        """Whether the person who is wanted now uses the keyboard."""
        if self.seats_at_keys in ("", EVERYBODY):
            return bool(self.seats_at_keys)
        view = self.shared.person.view()
        return (view["pass_and_play"]["next"] or view["you"]) in self.seats_at_keys

    def resume(self) -> None:
        """Leave in the middle of it, and be back on the cover."""
        self.shared.person.wait_until_kept()
        self.page.reload()
        self.page.get_by_role("button", name="Continue your match").press("Enter")
        expect(self.shared.show).to_be_visible(timeout=LONG_MS)
        assert self.shared.person.view()["hand"] == []
        self.shared.look_under_the_cover()

    def hasten(self, to_the_end: bool = False) -> None:
        """Be back, on the cover, at the last two tricks of the deal, or of the match."""
        self.shared.person.wait_until_kept()
        record = self.shared.person.kept_record()
        self.page.reload()
        self.shared.person.put_on(record, to_the_end)
        self.page.get_by_role("button", name="Continue your match").press("Enter")
        expect(self.shared.show).to_be_visible(timeout=LONG_MS)

    def play_to_the_next_deal(self) -> None:
        """End this deal, and see the cover of the next."""
        assert self.play_until("deal", "over") == "deal"
        self.answer_deal()
        assert self.play_until("show") == "show"

    def answer_deal(self) -> None:
        """Have the next deal dealt, where everybody who sits here is asked about the last."""
        expect(self.page.get_by_text("Who looks back at the deal?")).to_be_visible()
        assert self.page.evaluate(CUT) == []
        self.shared.answer("deal", keys=self.keys, looks=False)

    def take_back(self) -> None:
        """Take the last decision back, with the leave of somebody of the other side."""
        cover = self.shared.person.view()["pass_and_play"]
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
        from_more(self.page, "Your matches").click()
        past = self.page.get_by_role("dialog")
        expect(past).to_contain_text(", ".join(people.values()))
        past.get_by_role("button", name="Statistics").click()
        for name in people.values():
            expect(past.get_by_role("combobox", name="Person")).to_contain_text(name)
        self.page.get_by_role("button", name="Close").click()


def begun(person, game: str, people: dict[str, str], *, keys: str, seed: str = "7") -> Match:
    """Sit down and have the first deal dealt; `keys`: the seats that use the keyboard."""
    shared = Shared(person, people)
    shared.sit_down(game, {"level": "beginner"}, seed=seed)
    shared.deal()
    return Match(shared, keys)


@pytest.mark.full("four people do the same in Rangvaar")
def test_two_opponents_come_to_the_end_of_a_match_of_two_hundred_by_keyboard(person, page: Page) -> None:
    match = begun(person, "Two Hundred", OPPONENTS, keys=EVERYBODY)
    match.play_until("show", covers=6)
    match.resume()
    match.play_until("show", covers=9)
    match.take_back()
    match.hasten()
    match.play_to_the_next_deal()
    match.hasten(to_the_end=True)
    match.end(OPPONENTS)


@touch
@pytest.mark.long("a match of four people, two by keyboard and two by touch")
def test_four_people_come_to_the_end_of_a_match_of_rangvaar_by_keyboard_and_touch(person, page: Page) -> None:
    match = begun(person, "Rangvaar", FOUR, keys="SE")
    match.play_until("show", covers=9)
    match.take_back()
    match.hasten()
    match.play_to_the_next_deal()
    match.hasten(to_the_end=True)
    match.end(FOUR)


@touch
@pytest.mark.full("four people do the same in Rangvaar")
def test_four_people_come_to_the_end_of_a_match_of_tractor_by_touch(person, page: Page) -> None:
    match = begun(person, "Tractor", FOUR, keys=NOBODY, seed="12")
    match.play_until("bury")
    # Each was asked for a last declaration, and the one who buries uncovered the hand for it.
    assert match.covers == 5
    match.shared.answer("bury", keys=False, looks=False)
    match.play_until("show", covers=6)
    match.hasten(to_the_end=True)
    match.end(FOUR)

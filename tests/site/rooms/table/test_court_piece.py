"""Court Piece: deals of every preset through the page, by a person who goes by the names of things."""

import re

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.axe_checker import Checker, Look
from tests.shared.page.caller import Caller

#: What is looked at by axe, as in every/test_axe.py.
LOOKS: tuple[Look, ...] = (("light", 360, 740), ("dark", 1440, 900))
PRESETS = ["Single sar", "Double sar", "Double sar, aces", "Hokm", "Hidden trump"]
#: South holds all spades and calls, so that seven to nothing is sure.
RUN_OF_SPADES = """followsuit-deal 1
game court_piece
rules {"bavney": "go_on", "preset": "reference"}
seed 1
player S person Ada
player W beginner Sana
player N beginner Imran
player E beginner Kaveh

deal 1
dealer W
rows NS 0 EW 0
totals NS 0 EW 0
hand S AS KS QS JS TS
hand E AH KH QH JH TH
hand N AC KC QC JC TC
hand W AD KD QD JD TD
rest S 9S 8S 7S 6S 5S 4S 3S 2S
rest E 9H 8H 7H 6H 5H 4H 3H 2H
rest N 9C 8C 7C 6C 5C 4C 3C 2C
rest W 9D 8D 7D 6D 5D 4D 3D 2D
"""


@pytest.fixture
def caller(page: Page, site: Server) -> Caller:
    """A person before the page who will play Court Piece."""
    return Caller(page, site)


def test_a_deal_in_which_tricks_lie_in_the_middle_is_played_to_its_end(caller: Caller, page: Page) -> None:
    caller.begin("Double sar, aces", "One deal", seed="3")
    checker = Checker(page, LOOKS)
    caller.play_until("play")
    view = caller.view()
    assert view["rotation"] == ["S", "E", "N", "W"]
    piled = page.get_by_role("img", name=re.compile(r"tricks lie in the middle; .* won"))
    while not piled.count():
        caller.answer(caller.wait())
    checker.look("tricks in the middle")
    caller.hasten()
    caller.play_until("over")
    view = caller.view()
    summary, us = view["summary"], "NS"
    won = summary["deal_won_by"] == us
    expect(page.get_by_text("You win the deal" if won else "They win the deal")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Tricks taken: we .* 7 win the deal"))).to_be_attached()
    if any(view["own"]["cards_left"].values()):
        page.get_by_text("The cards that were left").click()
        shown = page.locator(".cards-left dd .small-card")
        assert shown.count() == sum(len(cards) for cards in view["own"]["cards_left"].values())
    checker.look("the end of a deal")


@pytest.mark.long("two deals of each preset; one is played in the gate of every commit")
@pytest.mark.parametrize(
    "preset",
    [
        one
        if one in ("Double sar, aces", "Hidden trump")
        else pytest.param(one, marks=pytest.mark.full("one more"))
        for one in PRESETS
    ],
)
def test_the_ends_of_two_deals_of_every_preset_are_played_by_what_things_are_called(
    caller: Caller, page: Page, preset: str
) -> None:
    caller.begin(preset, "A long evening", seed="11")
    caller.play_until("play")
    caller.hasten()
    caller.play_until("deal")
    first = caller.view()
    side = first["summary"]["deal_won_by"]
    sums = page.get_by_label("How it is reckoned")
    expect(sums).to_contain_text(str(first["summary"]["tricks"][side]))
    caller.answer("deal")
    caller.play_until("play")
    caller.hasten()
    caller.play_until("deal")
    second = caller.view()
    assert second["deal"] == first["deal"] + 1
    assert second["summary"]["before"] == first["summary"]["totals"]
    # Who won calls; C28.
    (caller_seat,) = (seat for seat in second["seats"].values() if "caller" in seat["roles"])
    assert caller_seat["side"] == side


@pytest.mark.long("hidden trump until somebody asks for it")
def test_the_indicator_lies_face_down_until_it_is_asked_for(caller: Caller, page: Page) -> None:
    caller.begin("Hidden trump", "One deal", seed="5")
    down = page.get_by_role("img", name=re.compile("^Trump lies face down"))
    caller.play_until("play")
    expect(down).to_be_visible()
    Checker(page, LOOKS).look("hidden trump")
    for _ in range(40):
        asked = caller.wait()
        if asked in ("deal", "over"):
            break
        caller.answer(asked)
        if caller.asked:
            view = caller.view()
            assert view["trump"] is not None
            expect(down).to_have_count(0)
            break


@pytest.mark.long("seven to nothing may never come: the deal is given")
def test_at_seven_to_nothing_the_leader_stops_or_goes_on(caller: Caller, page: Page) -> None:
    caller.take_up(RUN_OF_SPADES, "court_piece")
    checker = Checker(page, LOOKS)
    assert caller.wait() == "name"
    checker.look("naming trump from five cards")
    caller.play_until("stake")
    expect(page.get_by_role("button", name="Stop: a court")).to_be_visible()
    checker.look("seven to nothing")
    caller.answer("stake")
    caller.hasten()
    caller.play_until("over")
    assert caller.view()["summary"]["court"]["kind"] == "bavney"
    expect(page.get_by_text("a bavney: all thirteen tricks", exact=False).first).to_be_visible()

"""Reach: everything at the end of a match, and the prompts on a low phone, can be read and tapped."""

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.stakes import Cents
from tests.shared.page.drawn import set_size
from tests.shared.page.fitting import all_fits
from tests.shared.page.person import Person
from tests.shared.page.reach import HIDDEN, at_every_height, covered
from tests.shared.page.tractor_player import Player
from tests.shared.records import last_tricks

#: How many buttons of the betting stand in each row.
IN_ROWS = """() => Object.values(Object.groupBy(document.querySelectorAll(".prompt button"),
    (button) => button.offsetTop)).map((row) => row.length)"""


@pytest.fixture(autouse=True)
def still(page: Page) -> None:
    """Nothing moves: what is measured is where things end up."""
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize(
    ("game", "stake"),
    [
        ("rangvaar", Cents(1000)),
        pytest.param("two_hundred", None, marks=pytest.mark.full("a shorter account")),
        pytest.param("tractor", None, marks=pytest.mark.full("a shorter account")),
    ],
)
@pytest.mark.long("many sizes of the screen")
def test_every_button_of_a_match_that_is_over_can_be_tapped_at_every_height(
    person: Person, page: Page, game: str, stake: Cents | None
) -> None:
    player = Player(person) if game == "tractor" else person
    person.take_up(last_tricks(game, stake), game)
    player.play_until("over")
    if game == "rangvaar":
        all_fits(page, "the end")
    wrong = at_every_height(page)
    assert not wrong, "\n".join(wrong[:20])


def test_the_betting_has_a_title_and_covers_no_seat_on_a_phone_held_sideways(
    person: Person, page: Page
) -> None:
    person.sit_down()
    assert person.wait() == "bet"
    for width, height in ((844, 390), (740, 360), (667, 375)):
        set_size(page, width, height)
        expect(page.get_by_role("heading", name="What do you bet?")).to_be_visible()
        in_rows = page.evaluate(IN_ROWS)
        assert max(in_rows) - min(in_rows) < 2, in_rows
        assert page.evaluate(HIDDEN) == []
        assert not covered(page, width, height)

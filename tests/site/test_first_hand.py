"""The first hand: it is on the table, and the first act is taken, while Python is still on its way."""

import re
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from content.openings import games_played_ahead
from published.serve import Server
from tests.shared.page.person import Bidder, Person
from tests.shared.patience import LONG_MS

#: The last one is played on.
GAMES = {
    "court_piece": "Court Piece",
    "rangvaar": "Rangvaar",
    "tractor": "Tractor",
    "two_hundred": "Two Hundred",
}


@pytest.fixture
def engine_held(site: Server, spoil: Callable[..., None]) -> Iterator[Event]:
    """The interpreter does not come until this is set."""
    comes = Event()

    def hold(handler: Any) -> bool:
        comes.wait(60)
        return False

    spoil(site, "/runtime/*.wasm", hold)
    yield comes
    comes.set()


@pytest.fixture
def mismatches(page: Page) -> list[str]:
    """What the console counts of first hands that the engine deals otherwise."""
    found: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "played ahead" in message.text:
            found.append(message.text)

    page.on("console", hear)
    return found


def open_page(page: Page, site: Server, game: str) -> Person:
    """Visit the site for the first time, and ask for no cards of one's own."""
    page.goto(f"{site.url}?speed=instant&autoplay=no")
    return Bidder(page, site) if game == "rangvaar" else Person(page, site)


def test_a_first_hand_is_played_before_the_engine_is_there_and_goes_on_with_it(
    page: Page, site: Server, engine_held: Event, mismatches: list[str]
) -> None:
    assert set(GAMES) == set(games_played_ahead())
    for game, name in GAMES.items():
        person = open_page(page, site, game)
        person.deal(name)
        expect(person.hand).to_be_visible()
        # Of Tractor cards are dealt until one can declare, or to the last.
        if game == "tractor":
            expect(person.hand.get_by_role("button").first).to_be_visible()
        else:
            person.answer(person.wait())
    asked = person.wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status", name="Hint")).to_contain_text("still on its way")
    engine_held.set()
    expect(page.get_by_role("status", name="Hint")).not_to_contain_text("still on its way", timeout=LONG_MS)
    person.answer(asked)
    record = person.kept_record()
    assert re.search(r"^seed first-hand-two_hundred-\d+$", record, re.MULTILINE)
    assert mismatches == []
    page.goto(f"{site.url}fairness/")
    page.get_by_role("combobox", name="A match kept on this device").select_option(index=1)
    found = page.get_by_role("main").get_by_role("status")
    expect(found).to_contain_text(
        "the cards of the one deal are those of the seed", ignore_case=True, timeout=LONG_MS
    )
    expect(found).to_contain_text("one of the 64")

"""The first hand: it is on the table, and the first act is taken, while Python is still on its way."""

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Error, Page, expect

from content.openings import games_played_ahead
from published.serve import Handler, Server
from tests.shared.page.guard import Guard
from tests.shared.page.person import Bidder, Person
from tests.shared.page.waiting import wait_until
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
    # A hand that was begun on an earlier page would be taken up.
    page.goto(f"{site.url}robots.txt")
    page.evaluate("localStorage.clear()")
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
    # A page that is closed meanwhile loses nothing.
    lies = person.hand.get_by_role("button").count()
    page.reload()
    expect(person.hand.get_by_role("button")).to_have_count(lies)
    expect(person.betting).to_have_count(0)
    asked = person.wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status", name="Hint")).to_contain_text("still on its way")
    engine_held.set()
    expect(page.get_by_role("status", name="Hint")).not_to_contain_text("still on its way", timeout=LONG_MS)
    if asked == "play":
        # It takes its card up once it is given: a tap meanwhile would put that down.
        expect(person.chosen).to_have_count(1, timeout=LONG_MS)
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


def cut(handler: Handler) -> bool:
    """The line breaks."""
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)
    return True


def is_played(view: dict[str, Any]) -> bool:
    """Whether South has played a card."""
    tricks = [*view["tricks"], view["trick"] or {"plays": []}]
    return any(play["seat"] == "S" for trick in tricks for play in trick["plays"])


def test_a_first_hand_is_played_where_the_line_is_cut_and_goes_on_by_itself(
    page: Page,
    site: Server,
    guard: Guard,
    spoil: Callable[..., None],
    engine_held: Event,
    mismatches: list[str],
) -> None:
    guard.expects("Failed to load|Failed to fetch|wasm instantiation|did not start|unreachable")
    is_coming = Event()

    def hold_and_cut(handler: Handler) -> bool:
        is_coming.set()
        return engine_held.wait(60) and cut(handler)

    spoil(site, "/runtime/*.wasm", hold_and_cut)
    person = open_page(page, site, "two_hundred")
    wait_until(is_coming.is_set, "the engine is asked for", page.wait_for_timeout)
    expect(page.locator("html[data-scripts=here]")).to_be_attached()
    spoil(site, "*", cut)
    page.context.set_offline(True)
    engine_held.set()
    failure = page.locator("[data-part=failure-line]")
    expect(failure).to_contain_text(
        re.compile(r"[0-3]\.\d of \d\.\d MB of the game are here.*goes on by itself")
    )
    person.deal("Two Hundred")
    person.answer(person.wait())
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status", name="Hint")).to_contain_text("No connection")
    waits = page.get_by_text(re.compile("^No connection.*goes on by itself"))

    def stands_still() -> bool:
        if not waits.count() and person.playable.count():
            with suppress(Error):
                person.playable.first.click(timeout=1000)
                person.play.click(timeout=1000)
        return waits.count() > 0

    page.get_by_role("button", name="Close the hint").click()
    wait_until(stands_still, "the table waits for the engine", page.wait_for_timeout)
    expect(page.get_by_role("dialog")).to_have_count(0)
    site.faults.clear()
    page.context.set_offline(False)
    page.wait_for_function("() => globalThis.followSuit", timeout=LONG_MS)
    expect(waits).to_have_count(0)
    # The console may ask the engine before it has been told all.
    wait_until(lambda: is_played(person.view()), "what was done is done", page.wait_for_timeout)
    person.kept_record()
    assert mismatches == []

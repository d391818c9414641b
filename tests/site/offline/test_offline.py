"""Offline: the whole game without a network after the first visit, and nothing of it before the game is there."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from checks import budget
from published.serve import Server
from tests.shared.page.person import deal
from tests.shared.page.scorer import Scorer
from tests.shared.page.visits import Visitor, kept, open_site, wait_for_snapshot, wait_for_worker
from tests.shared.page.waiting import wait_until
from tests.shared.patience import scale_wait
from tests.shared.sampling import sample

REGISTRATIONS = "navigator.serviceWorker.getRegistrations().then(found => found.length)"
GAMES = {"two_hundred": "Two Hundred", "tractor": "Tractor", "rangvaar": "Rangvaar"}


def counting(server: Server) -> dict[str, int]:
    """How often each path is asked of the server, from now on."""
    counted: dict[str, int] = {}

    def count(handler: Any) -> bool:
        path = handler.path.split("?")[0]
        counted[path] = counted.get(path, 0) + 1
        return False

    server.faults["*"] = count
    return counted


def visit_again(visitor: Visitor, port: Server, leave: Callable[[], None]) -> Page:
    """Visit once, leave, and be back in a browser started again, with the server gone."""
    page = visitor.page()
    open_site(page, port)
    wait_for_worker(page, "active")
    leave()
    port.stop()
    return visitor.page()


def deals(page: Page, port: Server, game: str) -> None:
    """A game is dealt at a new visit."""
    open_site(page, port, f"?game={game}&speed=instant&seed=7")
    deal(page, GAMES[game])
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_games_deal_and_an_unknown_address_shows_our_own_page_with_the_server_gone(
    visitor: Visitor, port: Server, every_look: bool
) -> None:
    page = visit_again(visitor, port, visitor.leave)
    for game in sample(GAMES, len(GAMES) if every_look else 1):
        deals(page, port, game)
    page.goto(f"{port.url}rules/two_hundred/")
    page.get_by_role("search").get_by_role("searchbox").fill("hundred rule")
    expect(page.get_by_role("search").get_by_role("link").first).to_be_visible()
    page.goto(f"{port.url}nothing/here")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the games")).to_have_css("font-weight", "600")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.get_by_role("heading", name="Follow Suit")).to_be_visible()


@pytest.mark.full("one more visit of the same kind")
def test_a_browser_that_has_emptied_its_own_cache_still_has_the_game_and_keeps_scores(
    visitor: Visitor, port: Server
) -> None:
    page = visit_again(visitor, port, visitor.lose_cache)
    deals(page, port, "two_hundred")
    open_site(page, port)
    scorer = Scorer(page)
    scorer.begin("Tractor")
    scorer.enter("Ama", "Hearts", "35", "No")
    assert scorer.score() == ["4", "2"]


def test_a_first_visit_keeps_within_its_budget_fetches_nothing_twice_and_the_worker_last(
    visitor: Visitor, port: Server
) -> None:
    sent: dict[str, int] = {}
    plain = port.body

    def body(path: str) -> Any:
        found = plain(path)
        if found is not None:
            sent[path] = len(found.codings.get("br", found.codings[""]))
        return found

    port.body = body  # type: ignore[method-assign]
    counted = counting(port)
    page = visitor.page()
    open_site(page, port)
    first = sum(sent.values())
    assert first <= budget.FIRST_VISIT, sorted(sent.items(), key=lambda entry: -entry[1])
    wait_for_worker(page, "active")
    assert first < sum(sent.values()) <= budget.WHOLE, sorted(sent.items(), key=lambda entry: -entry[1])
    twice = {path for path, times in counted.items() if times > 1}
    assert {path for path in twice if path.startswith(("/assets/", "/runtime/"))} == set()
    order = list(counted)
    engine = next(place for place, path in enumerate(order) if path.startswith("/runtime/wheel-"))
    assert order.index("/sw.js") > engine


@pytest.mark.full("one more visit of the same kind")
def test_a_page_with_nosw_registers_nothing_and_makes_no_snapshot(visitor: Visitor, port: Server) -> None:
    page = visitor.page()
    started: list[str] = []
    page.on("worker", lambda worker: started.append(worker.url))
    open_site(page, port, "?nosw")
    page.wait_for_timeout(scale_wait(5000))  # longer than a registration and a snapshot are put off
    assert page.evaluate(REGISTRATIONS) == 0
    assert started
    assert [url for url in started if "snapshot_worker" in url] == []
    assert page.evaluate("caches.keys()") == []


@pytest.mark.long("one more visit of the same kind")
def test_a_page_with_nosw_takes_back_all_that_was_stored_the_snapshot_too(
    visitor: Visitor, port: Server
) -> None:
    page = visitor.page()
    open_site(page, port)
    wait_for_worker(page, "active")
    wait_for_snapshot(page)
    assert kept(page)
    counted = counting(port)
    open_site(page, port, "?nosw")
    assert counted.get("/") == 1, "the page came from the device"
    wait_until(
        lambda: page.evaluate(REGISTRATIONS) == 0 and page.evaluate("caches.keys()") == [],
        "no service worker and no cache is left",
        page.wait_for_timeout,
    )


@pytest.mark.full("one more visit of the same kind")
def test_a_page_inside_another_keeps_nothing(visitor: Visitor, port: Server) -> None:
    port.rules = []  # our own policy lets no page of ours hold a frame
    page = visitor.page()
    page.goto(port.url + "LICENSE.txt")
    page.evaluate("document.body.append(Object.assign(document.createElement('iframe'), {src: '/'}))")
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("Ready", exact=True)).to_be_visible()
    page.wait_for_timeout(scale_wait(3000))
    assert page.evaluate(REGISTRATIONS) == 0


@pytest.mark.full("one more visit of the same kind")
def test_a_shortcut_opens_its_games_choice_and_one_of_a_game_that_is_none_chooses_nothing(
    page: Page, site: Server
) -> None:
    for asked, chosen in (*((game, game) for game in GAMES), ('"]body', "two_hundred")):
        page.goto(f"{site.url}?game={asked}")
        expect(page.locator(f'[data-game="{chosen}"]')).to_have_attribute("data-chosen", "")

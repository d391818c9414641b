"""The other browsers: the engine comes up, a deal of each game is played, and all of it without a network.

Run by `python3 build/check.py --browsers`, which brings the browsers. Played through the page's own engine door and
its buttons; a deal is played as a script of the page, one tap after another.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paths import DIST
from serve import Server

sys.path.insert(0, str(Path(__file__).parent))

from drivers import Browser, Firefox, WebKit

GAMES = ["two_hundred", "tractor", "rangvaar"]
PATIENCE_S = 120

READY = "return performance.getEntriesByName('followsuit:answered').length > 0"
FAILURE = "return document.querySelector('[data-part=failure]:not([hidden])')?.textContent ?? ''"
ACTIVE = """
const found = await navigator.serviceWorker?.getRegistration();
return Boolean(found?.active) && !found.installing;
"""
# A deal through the engine behind the page, the person's turns taken as a novice's hint says; some seconds at a time,
# since a browser lets no script run for ever. Says whether the deal is over.
SOME_OF_A_DEAL = """
const ask = async (op, more = {}) => {
  const answer = JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 1, op, ...more })));
  if (!answer.ok && op !== "view") throw new Error(JSON.stringify(answer.error));
  return answer;
};
let { view } = await ask("view"); // refused where no match has begun
if (!view) ({ view } = await ask("new", { game: "GAME", seed: "7", level: "beginner" }));
const until = performance.now() + 5000;
while (performance.now() < until && !["deal", "over"].includes(view.waits_for)) {
  const { turn } = view;
  const hint = view.waits_for === "you" ? (await ask("hint", { turn, level: "beginner" })).hint.action : null;
  ({ view } = hint ? await ask("act", { turn, action: hint }) : await ask("step", { turn }));
}
return ["deal", "over"].includes(view.waits_for) && view.game === "GAME";
"""
DEAL_BUTTON = """
document.querySelector("[data-part=deal]").click();
return true;
"""
HAND = "return document.querySelectorAll('[data-root=table] .hand button').length >= 5"


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=lambda kind: str(kind.name))
def kind(request: pytest.FixtureRequest) -> type[Browser]:
    """One browser after the other."""
    chosen: type[Browser] = request.param
    return chosen


@pytest.fixture
def visit(kind: type[Browser], tmp_path: Path) -> Iterator[Any]:
    """`visit()`: the browser, started anew with the profile of this test."""
    running: list[Browser] = []

    def begin() -> Browser:
        while running:
            running.pop().close()
        running.append(kind(tmp_path / "profile"))
        return running[0]

    yield begin
    while running:
        running.pop().close()


@pytest.fixture
def port() -> Iterator[Server]:
    """The built site, which may be stopped before the test is over."""
    server = Server(DIST)
    server.start()
    yield server
    server.stop()


def wait(browser: Browser, script: str) -> None:
    """Wait until a script of the page says yes."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        said = browser.run(script)
        if said is True:
            return
        assert not str(said).startswith("threw"), f"{browser.name}: {said}"
        time.sleep(0.2)
    raise AssertionError(f"{browser.name}: {browser.run(FAILURE) or 'waited in vain'} ({script.strip()})")


def come(browser: Browser, port: Server, query: str = "") -> None:
    """Open the site and wait for its engine."""
    browser.open(port.url + query)
    wait(browser, READY)


def test_the_engine_comes_up_and_plays_a_deal_of_each_game(visit: Any, port: Server) -> None:
    browser = visit()
    for game in GAMES:
        come(browser, port, f"?nosw&game={game}")
        wait(browser, SOME_OF_A_DEAL.replace("GAME", game))


def test_the_site_plays_with_the_server_gone_and_the_browser_started_again(visit: Any, port: Server) -> None:
    browser = visit()
    come(browser, port)
    wait(browser, ACTIVE)
    if browser.remembers:
        browser = visit()
    port.stop()
    for game in GAMES:
        come(browser, port, f"?game={game}&speed=instant&seed=7")
        assert browser.run(DEAL_BUTTON) is True
        wait(browser, HAND)

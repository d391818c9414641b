"""The other browsers: the engine comes up, a deal of each game is played, and all of it without a network.

Part of the gate where the browsers are there or can be brought; `python3 build/check.py --browsers` runs nothing else and
insists on them. Played through the page's own engine door and its buttons; a deal is played as a script of the page, one
tap after another.
"""

from typing import Any

import pytest
from drivers import Browser, wait

from serve import Server

pytestmark = pytest.mark.long("Firefox and WebKitGTK")

GAMES = ["two_hundred", "tractor", "rangvaar"]

READY = "return performance.getEntriesByName('followsuit:answered').length > 0"
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

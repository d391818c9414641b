"""The other browsers: the engine comes up, deals are played, and all of it without a network.

In `check.py --all` where they are installed; `check.py --browsers` runs nothing else and insists on them. A
deal is played by a script that clicks the page's buttons and cards, because the drivers' pointers differ.
"""

from typing import Any

import pytest

from published.serve import Server
from tests.shared.page.drivers import Browser, wait

pytestmark = pytest.mark.long("Firefox and WebKitGTK")

#: The games that each plays a deal of: what differs between browsers is the machine, not the rules.
PLAYED = {"Firefox": ["two_hundred", "court_piece"], "WebKitGTK": ["rangvaar"]}

READY = "return performance.getEntriesByName('followsuit:answered').length > 0"
ACTIVE = """
const found = await navigator.serviceWorker?.getRegistration();
return Boolean(found?.active) && !found.installing;
"""
# Does what the table asks, by its buttons and cards, for some seconds at a time, since a browser lets no script run
# for ever. Says whether the deal is over. The last card that may be played is clicked; of eight to bury, the last eight.
SOME_OF_A_DEAL = """
const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const until = performance.now() + 5000;
while (performance.now() < until) {
  const over = seen("button").some((one) => ["Next deal", "New match"].includes(one.textContent.trim()));
  if (over) return true;
  const [play] = seen(".self > [data-main]:enabled");
  const ask = seen("[data-prompt] button").at(-1);
  const cards = seen("[data-hand] [data-state=up]");
  const card = cards.at(-1 - seen("[data-hand] [data-chosen]").length);
  (play ?? ask ?? card)?.click();
  await new Promise((then) => setTimeout(then, 60));
}
return false;
"""
DEAL_BUTTON = """
document.querySelector("[data-part=deal]").click();
return true;
"""
HAND = "return document.querySelectorAll('[data-root=table] .hand button').length >= 5"


def open_site(browser: Browser, port: Server, query: str = "") -> None:
    """Open the site and wait for its engine."""
    browser.open(port.url + query)
    wait(browser, READY)


@pytest.mark.full("a deal is played with the server gone")
def test_the_engine_comes_up_and_plays_a_deal(visit: Any, port: Server) -> None:
    browser = visit()
    for game in PLAYED[browser.name]:
        open_site(browser, port, f"?nosw&game={game}&speed=instant&seed=7")
        assert browser.run(DEAL_BUTTON) is True
        wait(browser, HAND)
        wait(browser, SOME_OF_A_DEAL)


def test_the_site_plays_with_the_server_gone_and_the_browser_started_again(visit: Any, port: Server) -> None:
    browser = visit()
    open_site(browser, port)
    wait(browser, ACTIVE)
    if browser.remembers:
        browser = visit()
    port.stop()
    open_site(browser, port, f"?game={PLAYED[browser.name][0]}&speed=instant&seed=7")
    assert browser.run(DEAL_BUTTON) is True
    wait(browser, HAND)
    wait(browser, SOME_OF_A_DEAL)

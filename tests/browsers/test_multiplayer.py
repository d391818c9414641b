"""Play together across browsers: a host in Chromium, and a guest in Firefox."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from base import browsers
from base.chromium import FLAGS
from published.serve import Server
from tests.shared.page.drivers import Firefox, wait
from tests.shared.page.phones import Host
from tests.shared.page.waiting import wait_until

pytestmark = pytest.mark.long("Firefox beside Chromium")

ANSWER = "return document.querySelector('.multiplayer-link textarea')?.value ?? ''"
HAND = "return document.querySelectorAll('[data-root=table] .hand button').length >= 5"
# The last bet that is offered is a pass where one may pass.
BET = """
const bets = [...document.querySelectorAll("[data-prompt=bid] button, [data-prompt=trump] button")];
bets.at(-1)?.click();
return bets.length > 0;
"""


@pytest.fixture
def host(playwright: Playwright, port: Server) -> Iterator[Host]:
    """A host in Chromium, where there is a Firefox to be its guest."""
    if remedy := browsers.browser_remedy(Firefox.name):
        pytest.skip(remedy)
    chromium = browsers.prepare_headless(browsers.prepare_chromium())
    browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield Host(browser.new_context(service_workers="block"), port, name="Ada")
    browser.close()


def test_a_guest_in_firefox_sits_down_at_a_table_of_chromium_and_bets(host: Host, tmp_path: Path) -> None:
    host.open("two_hundred")
    guest = Firefox(tmp_path / "profile")
    try:
        guest.open(host.code("N"))
        wait(guest, f"return Boolean((() => {{ {ANSWER} }})())")
        host.take(guest.run(ANSWER))
        expect(host.chair("N")).to_have_attribute("data-phone", "there")
        host.begin()
        wait(guest, HAND)
        _play_to_the_guest(host, guest)
    finally:
        guest.close()


def _play_to_the_guest(host: Host, guest: Any) -> None:
    """Have the host act until the guest is asked, and the guest once."""

    def view() -> dict[str, Any]:
        found: dict[str, Any] = host.ask("view", seat=None)["view"]
        return found

    acted: set[int] = set()

    def is_asked() -> bool:
        now = view()
        # An act waits for its beat: until then the table says that the host is to act.
        if now["to_act"] == "S" and now["waits_for"] == "person" and now["turn"] not in acted:
            acted.add(now["turn"])
            host.page.locator("[data-prompt=bid] button, [data-prompt=trump] button").last.click()
        return bool(now["to_act"] == "N")

    wait_until(is_asked, "the guest is asked", host.page.wait_for_timeout)
    turn = view()["turn"]
    wait(guest, BET)
    wait_until(lambda: view()["turn"] > turn, "the guest's bet counts", host.page.wait_for_timeout)

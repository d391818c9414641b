"""Play together over a network that fails: one that keeps devices apart, one that loses a phone, and a phone that sleeps."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from base.chromium import FLAGS
from tests.shared.page.phones import Guest, Host
from tests.shared.page.wifi import Wifi, lacking

pytestmark = pytest.mark.long("each silence lasts as long as people have to wait for it")

#: Beyond the silence after which people are told: longer than a browser waits before it gives a connection up.
SILENCE_MS = 6_000


class Room:
    """A host and a guest, each on a device of its own in one network."""

    def __init__(self, wifi: Wifi, host: Host, guest: Guest) -> None:
        self.wifi, self.host, self.guest = wifi, host, guest

    def is_without(self, seat: str) -> None:
        """Wait until the host says that a phone is gone, and let some time pass."""
        expect(self.host.chair(seat)).to_have_attribute("data-phone", "away")
        self.host.page.wait_for_timeout(SILENCE_MS)


@pytest.fixture
def room(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], built_site: Path, tmp_path: Path
) -> Iterator[Room]:
    """Two browsers in a network of their own, where this machine lets one be made."""
    if lack := lacking():
        pytest.skip(lack)
    wifi = Wifi(["laptop", "phone"])
    browsers = []
    try:
        servers = wifi.serve(built_site)
        chromium = Path(browser_type_launch_args["executable_path"])
        for device in ("laptop", "phone"):
            program = wifi.program(device, chromium, tmp_path)
            browsers.append(playwright.chromium.launch(executable_path=program, args=FLAGS))
        laptop, phone = (browser.new_context(service_workers="block") for browser in browsers)
        yield Room(wifi, Host(laptop, servers[0], name="Ada"), Guest(phone, servers[1], name="Emil"))
    finally:
        for device in ("laptop", "phone"):
            wifi.wake(device)
        for browser in browsers:
            browser.close()
        wifi.close()


def test_where_the_network_keeps_devices_apart_both_say_so_and_a_better_one_does(room: Room) -> None:
    host, guest = room.host, room.guest
    room.wifi.isolate()
    host.open("two_hundred")
    guest.follow(host.code("N"))
    host.take(guest.link())
    expect(host.chair("N").get_by_role("alert")).to_contain_text("keep devices apart")
    expect(guest.panel.get_by_role("status").first).to_contain_text("Some guest networks keep devices apart")
    room.wifi.unite()
    host.pair("N", guest)


def test_a_phone_that_was_out_of_reach_or_asleep_comes_back_to_its_cards_by_itself(room: Room) -> None:
    host, guest, wifi = room.host, room.guest, room.wifi
    host.open("two_hundred")
    host.pair("N", guest)
    host.begin()
    expect(guest.hand.locator("button").first).to_be_visible()
    cards = guest.hand.locator("button").count()

    def is_back() -> None:
        # Whoever was shown that a phone is gone is back at the table as well.
        expect(host.panel).to_have_count(0)
        expect(guest.panel).to_have_count(0)
        expect(guest.hand.locator("button")).to_have_count(cards)

    wifi.cut("phone")
    host.page.wait_for_timeout(7_000)
    wifi.mend("phone")
    host.page.wait_for_timeout(5_000)
    is_back()

    wifi.cut("phone")
    room.is_without("N")
    expect(guest.alert).to_contain_text("comes back by itself")
    expect(host.chair("N")).to_contain_text(re.compile("Emil.*the table waits"))
    wifi.mend("phone")
    is_back()

    # A bot plays for it meanwhile, and the phone is shown how things stand.
    wifi.fall_asleep("phone")
    room.is_without("N")
    host.chair("N").locator("select").select_option("bot")
    host.begin()
    host.play()
    host.wait_until(lambda view: len(view["tricks"]) >= 1, "a bot plays")
    host.rest()
    wifi.wake("phone")
    expect(guest.panel).to_have_count(0)
    expect(guest.hand.locator("button")).to_have_count(len(host.view("N")["hand"]))
    assert len(host.view("N")["hand"]) < cards
    guest.play()
    host.play()
    host.wait_until(lambda view: bool(view["summary"]), "both play the deal to its end")
    expect(guest.page.locator(".summary")).to_be_visible()

    # The laptop sleeps, and wakes up.
    wifi.fall_asleep("laptop")
    expect(guest.alert).to_contain_text("comes back by itself")
    wifi.wake("laptop")
    expect(guest.panel).to_have_count(0)
    expect(guest.page.locator(".summary")).to_be_visible()

"""Play together over a network that fails: one that keeps devices apart, one that loses a phone or that a phone leaves, and a
phone that sleeps.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

from base import browsers
from base.chromium import FLAGS
from published.serve import Server
from tests.shared.page import page_texts
from tests.shared.page.drivers import Firefox, firefox, reach_here, wait
from tests.shared.page.phones import Guest, Host
from tests.shared.page.wifi import ROOM, Wifi, lacking
from tests.shared.patience import scale_wait

pytestmark = pytest.mark.long("each silence lasts as long as people have to wait for it")

#: Beyond the silence after which people are told: longer than a browser waits before it gives a connection up.
SILENCE_MS = 6_000
ANSWER = "return document.querySelector('.multiplayer-link textarea')?.value ?? ''"
CARDS = "return document.querySelectorAll('[data-root=table] [data-hand] button').length"
PANELS = "return document.querySelectorAll('dialog[open]').length"


class Room:
    """A host and a guest, each on a device of its own in one network."""

    def __init__(self, wifi: Wifi, host: Host, guest: Guest) -> None:
        self.wifi, self.host, self.guest = wifi, host, guest

    def sit(self) -> None:
        """Pair the phone, and deal."""
        self.host.open("two_hundred")
        self.host.pair("N", self.guest)
        self.host.begin()
        expect(self.guest.hand.locator("button").first).to_be_visible()

    def scan_anew(self) -> None:
        """Have the phone read the code of its seat, and the host its answer."""
        self.guest.take(self.host.code("N"))
        self.host.take(self.guest.link())

    def let_a_bot_play(self) -> None:
        """Have a bot play for the phone until a trick is over, then nobody."""
        self.host.begin()
        self.host.play()
        self.host.wait_until(lambda view: len(view["tricks"]) >= 1, "a bot plays")
        self.host.rest()

    def is_back(self) -> None:
        """Wait until whoever was shown that a phone is gone is back at the table, as it stands."""
        expect(self.host.panel).to_have_count(0)
        expect(self.guest.panel).to_have_count(0)
        # A bot that played for the phone may be about to play once more.
        cards = self.guest.hand.locator("button")
        self.host.wait_until(lambda _: cards.count() == len(self.host.view("N")["hand"]), "it has its cards")

    def play_on(self) -> None:
        """Have both play the deal to its end."""
        self.guest.play()
        self.host.play()
        self.host.wait_until(lambda view: bool(view["summary"]), "both play the deal to its end")
        expect(self.guest.page.locator(".summary")).to_be_visible()


def is_without(host: Host) -> None:
    """Wait until the host says that the phone is gone, and let some time pass."""
    expect(host.chair("N")).to_have_attribute("data-phone", "away")
    host.page.wait_for_timeout(scale_wait(SILENCE_MS))


@pytest.fixture
def wifi() -> Iterator[Wifi]:
    """A network with two devices, where this machine lets one be made."""
    if lack := lacking():
        pytest.skip(lack)
    wifi = Wifi(["laptop", "phone"])
    yield wifi
    wifi.close()


@pytest.fixture
def servers(wifi: Wifi, built_site: Path) -> list[Server]:
    """The site, on each of them."""
    return wifi.serve(built_site)


@pytest.fixture
def chromium(
    wifi: Wifi, playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Callable[[str], BrowserContext]]:
    """`chromium(device)`: a browser that has just been started there."""
    started = []

    def start(device: str) -> BrowserContext:
        program = wifi.program(device, Path(browser_type_launch_args["executable_path"]), tmp_path)
        started.append(playwright.chromium.launch(executable_path=program, args=FLAGS))
        return started[-1].new_context(service_workers="block")

    yield start
    for device in ("laptop", "phone"):
        wifi.wake(device)
    for browser in started:
        browser.close()


def settle_permission(device: Host | Guest, server: Server, name: str, setting: str) -> None:
    """Settle what a device's browser lets a server's page do, and nothing else.

    Playwright's own way of granting one permission refuses all others.
    """
    asked = device.page.context.new_cdp_session(device.page)
    told = {"permission": {"name": name}, "origin": server.url.rstrip("/"), "setting": setting}
    context = asked.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    asked.send("Browser.setPermission", {**told, "browserContextId": context})


@pytest.fixture
def host(chromium: Callable[[str], BrowserContext], servers: list[Server]) -> Host:
    """A host that has used its camera, as most have: its browser tells its addresses then, and holds on to them."""
    host = Host(chromium("laptop"), servers[0], name="Ada")
    settle_permission(host, servers[0], "camera", "granted")
    return host


@pytest.fixture
def room(wifi: Wifi, host: Host, chromium: Callable[[str], BrowserContext], servers: list[Server]) -> Room:
    """The host, and a guest that scans with the camera of its phone, outside the page."""
    return Room(wifi, host, Guest(chromium("phone"), servers[1], name="Emil"))


#: Chromium's gate, which a page of this machine itself would not meet: the site counts as one of the internet.
GATE = [
    "--enable-features=LocalNetworkAccessChecksWebRTC",
    "--ip-address-space-overrides=127.0.0.1:{}=public",
]


@pytest.fixture
def gated(
    wifi: Wifi,
    servers: list[Server],
    playwright: Playwright,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
) -> Iterator[tuple[Room, Callable[[str], None]]]:
    """Host and guest in a browser that lets a page reach the local network only by permission, and what settles it."""
    program = wifi.program("laptop", Path(browser_type_launch_args["executable_path"]), tmp_path)
    flags = [flag.format(servers[0].server_port) for flag in GATE]
    browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags])
    contexts = [browser.new_context(service_workers="block") for _ in range(2)]
    host, guest = Host(contexts[0], servers[0], name="Ada"), Guest(contexts[1], servers[0], name="Emil")

    def settle(setting: str) -> None:
        for device in (host, guest):
            settle_permission(device, servers[0], "local-network", setting)

    yield Room(wifi, host, guest), settle
    browser.close()


def test_where_the_browser_refuses_the_local_network_both_say_that_and_not_that_the_wifi_is_to_blame(
    gated: tuple[Room, Callable[[str], None]],
) -> None:
    room, settle = gated
    host, guest = room.host, room.guest
    settle("denied")
    host.open("two_hundred")
    refused = page_texts.messages("en")["multiplayer-network-denied"]
    # Before anything was tried, and after it failed; a chair does not blame the network besides.
    expect(host.alert).to_have_text([refused])
    guest.follow(host.code("N"))
    host.take(guest.link())
    expect(guest.alert).to_have_text([refused])
    expect(host.chair("N")).to_have_attribute("data-phone", "joining")
    expect(host.chair("N")).to_have_attribute("data-phone", "free")
    expect(host.alert).to_have_text([refused])
    expect(guest.panel).not_to_contain_text("Still nothing")

    # Allowed after all: the sentence goes by itself, and the phone sits down.
    settle("granted")
    expect(host.panel).not_to_contain_text(refused)
    expect(guest.panel).not_to_contain_text(refused)
    host.pair("N", guest)


def test_where_the_browser_asks_first_both_say_so_while_they_wait(
    gated: tuple[Room, Callable[[str], None]],
) -> None:
    room, settle = gated
    host, guest = room.host, room.guest
    host.open("two_hundred")
    asks = page_texts.messages("en")["multiplayer-network-asks"]
    expect(host.panel).not_to_contain_text(asks)
    guest.follow(host.code("N"))
    host.take(guest.link())
    expect(host.panel.get_by_role("status").filter(has_text=asks)).to_be_visible()
    expect(guest.panel.get_by_role("status").filter(has_text=asks)).to_be_visible()
    settle("granted")
    host.pair("N", guest)
    expect(host.panel).not_to_contain_text(asks)


def test_where_the_network_keeps_devices_apart_both_say_so_and_a_better_one_does(room: Room) -> None:
    host, guest = room.host, room.guest
    room.wifi.isolate()
    host.open("two_hundred")
    guest.follow(host.code("N"))
    host.take(guest.link())
    expect(host.chair("N").get_by_role("alert")).to_contain_text("keep devices apart")
    slow = guest.panel.get_by_role("status").filter(has_text="Some guest networks keep devices apart")
    expect(slow).to_be_visible()
    room.wifi.unite()
    host.pair("N", guest)


def test_a_phone_that_was_out_of_reach_or_asleep_comes_back_to_its_cards_by_itself(room: Room) -> None:
    host, guest, wifi = room.host, room.guest, room.wifi
    room.sit()
    cards = guest.hand.locator("button").count()

    wifi.cut("phone")
    host.page.wait_for_timeout(scale_wait(7_000))
    wifi.mend("phone")
    host.page.wait_for_timeout(scale_wait(5_000))
    room.is_back()

    wifi.cut("phone")
    is_without(host)
    expect(guest.alert).to_contain_text("comes back by itself")
    expect(host.chair("N")).to_contain_text(re.compile("Emil.*the table waits"))
    wifi.mend("phone")
    room.is_back()

    # A bot plays for it meanwhile, and the phone is shown how things stand.
    wifi.fall_asleep("phone")
    is_without(host)
    host.chair("N").locator("select").select_option("bot")
    room.let_a_bot_play()
    wifi.wake("phone")
    room.is_back()
    assert len(host.view("N")["hand"]) < cards
    room.play_on()

    # The laptop sleeps, and wakes up.
    wifi.fall_asleep("laptop")
    expect(guest.alert).to_contain_text("comes back by itself")
    wifi.wake("laptop")
    expect(guest.panel).to_have_count(0)
    expect(guest.page.locator(".summary")).to_be_visible()


@pytest.mark.full("a phone that was out of reach comes back over the same lines")
def test_a_phone_that_changes_network_is_back_with_its_return_or_by_a_new_code(room: Room) -> None:
    host, guest, wifi = room.host, room.guest, room.wifi
    room.sit()

    # In a network of its own it finds no table, and the new code of its seat leads nowhere: each device says why.
    wifi.move("phone", "cafe")
    is_without(host)
    expect(guest.alert).to_contain_text("Are both devices in the same Wi-Fi?")
    host.chair("N").locator("select").select_option("bot")
    room.scan_anew()
    expect(host.chair("N").get_by_role("alert")).to_contain_text("keep devices apart")
    expect(host.chair("N")).to_contain_text(re.compile("Emil.*a bot plays until it is back"))
    expect(guest.panel.get_by_role("status").first).to_contain_text("Are both devices in the same Wi-Fi?")
    room.let_a_bot_play()

    # Home again it needs no code.
    wifi.move("phone", ROOM)
    room.is_back()

    # Both move on, to the hotspot of somebody's phone. Where they are now nobody told them.
    wifi.move("phone", "hotspot")
    is_without(host)
    wifi.move("laptop", "hotspot")
    host.page.wait_for_timeout(scale_wait(SILENCE_MS))
    room.scan_anew()
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    host.begin()
    room.is_back()
    room.play_on()


@pytest.mark.full("the same with a guest in Firefox, which reckons with time in its own way")
def test_a_phone_with_firefox_comes_back_by_itself_or_by_a_new_code_as_well(
    wifi: Wifi, host: Host, servers: list[Server], tmp_path: Path
) -> None:
    if remedy := browsers.browser_remedy(Firefox.name):
        pytest.skip(remedy)
    program = wifi.program("phone", firefox(), tmp_path)
    phone = Firefox(
        tmp_path / "profile",
        program=program,
        reach=lambda port: wifi.on("phone", lambda: reach_here(port)),
    )

    def scan(link: str) -> None:
        phone.open(f"{servers[1].url}fairness/")
        phone.open(link)
        wait(phone, f"return Boolean((() => {{ {ANSWER} }})())")
        host.take(phone.run(ANSWER))
        expect(host.chair("N")).to_have_attribute("data-phone", "there")
        host.begin()
        wait(phone, f"return (() => {{ {CARDS} }})() === {len(host.view('N')['hand'])}")

    try:
        host.open("two_hundred")
        scan(host.code("N"))
        wifi.cut("phone")
        is_without(host)
        wait(phone, f"return (() => {{ {PANELS} }})() === 1")
        wifi.mend("phone")
        wait(phone, f"return (() => {{ {PANELS} }})() === 0")
        expect(host.panel).to_have_count(0)

        wifi.move("phone", "hotspot")
        wifi.move("laptop", "hotspot")
        is_without(host)
        scan(host.code("N"))
    finally:
        phone.close()

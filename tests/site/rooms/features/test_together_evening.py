"""Play together, over an evening: what goes wrong and right when people with a device each play on."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.shared.page.phones import Room, play_until

URDU = re.compile("[\u0600-\u06ff]")
#: The host has chosen six seats and three packs.
AT_SIX = """if (location.protocol !== "about:") localStorage["follow-suit/settings"] = JSON.stringify({
  ...JSON.parse(localStorage["follow-suit/settings"]), table: { tractor: "6x3" } });"""
LATIN = re.compile("[A-Za-z]{3,}")


def test_each_device_speaks_its_own_language_and_calls_everybody_so(room: Room) -> None:
    room.host.open("Two Hundred")
    guest = room.guest("", language="ur")
    guest.follow(room.host.code("N"))
    expect(guest.panel).to_contain_text(URDU)
    assert guest.page.locator("html").get_attribute("dir") == "rtl"
    room.host.take(guest.answer())
    expect(room.host.chair("N")).to_have_attribute("data-phone", "there")
    room.begin()
    for text in (guest.page.locator('[data-root="table"]').inner_text(), guest.page.title()):
        assert URDU.search(text)
        assert not LATIN.findall(text.replace("Ada", ""))
    expect(room.host.page.locator('[data-root="table"]')).to_contain_text("Odile")
    expect(room.host.page.locator('[data-root="table"]')).to_contain_text("North")


def test_four_people_declare_bury_and_play_a_trick_of_tractor(room: Room) -> None:
    room.sit("Tractor", seed="28")
    room.begin()
    play_until(room.host, room.guests, lambda view: len(view["tricks"]) == 1)
    for seat, phone in zip("WNE", room.guests, strict=True):
        view = room.host.ask("view", seat=seat)["view"]
        expect(phone.hand.locator("button")).to_have_count(len(view["hand"]))
    assert room.host.ask("view", seat=None)["view"]["declarations"]


@pytest.mark.long("one evening of Court Piece: everything that may happen between people, in one run")
def test_an_evening_of_court_piece(room: Room) -> None:
    room.sit("Court Piece", "WN")
    host, (west, north) = room.host, room.guests
    room.begin()
    # The site is not asked for anything: phones play on without it.
    for guest in room.guests:
        guest.page.context.set_offline(True)

    def can_take_back(view: dict[str, Any]) -> bool:
        return view["to_act"] == "N" and bool(host.ask("view", seat="W")["view"]["can_undo"])

    play_until(host, room.guests, can_take_back)
    turn = host.ask("view", seat=None)["view"]["turn"]
    west.page.get_by_role("button", name="Take back").click()
    expect(north.panel).to_contain_text("Noor would like to take the last decision back")
    north.panel.get_by_role("button", name="Yes, take it back").click()
    assert host.ask("view", seat=None)["view"]["turn"] < turn
    for guest in room.guests:
        guest.page.context.set_offline(False)
    play_until(host, room.guests, lambda view: view["waits_for"] in ("deal", "over"), turns=120)
    # Between two deals two people change places.
    host.open_panel()
    host.chair("W").get_by_label("Change places with").select_option(label="North")
    expect(host.chair("N").locator(".together-name")).to_contain_text("Noor")
    expect(west.panel).to_be_hidden()
    # The host's page is loaded anew: the match goes on, and the guests scan once more.
    host.page.reload()
    expect(west.panel.get_by_role("alert")).to_contain_text("The line to the table is cut")
    host.page.get_by_role("button", name="Play together").click()
    host.panel.get_by_role("button", name="Go on with the last match").click()
    host.open_panel()
    for seat, guest in (("N", west), ("W", north)):
        host.pair_again(seat, guest)
    host.panel.get_by_role("button", name="Back to the table").click()
    host.page.get_by_role("button", name="Next deal").click()
    for phone in (host, *room.guests):
        expect(phone.hand.locator("button").first).to_be_visible()


@pytest.mark.long("a table of six: two phones, the host and three bots")
def test_two_phones_sit_down_at_a_table_of_six(room: Room) -> None:
    room.host.page.add_init_script(AT_SIX)
    room.sit("Tractor", ("NE", "NW"))
    room.begin()
    play_until(room.host, room.guests, lambda view: len(view["tricks"]) == 1)

"""Play together: people with a device each. One has the engine; the others are sent their own cards only."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import read_record
from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.phones import Guest, Host, Room, guest_seat, play_until
from tests.shared.passing import TEXTS, cards_in, is_open

GAMES = {"two_hundred": "Two Hundred", "tractor": "Tractor", "rangvaar": "Rangvaar"}
#: The most bytes that a guest's page may fetch, as they come over the line.
MOST_BYTES = 400_000


def search(guest: Guest, host: Host) -> int:
    """Search what a guest was sent in the first deal for cards it could not know then; how many bytes."""
    heard = guest.heard()
    record = read_record(host.ask("record")["record"])
    opening = record.deals[0].opening
    seat = guest_seat(guest)
    own = {card for name, cards in opening.items() if name.endswith(f" {seat}") for card in cards.split()}
    shown: set[str] = set()
    for action in record.deals[0].actions:
        if is_open(action):
            shown |= {card.text for card in action.cards}
    unplayed = TEXTS - own - shown
    seen: set[str] = set()
    for text in heard:
        message = json.loads(text)
        view = message.get("view") or message.get("answer", {}).get("view") or {}
        if view.get("summary") or message["kind"] == "record":
            break
        seen |= {*view.get("buried", ()), *view.get("picked", ()), *view.get("turned", ())}
        # In the order of the messages: what others hold comes only once it is on the table.
        seen |= {card for trick in _tricks(view) for play in trick["plays"] for card in play["cards"]}
        seen |= {card for one in view.get("declarations", ()) for card in one["cards"]}
        events = message.get("events") or message.get("answer", {}).get("events") or []
        seen |= {
            card for one in events if one["kind"] in ("cards_played", "declared") for card in one["cards"]
        }
        leaked = cards_in(message) - own - seen - set(view.get("hand", ()))
        assert not leaked & (unplayed | shown), (seat, leaked, text[:400])
        assert "seed" not in message
        assert "record_lines" not in text
    return sum(len(text.encode()) for text in heard)


def _tricks(view: dict[str, Any]) -> list[dict[str, Any]]:
    tricks = [*(view.get("tricks") or ()), view.get("trick"), view.get("starter_trick")]
    return [trick for trick in tricks if trick]


@pytest.mark.parametrize(
    "game",
    [pytest.param("two_hundred", marks=pytest.mark.full("another game over the same lines")), "rangvaar"],
)
def test_four_devices_play_a_deal_and_no_guest_is_sent_a_card_it_may_not_know(room: Room, game: str) -> None:
    room.sit(GAMES[game])
    room.begin()
    play_until(room.host, room.guests, lambda view: view["summary"] is not None)
    for guest in room.guests:
        expect(guest.page.get_by_text("The next deal comes from the device that deals.")).to_be_visible()
        assert search(guest, room.host) > 20_000
    players = read_record(room.host.ask("record")["record"])
    assert [player.name for player in players.players.values()] == ["Ada", "Noor", "Emil", "Yi"]
    assert len(players.numbers) == 4


def test_a_guest_loads_no_engine_and_little_else(room: Room) -> None:
    room.host.open("Two Hundred")
    guest = room.guest("Noor")
    sizes: list[int] = []
    addresses: list[str] = []

    def count(request: Any) -> None:
        addresses.append(request.url)
        sizes.append(sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize")))

    guest.page.on("requestfinished", count)
    room.host.pair("N", guest)
    room.host.begin()
    expect(guest.hand.locator("button").first).to_be_visible()
    assert sum(sizes) <= MOST_BYTES, sum(sizes)
    assert not [address for address in addresses if re.search(r"runtime|\.wasm|/engine/", address)]
    assert guest.page.locator("iframe").count() == 0


def test_a_phone_that_is_gone_is_replaced_and_comes_back(room: Room) -> None:
    room.sit("Two Hundred", "N")
    room.begin()
    first = room.guests[0]
    first.page.close()
    room.guests.clear()
    chair = room.host.chair("N")
    expect(chair).to_have_attribute("data-phone", "away")
    chair.get_by_label("While the phone is away").select_option(label="A bot plays")
    room.host.panel.get_by_role("button", name="Back to the table").click()
    play_until(room.host, [], lambda view: len(view["tricks"]) >= 1)
    room.host.page.get_by_role("button", name="Menu").click()
    room.host.panel.get_by_role("button", name="Play together").click()
    back = room.guest("Emil")
    room.host.pair_again("N", back)
    expect(back.hand.locator("button").first).to_be_visible()
    assert len(room.host.ask("view", seat="N")["view"]["hand"]) == back.hand.locator("button").count()


def test_a_guest_that_sends_what_no_phone_sends_is_replaced_and_nobody_else_notices(room: Room) -> None:
    room.sit("Two Hundred", "WN")
    room.begin()
    hostile, other = room.guests
    before = room.host.ask("view", seat="N")["view"]
    hostile.page.evaluate(
        """() => { for (const text of ["{", "[]", '{"n":-1,"kind":"act"}']) line.send(text); }"""
    )
    expect(room.host.chair("W")).to_have_attribute("data-phone", "away")
    expect(room.host.chair("W").get_by_label("While the phone is away")).to_have_value("bot")
    after = room.host.ask("view", seat="N")["view"]
    assert after["hand"] == before["hand"]
    assert other.hand.locator("button").count() == len(before["hand"])


BAD = {
    "another kind": ("https://example.org/#d1.AAbb", "This is not the code that is wanted here"),
    "damaged": ("#k1.AgAB4kAByKTKBFZy", "This link has been changed on the way"),
    "newer": ("#k9.AgAB4kAByKTKBFZyZDkYb1lDQ1o5", "newer version"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_code_that_leads_nowhere_says_why_and_leaves_a_way_on(room: Room, kind: str) -> None:
    text, words = BAD[kind]
    room.host.open("Two Hundred")
    room.host.take(text)
    expect(room.host.panel.get_by_role("alert")).to_contain_text(words)
    expect(room.host.chair("N").get_by_role("button", name="North: enlarge the code")).to_be_visible()


def test_a_code_is_good_once(room: Room) -> None:
    room.host.open("Two Hundred")
    link = room.host.code("N")
    first, second = room.guest("Emil"), room.guest("Noor")
    for guest in (first, second):
        guest.follow(link)
    room.host.take(first.answer())
    expect(room.host.chair("N")).to_have_attribute("data-phone", "there")
    room.host.take(second.answer())
    expect(room.host.panel.get_by_role("alert")).to_contain_text("another phone took the seat")


def test_a_camera_that_is_refused_leaves_the_link(room: Room) -> None:
    room.host.open("Two Hundred")
    room.host.panel.get_by_role("button", name="Scan with the camera").click()
    expect(room.host.panel.get_by_role("alert")).to_contain_text(re.compile("no camera|may not be used"))
    expect(room.host.panel.get_by_label("Or paste the link")).to_be_visible()


def test_the_code_on_the_screen_is_read_back_from_a_photo(room: Room) -> None:
    room.host.open("Two Hundred")
    link = room.host.code("N")
    guest = room.guest("Emil")
    guest.follow(link)
    picture = guest.panel.locator(".together-large svg").screenshot()
    room.host.panel.locator('input[type="file"]').first.set_input_files(
        {"name": "code.png", "mimeType": "image/png", "buffer": picture}
    )
    expect(room.host.chair("N")).to_have_attribute("data-phone", "there")


@pytest.mark.parametrize("language", ["en", "ur"])
def test_every_new_screen_passes_axe_and_fits_a_narrow_phone(room: Room, language: str) -> None:
    page: Page = room.host.page
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{room._site.url}?lang={language}")
    page.locator('[data-part="together"]').click()
    expect(page.locator(".together-code svg").first).to_be_visible()
    Checker(page).look("together")
    assert page.evaluate("document.querySelector('dialog[open]').scrollWidth <= 320")
    page.locator(".together-code").first.click()
    Checker(page).look("together")
    guest = room.guest("Emil")
    guest.page.set_viewport_size({"width": 320, "height": 568})
    guest.page.goto(
        f"{room._site.url}?lang={language}#{page.locator('.together-link textarea').input_value().split('#')[1]}"
    )
    expect(guest.page.locator(".together-large svg")).to_be_visible()
    Checker(guest.page).look("joining")
    assert guest.page.evaluate("document.querySelector('dialog[open]').scrollWidth <= 320")


def test_another_page_of_ours_may_not_use_the_camera(site: Server, page: Page) -> None:
    found = {
        path: page.request.get(f"{site.url}{path}").headers.get("permissions-policy", "")
        for path in ("", "embed/", "rules/tractor/", "fairness/", "engine/")
    }
    assert {path: "camera=(self)" in policy for path, policy in found.items()} == {
        "": True, "embed/": False, "rules/tractor/": False, "fairness/": False, "engine/": False,
    }  # fmt: skip
    assert all("camera=(" in policy for policy in found.values())

"""Play together: people with a device each. One has the engine; the others are sent their own cards only."""

import json
import re
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import read_record
from published.serve import Server
from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import from_more, open_menu, open_more
from tests.shared.page.phones import Guest, Host, Room
from tests.shared.page.waiting import wait_until
from tests.shared.passing import TEXTS, cards_in, is_open
from tests.shared.zones import zone_cards

#: The most bytes that a guest's page may fetch, as they come over the line.
MOST_BYTES = 400_000
#: Each game: whose phones are at the table, what is chosen on the first screen, and how many tricks are played; None: all.
EVENINGS: dict[str, tuple[list[str], dict[str, Any], int | None]] = {
    "two_hundred": (["W", "N", "E"], {}, None),
    "rangvaar": (["N"], {}, None),
    "court_piece": (["W"], {}, None),
    "tractor": (["N"], {}, None),
    "tractor for six": (["NW"], {"table": {"tractor": "6x3"}}, 2),
    "tractor for eight": (["W"], {"table": {"tractor": "8x4"}}, 2),
}


def search(guest: Guest, host: Host) -> int:
    """Search what a guest was sent in the first deal for cards it could not know then; how many bytes."""
    heard = guest.heard()
    record = read_record(host.ask("record")["record"])
    opening = record.deals[0].opening
    seat = guest.seat
    own = {card for name, cards in opening.items() if name.endswith(f" {seat}") for card in cards.split()}
    shown: set[str] = set()
    for action in record.deals[0].actions:
        if is_open(action):
            shown |= {card.text for card in action.cards}
    unplayed = TEXTS - own - shown
    seen: set[str] = set()
    for text in heard:
        message = json.loads(text)
        if message["kind"] == "begin":
            # The examples of what may be agreed on are the same whatever was dealt.
            game = message["view"]["game"]
            assert message.pop("agreements") == host.ask("list_agreements", game=game)["agreements"]
        view = message.get("view") or message.get("answer", {}).get("view") or {}
        if view.get("summary") or message["kind"] == "record":
            break
        seen |= {card for kind in ("buried", "picked", "turned") for card in zone_cards(view, kind)}
        # In the order of the messages: what others hold comes only once it is on the table.
        seen |= {card for trick in _tricks(view) for play in trick["plays"] for card in play["cards"]}
        seen |= {card for one in view.get("calls", ()) for card in one.get("cards", ())}
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
    "evening",
    [
        "tractor for six",
        pytest.param("rangvaar", marks=pytest.mark.long("a whole deal over the same lines")),
        *(
            pytest.param(one, marks=pytest.mark.full("another game over the same lines"))
            for one in EVENINGS
            if one not in ("rangvaar", "tractor for six")
        ),
    ],
)
def test_devices_play_a_deal_and_no_phone_is_sent_a_card_it_may_not_know(room: Room, evening: str) -> None:
    seats, chosen, tricks = EVENINGS[evening]
    game = evening.split()[0]
    room.host.choose(game=game, **chosen)
    room.sit(seats)
    room.begin()
    # Nothing of a match needs the internet: a hotspot does without reception.
    for phone in room.phones:
        phone.page.context.set_offline(True)
    room.play()
    room.host.wait_until(
        lambda view: bool(view["summary"]) or (tricks is not None and len(view["tricks"]) >= tricks),
        "the deal is played",
    )
    for guest in room.guests:
        if tricks is None:
            expect(guest.page.locator(".summary")).to_be_visible()
            # The device with the engine deals the next one, or has given the record to all.
            expect(guest.page.locator(".summary-buttons button[data-main]")).to_have_count(
                int(room.host.view()["waits_for"] == "over")
            )
        assert search(guest, room.host) > 20_000
    record = read_record(room.host.ask("record")["record"])
    people = [player.name for player in record.players.values() if player.level is None]
    assert people == ["Ada", "Noor", "Emil", "Yi"][: len(people)]
    assert len(record.numbers) == len(room.phones) == len(people)


def test_a_guest_loads_no_engine_and_little_else(room: Room) -> None:
    room.host.open("two_hundred")
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
    # What may be agreed on came with the match, each with its cards.
    open_menu(guest.page)
    guest.page.get_by_role("button", name="Agreements").click()
    expect(guest.panel.locator(".agreement-example")).to_have_count(6)
    expect(guest.panel.locator("[data-agreement=points]")).to_contain_text("Kept at this table")
    expect(guest.panel.locator("[data-agreement=points] .agreement-example")).to_contain_text("10 of spades")
    assert guest.page.locator("iframe").count() == 0


@pytest.mark.long("the desks of both ends are tested without a browser; phones play a deal in the short gate")
def test_whoever_loads_the_page_anew_comes_back_to_the_same_cards(room: Room) -> None:
    host = room.host
    host.choose(game="rangvaar")
    host.open()
    host.seat("W", "here")
    guest = room.guest("Emil")
    host.pair("N", guest)
    host.begin()
    expect(guest.hand).to_be_visible()
    before = host.view("N")["hand"]

    # The phone: it is told what to do, and the host asks who is to play for it.
    guest.page.reload()
    expect(guest.panel.locator(".multiplayer-take")).to_be_visible()
    expect(guest.panel.locator(".multiplayer-large")).to_have_count(0)
    expect(host.chair("N")).to_have_attribute("data-phone", "away")
    assert host.panel.evaluate("panel => panel.scrollTop") == 0
    host.pair("N", guest)
    expect(guest.hand.locator("button")).to_have_count(len(before))

    # The host: who sat where is remembered, and nothing is decided for the phone until it is back.
    host.page.reload()
    expect(guest.panel.locator(".multiplayer-take")).to_be_visible()
    open_more(host.page)
    host.page.locator('[data-part="multiplayer"]').click()
    for seat, who in {"S": "here", "W": "here", "N": "phone", "E": "bot"}.items():
        expect(host.chair(seat)).to_have_attribute("data-who", who)
    host.panel.locator(".multiplayer > .menu-buttons button:not([data-main])").click()
    expect(host.chair("N")).to_have_attribute("data-phone", "away")
    host.pair("N", guest)
    expect(guest.hand.locator("button")).to_have_count(len(before))
    assert host.view("N")["hand"] == before
    room.host.begin()


@pytest.mark.long("the desks of both ends are tested without a browser; phones play a deal in the short gate")
def test_a_bot_plays_for_a_phone_that_is_gone_until_another_takes_its_seat(room: Room) -> None:
    room.sit(["N"], "two_hundred")
    room.begin()
    gone = room.guests.pop()
    gone.page.close()
    chair = room.host.chair("N")
    expect(chair).to_have_attribute("data-phone", "away")
    chair.locator("select").select_option("bot")
    room.host.begin()
    room.host.play()
    room.host.wait_until(lambda view: len(view["tricks"]) >= 1, "a bot plays")
    room.host.open_panel()
    back = room.guest("Emil")
    room.host.pair("N", back)
    expect(back.hand.locator("button").first).to_be_visible()
    cards = back.hand.locator("button")
    room.host.wait_until(lambda _: cards.count() == len(room.host.view("N")["hand"]), "it has its cards")


@pytest.mark.long("the desks of both ends are tested without a browser; phones play a deal in the short gate")
def test_a_guest_that_sends_what_no_phone_sends_is_replaced_and_nobody_else_notices(room: Room) -> None:
    room.sit(["W"], "two_hundred")
    room.begin()
    before = room.host.view("S")["hand"]
    room.guests[0].page.evaluate(
        """() => { for (const text of ["{", "[]", '{"n":-1,"kind":"act"}']) line.send(text); }"""
    )
    expect(room.host.chair("W")).to_have_attribute("data-phone", "away")
    expect(room.host.chair("W").locator("select")).to_have_value("bot")
    expect(room.host.alert).to_contain_text("no phone of ours sends")
    assert room.host.view("S")["hand"] == before


@pytest.mark.long("what each end says and shows is tested without a browser")
def test_a_second_drawing_waits_for_everybodys_tap_and_an_undo_is_a_mark_beside_the_table(room: Room) -> None:
    host = room.host
    host.page.set_viewport_size({"width": 390, "height": 844})
    host.choose(game="court_piece", coach="off")
    room.sit(["W"])
    guest = room.guests[0]
    guest.page.set_viewport_size({"width": 390, "height": 844})
    room.begin()
    drawn = guest.page.locator(".multiplayer-draw")
    guest.open_panel()
    expect(drawn).to_have_attribute("data-state", "drawn")
    code = drawn.locator(".multiplayer-draw-digits").inner_text()
    host.open_panel()
    expect(host.page.locator(".multiplayer-draw-digits")).to_have_text(code)
    for phone in room.phones:
        phone.page.keyboard.press("Escape")

    # Somebody would like to take back while another thinks: a note, and no sheet over the prompt.
    host.wait_until(lambda view: view["to_act"] in ("S", "W"), "a person is asked")
    asked = host.view()
    first, second = (host, guest) if asked["to_act"] == "S" else (guest, host)
    first.play()
    host.wait_until(lambda view: view["turn"] > asked["turn"], "somebody has acted")
    first.rest()
    expect(first.page.get_by_role("button", name="Take back")).to_be_enabled()
    first.page.get_by_role("button", name="Take back").click()
    note = second.page.locator('[data-notice="undo_request"]')
    expect(note).to_be_visible()
    expect(second.panel).to_have_count(0)
    answer = note.get_by_role("button").first
    assert answer.evaluate("(button) => button.scrollWidth <= button.clientWidth"), "its words are cut off"
    answer.click()
    second.panel.get_by_role("button", name="No").click()
    expect(note).to_have_count(0)

    # Cards that do not please are not drawn again without the others.
    host.page.get_by_role("button", name="Menu").click()
    host.panel.get_by_role("button", name="Leave the table").click()
    open_more(host.page)
    host.page.locator('[data-part="multiplayer"]').click()
    host.begin()
    expect(drawn).to_have_attribute("data-state", "asked")
    expect(host.page.locator(".multiplayer-draw")).to_have_attribute("data-state", "waiting")
    drawn.locator("button:not([data-main])").click()
    expect(host.page.locator(".multiplayer-draw")).to_have_attribute("data-state", "void")
    again = host.page.locator(".multiplayer-draw button").first
    expect(again).to_be_in_viewport(ratio=1)
    again.click()
    expect(drawn).to_have_attribute("data-state", "asked")
    drawn.locator("button[data-main]").click()
    # The cards of the match before lie there until the new ones do.
    wait_until(
        lambda: read_record(host.ask("record")["record"]).draw == "3",
        "the match of the third drawing has begun",
        host.page.wait_for_timeout,
    )
    expect(guest.hand).to_be_visible()


BAD = {
    "https://example.org/#d1.AAbb": "This is not the code that is wanted here",
    "#k1.AgAB4kAByKTKBFZy": "This link has been changed on the way",
    "#k9.AgAB4kAByKTKBFZyZDkYb1lDQ1o5": "newer version",
}
#: Ten minutes and more pass at a device.
LATER = "() => { const now = performance.now.bind(performance); performance.now = () => now() + 700_000; }"


@pytest.mark.long("the desks of both ends are tested without a browser; phones play a deal in the short gate")
def test_a_code_that_leads_nowhere_says_why_and_leaves_a_way_on(room: Room) -> None:
    host, (first, second) = room.host, (room.guest("Emil"), room.guest("Noor"))
    host.open("two_hundred")
    for text, words in BAD.items():
        host.take(text)
        expect(host.alert).to_contain_text(words)
    link = host.code("N")
    for guest in (first, second):
        guest.follow(link)
    host.take(first.link())
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    host.take(second.link())
    expect(host.alert).to_contain_text("another phone took the seat")
    # On the phone: a damaged code. On the table, whose clock alone counts: an answer that came late. Both leave a way on.
    host.seat("W", "phone")
    code = host.code("W")
    second.follow(code[:-9])
    expect(second.alert).to_contain_text("changed on the way")
    expect(second.panel.locator(".multiplayer-take")).to_be_visible()
    second.follow(code)
    late = second.link()
    host.page.evaluate(LATER)
    host.take(late)
    expect(host.alert).to_contain_text("more than ten minutes old")
    host.pair("W", second)


@pytest.mark.full("scanning is tested without a browser")
def test_where_the_camera_is_refused_a_photo_of_the_code_does(room: Room) -> None:
    room.host.open("two_hundred")
    room.host.panel.get_by_role("button", name="Scan with the camera").click()
    expect(room.host.alert).to_contain_text(re.compile("no camera|may not be used"))
    guest = room.guest("Emil")
    guest.follow(room.host.code("N"))
    picture = guest.panel.locator(".multiplayer-large svg").screenshot()
    room.host.panel.locator('input[type="file"]').first.set_input_files(
        {"name": "code.png", "mimeType": "image/png", "buffer": picture}
    )
    expect(room.host.chair("N")).to_have_attribute("data-phone", "there")


@pytest.mark.full("leaving is tested without a browser")
def test_a_guest_that_leaves_has_a_page_with_an_engine_of_its_own(room: Room) -> None:
    room.sit(["N"], "two_hundred")
    room.begin()
    (guest,) = room.guests
    guest.page.get_by_role("button", name="Menu").click()
    leaves = guest.panel.get_by_role("button", name="Leave the table")
    expect(leaves).to_be_visible()
    # It is not told the seed, so there is nothing of it to be shown.
    expect(guest.panel.locator(".seal")).to_have_count(0)
    leaves.click()
    # Without an engine there is nothing to begin on the first screen: the way back stands over it, and the way out.
    guest.page.keyboard.press("Escape")
    expect(guest.panel.locator("button[data-main]")).to_be_visible()
    guest.panel.locator(".multiplayer > .menu-buttons button").click()
    expect(room.host.chair("N")).to_have_attribute("data-phone", "away")
    expect(guest.page.get_by_text("Ready", exact=True)).to_be_visible()
    assert "#" not in guest.page.url


@pytest.mark.parametrize("language", ["en", pytest.param("ur", marks=pytest.mark.long("languages"))])
def test_every_new_screen_passes_axe_and_fits_a_narrow_phone(room: Room, language: str) -> None:
    page: Page = room.host.page
    page.set_viewport_size({"width": 320, "height": 568})
    room.host.open(lang=language)
    expect(page.locator(".multiplayer-code svg").first).to_be_visible()
    Checker(page).look("together")
    assert page.evaluate("document.querySelector('dialog[open]').scrollWidth <= 320")
    page.locator(".multiplayer-code").first.click()
    Checker(page).look("together")
    guest = room.guest("Emil", language=language)
    guest.page.set_viewport_size({"width": 320, "height": 568})
    guest.follow(room.host.link())
    expect(guest.panel.locator(".multiplayer-large svg")).to_be_visible()
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


@pytest.mark.full("what it is made of is tested by itself: keeping, analysing, verifying")
def test_a_guest_keeps_the_match_analyses_and_verifies_it_on_its_own_engine(room: Room) -> None:
    room.host.choose(game="rangvaar")
    room.sit(["W"])
    room.begin()
    (guest,) = room.guests
    room.play()
    for _ in range(2):
        room.host.page.locator(".summary-buttons button[data-main]").click()
    guest.page.get_by_role("button", name="The match on my phone").click()
    said = [json.loads(text) for text in guest.page.evaluate("lines.said")]
    drawn = [one for one in said if one["kind"] in ("hash", "number")]
    assert [one["kind"] for one in drawn] == ["hash", "number"]
    assert sha256(f"follow-suit/multiplayer/1/{drawn[1]['number']}".encode()).hexdigest() == drawn[0]["hash"]
    assert drawn[1]["number"] in read_record(room.host.ask("record")["record"]).numbers
    record = guest.panel.locator(".multiplayer-record")
    expect(record).to_contain_text("Your number is part of the seed")
    record.get_by_role("button", name="Keep the match on this phone").click()
    assert guest.page.locator("iframe").count() == 0

    # It is over, and opens by itself as soon as there is an engine; seen from the guest's own seat.
    record.get_by_role("button", name="Open my matches").click()
    from_more(guest.page, "Your matches").click()
    kept = guest.panel.get_by_role("listitem")
    expect(kept).not_to_contain_text("In deal")
    kept.get_by_role("button").click()
    guest.panel.get_by_role("button", name=re.compile("^Deal 1")).click()
    expect(guest.panel.locator('[data-place="bottom"]')).to_contain_text("Noor")
    guest.panel.get_by_text("Hands and more").click()
    guest.panel.get_by_role("button", name="Analyse from here").click()
    weighed = re.compile(r"Mean over \d+ imagined deals|Best play of all hands in \d+")
    expect(guest.panel.get_by_role("region", name="Analysis")).to_contain_text(weighed)

    for phone in room.phones:
        phone.page.goto(f"{room.site.url}fairness/")
        phone.page.get_by_role("combobox", name="A match kept on this device").select_option(index=1)
        found = phone.page.get_by_role("main").get_by_role("status")
        expect(found).to_contain_text("2 devices drew the seed together")
        expect(found).to_contain_text("All that can be checked is as it should be.")


@pytest.mark.long("what each end asks and tells is tested without a browser")
def test_a_guest_hands_its_seat_to_a_bot_and_takes_over_again_and_both_devices_say_so(room: Room) -> None:
    room.host.choose(game="two_hundred")
    room.sit(["N"])
    room.begin()
    [guest] = room.guests
    marks = [one.page.locator("[data-seat=N] .roles").filter(has_text="A bot plays") for one in room.phones]
    open_menu(guest.page)
    guest.page.get_by_role("button", name="Let a bot play on").click()
    for mark in marks:
        expect(mark).to_have_count(1)
    # Nobody touches the guest's phone, and yet its cards are played.
    room.host.play()
    room.host.wait_until(lambda view: bool(view["tricks"]), "a trick is played")
    guest.page.get_by_role("button", name="Take over").click()
    for mark in marks:
        expect(mark).to_have_count(0)

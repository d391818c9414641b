"""Phones: people at one table with a device each, of which one has the engine; every byte a guest is sent is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from published.serve import Server
from tests.shared.page.waiting import wait_until

#: Keeps what comes over each line of a page, and what goes.
KEEPS = """globalThis.lines = { heard: [], said: [] };
const made = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...given) {
  return (globalThis.line = made.apply(this, given));
};
const send = RTCDataChannel.prototype.send;
RTCDataChannel.prototype.send = function (text) { lines.said.push(text); return send.call(this, text); };
const heard = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, "onmessage");
Object.defineProperty(RTCDataChannel.prototype, "onmessage", { ...heard, set(listen) {
  heard.set.call(this, listen && ((event) => { lines.heard.push(event.data); listen(event); }));
} });"""
#: What a device keeps of its settings, and what it has to know of them before the first paint (web/js/early.js).
SETTINGS = """if (location.protocol !== "about:") for (const place of ["settings", "first"])
  localStorage[`follow-suit/${place}`] ??= JSON.stringify(%s)"""
SEATS = {
    "S": "South", "SW": "South-west", "W": "West", "NW": "North-west",
    "N": "North", "NE": "North-east", "E": "East", "SE": "South-east",
}  # fmt: skip


class Phone:
    """One person's device."""

    def __init__(self, context: BrowserContext, server: Server, **settings: Any) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        kept = {"coach": "off", "speed": "instant", "autoplay": False, **settings}
        self.page.add_init_script(SETTINGS % json.dumps(kept))
        self.page.add_init_script(KEEPS)
        self._server = server
        self.hand = self.page.get_by_role("group", name="Your hand")

    @property
    def panel(self) -> Locator:
        """What is open over the table."""
        return self.page.get_by_role("dialog")

    def heard(self) -> list[str]:
        """All that came over the line."""
        heard: list[str] = self.page.evaluate("lines.heard")
        return heard

    def link(self) -> str:
        """The link that stands in the panel, as a code and as text."""
        text = self.panel.get_by_role("textbox", name="The link", exact=True)
        link: str = text.input_value()
        return link

    def take(self, link: str) -> None:
        """Use a link that was sent from another device."""
        self.panel.get_by_label("Or paste the link").fill(link)
        self.panel.get_by_role("button", name="Use this link").click()

    def prompt(self) -> str:
        """What this phone is asked, or nothing."""
        kinds = {
            "bid": self.page.locator('[data-ask="bid"]'),
            "name": self.page.locator('[data-ask="trump"]'),
            "declare": self.page.locator(".declare[data-ask]"),
            "over": self.page.locator(".summary"),
            "ask": self.page.locator("[data-ask]"),
            "play": self.hand.locator('button:not([aria-disabled="true"])'),
        }
        return next((kind for kind, place in kinds.items() if place.count() and place.first.is_visible()), "")


class Host(Phone):
    """The device with the engine."""

    def open(self, game: str = "", **query: str) -> None:
        """Open *Play together* for a game."""
        words = "&".join(f"{key}={value}" for key, value in query.items())
        self.page.goto(f"{self._server.url}?{words}")
        self.page.get_by_role("button", name="Play together").click()
        expect(self.panel).to_be_visible()
        if game:
            self.panel.get_by_role("combobox", name="Game").first.select_option(label=game)

    def open_panel(self) -> None:
        """Look at who sits where during a match."""
        self.page.get_by_role("button", name="Menu").click()
        self.panel.get_by_role("button", name="Play together").click()

    def chair(self, seat: str) -> Locator:
        """Where somebody sits."""
        return self.panel.locator(f'.together-chair[data-at="{seat}"]')

    def seat(self, seat: str, who: str) -> None:
        """Say who sits there: `Here`, `A phone`, `A bot`."""
        self.chair(seat).get_by_role("combobox", name=SEATS[seat], exact=True).select_option(label=who)

    def code(self, seat: str) -> str:
        """The link of a free seat."""
        self.chair(seat).get_by_role("button", name=f"{SEATS[seat]}: enlarge the code").click()
        self.panel.get_by_text("As a link").click()
        link = self.link()
        self.panel.get_by_role("button", name="All seats").click()
        return link

    def pair(self, seat: str, guest: Guest) -> None:
        """Seat a phone: it opens the link, and its answer is pasted here."""
        guest.follow(self.code(seat))
        self.take(guest.answer())
        expect(self.chair(seat)).to_have_attribute("data-phone", "there")
        expect(guest.panel.get_by_text(f"You sit at {SEATS[seat]}")).to_be_visible()

    def pair_again(self, seat: str, guest: Guest) -> None:
        """Seat a phone during a match."""
        guest.follow(self.code(seat))
        self.take(guest.answer())
        expect(self.chair(seat)).to_have_attribute("data-phone", "there")

    def begin(self) -> None:
        """Deal."""
        self.panel.get_by_role("button", name="Deal", exact=True).click()

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Ask the engine behind the page."""
        text = json.dumps({"v": 1, "id": 0, "op": op, **fields})
        answer: dict[str, Any] = json.loads(self.page.evaluate("text => followSuit.askText(text)", text))
        return answer


class Guest(Phone):
    """A device that sits at the host's table."""

    def follow(self, link: str) -> None:
        """Open the link of a seat."""
        self.page.goto("about:blank")
        self.page.goto(link)

    def answer(self) -> str:
        """The link that answers."""
        place = self.panel.get_by_text("As a link")
        expect(place).to_be_visible()
        place.click()
        return self.link()


class Room:
    """A host, and guests at its table."""

    def __init__(self, opened: Callable[[], BrowserContext], site: Server, context: BrowserContext) -> None:
        self._opened, self._site = opened, site
        self.host = Host(context, site, name="Ada")
        self.guests: list[Guest] = []

    def guest(self, name: str, **settings: Any) -> Guest:
        """Another phone."""
        guest = Guest(self._opened(), self._site, name=name, **settings)
        self.guests.append(guest)
        return guest

    def sit(self, game: str, seats: Sequence[str] = "WNE", **query: str) -> None:
        """Phones at these seats."""
        self.host.open(game, **query)
        for chair in self.host.panel.locator(".together-chair").all():
            seat = chair.get_attribute("data-at") or ""
            if seat != "S":
                self.host.seat(seat, "A phone" if seat in seats else "A bot")
        for seat, name in zip(seats, ("Noor", "Emil", "Yi"), strict=False):
            self.host.pair(seat, self.guest(name))

    def begin(self) -> None:
        """Deal, and wait until everybody has cards."""
        self.host.begin()
        for phone in [self.host, *self.guests]:
            expect(phone.hand.locator("button").first).to_be_visible()


def act(phone: Phone) -> None:
    """Do something sensible where a phone is asked."""
    page, asked = phone.page, phone.prompt()
    if asked == "bid":
        may_pass = page.get_by_role("button", name="Pass", exact=True)
        (may_pass if may_pass.count() else page.locator('[data-ask="bid"] .ask-grid button').first).click()
    elif asked == "name":
        page.get_by_role("button", name=re.compile("Hearts")).click()
    elif asked == "declare":
        page.locator(".declare[data-ask] button").first.click()
    elif asked == "ask":
        page.locator("[data-ask] button").first.click()
    elif asked == "play":
        _play(phone)


def _play(phone: Phone) -> None:
    """Take cards up until they may be played or buried, and do that."""
    play = phone.page.get_by_role("button", name=re.compile("^(Play|Bury)( the|$| )"))
    for _ in range(12):
        # On the strip that its neighbour leaves free.
        card = phone.hand.locator('button:not([aria-disabled="true"]):not([data-chosen])').first
        taken = phone.hand.locator("button[data-chosen]")
        before = taken.count()
        card.click(position={"x": 8, "y": 30}, force=True)
        expect(taken).not_to_have_count(before)
        if play.count() and play.first.is_enabled():
            return play.first.click()
    raise AssertionError("nothing can be played")


def play_until(
    host: Host, guests: list[Guest], wanted: Callable[[dict[str, Any]], bool], turns: int = 400
) -> None:
    """Have everybody act whose turn it is, until what everybody may see is as wanted."""
    by_seat = {"S": host, **{guest_seat(guest): guest for guest in guests}}
    for _ in range(turns):
        view = host.ask("view", seat=None)["view"]
        if wanted(view):
            return
        phone = by_seat.get(view["to_act"])
        if phone is None or view["waits_for"] != "person":
            host.page.wait_for_timeout(60)
            continue
        _take_turn(host, phone, view["turn"])
    raise AssertionError("it never came to that")


def _take_turn(host: Host, phone: Phone, turn: int) -> None:
    """Have a phone that is asked act, and wait until the table has gone on."""

    def has_gone_on() -> bool:
        now: int = host.ask("view", seat=None)["view"]["turn"]
        return now != turn or bool(phone.prompt())

    wait_until(lambda: bool(phone.prompt()), "the phone is asked", host.page.wait_for_timeout)
    act(phone)
    wait_until(has_gone_on, "the table goes on", host.page.wait_for_timeout)


def guest_seat(guest: Guest) -> str:
    """Where a guest sits, as it was told."""
    told = [json.loads(text) for text in guest.heard()]
    seats: list[str] = [one["seat"] for one in told if one["kind"] == "welcome"]
    return seats[-1]

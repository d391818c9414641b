"""Phones: people at one table with a device each, of which one has the engine; every byte a guest is sent is kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from published.serve import Server
from tests.shared.page.person import open_menu, open_more
from tests.shared.page.waiting import wait_until
from tests.shared.patience import USUAL_MS

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
#: Presses what the table asks for, until the deal is over: declares, passes, names the first suit, and takes cards up until they
#: may be played or buried. After a card it waits until the cards taken up are others, for a guest's host answers at its ticks and a
#: second tap would let the card go; and then until the table has drawn the rest, for its button is drawn a frame later than the card.
PILOT = """() => {
  const one = (place) => document.querySelector(`[data-root=table] ${place}`);
  const wanted = () =>
    one("[data-prompt] [data-pass]") ?? one(".declare-options .button:enabled") ?? one("[data-prompt] button:not([disabled])") ??
    one(".self button[data-main]:not([disabled])") ?? one('[data-hand] button[data-state="up"]:not([data-chosen])');
  const takenUp = () => [...document.querySelectorAll("[data-hand] button")].map((card) => "chosen" in card.dataset).join();
  let rest = 0, seen = "";
  globalThis.pilot ??= setInterval(() => {
    const now = performance.now(), up = takenUp();
    if (up !== seen) {
      [seen, rest] = [up, Infinity];
      requestAnimationFrame(() => setTimeout(() => (rest = 0)));
    }
    if (now < rest || document.querySelector("dialog[open], .summary")) return;
    const place = wanted();
    if (!place) return;
    rest = now + (place.closest("[data-hand]") ? 2000 : 40);
    place.click();
  }, 10);
}"""
#: What a device keeps of its settings, and what it has to know of them before the first paint (web/js/early.js).
SETTINGS = """if (location.protocol !== "about:") for (const place of ["settings", "first"])
  localStorage[`follow-suit/${place}`] ??= JSON.stringify(%s)"""

#: Settings that differ from those.
CHOSEN = """if (location.protocol !== "about:")
  localStorage["follow-suit/settings"] = JSON.stringify({ ...JSON.parse(localStorage["follow-suit/settings"]), ...%s })"""


class Phone:
    """One person's device. Nothing here goes by a sentence, so that it can speak any language."""

    def __init__(self, context: BrowserContext, server: Server, **settings: Any) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(USUAL_MS)
        kept = {"coach": "off", "speed": "instant", "autoplay": False, **settings}
        self.page.add_init_script(SETTINGS % json.dumps(kept))
        self.page.add_init_script(KEEPS)
        self._server = server
        self.hand = self.page.locator("[data-root=table] [data-hand]")

    @property
    def panel(self) -> Locator:
        """What is open over the table."""
        return self.page.get_by_role("dialog")

    @property
    def alert(self) -> Locator:
        """What the panel says is wrong."""
        return self.panel.get_by_role("alert")

    def heard(self) -> list[str]:
        """All that came over the line."""
        heard: list[str] = self.page.evaluate("lines.heard")
        return heard

    def link(self) -> str:
        """The link that stands in the panel as a code, as text."""
        self.panel.locator(".multiplayer-link summary").click()
        link: str = self.panel.locator(".multiplayer-link textarea").input_value()
        return link

    def take(self, link: str) -> None:
        """Use a link that was sent from another device."""
        self.panel.locator(".multiplayer-paste input").fill(link)
        self.panel.locator(".multiplayer-paste button").click()

    def open_panel(self) -> None:
        """Look at who sits where during a match."""
        open_menu(self.page)
        self.panel.get_by_role("button", name="Play together").click()

    def play(self) -> None:
        """Have the person answer whatever they are asked from now on, until the deal is over."""
        self.page.evaluate(PILOT)

    def rest(self) -> None:
        """Have the person answer nothing for now."""
        self.page.evaluate("() => { clearInterval(globalThis.pilot); delete globalThis.pilot; }")


class Host(Phone):
    """The device with the engine."""

    def open(self, game: str = "", **query: str) -> None:
        """Open *Play together* for a game."""
        words = "&".join(f"{key}={value}" for key, value in query.items())
        self.page.goto(f"{self._server.url}?{words}")
        open_more(self.page)
        self.page.locator('[data-part="multiplayer"]').click()
        expect(self.panel.locator(".multiplayer-chairs")).to_be_visible()
        if game:
            self.panel.locator(".multiplayer > .field select").select_option(game)

    def choose(self, **settings: Any) -> None:
        """Have other settings from the next visit on."""
        self.page.add_init_script(CHOSEN % json.dumps(settings))

    def chair(self, seat: str) -> Locator:
        """Where somebody sits."""
        return self.panel.locator(f'.multiplayer-chair[data-at="{seat}"]')

    def seat(self, seat: str, who: str) -> None:
        """Say who sits there: `here`, `phone`, `bot`."""
        self.chair(seat).locator("select").first.select_option(who)

    def code(self, seat: str) -> str:
        """The link of a free seat."""
        self.chair(seat).locator(".multiplayer-code").click()
        link = self.link()
        self.panel.locator(".multiplayer > .menu-buttons button").last.click()
        return link

    def pair(self, seat: str, guest: Guest) -> None:
        """Seat a phone: it opens the link, and its answer is pasted here.

        It has 15 seconds to connect; where the machine was too busy for that, it tries once more, as people would.
        """
        chair = self.chair(seat)
        for _ in range(2):
            guest.follow(self.code(seat))
            guest.give_name()
            self.take(guest.link())
            expect(chair).to_have_attribute("data-phone", re.compile("joining|there"))
            expect(chair).not_to_have_attribute("data-phone", "joining")
            if chair.get_attribute("data-phone") == "there":
                return
        expect(chair).to_have_attribute("data-phone", "there")

    def begin(self) -> None:
        """Deal, or go back to the table."""
        self.panel.locator(".multiplayer > .menu-buttons [data-main]").click()

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Ask the engine behind the page."""
        text = json.dumps({"v": 1, "id": 0, "op": op, **fields})
        answer: dict[str, Any] = json.loads(self.page.evaluate("text => followSuit.askText(text)", text))
        return answer

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat sees of the match; without one what everybody may see."""
        view: dict[str, Any] = self.ask("view", seat=seat)["view"]
        return view

    def wait_until(self, wanted: Callable[[dict[str, Any]], bool], state: str) -> None:
        """Wait until the table is as wanted; if it is never so, say what it waits for."""
        try:
            wait_until(lambda: wanted(self.view()), state, self.page.wait_for_timeout)
        except AssertionError as failure:
            view = self.view()
            waits = {field: view[field] for field in ("phase", "waits_for", "to_act", "turn")}
            raise AssertionError(f"{failure}; the table: {waits}") from failure


class Guest(Phone):
    """A device that sits at the host's table."""

    #: What its person types as a name; nothing, and it is called as its settings say.
    name = ""

    def follow(self, link: str) -> None:
        """Open the link of a seat."""
        self.page.goto("about:blank")
        self.page.goto(link)

    def give_name(self) -> None:
        """Say who one is, before the table is reached."""
        if self.name:
            field = self.panel.locator("input[name=name]")
            field.fill(self.name)
            field.press("Tab")

    @property
    def seat(self) -> str:
        """Its seat, as the host named it."""
        told = [json.loads(text) for text in self.heard()]
        seats: list[str] = [one["seat"] for one in told if one["kind"] == "welcome"]
        return seats[-1]


class Room:
    """A host, and guests at its table."""

    def __init__(self, opened: Callable[[], BrowserContext], site: Server, context: BrowserContext) -> None:
        self._opened, self.site = opened, site
        self.host = Host(context, site, name="Ada", level="beginner")
        self.guests: list[Guest] = []

    def guest(self, name: str, **settings: Any) -> Guest:
        """Another phone."""
        guest = Guest(self._opened(), self.site, **settings)
        guest.name = name
        self.guests.append(guest)
        return guest

    def sit(self, seats: Sequence[str], game: str = "") -> None:
        """Phones at these seats, bots at the others but the host's."""
        self.host.open(game)
        for chair in self.host.panel.locator(".multiplayer-chair").all():
            seat = chair.get_attribute("data-at") or ""
            if seat != "S":
                self.host.seat(seat, "phone" if seat in seats else "bot")
        for seat, name in zip(seats, ("Noor", "Emil", "Yi"), strict=False):
            self.host.pair(seat, self.guest(name))

    def begin(self) -> None:
        """Deal, and wait until everybody has cards."""
        self.host.begin()
        for phone in self.phones:
            expect(phone.hand).to_be_visible()

    def play(self) -> None:
        """Have everybody play the deal."""
        for phone in self.phones:
            phone.play()

    @property
    def phones(self) -> list[Phone]:
        """All devices, the host's first."""
        return [self.host, *self.guests]

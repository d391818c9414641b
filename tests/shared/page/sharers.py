"""Sharers: people who share one device and uncover their cards in turn; a covered card is nowhere in the
page.
"""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from followsuit.base.seats import Seat
from followsuit.card_games.registry import game_named
from followsuit.record import read_record
from tests.shared.page.questions import wait_for
from tests.shared.page.tractor_player import Player
from tests.shared.passing import cards_in
from tests.shared.patience import LONG_MS

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
JOKERS = {"SJ": "small joker", "BJ": "big joker"}
RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
#: Keeps what the engine answers to the page.
HEARS = """globalThis.heard = [];
const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
Object.defineProperty(MessagePort.prototype, "onmessage", { ...port, set(listen) {
  port.set.call(this, listen && ((event) => {
    if (event.data?.kind === "answer") heard.push(event.data.text);
    listen(event);
  }));
} });"""


class Shared:
    """A device whose people uncover their cards in turn."""

    def __init__(self, person: Any, people: dict[str, str]) -> None:
        self.person, self.people = person, people
        self.player = Player(person)
        self.page: Page = person.page
        self.covers = 0
        self.deal_number = 0
        #: Whether the last of the cards that may be played is, and cards with points are buried.
        self.saves = False
        self.seen: set[str] = set()

    def sit_down(self, game: str, settings: dict[str, Any] | None = None, **query: str) -> None:
        """Choose who sits where. Announcements are at their most detailed: they must not name covered cards
        either. The coach asks nothing.
        """
        kept = json.dumps(json.dumps({"verbosity": "full", "coach": "off", **(settings or {})}))
        self.page.add_init_script(f"localStorage['follow-suit/settings'] ??= {kept}")
        self.person.open(**query)
        choices = self.person.options(game)
        choices.get_by_text("People and levels, seat by seat").click()
        for seat, name in self.people.items():
            if seat == "South":
                choices.get_by_label("Your name").fill(name)
                continue
            choices.get_by_role("combobox", name=seat, exact=True).select_option("A person")
            choices.get_by_label(f"{seat}’s name").fill(name)
        self.choices = choices

    def deal(self) -> None:
        """Begin."""
        self.choices.get_by_role("button", name="Deal", exact=True).click()
        expect(self.page.locator(".pass-and-play")).to_be_visible(timeout=LONG_MS)

    @property
    def show(self) -> Locator:
        """The button of the next person."""
        return self.page.get_by_role("button", name=re.compile(": (show|hold to see) my cards$"))

    def wait(self) -> str:
        """Wait until a person is wanted."""
        page, person = self.page, self.person
        asks = {
            "show": self.show,
            "bid": page.get_by_role("group", name=re.compile("^What do you b")),
            "name": person.naming,
            "last chance": self.player.last_chance,
            "bury": self.player.burying,
            "play": person.playable,
            "deal": person.next_deal,
            "over": person.new_match,
        }
        return wait_for(asks, LONG_MS)

    def listen(self) -> None:
        """Keep what the engine answers, before the page is opened."""
        self.page.add_init_script(HEARS)

    def forget(self) -> None:
        """What was answered until now is not looked at: the cards of somebody else were open."""
        self.page.evaluate("() => { heard.length = 0; }")

    def _heard(self) -> set[str]:
        """The cards that the engine's answers name; not in the record, which the page keeps and does not show."""
        answers = [json.loads(text) for text in self.page.evaluate("() => globalThis.heard ?? []")]
        return cards_in([{**answer, "record": "", "record_lines": ""} for answer in answers])

    def look_under_the_cover(self, shown: Seat | None = None) -> None:
        """The page and its accessibility tree hold no card that a covered person holds; `covers` counts where one could.

        Nor do the engine's answers since `forget`, where it listens. Of one seat the cards may be shown.
        """
        heard = self._heard()
        record = read_record(self.person.ask("record")["record"])
        game, deal = game_named(record.game), record.deals[-1]
        state = game.place(record.rules, deal.number, deal.opening).state
        for action in deal.actions:
            state = game.apply(state, action).state
        held = {seat: set(game.view(game.observe(state, seat))["hand"]) for seat in record.players}
        if deal.number != self.deal_number:
            # What was told of the end of the deal before still stands there.
            told = [action for before in record.deals[:-1][-1:] for action in before.actions[-12:]]
            self.deal_number = deal.number
            self.seen = {card.text for action in told for card in getattr(action, "cards", ())}
        # Everybody has seen a play that was undone.
        self.seen |= {card.text for action in deal.actions for card in getattr(action, "cards", ())}
        hidden = set().union(*held.values()) - self.seen - (set() if shown is None else held[shown])
        if not hidden:
            return
        html, tree = self.page.content(), self.page.locator("body").aria_snapshot()
        for card in hidden:
            name = JOKERS.get(card) or f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"
            assert f'"{card}"' not in html, card
            assert card not in heard, card
            assert name not in tree.lower(), name
        self.covers += 1

    def answer(self, asked: str, *, keys: bool = False, looks: bool = True) -> None:
        """Do something sensible, with the keyboard or a finger; `looks`: under the cover first."""
        page, person = self.page, self.person
        if asked == "show":
            if looks:
                self.look_under_the_cover()
            self.press(self.show, keys)
            expect(self.show).to_have_count(0)
        elif asked in ("bid", "name", "last chance"):
            ask = page.locator("[data-prompt]")
            title = ask.get_attribute("aria-label")
            may_pass = ask.get_by_role("button", name="Pass", exact=True)
            self.press(may_pass if may_pass.count() else ask.get_by_role("button").last, keys)
            expect(page.locator(f"[data-prompt][aria-label='{title}']")).to_have_count(0)
        elif asked == "bury":
            cards = person.hand.get_by_role("button")
            for done, place in enumerate(self._places_to_bury(), start=1):
                self._choose(cards.nth(place), keys)
                expect(self.player.chosen).to_have_count(done)
            expect(self.player.bury).to_be_enabled()
            self.press(self.player.bury, keys)
            expect(self.player.burying).to_have_count(0)
        elif asked == "play":
            held = person.hand.get_by_role("button").count()
            self._choose(person.playable.last if self.saves else person.playable.first, keys)
            # A key pressed on a button that is not enabled yet is lost.
            expect(self.player.play).to_be_enabled()
            self.press(self.player.play, keys)
            expect(person.hand.get_by_role("button")).not_to_have_count(held)
        elif asked == "deal":
            self.press(person.next_deal, keys)
            expect(person.next_deal).to_have_count(0)

    def _places_to_bury(self) -> list[int]:
        """Where the cards lie in the hand that are buried."""
        view = self.person.view()
        worth = [view["worth"].get(card, 0) if self.saves else 0 for card in view["hand"]]
        return sorted(range(len(worth)), key=lambda place: -worth[place])[: view["prompt"]["count"]]

    def press(self, button: Locator, keys: bool) -> None:
        """Press a button, with a key or a finger."""
        if keys:
            button.press("Enter")
        else:
            button.tap()

    def _choose(self, card: Locator, keys: bool) -> None:
        """Take up a card: on the strip that its neighbours leave free."""
        if keys:
            card.press("Enter")
        else:
            box = self.person.at_rest(card)
            card.tap(position={"x": box["width"] * 0.15, "y": box["height"] * 0.16}, force=True)

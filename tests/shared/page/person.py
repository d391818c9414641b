"""Persons: people at a table, who use the page by its accessible names, never by its structure."""

import json
import re
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import FloatRect, Locator, Page, expect

from published.serve import Server
from tests.shared.page.questions import Answering, playable_cards, wait_for
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS, USUAL_MS
from tests.shared.records import hastened

#: Whether the device has this record: its lines lie in chunks, in the order of their keys (web/js/core/storage/idb.js).
KEPT = """record => new Promise((resolve) => {
  indexedDB.open("follow-suit-kept").onsuccess = ({ target: { result: database } }) => {
    const records = database.transaction("texts").objectStore("texts");
    const found = new Map();
    records.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (cursor) {
        const [match] = cursor.key;
        found.set(match, [...(found.get(match) ?? []), ...cursor.value]);
        return cursor.continue();
      }
      database.close();
      resolve([...found.values()].some((lines) => `${lines.join("\\n")}\\n` === record));
    };
  };
})"""

#: Puts another record in the place of the one that a match has on the device, in chunks of 16 lines as above.
REPLACED = """([before, after]) => new Promise((resolve, reject) => {
  indexedDB.open("follow-suit-kept").onsuccess = ({ target: { result: database } }) => {
    const transaction = database.transaction("texts", "readwrite");
    const records = transaction.objectStore("texts");
    const found = new Map();
    records.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (cursor) {
        found.set(cursor.key[0], [...(found.get(cursor.key[0]) ?? []), ...cursor.value]);
        return cursor.continue();
      }
      const match = [...found.keys()].find((one) => `${found.get(one).join("\\n")}\\n` === before);
      if (match === undefined) return reject(new Error("there is no such match"));
      const lines = after.replace(/\\n$/, "").split("\\n");
      for (let at = 0; at < lines.length; at += 16) records.put(lines.slice(at, at + 16), [match, at / 16]);
    };
    transaction.oncomplete = () => { database.close(); resolve(true); };
  };
})"""


def deal(page: Page, game: str) -> None:
    """Press the button of the first screen that deals a game."""
    page.get_by_role("button", name=re.compile(f"^Deal {game}")).click()


def options(page: Page, game: str) -> Locator:
    """Open what can be chosen for a game, on the first screen."""
    page.get_by_role("button", name=f"Options {game}").click()
    return page.get_by_role("dialog", name="Options")


def newcomer(page: Page, game: str) -> Locator:
    """Open what can be chosen for a game, and return the way of those who are new to it."""
    return options(page, game).get_by_role("link", name="New to this game?")


def open_more(page: Page) -> Locator:
    """Open what stands behind *More* on the first screen."""
    more = page.locator("details.home-more")
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    return more.get_by_role("navigation")


def from_more(page: Page, name: str) -> Locator:
    """Return an entry of the first screen that stands behind *More*."""
    entries = open_more(page)
    return entries.get_by_role("button", name=name).or_(entries.get_by_role("link", name=name))


def open_folds(page: Page) -> None:
    """Open everything that the panel keeps behind headings."""
    panel = page.locator("dialog[data-root=panel]")
    panel.locator(".fold").first.wait_for()
    panel.evaluate("panel => { for (const one of panel.querySelectorAll('.fold')) one.open = true; }")


def open_menu(page: Page) -> None:
    """Open the menu at the table, and all of it."""
    page.get_by_role("button", name="Menu").click()
    open_folds(page)


def open_settings(page: Page) -> None:
    """Open the settings on the first screen, and all of them."""
    from_more(page, "Settings").click()
    open_folds(page)


def unfold(house: Locator) -> None:
    """Open every group of the house rules, once the panel has them."""
    house.locator(".house-group").first.wait_for(timeout=USUAL_MS)
    house.evaluate("panel => { for (const one of panel.querySelectorAll('.house-group')) one.open = true; }")


#: Over once another picture has been drawn.
FRAME = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))"
#: Settings in which the coach never asks before a costly play; `%s` takes the other settings there are.
UNASKED = """if (location.protocol !== "about:") // an empty page may store nothing
  localStorage["follow-suit/settings"] ??= JSON.stringify({ coach: "off", ...%s })"""


class Person(Answering):
    """Sits at S and does something sensible whenever the table asks."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self._server = server
        self.hand = page.get_by_role("group", name="Your hand")
        self.betting = page.get_by_role("group", name="What do you bet?")
        self.naming = page.get_by_role("group", name=re.compile("Name trump"))
        self.next_deal = page.get_by_role("button", name="Next deal")
        self.new_match = page.get_by_role("button", name="New match")
        self.play = page.get_by_role("button", name=re.compile("^Play( the|$)"))
        self.go_on = page.get_by_role("button", name="Go on")
        self.news = page.get_by_role("log")

    def open(self, **query: str) -> None:
        """Open the page, and wait only for the page itself."""
        wanted = urlencode({"speed": "instant", "autoplay": "no", "seed": "7", **query})
        self.page.goto(f"{self._server.url}?{wanted}")

    def sit_down(self, **query: str) -> None:
        """Open the page and have the first deal dealt."""
        self.open(**query)
        self.deal("Two Hundred")
        expect(self.hand).to_be_visible()

    def deal(self, game: str) -> None:
        """Press the button that deals a game, with whatever was chosen for it."""
        deal(self.page, game)

    def options(self, game: str) -> Locator:
        """Open what can be chosen for a game; the dialog has a button that deals, too."""
        return options(self.page, game)

    def take_up(self, record: str, game: str, **query: str) -> None:
        """Continue a match that stands as a record says."""
        self.open(**query)
        self.keep(record, game)
        self._continue()

    def keep(self, record: str, game: str) -> None:
        """Have the page keep a record as a match to be continued."""
        self.page.wait_for_function("() => globalThis.followSuit", timeout=USUAL_MS)
        self.page.evaluate("([record, game]) => followSuit.keepMatch(record, game)", [record, game])

    def take_up_next(self, record: str, game: str) -> None:
        """Leave the table for a match that stands as a record says; the page stays, which takes less than a visit."""
        # Else an act may be written over the match that is put in its place.
        self.wait_until_kept()
        self._leave()
        self.keep(record, game)
        self._continue()

    def hasten(self, to_the_end: bool = False, anew: bool = False) -> None:
        """Leave the table, or open the page anew, and be back at the last two tricks of the deal, or of the match.

        Bots have played on. A page that was opened twice is not just left: the way back leads to the other one.
        """
        record = self.kept_record()
        if anew:
            self.open()
        else:
            self._leave()
        self.put_on(record, to_the_end)
        self._continue()

    def put_on(self, record: str, to_the_end: bool = False) -> None:
        """Put the last two tricks of its deal, or its match, in the place of a record that the device has."""
        self.page.wait_for_function("() => globalThis.followSuit", timeout=USUAL_MS)
        self.page.evaluate(REPLACED, [record, hastened(record, to_the_end)])

    def _leave(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Leave the table").click()

    def _continue(self) -> None:
        self.page.get_by_role("button", name="Continue your match").click()
        expect(self.hand).to_be_visible()

    @property
    def chosen(self) -> Locator:
        """The cards of the hand that are taken up."""
        return self.hand.locator("[data-chosen]")

    @property
    def playable(self) -> Locator:
        """The cards of the hand that may be played now."""
        return playable_cards(self.hand)

    @property
    def refused(self) -> Locator:
        """The cards of the hand that may not, and say why."""
        return self.hand.get_by_role("button", name=re.compile("cannot be played"))

    def wait(self) -> str:
        """Wait until the table wants something of the person; say what."""
        questions = {
            "bet": self.betting,
            "name": self.naming,
            "play": self.playable,
            "deal": self.next_deal,
            "over": self.new_match,
        }
        return wait_for(questions, LONG_MS)

    def touch(self, card: Locator) -> None:
        """Tap a card on the strip that its neighbour leaves free."""
        box = self.at_rest(card)
        # Forced: a card that may not be played is marked as disabled, and can still be tapped for the reason.
        card.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.16}, force=True)

    def at_rest(self, card: Locator) -> FloatRect:
        """Where a card lies once it has stopped moving: a forced click does not wait for that by itself."""
        box = card.bounding_box()

        def is_still() -> FloatRect | None:
            nonlocal box
            # A busy browser draws less often than it is asked where a card is.
            self.page.evaluate(FRAME)
            before, box = box, card.bounding_box()
            return box if box == before else None

        still = wait_until(is_still, "the card lies still", self.page.wait_for_timeout)
        assert still is not None
        return still

    def answer(self, asked: str) -> None:
        """Do something sensible, and wait until it is done."""
        if asked == "bet":
            self.betting.get_by_role("button").last.click()
            expect(self.betting).to_have_count(0)
        elif asked == "name":
            self.naming.get_by_role("button").first.click()
            expect(self.naming).to_have_count(0)
        elif asked == "play":
            # A hint has taken its card up.
            if not self.chosen.count():
                self.touch(self.playable.first)
            card = self.chosen.get_attribute("data-card")
            self.play.click()
            expect(self.hand.locator(f"[data-card='{card}']")).to_have_count(0)
        elif asked == "deal":
            self.next_deal.click()
            expect(self.next_deal).to_have_count(0)

    def ask(self, op: str, **more: Any) -> dict[str, Any]:
        """What the engine of this page says."""
        question = json.dumps({"v": 1, "op": op, **more})
        answer: dict[str, Any] = json.loads(self.page.evaluate("text => followSuit.askText(text)", question))
        assert answer["ok"], answer
        return answer

    def wait_until_kept(self) -> None:
        """Wait until the device has the match as the engine has it: a page left sooner comes back an act earlier."""
        self.kept_record()

    def kept_record(self) -> str:
        """The record of the match, once the device has it."""

        # Asked for anew each time: bots may act meanwhile. `wait_for_function` takes any promise for true.
        def found() -> str:
            record: str = self.ask("record")["record"]
            return record if self.page.evaluate(KEPT, record) else ""

        return wait_until(found, "the record is kept", self.page.wait_for_timeout)

    def view(self) -> dict[str, Any]:
        """The engine's view of the match."""
        found: dict[str, Any] = self.ask("view")["view"]
        return found


class Bidder(Person):
    """A person who plays Rangvaar: bids when it must, passes when it may."""

    def __init__(self, *seat: Any) -> None:
        super().__init__(*seat)
        page = self.page
        self.betting = page.get_by_role("group", name="What do you bid?")
        self.deal_chosen = page.get_by_role("button", name="Deal", exact=True)
        self.stake = page.get_by_role("textbox", name="Stake")
        self.resume = page.get_by_role("button", name="Continue your match")

    def open_rangvaar(self, **query: str) -> None:
        """Open the page and what can be chosen for Rangvaar; the engine is there."""
        self.open(**query)
        self.options("Rangvaar")
        self.choose("Play chips", "Played for")
        expect(self.page.get_by_text("Ready", exact=True)).to_be_visible()

    def choose(self, name: str, group: str) -> None:
        """Choose an option on the opening."""
        group_of = self.page.get_by_role("group", name=group)
        group_of.get_by_role("radio", name=name, exact=True).check(force=True)

    def sit_down(self, **query: str) -> None:
        """Come and have the first deal dealt."""
        self.open_rangvaar(**query)
        self.deal_chosen.click()
        expect(self.hand).to_be_visible()

    def answer(self, asked: str) -> None:
        """Bid the least allowed, and pass if possible: a pass is final, after a bid one may be asked
        again.
        """
        if asked != "bet":
            return super().answer(asked)
        may_pass = self.betting.get_by_role("button", name="Pass")
        bid = may_pass if may_pass.count() else self.betting.get_by_role("button", name="Bid").first
        name = bid.get_attribute("aria-label") or "Pass"
        bid.click()
        return expect(self.betting.get_by_role("button", name=name, exact=True)).to_have_count(0)

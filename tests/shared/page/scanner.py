"""Scanner: a person with a single switch, which moves to the next stop and presses: only Tab and Enter."""

import re

from playwright.sync_api import Page, expect

from tests.shared.page.person import Person
from tests.shared.page.tractor_player import Player
from tests.shared.page.waiting import wait_until

#: Every focus stop of the Tab key.
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]")
    && one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())"""
FOCUSED = (
    "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
)
#: The most focus stops other than the cards of the hand.
MORE = 3


class Scanner:
    """Plays at a text table, and counts the stops at every question."""

    def __init__(self, person: Person | Player) -> None:
        self.person: Person = person.person if isinstance(person, Player) else person
        self.page: Page = self.person.page
        self.player = person
        self.met: list[str] = []

    def wait(self) -> str:
        """Wait until the table wants something; there are few stops on the way to it."""
        asked = self.player.wait()
        self.met.append(asked)
        self.count(asked)
        return asked

    def count(self, asked: str) -> None:
        """There are as many stops as the hand has cards, declarations with their *Pass*, and three, at most."""
        hand = len(self.person.view()["hand"])
        stops: list[str] = self.page.evaluate(STOPS)
        declared = sum(name.startswith("Declare ") for name in stops)
        declared += asked == "declare" and "Pass" in stops
        assert len(stops) <= hand + declared + MORE, f"{asked}, {hand} cards: {stops}"

    def press(self, wanted: str) -> str:
        """Move to the element of this name, and press it; return its name."""
        for _ in range(len(self.page.evaluate(STOPS)) + 2):
            name: str = self.page.evaluate(FOCUSED)
            if re.search(wanted, name):
                self.page.keyboard.press("Enter")
                return name
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the switch never comes to {wanted}: {self.page.evaluate(STOPS)}")

    def answer(self, asked: str) -> None:
        """Do something sensible, and wait until the table has gone on."""
        if asked in ("bet", "bid"):
            may_pass = self.page.get_by_role("button", name="Pass", exact=True).count()
            done = self.press("^Pass$" if may_pass else r"^B(id|et) \d+$")
        elif asked == "name":
            done = self.press("^Hearts$")
        elif asked == "declare":
            turn = self.person.view()["turn"]
            self.press("^Pass$")
            # The same may be asked again at once.
            wait_until(
                lambda: self.person.view()["turn"] > turn, "the table has gone on", self.page.wait_for_timeout
            )
            return
        elif asked == "last chance":
            done = self.press("^Declare ")
        elif asked == "bury":
            done = self._bury()
        elif asked == "play":
            first = self.person.playable.first.inner_text()
            self.press(f"^{first}")
            expect(self.person.play).to_be_enabled()
            self.count("a card taken up")
            done = self.press("^Play the")
        else:
            done = self.press("^Next deal$")
        expect(self.page.get_by_role("button", name=done, exact=True)).to_have_count(0)

    def play_until(self, wanted: str) -> None:
        """Answer whatever is asked until this is."""
        while (asked := self.wait()) != wanted:
            self.answer(asked)

    def _bury(self) -> str:
        cards = self.person.hand.get_by_role("button")
        self.press(f"^{cards.first.inner_text()}")
        count = self.person.view()["prompt"]["count"]
        chosen = self.person.hand.get_by_role("button", name=re.compile(", taken up$"))
        for done in range(1, count):
            expect(chosen).to_have_count(done)
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        expect(chosen).to_have_count(count)
        return self.press("^Bury the")

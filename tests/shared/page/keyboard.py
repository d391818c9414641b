"""Keyboard: a deal played by keys alone, by the names of what has the focus."""

import re

from playwright.sync_api import expect

from tests.shared.page.person import Person

IN_HAND = "() => document.activeElement.closest('[data-hand]') !== null"


class Keyboard:
    """A person who uses only the keyboard."""

    def __init__(self, person: Person) -> None:
        self._person, self._page = person, person.page

    def focused(self) -> str:
        """Return the name of what has the focus."""
        name: str = self._page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"
        )
        return name

    def press_at(self, wanted: str) -> None:
        """Move the focus with the Tab key to the element of this name, and press Enter."""
        self._tab_to(wanted)
        self._page.keyboard.press("Enter")

    def play_the_deal(self, bid: str, tricks: int | None = None) -> None:
        """Play until the deal is over, or only the first tricks; the focus is never lost."""
        person = self._person
        played = 0
        while (asked := person.wait()) != "deal" and played != tricks:
            if asked == "bet":
                self.press_at(bid)
                expect(person.betting).to_have_count(0)
            elif asked == "name":
                self.press_at("Hearts")
                expect(person.naming).to_have_count(0)
            else:
                self._play_a_card()
                played += 1
            assert self._page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
        if asked == "deal":
            expect(person.next_deal).to_be_focused()

    def _play_a_card(self) -> None:
        held = self._person.hand.get_by_role("button").count()
        self._tab_to(" of ", IN_HAND)
        self._page.keyboard.press("Home")
        for _ in range(held):
            if "cannot be played" not in self.focused():
                break
            self._page.keyboard.press("ArrowRight")
        self._page.keyboard.press("Enter")
        expect(self._page.locator(":focus")).to_have_accessible_name(re.compile("taken up"))
        self._page.keyboard.press("Enter")
        expect(self._person.hand.get_by_role("button")).to_have_count(held - 1)

    def _tab_to(self, wanted: str, where: str = "() => true") -> None:
        for _ in range(60):
            if re.search(wanted, self.focused()) and self._page.evaluate(where):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {wanted}")

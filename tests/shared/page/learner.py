"""Learner: a person who plays the lessons with the keyboard only."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

CHOSEN = """() => [...document.querySelectorAll("[data-hand] [data-card][data-chosen]")].map((card) => card.dataset.card)"""
HAND = "[data-root=table] [data-hand] [data-card]"
PLAY = "[data-root=table] .self > .button[data-main]"


class Learner:
    """At a page; ``words`` is the text of the file that says what the lessons say."""

    def __init__(self, page: Page, words: str) -> None:
        self.page = page
        self._said = dict(re.findall(r"^([\w-]+) = (.+)$", words, re.MULTILINE))

    @property
    def box(self) -> Locator:
        """What the lesson says."""
        return self.page.locator("[data-root=table] .lesson")

    def begins(self, key: str) -> None:
        """The lesson is on the table and shows its task."""
        expect(self.box).to_contain_text(self._said[f"{key}-open"])

    def hears(self, message: str) -> None:
        """The lesson is decided and says this; the focus is on what comes next."""
        expect(self.box).to_contain_text(self._said[message])
        expect(self.box.locator("[data-asks-first]")).to_be_focused()

    def goes_on(self) -> None:
        """Press what has the focus."""
        self.page.keyboard.press("Enter")

    def takes_up(self, action: Mapping[str, Any]) -> None:
        """Take the cards of a play up, and nothing more."""
        self._take_up([action["card"]] if "card" in action else action["cards"])

    def presses_play(self) -> None:
        """Press the button that plays what is taken up, whether it is played then or not."""
        self._press_at(PLAY)

    def acts(self, action: Mapping[str, Any]) -> None:
        """Do one act; only the keys are used, and only what they reach."""
        kind = action["kind"]
        if kind in ("play", "bury", "lay_indicator"):
            self.takes_up(action)
            self.presses_play()
            # What was played has left the hand before anything else is taken up.
            self.page.wait_for_function(f"() => ({CHOSEN})().length === 0")
        elif kind == "name_trump":
            self._press_at(f".suit-button[data-suit='{action['suit']}']")
        elif kind == "pass":
            self._press_at("[data-pass]")
        elif kind == "ask_trump":
            self._press_at(f"[data-act={kind}]")
        elif kind == "bid":
            name = re.compile(rf"\b{action['value']}\b")
            button = self.page.locator(".prompt-grid .button").filter(has_text=name).first
            expect(button).to_be_visible()
            self._press(button)
        else:
            suit = action["cards"][0][1]
            self._press(self.page.locator(f".declare-options .button:has([data-suit='{suit}'])").first)

    def tries(self, cards: Sequence[str]) -> None:
        """Select a play that the rules forbid: the reason is shown, and nothing is played."""
        self._take_up(cards)

    def _take_up(self, cards: Sequence[str]) -> None:
        expect(self.page.locator(f"{HAND}[data-state=up]").first).to_be_visible()
        for _ in range(3 * len(cards) + 3):
            chosen: list[str] = self.page.evaluate(CHOSEN)
            missing = _less(cards, chosen)
            surplus = _less(chosen, cards)
            if not missing and not surplus:
                return
            card = surplus[0] if surplus else missing[0]
            state = "[data-chosen]" if surplus else ":not([data-chosen])"
            before = sorted(chosen)
            self._press(self.page.locator(f"{HAND}[data-card='{card}']{state}").first)
            if self.page.locator(f"{HAND}[data-asked]").count():
                return
            self.page.wait_for_function(
                f"(before) => ({CHOSEN})().sort().join() !== before", arg=",".join(before)
            )
        raise AssertionError(f"{cards} could not be taken up")

    def _press_at(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_enabled()
        self._press(self.page.locator(selector).first)

    def _press(self, wanted: Locator) -> None:
        """Go to an element with Tab and the arrow keys, and press Enter on it."""
        in_hand = wanted.evaluate("(element) => Boolean(element.closest('[data-hand]'))")
        is_there = "(element) => document.activeElement === element"
        for _ in range(80):
            if wanted.evaluate(is_there):
                self.page.keyboard.press("Enter")
                return
            at_hand = self.page.evaluate("() => Boolean(document.activeElement?.closest('[data-hand]'))")
            if in_hand and at_hand:
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        for _ in range(40):
            if wanted.evaluate(is_there):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the keys never come to {wanted}")


def _less(cards: Sequence[str], others: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in others:
        if card in left:
            left.remove(card)
    return left

"""Scorers: people who keep the score of a match with real cards, by keyboard or by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.shared.page.person import from_more
from tests.shared.patience import USUAL_MS

NAMES = {"South": "Ama", "West": "Bo", "North": "Chi", "East": "Di"}


class Scorer:
    """Keeps a score on a page that is open."""

    def __init__(self, page: Page, *, touches: bool = False) -> None:
        self.page = page
        self.touches = touches
        #: How many keys were tapped since it was last set.
        self.taps = 0

    @property
    def panel(self) -> Locator:
        """The score keeper."""
        return self.page.get_by_role("dialog")

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button by its name."""
        button = self.panel.get_by_role("button", name=name, exact=isinstance(name, str)).first
        self.taps += 1
        if self.touches:
            button.click()
        else:
            button.press("Enter")

    def begin(self, game: str) -> None:
        """From the first screen to the empty sheet of a game."""
        from_more(self.page, "With real cards").click()
        self.panel.get_by_label(re.compile("^Game")).select_option(label=game, timeout=USUAL_MS)
        for seat, name in NAMES.items():
            self.panel.get_by_role("combobox", name=seat, exact=True).fill(name)
        self.press("Begin")
        expect(self.panel.get_by_role("button", name="Enter the deal")).to_be_visible()

    def enter(self, *answers: str) -> int:
        """Enter a deal: names of buttons, and numbers; return how many taps it took."""
        self.taps = 0
        self.press("Enter the deal")
        for answer in answers:
            self.answer(answer)
        expect(self.panel.get_by_role("button", name=re.compile("Enter the deal|New sheet"))).to_be_visible()
        return self.taps

    def answer(self, answer: str) -> None:
        """Answer what is asked; a number that is typed is not ended where the next tap ends it."""
        asked = self.panel.locator(".score-sheet-asked")
        asked.wait_for()
        label = asked.get_attribute("aria-label") or ""
        typed = self.panel.locator(".score-sheet-typed input")
        if not answer.isdigit() or not typed.count():
            self.press(answer)
            # The next question comes when the engine has answered.
            expect(self.panel.locator(f'.score-sheet-asked[aria-label="{label}"]')).to_have_count(0)
        elif self.touches:
            for digit in answer:
                self.press(digit)
            expect(typed).to_have_value(answer)
        else:
            typed.press_sequentially(answer)
            expect(typed).to_have_value(answer)
            typed.press("Enter")

    def score(self) -> list[str]:
        """The large figures of both sides."""
        return [words.split()[-1] for words in self.panel.locator(".score-sheet-number").all_inner_texts()]

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.panel.locator(".score-sheet-said").get_by_text(re.compile("have won|A tie")).count() > 0

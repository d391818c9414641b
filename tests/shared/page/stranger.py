"""Stranger: somebody who has never been at this page, and goes by nothing but what it calls its things in a language."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.shared.page import page_texts
from tests.shared.page.questions import wait_for
from tests.shared.patience import LONG_MS

GAMES = ("two_hundred", "tractor", "rangvaar", "court_piece")


class Stranger:
    """Before a page in a language; keeps what it presses beside the cards and the button that plays them."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self._language = page, language
        self.pressed: list[str] = []
        self.told = self._named("status", "guide")
        self._news = page.get_by_role("log")
        self._hand = self._named("group", "hand")
        taken_up = self._says("hand-card-chosen", whole=False).pattern
        self._taken_up = self._hand.get_by_role("button", name=re.compile(f"^{taken_up}"))
        # While cards are dealt a tap on one declares.
        dealt = page.locator("body").filter(has_not=self._named("group", "deal-controls"))
        #: The cards that may be played and are not taken up.
        self._cards = dealt.locator(self._hand).get_by_role(
            "button", name=re.compile(f"^(?!{taken_up})"), disabled=False
        )
        self._asks: dict[str, Locator] = {
            "over": self._named("button", "deal-next"),
            "play": self._named("button", "prompt-play-chosen", "prompt-bury-chosen", "coach-play").and_(
                page.get_by_role("button", disabled=False)
            ),
            "answer": self._named(
                "group",
                *self._of_games("prompt-bid", "prompt-name_trump"),
                "prompt-declare",
                "prompt-last-chance",
            ).get_by_role("button"),
            "take up": self._cards,
        }

    def begin(self, game: str) -> None:
        """Have a first deal of a game explained: by the largest button, or by what else there is for the game."""
        name = page_texts.messages(self._language)[f"game-{game}"]
        first = self._named("button", "home-first", whole=False)
        if name in first.inner_text():
            self._press(first)
        else:
            options = page_texts.messages(self._language)["options"]
            self._press(self.page.get_by_role("button", name=f"{options} {name}", exact=True))
            self._press(self._named("button", "home-guided"))

    def wait(self) -> str:
        """Wait until something is to be done; say what."""
        return wait_for(self._asks, LONG_MS)

    def go_on(self, asked: str) -> None:
        """Do what comes to mind: pass a bid, declare what is offered, take up the first card that may be played, play it."""
        if asked == "take up":
            before = self._taken_up.count()
            card = self._cards.first
            box = card.bounding_box()
            assert box
            # On the strip that its neighbour leaves free.
            card.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.16})
            expect(self._taken_up).not_to_have_count(before)
        elif asked == "play":
            self._asks["play"].click()
            expect(self._asks["play"]).to_have_count(0)
        else:
            passes = self._named("button", "prompt-pass-button")
            heard = self._news.inner_text()
            self._press(passes if passes.count() else self._asks[asked].first)
            # The same may be asked again at once.
            expect(self._news).not_to_have_text(heard)

    def _press(self, thing: Locator) -> None:
        """Press something that is no card."""
        self.pressed.append(str(thing.get_attribute("aria-label") or thing.inner_text()))
        thing.click()

    def _says(self, *messages: str, whole: bool = True) -> re.Pattern[str]:
        return page_texts.named(self._language, *messages, whole=whole)

    def _of_games(self, *messages: str) -> list[str]:
        """Messages, and the wordings that games have of their own."""
        every = [name for one in messages for name in (one, *(f"{one}-{game}" for game in GAMES))]
        return [name for name in every if page_texts.has(self._language, name)]

    def _named(self, role: str, *messages: str, whole: bool = True) -> Locator:
        """What is called as one of these messages says; not `whole`: whose name begins so."""
        name = (
            self._says(*messages) if whole else re.compile("^" + self._says(*messages, whole=False).pattern)
        )
        return self.page.get_by_role(role, name=name)  # type: ignore[arg-type]

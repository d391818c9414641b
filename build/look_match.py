"""Look at a match of Two Hundred and one of Rangvaar, from the first bet to the end."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import failure
from look_visit import Visit, Walk, choose, sit_down, touch

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SCREENS = (
    "betting",
    "naming",
    "trick",
    "refusal",
    "tricks",
    "menu",
    "deal-over",
    "match-over",
)


def _match(visit: Visit, game: str, question: str, first_bid: str) -> None:
    with visit.page("?seed=7&speed=instant&autoplay=no") as page:
        choose(page, game)
        _Sitting(visit, page, sit_down(page), game, question).to_the_end(first_bid)


class _Sitting:
    """One match; every screen is photographed the first time it comes."""

    def __init__(self, visit: Visit, page: Page, hand: Locator, game: str, question: str) -> None:
        self._visit, self._page, self._hand = visit, page, hand
        self._prefix = game.lower().replace(" ", "-")
        self._met: set[str] = set()
        self._asks = {
            "betting": page.get_by_role("group", name=question),
            "naming": page.get_by_role("group", name=re.compile("Name trump")),
            "playing": hand.get_by_role("button", disabled=False),
            "deal-over": page.get_by_role("button", name="Next deal"),
            "match-over": page.get_by_role("button", name="New match"),
        }

    def to_the_end(self, first_bid: str) -> None:
        for _ in range(500):
            asked = self._asked()
            if asked != "playing" and asked not in self._met:
                self._shoot(asked)
            if asked == "playing":
                self._look_about()
            if asked == "match-over":
                return
            self._answer(asked, first_bid if asked not in self._met else "Pass")
            self._met.add(asked)
        raise failure.BuildError("The match did not end", "Look at the page by hand: build/play.py")

    def _shoot(self, screen: str) -> None:
        self._visit.shoot(self._page, f"{self._prefix}-{screen}")

    def _asked(self) -> str:
        for _ in range(2000):
            for asked, question in self._asks.items():
                if question.count():
                    return asked
            self._page.wait_for_timeout(10)
        raise failure.BuildError("The table asks nothing any more", "Look at the page by hand: build/play.py")

    def _look_about(self) -> None:
        page = self._page
        refused = self._hand.get_by_role("button", name=re.compile("cannot be played"))
        later = page.get_by_role("button", name=re.compile("Last trick"))
        if "trick" in self._met or not refused.count() or not later.count():
            return
        self._met.add("trick")
        touch(self._hand.get_by_role("button", disabled=False).first)
        self._shoot("trick")
        touch(refused.first)
        self._shoot("refusal")
        later.click()
        self._shoot("tricks")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        self._shoot("menu")
        page.get_by_role("button", name="Close").click()

    def _answer(self, asked: str, bid: str) -> None:
        page, question = self._page, self._asks[asked]
        if asked == "betting":
            wanted = question.get_by_role("button", name=bid)
            (wanted if wanted.count() else question.get_by_role("button").last).click()
        elif asked == "naming":
            question.get_by_role("button").first.click()
        elif asked == "playing":
            name = question.first.get_attribute("aria-label")
            touch(question.first)
            page.get_by_role("button", name=re.compile("^Play( the|$)")).click()
            self._hand.get_by_role("button", name=re.compile(f"^{name}")).wait_for(state="detached")
            return
        else:
            question.click()
        page.wait_for_timeout(30)


def _walk(game: str, question: str, first_bid: str) -> Walk:
    prefix = game.lower().replace(" ", "-")
    go = partial(_match, game=game, question=question, first_bid=first_bid)
    return Walk(go, tuple(f"{prefix}-{screen}" for screen in SCREENS))


WALKS = [
    _walk("Two Hundred", "What do you bet?", "Bet 80"),
    _walk("Rangvaar", "What do you bid?", "Bid 9"),
]

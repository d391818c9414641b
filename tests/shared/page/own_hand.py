"""Own hand: the cards of the person at a page, as they lie, and moving them about."""

from typing import Any

from playwright.sync_api import Locator, expect


class Hand:
    """The person's hand, and what can be done with its cards."""

    def __init__(self, person: Any) -> None:
        self.person, self.page = person, person.page
        self.cards: Locator = person.hand.get_by_role("button")
        self.frame = self.page.locator("[data-gap]")
        self.sort = self.page.get_by_role("button", name="Sort my hand again")

    @property
    def shown(self) -> list[str]:
        """The cards as they lie."""
        cards: list[str] = self.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return cards

    def moved(self, start: int, end: int, cards: list[str]) -> list[str]:
        """The same cards with one of them in another place."""
        rest = cards[:start] + cards[start + 1 :]
        return [*rest[:end], cards[start], *rest[end:]]

    def way(self, start: int, end: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """From the strip of a card that is free to the same strip of another."""
        one, other = self.person.at_rest(self.cards.nth(start)), self.person.at_rest(self.cards.nth(end))
        x, y = one["width"] * 0.2, one["height"] * 0.16
        return (one["x"] + x, one["y"] + y), (other["x"] + x, other["y"] + y)

    def drag(self, start: int, end: int) -> None:
        """Move a card with the mouse, after a long press."""
        start_at, to = self.way(start, end)
        self.lift(*start_at)
        self.page.mouse.move(*to, steps=6)
        expect(self.frame).to_be_visible()
        self.page.mouse.up()
        expect(self.frame).to_be_hidden()

    def lift(self, x: float, y: float) -> None:
        """Press long on the card at a place: it is taken out to be moved."""
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        expect(self.page.locator("[data-dragged]")).to_be_visible()

    def lies(self, cards: list[str]) -> None:
        """The cards lie so, and are seen to: each further on than the one before."""
        assert self.shown == cards
        for card in self.cards.all():
            self.person.at_rest(card)
        lefts = self.cards.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().left)")
        assert lefts == sorted(lefts)

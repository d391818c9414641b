"""Deck: the cards a game is played with, each as often as the pack has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from followsuit.base.cards import CARDS, Card, Rank, Suit
from followsuit.base.errors import CardError


@dataclass(frozen=True, slots=True)
class Deck:
    """A pack: all its ``cards`` in a fixed order, with every copy of a card that the pack has."""

    name: str
    cards: tuple[Card, ...]

    def __len__(self) -> int:
        return len(self.cards)

    def shuffled(self, rng: Random) -> tuple[Card, ...]:
        """The cards in random order. The same state of ``rng`` gives the same order in every Python."""
        order = list(self.cards)
        # Fisher-Yates by hand: one seed has to give one deal in CPython and in the browser. Python promises
        # the same numbers of random() in every version, but not the same order from random.shuffle().
        for last in range(len(order) - 1, 0, -1):
            pick = int(rng.random() * (last + 1))
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)

    def check_holds(self, cards: Iterable[Card]) -> None:
        """Raise `CardError` if the pack does not hold these cards.

        Codes: ``card_not_in_pack``, and ``card_too_often`` for more copies than the pack has.
        """
        for card, count in Counter(cards).items():
            in_pack = self.cards.count(card)
            if count > in_pack:
                code = "card_not_in_pack" if in_pack == 0 else "card_too_often"
                raise CardError(
                    code,
                    f"{card.text} stands {count} times; the pack has {in_pack}",
                    facts={"card": card.text, "count": count, "pack": in_pack},
                )


def _suited(ranks: Iterable[Rank]) -> tuple[Card, ...]:
    ranks = tuple(ranks)
    return tuple(Card.of(rank, suit) for suit in Suit for rank in ranks)


FIFTY_TWO = Deck("52", _suited(Rank))
FORTY = Deck("40", _suited(rank for rank in Rank if rank >= Rank.FIVE))
#: The pack without twos, threes, fours and sixes, for nine tricks (H14).
THIRTY_SIX = Deck("36", _suited(rank for rank in Rank if rank >= Rank.FIVE and rank != Rank.SIX))
#: Two packs with their jokers (T1).
DOUBLE = Deck("108", CARDS * 2)

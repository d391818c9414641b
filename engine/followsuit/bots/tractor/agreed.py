"""Agreed: agreements at a table of Tractor: what has been seen, what it asks for, what it tells.

They speak of single cards: a lead of several says nothing, and asks for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from followsuit.base.agreements import Agreements, Clause
from followsuit.base.cards import CARDS, Card
from followsuit.bots.agreements.duties import free_to_keep
from followsuit.bots.agreements.readings import read_plays
from followsuit.bots.agreements.sight import Sight, SuitOrder, signs_after
from followsuit.bots.tractor.board import Board
from followsuit.bots.tractor.worlds import World
from followsuit.card_games.shengji.cards.ladder import Ladder, ladder_of
from followsuit.card_games.shengji.cards.pack import POINTS
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.tractor.interface.observation import TractorObservation

#: What keeping a clause may cost, in card points: nothing. Of plays that are as good there are nearly as many
#: that keep one as at the cost of a point, which was more than it brought.
CAP: Final = 0.0

Cards = tuple[Card, ...]


def see_table(agreements: Agreements, observation: TractorObservation) -> Sight:
    """What the observing seat sees of the deal, in which trump is known."""
    assert observation.trump is not None, "tricks are being played"
    order, trick = _order_of(ladder_of(observation.trump, observation.rules)), observation.trick
    seats = len(observation.seat.table)
    return Sight(
        observation.seat,
        observation.hand,
        signs_after(order, agreements.clauses, seats, observation.taken),
        [(play.seat, play.cards) for play in trick.plays] if trick is not None else (),
    )


@lru_cache(maxsize=16)
def _order_of(ladder: Ladder) -> SuitOrder:
    """How the cards stand to each other by a trump."""
    suits: dict[int, list[Card]] = {}
    for card in sorted(CARDS * ladder.packs, key=ladder.step.__getitem__):
        suits.setdefault(ladder.suit[card], []).append(card)
    return SuitOrder(int(EffectiveSuit.TRUMP), ladder.suit, ladder.step, POINTS, suits)


def choose_agreed(
    agreements: Agreements, observation: TractorObservation, values: Sequence[tuple[float, Cards]]
) -> Cards | None:
    """Return the best play by which a seat keeps the first clause that it is free to keep; None for none.

    ``values`` are those of all plays.
    """
    free = free_plays(agreements, observation, values)
    return free[0][1][0] if free else None


def free_plays(
    agreements: Agreements, observation: TractorObservation, values: Sequence[tuple[float, Cards]]
) -> list[tuple[Clause, list[Cards]]]:
    """Return the clauses that a seat is free to keep, as `free_to_keep`, each with its plays, best first."""
    trick = observation.trick
    assert trick is not None, "tricks are being played"
    if len(values) == 1 or (trick.plays and len(trick.plays[0].cards) > 1):
        return []
    # Of the plays that begin with a card, such as it and its pair, the best speaks for it.
    best: dict[Card, tuple[float, Cards]] = {}
    for value, cards in values:
        if cards[0] not in best or value > best[cards[0]][0]:
            best[cards[0]] = value, cards
    singles = [(value, card) for card, (value, _) in best.items()]
    free = free_to_keep(agreements, see_table(agreements, observation), singles, CAP)
    return [
        (clause, [best[card][1] for card in sorted(cards, key=lambda card: -best[card][0])])
        for clause, cards in free
    ]


class ReadWorlds:
    """How well a world agrees with what the others have played."""

    def __init__(
        self,
        agreements: Agreements,
        observation: TractorObservation,
        board: Board,
    ) -> None:
        self._asked = []
        for one in read_plays(agreements, see_table(agreements, observation)):
            once, _ = board.masks(dict.fromkeys(one.cards))
            suits = [(5 * one.seat + suit, cards) for suit, cards in enumerate(once) if cards]
            self._asked.append((suits, one.some, one.against))

    def __bool__(self) -> bool:
        return bool(self._asked)

    def __call__(self, world: World) -> float:
        """The likelihood, up to a factor."""
        product = 1.0
        for suits, some, against in self._asked:
            if any(world.once[at] & cards for at, cards in suits) is not some:
                product *= against
        return product

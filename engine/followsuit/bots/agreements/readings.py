"""Readings: what kept agreements say of hidden hands, as how likely each hand makes what was played.

A reading makes a deal of the hidden cards more or less likely and excludes none: a clause is kept only where
that is cheap, and not by everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from followsuit.base.agreements import Agreements, Clause
from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.bots.agreements.sight import SeatSigns, Sight

W = TypeVar("W")

#: How likely a hand that goes against a clause is, to one that agrees with it, where the seat keeps it for
#: certain: from 12 to 60 deals a game of bots that do. Points are given nearly always, and a suit is seldom
#: left but for a better lead; who likes no suit has to throw off something, too. Low, then high says nothing:
#: all do so.
AGAINST: Final[Mapping[Clause, float]] = {
    Clause.RETURN_SUIT: 0.9,
    Clause.HIGH_LOW: 0.15,
    Clause.FIRST_DISCARD: 0.75,
    Clause.POINTS: 0.1,
}


#: How many worlds are drawn for one at most.
MOST_DRAWN: Final = 4

#: What a seat is taken to have kept before anything is seen, of so many occasions; and the floor.
KEPT_BEFORE: Final = 2.5
SEEN_BEFORE: Final = 3.0
LEAST_TRUST: Final = 0.2


@dataclass(frozen=True, slots=True)
class HandReading:
    """What a seat's plays say: that it holds ``some`` of these cards, or none of them.

    ``against`` is how likely a hand is of which that is not true, to one of which it is.
    """

    clause: Clause
    seat: AnySeat
    cards: tuple[Card, ...]
    some: bool
    against: float


def read_plays(agreements: Agreements, sight: Sight) -> list[HandReading]:
    """Return what the others' plays say, by how far each is to be trusted."""
    found = []
    signs = sight.signs.after(sight.trick) if sight.trick else sight.signs
    for seat in sight.own.table:
        if seat is sight.own:
            continue
        shown = signs.shown[seat]
        for clause, cards, some in _said_by(agreements, sight, shown):
            if cards and clause in agreements.clauses:
                against = 1.0 - trust_in(agreements, seat, shown) * (1.0 - AGAINST[clause])
                found.append(HandReading(clause, seat, tuple(cards), some, against))
    return found


def trust_in(agreements: Agreements, seat: AnySeat, shown: SeatSigns) -> float:
    """Return how far a seat is to be trusted to keep what is agreed, by what it openly did in the match."""
    kept, broken = agreements.past[seat] if agreements.past else (0, 0)
    kept, broken = kept + shown.kept, broken + shown.broken
    return max(LEAST_TRUST, (kept + KEPT_BEFORE) / (kept + broken + SEEN_BEFORE))


def _said_by(
    agreements: Agreements, sight: Sight, shown: SeatSigns
) -> Iterator[tuple[Clause, list[Card], bool]]:
    for suit in shown.not_returned:
        yield Clause.RETURN_SUIT, sight.out_in(suit), False
    for suit, played in shown.followed.items():
        if sight.order.asks(played):
            yield Clause.HIGH_LOW, sight.out_in(suit), False
    if shown.discard is not None:
        top = sight.out_in(sight.suit[shown.discard])[-1:]
        yield Clause.FIRST_DISCARD, top, not agreements.discards_weak
    if shown.not_given:
        yield Clause.POINTS, [card for card in sight.out if card in shown.not_given], False


def draw_likely(draw: Callable[[Random], W], likely: Callable[[W], float], rng: Random) -> W:
    """Return a world that is taken as often as it is likely, which is 1 at most: of a few the last, at worst.

    Most are taken at once, so that reading costs little more than drawing.
    """
    for _ in range(MOST_DRAWN - 1):
        world = draw(rng)
        how_likely = likely(world)
        if how_likely >= 1.0 or rng.random() < how_likely:
            return world
    return draw(rng)


def drawn_by(likely: Callable[[W], float], worlds: Sequence[W], rng: Random) -> W:
    """Return one of some worlds drawn alike, by how likely each is."""
    weights = [likely(world) for world in worlds]
    at = rng.random() * sum(weights)
    for world, weight in zip(worlds, weights, strict=True):
        at -= weight
        if at < 0:
            return world
    return worlds[-1]

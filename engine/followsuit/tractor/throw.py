"""Throw: what can beat its units, and what a failed one comes to (T22, T23)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.tractor.arranging import highest_run
from followsuit.tractor.holding import Holding
from followsuit.tractor.ladder import Ladder, ladder_of
from followsuit.tractor.rules import FailedThrow, TractorRules
from followsuit.tractor.shapes import Unit, format_of, units_of
from followsuit.tractor.trump import EffectiveSuit, Trump


@dataclass(frozen=True, slots=True)
class ThrowResult:
    """What a tried throw comes to.

    ``down`` are the cards that go down: all of them, or those of ``unit``. ``beaten_by`` is the index, in
    playing order after the leader, of the first seat that beats a unit; None if the throw stands.
    """

    fails: bool
    down: tuple[Card, ...]
    unit: Unit | None = None
    beaten_by: int | None = None


def highest_unit(cards: Holding, suit: EffectiveSuit, pairs: int) -> int:
    """The top step of the highest unit of a size among cards: single (0), pair (1), tractor; -1 for none."""
    once, twice = cards.field(suit)
    if pairs == 0:
        return cards.ladder.steps(once).bit_length() - 1
    return highest_run(cards.ladder.steps(twice), pairs)


def resolve_throw(
    attempt: Sequence[Card], others: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules
) -> ThrowResult:
    """What happens to a lead that was tried, the other hands being ``others`` in playing order (T22).

    A single, pair or tractor never fails (T21). Raises `CardError` for cards that are no lead.
    """
    ladder = ladder_of(trump, rules)
    holding = Holding.of(attempt, ladder)
    form = format_of(holding)
    if form is None:
        raise CardError("bad_lead", "a throw is of one effective suit", clause="T20")
    if not form.is_throw:
        return ThrowResult(False, tuple(attempt))
    hands = [Holding.of(cards, ladder) for cards in others]
    units = sorted(units_of(holding), key=lambda unit: (unit.height, unit.cards))
    beaten = [
        (unit, seat)
        for unit in units
        for seat, hand in enumerate(hands)
        if highest_unit(hand, form.suit, unit.pairs) > unit.top
    ]
    if not beaten:
        return ThrowResult(False, tuple(attempt))
    unit, seat = beaten[0]
    if rules.failed_throw is FailedThrow.LOWEST_ANY:
        unit = units[0]
    return ThrowResult(True, unit.cards, unit, seat)


def outside(known: Sequence[Card], ladder: Ladder) -> Holding:
    """All cards of the two packs but the known ones: what the others and the kitty can hold (T23).

    Raises `CardError` for a card known three times.
    """
    rest = Holding(ladder, ladder.kinds, ladder.kinds)
    rest.remove_all(Holding.of(known, ladder))
    return rest


def is_unbeatable(unit: Unit, suit: EffectiveSuit, rest: Holding) -> bool:
    """Whether no higher unit of its kind and at least its length can exist among the cards outside (T23).

    A longer tractor holds one of this length, so looking for the same length is enough.
    """
    return highest_unit(rest, suit, unit.pairs) <= unit.top

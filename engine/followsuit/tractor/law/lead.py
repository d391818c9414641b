"""Leading: which cards may be led, and what becomes of a throw (T21–T23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Card
from followsuit.errors import CardError, Refusal
from followsuit.seats import Seat
from followsuit.tractor.cards.arranging import highest_run
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import Ladder, ladder_of
from followsuit.tractor.cards.pack import missing_from
from followsuit.tractor.cards.shapes import Format, Unit, format_of, units_of
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import FailedThrowUnit, Throw, TractorRules

#: Suits that other seats have publicly shown to be void in.
Voids = Mapping[Any, Collection[EffectiveSuit]]

#: Suits each seat has publicly shown to be void in, by seat.
ShownVoids = tuple[frozenset[EffectiveSuit], ...]
NO_VOIDS: ShownVoids = (frozenset(),) * 4


# Leading -------------------------------------------------------------------------------------------------
def check_lead(
    hand: Sequence[Card],
    cards: Sequence[Card],
    seen: Sequence[Card],
    buried: Sequence[Card],
    voids: Voids,
    trump: Trump,
    rules: TractorRules,
) -> Refusal | None:
    """Why a seat holding ``hand`` may not lead ``cards``, or None.

    ``seen`` are all cards played so far, ``buried`` those this seat buried itself, ``voids`` the suits the
    others have shown to be void in. Codes: ``not_in_hand``, ``no_cards`` (T21), ``mixed_suits`` (T20),
    ``no_throws``, ``no_throw_in_trump``, ``not_proven`` (T22). Raises `CardError` where a card is known three
    times.
    """
    missing = missing_from(hand, cards)
    if missing:
        return Refusal("not_in_hand", "T21", {"cards": [card.text for card in missing]})
    if not cards:
        return Refusal("no_cards", "T21")
    play = Holding.of(cards, ladder_of(trump, rules))
    form = format_of(play)
    if form is None:
        return Refusal("mixed_suits", "T20", {"cards": [card.text for card in cards]})
    if not form.is_throw:
        return None
    if rules.throw is Throw.OFF:
        return Refusal("no_throws", "T22", {"units": _unit_texts(play)})
    if form.suit is EffectiveSuit.TRUMP and not rules.throw_in_trump:
        return Refusal("no_throw_in_trump", "T22", {"units": _unit_texts(play)})
    if rules.throw is Throw.ATTEMPT or all_void(form.suit, voids):
        return None
    return _unproven(play, form, (*seen, *hand, *buried))


def all_void(suit: EffectiveSuit, voids: Voids) -> bool:
    """Whether all three other seats have shown that they are void in a suit (T22)."""
    return sum(suit in shown for shown in voids.values()) >= 3


def _unproven(play: Holding, form: Format, known: Sequence[Card]) -> Refusal | None:
    """Refuse (``not_proven``) a throw with a unit that cards outside ``known`` can beat (T22, T23)."""
    rest = outside(known, play.ladder)
    beatable = [unit for unit in units_of(play) if not is_unbeatable(unit, form.suit, rest)]
    if not beatable:
        return None
    facts = {"suit": form.suit.text, "beatable": [" ".join(map(str, unit.cards)) for unit in beatable]}
    return Refusal("not_proven", "T22", facts)


def _unit_texts(play: Holding) -> list[str]:
    return [" ".join(card.text for card in unit.cards) for unit in units_of(play)]


# Throws --------------------------------------------------------------------------------------------------
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


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """A throw that was tried and failed (T22): everybody saw the ``attempt``, only ``down`` was played.

    ``trick`` counts the deal's tricks from 0; ``penalty`` points went to the other side.
    """

    trick: int
    seat: Seat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: Seat
    penalty: int


def highest_unit(cards: Holding, suit: EffectiveSuit, pairs: int) -> int:
    """The top step of the highest unit of a size among cards: single (0), pair (1), tractor; -1 for none."""
    once, twice = cards.field(suit)
    if pairs == 0:
        return cards.ladder.steps(once).bit_length() - 1
    return highest_run(cards.ladder.steps(twice), pairs)


def resolve_throw(
    attempt: Sequence[Card], others: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules
) -> ThrowResult:
    """What becomes of cards that a seat tries to lead (T22).

    ``others`` are the other seats' hands in playing order. A single, pair or tractor never fails (T21).
    Raises `CardError` (``bad_lead``) for cards of several suits.
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
    if rules.failed_throw is FailedThrowUnit.LOWEST_ANY:
        unit = units[0]
    return ThrowResult(True, unit.cards, unit, seat)


def outside(known: Sequence[Card], ladder: Ladder) -> Holding:
    """All cards of the two packs but the known ones: what the others and the kitty can hold (T23).

    Raises `CardError` for a card known three times.
    """
    return Holding(ladder, ladder.kinds, ladder.kinds).without(Holding.of(known, ladder))


def is_unbeatable(unit: Unit, suit: EffectiveSuit, rest: Holding) -> bool:
    """Whether no higher unit of its kind and at least its length can exist among the cards outside (T23).

    A longer tractor holds one of this length, so looking for the same length is enough.
    """
    return highest_unit(rest, suit, unit.pairs) <= unit.top

"""Leading: which cards may be led, and whether a throw stands or fails (T21–T23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from followsuit.cards import Card
from followsuit.errors import CardError, Refusal
from followsuit.seats import AnySeat
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import FIELD, SHIFT, Ladder, ladder_of
from followsuit.tractor.cards.pack import missing_from
from followsuit.tractor.cards.shapes import Format, Unit, format_of, units_of
from followsuit.tractor.cards.tractors import highest_run
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import FailedThrowUnit, Throw, TractorRules

#: The suits that each other seat has publicly shown to be void in, by seat.
Voids = Mapping[Any, Collection[EffectiveSuit]]

#: The same for all seats of a table, by seat.
ShownVoids = tuple[frozenset[EffectiveSuit], ...]


def no_voids(seats: int) -> ShownVoids:
    """The voids shown at a table of ``seats`` before any play: none."""
    return (frozenset(),) * seats


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
    ``no_throws``, ``no_throw_in_trump``, ``not_proven`` (T22). Raises `CardError` (``card_too_often``) if
    ``seen``, ``hand`` and ``buried`` hold a card three times.
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
    """A refusal (``not_proven``) if cards outside ``known`` can beat a unit, else None (T22, T23).

    ``form`` is the format of ``play``; ``known`` are all cards that the seat has seen.
    """
    rest = outside(known, play.ladder)
    beatable = [unit for unit in units_of(play) if not is_unbeatable(unit, form.suit, rest)]
    if not beatable:
        return None
    facts = {"suit": form.suit.text, "beatable": [" ".join(map(str, unit.cards)) for unit in beatable]}
    return Refusal("not_proven", "T22", facts)


def _unit_texts(play: Holding) -> list[str]:
    """The cards of each unit, as texts for the facts of a refusal."""
    return [" ".join(card.text for card in unit.cards) for unit in units_of(play)]


# Throws --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ThrowResult:
    """Whether an attempted throw fails, and which cards are played.

    ``down`` are the cards that are played: all of them if the throw stands, else those of ``unit``.
    ``beaten_by`` is the index, in playing order after the leader, of the first seat that beats the lowest
    unit that is beaten; None if the throw stands.
    """

    fails: bool
    down: tuple[Card, ...]
    unit: Unit | None = None
    beaten_by: int | None = None


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """A throw that failed (T22): everybody saw the cards of ``attempt``, only those of ``down`` were played.

    ``trick`` counts the deal's tricks from 0; ``penalty`` points went to the other side.
    """

    trick: int
    seat: AnySeat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: AnySeat
    penalty: int


def highest_unit(cards: Holding, suit: EffectiveSuit, pairs: int) -> int:
    """The top step of the highest unit of one size that the cards of a suit hold; -1 if there is none.

    ``pairs`` is the size: 0 for a single, 1 for a pair, else the length of a tractor in pairs.
    """
    mask = cards.twice if pairs else cards.once
    steps = cards.ladder.steps(mask >> SHIFT[suit] & FIELD[suit])
    return highest_run(steps, pairs) if pairs else steps.bit_length() - 1


def resolve_throw(
    attempt: Sequence[Card], others: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules
) -> ThrowResult:
    """The result of an attempt to lead these cards (T22).

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
    """All cards of the two packs except the known ones: those the other hands and the kitty may hold (T23).

    Raises `CardError` (``card_too_often``) if ``known`` holds a card three times.
    """
    gone = Holding.of(known, ladder)
    return Holding(ladder, (ladder.kinds & ~gone.twice, ladder.kinds & ~gone.once))


def is_unbeatable(unit: Unit, suit: EffectiveSuit, rest: Holding) -> bool:
    """Whether the cards of ``rest`` hold no higher unit of the same or a greater size (T23).

    A longer tractor contains one of this length, so it is enough to look for the same length.
    """
    return highest_unit(rest, suit, unit.pairs) <= unit.top

"""Leading: which cards may be led, and whether a throw stands or fails (T21–T23, T65, T73, T88–T90)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from followsuit.base.cards import Card
from followsuit.base.errors import Refusal
from followsuit.base.seats import AnySeat, Seat
from followsuit.card_games.shengji.cards.arrangements import highest
from followsuit.card_games.shengji.cards.ladder import Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import missing_from
from followsuit.card_games.shengji.cards.shapes import Unit, format_of, led_format, units_in
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.option_values import FailedThrowUnit, Throw, ThrowProof, ThrowVoids
from followsuit.card_games.shengji.rules import ShengjiRules

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
    rules: ShengjiRules,
    leader: AnySeat = Seat.S,
    *,
    taken_back: bool = False,
) -> Refusal | None:
    """Why the ``leader``, holding ``hand``, may not lead ``cards``, or None.

    ``seen`` are all cards played so far, ``buried`` those this seat buried itself, ``voids`` the suits the
    others have shown to be void in. ``taken_back``: the leader has just tried a throw that was void. Codes:
    ``not_in_hand``, ``no_cards`` (T21), ``mixed_suits`` (T20), ``must_lead_unit`` (T90), ``no_throws``,
    ``no_throw_in_trump``, ``not_proven`` (T22). Raises `CardError` (``card_too_often``) if ``seen``, ``hand``
    and ``buried`` hold a card more often than there are packs.
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
    units = units_in(play, form.suit)
    if taken_back:
        return Refusal("must_lead_unit", "T90", {"units": _texts(units)})
    if rules.throw is Throw.OFF:
        return Refusal("no_throws", "T22", {"units": _texts(units)})
    if form.suit is EffectiveSuit.TRUMP and not rules.throw_in_trump:
        return Refusal("no_throw_in_trump", "T22", {"units": _texts(units)})
    if rules.throw is Throw.ATTEMPT or proven_by_voids(form.suit, voids, rules, leader):
        return None
    if rules.throw_proof is ThrowProof.VOIDS:
        return Refusal("not_proven", "T22", {"suit": form.suit.text, "beatable": [], "proof": "voids"})
    rest = outside((*seen, *hand, *buried), play.ladder)
    beatable = [unit for unit in units if is_beaten(unit, form.suit, rest)]
    if not beatable:
        return None
    return Refusal("not_proven", "T22", {"suit": form.suit.text, "beatable": _texts(beatable)})


def proven_by_voids(suit: EffectiveSuit, voids: Voids, rules: ShengjiRules, leader: AnySeat) -> bool:
    """Whether shown voids prove a throw of this suit: those of all other seats, or of the other side's.

    ``leader`` leads it, ``voids`` are the other seats' (T22, T56, T88, T89).
    """
    if rules.throw_proof is ThrowProof.UNBEATABLE:
        return False
    if rules.throw_voids is ThrowVoids.OTHERS:
        return sum([suit in shown for shown in voids.values()]) >= rules.seats - 1
    # The two sides sit alternately (T53).
    opponents = [seat for seat in leader.table if (seat ^ leader) & 1]
    return all(suit in voids.get(seat, ()) for seat in opponents)


def outside(known: Sequence[Card], ladder: Ladder) -> Holding:
    """All cards of the packs except the known ones: those the other hands and the kitty may hold (T23).

    Raises `CardError` (``card_too_often``) if ``known`` holds a card more often than there are packs.
    """
    every, gone = ladder.kinds, Holding.of(known, ladder)
    return Holding(ladder, tuple([every & ~layer for layer in reversed(gone.layers)]))


def is_beaten(unit: Unit, suit: EffectiveSuit, cards: Holding) -> bool:
    """Whether the cards hold a higher unit that is at least as wide and as long (T23, T65)."""
    return highest(cards.field(suit), unit.dimensions, cards.ladder.shared) > unit.top


def _texts(units: Sequence[Unit]) -> list[str]:
    """The cards of each unit, as texts for the facts of a refusal."""
    return [" ".join(card.text for card in unit.cards) for unit in units]


# Throws --------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ThrowResult:
    """Whether an attempted throw fails, and which cards are played.

    ``down`` are the cards that are played: all of them if the throw stands, else those of one unit, or none
    if all go back (T90).
    ``beaten_by`` is the index, in playing order after the leader, of the first seat that beats the lowest
    unit that is beaten; None if the throw stands.
    """

    fails: bool
    down: tuple[Card, ...]
    beaten_by: int | None = None


@dataclass(frozen=True, slots=True)
class FailedThrow:
    """A throw that failed (T22): everybody saw the cards of ``attempt``, only those of ``down`` were played.

    ``down`` is empty if all cards went back (T90); the seat then led again in the same trick.

    ``trick`` counts the deal's tricks from 0; ``penalty`` points went to the other side.
    """

    trick: int
    seat: AnySeat
    attempt: tuple[Card, ...]
    down: tuple[Card, ...]
    beaten_by: AnySeat
    penalty: int


def resolve_throw(
    attempt: Sequence[Card], others: Sequence[Sequence[Card]], trump: Trump, rules: ShengjiRules
) -> ThrowResult:
    """The result of an attempt to lead these cards (T22, T73, T90).

    ``others`` are the other seats' hands in playing order. A single unit never fails (T21). Raises
    `CardError` (``bad_lead``) for cards of several suits.
    """
    ladder = ladder_of(trump, rules)
    holding = Holding.of(attempt, ladder)
    form = led_format(holding)
    if not form.is_throw:
        return ThrowResult(False, tuple(attempt))
    hands = [Holding.of(cards, ladder) for cards in others]
    units = sorted(units_in(holding, form.suit), key=lambda unit: (unit.height, unit.cards))
    beaten = [
        (unit, seat) for unit in units for seat, hand in enumerate(hands) if is_beaten(unit, form.suit, hand)
    ]
    if not beaten:
        return ThrowResult(False, tuple(attempt))
    unit, seat = beaten[0]
    if rules.failed_throw is FailedThrowUnit.ALL_BACK:
        return ThrowResult(True, (), seat)
    if rules.failed_throw is FailedThrowUnit.LOWEST_ANY:
        unit = units[0]
    return ThrowResult(True, unit.cards, seat)

"""Leading: which cards may be led (T21–T23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.seats import Seat
from followsuit.tractor.follow import missing_from
from followsuit.tractor.holding import Holding
from followsuit.tractor.ladder import ladder_of
from followsuit.tractor.rules import Throw, TractorRules
from followsuit.tractor.shapes import Format, format_of, units_of
from followsuit.tractor.throw import is_unbeatable, outside
from followsuit.tractor.trump import EffectiveSuit, Trump

#: Suits that other seats have publicly shown to be void in.
Voids = Mapping[Seat, Collection[EffectiveSuit]]


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
    rest = outside(known, play.ladder)
    beatable = [unit for unit in units_of(play) if not is_unbeatable(unit, form.suit, rest)]
    if not beatable:
        return None
    facts = {"suit": form.suit.text, "beatable": [" ".join(map(str, unit.cards)) for unit in beatable]}
    return Refusal("not_proven", "T22", facts)


def _unit_texts(play: Holding) -> list[str]:
    return [" ".join(card.text for card in unit.cards) for unit in units_of(play)]

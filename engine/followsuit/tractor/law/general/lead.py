"""Leading with any number of packs: throws, proven or attempted (T22, T23, T65, T73)."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.cards import Card
from followsuit.errors import Refusal
from followsuit.tractor.cards.arranging import highest
from followsuit.tractor.cards.holding import Holding, all_but
from followsuit.tractor.cards.ladder import ladder_of
from followsuit.tractor.cards.pack import missing_from
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.law.general.units import WideUnit, led_format, wide_format, wide_units
from followsuit.tractor.law.lead import ThrowResult, Voids
from followsuit.tractor.rules import FailedThrowUnit, Throw, TractorRules


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

    Arguments, codes and errors are those of `followsuit.tractor.law.lead.check_lead`.
    """
    missing = missing_from(hand, cards)
    if missing:
        return Refusal("not_in_hand", "T21", {"cards": [card.text for card in missing]})
    if not cards:
        return Refusal("no_cards", "T21")
    ladder = ladder_of(trump, rules)
    play = Holding.of(cards, ladder)
    form = wide_format(play)
    if form is None:
        return Refusal("mixed_suits", "T20", {"cards": [card.text for card in cards]})
    if not form.is_throw:
        return None
    units = wide_units(play, form.suit)
    if rules.throw is Throw.OFF:
        return Refusal("no_throws", "T22", {"units": _texts(units)})
    if form.suit is EffectiveSuit.TRUMP and not rules.throw_in_trump:
        return Refusal("no_throw_in_trump", "T22", {"units": _texts(units)})
    if rules.throw is Throw.ATTEMPT or all_void(form.suit, voids, rules):
        return None
    rest = all_but(Holding.of((*seen, *hand, *buried), ladder))
    beatable = [unit for unit in units if is_beaten(unit, form.suit, rest)]
    if not beatable:
        return None
    return Refusal("not_proven", "T22", {"suit": form.suit.text, "beatable": _texts(beatable)})


def all_void(suit: EffectiveSuit, voids: Voids, rules: TractorRules) -> bool:
    """Whether all other seats have shown that they are void in a suit (T22, T56)."""
    return sum([suit in shown for shown in voids.values()]) >= rules.seats - 1


def is_beaten(unit: WideUnit, suit: EffectiveSuit, cards: Holding) -> bool:
    """Whether the cards hold a higher unit that is at least as wide and as long (T23, T65)."""
    return highest(cards.field(suit), unit.dimensions, cards.ladder.shared) > unit.top


def resolve_throw(
    attempt: Sequence[Card], others: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules
) -> ThrowResult:
    """The result of an attempt to lead these cards (T22, T73).

    ``others`` are the other seats' hands in playing order. Raises `CardError` (``bad_lead``) for cards of
    several suits.
    """
    stack, form = led_format(attempt, trump, rules)
    if not form.is_throw:
        return ThrowResult(False, tuple(attempt))
    hands = [Holding.of(cards, stack.ladder) for cards in others]
    units = sorted(wide_units(stack, form.suit), key=lambda unit: (unit.height, unit.cards))
    beaten = [
        (unit, seat) for unit in units for seat, hand in enumerate(hands) if is_beaten(unit, form.suit, hand)
    ]
    if not beaten:
        return ThrowResult(False, tuple(attempt))
    unit, seat = beaten[0]
    if rules.failed_throw is FailedThrowUnit.LOWEST_ANY:
        unit = units[0]
    return ThrowResult(True, unit.cards, beaten_by=seat)


def _texts(units: Sequence[WideUnit]) -> list[str]:
    """The cards of each unit, as texts for the facts of a refusal."""
    return [" ".join(card.text for card in unit.cards) for unit in units]

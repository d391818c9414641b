"""Winning with any number of packs: which play of a trick beats which (T74–T76)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from followsuit.cards import Card
from followsuit.tractor.cards.arranging import can_lay, highest, laid_first, layings
from followsuit.tractor.cards.holding import Holding, Layers
from followsuit.tractor.cards.ladder import SIDE_MASKS, Ladder
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.law.general.units import WideFormat, led_format
from followsuit.tractor.rules import ThrowBeat, TractorRules

_TRUMP = EffectiveSuit.TRUMP


@dataclass(frozen=True, slots=True)
class WideStrength:
    """The strength of a play that can win the trick, because it has the units of the lead.

    ``ruffed``: it is of trumps, and a side suit was led. ``height`` is the step that is compared. ``layers``
    are the cards of the suit, for the option that compares every unit.
    """

    ruffed: bool
    height: int
    layers: Layers


def wide_strength_of(play: Holding, form: WideFormat, rules: TractorRules) -> WideStrength | None:
    """The strength of a play to a lead of this format; None if it cannot win the trick (T74, T75)."""
    if play.once & ~SIDE_MASKS[form.suit]:
        if form.suit is _TRUMP or play.once & ~SIDE_MASKS[_TRUMP]:
            return None
        return _strength(play, form, True, rules)
    return None if form.is_throw else _strength(play, form, False, rules)


def wide_lead_strength(lead: Holding, form: WideFormat, rules: TractorRules) -> WideStrength:
    """The strength of the lead itself; ``form`` is its format."""
    found = _strength(lead, form, False, rules)
    assert found is not None, "a lead holds its own units"
    return found


def _strength(play: Holding, form: WideFormat, ruffed: bool, rules: TractorRules) -> WideStrength | None:
    """The strength of a play that is all of the led suit, or all of trumps (``ruffed``).

    None if it does not have the units of the lead.
    """
    layers, shared = play.field(_TRUMP if ruffed else form.suit), play.ladder.shared
    if not form.is_throw:
        top = highest(layers, form.shapes[0], shared)
        return None if top < 0 else WideStrength(ruffed, top, layers)
    if not can_lay(layers, laid_first(form.shapes), shared):
        return None
    if rules.throw_beat is ThrowBeat.HIGHEST_CARD:
        return WideStrength(ruffed, highest(layers, (1, 1), shared), layers)
    # The first way has the highest top that the first unit can have.
    return WideStrength(ruffed, next(layings(layers, form.shapes, shared))[0], layers)


def wide_is_stronger(
    new: WideStrength, best: WideStrength, form: WideFormat, rules: TractorRules, ladder: Ladder
) -> bool:
    """Whether a later play is stronger than the best so far; an equally strong one is not (T76)."""
    if new.ruffed is not best.ruffed:
        return new.ruffed
    if form.is_throw and rules.throw_beat is ThrowBeat.ALL_UNITS:
        shared = ladder.shared
        # Kinds on one step are not all held equally often, so the first way need not be the highest.
        standing = max(layings(best.layers, form.shapes, shared))
        return any(
            all(a > b for a, b in zip(way, standing, strict=True))
            for way in layings(new.layers, form.shapes, shared)
        )
    return new.height > best.height


def winner(plays: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules) -> int:
    """The index of the winning play; plays are in playing order, the lead first (T74–T76).

    Raises `CardError`: ``bad_lead`` for a lead of several suits, ``card_too_often`` for more identical cards
    than packs in one play.
    """
    lead, form = led_format(plays[0], trump, rules)
    best, at = wide_lead_strength(lead, form, rules), 0
    for index in range(1, len(plays)):
        found = wide_strength_of(Holding.of(plays[index], lead.ladder), form, rules)
        if found is not None and wide_is_stronger(found, best, form, rules, lead.ladder):
            best, at = found, index
    return at

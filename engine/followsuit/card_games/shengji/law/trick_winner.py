"""Trick winner: which play of a trick beats which (T30–T32, T74–T76, T91)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.arrangements import (
    SINGLE,
    Dimensions,
    can_lay,
    highest,
    laid_first,
    layings,
)
from followsuit.card_games.shengji.cards.ladder import SIDE_MASKS, Ladder, ladder_of
from followsuit.card_games.shengji.cards.layers import Holding, Layers
from followsuit.card_games.shengji.cards.shapes import Format, largest_unit, led_format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit, Trump
from followsuit.card_games.shengji.option_values import ThrowBeat
from followsuit.card_games.shengji.rules import ShengjiRules

_TRUMP = EffectiveSuit.TRUMP


@dataclass(frozen=True, slots=True)
class PlayStrength:
    """The strength of a play that can win the trick, because it has the units of the lead.

    ``ruffed``: it is of trumps, and a side suit was led. ``height`` is the step that is compared. ``layers``
    are the cards of the suit, for the options that compare more than that.
    """

    ruffed: bool
    height: int
    layers: Layers


@dataclass(frozen=True, slots=True)
class BestPlay:
    """The best play of a trick so far: its seat and strength, and the format of the lead (T30, T31)."""

    form: Format
    seat: AnySeat
    strength: PlayStrength


def strength_of(play: Holding, form: Format, rules: ShengjiRules) -> PlayStrength | None:
    """The strength of a play to a lead of this format; None if it cannot win the trick (T30, T31, T74, T75).

    Only trumps beat a throw, and only one of a side suit. A play counts by its best layout, whatever the
    order of its cards. For the lead itself use `lead_strength`.
    """
    if play.once & ~SIDE_MASKS[form.suit]:
        if form.suit is _TRUMP or play.once & ~SIDE_MASKS[_TRUMP]:
            return None
        return _strength(play, form, True, rules)
    return None if form.is_throw else _strength(play, form, False, rules)


def lead_strength(lead: Holding, form: Format, rules: ShengjiRules) -> PlayStrength:
    """The strength of the lead itself; ``form`` is its format."""
    found = _strength(lead, form, False, rules)
    assert found is not None, "a lead holds its own units"
    return found


def _strength(play: Holding, form: Format, ruffed: bool, rules: ShengjiRules) -> PlayStrength | None:
    """The strength of a play that is all of the led suit, or all of trumps (``ruffed``).

    None if it does not have the units of the lead.
    """
    layers, shared = play.field(_TRUMP if ruffed else form.suit), play.ladder.shared
    if len(form.shapes) == 1:
        top = highest(layers, form.shapes[0], shared)
        return None if top < 0 else PlayStrength(ruffed, top, layers)
    top = _throw_top(layers, form.shapes, shared, rules.throw_beat is ThrowBeat.HIGHEST_CARD)
    return None if top < 0 else PlayStrength(ruffed, top, layers)


@lru_cache(maxsize=1 << 14)
def _throw_top(layers: Layers, shapes: tuple[Dimensions, ...], shared: int, by_card: bool) -> int:
    """The step by which cards are compared that hold all units of a throw; -1 if they do not.

    It is that of the highest card (``by_card``), or the highest top of the first unit.
    """
    if not can_lay(layers, laid_first(shapes), shared):
        return -1
    if by_card or shapes[0] == SINGLE:
        return highest(layers, SINGLE, shared)
    # The first way has the highest top that the first unit can have.
    return next(layings(layers, shapes, shared))[0]


def is_stronger(
    new: PlayStrength, best: PlayStrength, form: Format, rules: ShengjiRules, ladder: Ladder
) -> bool:
    """Whether a later play is stronger than the best so far; an equally strong one is not (T17, T31, T76)."""
    if new.ruffed is not best.ruffed:
        return new.ruffed
    if form.is_throw and rules.throw_beat is ThrowBeat.HIGHEST_TYPE:
        return largest_unit(new.layers, ladder.shared) > largest_unit(best.layers, ladder.shared)
    if form.is_throw and rules.throw_beat is ThrowBeat.ALL_UNITS:
        shared = ladder.shared
        # Kinds on one step are not all held equally often, so the first way need not be the highest.
        standing = max(layings(best.layers, form.shapes, shared))
        return any(
            all(a > b for a, b in zip(way, standing, strict=True))
            for way in layings(new.layers, form.shapes, shared)
        )
    return new.height > best.height


def winner(plays: Sequence[Sequence[Card]], trump: Trump, rules: ShengjiRules) -> int:
    """The index of the winning play; plays are in playing order, the lead first (T30–T32, T74–T76).

    Raises `CardError`: ``bad_lead`` for a lead of several suits, ``card_too_often`` for more identical
    cards than packs in one play.

    >>> from followsuit.base.cards import Rank, Suit, parse_cards
    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> plays = [parse_cards(text) for text in ("KS KS QS", "AH AH KH", "2C 2C SJ")]
    >>> winner(plays, Trump(Rank.TWO, Suit.HEARTS), PRESETS["standard"])
    2
    """
    ladder = ladder_of(trump, rules)
    lead = Holding.of(plays[0], ladder)
    form = led_format(lead)
    best, at = lead_strength(lead, form, rules), 0
    for index in range(1, len(plays)):
        found = strength_of(Holding.of(plays[index], ladder), form, rules)
        if found is not None and is_stronger(found, best, form, rules, ladder):
            best, at = found, index
    return at


def beats(
    cards: Sequence[Card], best: Sequence[Card], lead: Sequence[Card], trump: Trump, rules: ShengjiRules
) -> bool:
    """Whether a later play beats ``best``, the best play so far; ``lead`` are the cards that were led.

    Raises `CardError` as `winner` does.
    """
    ladder = ladder_of(trump, rules)
    led = Holding.of(lead, ladder)
    form = led_format(led)
    found = strength_of(Holding.of(cards, ladder), form, rules)
    if found is None:
        return False
    standing = strength_of(Holding.of(best, ladder), form, rules) or lead_strength(led, form, rules)
    return is_stronger(found, standing, form, rules, ladder)

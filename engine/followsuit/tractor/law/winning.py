"""Winning: which play of a trick beats which (T30–T32)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from followsuit.cards import Card
from followsuit.errors import CardError
from followsuit.seats import AnySeat
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.ladder import FIELD, SHIFT, SIDE_MASKS, SPARE, Ladder, ladder_of
from followsuit.tractor.cards.shapes import Format, format_of
from followsuit.tractor.cards.tractors import can_lay, highest_run, layouts, spare_of
from followsuit.tractor.cards.trump import EffectiveSuit, Trump
from followsuit.tractor.rules import ThrowBeat, TractorRules

_TRUMP = EffectiveSuit.TRUMP


@dataclass(frozen=True, slots=True)
class PlayStrength:
    """The strength of a play that can win the trick, because it has the units of the lead.

    ``ruffed``: it is of trumps, and a side suit was led. ``height`` is the step that is compared. ``once``
    and ``twice`` are the cards as fields of their suit, for the option that compares every unit.
    """

    ruffed: bool
    height: int
    once: int
    twice: int


@dataclass(frozen=True, slots=True)
class BestPlay:
    """The best play of a trick so far: its seat and strength, and the format of the lead (T30, T31)."""

    form: Format
    seat: AnySeat
    strength: PlayStrength


def strength_of(play: Holding, form: Format, rules: TractorRules) -> PlayStrength | None:
    """The strength of a play to a lead of this format; None if it cannot win the trick (T30, T31).

    Only trumps beat a throw, and only one of a side suit. For the lead itself use `lead_strength`.
    """
    if play.once & ~SIDE_MASKS[form.suit]:
        if form.suit is _TRUMP or play.once & ~SIDE_MASKS[_TRUMP]:
            return None
        return _strength(play, form, True, rules)
    return None if form.is_throw else _strength(play, form, False, rules)


def lead_strength(lead: Holding, form: Format, rules: TractorRules) -> PlayStrength:
    """The strength of the lead itself; ``form`` is its format."""
    found = _strength(lead, form, False, rules)
    assert found is not None, "a lead holds its own units"
    return found


def _strength(play: Holding, form: Format, ruffed: bool, rules: TractorRules) -> PlayStrength | None:
    """The strength of a play that is all of the led suit, or all of trumps (``ruffed``).

    None if it does not have the units of the lead.
    """
    suit = _TRUMP if ruffed else form.suit
    ladder = play.ladder
    once, twice = play.once >> SHIFT[suit] & FIELD[suit], play.twice >> SHIFT[suit] & FIELD[suit]
    if not form.pairs:
        return PlayStrength(ruffed, ladder.steps(once).bit_length() - 1, once, twice)
    if twice.bit_count() < form.pairs:
        return None
    steps = ladder.steps(twice)
    if form.tractors and not can_lay(steps, spare_of(twice, ladder), ladder.shared, form.tractors):
        return None
    if form.is_throw and rules.throw_beat is ThrowBeat.HIGHEST_CARD:
        height = ladder.steps(once).bit_length() - 1
    elif len(form.tractors) > 1:
        tops = layouts(steps, spare_of(twice, ladder), ladder.shared, form.tractors)
        # Of tractors of the largest size the first is the highest, and the first layout is the highest too.
        height = next(tops)[0]
    else:
        height = highest_run(steps, form.largest)
    return PlayStrength(ruffed, height, once, twice)


def is_stronger(
    new: PlayStrength, best: PlayStrength, form: Format, rules: TractorRules, ladder: Ladder
) -> bool:
    """Whether a later play is stronger than the best so far; an equally strong one is not (T17, T31)."""
    if new.ruffed is not best.ruffed:
        return new.ruffed
    if form.is_throw and rules.throw_beat is ThrowBeat.ALL_UNITS:
        standing = next(_arrangements(best, form, ladder))
        return any(
            all(a > b for a, b in zip(way, standing, strict=True)) for way in _arrangements(new, form, ladder)
        )
    return new.height > best.height


def _arrangements(held: PlayStrength, form: Format, ladder: Ladder) -> Iterator[tuple[int, ...]]:
    """The ways to arrange cards as a throw's units, the highest first.

    Each way is a row of steps: the tops of the tractors, the pairs, then the singles.
    """
    singles = _steps_of(held.once & ~held.twice, ladder)
    steps = ladder.steps(held.twice)
    for tops in layouts(steps, spare_of(held.twice, ladder), ladder.shared, form.tractors):
        pairs = _steps_of(held.twice, ladder)
        for top, length in zip(tops, form.tractors, strict=True):
            for step in range(top, top - length, -1):
                pairs.remove(step)
        for chosen in combinations(range(len(pairs)), form.loose_pairs):
            split = [step for at, step in enumerate(pairs) if at not in chosen for _ in range(2)]
            yield (*tops, *(pairs[at] for at in chosen), *sorted(singles + split, reverse=True))


def _steps_of(field: int, ladder: Ladder) -> list[int]:
    """The steps of a field's kinds, highest first, one for each kind."""
    shared = ladder.shared.bit_length() - 1
    found = [shared] * (field & SPARE).bit_count()
    found += [at for at in range(24) if field >> at & 1]
    return sorted(found, reverse=True)


def winner(plays: Sequence[Sequence[Card]], trump: Trump, rules: TractorRules) -> int:
    """The index of the winning play; plays are in playing order, the lead first (T30–T32).

    Raises `CardError`: ``bad_lead`` for a lead of several suits, ``card_too_often`` for three identical cards
    in one play.

    >>> from followsuit.cards import Rank, Suit, parse_cards
    >>> from followsuit.tractor.rules import PRESETS
    >>> plays = [parse_cards(text) for text in ("KS KS QS", "AH AH KH", "2C 2C SJ")]
    >>> winner(plays, Trump(Rank.TWO, Suit.HEARTS), PRESETS["standard"])
    2
    """
    ladder = ladder_of(trump, rules)
    lead = Holding.of(plays[0], ladder)
    form = _lead_format(lead)
    best, at = lead_strength(lead, form, rules), 0
    for index in range(1, len(plays)):
        found = strength_of(Holding.of(plays[index], ladder), form, rules)
        if found is not None and is_stronger(found, best, form, rules, ladder):
            best, at = found, index
    return at


def beats(
    cards: Sequence[Card], best: Sequence[Card], lead: Sequence[Card], trump: Trump, rules: TractorRules
) -> bool:
    """Whether a later play beats ``best``, the best play so far; ``lead`` are the cards that were led.

    Raises `CardError` as `winner` does.
    """
    ladder = ladder_of(trump, rules)
    led = Holding.of(lead, ladder)
    form = _lead_format(led)
    found = strength_of(Holding.of(cards, ladder), form, rules)
    if found is None:
        return False
    standing = strength_of(Holding.of(best, ladder), form, rules) or lead_strength(led, form, rules)
    return is_stronger(found, standing, form, rules, ladder)


def _lead_format(lead: Holding) -> Format:
    form = format_of(lead)
    if form is None:
        raise CardError("bad_lead", "a lead is of one effective suit", clause="T20")
    return form

"""Last lead: what a sheet asks about it, and what the kitty counts by it (T34, T83)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from followsuit.base.cards import Card
from followsuit.base.errors import Refusal
from followsuit.base.fields import Value, Values
from followsuit.base.score_entry import EntryForm
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import led_format
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.scoring import multiplier_for
from followsuit.card_games.shengji.option_values import KittyMultiplier, Throw
from followsuit.card_games.tractor.rules import TractorRules

#: The tuples by their width, and the two other shapes a lead can have.
TUPLES: Final = ("single", "pair", "triple", "quad")
TRACTOR: Final = "tractor"
THROW: Final = "throw"

#: By these rules only the width of the largest unit counts, or only how many cards were led.
_BY_WIDTH: Final = KittyMultiplier.TWO_FOUR
_BY_CARDS: Final = KittyMultiplier.TWICE_ALL_CARDS

#: The lengths of tractors that are common enough to be choices in one row.
USUAL_LENGTHS: Final = (2, 3, 4)

#: No suit has more steps than a trump suit: its cards, the trump rank off and in suit, both jokers (T16).
LONGEST: Final = 16


def ask_lead(rules: TractorRules, form: EntryForm) -> None:
    """Ask what the multiplier rests on: the largest unit of the last lead, or how many cards were led."""
    sizes = sizes_of(rules)
    if rules.kitty_multiplier is _BY_CARDS:
        cards = form.number("cards", "T34", least=1, most=sizes.hand)
        if cards is not None and rules.throw is Throw.OFF and not _is_one_unit(cards, rules.packs):
            form.refuse(Refusal("no_such_lead", "T21", {"cards": cards}))
        return
    units = (*TUPLES[: rules.packs], TRACTOR)
    throws = () if rules.throw is Throw.OFF else (THROW,)
    lead = form.choice("lead", "T34", (*units, *throws), answers=tuple(_answers(rules, units, throws)))
    if lead == THROW:
        lead = form.choice("largest", "T20", units)
    if lead != TRACTOR:
        return
    width: int | None = 2
    if _asks_width(rules):
        width = form.number("width", "T62", least=2, most=rules.packs)
    if rules.kitty_multiplier is not _BY_WIDTH and width is not None:
        form.number("length", "T19", least=2, most=min(sizes.hand // width, LONGEST))


def _asks_width(rules: TractorRules) -> bool:
    """Whether a tractor may be of wider tuples than pairs, and that counts (T62)."""
    return rules.packs > 2 and rules.kitty_multiplier is not KittyMultiplier.POWER_PAIRS


def _answers(rules: TractorRules, units: Sequence[str], throws: Sequence[str]) -> Iterator[Values]:
    """The leads chosen in one tap: usual tractors with their length, throws with their largest unit."""
    asks_length = rules.kitty_multiplier is not _BY_WIDTH and not _asks_width(rules)

    def told(name: str, lengths: Sequence[int]) -> Iterator[Values]:
        for unit in units:
            if unit == TRACTOR and asks_length:
                for length in lengths:
                    tractor: dict[str, Value] = {name: TRACTOR, "length": length}
                    yield tractor
            yield {name: unit}

    yield from told("lead", USUAL_LENGTHS)
    for values in told("largest", USUAL_LENGTHS[:2]) if throws else ():
        thrown: dict[str, Value] = {"lead": THROW, **values}
        yield thrown


def multiplier_in(rules: TractorRules, values: Values) -> int:
    """What the kitty's points are multiplied by, with the values that `ask_lead` asks for."""
    if rules.kitty_multiplier is _BY_CARDS:
        return multiplier_for(1, 1, int(values["cards"]), rules)
    unit = values["lead"] if values["lead"] != THROW else values["largest"]
    if unit == TRACTOR:
        width, length = int(values.get("width", 2)), int(values.get("length", 2))
    else:
        width, length = TUPLES.index(str(unit)) + 1, 1
    return multiplier_for(width, length, width * length, rules)


def largest_multiplier(rules: TractorRules) -> int:
    """The most that the kitty's points can be multiplied by."""
    hand = sizes_of(rules).hand
    units = [(width, min(hand // width, LONGEST)) for width in range(1, rules.packs + 1)]
    return max(
        multiplier_for(width, length if width > 1 else 1, hand, rules)
        for width, longest in units
        for length in (1, longest)
    )


def lead_values(cards: Sequence[Card], trump: Trump, rules: TractorRules) -> dict[str, Value]:
    """The values of a last lead of these cards."""
    shape = led_format(Holding.of(cards, ladder_of(trump, rules)))
    width, length = shape.shapes[0]
    unit = TRACTOR if length > 1 else TUPLES[width - 1]
    values: dict[str, Value] = {"cards": len(cards), "lead": THROW if shape.is_throw else unit}
    if shape.is_throw:
        values["largest"] = unit
    return {**values, "width": width, "length": length} if unit == TRACTOR else values


def _is_one_unit(cards: int, packs: int) -> bool:
    """Whether a single unit can have so many cards: a tuple, or a tractor of tuples."""
    return cards <= packs or any(cards % width == 0 for width in range(2, packs + 1))

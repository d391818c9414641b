"""Scoring: what the kitty counts, which side gains levels, and the level it reaches (T34, T35, T37)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from followsuit.base.cards import Card, Rank
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import led_format
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.option_values import KittyMultiplier, LevelTable
from followsuit.card_games.shengji.rules import ShengjiRules


class Role(StrEnum):
    """The role of a side in a deal (T4)."""

    DECLARING = "declaring"
    OPPOSING = "opposing"

    @property
    def other(self) -> Role:
        """The other side's role."""
        return Role.OPPOSING if self is Role.DECLARING else Role.DECLARING


def kitty_multiplier(lead: Sequence[Card], trump: Trump, rules: ShengjiRules) -> int:
    """The factor for the kitty's points when the last trick was led with these cards (T34).

    Raises `CardError` (``bad_lead``) for cards of several suits.
    """
    width, length = led_format(Holding.of(lead, ladder_of(trump, rules))).shapes[0]
    return multiplier_for(width, length, len(lead), rules)


def multiplier_of(cards_in_unit: int, rules: ShengjiRules) -> int:
    """The kitty's multiplier at two packs for a last lead of one unit of ``cards_in_unit`` cards (T34)."""
    return multiplier_for(min(cards_in_unit, 2), max(cards_in_unit // 2, 1), cards_in_unit, rules)


def multiplier_for(width: int, length: int, cards: int, rules: ShengjiRules) -> int:
    """The kitty's multiplier for a last lead (T34, T83).

    ``width`` and ``length`` are the dimensions of its largest unit, ``cards`` is the number of cards led.
    """
    match rules.kitty_multiplier:
        case KittyMultiplier.NONE:
            return 0
        case KittyMultiplier.TWO_FOUR:
            return 2 * width
        case KittyMultiplier.TWICE_LONGEST_UNIT:
            return 2 * width * length
        case KittyMultiplier.POWER:
            return 1 << width * length
        case KittyMultiplier.TWICE_ALL_CARDS:
            return 2 * cards
        case KittyMultiplier.POWER_PAIRS:
            return 2 if width == 1 else 2 << length


def table_gain(points: int, rules: ShengjiRules) -> tuple[Role | None, int]:
    """The side that gains by the level table and the levels it gains; (None, 0) if neither does (T81).

    ``points`` are the opposing side's. At two packs neither side gains with 80 to 115 points (T35).

    >>> from followsuit.card_games.tractor.rules import PRESETS
    >>> table_gain(0, PRESETS["standard"]), table_gain(240, PRESETS["standard"])
    ((<Role.DECLARING: 'declaring'>, 3), (<Role.OPPOSING: 'opposing'>, 4))
    """
    sizes = sizes_of(rules)
    if points < sizes.takes_over:
        if points >= sizes.step:
            return Role.DECLARING, 1
        most = 2 if rules.level_table is LevelTable.TWO_TWO else 3
        return Role.DECLARING, most if points < 5 else 2
    gain = (points - sizes.takes_over) // sizes.step
    if rules.level_table is not LevelTable.OPEN:
        gain = min(gain, 2)
    return (Role.OPPOSING, gain) if gain else (None, 0)


def level_after(level: Rank, gain: int, declared: bool, rules: ShengjiRules) -> Rank:
    """The level that a side has after a deal in which it gained ``gain`` levels, at most A (T37).

    ``declared``: the side was the declaring side and held the deal. A side does not pass a level of
    ``must_defend`` before it has defended it: it stops there, and stays until it gains in a deal in which it
    ``declared`` at that level.
    """
    if gain and level in rules.must_defend and not declared:
        return level
    reached = min(level + gain, int(Rank.ACE))
    stops = [stop for stop in rules.must_defend if level < stop < reached]
    return Rank(min([reached, *stops]))

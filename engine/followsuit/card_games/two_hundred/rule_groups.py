"""Rule groups of Two Hundred: the groups of its rules, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.card_games.two_hundred.rules import TwoHundredRules

_GROUPS: Final = {
    "auction": ("bets", "bets_must_rise", "nobody_bets"),
    "scoring": ("hundred_rule", "hundred_at", "forced_bet_counts"),
    "match": ("target", "both_reach", "minus_200_loses"),
    "dealing": ("deck",),
}

_LENGTHS: Final = tuple(Length(str(target), {"target": target}) for target in (200, 300, 500))


def _lengths(rules: TwoHundredRules) -> Sequence[Length]:
    return _LENGTHS


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)

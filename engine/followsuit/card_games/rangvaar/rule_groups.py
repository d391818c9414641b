"""Rule groups of Rangvaar: the groups of its rules, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.card_games.rangvaar.rules import LENGTHS, RangvaarRules

_GROUPS: Final = {
    "dealing": ("direction",),
    "auction": ("opener_may_pass", "auction"),
    "play": ("first_lead",),
    "scoring": ("failed_bid", "commission"),
    "match": ("deals",),
}

_LENGTHS: Final = tuple(Length(str(deals), {"deals": deals}) for deals in LENGTHS)


def _lengths(rules: RangvaarRules) -> Sequence[Length]:
    return _LENGTHS


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)

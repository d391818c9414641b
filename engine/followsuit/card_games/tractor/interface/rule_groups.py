"""Rule groups of Tractor: the groups of its rules, and the lengths of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.base.rule_groups import Length, RuleGroups
from followsuit.card_games.shengji.option_values import GameEnd
from followsuit.card_games.tractor.rules import TractorRules

_GROUPS: Final = {
    "finding": (
        "finding",
        "declare_least",
        "self_override",
        "counter_declare",
        "no_declaration",
        "no_trump_ranks",
        "always_trump",
    ),
    "auction": ("auction_deals", "auction_rounds", "auction_starter", "bid_binds"),
    "throws": (
        "throw",
        "throw_in_trump",
        "throw_proof",
        "throw_voids",
        "failed_throw",
        "failed_throw_penalty",
        "throw_follow",
        "throw_beat",
    ),
    "play": ("void_plays", "shorter_tractor", "draw_policy"),
    "tractors": ("rank_gap", "ace_offrank", "offrank_rank", "rank_small_joker", "joker_joker"),
    "scoring": ("kitty_multiplier", "level_table", "jack_hook"),
    "match": ("first_level", "game_end", "must_defend", "most_deals"),
}


def _lengths(rules: TractorRules) -> Sequence[Length]:
    """One deal; from 10 to A in twelve deals at most; from 2 to A.

    In the short evening a side has to hold at 10, K and A; where reaching the ace wins, it cannot at A.
    """
    stops = ["T", "K"] if rules.game_end is GameEnd.REACH_ACE else ["T", "K", "A"]
    return (
        Length("deal", {}, is_one_deal=True),
        Length("evening", {"first_level": "T", "must_defend": stops, "most_deals": 12}),
        Length("whole", {}),
    )


RULE_GROUPS: Final = RuleGroups(_GROUPS, _lengths)

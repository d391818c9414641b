"""Reasons: every code by which rules of thumb explain what they do. A front end has a sentence for each."""

from __future__ import annotations

from typing import Final

#: Of calls, declarations, trump and burials.
CALLING: Final = (
    "hand_worth_it",
    "hand_too_weak",
    "must_bid",
    "token_bet",
    "partner_speaks",
    "best_suit",
    "trumps_in_prospect",
    "trumps_too_weak",
    "starter_card",
    "buried_to_be_void",
    "buried_the_lowest",
)

#: Of one card a play (Two Hundred, Rangvaar).
PLAIN: Final = (
    "only_card",
    "draw_trumps",
    "cash_master",
    "partner_can_ruff",
    "lead_low",
    "feed_partner",
    "partner_wins",
    "leave_it_to_partner",
    "cannot_win",
    "win_with_points",
    "win_cheaply",
    "win_for_good",
    "ruff",
    "let_it_go",
    "third_hand_high",
    "keep_back",
    "slip",
)

#: Of Tractor's plays besides.
TRACTOR: Final = (
    "only_play",
    "throw_of_masters",
    "lead_throw",
    "lead_master",
    "lead_tractor",
    "lead_pair",
    "lead_for_partner_to_ruff",
    "overruff",
    "win_trick",
    "over_partner",
    "give_points",
    "leave_to_partner",
    "discard",
    "follow_low",
)

REASONS: Final = (*CALLING, *PLAIN, *TRACTOR)

"""Reasons: every code by which bots explain what they do. A front end has a sentence for each.

A code is true of the position it is said of: `tests/bots/shared/test_reasons.py` says what each claims.
"""

from __future__ import annotations

from typing import Final

#: Of calls, declarations, trump and burials.
CALLING: Final = (
    "hand_worth_it",
    "hand_too_weak",
    "partners_bid_stands",
    "must_bid",
    "token_bet",
    "partner_speaks",
    "best_suit",
    "aces_elsewhere",
    "best_no_trump",
    "trumps_in_prospect",
    "trumps_too_weak",
    "nothing_to_declare",
    "own_trump_stands",
    "partners_trump_stands",
    "few_cards_yet",
    "starter_card",
    "buried_to_be_void",
    "buried_points",
    "buried_the_lowest",
)

#: Of one card a play (Two Hundred, Rangvaar, Court Piece).
PLAIN: Final = (
    "only_card",
    "draw_trumps",
    "cash_master",
    "partner_can_ruff",
    "lead_high",
    "lead_points",
    "lead_low",
    "over_partner",
    "take_over",
    "feed_partner",
    "partner_wins",
    "leave_it_to_partner",
    "win_for_good",
    "ruff",
    "overruff",
    "win_with_points",
    "win_cheaply",
    "win_last",
    "win_with_master",
    "third_hand_high",
    "go_ahead",
    "let_it_go",
    "keep_trump",
    "keep_back",
    "hold_up",
    "cannot_win",
    "give_points",
    "points_on_trust",
    "points_for_trump",
    "points_for_pair",
    "points_given",
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
    "win_trick",
    "leave_to_partner",
    "discard",
    "follow_low",
    "keep_higher",
)

#: Of Court Piece besides: of cards on which the pile, a court or the deal hangs, and of what only it has.
COURT_PIECE: Final = (
    "for_pile",
    "breaks_run",
    "stops_court",
    "for_court",
    "for_deal",
    "low_indicator",
    "ask_for_trump",
    "may_be_lost",
    "poor_cards",
    "court_is_made",
    "sure_of_all",
)

REASONS: Final = (*CALLING, *PLAIN, *TRACTOR, *COURT_PIECE)

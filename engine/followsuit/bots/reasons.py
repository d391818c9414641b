"""Reasons: every code by which bots explain what they do. A front end has a sentence for each.

Those of more than one game stand here; what only one game's bots say is in the module `reasons` of their
folder. A code is true of the position it is said of: `tests/bots/shared/test_reasons.py` says what each
claims.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

#: Of calls, declarations, trump and burials.
CALLING: Final = (
    "hand_worth_it",
    "bold_bid",
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

#: Of one card a play, in any game.
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


def every_reason(games: Iterable[str]) -> tuple[str, ...]:
    """All codes: those above, and those that the bots of these games add, each game's in its own folder."""
    own = (reason for game in games for reason in _reasons_of(game))
    return (*CALLING, *PLAIN, *own)


def _reasons_of(game: str) -> tuple[str, ...]:
    """The `REASONS` of the module `reasons` among a game's bots; none where there is no such module."""
    name = f"{__package__}.{game}.reasons"
    if find_spec(name) is None:
        return ()
    reasons: tuple[str, ...] = import_module(name).REASONS
    return reasons

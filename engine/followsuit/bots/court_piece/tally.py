"""Tally: the pile and the tricks taken while a deal is played out, in bare numbers.

The same as `followsuit.card_games.court_piece.pile`, which makes a value of every step; a test holds the two
to each other. Seats are places: S and N have the even ones.
"""

from __future__ import annotations

from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import GOAL, TRICKS, AceRule, CourtAt, CourtPieceRules, TakenBy


class PlayoutTally:
    """Tricks as they are won. ``even`` and ``odd`` are those taken by S and N, and by W and E."""

    __slots__ = (
        "_any_ace",
        "_double",
        "_first",
        "_mask",
        "_start",
        "_stops",
        "_twelfth",
        "_two_aces",
        "ace",
        "even",
        "lying",
        "number",
        "odd",
        "run",
        "winner",
    )

    def __init__(self, rules: CourtPieceRules, pile: Pile, winner: int) -> None:
        """``winner`` is the place of the pile's winner, -1 if the pile is empty."""
        self._double = rules.is_double
        # With the side to win both tricks only the parity of a place tells winners apart (C15).
        self._mask = 1 if rules.taken_by is TakenBy.SIDE else 3
        self._first = rules.first_taking
        self._twelfth = -1 if rules.twelfth_takes else TRICKS - 1
        self._two_aces = rules.ace_rule is AceRule.TWO_ACES
        self._any_ace = rules.ace_rule is AceRule.ANY_ACE
        # With a court at thirteen, or one staked on all tricks, play goes on at seven to nothing.
        self._stops = rules.court_at is CourtAt.SEVEN and not pile.went_on
        self._start = (
            pile.number, pile.lying, winner & self._mask if winner >= 0 else -1, pile.run, pile.has_ace,
            pile.north_south, pile.east_west,
        )  # fmt: skip
        self.restart()

    def restart(self) -> None:
        """Go back to the pile it began with."""
        self.number, self.lying, self.winner, self.run, self.ace, self.even, self.odd = self._start

    def won(self, place: int, ace: int) -> bool:
        """Count a trick won at a place, with an ace or not; whether the deal is over."""
        self.number += 1
        takes = 1
        if self._double:
            self.lying += 1
            who = place & self._mask
            same = who == self.winner
            idle = same and ((self._two_aces and ace and self.ace) or (self._any_ace and ace))
            if not same:
                self.run = 1
            elif not idle:
                self.run += 1
            may = self.run >= 2 and not idle and not (self._any_ace and ace)
            may = may and self.number >= self._first and self.number != self._twelfth
            if not may and self.number != TRICKS:
                self.winner, self.ace = who, bool(ace)
                return False
            takes, self.lying, self.winner, self.run, self.ace = self.lying, 0, -1, 0, False
        if place & 1:
            self.odd += takes
        else:
            self.even += takes
        if self.number == TRICKS:
            return True
        if self.even < GOAL and self.odd < GOAL:
            return False
        return self._stops or bool(self.even and self.odd)

"""Pile: which tricks lie in the middle, who takes them, and when a deal is over (C13 to C21).

A trick is *won* by a seat and *taken* by a side. With single sar every trick is taken at once. With double
sar it stays on the pile until somebody wins two running.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from followsuit.base.seats import Seat, Side
from followsuit.card_games.court_piece.rules import (
    GOAL,
    TRICKS,
    AceRule,
    Bavney,
    CourtAt,
    CourtPieceRules,
    TakenBy,
)


@dataclass(frozen=True, slots=True)
class Pile:
    """The tricks of a deal so far: how many each side has taken (NS, EW), and how many lie on the pile.

    ``winner`` is who won the last trick on the pile, ``run`` how many that seat (or, with ``taken_by: side``,
    its side) has won running of those that count, ``has_ace`` whether the last one was won with an ace. An
    empty pile has no winner. ``went_on``: the side at seven to nothing plays for all thirteen (C23).
    """

    number: int = 0
    lying: int = 0
    winner: Seat | None = None
    run: int = 0
    has_ace: bool = False
    north_south: int = 0
    east_west: int = 0
    went_on: bool = False

    @property
    def taken(self) -> dict[Side, int]:
        """How many tricks each side has taken."""
        return {Side.NS: self.north_south, Side.EW: self.east_west}

    def won(self, rules: CourtPieceRules, winner: Seat, *, ace: bool) -> tuple[Pile, int]:
        """The pile after a trick of this winner, won with an ace or not; and how many tricks it takes.

        >>> from followsuit.card_games.court_piece.rules import court_piece_rules
        >>> pile, rules = Pile(), court_piece_rules("double")
        >>> for seat in (Seat.S, Seat.E, Seat.E):
        ...     pile, takes = pile.won(rules, seat, ace=False)
        >>> takes, pile.taken
        (3, {Side.NS: 0, Side.EW: 3})
        """
        number, lying = self.number + 1, self.lying + 1
        if not rules.is_double:
            return self._taking(number, 1, winner.side), 1
        same = self.winner is not None and _is_same(rules, self.winner, winner)
        # An ace after an ace (C19): it takes nothing, and the run stays as it is.
        is_idle = rules.ace_rule is AceRule.TWO_ACES and ace and same and self.has_ace
        any_ace = ace and rules.ace_rule is AceRule.ANY_ACE
        run = 1 if not same else self.run if is_idle or any_ace else self.run + 1
        may = not is_idle and not any_ace and number >= rules.first_taking
        may = may and (rules.twelfth_takes or number != TRICKS - 1)
        if number == TRICKS or (run >= 2 and may):
            return self._taking(number, lying, winner.side), lying
        return replace(self, number=number, lying=lying, winner=winner, run=run, has_ace=ace), 0

    def _taking(self, number: int, count: int, side: Side) -> Pile:
        north_south = self.north_south + (count if side is Side.NS else 0)
        east_west = self.east_west + (count if side is Side.EW else 0)
        return Pile(number, north_south=north_south, east_west=east_west, went_on=self.went_on)

    def may_go_on(self, rules: CourtPieceRules) -> bool:
        """Whether a side has seven tricks to nothing and may play for all thirteen (C23)."""
        at_seven = max(self.north_south, self.east_west) == GOAL and not self._both
        return rules.bavney is Bavney.GO_ON and at_seven and not self.went_on

    def is_over(self, rules: CourtPieceRules) -> bool:
        """Whether the deal is over (C20, C21); at seven to nothing also where somebody may still go on."""
        if self.number == TRICKS:
            return True
        if max(self.north_south, self.east_west) < GOAL:
            return False
        return self._both or (rules.court_at is CourtAt.SEVEN and not self.went_on)

    @property
    def _both(self) -> bool:
        return bool(self.north_south and self.east_west)


def _is_same(rules: CourtPieceRules, one: Seat, other: Seat) -> bool:
    return one.side is other.side if rules.taken_by is TakenBy.SIDE else one is other


def side_ahead(taken: Mapping[Side, int]) -> Side:
    """The side that has taken more tricks: at the end of a deal, the one that has won it (C20)."""
    return max(Side, key=lambda side: taken[side])

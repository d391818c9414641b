"""End of a deal: the numbers of tricks that the sides of a finished deal can have taken (C16, C20, C21)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from followsuit.base.seats import Seat
from followsuit.card_games.court_piece.pile import Pile
from followsuit.card_games.court_piece.rules import AceRule, CourtPieceRules

#: The tricks of NS and EW at the end, and whether the side at seven to nothing went on (C23).
End = tuple[int, int, bool]

#: A pack has no more aces to win tricks with.
ACES: Final = 4


@lru_cache(maxsize=64)
def ends_of(rules: CourtPieceRules) -> frozenset[End]:
    """Every possible end of a deal, found by playing all orders of winners."""
    found: set[End] = set()
    seen = {(Pile(), 0)}
    todo = list(seen)
    winning = (False,) if rules.ace_rule is AceRule.OFF else (False, True)
    while todo:
        before, aces = todo.pop()
        for seat in Seat:
            for ace in winning:
                pile, _ = before.won(rules, seat, ace=ace)
                after = aces + ace
                if after > ACES:
                    continue
                steps = [pile]
                if pile.is_over(rules):
                    found.add((pile.north_south, pile.east_west, pile.went_on))
                    steps = [_gone_on(pile)] if pile.may_go_on(rules) else []
                for step in steps:
                    if (step, after) not in seen:
                        seen.add((step, after))
                        todo.append((step, after))
    return frozenset(found)


def _gone_on(pile: Pile) -> Pile:
    return Pile(pile.number, north_south=pile.north_south, east_west=pile.east_west, went_on=True)

"""Score breakdown of Tractor: the row of the level table that a deal's points fall into (T35, T43, T81)."""

from __future__ import annotations

from typing import Any

from followsuit.base.cards import Rank
from followsuit.card_games.shengji.cards.sizes import sizes_of
from followsuit.card_games.shengji.law.scoring import Role, table_gain
from followsuit.card_games.tractor.phases.deal_end import TractorScore
from followsuit.card_games.tractor.rules import TractorRules

#: Points come in fives.
STEP = 5


def score_breakdown(rules: TractorRules, score: TractorScore | None) -> dict[str, Any] | None:
    """The row of the level table, from its fewest to its most points; None before the deal is over.

    ``most`` is None for the last row, which has no end. ``kind``: who gains by it, ``declaring`` or
    ``opposing``; ``nobody``; or ``bid`` where the declarers missed their bid and gain nothing (T43).
    ``stopped``: the level rose by less than ``gain``, because it has to be defended (T37).
    """
    if score is None:
        return None
    row, fewest, most = row_of(score.points, rules)
    gainer = score.gainer
    has_missed = (
        score.bid is not None and score.declarers_took is not None and score.declarers_took < score.bid
    )
    # Jacks in the last trick take from the declaring side what it would gain (T96).
    has_fallen = "T96" in score.clauses and row[0] is Role.DECLARING
    kind = "nobody" if row[0] is None or has_fallen else row[0].value
    at = None if gainer is None else gainer.sides.index(gainer)
    rise = 0 if at is None else score.levels[at] - score.before[at]
    # Who wins the match at the ace, or rises to it, is stopped by nothing.
    is_stopped = at is not None and score.won_by is None and (rise == 0 or score.levels[at] is not Rank.ACE)
    if rise == 0 and kind != "bid":
        kind = "nobody"
    return {
        "kind": "bid" if gainer is None and has_missed else kind,
        "points": score.points,
        "goal": sizes_of(rules).takes_over,
        "fewest": fewest,
        "most": most,
        "gain": score.gain,
        "stopped": is_stopped and rise < score.gain,
    }


def row_of(points: int, rules: TractorRules) -> tuple[tuple[Role | None, int], int, int | None]:
    """The row of the level table that points fall into: who gains how much, its fewest and most points.

    The most are None of the last row, which has no end.
    """
    row = table_gain(points, rules)
    fewest = most = points - points % STEP
    while fewest >= STEP and table_gain(fewest - STEP, rules) == row:
        fewest -= STEP
    end = most + 4 * sizes_of(rules).step
    while most < end and table_gain(most + STEP, rules) == row:
        most += STEP
    return row, fewest, None if most >= end else most

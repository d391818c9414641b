"""How often the coach would speak: ``python tests/bench/coach.py [SECONDS] [GAME or LEVEL …]``, 1,000 s each by default.

Four bots of one level play 200 deals at most, the first three of each match. Before every play with a choice and every
burial the coach is asked about it, from what the seat may know and by its worlds alone, without a clock. It is to speak
in less than 3 % of the decisions of experts, and in more than 10 % of those of novices.
"""

import sys
from collections import Counter
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine")]

from followsuit.base.actions import Play  # noqa: E402 - the path is set above
from followsuit.base.jsonable import kind_of  # noqa: E402
from followsuit.base.seats import Seat  # noqa: E402
from followsuit.bots import run_to_end  # noqa: E402
from followsuit.card_games.registry import game_named, game_names  # noqa: E402
from followsuit.record import Player  # noqa: E402
from followsuit.table import Table  # noqa: E402

DEALS = 200
DEALS_OF_A_MATCH = 3


def measure(name: str, level: str, seconds: float) -> None:
    """Print in what share of the decisions of a level the coach speaks."""
    game, until, deals, decisions = game_named(name), process_time() + seconds, 0, 0
    reasons: Counter[str] = Counter()
    players = {seat: Player(level) for seat in Seat}
    table = Table.start(name, None, players, "coach 0")
    while deals < DEALS and process_time() < until:
        if deals and (deals % DEALS_OF_A_MATCH == 0 or table.is_over):
            table = Table.start(name, None, players, f"coach {deals}")
        table.deal()
        while not table.needs_deal and not table.is_over:
            seat = table.to_act
            before = table.observe(seat) if seat is not None else None
            has_choice = before is not None and len(game.options(before)) > 1
            asked = (table._bots, table._state, table.turn) if has_choice else None
            table.step()
            action = table.record().deals[-1].actions[-1] if asked is not None else None
            if asked is None or seat is None or not (isinstance(action, Play) or kind_of(action) == "bury"):
                continue
            bots, state, turn = asked
            found = run_to_end(bots.warning(seat, state, turn, action))
            decisions += 1
            if found is not None:
                reasons[found.reason] += 1
        deals += 1
    spoken = sum(reasons.values())
    told = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
    share = 100 * spoken / max(1, decisions)
    print(
        f"{name:12} {level:9} {deals:4} deals {decisions:6} decisions: {spoken:5} = {share:.1f} %  ({told})",
        flush=True,
    )


if __name__ == "__main__":
    budget = float(sys.argv[1]) if len(sys.argv) > 1 else 1000.0
    levels = [word for word in sys.argv[2:] if word not in game_names()] or ["expert", "beginner"]
    for game_name in [word for word in sys.argv[2:] if word in game_names()] or game_names():
        for wanted in levels:
            measure(game_name, wanted, budget)

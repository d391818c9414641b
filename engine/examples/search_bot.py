"""A bot that searches, in fifty lines: it deals the hidden cards as they may lie, and tries its acts there.

``python search_bot.py [GAME] [PAIRS]`` measures it against the level that it asks for advice.
"""

import sys
from math import sqrt

from followsuit import AnySeat, Position, SeatAction, Situation, best_reply, compare

#: The level that plays the deals out, and whose choice stands unless another act is clearly better.
LEVEL = "casual"
#: In how many worlds how many acts are tried, and after how many those are given up that gained nothing.
WORLDS, ACTS, FIRST = 20, 6, 5


def search(situation: Situation) -> SeatAction | None:
    """Choose the act that gains most over the advised one in the same worlds, if that is no accident."""
    advised = best_reply(situation, level=LEVEL)
    if advised is None or situation.phase != "playing" or len(situation.legal) < 2:
        return advised
    others = [act for act in situation.legal if act != advised]
    tried = situation.rng.sample(others, min(ACTS, len(others)))
    gains: dict[SeatAction, list[float]] = {act: [] for act in tried}
    for number, world in enumerate(situation.worlds(WORLDS, likely=True), 1):
        usual = outcome(world, advised, situation.seat)
        for act, its in gains.items():
            its.append(outcome(world, act, situation.seat) - usual)
        if number == FIRST:
            gains = {act: its for act, its in gains.items() if sum(its) > 0}
        if not gains:
            return advised
    best = max(gains, key=lambda act: sum(gains[act]))
    return best if is_clear(gains[best]) else advised


def is_clear(gains: list[float]) -> bool:
    """Whether the mean of some gains is more than its own standard error."""
    count, mean = len(gains), sum(gains) / len(gains)
    return mean > sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)


def outcome(world: Position, act: SeatAction, seat: AnySeat) -> float:
    """How much better the seat's side does than the other after an act, if all play on as the level does."""
    score = world.after(act).played_out(LEVEL).score or {}
    return sum(gained if side == seat.side.name else -gained for side, gained in score.items())


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "rangvaar"
    result = compare(game, search, LEVEL, pairs=int(sys.argv[2]) if len(sys.argv) > 2 else 30, seed="search")
    print(result)
    print("better" if result.is_better() else "not better, or too few pairs to tell")

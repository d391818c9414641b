"""Forecasts: how far one playout of the true deal is from what came, in Tractor's records.

    python -m followsuit arena tractor master master --null --pairs 8 --records FOLDER --rules standard
    python tests/bench/forecasts.py FOLDER/*.deal

At each lead the rest of the deal, as it truly lies, is played out by the playout's rules of thumb. Told by the
cards left in a hand: the forecast's mean less what the opposing side really took from there on (bias), the root
mean square of the difference, and how much what came varies by itself.
"""

import argparse
import math
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from followsuit.bots.tractor.board import board_of
from followsuit.bots.tractor.playout import Start, play_out
from followsuit.record import moments, read_record
from followsuit.seats import Seat
from followsuit.tractor.front.observation import observe

STAGES = ((25, 25), (20, 24), (15, 19), (10, 14), (6, 9), (1, 5))


def taken(seen) -> int:
    """The card points of the opposing side's tricks so far."""
    return sum(won.points for won in seen.taken if won.winner.side is not seen.starter.side)


def leads(path: Path):
    """Cards left, forecast and outcome of each lead of a record."""
    record = read_record(path.read_text(encoding="utf-8"))
    for deal in record.deals:
        found = []
        for moment in moments(replace(record, deals=(deal,))):
            play = getattr(moment.state, "play", None)
            seen = observe(moment.state, Seat.S)
            if play is None or play.to_act is None or seen.phase != "playing" or seen.best_play is not None:
                continue
            board = board_of(seen.trump, seen.rules)
            once, twice = [], []
            for seat in Seat:
                ones, twos = board.masks(observe(moment.state, seat).hand)
                once += ones
                twice += twos
            start = Start(int(play.to_act), int(seen.starter.side.other))
            found.append((len(seen.hand), play_out(board, once, twice, start, ()).points, taken(seen)))
        end = taken(seen)
        yield from ((left, forecast, end - before) for left, forecast, before in found)


def main() -> None:
    """Print a line a stage."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", nargs="+", type=Path)
    stages = defaultdict(list)
    for path in parser.parse_args().records:
        for left, forecast, came in leads(path):
            stage = next(stage for stage in STAGES if stage[0] <= left <= stage[1])
            stages[stage].append((forecast, came))
    for (least, most), pairs in sorted(stages.items(), reverse=True):
        off = [forecast - came for forecast, came in pairs]
        mean = sum(came for _, came in pairs) / len(pairs)
        spread = math.sqrt(sum((came - mean) ** 2 for _, came in pairs) / len(pairs))
        print(
            f"{least:2} to {most:2} cards: {len(pairs):4} leads, bias {sum(off) / len(off):+5.1f}, "
            f"root mean square {math.sqrt(sum(one * one for one in off) / len(off)):5.1f}, spread {spread:5.1f}"
        )


if __name__ == "__main__":
    main()

"""The law of Tractor against the second law of the tests, on as many random questions as wanted.

python tests/bench/tractor_laws.py second 100000    # every table: both laws
python tests/bench/tractor_laws.py two              # follows and tricks a second with two packs
python tests/bench/tractor_laws.py more             # the same with three and four packs
"""

import sys
from pathlib import Path
from random import Random
from time import perf_counter

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "engine")]

from followsuit.tractor.law.follow import check_follow  # noqa: E402
from followsuit.tractor.law.winning import winner  # noqa: E402
from tests.shared.tractor.packs_law import fault, packs_winner  # noqa: E402 (the path comes first)
from tests.shared.tractor.packs_positions import ROWS, Drawn, drawn_rules  # noqa: E402
from tests.shared.tractor.second_law import engine  # noqa: E402

#: Plays looked at in one position.
PLAYS = 4


def code(refusal):
    return refusal.code if refusal else ""


def positions(count, rows):
    """So many questions: positions with a few plays and the answers of the others."""
    rng = Random(f"laws/{count}")
    asked = 0
    while asked < count:
        rules = drawn_rules(rng, rows)
        table = Drawn(rng, rules)
        led = table.lead()
        hand = table.hand(len(led))
        yield table, rules, led, hand, [table.play(hand, led) for _ in range(PLAYS)], [*table.answers(led)]
        asked += PLAYS + 1


def main(what, count):
    rows = {"two": ROWS[:1], "more": ROWS[1:], "second": ROWS}[what]
    asked = wrong = 0
    took = {"follows": 0.0, "tricks": 0.0}
    done = dict.fromkeys(took, 0)
    for table, rules, led, hand, plays, answers in positions(count, rows):
        trump = table.trump
        given = engine(hand), engine(led)
        trick = [engine(play) for play in (led, *answers)]
        began = perf_counter()
        found = [code(check_follow(*given, engine(play), trump, rules)) for play in plays]
        between = perf_counter()
        won = winner(trick, trump, rules)
        took["follows"] += between - began
        took["tricks"] += perf_counter() - between
        done["follows"] += len(plays)
        done["tricks"] += 1
        asked += len(plays) + 1
        if what != "second":
            continue
        wanted = [fault(hand, led, play, table.order, rules) for play in plays]
        taken = packs_winner([led, *answers], table.order, rules)
        if (found, won) != (wanted, taken):
            wrong += 1
            print(f"differs: {hand} {led} {plays} {answers} {trump} {rules}: {found} {won}, {wanted} {taken}")
    rates = ", ".join(f"{done[kind] / took[kind]:,.0f} {kind} a second" for kind in took)
    print(f"{what}: {asked:,} questions, {wrong} differ; {rates}")
    return wrong


if __name__ == "__main__":
    kind = sys.argv[1]
    raise SystemExit(1 if main(kind, int(sys.argv[2]) if len(sys.argv) > 2 else 20_000) else 0)

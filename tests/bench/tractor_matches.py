"""Whole matches of Tractor at random tables and under random options: every one has to come to its end.

python tests/bench/tractor_matches.py 500 lots       # plays, declarations and burials drawn by lot: quick
python tests/bench/tractor_matches.py 60 beginner    # or bots of a level

Every act goes through the table's own checks. Every twentieth match is also read back from its record.
"""

import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[2] / "engine")]

from followsuit.actions import Play  # noqa: E402
from followsuit.bots import Budget  # noqa: E402
from followsuit.bots.tractor import BOTS  # noqa: E402
from followsuit.record import DealRecord, Player, Record, read_record, write_record  # noqa: E402
from followsuit.tractor.choices import TrumpFinding  # noqa: E402
from followsuit.tractor.game import GAME  # noqa: E402
from followsuit.tractor.law.follow import following  # noqa: E402
from followsuit.tractor.phases.state import TractorPlaying  # noqa: E402
from followsuit.tractor.rules import tractor_rules  # noqa: E402
from tests.shared.tractor.packs_positions import ROWS  # noqa: E402 (the path comes first)
from tests.shared.tractor.tractor_positions import random_rules  # noqa: E402

#: Deals after which a match counts as endless.
MOST = 2000


def drawn_rules(rng):
    """Random options at a random table; the auction has only the one of four seats and two packs."""
    rules = random_rules(rng)
    if rules.finding is TrumpFinding.AUCTION:
        return rules
    seats, packs = rng.choice(ROWS)
    specification = GAME.specification(rules)
    named = {"preset": specification} if isinstance(specification, str) else specification
    return tractor_rules({**named, "seats": seats, "packs": packs})


def by_lot(state, seat, rng):
    """Any legal action, built without listing many."""
    if isinstance(state, TractorPlaying) and state.play.best_play is not None:
        play, cost = state.play, [rng.randrange(1000) for _ in range(54)]
        return Play(seat, following(play.hands[seat], play.best_play.form, state.standing.rules, cost))
    if isinstance(state, TractorPlaying):
        cards = state.play.hands[seat].cards()
        card = cards[int(rng.random() * len(cards))]
        return Play(seat, (card,) * cards.count(card))
    return rng.choice(GAME.options(GAME.observe(state, seat)))


def chosen(state, seat, rng, level):
    """The action of a seat that is to act or may."""
    if level == "lots":
        return by_lot(state, seat, rng)
    return BOTS[level].act(GAME.observe(state, seat), rng, Budget())


def played(rules, rng, level):
    """A match to its end: its record, and the number of deals."""
    state, deals = GAME.new_match(rules, rng), []
    while not GAME.is_over(state) and len(deals) < MOST:
        state = GAME.deal(state, rng).state
        number, opening, acts = len(deals) + 1, GAME.opening(state), []
        while not (GAME.needs_deal(state) or GAME.is_over(state)):
            seat = GAME.to_act(state)
            action = GAME.table_act(state) if seat is None else chosen(state, seat, rng, level)
            free = GAME.may_act(state) if seat is None else ()
            state = GAME.apply(state, action).state
            acts.append(action)
            for may in free:
                wants = level != "lots" or rng.random() < 0.02
                if wants and GAME.options(GAME.observe(state, may)):
                    action = chosen(state, may, rng, level)
                    if action is not None:
                        state = GAME.apply(state, action).state
                        acts.append(action)
        deals.append(DealRecord(number, opening, tuple(acts)))
    players = {seat: Player("beginner") for seat in GAME.seats(rules)}
    return Record("tractor", rules, players, "", tuple(deals)), GAME.is_over(state)


def main(count, level, first=0):
    """Play so many matches; the status is 1 where one did not end or is read back otherwise."""
    began, deals, tables, unended = perf_counter(), 0, Counter(), []
    for number in range(first, first + count):
        rng = Random(f"matches/{number}")
        rules = drawn_rules(rng)
        record, is_over = played(rules, rng, level)
        deals += len(record.deals)
        tables[rules.seats, rules.packs] += 1
        if not is_over:
            unended.append((number, rules))
        if number % 20 == 0:
            assert read_record(write_record(record)) == record, number
    seconds = perf_counter() - began
    counts = ", ".join(f"{seats} x {packs}: {of}" for (seats, packs), of in sorted(tables.items()))
    print(
        f"{count} matches of {level}, {deals} deals in {seconds:.0f} s ({counts}); {len(unended)} without an end"
    )
    for number, rules in unended:
        print(f"  match {number}: {rules}")
    return 1 if unended else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "lots"))

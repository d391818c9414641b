"""Decisions: what the late decisions of a level cost, by exact results in worlds that fit what its seat knows.

``python tests/bench/decisions.py [GAME …] [--level LEVEL …] [--deals N] [--worlds N] [--cards N] [--seconds S]``

Four bots of one level play the first deal of one match after the other. Each decision with few cards in hand and a
choice is judged: every card that it could have played is solved to the end in the same worlds, drawn uniformly (own hand, plays,
suits shown out of). Printed are the mean loss a decision, the same by the bot's own reason, and the decisions that lost most,
each with the seed of its match: ``followsuit.match("rangvaar", level="casual", seed="decisions 3").run(deals=1)``
plays it again.

The best card is chosen in every other world and measured in the rest, and the other way round: what chance makes look
better is no loss, and a mean below nothing is none either. Exact results see every card, so a row is a place to look; a kind that
recurs is a fault. Counted are tricks to the thirteenth (in Court Piece a deal is won with the seventh), card points in Two Hundred, and in
Tractor the opposing side's points with the kitty, as far as the bots' exact endings reach: three cards, two packs.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine")]

import followsuit  # noqa: E402 - the path is set above
from followsuit.base.actions import Play  # noqa: E402
from followsuit.bots import Bot, Budget, bot_for, levels_of, run_to_end, think_with  # noqa: E402
from followsuit.bots.plain.endgame import PlainEndgame, distinct_cards  # noqa: E402
from followsuit.bots.plain.layout import SUIT_AT, bits_of  # noqa: E402
from followsuit.bots.plain.plain_position import position_of  # noqa: E402
from followsuit.bots.plain.playout import WORTH  # noqa: E402
from followsuit.card_games.rangvaar.rules import PACK  # noqa: E402
from followsuit.card_games.registry import game_named, game_names  # noqa: E402

#: From which loss on a decision is listed, in the game's unit, and in standard errors.
LISTED: Final = {"two_hundred": 4.0, "tractor": 4.0, "rangvaar": 0.4, "court_piece": 0.4}
CLEAR: Final = 2.5

#: Worlds of which each half has a spread.
FEWEST: Final = 4

#: The results of each act, by world.
Results = list[list[float]]


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what it cost: ``loss`` is the mean over the worlds, ``error`` its standard error."""

    seed: str
    where: str
    played: str
    better: str
    reason: str
    loss: float
    error: float

    def is_listed(self, least: float) -> bool:
        """Whether it lost so much, and clearly."""
        return self.loss >= least and self.loss > CLEAR * self.error


def judge_deal(name: str, bot: Bot, seed: str, cards: int, worlds: int) -> Iterator[Judged]:
    """Play one deal with a bot at all four seats, and judge its decisions with so many cards in hand or fewer."""
    match = followsuit.match(name, players=dict.fromkeys("SWNE", bot), seed=seed)
    match.deal()
    while not match.needs_deal and not match.is_over:
        situation = match.situation() if match.to_act is not None else None
        if situation is None or not _is_judged(situation, cards):
            match.step()
            continue
        seen = situation.observation
        decision = run_to_end(think_with(bot, seen, situation.rng, Budget()))
        acts: list[Any] = [*situation.legal]
        if decision.action not in acts:
            acts.append(decision.action)
        results = solve_acts(name, seen, acts, Random(f"{seed} {len(match.acts())}"), worlds)
        if results is not None:
            at = acts.index(decision.action)
            best = max(range(len(acts)), key=lambda act: (sum(world[act] for world in results), act == at))
            yield Judged(
                seed,
                _where(situation),
                _text(acts[at]),
                _text(acts[best]),
                decision.reason,
                *measure_loss(results, at),
            )
        match.push(decision.action)


def measure_loss(results: Results, at: int) -> tuple[float, float]:
    """By how much the best act beats one on average, and the standard error of it; see the top."""
    halves = results[::2], results[1::2]
    found: list[float] = []
    for one, other in (halves, halves[::-1]):
        best = max(range(len(one[0])), key=lambda act: (sum(world[act] for world in one), act == at))
        found += [world[best] - world[at] for world in other]
    mean = sum(found) / len(found)
    return mean, sqrt(sum((value - mean) ** 2 for value in found) / (len(found) - 1) / len(found))


def solve_acts(name: str, seen: Any, acts: Sequence[Play], rng: Random, worlds: int) -> Results | None:
    """What each act comes to for its side in each of some worlds by best play of all four; None: out of reach."""
    if name == "tractor":
        game = game_named(name)
        master: Any = bot_for(game, levels_of(game)[-1])
        problem = master.problem_of(seen)
        if not problem.is_exact:
            return None
        places = [problem.index_of(act) for act in acts]
        drawn = (problem.outcomes(problem.world(rng), places, rng) for _ in range(worlds))
        return [[outcome.result for outcome in outcomes] for outcomes in drawn]
    position = position_of(seen, getattr(seen.rules, "pack", PACK), getattr(seen, "caller", None))
    tricks, sign = name != "two_hundred", -1.0 if position.place & 1 else 1.0
    bits = [bits_of(act.cards) for act in acts]
    # Of cards that come to the same whatever the others hold, the lowest stands for all.
    hidden = position.worlds.hidden | position.start.pile
    kept = distinct_cards(sorted(bits), hidden, 0 if tricks else WORTH)
    stands = [max(one for one in kept if one <= bit and one & SUIT_AT[bit.bit_length()]) for bit in bits]
    found: Results = []
    for _ in range(worlds):
        hands, ending = position.draw(rng), PlainEndgame(position.trump, tricks=tricks)
        values = {bit: sign * ending.after(hands, position.start, bit) for bit in kept}
        found.append([values[bit] for bit in stands])
    return found


def _is_judged(situation: followsuit.Situation[Any], cards: int) -> bool:
    """Whether there is a choice, few cards are left, and trump is known to all."""
    seen = situation.observation
    return (
        len(situation.legal) > 1
        and isinstance(situation.legal[0], Play)
        and len(situation.hand) <= cards
        and seen.trump is not None
        and getattr(seen, "turned_at", 0) == 0
    )


def _where(situation: followsuit.Situation[Any]) -> str:
    seen = situation.observation
    table = " ".join(play.seat.name + _text(play) for play in seen.trick.plays) or "leads"
    trump = situation.view["trump"]
    return f"{situation.seat.name}, {table}, hand {' '.join(map(str, situation.hand))}, trump {trump}"


def _text(play: Play) -> str:
    return " ".join(map(str, play.cards))


def judge_level(name: str, level: str, options: argparse.Namespace) -> None:
    """Judge a level of a game, and print what is found."""
    bot, until, deals = bot_for(game_named(name), level), process_time() + options.seconds, 0
    judged: list[Judged] = []
    while deals < options.deals and process_time() < until:
        judged += judge_deal(name, bot, f"decisions {deals}", options.cards, options.worlds)
        deals += 1
    print(f"{name} {level}, {deals} deals, {options.worlds} worlds, at most {options.cards} cards")
    least = options.least or LISTED.get(name, 1.0)
    print(f"  {'':26} decisions  mean loss        listed")
    print(_line("all", judged, least))
    groups: defaultdict[str, list[Judged]] = defaultdict(list)
    for one in judged:
        groups[one.reason].append(one)
    by_loss = sorted(groups.items(), key=lambda group: -sum(one.loss for one in group[1]))
    for reason, ones in by_loss:
        print(_line(reason or "(no reason)", ones, least))
    for reason, ones in by_loss:
        for one in sorted(ones, key=lambda one: -one.loss):
            if one.is_listed(least):
                print(
                    f"  {reason}: {one.seed!r} {one.where}: {one.played}, better {one.better}"
                    f" by {one.loss:.2f} ± {one.error:.2f}"
                )
    sys.stdout.flush()


def _line(title: str, ones: Sequence[Judged], least: float) -> str:
    mean, half = _mean(one.loss for one in ones)
    listed = sum(one.is_listed(least) for one in ones)
    return f"  {title:26} {len(ones):9}  {mean:6.3f} ± {half:.3f} {listed:6}"


def _mean(values: Iterable[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    given = list(values)
    mean = sum(given) / max(1, len(given))
    spread = sum((value - mean) ** 2 for value in given) / max(1, len(given) - 1)
    return mean, 1.96 * sqrt(spread / max(1, len(given)))


def main() -> None:
    """Judge what the command line names."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--level", nargs="+", default=["beginner", "casual", "expert"])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--cards", type=int, default=6)
    parser.add_argument(
        "--seconds", type=float, default=40.0, help="of the processor, for each level of a game"
    )
    parser.add_argument("--least", type=float, help="from which loss on a decision is listed")
    options = parser.parse_args()
    if options.worlds < FEWEST:
        parser.error(f"at least {FEWEST} worlds are needed to tell chance from a loss")
    for name in options.games or game_names():
        for level in options.level:
            judge_level(name, level, options)


if __name__ == "__main__":
    main()

"""Self-play: deals of one level against itself, logged in files that are written whole."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final

from followsuit.actions import Play
from followsuit.arena.under_way import begin_under_way
from followsuit.bots import Bot, Budget
from followsuit.bots.search.bot import SearchingBot
from followsuit.bots.tractor import BOTS, EXPERT
from followsuit.bots.tractor.naming import EARLIEST
from followsuit.registry import game_named
from followsuit.seats import AnySeat
from followsuit.seeds import Seed
from followsuit.tractor.phases.state import Dealing, TractorPlaying
from followsuit.turns import TableAct, next_turn
from training.deals import RULES, LoggedDeal

#: Who plays the cards. Calls are casual's: expert's search for declarations brings nothing (STRENGTH.md).
PLAYERS: Final[dict[str, Bot]] = {
    "casual": BOTS["casual"],
    "expert": SearchingBot(replace(EXPERT, calls=None)),
}


@dataclass(frozen=True, slots=True)
class Log:
    """What a folder of logged deals is of: who plays, the seed of all its chance, and deals a file."""

    level: str
    seed: str
    each: int = 20


class OtherLogError(Exception):
    """The folder holds deals of another log."""


def play_deal(log: Log, number: int) -> LoggedDeal:
    """Play a deal to its end. Its randomness depends only on the log's seed and its number."""
    game: Any = game_named("tractor")
    seed = Seed(log.seed).numbered(number)
    rng = Random(seed.at("deal"))
    # The first deal of a match has open roles; in a match under way they are fixed, and levels are drawn.
    _, state = begin_under_way(game, RULES, game.deal(game.new_match(RULES, rng), rng).state, rng)
    ready = _first_words(state)
    calls, cards, budget = BOTS["casual"], PLAYERS[log.level], Budget()
    first, plays, turn = None, list[Play](), 0
    asked = set(game.may_act(state))
    while (due := next_turn(game, state, asked)) is not None:
        if isinstance(due, TableAct):
            turn, action, asked = turn + 1, due.action, set()
        else:
            turn += due.must
            asked.add(due.seat)
            if isinstance(state, Dealing) and state.dealt < ready[due.seat]:
                continue
            if isinstance(state, TractorPlaying):
                first = first or state
            player = calls if first is None else cards
            action = player.act(game.observe(state, due.seat), Random(seed.numbered(turn)), budget)
            if isinstance(action, Play):
                plays.append(action)
        if action is not None:
            state = game.apply(state, action).state
    assert first is not None, "under the standard rules no deal is thrown in"
    return LoggedDeal.of(number, state, first, plays)


def _first_words(state: Dealing) -> dict[AnySeat, int]:
    """From how many dealt cards on each seat could declare; asking it sooner is asking in vain."""
    standing, sizes = state.standing, state.standing.sizes
    ready = {}
    for place, seat in enumerate(standing.order):
        hand = state.pack[place : sizes.in_hands : 4]
        shown = [at for at, card in enumerate(hand) if card.is_joker or card.rank is standing.trump_rank]
        ready[seat] = 4 * max(EARLIEST - 1, shown[0] if shown else sizes.in_hands)
    return ready


# Files ---------------------------------------------------------------------------------------------------
def run_log(log: Log, folder: Path, deals: int, jobs: int) -> Iterator[int]:
    """Play the deals that the folder lacks, and yield the number of each file as it is written.

    Raises `OtherLogError`. A file appears under its name when all of its deals are in it, so nothing is lost
    or doubled wherever the run is stopped.
    """
    folder.mkdir(parents=True, exist_ok=True)
    terms, text = folder / "log.json", json.dumps(asdict(log))
    if not terms.exists():
        _write(terms, text)
    elif terms.read_text(encoding="utf-8") != text:
        raise OtherLogError(f"{folder} is of {terms.read_text(encoding='utf-8')}")
    numbers = range((deals + log.each - 1) // log.each)
    missing = [(log, folder, number) for number in numbers if not _file(folder, number).exists()]
    if jobs == 1:
        yield from map(_play_file, missing)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(_play_file, missing)


def read_log(folder: Path, most: int | None = None) -> Iterator[LoggedDeal]:
    """Yield the deals of a folder in order, ``most`` at most."""
    left = most
    for file in sorted(folder.glob("deals-*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if left is not None:
                if not left:
                    return
                left -= 1
            yield LoggedDeal.read(line)


def _file(folder: Path, number: int) -> Path:
    return folder / f"deals-{number:06}.jsonl"


def _play_file(work: tuple[Log, Path, int]) -> int:
    log, folder, number = work
    first = number * log.each
    _write(_file(folder, number), _lines([play_deal(log, first + at) for at in range(log.each)]))
    return number


def _lines(deals: Sequence[LoggedDeal]) -> str:
    return "".join(deal.line() + "\n" for deal in deals)


def _write(file: Path, text: str) -> None:
    """Write a file atomically."""
    half = file.with_suffix(f".{os.getpid()}.part")
    with half.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)

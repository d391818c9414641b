"""Comparing two players from Python: an arena in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from followsuit.api.players import SeatPlayer, as_bot, name_of
from followsuit.api.statistics import FEWEST
from followsuit.arena.contestants import ArenaPlayer, LevelPlayer, check_name
from followsuit.arena.kept_pairs import SAVED_EVERY, in_order, keep_pairs, pairs_kept
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.progress_bar import Pace
from followsuit.arena.report import report, sentences
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.parsing import is_cut
from followsuit.card_games.registry import game_named


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What an arena measured: A's figures minus B's, per pair of deals from both sides.

    ``mean`` is the game's first ``figure``: points a deal in Two Hundred and Tractor, else tricks.
    ``plus_minus`` is half its 95 % interval by Student, None of a single pair. ``illegal`` counts what A and
    B did against the rules; for each of these the arena played the first legal act. ``report`` has all
    figures, as in the command's JSON; ``text`` has them in sentences.
    """

    figure: str
    mean: float
    plus_minus: float | None
    pairs: int
    illegal: tuple[int, int]
    report: Mapping[str, Any] = field(repr=False)
    text: str = field(repr=False)

    def is_better(self, figure: str | None = None) -> bool:
        """Whether A is better than B beyond chance: the whole interval is above zero, of ten pairs or more.

        ``figure`` names another of the game's figures, ``score`` for instance. Raises `RequestError` if
        there is none of that name.
        """
        figures = self.report["figures"]
        of = figures.get(figure or self.figure)
        if of is None:
            error = RequestError("bad_field", f"there is no figure {figure!r}", facts={"field": "figure"})
            raise error.advised(f"the figures are {', '.join(figures)}")
        return self.pairs >= FEWEST and of["plus_minus"] is not None and of["mean"] > of["plus_minus"]

    def __str__(self) -> str:
        return self.text


def compare(
    game: str,
    a: SeatPlayer,
    b: SeatPlayer,
    *,
    pairs: int = 100,
    rules: Any = "reference",
    seed: str | int = "1",
    matches: bool = False,
    nodes: int | None = None,
    limit: float = 10.0,
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
    resume: str | Path | None = None,
) -> ArenaResult:
    """Let two players play the same deals from both sides, and return by how much A is better.

    A player is a level, ``external:COMMAND`` (EXTERNAL.md), or a bot of your own as for `followsuit.match`.
    ``matches`` plays whole matches instead of deals; ``nodes`` bounds the rollouts of a decision; ``limit``
    is the seconds an external player has for an answer; ``progress`` is called with the pairs finished.

    ``jobs`` spreads the pairs over processes, to which bots of your own are sent: functions of a module, or
    objects that pickle. ``resume`` names a file that keeps every pair, as the command's ``--json``, and from
    which the comparison goes on; that a bot of your own has not changed since is for you to know. What a bot
    raises comes with notes that name game, seed, pair and seat.

    >>> import followsuit
    >>> compared = followsuit.compare("rangvaar", "casual", "beginner", pairs=20)
    >>> compared.figure, compared.pairs, compared.illegal
    ('tricks', 20, (0, 0))

    Raises `RequestError` for an invalid player, seed or number of pairs, `RulesError` for invalid rules.
    """
    if not isinstance(pairs, int) or pairs < 1:
        error = RequestError("bad_field", f"{pairs!r} pairs", facts={"field": "pairs"})
        raise error.advised("play one pair at least; 100 give an idea")
    if is_cut(str(seed)):
        error = RequestError("bad_field", "a seed is whole characters", facts={"field": "seed"})
        raise error.advised("bytes that are no text seed nothing")
    if type(jobs) is not int or jobs < 1:
        raise RequestError("bad_field", f"{jobs!r} jobs", facts={"field": "jobs"}).advised("1 is the least")
    playing = game_named(game)
    playing.rules(rules)
    plan = Plan(playing.name, _name(playing, a), _name(playing, b), rules, str(seed), matches, nodes, limit)
    own = _own(playing, a), _own(playing, b)
    file = None if resume is None else Path(resume)
    done = {} if file is None else pairs_kept(file, plan)
    todo = [number for number in range(1, pairs + 1) if number not in done]
    saving = Pace(SAVED_EVERY)
    try:
        for pair in _played(plan, todo, jobs, own):
            done[pair["pair"]] = pair
            if progress is not None:
                progress(len(done))
            if file is not None and saving.is_due():
                keep_pairs(file, plan, done)
    finally:
        if file is not None and done:
            keep_pairs(file, plan, done)
    measured = report([pair for pair in in_order(done) if pair["pair"] <= pairs])
    figure, first = next(iter(measured["figures"].items()))
    illegal = (measured["a"]["illegal"], measured["b"]["illegal"])
    text = "\n".join(sentences(plan.a, plan.b, measured, matches))
    return ArenaResult(figure, first["mean"], first["plus_minus"], pairs, illegal, measured, text)


def _name(game: AnyGame, player: SeatPlayer) -> str:
    if isinstance(player, str):
        check_name(game, player)
        return player
    return name_of(player)


def _own(game: AnyGame, player: SeatPlayer) -> ArenaPlayer | None:
    """The player itself, unless its name says who it is."""
    return None if isinstance(player, str) else LevelPlayer(as_bot(game, player))


def _played(
    plan: Plan, numbers: list[int], jobs: int, own: tuple[ArenaPlayer | None, ArenaPlayer | None]
) -> Iterator[dict[str, Any]]:
    if jobs > 1:
        # Imported here: a browser has no processes.
        from followsuit.arena.jobs import played_in

        yield from played_in(plan, numbers, jobs, own=own)
        return
    pairing = Pairing(plan, *own)
    try:
        for number in numbers:
            yield pairing.play(number)
    finally:
        pairing.close()

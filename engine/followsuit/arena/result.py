"""Comparing two players from Python: an arena in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from followsuit.api.players import SeatPlayer, as_bot, name_of
from followsuit.arena.contestants import ArenaPlayer, LevelPlayer, check_name, player_named
from followsuit.arena.pairs import Pairing, Plan
from followsuit.arena.report import report, sentences
from followsuit.base.errors import RequestError
from followsuit.base.game import AnyGame
from followsuit.base.parsing import is_cut
from followsuit.card_games.registry import game_named


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What an arena measured: A's figures minus B's, per pair of deals from both sides.

    ``mean`` is the game's first ``figure``: points a deal in Two Hundred and Tractor, else tricks.
    ``plus_minus`` is half its 95 % interval. ``illegal`` counts what A and B did against the rules; for each
    of these the arena played the first legal act. ``report`` has all figures, as in the command's JSON;
    ``text`` has them in sentences.
    """

    figure: str
    mean: float
    plus_minus: float
    pairs: int
    illegal: tuple[int, int]
    report: Mapping[str, Any] = field(repr=False)
    text: str = field(repr=False)

    def is_better(self, figure: str | None = None) -> bool:
        """Whether A is better than B beyond chance: the whole interval is above zero.

        ``figure`` names another of the game's figures, ``score`` for instance. Raises `RequestError` if
        there is none of that name.
        """
        figures = self.report["figures"]
        of = figures.get(figure or self.figure)
        if of is None:
            error = RequestError("bad_field", f"there is no figure {figure!r}", facts={"field": "figure"})
            raise error.advised(f"the figures are {', '.join(figures)}")
        return bool(of["mean"] - of["plus_minus"] > 0)

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
) -> ArenaResult:
    """Let two players play the same deals from both sides, and return by how much A is better.

    A player is a level, ``external:COMMAND`` (EXTERNAL.md), or a bot of your own as for `followsuit.match`.
    ``matches`` plays whole matches instead of deals; ``nodes`` bounds the rollouts of a decision; ``limit``
    is the seconds an external player has for an answer; ``progress`` is called with the pairs finished.

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
    playing = game_named(game)
    playing.rules(rules)
    plan = Plan(playing.name, _name(playing, a), _name(playing, b), rules, str(seed), matches, nodes, limit)
    pairing = Pairing(plan, _player(playing, a, limit), _player(playing, b, limit))
    played = []
    try:
        for number in range(1, pairs + 1):
            played.append(pairing.play(number))
            if progress is not None:
                progress(number)
    finally:
        pairing.close()
    measured = report(played)
    figure, first = next(iter(measured["figures"].items()))
    illegal = (measured["a"]["illegal"], measured["b"]["illegal"])
    text = "\n".join(sentences(plan.a, plan.b, measured, matches))
    return ArenaResult(figure, first["mean"], first["plus_minus"], pairs, illegal, measured, text)


def _name(game: AnyGame, player: SeatPlayer) -> str:
    if isinstance(player, str):
        check_name(game, player)
        return player
    return name_of(player)


def _player(game: AnyGame, player: SeatPlayer, limit: float) -> ArenaPlayer:
    if isinstance(player, str):
        return player_named(game, player, limit)
    return LevelPlayer(as_bot(game, player))

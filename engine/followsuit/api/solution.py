"""Solution: the last tricks of a deal of which every card is known, by the bots' exact endings."""

from __future__ import annotations

from random import Random
from typing import Any

from followsuit.api.analysis import Analysis, weighed
from followsuit.api.position import Position
from followsuit.base.errors import RequestError
from followsuit.base.game import direction_of
from followsuit.base.seats import Seat
from followsuit.bots import bot_for, levels_of
from followsuit.bots.plain.layout import bits_of
from followsuit.bots.plain.plain_position import turn_seat
from followsuit.card_games.registry import game_named


def solve(position: Position[Any]) -> Analysis:
    """Return what each legal play comes to if all four see every card and play their best.

    It reaches as far as the bots' own endings: the last five tricks in Rangvaar, four in Two Hundred, three
    cards in a hand in Tractor with two packs. Where the seat at its turn has no choice its play is made
    first; `Analysis.seat` is the one that has. `Candidate.result` counts all that its side has at the end.

    Raises `RequestError` (``bad_field``) for a position that is further from its end, or has no choice left.
    """
    game, start = game_named(position.game), position
    level = levels_of(game)[-1]
    while position.to_act is not None and len(position.legal()) == 1:
        position = position.after(position.legal()[0])
    bot, seat = bot_for(game, level), position.to_act
    if seat is None or not hasattr(bot, "problem_of"):
        raise _out_of_reach(start, "nothing is left to choose")
    problem = bot.problem_of(position.observation())
    if not problem.is_exact:
        raise _out_of_reach(start, "it is too far from its end")
    acts = position.legal()
    indices = [problem.index_of(act) for act in acts]
    world = _tractor_world(position) if position.game == "tractor" else _plain_world(position)
    return weighed(seat, level, problem, acts, [problem.outcomes(world, indices, Random(0))])


def _plain_world(position: Position[Any]) -> list[int]:
    """The hands as the bots lay them out, by place."""
    direction = direction_of(game_named(position.game), position.rules)
    return [bits_of(position.hand(Seat(turn_seat(place, direction)))) for place in range(4)]


def _tractor_world(position: Position[Any]) -> Any:
    from followsuit.bots.tractor.board import board_of
    from followsuit.bots.tractor.worlds import World
    from followsuit.card_games.shengji.cards.pack import card_points

    seen = position.observation()
    board = board_of(seen.trump, position.rules)
    once: list[int] = []
    twice: list[int] = []
    for seat in position.seats:
        ones, twos = board.masks(position.hand(seat))
        once += ones
        twice += twos
    return World(once, twice, card_points(position.observation(seen.buriers[-1]).buried))


def _out_of_reach(position: Position[Any], why: str) -> RequestError:
    error = RequestError("bad_field", f"this position cannot be solved: {why}", facts={"field": "position"})
    return error.advised("analyse() weighs any position", str(position))

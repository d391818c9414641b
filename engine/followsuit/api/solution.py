"""Solution: the last tricks of a deal of which every card is known, by the bots' exact endings."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from followsuit.api.acts import SeatAction
from followsuit.api.analysis import Analysis, Candidate, weighed
from followsuit.api.position import Position
from followsuit.api.results import DealResult
from followsuit.base.errors import RequestError
from followsuit.base.game import direction_of
from followsuit.base.seats import AnySeat, AnySide, Seat
from followsuit.bots import bot_for, levels_of
from followsuit.bots.plain.layout import bits_of
from followsuit.bots.plain.plain_position import turn_seat
from followsuit.card_games.registry import game_named

#: Where the bots have no ending of their own, so many cards in all hands are tried in every order.
FEW: Final = 12


def solve(position: Position[Any]) -> Analysis:
    """Return what each legal play comes to if all four see every card and play their best.

    It reaches as far as the bots' own endings: the last five tricks in Rangvaar, four in Two Hundred, three
    cards in a hand in Tractor with two packs; and three tricks anywhere else. Where the seat at its turn has
    no choice its play is made first; `Analysis.seat` is the one that has. Where nobody has one until the end
    the only play stands alone. `Candidate.result` counts all that its side has at the end.

    Raises `RequestError` (``bad_field``) for a position further from its end, or at no seat's turn.
    """
    game, start, seat = game_named(position.game), position, position.to_act
    if seat is None:
        raise _out_of_reach(position, "it is no seat's turn")
    level = levels_of(game)[-1]
    while position.to_act is not None and len(position.legal()) == 1:
        position = position.after(position.legal()[0])
    if position.is_over:
        return _compared(seat, level, {start.legal()[0]: position})
    seat, bot = position.to_act, bot_for(game, level)
    seen = position.observation() if seat is not None else None
    if seat is None or getattr(seen, "trick", None) is None:
        raise _out_of_reach(start, "it is too far from its end")
    problem = bot.problem_of(seen) if hasattr(bot, "problem_of") else None
    if problem is not None and problem.is_exact:
        acts = position.legal()
        indices = [problem.index_of(act) for act in acts]
        world = _tractor_world(position) if position.game == "tractor" else _plain_world(position)
        return weighed(seat, level, problem, acts, [problem.outcomes(world, indices, Random(0))])
    if sum(len(position.hand(one)) for one in position.seats) > FEW:
        raise _out_of_reach(start, "it is too far from its end")
    return _compared(
        seat, level, {act: _best_end(position.after(act), seat.side) for act in position.legal()}
    )


def _best_end(position: Position[Any], side: AnySide) -> Position[Any]:
    """How a deal ends if a side and the other play their best, found by trying everything."""
    if position.to_act is None:
        return position
    ends = (_best_end(position.after(act), side) for act in position.legal())
    return (max if position.to_act.side is side else min)(ends, key=lambda end: _ahead(end, side))


def _ahead(end: Position[Any], side: AnySide) -> float:
    score = end.score or {}
    return score.get(side.name, 0.0) - score.get(side.other.name, 0.0)


def _compared(seat: AnySeat, level: str, ends: Mapping[SeatAction, Position[Any]]) -> Analysis:
    """The analysis of acts of which each one's end is known."""
    found = []
    for act, end in ends.items():
        result, value = end.result or DealResult(), _ahead(end, seat.side)
        took = float(result.took.get(seat.side.name, 0))
        found.append(Candidate(act, value, None, 1, took, float(bool(result.made)), ""))
    return Analysis(seat, level, tuple(sorted(found, key=lambda one: -one.value)), is_exact=True)


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

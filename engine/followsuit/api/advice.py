"""Advice: how far a match is and what it waits for, in the words of its errors and its `repr`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from followsuit.api.acts import SeatAction, act_text
from followsuit.base.seats import AnySeat

if TYPE_CHECKING:
    from followsuit.api.match import Match
    from followsuit.api.position import Position

#: How many legal acts an error lists.
LISTED = 12


def stage(match: Match[Any]) -> str:
    """How far the match is, in words that name no card."""
    if not match.deals:
        return "before deal 1"
    if (result := match.result()) is not None:
        ended = f"won by {result.won_by}" if result.won_by else "a tie"
        return f"over after {match.deals} {'deal' if match.deals == 1 else 'deals'}: {ended}"
    if match.needs_deal:
        return f"deal {match.deals} is over"
    turn = match.to_act
    if turn is None:
        return f"deal {match.deals}, the table deals"
    who = "a bot" if match.is_bot(turn) else "a person"
    return f"deal {match.deals}, {turn} to act ({who})"


def legal_or_due(match: Match[Any], seat: AnySeat | None) -> str:
    """An error's advice: the legal acts of a seat, or what is due if it has none."""
    return listed_acts(match.legal(seat)) or what_is_due(match)


def listed_acts(legal: Sequence[SeatAction]) -> str:
    """An error's advice: legal acts; empty if there are none."""
    listed = [act_text(one) for one in legal]
    more = ", …" if len(listed) > LISTED else ""
    return f"legal: {', '.join(listed[:LISTED])}{more}" if listed else ""


def due_at(position: Position[Any]) -> str:
    """An error's advice: what a position waits for."""
    if position.is_over:
        return "the deal is over: result says how it ended"
    if position.to_act is not None:
        return f"it is {position.to_act.name}'s turn"
    free = " or ".join(repr(seat.name) for seat in position.may_act)
    table = "after() lets the table act" if position.table_acts else "no deal has begun"
    return f"say which seat: {free}; {table}" if free else table


def what_is_due(match: Match[Any]) -> str:
    """An error's advice: what the match waits for."""
    if match.is_over:
        return "the match is over: result() says how it ended"
    if match.needs_deal:
        return "a deal is due: step(), run() or deal() begins it"
    if match.to_act is None:
        return "the table deals: step() or run() lets it"
    if match.is_bot(match.to_act):
        return f"it is {match.to_act.name}'s turn: step() lets its bot act, push() acts for it"
    return f"it is {match.to_act.name}'s turn: push() one of legal()"

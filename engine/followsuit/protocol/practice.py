"""Practice: the messages about one decision to be found: a moment of the deal tried again, or a puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.errors import RequestError
from followsuit.protocol.answers import Slices
from followsuit.protocol.matches import read_names
from followsuit.protocol.message import Message, bad_field, read_name, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.slices import run_in_slices

if TYPE_CHECKING:
    from followsuit.lessons import DecisionTable
    from followsuit.protocol import messages

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


def start_practice(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Go to a decision: ``at`` in the deal that is over, that of a ``puzzle``, or the same one ``again``."""
    if message.get("again") is True:
        if player.decision is None:
            raise RequestError("no_puzzle", "no decision is tried")
        return _begin_decision(player, message, player.decision.again())
    if "at" in message:
        return _begin_decision(player, message, _find_decision(player, message))
    if "puzzle" in message:
        from followsuit.lessons import DecisionTable, read_puzzle

        return _begin_decision(
            player,
            message,
            DecisionTable.of(read_puzzle(read_text_field(message, "puzzle", "a puzzle as text"))),
        )
    raise bad_field("puzzle", "a decision is a moment 'at', a 'puzzle', or 'again'")


def leave_practice(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Return to the table before the decision."""
    if player.decision is None:
        raise RequestError("no_puzzle", "no decision is tried")
    player.leave_decision()
    return player.answer_events(())


def try_action(player: PlayerSession, message: Message, action: object) -> Slices[messages.ActAnswer]:
    """An act of the person at a decision, judged before it is made."""
    assert player.decision is not None, "there is a decision to try"
    events = yield from run_in_slices(player, player.decision.trying(action))
    return player.answer_events(events)


def _find_decision(player: PlayerSession, message: Message) -> DecisionTable:
    """The decision of a finding of the review. Raises `RequestError`."""
    if player.multiplayer is not None:
        # The table is everybody's.
        raise RequestError("no_puzzle", "a moment is tried at a table of one's own")
    from followsuit.lessons import DecisionTable

    table = player.table_at_turn(message)
    found = next((one for one in player.findings if one.decision.at == message["at"]), None)
    if found is None or type(message["at"]) is not int or table.summary() is None:
        raise bad_field("at", "'at' is a moment that the review found")
    return DecisionTable(table.record(), found.decision.at, [found.verdict.better.action])


def _begin_decision(player: PlayerSession, message: Message, decision: DecisionTable) -> messages.ActAnswer:
    name = read_name(message)
    names = read_names(message, tuple(decision.table.players))
    player.begin_decision(decision, {**names, decision.you: name} if name else names)
    return player.answer_events(())


OPS: Final[Mapping[str, Handler]] = {"start_practice": start_practice, "leave_practice": leave_practice}

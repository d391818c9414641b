"""Analysis: the messages that try other acts in a deal of the open record, and weigh them.

A position is ``deal``, ``step`` (acts of the record made before) and ``line`` (record lines of one act each,
tried after them). Nothing is held between messages but the worlds of the decision weighed last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from followsuit.base.errors import RequestError
from followsuit.bots import Budget, bot_for, think_with
from followsuit.bots.action_values import ActionValue
from followsuit.protocol.answers import Slices, describe_action, seat_name
from followsuit.protocol.message import Message, bad_field, read_level
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.replay_state import TriedLine
from followsuit.protocol.slices import run_own_slices
from followsuit.record import Annotations, Branch, DealRecord, Player, write_record
from followsuit.table import bots_of, default_level_of, levels_of

if TYPE_CHECKING:
    from followsuit.protocol import messages

#: Worlds of one message at most, and of one decision.
AT_ONCE: Final = 64
MOST: Final = 400


def show_position(player: PlayerSession, message: Message) -> messages.PositionAnswer:
    """The position: the table, whose turn it is, and that seat's legal acts."""
    line = _read_line(player, message)
    legal: list[messages.LegalAct] = [
        {"action": describe_action(action), "text": line.write_act(action)} for action in line.legal()
    ]
    return {
        **line.view(),
        "to_act": seat_name(line.to_act),
        "legal": legal,
        "over": line.is_over,
    }


def weigh_acts(player: PlayerSession, message: Message) -> Slices[messages.WeighingAnswer]:
    """Every legal act of the seat whose turn it is, valued in more worlds by what it could know."""
    line = _read_line(player, message)
    worlds = message.get("worlds", AT_ONCE)
    if type(worlds) is not int or not 1 <= worlds <= AT_ONCE:
        raise bad_field("worlds", f"'worlds' is a number from 1 to {AT_ONCE}")
    weighing = player.replay.weigh(line)
    if weighing is not None:
        yield from run_own_slices(player, weighing.more(min(worlds, MOST - weighing.worlds)))
    result = bots_of(line.game).result
    values = weighing.values() if weighing is not None else []
    return {
        "to_act": seat_name(line.to_act),
        "of": result,
        "worlds": weighing.worlds if weighing is not None else 0,
        "exact": weighing is not None and weighing.is_exact,
        "done": weighing is None or not weighing.has_choice or weighing.worlds >= MOST,
        "values": [describe_value(line.write_act(value.action), value, result) for value in values],
    }


def extend_line(player: PlayerSession, message: Message) -> Slices[messages.ExtensionAnswer]:
    """Return the line after the next act of a bot, or of the table if it is nobody's turn."""
    line = _read_line(player, message)
    seat = line.to_act
    level = read_level(message, levels_of(line.game)[-1])
    if seat is None:
        action = line.game.table_act(line.state)
        if action is None:
            raise RequestError("nothing_to_do", "the deal is over")
    else:
        rng = Random(line.record.seed.at("tried", line.deal.number, line.acts))
        work = think_with(bot_for(line.game, level), line.observation(), rng, player.budget or Budget())
        action = (yield from run_own_slices(player, work)).action
    return {"line": [*line.texts, line.write_act(action)]}


def add_branch(player: PlayerSession, message: Message) -> messages.RecordWithText:
    """Keep the line as a branch of the open record; the record's new text, and its branches."""
    line = _read_line(player, message)
    if not line.actions:
        raise RequestError("nothing_to_do", "nothing was tried")
    deals = [_keep_branch(deal, line) if deal is line.deal else deal for deal in line.record.deals]
    text = write_record(line.record.with_deals(deals))
    return {"record": text, **player.replay.reopen(text)}


def export_position(player: PlayerSession, message: Message) -> messages.RecordTextAnswer:
    """A record that ends at the position, to be played on at the table against bots."""
    line = _read_line(player, message)
    if line.is_over:
        raise RequestError("nothing_to_do", "the deal is over")
    level = read_level(message, default_level_of(line.game))
    bot_for(line.game, level)
    you = player.replay.you
    players = {
        seat: Player(None, one.name) if seat is you else Player(one.level or level, one.name)
        for seat, one in line.record.players.items()
    }
    before = [deal for deal in line.record.deals if deal.number < line.deal.number]
    actions = (*line.deal.actions[: line.step], *line.actions)
    # The person has seen how the deal went, so it does not count in the statistics.
    last = DealRecord(line.deal.number, line.deal.opening, actions, is_assisted=True)
    plain = replace(line.record, players=players, tags={})
    kept = [replace(deal, annotations=Annotations()) for deal in before]
    return {"record": write_record(plain.with_deals([*kept, last]))}


def _read_line(player: PlayerSession, message: Message) -> TriedLine:
    texts = message.get("line", [])
    if not isinstance(texts, list) or len(texts) > 400 or not all(isinstance(text, str) for text in texts):
        raise bad_field("line", "'line' is a list of record lines")
    return player.replay.line(message, texts)


def describe_value(text: str, value: ActionValue, result: messages.Unit) -> messages.ActValue:
    """What an act is worth, as a message has it; ``text`` is the act as it is written."""
    shown = value.result if value.result is None or result.startswith("own") else abs(value.result)
    return {
        "text": text,
        "action": describe_action(value.action),
        "value": None if shown is None else round(shown, 2),
        "tie": value.is_tie,
        "error": None if value.error is None else round(value.error, 2),
    }


def _keep_branch(deal: DealRecord, line: TriedLine) -> DealRecord:
    """The deal with the line as a branch, unless it has that branch already."""
    made = Branch(line.step + 1, tuple(line.actions))
    if made in (replace(one, annotations=Annotations()) for one in deal.annotations.branches):
        return deal
    return replace(deal, annotations=replace(deal.annotations, branches=(*deal.annotations.branches, made)))


OPS: Final[Mapping[str, Handler]] = {
    "show_position": show_position,
    "weigh_acts": weigh_acts,
    "extend_line": extend_line,
    "add_branch": add_branch,
    "export_position": export_position,
}

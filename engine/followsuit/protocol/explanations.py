"""Explanations: hints, the reasons of bots, and what the decisions of a deal cost.

Answers are figures and codes; the sentences are the front end's. A hint is made from what the person may
know. Reasons and the review are answered once the deal is over, because a bot's reasons reveal its hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.actions import Play
from followsuit.base.errors import RequestError
from followsuit.base.seats import AnySeat
from followsuit.protocol.answers import Slices, seat_name
from followsuit.protocol.message import Message, bad_field, read_level
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.reasons import describe_bot_decision, describe_finding, describe_shaped_action
from followsuit.protocol.sitting import Sitting
from followsuit.protocol.slices import run_in_slices
from followsuit.table import SeatAct, Table, levels_of

if TYPE_CHECKING:
    from followsuit.protocol import messages


def hint(player: PlayerSession, message: Message) -> Slices[messages.HintAnswer]:
    """Return what to do in the person's place; in a match a bot says it, and the deal is marked assisted."""
    sitting = player.find_sitting()
    seat, table = sitting.find_seat(message), sitting.table_at_turn(message)
    sitting.check_open(acting=True)
    if sitting.view(seat)["prompt"] is None:
        raise RequestError("no_hint_now", "the person is not asked anything")
    work = sitting.hint(seat, read_level(message, levels_of(table.game)[-1]))
    level, thought = yield from run_in_slices(player, work)
    # The table has not changed, or the thought would have been cancelled; only the mark is new.
    return {
        "hint": {"level": level, **describe_bot_decision(table, table.observe(seat), thought)},
        "view": sitting.view(seat),
    }


def list_acts(player: PlayerSession, message: Message) -> messages.ActListAnswer:
    """The acts of the deal that is over, to ask about."""
    _, seat, table = _look_back(player, message)
    done = table.acts()
    tricks = number_tricks(table, seat, done)
    return {"acts": [_describe_act(table, act, tricks) for act in done]}


def explain_act(player: PlayerSession, message: Message) -> Slices[messages.ExplanationAnswer]:
    """What a bot thought when it made an act."""
    _, seat, table = _look_back(player, message)
    done = table.acts()
    act = _find_act(done, message)
    if not table.is_bot(act.seat):
        raise RequestError("not_a_bot", "only bots are asked why", facts={"seat": act.seat.name})
    thought = yield from run_in_slices(player, table.recalled(act))
    act_data = _describe_act(table, act, number_tricks(table, seat, done))
    if thought is None:
        # The thoughts of a record's other bots are unknown.
        return {"why": {**act_data, "forgotten": True}}
    observation = table.game.observe(act.state, act.seat)
    return {"why": {**describe_bot_decision(table, observation, thought), **act_data, "forgotten": False}}


def review_deal(player: PlayerSession, message: Message) -> Slices[messages.ReviewAnswer]:
    """The decisions of the person that cost most."""
    sitting, seat, table = _look_back(player, message)
    player.review_part = 0.0
    try:
        found = yield from run_in_slices(player, sitting.review(seat))
    finally:
        player.review_part = None
    done = table.acts()
    tricks = number_tricks(table, seat, done)
    by_at = {act.at: act for act in done}
    findings: list[messages.Finding] = [
        {
            **describe_finding(table, finding),
            **_describe_act(table, by_at[finding.decision.at], tricks),
            "can_try": sitting.can_try(seat, by_at[finding.decision.at].state),
        }
        for finding in found.findings
    ]
    return {"review": {"judged": found.judged, "findings": findings}}


def view_before_act(player: PlayerSession, message: Message) -> messages.MomentAnswer:
    """The table as the person saw it before an act of the deal that is over, and the act."""
    sitting, seat, table = _look_back(player, message)
    done = table.acts()
    act = _find_act(done, message)
    view = sitting.view_moment(table.game.observe(act.state, seat), act.at)
    return {"moment": {**_describe_act(table, act, number_tricks(table, seat, done)), "view": view}}


def _look_back(player: PlayerSession, message: Message) -> tuple[Sitting, AnySeat, Table]:
    """What is played, the seat that asks, and the table, whose deal is over. Raises `RequestError`."""
    sitting = player.find_sitting()
    seat, table = sitting.find_seat(message), sitting.table_at_turn(message)
    if table.summary() is None:
        raise RequestError("deal_goes_on", "the deal is not over")
    sitting.check_open()
    return sitting, seat, table


def _find_act(done: list[SeatAct], message: Message) -> SeatAct:
    act = next((act for act in done if act.at == message.get("at")), None)
    if act is None or type(message.get("at")) is not int:
        raise bad_field("at", "'at' is the number of a seat's act in the deal")
    return act


def number_tricks(table: Table, you: AnySeat, done: list[SeatAct]) -> dict[int, int]:
    """The number of the trick, from 0, by the number of each play to one."""
    plays = [act.at for act in done if isinstance(act.action, Play)]
    # Cards played to find the starter (T41) come before the tricks and do not belong to one.
    seats = len(table.players)
    count = seats * len(table.observe(you).taken)
    return {at: number // seats for number, at in enumerate(plays[len(plays) - count :])}


def _describe_act(table: Table, act: SeatAct, tricks: Mapping[int, int]) -> messages.Act:
    return {
        "at": act.at,
        "seat": seat_name(act.seat),
        "level": table.players[act.seat].level,
        "action": describe_shaped_action(table, table.game.observe(act.state, act.seat), act.action),
        "in_trick": tricks.get(act.at),
    }


OPS: Final[Mapping[str, Handler]] = {
    "hint": hint,
    "list_acts": list_acts,
    "explain_act": explain_act,
    "review_deal": review_deal,
    "view_before_act": view_before_act,
}

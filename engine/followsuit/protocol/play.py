"""Play: the messages about the table as it stands: its view, acts, taps and the next step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from followsuit.base.actions import Play
from followsuit.base.cards import Card, parse_card
from followsuit.base.errors import RequestError
from followsuit.base.events import Event
from followsuit.base.jsonable import to_json
from followsuit.base.seats import parse_any_seat
from followsuit.protocol.answers import Slice, Slices
from followsuit.protocol.message import (
    Message,
    bad_field,
    number_names,
    read_flag,
    read_level,
    read_name,
    read_object,
)
from followsuit.protocol.pass_and_play import check_agreed
from followsuit.protocol.player_session import Handler, PlayerSession, find_wait
from followsuit.protocol.slices import run_in_slices
from followsuit.table import Table, default_level_of

if TYPE_CHECKING:
    from followsuit.lessons import Task
    from followsuit.protocol import messages


#: How far ``step`` goes: until somebody has something to decide.
ASKED: Final = "asked"


def view(player: PlayerSession, message: Message) -> messages.ViewAnswer:
    """The view of the table; where each person has a device, with the events the seat was not told yet."""
    if player.multiplayer is None:
        return {"view": player.view()}
    told = player.answer_events(())
    return {"view": told["view"], "events": told["events"]}


def uncover_seat(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """Show the cards of one person's seat, and cover those of every other."""
    player.table()
    if player.pass_and_play is None:
        raise RequestError("nothing_covered", "one person plays: nothing is covered")
    player.you = player.pass_and_play.uncover(message)
    return {"view": player.view()}


def cover_cards(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """Cover all cards; nothing changes where none are shown, or one person plays."""
    player.table()
    if player.pass_and_play is not None:
        player.pass_and_play.cover_all()
    return {"view": player.view()}


def act(player: PlayerSession, message: Message) -> messages.ActAnswer | Slices[messages.ActAnswer]:
    """An act of the person; one that is tried at a task is judged first."""
    table = player.table_in_time(message)
    player.check_open(acting=True)
    if player.task is not None:
        return _try_action(player, player.task, _read_action(player, message))
    return player.answer_own_act(table.act(_read_action(player, message)))


def _try_action(player: PlayerSession, task: Task, action: object) -> Slices[messages.ActAnswer]:
    events = yield from run_in_slices(player, task.trying(action))
    return player.answer_events(events)


def select_cards(player: PlayerSession, message: Message) -> messages.SelectionAnswer:
    """Return the cards that are chosen after another one is tapped, and why they may not be played, if so."""
    chosen, kind = message.get("chosen", []), message.get("kind", "play")
    if not isinstance(chosen, list):
        raise bad_field("chosen", "'chosen' should be a list")
    if kind not in ("play", "bury", "declare"):
        raise bad_field("kind", "'kind' is what the cards are for, 'play', 'bury' or 'declare'")
    # While cards are dealt the table goes on under the finger; what a seat holds it keeps.
    table = player.table() if kind == "declare" else player.table_at_turn(message)
    player.check_open(acting=True)
    cards: tuple[Card, ...] = tuple(parse_card(card) for card in chosen)
    if "card" in message:
        tapped = parse_card(message["card"])
        suggested = table.choosing(player.you, cards, tapped)
        # In a lesson the learner finds what is owed: a tap takes up the one card.
        is_lesson = player.task is not None and player.task.kind == "lesson"
        cards = suggested if not is_lesson else (*cards, tapped)
    refusal = None
    if cards:
        refusal = table.check(table.game.action_from(player.you, {"kind": kind, "cards": to_json(cards)}))
    return {"cards": to_json(cards), "refusal": None if refusal is None else to_json(refusal)}


def step(player: PlayerSession, message: Message) -> Slices[messages.ActAnswer | messages.HeldAnswer]:
    """One act of a bot or of the table itself.

    With ``hold_end`` an act that would end the deal is not made, and ``held`` is true: until it is made, the
    player can still undo. With ``hold`` a bot only thinks. With ``until`` the table goes on by itself, as
    `_deal_on` says.
    """
    table = player.table_at_turn(message)
    holds_end, until = read_flag(message, "hold_end"), message.get("until")
    holds = read_flag(message, "hold")
    if until not in (None, ASKED):
        raise bad_field("until", f"'until' is '{ASKED}', or left out")
    offered = _list_declarations(table) if until == ASKED else ()
    events = yield from run_in_slices(player, table.stepping(holds_end=holds_end, holds=holds))
    if table.turn == message["turn"]:
        return {"held": True}
    if until == ASKED:
        events += yield from _deal_on(player, table, offered)
    return player.answer_events(events)


def _deal_on(player: PlayerSession, table: Table, offered: Collection[object]) -> Slices[tuple[Event, ...]]:
    """Let the table act for as long as it is nobody's turn, until a person has something new to decide.

    ``offered`` is what people could do before. Where each person has a device nothing stops it: the others
    would see what somebody was dealt. The other acts of the table may come between; whatever has been done by
    then is not undone where this is called off.
    """
    events: tuple[Event, ...] = ()
    calls = player.cancel_count
    while find_wait(table) == "table" and (
        player.multiplayer is not None or all(action in offered for action in _list_declarations(table))
    ):
        yield Slice()
        if player.open_table is not table or player.cancel_count != calls:
            break
        turn = table.turn
        try:
            events += yield from run_in_slices(player, table.stepping(holds_end=True))
        except RequestError:
            if player.open_table is not table:
                raise
            break
        if table.turn == turn:
            break
    return events


def _list_declarations(table: Table) -> list[object]:
    """What people may do although it is nobody's turn: declare, while cards are dealt."""
    return [
        action
        for seat in table.may_act
        if not table.is_bot(seat)
        for action in table.game.options(table.observe(seat))
    ]


def deal(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Deal the next deal."""
    table = player.table_at_turn(message)
    if player.challenge is not None:
        raise RequestError("one_deal", "a challenge is of one deal")
    events = table.deal()
    if player.pass_and_play is not None:
        player.pass_and_play.cover_all()
    return player.answer_events(events)


def undo(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Go back to the person's last decision in this deal, if a person of the other side agrees."""
    table = player.table_at_turn(message)
    if player.multiplayer is not None and table.can_undo(player.you):
        check_agreed(table, player.you, message)
    seat = None if player.pass_and_play is None else player.pass_and_play.find_undo_seat(message)
    return player.answer_events(table.undo(player.you if seat is None else seat))


def act_for_seat(player: PlayerSession, message: Message) -> Slices[messages.ActAnswer | messages.HeldAnswer]:
    """One act of a bot for a person who is away: what it would do in that seat, of the given level.

    With ``hold`` it only thinks.
    """
    table = player.table_at_turn(message)
    if player.multiplayer is None or table.to_act is not player.you:
        raise RequestError("no_hint_now", "it is not that person's turn, at a device of their own")
    level, holds = read_level(message, default_level_of(table.game)), read_flag(message, "hold")
    thought = yield from run_in_slices(player, player.multiplayer.think_for(player.you, level))
    return {"held": True} if holds else player.answer_events(table.act(thought.action))


def take_seat(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """A person sits down between two deals, where a bot or somebody else sat."""
    table = player.table()
    if player.multiplayer is None:
        raise RequestError("nothing_covered", "people have no devices of their own")
    seat = parse_any_seat(message.get("seat"), len(table.players))
    others = {other: player.name for other, player in table.players.items() if other is not seat}
    table.seat_person(seat, number_names({**others, seat: read_name(message) or ""})[seat])
    player.look_from_seat(seat)
    return {"view": player.view()}


def claim_tricks(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Take all remaining tricks, if the person is certain to win them."""
    table = player.table_at_turn(message)
    player.check_open(acting=True)
    return player.answer_own_act(table.claim(player.you))


def _read_action(player: PlayerSession, message: Message) -> object:
    action: object = player.table().game.action_from(player.you, read_object(message, "action"))
    if player.multiplayer is not None and isinstance(action, Play):
        # In which order they were tapped would tell others of a card that played itself.
        return replace(action, cards=tuple(sorted(action.cards)))
    return action


OPS: Final[Mapping[str, Handler]] = {
    "view": view,
    "uncover_seat": uncover_seat,
    "cover_cards": cover_cards,
    "act": act,
    "select_cards": select_cards,
    "step": step,
    "deal": deal,
    "undo": undo,
    "claim_tricks": claim_tricks,
    "act_for_seat": act_for_seat,
    "take_seat": take_seat,
}

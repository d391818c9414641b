"""Play: the messages about the table as it stands: its view, acts, taps and the next step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.cards import Card, parse_card
from followsuit.base.errors import RequestError
from followsuit.base.events import Event
from followsuit.base.jsonable import to_json
from followsuit.protocol.answers import Slice, Slices
from followsuit.protocol.message import Message, bad_field, read_flag, read_level, read_object
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.sitting import OF_NO_SEAT, Sitting, answer_events, find_wait
from followsuit.protocol.slices import run_in_slices
from followsuit.table import default_level_of

if TYPE_CHECKING:
    from followsuit.protocol import messages


#: How far ``step`` goes: until somebody has something to decide.
ASKED: Final = "asked"


def view(player: PlayerSession, message: Message) -> messages.ViewAnswer:
    """The view of the table; where each person has a device, with the events the seat was not told yet."""
    sitting = player.find_sitting()
    seat = sitting.find_viewer(message)
    return {**sitting.catch_up(seat), "view": sitting.view(seat)}


def uncover_seat(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """Show the cards of one person's seat, and cover those of every other."""
    sitting = player.find_sitting()
    return {"view": sitting.view(sitting.uncover(message))}


def cover_cards(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """Cover all cards; nothing changes where none are shown, or one person plays."""
    sitting = player.find_sitting()
    sitting.cover()
    return {"view": sitting.view(sitting.find_viewer(OF_NO_SEAT))}


def act(player: PlayerSession, message: Message) -> Slices[messages.ActAnswer]:
    """An act of the person; one that is tried at a task is judged first."""
    sitting = player.find_sitting()
    seat = sitting.find_seat(message)
    sitting.table_in_time(message)
    sitting.check_open(acting=True)
    action = sitting.read_action(seat, read_object(message, "action"))
    events = yield from run_in_slices(player, sitting.act(action))
    return answer_events(sitting, seat, events)


def select_cards(player: PlayerSession, message: Message) -> messages.SelectionAnswer:
    """Return the cards that are chosen after another one is tapped, and why they may not be played, if so."""
    sitting = player.find_sitting()
    seat = sitting.find_seat(message)
    chosen, kind = message.get("chosen", []), message.get("kind", "play")
    if not isinstance(chosen, list):
        raise bad_field("chosen", "'chosen' should be a list")
    if kind not in ("play", "bury", "declare"):
        raise bad_field("kind", "'kind' is what the cards are for, 'play', 'bury' or 'declare'")
    # While cards are dealt the table goes on under the finger; what a seat holds it keeps.
    table = sitting.table if kind == "declare" else sitting.table_at_turn(message)
    sitting.check_open(acting=True)
    cards: tuple[Card, ...] = tuple(parse_card(card) for card in chosen)
    if "card" in message:
        cards = sitting.complete_selection(seat, cards, parse_card(message["card"]))
    refusal = None
    if cards:
        refusal = table.check(table.game.action_from(seat, {"kind": kind, "cards": to_json(cards)}))
    return {"cards": to_json(cards), "refusal": None if refusal is None else to_json(refusal)}


def step(player: PlayerSession, message: Message) -> Slices[messages.ActAnswer | messages.HeldAnswer]:
    """One act of a bot or of the table itself.

    With ``hold_end`` an act that would end the deal is not made, and ``held`` is true: until it is made, the
    player can still undo. With ``hold`` a bot only thinks. With ``until`` the table goes on by itself, as
    `_deal_on` says.
    """
    sitting = player.find_sitting()
    seat, table = sitting.find_viewer(message), sitting.table_at_turn(message)
    holds_end, until = read_flag(message, "hold_end"), message.get("until")
    holds, most = read_flag(message, "hold"), message.get("most")
    if until not in (None, ASKED):
        raise bad_field("until", f"'until' is '{ASKED}', or left out")
    if most is not None and (type(most) is not int or most < 1):
        raise bad_field("most", "'most' is how many acts the table makes at most, or left out")
    offered = sitting.list_choices() if until == ASKED else ()
    events = yield from run_in_slices(player, table.stepping(holds_end=holds_end, holds=holds))
    if table.turn == message["turn"]:
        return {"held": True}
    if until == ASKED:
        events += yield from _deal_on(player, sitting, offered, most)
    return answer_events(sitting, seat, events)


def _deal_on(
    player: PlayerSession, sitting: Sitting, offered: Collection[object], most: int | None
) -> Slices[tuple[Event, ...]]:
    """Let the table act for as long as it is nobody's turn, until a person has something new to decide.

    ``offered`` is what people could do before, ``most`` how many acts there may be with the one before. Other
    acts may come between; what has been done by then is not undone where this is called off.
    """
    events: tuple[Event, ...] = ()
    calls, table, count = player.cancel_count, sitting.table, 1
    while (
        count != most
        and find_wait(table) == "table"
        and all(action in offered for action in sitting.list_choices())
    ):
        yield Slice()
        if player.sitting is not sitting or player.cancel_count != calls:
            break
        turn = table.turn
        try:
            events += yield from run_in_slices(player, sitting.deal_on())
        except RequestError:
            if player.sitting is not sitting:
                raise
            break
        if table.turn == turn:
            break
        count += 1
    return events


def deal(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Deal the next deal."""
    sitting = player.find_sitting()
    seat = sitting.find_viewer(message)
    sitting.table_at_turn(message)
    return answer_events(sitting, seat, sitting.deal())


def undo(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Go back to the person's last decision in this deal, if a person of the other side agrees."""
    sitting = player.find_sitting()
    seat = sitting.find_seat(message)
    sitting.table_at_turn(message)
    return answer_events(sitting, seat, sitting.undo(seat, message))


def act_for_seat(player: PlayerSession, message: Message) -> Slices[messages.ActAnswer | messages.HeldAnswer]:
    """One act of a bot for a person who is away: what it would do in that seat, of the given level.

    With ``hold`` it only thinks.
    """
    sitting = player.find_sitting()
    seat, table = sitting.find_seat(message), sitting.table_at_turn(message)
    level, holds = read_level(message, default_level_of(table.game)), read_flag(message, "hold")
    thought = yield from run_in_slices(player, sitting.stand_in(seat, level))
    return {"held": True} if holds else answer_events(sitting, seat, table.act(thought.action))


def hand_over(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """A bot plays on for the person, until `take_over` or the end of the deal."""
    sitting = player.find_sitting()
    seat, table = sitting.find_seat(message), sitting.table_at_turn(message)
    sitting.hand_over(seat, read_level(message, default_level_of(table.game)))
    return answer_events(sitting, seat, ())


def take_over(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """The person decides again."""
    sitting = player.find_sitting()
    seat = sitting.find_seat(message)
    sitting.table_at_turn(message)
    sitting.take_over(seat)
    return answer_events(sitting, seat, ())


def take_seat(player: PlayerSession, message: Message) -> messages.TableAnswer:
    """A person sits down between two deals, where a bot or somebody else sat."""
    sitting = player.find_sitting()
    return {"view": sitting.view(sitting.seat_person(message))}


def claim_tricks(player: PlayerSession, message: Message) -> messages.ActAnswer:
    """Take all remaining tricks, if the person is certain to win them."""
    sitting = player.find_sitting()
    seat = sitting.find_seat(message)
    sitting.table_at_turn(message)
    sitting.check_open(acting=True)
    return answer_events(sitting, seat, sitting.claim(seat))


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
    "hand_over": hand_over,
    "take_over": take_over,
    "take_seat": take_seat,
}

"""Playing: the messages about the table as it stands: its view, acts, taps and the next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.cards import Card, parse_card
from followsuit.plain import plain
from followsuit.protocol.answers import Answer, Handler, Message, Slices, bad_field
from followsuit.protocol.player_session import PlayerSession
from followsuit.protocol.thinking import in_slices


def view(player: PlayerSession, message: Message) -> Answer:
    """The view of the table."""
    return {"view": player.view()}


def act(player: PlayerSession, message: Message) -> Answer:
    """An act of the person."""
    table = player.table_at_turn(message)
    return player.answer_to(table.act(_action(player, message)))


def complete(player: PlayerSession, message: Message) -> Answer:
    """The cards that are chosen once another is tapped, and why they may not be played, if so."""
    table = player.table_at_turn(message)
    chosen, kind = message.get("chosen", []), message.get("kind", "play")
    if not isinstance(chosen, list):
        raise bad_field("chosen", "'chosen' should be a list")
    if kind not in ("play", "bury"):
        raise bad_field("kind", "'kind' is what the cards are for, 'play' or 'bury'")
    cards: tuple[Card, ...] = tuple(parse_card(card) for card in chosen)
    if "card" in message:
        cards = table.choosing(player.you, cards, parse_card(message["card"]))
    refusal = None
    if cards:
        refusal = table.check(table.game.action_from(player.you, {"kind": kind, "cards": plain(cards)}))
    return {"cards": plain(cards), "refusal": None if refusal is None else plain(refusal)}


def step(player: PlayerSession, message: Message) -> Slices:
    """One act of a bot or of the table itself.

    With ``hold_end`` an act that would end the deal is not made, and ``held`` says so: until it is made, the
    player may still take back.
    """
    table = player.table_at_turn(message)
    holds_end = message.get("hold_end", False)
    if not isinstance(holds_end, bool):
        raise bad_field("hold_end", "'hold_end' is true or false")
    events = yield from in_slices(player, table.stepping(holds_end=holds_end))
    is_held = table.turn == message["turn"]
    return {"held": True} if is_held else player.answer_to(events)


def next_(player: PlayerSession, message: Message) -> Answer:
    """Deal the next deal."""
    return player.answer_to(player.table_at_turn(message).deal())


def undo(player: PlayerSession, message: Message) -> Answer:
    """Go back to the person's last decision in this deal."""
    return player.answer_to(player.table_at_turn(message).undo(player.you))


def claim(player: PlayerSession, message: Message) -> Answer:
    """Take every trick left, where they are the person's for certain."""
    return player.answer_to(player.table_at_turn(message).claim(player.you))


def _action(player: PlayerSession, message: Message) -> Any:
    action = message.get("action")
    if not isinstance(action, dict):
        raise bad_field("action", "'action' should be an object")
    return player.table().game.action_from(player.you, action)


OPS: Final[Mapping[str, Handler]] = {
    "view": view,
    "act": act,
    "complete": complete,
    "step": step,
    "next": next_,
    "undo": undo,
    "claim": claim,
}

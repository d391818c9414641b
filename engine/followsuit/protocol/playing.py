"""Playing: the messages about a table as it stands: look, act, ask, and let it go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from followsuit.cards import parse_card
from followsuit.plain import plain
from followsuit.protocol.answers import Answer, Handler, Message, Slices, bad_field
from followsuit.protocol.sitting import Sitting
from followsuit.protocol.thinking import in_slices


def view(sitting: Sitting, message: Message) -> Answer:
    """How the table stands."""
    return {"view": sitting.seen()}


def act(sitting: Sitting, message: Message) -> Answer:
    """The person's act."""
    table = sitting.on_turn(message)
    return sitting.told(table.act(_action(sitting, message)))


def try_(sitting: Sitting, message: Message) -> Answer:
    """What acting would say."""
    refusal = sitting.on_turn(message).check(_action(sitting, message))
    return {"refusal": None if refusal is None else plain(refusal)}


def complete(sitting: Sitting, message: Message) -> Answer:
    """The cards that are chosen once another is tapped."""
    table = sitting.on_turn(message)
    tapped = parse_card(message.get("card"))
    chosen = message.get("chosen", [])
    if not isinstance(chosen, list):
        raise bad_field("chosen", "'chosen' should be a list")
    return {"cards": plain(table.choosing(sitting.you, [parse_card(card) for card in chosen], tapped))}


def step(sitting: Sitting, message: Message) -> Slices:
    """One act of a bot or of the table itself."""
    table = sitting.on_turn(message)
    return sitting.told((yield from in_slices(sitting, table.stepping())))


def think(sitting: Sitting, message: Message) -> Slices:
    """Let the bot whose turn it is think ahead: the step asked for later is there sooner."""
    table = sitting.on_turn(message)
    return {"thought": (yield from in_slices(sitting, table.pondering()))}


def next_(sitting: Sitting, message: Message) -> Answer:
    """The next deal."""
    return sitting.told(sitting.on_turn(message).deal())


def undo(sitting: Sitting, message: Message) -> Answer:
    """Back to the person's last decision in this deal."""
    return sitting.told(sitting.on_turn(message).undo(sitting.you))


def claim(sitting: Sitting, message: Message) -> Answer:
    """Every trick left, where they are the person's for certain."""
    return sitting.told(sitting.on_turn(message).claim(sitting.you))


def _action(sitting: Sitting, message: Message) -> Any:
    action = message.get("action")
    if not isinstance(action, dict):
        raise bad_field("action", "'action' should be an object")
    return sitting.table().game.action_from(sitting.you, action)


OPS: Final[Mapping[str, Handler]] = {
    "view": view,
    "act": act,
    "try": try_,
    "complete": complete,
    "step": step,
    "think": think,
    "next": next_,
    "undo": undo,
    "claim": claim,
}

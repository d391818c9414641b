"""Session: one table behind JSON text. ``handle(text) -> text`` is all a front end needs.

The messages are described in PROTOCOL.md beside this module. A refused or senseless message is answered with
a coded error and changes nothing; an exception is a bug of ours and is answered with ``internal``.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from typing import Any, Final

from followsuit import __version__, referee
from followsuit.cards import parse_card
from followsuit.errors import FollowSuitError, QuestionError
from followsuit.events import Event, event_data, events_for
from followsuit.plain import plain, read_json
from followsuit.protocol import chips
from followsuit.record import Player
from followsuit.registry import game_named, game_names
from followsuit.seats import Seat, parse_seat
from followsuit.table import DEFAULT, LEVELS, Table, levels_of

VERSION: Final = 1

Message = Mapping[str, Any]
Answer = dict[str, Any]


class Session:
    """A front end's conversation with one table."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._you = Seat.S

    def handle(self, text: str) -> str:
        """Answer one message. Never raises."""
        message: Any = None
        try:
            message = read_json(text)
        except ValueError as error:
            return self._write(None, _error("bad_json", f"the message is not JSON: {error}"))
        if not isinstance(message, dict):
            return self._write(None, _error("bad_message", "a message is a JSON object"))
        asked = message.get("id")
        try:
            return self._write(asked, {"ok": True, **self._answer(message)})
        except FollowSuitError as error:
            return self._write(asked, _error(error.code, error.message, error.clause, error.facts))
        except Exception as error:
            return self._write(asked, self._internal(error))

    def _answer(self, message: Message) -> Answer:
        if message.get("v") != VERSION:
            message_text = f"this is version {VERSION} of the protocol"
            raise QuestionError("bad_version", message_text, facts={"v": VERSION})
        op = message.get("op")
        handler = self._OPS.get(op) if isinstance(op, str) else None
        if handler is None:
            facts = {"op": str(op)[:40], "ops": list(self._OPS)}
            raise QuestionError("unknown_op", f"no message is called {op!r}", facts=facts)
        return handler(self, message)

    # Messages --------------------------------------------------------------------------------------------
    def _hello(self, message: Message) -> Answer:
        return {
            "engine": __version__,
            "games": [_game_data(name) for name in game_names()],
            "levels": list(LEVELS),
        }

    def _new(self, message: Message) -> Answer:
        game = game_named(message.get("game"))
        rules = game.rules(message.get("rules"))
        you = parse_seat(message.get("you", "S"))
        seed = message.get("seed", 0)
        if type(seed) not in (str, int) or len(str(seed)) > 200 or "\n" in str(seed):
            raise QuestionError(
                "bad_field", "'seed' is a short text or whole number", facts={"field": "seed"}
            )
        stake = chips.stake_of(game, message)
        table = Table.start(
            game.name, rules, _players(message, you), " ".join(str(seed).split()), stake=stake
        )
        events = table.deal()
        # Only now: a message that failed above has left the old table standing.
        self._table, self._you = table, you
        return {**self._told(events), "seed": table.seed, **chips.balance_after(game, message, stake)}

    def _stake(self, message: Message) -> Answer:
        return chips.quote(message)

    def _resume(self, message: Message) -> Answer:
        text = message.get("record")
        if not isinstance(text, str):
            raise QuestionError("bad_field", "'record' should be text", facts={"field": "record"})
        table = Table.resume(text)
        people = [seat for seat in Seat if not table.is_bot(seat)]
        you = parse_seat(message["you"]) if "you" in message else (people[0] if people else Seat.S)
        self._table, self._you = table, you
        return {**self._told(()), "seed": table.seed}

    def _view(self, message: Message) -> Answer:
        return {"view": self._seen(self._at_table())}

    def _act(self, message: Message) -> Answer:
        return self._told(self._on_turn(message).act(self._action(message)))

    def _action(self, message: Message) -> Any:
        action = message.get("action")
        if not isinstance(action, dict):
            raise QuestionError("bad_field", "'action' should be an object", facts={"field": "action"})
        return self._at_table().game.action_from(self._you, action)

    def _try(self, message: Message) -> Answer:
        refusal = self._on_turn(message).check(self._action(message))
        return {"refusal": None if refusal is None else plain(refusal)}

    def _complete(self, message: Message) -> Answer:
        table = self._on_turn(message)
        tapped = parse_card(message.get("card"))
        chosen = message.get("chosen", [])
        if not isinstance(chosen, list):
            raise QuestionError("bad_field", "'chosen' should be a list", facts={"field": "chosen"})
        return {"cards": plain(table.choosing(self._you, [parse_card(card) for card in chosen], tapped))}

    def _step(self, message: Message) -> Answer:
        return self._told(self._on_turn(message).step())

    def _next(self, message: Message) -> Answer:
        return self._told(self._on_turn(message).deal())

    def _record(self, message: Message) -> Answer:
        return {"record": self._at_table().record_text()}

    def _rule(self, message: Message) -> Answer:
        question = message.get("question")
        if not isinstance(question, dict):
            raise QuestionError("bad_field", "'question' should be an object", facts={"field": "question"})
        return {"ruling": referee.rule(question)}

    _OPS: Final[dict[str, Callable[[Session, Message], Answer]]] = {
        "hello": _hello,
        "stake": _stake,
        "new": _new,
        "resume": _resume,
        "view": _view,
        "act": _act,
        "try": _try,
        "complete": _complete,
        "step": _step,
        "next": _next,
        "record": _record,
        "rule": _rule,
    }

    # Parts of answers ------------------------------------------------------------------------------------
    def _at_table(self) -> Table:
        if self._table is None:
            raise QuestionError("no_match", "no match has begun")
        return self._table

    def _on_turn(self, message: Message) -> Table:
        table = self._at_table()
        if message.get("turn") != table.turn or type(message.get("turn")) is not int:
            facts = {"turn": table.turn}
            raise QuestionError("stale_turn", f"the table stands at turn {table.turn}", facts=facts)
        return table

    def _told(self, events: tuple[Event, ...]) -> Answer:
        told = [event_data(event) for event in events_for(self._you, events)]
        return {"events": told, "view": self._seen(self._at_table())}

    def _seen(self, table: Table) -> Answer:
        view = table.game.view(table.observe(self._you))
        held = view.pop("held")
        seats = {
            seat.name: {"name": player.name, "level": player.level, "cards": held[seat.name]}
            for seat, player in table.players.items()
        }
        return {**view, "turn": table.turn, "waits_for": self._waits_for(table), "seats": seats}

    def _waits_for(self, table: Table) -> str:
        if table.is_over:
            return "over"
        if table.needs_deal:
            return "deal"
        seat = table.to_act
        if seat is None:
            return "table"
        return "bot" if table.is_bot(seat) else "you"

    def _internal(self, error: Exception) -> Answer:
        trace = traceback.format_exception(error)
        answer = _error("internal", f"{type(error).__name__}: {error}", facts={"trace": "".join(trace[-6:])})
        try:
            answer["error"]["record"] = self._table.record_text() if self._table else None
        except Exception as second:
            answer["error"]["record"] = f"no record: {second}"
        return answer

    @staticmethod
    def _write(asked: Any, answer: Answer) -> str:
        return json.dumps({"v": VERSION, "id": asked, **answer}, ensure_ascii=False)


def _error(code: str, message: str, clause: str = "", facts: Mapping[str, Any] | None = None) -> Answer:
    told = {"code": code, "clause": clause, "facts": dict(facts or {}), "message": message}
    return {"ok": False, "error": told}


def _game_data(name: str) -> Answer:
    game = game_named(name)
    presets = [{"name": preset, "rules": plain(game.rules(preset))} for preset in game.preset_names()]
    rotation = [seat.name for seat in game.rotation.order(Seat.S)]
    return {
        "name": name,
        "rotation": rotation,
        "presets": presets,
        "options": plain(game.rule_options()),
        "chips": chips.chips_data(game),
        "levels": list(levels_of(name)),
    }


def _players(message: Message, you: Seat) -> dict[Seat, Player]:
    levels = message.get("levels", {})
    names = message.get("names", {})
    level = message.get("level", DEFAULT)
    if not isinstance(levels, dict) or not isinstance(names, dict):
        raise QuestionError(
            "bad_field", "'levels' and 'names' give a text by seat", facts={"field": "levels"}
        )
    if any(not isinstance(name, str) or len(name) > 60 for name in names.values()):
        raise QuestionError(
            "bad_field", "a name is a text of at most 60 characters", facts={"field": "names"}
        )
    return {
        seat: Player(
            None if seat is you else str(levels.get(seat.name, level)),
            " ".join(names.get(seat.name, "").split()),
        )
        for seat in Seat
    }


_session = Session()


def handle(text: str) -> str:
    """Answer one message of the page's one session."""
    return _session.handle(text)

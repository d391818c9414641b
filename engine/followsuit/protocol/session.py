"""Session: one table behind JSON text. ``handle(text) -> text`` is all a front end needs.

The messages are described in PROTOCOL.md beside this module. A refused or invalid message is answered with a
coded error and changes nothing; an exception is our bug and is answered with ``internal``.

Some answers take thought. ``begin(text)`` gives the same answer in slices: a generator that pauses after each
slice and returns the answer's text. Between two slices other messages may be handled, or begun.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from followsuit.base.errors import FollowSuitError, IllegalActError, RequestError
from followsuit.base.parsing import has_odd_number, read_message
from followsuit.protocol import (
    challenges,
    coach,
    documents,
    explanations,
    house_rules,
    matches,
    play,
    replay,
    slices,
    tasks,
)
from followsuit.protocol.answers import VERSION, Answer, Slice, describe_refusal, refuse, write_answer
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.message_fields import EVERY, FIELDS
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.record_lines import read_since
from followsuit.table import Budget, run_to_end

if TYPE_CHECKING:
    from followsuit.protocol import messages


def ping(player: PlayerSession, message: Message) -> messages.Nothing:
    """Answer with nothing: the answer shows that the engine is ready. Loads no game."""
    return {}


class MessageModule(Protocol):
    """A module of messages: it offers a handler for each."""

    OPS: Mapping[str, Handler]


_MODULES: Final[tuple[MessageModule, ...]] = (
    matches,
    play,
    slices,
    replay,
    documents,
    house_rules,
    tasks,
    explanations,
    coach,
    challenges,
)

#: The modules of messages that no match waits for: imported when a message is asked that no other answers.
_MORE: Final = ("agreements", "analysis", "annotations", "deal_editor", "fairness", "referee", "score_sheets")


def _handlers_of(modules: Iterable[MessageModule]) -> dict[str, Handler]:
    return {op: handler for module in modules for op, handler in module.OPS.items()}


_AT_ONCE: Final[Mapping[str, Handler]] = {"ping": ping, **_handlers_of(_MODULES)}


@cache
def all_handlers() -> Mapping[str, Handler]:
    """Return the handler of each message, by its name."""
    return {
        **_AT_ONCE,
        **_handlers_of(import_module(f"followsuit.protocol.{name}") for name in _MORE),
    }


class Session:
    """A front end's conversation with one table."""

    def __init__(self) -> None:
        self._player = PlayerSession()

    def pace(self, seconds: float, clock: Callable[[], float]) -> None:
        """Limit how long bots think about a move, in seconds by the clock, in matches that begin from now on.

        A search cut short depends on the machine; without a limit the same seed gives the same match
        anywhere.
        """
        self._player.budget = Budget(seconds=seconds, clock=clock)

    def handle(self, text: str) -> str:
        """Answer one message, however long it takes. Never raises."""
        return run_to_end(self.begin(text))

    def begin(self, text: str) -> Generator[Slice, None, str]:
        """Answer one message in slices; the generator returns the answer. Never raises.

        A message that needs no thought is answered before the first pause. To cancel the answer, stop asking
        for slices.
        """
        try:
            message = read_message(text)
        except ValueError as error:
            return write_answer(
                None, refuse(describe_refusal("bad_json", f"the message is not JSON: {error}"))
            )
        if not isinstance(message, dict):
            return write_answer(None, refuse(describe_refusal("bad_message", "a message is a JSON object")))
        asked = None if has_odd_number(message.get("id")) else message.get("id")
        try:
            handler = _find_handler(message)
            _check_fields(message)
            since = read_since(message)
            answer = handler(self._player, message)
            if isinstance(answer, Generator):
                answer = yield from answer
            return write_answer(asked, {"ok": True, **answer, **self._collect_record_lines(since)})
        except FollowSuitError as error:
            text = error.message
            if isinstance(error, IllegalActError):
                sitting = self._player.sitting
                if sitting is None or not sitting.tells_position():
                    # The position would reveal the cards of the seat whose turn it is.
                    text = f"{error.act}: {error.refusal}"
            return write_answer(asked, refuse(describe_refusal(error.code, text, error.clause, error.facts)))
        except Exception as error:
            return write_answer(asked, self._internal(error))

    def _collect_record_lines(self, since: int | None) -> Answer:
        """The part of an answer that holds the record's new lines; empty unless the message has ``since``."""
        if self._player.sitting is None or since is None:
            return {}
        return self._player.sitting.collect_record_lines(self._player.record_lines, since)

    def _internal(self, error: Exception) -> Answer:
        trace = "".join(traceback.format_exception(error)[-6:])
        sitting = self._player.sitting
        try:
            record = sitting.table.record_text() if sitting else None
        except Exception as second:
            record = f"no record: {second}"
        refusal = describe_refusal("internal", f"{type(error).__name__}: {error}", facts={"trace": trace})
        return refuse({**refusal, "record": record})


def _find_handler(message: Message) -> Handler:
    if message.get("v") != VERSION:
        text = f"this is version {VERSION} of the protocol"
        raise RequestError("bad_version", text, facts={"v": VERSION})
    op = message.get("op")
    handler = None
    if isinstance(op, str):
        handler = _AT_ONCE.get(op) or all_handlers().get(op)
    if handler is None:
        raise RequestError(
            "unknown_op",
            f"no message is called {op!r}",
            facts={"op": str(op)[:40], "ops": list(all_handlers())},
        )
    return handler


def _check_fields(message: Message) -> None:
    """Raise `RequestError` (``bad_field``) for a field that the message does not have, and for no number."""
    op = message["op"]
    known = FIELDS[op] if isinstance(op, str) else ()
    for field, value in message.items():
        if field not in known and field not in EVERY:
            raise bad_field(field[:40], f"{op!r} has no field {field[:40]!r}")
        if has_odd_number(value):
            raise bad_field(field, f"{field!r} has a number that JSON has not")


_session = Session()


def handle(text: str) -> str:
    """Answer one message of the page's one session."""
    return _session.handle(text)


def begin(text: str) -> Generator[Slice, None, str]:
    """Answer one message of the page's one session in slices."""
    return _session.begin(text)


def pace(seconds: float, clock: Callable[[], float]) -> None:
    """How long bots may think about a move in the page's one session."""
    _session.pace(seconds, clock)

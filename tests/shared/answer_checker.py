"""Answer checker: every answer of every session is of the type that `followsuit.protocol.messages` gives it.

So is every message that is not refused; and whatever is refused in an answer comes with the facts that its sentence names.

`tests/conftest.py` switches it on for all suites, so that each test of a session tests the messages too.
"""

import json
from collections.abc import Callable, Generator, Mapping
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from followsuit.protocol import messages
from followsuit.protocol.session import Session
from tests.shared.codes import SENTENCES, missing_facts, refusals_in, variables_of

#: What every message may have.
EVERY_MESSAGE = ("v", "id", "op", "since")

#: What a session does without a checker.
begin_unchecked = Session.begin


def watch() -> None:
    """Check the answers of every session from now on."""
    Session.begin = _checked  # type: ignore[method-assign]


def _checked(self: Session, text: str) -> Generator[Any, None, str]:
    answer = yield from begin_unchecked(self, text)
    check_answer(text, answer)
    return answer


def check_answer(text: str, answer: str) -> None:
    """Raise `AssertionError` unless the answer is one to the message."""
    is_done = json.loads(answer)["ok"]
    message = json.loads(text) if is_done else {}
    check_told(message.get("op", ""), answer)
    if is_done:
        asked = {key: value for key, value in message.items() if key not in EVERY_MESSAGE}
        require(asked, fields_of(messages.Requests)[message["op"]][0], f"message {message['op']}")


def check_told(op: str, answer: str) -> None:
    """Raise `AssertionError` unless the answer is of the type of this message."""
    said: dict[str, Any] = json.loads(answer)
    if '"facts"' in answer:
        check_facts(said)
    envelope = fields_of(messages.Envelope)
    require({key: value for key, value in said.items() if key in envelope}, messages.Envelope, "answer")
    rest = {key: value for key, value in said.items() if key not in envelope}
    if said["ok"]:
        require(rest, fields_of(messages.Answers)[op][0], op)
    else:
        assert not rest and "error" in said, f"a refusal says nothing besides: {rest}"


def check_facts(said: object) -> None:
    """Raise `AssertionError` if the page could not fill the sentence of a refusal in an answer."""
    for refusal in refusals_in(said):
        missing = missing_facts(said_with().get(refusal["code"], ()), refusal["facts"])
        # Of a whole text the sentence names no line.
        assert not missing or refusal["facts"].get("line") == 0, f"{refusal} lacks {missing}"


@cache
def said_with() -> dict[str, frozenset[str]]:
    """Return what the sentence of each code names; nothing where there is no page, as inside Pyodide."""
    return variables_of(SENTENCES) if SENTENCES[0].exists() else {}


def require(value: Any, wanted: Any, place: str) -> None:
    """Raise `AssertionError`, and say where, for a value that is not of the type."""
    if not fits(wanted)(value):
        found = faults(value, wanted, place)
        raise AssertionError("an answer is not of its type:\n" + "\n".join(found[:20]))


@cache
def fits(wanted: Any) -> Callable[[Any], bool]:
    """Return what tells whether a value of JSON is of a type: the same as `faults`, made once for each type.

    Most answers are of their type, and thousands are looked at; in words it is said only of one that is not.
    """
    if wanted is object:
        return lambda value: True
    origin, arguments = get_origin(wanted), get_args(wanted)
    if origin is Annotated:
        return fits(arguments[1])
    if origin in (Union, UnionType):
        choices = [fits(one) for one in arguments]
        return lambda value: any(choice(value) for choice in choices)
    if origin is Literal:
        known = {(type(one), one) for one in arguments}
        scalars = {type(one) for one in arguments}
        return lambda value: type(value) in scalars and (type(value), value) in known
    if origin is list:
        each = fits(arguments[0])
        return lambda value: isinstance(value, list) and all(map(each, value))
    if origin in (dict, Mapping):
        key, entry = map(fits, arguments)
        return lambda value: (
            isinstance(value, dict) and all(map(key, value)) and all(map(entry, value.values()))
        )
    if is_typeddict(wanted):
        return _fits_object(wanted)
    kinds = (int, float) if wanted is float else (wanted,)
    return lambda value: type(value) in kinds


def _fits_object(wanted: Any) -> Callable[[Any], bool]:
    fields: dict[str, Callable[[Any], bool]] = {}
    needed: set[str] = set()
    is_open = wanted in messages.OPEN

    def is_one(value: Any) -> bool:
        if not fields:  # not before the first value: a type may have fields of its own type
            fields.update({name: fits(kind) for name, (kind, _) in fields_of(wanted).items()})
            needed.update(name for name, (_, must) in fields_of(wanted).items() if must)
        if not isinstance(value, dict) or not needed <= value.keys():
            return False
        return all(fields[name](one) if name in fields else is_open for name, one in value.items())

    return is_one


def faults(value: Any, wanted: Any, place: str = "answer") -> list[str]:
    """Say where a value of JSON is not of a type, in words; a field that the type does not know is a fault."""
    if wanted is object:
        return []
    origin, arguments = get_origin(wanted), get_args(wanted)
    if origin is Annotated:
        return faults(value, arguments[1], place)
    if origin in (Union, UnionType):
        return _of_none(value, arguments, place)
    if origin is Literal:
        is_one = any(value == one and type(value) is type(one) for one in arguments)
        return [] if is_one else [f"{place}: {value!r} is none of {arguments}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{place}: {value!r} is no list"]
        return [
            fault for at, one in enumerate(value) for fault in faults(one, arguments[0], f"{place}[{at}]")
        ]
    if origin in (dict, Mapping):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no object"]
        wrong = [fault for key in value for fault in faults(key, arguments[0], f"{place}, its key {key}")]
        return wrong + [
            fault for key, one in value.items() for fault in faults(one, arguments[1], f"{place}.{key}")
        ]
    if is_typeddict(wanted):
        return _of_object(value, wanted, place)
    # JSON has one kind of number; a truth value is none.
    fits = type(value) in ((int, float) if wanted is float else (wanted,))
    return [] if fits else [f"{place}: {value!r} is no {wanted.__name__}"]


def _of_none(value: Any, choices: tuple[Any, ...], place: str) -> list[str]:
    """Return no faults if the value is of one of the types, else those of the one that fits best."""
    found = [faults(value, one, place) for one in choices]
    kinds = [bad for bad, one in zip(found, choices, strict=True) if is_typeddict(one)]
    least = min(kinds if isinstance(value, dict) and kinds else found, key=len)
    return [] if [] in found else least


def _of_object(value: Any, wanted: Any, place: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{place}: {value!r} is no object"]
    fields = fields_of(wanted)
    missing = [
        f"{place} has no {name}" for name, (_, needed) in fields.items() if needed and name not in value
    ]
    unknown = [
        f"{place}: {wanted.__name__} has no field {name}"
        for name in value
        if name not in fields and wanted not in messages.OPEN
    ]
    wrong = [
        fault
        for name, one in value.items()
        if name in fields
        for fault in faults(one, fields[name][0], f"{place}.{name}")
    ]
    return [*missing, *unknown, *wrong]


@cache
def fields_of(wanted: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each field of an object, and whether it is always there."""
    hints = get_type_hints(wanted, include_extras=True)
    return {
        name: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for name, hint in hints.items()
    }

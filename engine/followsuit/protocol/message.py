"""Message: what a front end sends, with readers that check its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, overload

from followsuit.base.characters import LONGEST_NAME, checked_name, composed
from followsuit.base.errors import RequestError, RulesError
from followsuit.base.seats import SeatT

if TYPE_CHECKING:
    from followsuit.base.rules import Specification

#: A message as it came, unchecked: what is known of a field is what its reader has made sure of.
Message = Mapping[str, object]

#: The longest text that is read as a record, in characters: a match of Tractor has some 40,000.
LONGEST_RECORD: Final = 2_000_000
#: Room behind a name for a space and its number.
_ROOM: Final = 3


def bad_field(field: str, message: str) -> RequestError:
    """Return the error (``bad_field``) for a message with an invalid field."""
    return RequestError("bad_field", message, facts={"field": field})


@overload
def read_record_field(message: Message, *, optional: Literal[False] = False) -> str: ...


@overload
def read_record_field(message: Message, *, optional: Literal[True]) -> str | None: ...


def read_record_field(message: Message, *, optional: bool = False) -> str | None:
    """The text of a message's ``record``; None where it is left out, if it is ``optional``.

    Raises `RequestError` (``bad_field``) for what is not a text, or longer than `LONGEST_RECORD`.
    """
    text = message.get("record")
    if optional and text is None:
        return None
    if not isinstance(text, str):
        raise bad_field("record", "'record' should be text")
    if len(text) > LONGEST_RECORD:
        raise bad_field("record", f"'record' is a text of at most {LONGEST_RECORD} characters")
    return text


def read_rules(message: Message) -> Specification:
    """The rules a message names. Raises `RulesError` (``bad_rules``) for what can name none."""
    given = message.get("rules")
    if given is None or isinstance(given, str | dict):
        return given
    raise RulesError("bad_rules", f"rules are a preset's name or an object, not {given!r}")


def read_text_field(message: Message, field: str, what: str, usual: str | None = None) -> str:
    """A field that is ``what``, a text; the ``usual`` one where it is left out and there is one.

    This and the readers below raise `RequestError` (``bad_field``).
    """
    text = message.get(field, usual)
    if not isinstance(text, str):
        raise bad_field(field, f"'{field}' is {what}")
    return text


def read_flag(message: Message, field: str, *, usual: bool = False) -> bool:
    """A field that is true or false; ``usual`` where it is left out."""
    flag = message.get(field, usual)
    if not isinstance(flag, bool):
        raise bad_field(field, f"'{field}' is true or false")
    return flag


def read_object(message: Message, field: str) -> dict[str, object]:
    """A field that is an object of JSON."""
    value = message.get(field)
    if not isinstance(value, dict):
        raise bad_field(field, f"'{field}' should be an object")
    return value


def read_deal_number(message: Message) -> int | None:
    """The number of the deal that a message names, None where it names none."""
    deal = message.get("deal")
    if deal is None or (isinstance(deal, int) and not isinstance(deal, bool)):
        return deal
    raise bad_field("deal", "'deal' is the number of a deal, or null")


def read_name(message: Message) -> str | None:
    """The name a message gives a person, None where it gives none. Raises what `checked_name` does."""
    if message.get("name") is None:
        return None
    return checked_name(read_text_field(message, "name", "a text"))


def number_names(names: Mapping[SeatT, str]) -> dict[SeatT, str]:
    """Names by seat, of which no two look alike: those after the first are numbered. Empty ones stay
    empty.
    """
    taken: set[str] = set()
    numbered: dict[SeatT, str] = {}
    for seat, name in names.items():
        own, number = name, 1
        while own and composed(own).casefold() in taken:
            number += 1
            own = f"{name[: LONGEST_NAME - _ROOM].rstrip()} {number}"
        taken.add(composed(own).casefold())
        numbered[seat] = own
    return numbered


def read_level(message: Message, usual: str) -> str:
    """The level a message names, which may be one that no bot has; the ``usual`` one where it names none."""
    return str(message.get("level", usual))

"""Message: what a front end sends, with readers that check its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, overload

from followsuit.errors import QuestionError

Message = Mapping[str, Any]

#: The longest text that is read as a record, in characters: a match of Tractor has some 40,000.
LONGEST_RECORD: Final = 2_000_000


def bad_field(field: str, message: str) -> QuestionError:
    """Return the error (``bad_field``) for a message with an invalid field."""
    return QuestionError("bad_field", message, facts={"field": field})


@overload
def record_in(message: Message, *, optional: Literal[False] = False) -> str: ...


@overload
def record_in(message: Message, *, optional: Literal[True]) -> str | None: ...


def record_in(message: Message, *, optional: bool = False) -> str | None:
    """The text of a message's ``record``; None where it is left out, if it is ``optional``.

    Raises `QuestionError` (``bad_field``) for what is not a text, or longer than `LONGEST_RECORD`.
    """
    text = message.get("record")
    if optional and text is None:
        return None
    if not isinstance(text, str):
        raise bad_field("record", "'record' should be text")
    if len(text) > LONGEST_RECORD:
        raise bad_field("record", f"'record' is a text of at most {LONGEST_RECORD} characters")
    return text

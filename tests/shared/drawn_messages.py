"""Drawn messages: values of chance for the fields of a message, by their types and by what is known of them.

The messages and their fields are read from the table of messages (`messages.Requests`), so that a new one is drawn
without anybody thinking of it.
"""

import types as python_types
from random import Random
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from followsuit.protocol import messages as types

#: What each message may have.
ASKS = {
    op: get_type_hints(asked, include_extras=True) for op, asked in get_type_hints(types.Requests).items()
}
#: Values that no field should break on.
ANYTHING: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        7,
        2**63,
        1e99,
        0.5,
        "",
        " ",
        "S",
        "W",
        "QQ",
        "💥",
        "\u0000",
        "\ud800",
        "A" * 4000,
    ),
    *(
        [],
        {},
        [[]],
        [None],
        {"kind": "play"},
        {"": {}},
        ["AS", "AS"],
        [1, 2, 3],
        "__class__",
        "{0}",
        "../x",
        "AS KH",
    ),
]


def plausible(rng: Random, known: dict[str, list[Any]], field: str, hint: Any, *, share: float = 0.8) -> Any:
    """A value of the type that a field has; where more is known of it, by that share one that may be right."""

    def value(field: str, hint: Any) -> Any:
        if field in known and rng.random() < share:
            return rng.choice(known[field])
        origin, args = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return value(field, args[0])
        if origin in (Union, python_types.UnionType):
            return value(field, rng.choice(args))
        if origin is Literal:
            return rng.choice(args)
        if origin is list:
            return [value("", args[0]) for _ in range(rng.randrange(4))]
        if origin is dict:
            return {str(rng.choice(known["seat"])): value("", args[1]) for _ in range(rng.randrange(3))}
        if is_typeddict(hint):
            return {name: value(name, one) for name, one in get_type_hints(hint, include_extras=True).items()}
        if hint is bool:
            return rng.random() < 0.5
        if hint is int:
            return rng.randrange(-2, 40)
        return rng.choice(ANYTHING)

    return value(field, hint)


def damaged(rng: Random, text: str) -> str:
    """A text as it may arrive: cut, doubled, or with characters that are others."""
    at = rng.randrange(len(text) + 1)
    return rng.choice(
        (text, text[:at], text[at:], text[:at] + chr(rng.randrange(300)) + text[at + 1 :], text * 2)
    )

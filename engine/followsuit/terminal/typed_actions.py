"""Typed words: what a person writes at a prompt, as the message an action is made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from followsuit.base.errors import RequestError
from followsuit.base.parsing import parse_number

HELP = """At a prompt: a number bids, 'pass' passes, a suit's letter (S H C D) names trump, cards are written
rank first (AS TD 9C, ten is T or 10). Also: tricks, score, agreements, save FILE, help, quit."""

SUITS = ("spades", "hearts", "clubs", "diamonds")


def typed_action(prompt: Mapping[str, Any], text: str) -> dict[str, Any]:
    """Return the action that a text means under a prompt, as message data.

    Raises `RequestError` (``unclear``).
    """
    words = text.replace(",", " ").split()
    if not words:
        raise RequestError("unclear", "Nothing was typed; 'help' says what can be.")
    word = words[0].lower()
    match prompt["kind"]:
        case "bid":
            if word in ("pass", "p"):
                return {"kind": "pass"}
            if len(words) == 1 and (value := parse_number(word)) is not None:
                return {"kind": "bid", "value": value}
            raise RequestError("unclear", f"{text.strip()!r} is no bid: type a number or 'pass'.")
        case "name_trump":
            if len(words) == 1 and any(name.startswith(word) for name in SUITS):
                return {"kind": "name_trump", "suit": word[0].upper()}
            raise RequestError("unclear", f"{text.strip()!r} is no suit: type S, H, C or D.")
        case _:
            return {"kind": prompt["kind"], "cards": words}

"""Shorthand: the text of a record with its cards and acts written shorter, for links.

A line of cards or acts is written without what follows from the lines before it: ``S5T7DAS`` stands for
``play S 5D, W TD, N 7D, E AS``, because the seats follow one another in the order of the deal's ``hand``
lines. ``+`` is ``deal`` and the number after that of the deal before. Other lines stay as they are; a line
that could be taken for shorthand gets ``=`` before it. So every text has a shorthand and is restored exactly.

Once a version is out, what `spelled_out` reads does not change; `shortened` may improve.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

#: The lines that begin with a letter for their word, then a seat and cards: ``hS`` is ``hand S``.
_WITH_SEAT: Final = {"h": "hand", "r": "rest", "b": "bury"}
_KITTY: Final = "k"
#: The lines with a seat and a number or ``pass`` in each item: ``aS50W-`` is ``auction S 50, W pass``.
_CALLS: Final = {"a": "auction", "c": "bid"}
_PASS: Final = "-"
#: Before a trick whose seats go round against the order of the ``hand`` lines: ``<S5T7DAS``.
_AGAINST: Final = "<"
_DEAL: Final = "deal"
_NEXT: Final = "+"
_JOKERS: Final = {"SJ": "x", "BJ": "y"}
_JOKER_OF: Final = {letter: card for card, letter in _JOKERS.items()}

_SEAT: Final = r"[NS][EW]|[NESW]"
_RUN: Final = r"[2-9TJQKA]+[SHCD]|[xy]"
_RUNS: Final = rf"(?:{_RUN})+"
_CARD: Final = re.compile(r"[2-9TJQKA][SHCD]|SJ|BJ")

_A_RUN: Final = re.compile(_RUN)
_A_CALL: Final = re.compile(rf"({_SEAT})(\d+|-)")
_A_HAND: Final = re.compile(rf"([{''.join(_WITH_SEAT)}])({_SEAT})({_RUNS})")
_A_KITTY: Final = re.compile(rf"{_KITTY}({_RUNS})")
_AN_AUCTION: Final = re.compile(rf"([{''.join(_CALLS)}])((?:(?:{_SEAT})(?:\d+|-))+)")
_A_TRICK: Final = re.compile(rf"({_SEAT})({_RUNS}(?:,{_RUNS})*,?)")


def shortened(text: str) -> str:
    """A record's text in shorthand.

    >>> shortened("hand S 5D AS KS")
    'hS5DAKS'
    """
    return "\n".join(_each_line(text, shortens=True))


def spelled_out(text: str, most: int | None = None) -> str:
    """Return the text that a shorthand stands for. A text that is not shorthand stays as it is.

    Where it has more than ``most`` characters, the rest is left out, so that a short text cannot become a
    huge one.

    >>> spelled_out("hS5DAKS")
    'hand S 5D AS KS'
    """
    lines: list[str] = []
    left = most
    for line in _each_line(text, shortens=False):
        lines.append(line)
        if left is not None and (left := left - len(line) - 1) < -1:
            break
    return "\n".join(lines)


def _each_line(text: str, *, shortens: bool) -> Iterator[str]:
    order: list[str] = []
    due = 1
    for line in text.split("\n"):
        yield (_short(line, order, due) if shortens else (full := _full(line, order, due)))
        words = (line if shortens else full).split(" ")
        if words[0] == _DEAL and len(words) > 1 and re.fullmatch(r"[1-9][0-9]{0,5}", words[1]):
            order, due = [], int(words[1]) + 1
        elif words[0] == "hand" and len(words) > 1:
            order.append(words[1])


# Writing ---------------------------------------------------------------------------------------------------
def _short(line: str, order: Sequence[str], due: int) -> str:
    after = line.removeprefix(f"{_DEAL} {due}")
    short = _NEXT + after.removeprefix(" ") if after != line else _shorter(line)
    for way in ("", _AGAINST if line.startswith("play ") else ""):
        if short and _full(way + short, order, due) == line:
            return way + short
    return line if _full(line, order, due) == line else f"={line}"


def _shorter(line: str) -> str:
    """A shorthand that may stand for the line; empty where there is none."""
    word, _, rest = line.partition(" ")
    if word == "play":
        return _short_trick(rest)
    if word == "kitty":
        return _KITTY + _short_cards(rest)
    for letter, name in _WITH_SEAT.items():
        if word == name:
            seat, _, cards = rest.partition(" ")
            return letter + seat + _short_cards(cards)
    for letter, name in _CALLS.items():
        if word == name:
            calls = (item.split(" ") for item in rest.split(", "))
            return letter + "".join(call[0] + call[-1].replace("pass", _PASS) for call in calls)
    return ""


def _short_trick(rest: str) -> str:
    plays = [item.partition(" ") for item in rest.split(", ")]
    seat = plays[0][0]
    if all(_CARD.fullmatch(cards) for _, _, cards in plays):
        return seat + _short_cards(" ".join(cards for _, _, cards in plays))
    return seat + ",".join(_short_cards(cards) for _, _, cards in plays) + ("," if len(plays) == 1 else "")


def _short_cards(cards: str) -> str:
    """The cards with each suit written once after cards of that suit in a row."""
    written = suit = ""
    for card in cards.split(" "):
        joker = _JOKERS.get(card)
        if suit and (joker or card[1:] != suit):
            written += suit
        written += joker or card[:1]
        suit = "" if joker else card[1:]
    return written + suit


# Reading ---------------------------------------------------------------------------------------------------
def _full(short: str, order: Sequence[str], due: int) -> str:
    if short.startswith("="):
        return short[1:]
    if short.startswith(_NEXT):
        return f"{_DEAL} {due} {short[1:]}" if short[1:] else f"{_DEAL} {due}"
    if short.startswith(_AGAINST) and (found := _A_TRICK.fullmatch(short[1:])):
        return _full_trick(found[1], found[2], order[::-1]) or short
    if found := _A_TRICK.fullmatch(short):
        return _full_trick(found[1], found[2], order) or short
    if found := _A_HAND.fullmatch(short):
        return f"{_WITH_SEAT[found[1]]} {found[2]} {' '.join(_cards(found[3]))}"
    if found := _A_KITTY.fullmatch(short):
        return f"kitty {' '.join(_cards(found[1]))}"
    if found := _AN_AUCTION.fullmatch(short):
        calls = (f"{seat} {'pass' if said == _PASS else said}" for seat, said in _A_CALL.findall(found[2]))
        return f"{_CALLS[found[1]]} {', '.join(calls)}"
    return short


def _full_trick(leader: str, body: str, order: Sequence[str]) -> str:
    """The line of a trick; empty where the seats do not go round so."""
    plays = (
        [" ".join(_cards(part)) for part in body.split(",") if part] if "," in body else list(_cards(body))
    )
    if leader not in order or len(plays) > len(order):
        return ""
    first = order.index(leader)
    items = (f"{order[(first + at) % len(order)]} {cards}" for at, cards in enumerate(plays))
    return f"play {', '.join(items)}"


def _cards(runs: str) -> Iterator[str]:
    for run in _A_RUN.findall(runs):
        if run in _JOKER_OF:
            yield _JOKER_OF[run]
        else:
            for rank in run[:-1]:
                yield rank + run[-1]

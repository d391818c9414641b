"""Readers: the time each takes with 1, 2, 4 and 8 times as much text, beside `json.loads`.

    PYTHONPATH=engine:build:. .venv/bin/python tests/bench/readers.py [READER ...]

Twice the text should take twice the time: the slope of time over length, both as logarithms, is 1.2 at most. A
megabyte costs a multiple of what `json.loads` takes for a text of as many characters in the same run.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from time import process_time

from followsuit.base.errors import FollowSuitError
from followsuit.card_games.registry import game_named
from followsuit.deal_editor import read_text
from followsuit.documents import find_link, kind_named, read_document, value_of
from followsuit.documents.card_grammar import cards_in
from followsuit.house_rules import read_house_rules

TIMES = (1, 2, 4, 8)
#: The steepest slope, and the most that a megabyte costs, as a multiple of `json.loads`.
STEEPEST = 1.2
MOST = 1_000
#: The least time that counts, in seconds.
LEAST = 0.004
#: What is repeated to make a text: what a person might send, and what a reader could stumble over.
PIECES = {
    "newlines": "\n",
    "spaces": " ",
    "letters": "x",
    "words": "hello world ",
    "number signs": "#",
    "full stops": ".",
    "address": "https://a.example/#",
    "links": "#d1.AAAA ",
    "escapes": "%2523",
    "entities": "&amp;",
    "brackets": "<([{",
    "quotes": "> > ",
    "cards": "AS KS ",
    "suits": "♠ A K ",
    "ranks": "AKQ",
    "hyphens": "-",
    "lines": "hand S AS\n",
    "seats": "South: AK\n",
    "fields": "game tractor\n",
    "unseen": "\u200b",
    "full width": "ＡＫ",
    "pipes": "md|",
    "first lines": "followsuit-deal 1\n",
    "deals": "deal 1\n",
    "notes": 'note 1 "x"\n',
    "branches": "branch 1\n",
    "objects": '{"a":1,',
}


def _value(head: str) -> Callable[[str], object]:
    return lambda text: value_of(read_document(head + text))


def _hands(text: str) -> object:
    return read_text(text, "rangvaar", game_named("rangvaar").rules(None), Random(1))


#: Each reader, and the longest text it is given.
READERS: Mapping[str, tuple[Callable[[str], object], int]] = {
    "document": (read_document, 1_000_000),
    "record": (_value("followsuit-deal 1\ngame rangvaar\n"), 1_000_000),
    "rules": (_value("followsuit-rules 1\ngame tractor\n"), kind_named("rules").longest - 100),
    "challenge": (_value("followsuit-challenge 1\ngame tractor\n"), kind_named("challenge").longest - 100),
    "question": (_value("followsuit-question 1\n"), kind_named("question").longest - 100),
    "sheet": (_value("followsuit-sheet 1\ngame rangvaar\n"), kind_named("sheet").longest - 100),
    "lesson": (_value("followsuit-lesson 1\n"), kind_named("lesson").longest - 100),
    "puzzle": (_value("followsuit-puzzle 1\n"), kind_named("puzzle").longest - 100),
    "json": (lambda text: read_house_rules('{"game": "tractor", ' + text), kind_named("rules").longest - 100),
    "hands": (_hands, kind_named("setup").longest - 100),
    "cards": (cards_in, 4_000),
    "link": (find_link, 120_000),
}


def timed(reader: Callable[[str], object], text: str) -> float:
    """The processor time of reading a text, in seconds; the least of three."""
    least = math.inf
    for _ in range(2):
        begun = process_time()
        # What a text is refused for does not matter here.
        with suppress(FollowSuitError):
            reader(text)
        least = min(least, process_time() - begun)
    return least


def measured(name: str, piece: str) -> tuple[list[float], float]:
    """The times of a reader for a piece repeated 1, 2, 4 and 8 times as often, and their slope."""
    reader, longest = READERS[name]
    text = piece * (longest // len(piece) // TIMES[-1])
    times = [timed(reader, text * more) for more in TIMES]
    # Of a few milliseconds a clock says little.
    told = [(more, time) for more, time in zip(TIMES, times, strict=True) if time > LEAST]
    if len(told) < 2:
        return times, 0.0
    (few, short), (many, long) = told[0], told[-1]
    return times, math.log(long / short) / math.log(many / few)


def main() -> int:
    """Print a row for each reader with its worst piece; 1 if one is too steep or too dear."""
    plain = json.dumps(["AS KS QS"] * 90_000)[:1_000_000].rpartition(",")[0] + "]"
    begun = process_time()
    json.loads(plain)
    of_json = (process_time() - begun) / len(plain)
    print(f"json.loads: {of_json * 1e9:.1f} ns a character")
    wrong = 0
    for name in sys.argv[1:] or READERS:
        longest = READERS[name][1]
        found = {piece: measured(name, text) for piece, text in PIECES.items()}
        steepest = max(found, key=lambda piece: found[piece][1])
        dearest = max(found, key=lambda piece: found[piece][0][-1])
        cost = found[dearest][0][-1] / longest / of_json
        is_wrong = found[steepest][1] > STEEPEST or cost > MOST
        wrong += is_wrong
        print(
            f"{name:10} {longest:9,} characters: slope {found[steepest][1]:4.2f} ({steepest}), "
            f"{found[dearest][0][-1]:6.2f} s = {cost:4.0f} × json.loads ({dearest}){'  TOO MUCH' * is_wrong}"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

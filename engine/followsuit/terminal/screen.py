"""Screen: lines of text, in colour if the terminal supports it and it is not turned off."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TextIO

from followsuit.base.characters import printable
from followsuit.documents import LONGEST_SHARED
from followsuit.terminal.words import SEATS, SIDES, SUITS

_RED, _GREEN, _BLUE, _BOLD, _DIM, _PLAIN = "31", "32", "34", "1", "2", "0"
#: The escape codes of the colours.
_OWN = re.compile(r"(\x1b\[(?:0|1|2|31|32|34)m)")
# Four colours: two red or two black suits side by side are easily confused.
_SUIT_COLOURS = {"H": _RED, "D": _BLUE, "C": _GREEN}


@dataclass(frozen=True, slots=True)
class Screen:
    """Where the terminal writes, and whether in colour."""

    out: TextIO
    colour: bool

    @classmethod
    def on(cls, out: TextIO, colour: bool | None = None) -> Screen:
        """Return a screen on a stream; with ``colour`` None the stream and the NO_COLOR convention decide."""
        if colour is None:
            colour = out.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        return cls(out, colour)

    def say(self, text: str = "") -> None:
        """Write a line; controls and directions in it are written as escapes, but for the screen's own
        colours.
        """
        pieces = _OWN.split(text) if self.colour else [text]
        text = "".join(piece if at % 2 else printable(piece) for at, piece in enumerate(pieces))
        # A console that lacks a character shows a question mark, instead of a crash in the middle of a match.
        encoding = self.out.encoding or "utf-8"
        self.out.write(text.encode(encoding, "replace").decode(encoding) + "\n")
        self.out.flush()

    def say_link(self, link: str, site: str) -> str:
        """Write a link, behind an address; return a remark where it may be cut, else an empty text."""
        self.say(f"{site.partition('#')[0]}#{link}")
        if len(link) <= LONGEST_SHARED:
            return ""
        return f"the link has {len(link)} characters; some programs cut links after {LONGEST_SHARED}"

    def strong(self, text: str) -> str:
        """Return the text, bold where there is colour."""
        return self._dress(text, _BOLD)

    def faint(self, text: str) -> str:
        """Return the text, dimmed where there is colour."""
        return self._dress(text, _DIM)

    def card(self, text: str) -> str:
        """Return a card's name in its suit's colour."""
        code = _SUIT_COLOURS.get(text[-1]) if text not in ("SJ", "BJ") else None
        return self._dress(text, code) if code else text

    def cards(self, texts: Iterable[str]) -> str:
        """Return cards in the order given, with a wider gap where the printed suit changes."""
        runs = [" ".join(map(self.card, run)) for _, run in groupby(texts, key=_group)]
        return "   ".join(runs)

    def _dress(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[{_PLAIN}m" if self.colour else text


def _group(text: str) -> str:
    return "joker" if text in ("SJ", "BJ") else text[-1]


def standing_lines(screen: Screen, view: Mapping[str, Any]) -> list[str]:
    """The deal as the person sees it: contract, trump, points, the trick and the hand."""
    parts = []
    contract = view.get("contract")
    if contract:
        forced = " (forced)" if contract.get("forced") else ""
        parts.append(f"{SEATS[contract['declarer']]} plays {contract['value']}{forced}")
    if view.get("trump"):
        parts.append(f"trump {SUITS[view['trump']]}")
    taken = next((row for row in view.get("score", ()) if row["label"] == "taken"), None)
    if taken and view["phase"] == "playing" and any(taken["values"].values()):
        parts.append(f"{taken['unit']} taken {_by_side(taken['values'])}")
    lines = [screen.faint("; ".join(parts))] if parts else []
    trick = view.get("trick")
    if trick and trick["plays"]:
        plays = "  ".join(f"{SEATS[play['seat']]} {screen.cards(play['cards'])}" for play in trick["plays"])
        lines.append(f"On the table: {plays}  ({SEATS[trick['winner']]} is winning)")
    lines.append(f"Your hand: {screen.cards(view['hand'])}")
    return lines


def prompt_line(screen: Screen, prompt: Mapping[str, Any]) -> str:
    """The question the person is asked."""
    match prompt["kind"]:
        case "bid":
            values = prompt["values"]
            may_pass = ", or pass" if prompt["can_pass"] else ""
            return f"Your bid, {values[0]} to {values[-1]}{may_pass}? "
        case "name_trump":
            return f"Your trump ({', '.join(prompt['suits'])})? "
        case "play":
            return f"Your card ({screen.cards(prompt['playable'])})? "
        case kind:
            return f"{kind.replace('_', ' ')}? "


def _by_side(numbers: Mapping[str, int]) -> str:
    return ", ".join(f"{SIDES[side]} {number}" for side, number in numbers.items())

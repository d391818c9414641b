"""Position text: a lesson's cards in short, line by line.

A lesson may say only what matters of its cards; the rest is filled in to a whole legal deal:

- ``game two_hundred`` · ``rules reference`` · ``opening totals NS 120 EW 60``: how the deal begins.
- ``hand S AH 7H``: what a seat holds; what is not named is dealt at random. The order is also the script:
  what the seat prefers to play. With ``bots`` there is no script.
- ``lead S``: some tricks have been played, and the seat leads the next one. The hands are then what is left;
  the tricks before are made so that everybody follows. ``taken NS 40``: points or tricks that a
  side took in them.
- ``kitty TC 5D``, ``past E 2H``: cards of the kitty, and cards that a seat held and has played.
- ``before auction S 60, W pass …``: acts before the play, as a record has them; ``bury E kitty`` buries what
  was taken up. ``then play E 7C 7C``: acts after the tricks before.
- ``group H 2``: trump and trump rank, which tell the suits apart.

What stands before the first ``lesson`` holds for all of them; a lesson's own line takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from followsuit.base.cards import Card, parse_cards

#: Words of a position; the other lines are the lesson's own.
WORDS: Final = (
    "game", "rules", "opening", "hand", "lead", "taken", "kitty", "past", "before", "then", "group", "bots",
    "deal",
)  # fmt: skip


@dataclass
class LessonPosition:
    """What a lesson says of its cards."""

    game: str = ""
    rules: str = "reference"
    opening: dict[str, str] = field(default_factory=dict)
    hands: dict[str, tuple[Card, ...]] = field(default_factory=dict)
    past: dict[str, tuple[Card, ...]] = field(default_factory=dict)
    kitty: tuple[Card, ...] = ()
    lead: str = ""
    taken: dict[str, int] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    group: tuple[str, str] = ("", "")
    has_bots: bool = False
    number: str = "1"

    def take(self, word: str, rest: str) -> None:
        """Take over a line."""
        first, _, more = rest.partition(" ")
        match word:
            case "game":
                self.game = rest
            case "rules":
                self.rules = rest
            case "opening":
                self.opening[first] = more
            case "hand":
                self.hands[first] = parse_cards(more)
            case "past":
                self.past[first] = parse_cards(more)
            case "kitty":
                self.kitty = parse_cards(rest)
            case "deal":
                self.number = rest
            case "lead":
                self.lead = rest
            case "taken":
                self.taken[first] = int(more)
            case "before":
                self.before.append(rest)
            case "then":
                self.then.append(rest)
            case "group":
                self.group = (first, more)
            case _:
                self.has_bots = True

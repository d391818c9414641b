"""Seed: the text that all chance of a match comes from, and the texts drawn from it for each use of chance.

Every use has a generator of its own, seeded with the match's seed and what it is for, so that a match that is
resumed, verified or looked at again draws the same numbers. What the texts are, for the seed ``7``:

>>> seed = Seed(7)
>>> seed.match(), seed.deal(3)  # who deals first; the cards of deal 3
('7/match', '7/deal/3')
>>> seed.bot(12, "S")  # a bot's act at turn 12 of the match; in an arena "3/12": turn 12 of deal 3
'7/bot/12/S'
>>> seed.at("hint", 12, "S"), seed.at("coach", 12, "S"), seed.at("why", 12)  # help at a turn
('7/hint/12/S', '7/coach/12/S', '7/why/12')
>>> seed.at("review", 3).numbered(20)  # a decision of deal 3 looked at again, its act 20
'7/review/3/20'
>>> seed.at("tried", 3, 20), seed.at("weigh", 3, 20)  # the analysis of deal 3 after 20 acts
('7/tried/3/20', '7/weigh/3/20')
>>> seed.at("exchange", 3, 20), seed.at("asked", 20)  # hidden cards exchanged at an act; the bot asked again
('7/exchange/3/20', '7/asked/20')
>>> seed.at("field", "casual", 5)  # seed of the match in which a level plays a deal the fifth time
'7/field/casual/5'
>>> seed.at("try", "act")  # an act of a puzzle other than the best one
'7/try/act'
>>> seed.at("make")  # cards that a person who makes a deal leaves to chance
'7/make'
>>> seed.numbered(5)  # seed of the fifth pair of an arena, or match of a series
'7/5'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self

from followsuit.base.characters import composed

#: What chance is used for.
Use = Literal[
    "match", "deal", "bot", "hint", "coach", "why", "review", "tried", "weigh", "exchange", "asked", "field",
    "try", "make",
]  # fmt: skip


class Seed(str):
    """A seed as a record writes it, on one line: seeds that look alike are the same.

    White space of any kind is one space, and none at the ends; accents are composed, and nothing is unseen.

    >>> Seed("  two   words ") == "two words", Seed("cafe\u0301") == Seed("caf\u00e9")
    (True, True)
    """

    __slots__ = ()

    def __new__(cls, text: str | int = "") -> Self:
        """The seed of a text or a whole number."""
        return super().__new__(cls, composed(str(text)))

    @classmethod
    def of(cls, numbers: Iterable[str], draw: str = "") -> Self:
        """The seed that several devices draw together: the hash of one number of each, in any order.

        ``draw`` says which drawing it was, where it was not the first of a table or somebody was left out.

        >>> Seed.of(["aa", "bb"]) == Seed.of(["bb", "aa"]) != Seed.of(["aa", "bb"], "2 without W")
        True
        """
        from hashlib import sha256

        parts = "follow-suit/multiplayer/1", *((f"draw {draw}",) if draw else ()), *sorted(numbers)
        return cls(sha256("/".join(parts).encode()).hexdigest())

    def match(self) -> Self:
        """The seed of what is drawn before the first deal."""
        return self.at("match")

    def deal(self, number: int) -> Self:
        """The seed of a deal's cards."""
        return self.at("deal", number)

    def bot(self, turn: int | str, seat: str) -> Self:
        """The seed of a bot's act at a turn; ``seat`` is the name of its seat."""
        return self.at("bot", turn, seat)

    def at(self, use: Use, *where: object) -> Self:
        """The seed of one use of chance; ``where`` says at which point of the match, or of what."""
        return type(self)("/".join((self, use, *map(str, where))))

    def numbered(self, number: int) -> Self:
        """The seed of one of many: a match of a series, a decision of a review."""
        return type(self)(f"{self}/{number}")

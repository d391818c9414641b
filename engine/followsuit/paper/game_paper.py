"""Paper of a game: what only that game has on its sheets, and where it is found.

It is the value ``PAPER`` of ``paper/<game>``. A game without such a folder, one from outside, is printed with
what all games have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from followsuit.cards import Card, Rank, Suit
from followsuit.entries import ScoreStep, Values
from followsuit.game import AnyGame
from followsuit.paper.words import Words

#: Columns of traveller and score sheet, by the key of their words.
Columns = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardOrder:
    """An order of cards to be drawn: its title, and its steps from high to low, equal cards together."""

    title: str
    steps: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class FigureTable:
    """A small table of figures that the rules make: its title, its rows of text, its clauses."""

    title: str
    rows: tuple[tuple[str, ...], ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A sentence of a rules card: the key of its words, its clauses, and whether it says what is owed."""

    key: str
    clauses: tuple[str, ...]
    is_owed: bool = False
    facts: tuple[tuple[str, object], ...] = ()


def as_entered(values: Values, steps: Sequence[ScoreStep], words: Words) -> Mapping[str, str]:
    """Of a game in whose columns stands what was entered."""
    return {}


@dataclass(frozen=True, slots=True)
class GamePaper:
    """What one game has on its sheets.

    ``orders`` draws the cards for a level and a trump suit. ``figures`` are what points are worth, ``points``
    the sentences of the rules card, both by the rules. ``scores`` are the columns of the score sheet,
    ``traveller`` those of a traveller between the pairs and the margin. ``asks_level``: a card is of one
    level. ``filled`` says what stands in columns of the score sheet by what was entered of a deal and by the
    steps of its score, none where it does not count, as far as it is not just what was entered.
    """

    words: Mapping[str, Mapping[str, str]]
    orders: Callable[[Any, Words, Rank, Suit], tuple[CardOrder, ...]]
    figures: Callable[[Any, Words], tuple[FigureTable, ...]]
    points: Callable[[Any], tuple[Point, ...]]
    scores: Callable[[Any], Columns]
    traveller: Columns
    asks_level: bool = False
    filled: Callable[[Values, Sequence[ScoreStep], Words], Mapping[str, str]] = as_entered


def signed(number: int) -> str:
    """A change with its sign."""
    return f"{number:+d}".replace("-", "−")


def paper_of(game: AnyGame) -> GamePaper:
    """What a game has on its sheets; what all games have for one from outside without a folder here."""
    name = f"followsuit.paper.{game.name}"
    try:
        paper: GamePaper = import_module(name).PAPER
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return GamePaper(
            words={},
            orders=lambda rules, words, level, trump: (),
            figures=lambda rules, words: (),
            points=lambda rules: (),
            scores=lambda rules: ("declarer", "contract", "change-NS", "change-EW", "total-NS", "total-EW"),
            traveller=("declarer", "contract"),
        )
    return paper


def plain_orders(cards: tuple[Card, ...], words: Words, trump: Suit) -> tuple[CardOrder, ...]:
    """The orders of a game in which the ace is high in every suit, trumps among them."""
    other = next(suit for suit in Suit if suit is not trump)
    return tuple(
        CardOrder(words[title], tuple((card,) for card in sorted(cards, reverse=True) if card.suit is suit))
        for title, suit in (("trumps-order", trump), ("suit-order", other))
    )

"""Ruffing: trumps on a throw where the type of the largest unit decides who beats it (T91)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from followsuit.base.cards import Card
from followsuit.card_games.shengji.cards.arrangements import Dimensions, can_lay, laid_first
from followsuit.card_games.shengji.cards.cheapest_cards import Cost, lay
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format
from followsuit.card_games.shengji.cards.trump import EffectiveSuit

_TRUMP = EffectiveSuit.TRUMP


def ruffs_by_type(hand: Holding, form: Format, costs: Iterable[Cost]) -> Iterator[tuple[Card, ...]]:
    """The plays of trumps that hold the units of a throw and begin with a large unit, the largest first.

    There is one for each unit that they can begin with and each cost, perhaps with repeats.
    """
    ways = tuple(costs)
    units = laid_first(form.shapes)
    for shape in _units_within(form.size, hand.ladder.packs):
        for cost in ways:
            for others in (form.shapes[1:], units[1:], ()):
                cards = lay(hand, _TRUMP, form.size, (shape, *others), cost)
                if cards is not None and _holds(cards, hand, units):
                    yield cards
                    break


def _units_within(size: int, packs: int) -> list[Dimensions]:
    """The shapes of more than one card that ``size`` cards can hold, the largest first (T63)."""
    wide = [(width, length) for width in range(2, packs + 1) for length in range(1, size // width + 1)]
    return sorted(wide, key=lambda shape: (shape[0] * shape[1], shape[1] > 1, shape[0]), reverse=True)


def _holds(cards: tuple[Card, ...], hand: Holding, units: tuple[Dimensions, ...]) -> bool:
    """Whether the cards can be arranged as these units, which are in the order of `laid_first`."""
    ladder = hand.ladder
    return can_lay(Holding.of(cards, ladder).field(_TRUMP), units, ladder.shared)

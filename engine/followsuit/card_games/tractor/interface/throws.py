"""Throws: those that are worth a lead (T22, T23, T88–T90), and the trumps to beat one with (T91)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from followsuit.base.cards import Card
from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.arrangements import Dimensions, can_lay, laid_first
from followsuit.card_games.shengji.cards.cheapest_cards import Cost, lay
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Format, Unit
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.lead import Voids, is_beaten, proven_by_voids
from followsuit.card_games.shengji.option_values import Throw, ThrowProof
from followsuit.card_games.tractor.rules import TractorRules


def throws(
    units: Sequence[Unit],
    suit: EffectiveSuit,
    rest: Holding,
    voids: Voids,
    rules: TractorRules,
    leader: AnySeat,
) -> Iterator[Sequence[Unit]]:
    """The throws of a suit worth a lead, each as its units, which may be fewer than two.

    ``units`` are those of the suit in hand; ``rest`` are the cards that the others may hold.
    """
    if proven_by_voids(suit, voids, rules, leader):
        yield units
    if rules.throw_proof is not ThrowProof.VOIDS:
        yield [unit for unit in units if not is_beaten(unit, suit, rest)]
    if rules.throw is Throw.ATTEMPT:
        yield sorted(units, key=lambda unit: unit.top, reverse=True)[:2]


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

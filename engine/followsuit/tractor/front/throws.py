"""Throws: which throws of a suit are worth a lead (T22, T23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.shapes import Unit
from followsuit.tractor.cards.trump import EffectiveSuit
from followsuit.tractor.law.lead import Voids, all_void, is_beaten
from followsuit.tractor.rules import Throw, TractorRules


def throws(
    units: Sequence[Unit], suit: EffectiveSuit, rest: Holding, voids: Voids, rules: TractorRules
) -> Iterator[Sequence[Unit]]:
    """The throws of a suit worth a lead, each as its units, which may be fewer than two.

    ``units`` are those of the suit in hand; ``rest`` are the cards that the others may hold.
    """
    if all_void(suit, voids, rules):
        yield units
    yield [unit for unit in units if not is_beaten(unit, suit, rest)]
    if rules.throw is Throw.ATTEMPT:
        yield sorted(units, key=lambda unit: unit.top, reverse=True)[:2]

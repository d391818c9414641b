"""Throws: which throws of a suit are worth a lead (T22, T23, T88–T90)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from followsuit.base.seats import AnySeat
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import Unit
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

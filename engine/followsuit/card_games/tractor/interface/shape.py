"""Shape: what players call the cards that a seat plays: a pair, a tractor, a throw."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.base.cards import Card
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.shapes import format_of
from followsuit.card_games.tractor.interface.observation import TractorObservation


def shape_played(observation: TractorObservation, cards: Sequence[Card]) -> str | None:
    """The shape of a play by its name; None for a single card and for cards that are no unit.

    Only a lead is a throw (T20).
    """
    if observation.trump is None or len(cards) < 2:
        return None
    form = format_of(Holding.of(cards, ladder_of(observation.trump, observation.rules)))
    if form is None or (form.is_throw and observation.best_play is not None):
        return None
    return form.shape.value

"""Cardplay: how bots play the cards with three and four packs by heuristics.

The options of the table are weighed by what they do to the trick, in card points, less what the cards will be
missed for later.
"""

from __future__ import annotations

from typing import Final

from followsuit.base.cards import Card
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import units_in
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.lead import is_beaten, outside
from followsuit.card_games.shengji.law.trick_winner import is_stronger, strength_of
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import play_options

Cards = tuple[Card, ...]

#: What having the lead is worth, in card points.
LEAD: Final = 2.0

#: How likely a trick stays with the seat that has it while others are to come, and while none is an opponent.
HOLDS: Final = 0.6


def choose_many_packs_cards(observation: TractorObservation) -> tuple[Cards, str]:
    """The cards to play, and the reason's code."""
    (_, reason, cards), *others = value_plays(observation)
    return cards, reason if others else "only_play"


def value_plays(observation: TractorObservation) -> list[tuple[float, str, Cards]]:
    """The options of the table, the best first: the worth of each, and a reason to choose it."""
    view = _View(observation)
    weigh = view.follow if observation.best_play is not None else view.lead
    weighed = [(*weigh(cards), cards) for cards in play_options(observation)]
    # Equal options stay in the order of the table, so the choice is the same everywhere.
    return sorted(weighed, key=lambda option: -option[0])


def rank_plays(observation: TractorObservation) -> list[Cards]:
    """The options of the table, the best first."""
    return [cards for _, _, cards in value_plays(observation)]


def many_packs_reason(observation: TractorObservation, cards: Cards) -> str:
    """A reason to play these cards, as a code."""
    view = _View(observation)
    return (view.follow(cards) if observation.best_play is not None else view.lead(cards))[1]


class _View:
    """What a seat goes by: the order of the cards, the cards outside, and who has the trick."""

    def __init__(self, observation: TractorObservation) -> None:
        assert observation.trump is not None and observation.trick is not None, (
            "a seat that plays knows trump and trick"
        )
        self.observation = observation
        self.ladder = ladder_of(observation.trump, observation.rules)
        known = (*observation.seen, *observation.hand, *observation.buried)
        self.rest = outside(known, self.ladder)

    def _price(self, cards: Cards) -> float:
        """What cards will be missed for: height, trumps more, and tuples that are broken."""
        ladder, hand = self.ladder, self.observation.hand
        price = 0.0
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            height = ladder.step[card] / 12
            if ladder.suit[card] is EffectiveSuit.TRUMP:
                height += 1.0
            price += count * height + (1.0 if count < hand.count(card) else 0.0)
        return price

    def follow(self, cards: Cards) -> tuple[float, str]:
        """The worth of a play to a lead, and a reason for it."""
        observation = self.observation
        best_play, trick = observation.best_play, observation.trick
        assert best_play is not None and trick is not None, "a follower sees a lead"
        form = best_play.form
        offered = strength_of(Holding.of(cards, self.ladder), form, observation.rules)
        takes = offered is not None and is_stronger(
            offered, best_play.strength, form, observation.rules, self.ladder
        )
        mate = best_play.seat.side is observation.seat.side
        to_come = observation.rules.seats - 1 - len(trick.plays)
        holds = 1.0 if to_come == 0 else HOLDS + 0.1 * (2 - to_come)
        own, pile = card_points(cards), card_points(trick.cards)
        ours = holds if takes or mate else 0.15 * (to_come > 1)
        value = (2 * ours - 1) * (own + pile + LEAD) - self._price(cards)
        if takes and mate:
            return value - 3.0, "take_over"
        if takes and offered is not None:
            return value, "ruff" if offered.ruffed else "win_trick"
        if own:
            return value, "feed_partner" if mate else "give_points"
        void = not any(self.ladder.suit[card] is form.suit for card in cards)
        return value, "discard" if void else "leave_to_partner" if mate else "follow_low"

    def lead(self, cards: Cards) -> tuple[float, str]:
        """The worth of a lead, and a reason for it."""
        suit = self.ladder.suit[cards[0]]
        units = units_in(Holding.of(cards, self.ladder), suit)
        masters = not any(is_beaten(unit, suit, self.rest) for unit in units)
        side = suit is not EffectiveSuit.TRUMP
        stake = card_points(cards) + LEAD + 1.5 * len(cards)
        value = stake * (0.8 if masters else -0.3 if len(cards) == 1 else 0.1) - 0.5 * self._price(cards)
        if masters and side:
            # The longer the suit has been played, the likelier it is ruffed.
            value -= 0.2 * sum(self.ladder.suit[card] is suit for card in self.observation.seen)
        if len(units) > 1:
            return value, "throw_of_masters" if masters else "lead_throw"
        if masters:
            return value, "lead_master" if side else "draw_trumps"
        if len(cards) == 1:
            return value, "lead_low"
        return value, "lead_tractor" if units[0].length > 1 else "lead_pair"

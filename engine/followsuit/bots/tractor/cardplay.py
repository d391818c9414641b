"""Cardplay: leads and follows of a bot that counts cards but does not search.

Every option is worth what it does to the trick (points won or lost, by how likely the side is to get them)
less what the cards will be missed for later. All numbers are in card points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from followsuit.base.agreements import Agreements
from followsuit.base.cards import Card
from followsuit.base.seats import Seat
from followsuit.bots.tractor.agreed import choose_agreed
from followsuit.bots.tractor.knowledge import Knowledge
from followsuit.card_games.shengji.cards.ladder import ladder_of
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import card_points
from followsuit.card_games.shengji.cards.shapes import Format, Unit
from followsuit.card_games.shengji.cards.trump import EffectiveSuit
from followsuit.card_games.shengji.law.trick_winner import BestPlay, is_stronger, strength_of
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import follows_of, leads_of
from followsuit.card_games.tractor.standings import ORDERS

TRUMP: Final = EffectiveSuit.TRUMP
SIDES: Final = tuple(suit for suit in EffectiveSuit if suit is not TRUMP)

#: The worth of having the lead, and of each card of a trick that is won, on top of the points.
LEAD: Final = 2.0

#: What a pair that may be beaten is worth less while a sure trick can be led.
FIRST_SURE: Final = 12.0


def choose_cards(observation: TractorObservation, agreements: Agreements) -> tuple[Card, ...]:
    """Return the cards to play."""
    return choose_of(value_plays(observation), observation, agreements)


def choose_of(
    plays: Sequence[tuple[float, tuple[Card, ...]]], observation: TractorObservation, agreements: Agreements
) -> tuple[Card, ...]:
    """Return the best of the plays, or one that is about as good and keeps what is agreed."""
    kept = choose_agreed(agreements, observation, plays) if agreements else None
    # Of equal options the first: they come in a fixed order, so the choice is the same everywhere.
    return kept or max(plays, key=lambda option: option[0])[1]


def value_plays(observation: TractorObservation) -> list[tuple[float, tuple[Card, ...]]]:
    """Return the possible plays, each with its value in card points."""
    return (
        _value_leads(observation)
        if observation.best_play is None
        else _value_follows(observation, observation.best_play)
    )


# Following -------------------------------------------------------------------------------------------------
def _value_follows(
    observation: TractorObservation, best_play: BestPlay
) -> list[tuple[float, tuple[Card, ...]]]:
    """The plays to the trick in progress, each with its value."""
    assert observation.trump is not None, "trump is known while cards are played"
    hand = Holding.of(observation.hand, ladder_of(observation.trump, observation.rules))
    options = follows_of(hand, best_play.form, observation.rules)
    if len(options) == 1:
        return [(0.0, options[0])]
    following = _Following(observation, Knowledge.of(observation), best_play)
    return [(following.value(cards), cards) for cards in options]


class _Following:
    """What plays to the trick in progress are worth, which ``best_play`` holds so far."""

    def __init__(self, observation: TractorObservation, known: Knowledge, best_play: BestPlay) -> None:
        trick, side = observation.trick, observation.seat.side
        assert trick is not None, "a follower sees a lead"
        self._observation, self._known, self._best = observation, known, best_play
        to_come = ORDERS[len(Seat)][observation.seat][1 : 4 - len(trick.plays)]
        self._rivals = [seat for seat in to_come if seat.side is not side]
        self._partner_comes = len(self._rivals) < len(to_come)
        self._points = card_points(trick.cards)
        #: Points that the seats to come will add, about.
        self._more = 2.5 * len(to_come) if known.points_out else 0.0
        self._weight = _weight(observation, known)
        #: How likely the own side takes the trick if the seat does not.
        self._without = self._chance(best_play)

    def value(self, cards: tuple[Card, ...]) -> float:
        """What playing these cards is worth, in card points."""
        observation, known, best = self._observation, self._known, self._best
        offered = strength_of(Holding.of(cards, known.ladder), best.form, observation.rules)
        takes = offered is not None and is_stronger(
            offered, best.strength, best.form, observation.rules, known.ladder
        )
        ours = self._without
        if takes and offered is not None:
            ours = self._chance(BestPlay(best.form, observation.seat, offered))
        stake = self._points + card_points(cards) + LEAD + self._more
        value = (2 * ours - 1) * stake * self._weight - known.price(cards)
        if takes and best.seat is observation.seat.partner:
            # Taking over a partner's trick only pays where the partner would have lost it.
            value -= 3.0
        return value

    def _chance(self, best_play: BestPlay) -> float:
        """How likely the own side takes the trick as it then stands."""
        known, seat = self._known, self._observation.seat
        if best_play.seat.side is seat.side:
            held = 1.0
            for rival in self._rivals:
                held *= 1.0 - known.chance_to_beat(rival, best_play)
            return held + (1.0 - held) * (0.2 if self._partner_comes else 0.0)
        if not self._partner_comes:
            return 0.0
        return known.chance_to_beat(seat.partner, best_play) * (0.8 if self._rivals else 1.0)


def _weight(observation: TractorObservation, known: Knowledge) -> float:
    """How much more the last trick counts: the kitty hangs on it (T34)."""
    return 2.0 if known.left <= known.size_now else 1.0


# Leading ---------------------------------------------------------------------------------------------------
def _value_leads(observation: TractorObservation) -> list[tuple[float, tuple[Card, ...]]]:
    """The leads, each with its value."""
    known = Knowledge.of(observation)
    voids = {
        seat: observation.voids[seat] for seat in observation.standing.seats if seat is not observation.seat
    }
    options = leads_of(
        known.hand,
        known.out,
        voids,
        observation.rules,
        observation.seat,
        taken_back=observation.is_taken_back,
    )
    if len(options) == 1:
        return [(0.0, options[0])]
    leading = _Leading(observation, known)
    leads = []
    for cards in options:
        form, units = known.lead_of(cards)
        if known.may_throw(form, units):
            leads.append((leading.value(cards, form, units), cards))
    return leads


class _Leading:
    """What leads are worth."""

    def __init__(self, observation: TractorObservation, known: Knowledge) -> None:
        self._observation, self._known = observation, known
        _, first, self._partner, last = ORDERS[len(Seat)][observation.seat]
        self._rivals = (first, last)
        self._weight = _weight(observation, known)
        self._drawing = _value_of_drawing(observation, known)
        #: What `_others_with` has found, by suit and pairs.
        self._others: dict[tuple[EffectiveSuit, int], tuple[tuple[bool, float], ...]] = {}
        #: Whether there is a side suit whose highest cards take a trick for certain.
        self._sure = any(known.is_sure(suit) for suit in SIDES)

    def value(self, cards: tuple[Card, ...], form: Format, units: Sequence[Unit]) -> float:
        """What a lead of these units is worth."""
        known = self._known
        stands = min([self._stands(form, unit) for unit in units])
        own = card_points(cards)
        stake = own + LEAD + min(known.points_out, 3.0 * form.size)
        value = (2 * stands - 1) * stake * self._weight - known.price(cards, leading=True)
        if self._sure and form.pairs and not all(known.is_boss(unit, form.suit) for unit in units):
            # What can be beaten waits until what cannot is cashed.
            value -= FIRST_SURE
        # More cards at once that stand are more tricks' worth of discards out of the others.
        value += 1.5 * (form.size - 1) * stands
        if form.suit is TRUMP:
            value += self._drawing
        elif stands < 0.5 and form.size == 1:
            value += self._low_lead(form, own)
        return value

    def _stands(self, form: Format, unit: Unit) -> float:
        """How likely the own side takes a trick led with this unit."""
        known, suit = self._known, form.suit
        first, last, partner = self._others_with(suit, unit.pairs)
        boss = known.is_boss(unit, suit)
        above = 0.0 if boss else known.chance_out(suit, unit.pairs, unit.top)
        chance = 1.0 - max(above if first[0] else 0.0, first[1])
        chance *= 1.0 - max(above if last[0] else 0.0, last[1])
        if not boss:
            chance += (1.0 - chance) * max(above if partner[0] else 0.0, partner[1]) * 0.5
        return chance

    def _others_with(self, suit: EffectiveSuit, pairs: int) -> tuple[tuple[bool, float], ...]:
        """Of both rivals and the partner: whether each may follow suit, and how likely each ruffs."""
        found = self._others.get((suit, pairs))
        if found is None:
            seats = (*self._rivals, self._partner)
            ruffs = self._known.chance_to_ruff
            found = tuple([(self._known.share(seat, suit) > 0, ruffs(seat, suit, pairs)) for seat in seats])
            self._others[suit, pairs] = found
        return found

    def _low_lead(self, form: Format, own: int) -> float:
        """The use of a low lead of a side suit after the trick: find the partner, or empty the suit."""
        known, voids = self._known, self._observation.voids
        length = known.length(form.suit)
        value = 1.5 if length <= 2 and known.own_trumps >= 3 else 0.0
        if form.suit in voids[self._partner]:
            value += 4.0
        if any(form.suit in voids[rival] for rival in self._rivals):
            value -= 3.0
        return value - 0.3 * own


def _value_of_drawing(observation: TractorObservation, known: Knowledge) -> float:
    """The worth of drawing trumps: much to the seat with most of them, nothing once nobody else has any."""
    own, out = known.own_trumps, known.out_in(TRUMP)
    if not out:
        return -4.0
    declares = observation.declaring_side is observation.seat.side
    if own >= out / 2:
        return 2.5 if declares else 1.0
    return -1.0 if declares else -3.0

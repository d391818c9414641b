"""Reason: why an action makes sense, as a code. It follows from what the action does, so any bot's has one.

Every code says something of the position that can be checked: who is ahead, what is void, what is out. An
action that none of them fits has no reason; then the figures of the search are all there is to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from followsuit.base.actions import Bid, Pass
from followsuit.base.cards import NO_TRUMP, Card, Strain
from followsuit.base.seats import AnySeat
from followsuit.bots.tractor.knowledge import TRUMP, Knowledge
from followsuit.bots.tractor.trump_choice import (
    EAGER,
    EARLIEST,
    RATHER_THAN_NOTHING,
    choose_strain,
    expected_trump_worth,
)
from followsuit.card_games.shengji.cards.cheapest_cards import KEEP_PAIR
from followsuit.card_games.shengji.cards.layers import Holding
from followsuit.card_games.shengji.cards.pack import POINTS, card_points
from followsuit.card_games.shengji.cards.shapes import Format, format_of, units_of
from followsuit.card_games.shengji.law.declaring import named
from followsuit.card_games.shengji.law.follow import following
from followsuit.card_games.shengji.law.trick_winner import PlayStrength, is_stronger, strength_of
from followsuit.card_games.tractor.actions import Declare
from followsuit.card_games.tractor.interface.observation import TractorObservation
from followsuit.card_games.tractor.interface.options import declare_options
from followsuit.card_games.tractor.standings import ROTATION

#: The codes that only bots of Tractor give.
REASONS: Final = (
    "only_play",
    "throw_of_masters",
    "lead_throw",
    "lead_master",
    "lead_tractor",
    "lead_pair",
    "lead_for_partner_to_ruff",
    "win_trick",
    "leave_to_partner",
    "discard",
    "follow_low",
    "keep_higher",
)

#: The cost of the follow with the fewest points, whatever pairs and trumps it takes.
_POINTS_LAST: Final = [KEEP_PAIR * points for points in POINTS]


# Finding trump ---------------------------------------------------------------------------------------------
def reason_to_declare(observation: TractorObservation, action: Declare | Pass | None) -> str:
    """Why a declaration makes sense, or waiting (``None``) or passing instead of one; may be empty."""
    if isinstance(action, Declare):
        enough = expected_trump_worth(observation, named(action.cards)) >= RATHER_THAN_NOTHING
        return "trumps_in_prospect" if enough else ""
    options = declare_options(observation)
    if not options:
        return "nothing_to_declare"
    standing = observation.declarations[-1].seat if observation.declarations else None
    if standing is observation.seat:
        return "own_trump_stands"
    if standing is not None and standing.side is observation.seat.side:
        return "partners_trump_stands"
    if len(observation.hand) < EARLIEST:
        return "few_cards_yet"
    best = max(expected_trump_worth(observation, named(option.cards)) for option in options)
    return "trumps_too_weak" if best < EAGER else ""


def reason_to_call(call: Bid | Pass) -> str:
    """Why a call for the pair makes sense."""
    return "hand_too_weak" if isinstance(call, Pass) else "hand_worth_it"


def reason_to_name(observation: TractorObservation, strain: Strain) -> str:
    """Why a trump makes sense; may be empty."""
    if strain is not choose_strain(observation):
        return ""
    return "best_no_trump" if strain is NO_TRUMP else "best_suit"


def reason_to_bury(observation: TractorObservation, cards: Sequence[Card]) -> str:
    """Why a burial makes sense; may be empty."""
    assert observation.trump is not None, "trump is known before the burial"
    trump = observation.trump
    left = Counter(observation.hand) - Counter(cards)
    kept = {card.suit for card in left if not trump.is_trump(card)}
    buried = {card.suit for card in cards if not trump.is_trump(card)}
    if buried - kept and any(trump.is_trump(card) for card in left):
        return "buried_to_be_void"
    if card_points(cards):
        return "buried_points"
    return "" if any(trump.is_trump(card) for card in cards) else "buried_the_lowest"


# Cards -----------------------------------------------------------------------------------------------------
def reason_of(observation: TractorObservation, cards: Sequence[Card]) -> str:
    """The code of a play's reason; empty where none fits.

    Leads: ``throw_of_masters``, ``lead_throw``, ``draw_trumps``, ``lead_master``, ``lead_tractor``,
    ``lead_pair``, ``lead_for_partner_to_ruff``, ``lead_high``, ``lead_points``, ``lead_low``. Follows:
    ``ruff``, ``overruff``, ``win_trick``, ``win_for_good``, ``go_ahead``, ``over_partner``, ``take_over``,
    ``feed_partner``, ``leave_to_partner``, ``give_points``, ``points_on_trust``, ``keep_higher``,
    ``points_for_trump``, ``points_for_pair``, ``points_given``, ``discard``, ``follow_low``;
    ``only_play`` in any place.
    """
    if len(observation.hand) == len(cards):
        return "only_play"
    known = Knowledge.of(observation)
    return (
        _lead(observation, known, cards)
        if observation.best_play is None
        else _follow(observation, known, cards)
    )


def _lead(observation: TractorObservation, known: Knowledge, cards: Sequence[Card]) -> str:
    play = Holding.of(cards, known.ladder)
    form = format_of(play)
    assert form is not None, "a lead is of one suit"
    masters = all(known.is_boss(unit, form.suit) for unit in units_of(play))
    if form.is_throw:
        return "throw_of_masters" if masters else "lead_throw"
    if form.suit is TRUMP and any(known.share(seat, TRUMP) for seat in _rivals(observation.seat, 3)):
        return "draw_trumps"
    if masters:
        return "lead_master"
    if form.pairs:
        return "lead_tractor" if form.tractors else "lead_pair"
    partner = observation.seat.partner
    if form.suit is not TRUMP and form.suit in observation.voids[partner] and known.share(partner, TRUMP):
        return "lead_for_partner_to_ruff"
    if _is_high(known, form, play):
        return "lead_high"
    return "lead_points" if card_points(cards) else "lead_low"


def _is_high(known: Knowledge, form: Format, play: Holding) -> bool:
    """Whether most kinds of a suit that are out are lower than the single card that is led, or as high."""
    kinds = known.ladder.steps(known.out.field(form.suit)[0])
    higher = kinds >> (units_of(play)[0].top + 1)
    return higher.bit_count() * 2 < kinds.bit_count()


def _follow(observation: TractorObservation, known: Knowledge, cards: Sequence[Card]) -> str:
    best_play, trick = observation.best_play, observation.trick
    assert best_play is not None and trick is not None, "a follower sees a lead"
    offered = strength_of(Holding.of(cards, known.ladder), best_play.form, observation.rules)
    mate = best_play.seat is observation.seat.partner
    to_come = 3 - len(trick.plays)
    rivals = _rivals(observation.seat, to_come)
    if offered is not None and is_stronger(
        offered, best_play.strength, best_play.form, observation.rules, known.ladder
    ):
        if mate:
            is_safe = not any(_may_beat(known, seat, best_play.form, best_play.strength) for seat in rivals)
            return "take_over" if is_safe else "over_partner"
        if offered.ruffed:
            return "overruff" if best_play.strength.ruffed else "ruff"
        if any(_may_beat(known, seat, best_play.form, offered) for seat in rivals):
            return "go_ahead"
        return "win_for_good" if rivals else "win_trick"
    points = card_points(cards)
    if points:
        if mate:
            return "feed_partner"
        fewest = following(known.hand, best_play.form, observation.rules, _POINTS_LAST)
        if points <= card_points(fewest):
            return "give_points"
        if to_come >= 2 and _may_beat(known, observation.seat.partner, best_play.form, best_play.strength):
            return "points_on_trust"
        if _keeps_higher(observation, known, cards):
            return "keep_higher"
        return _points_for(observation, known, cards, fewest)
    if not known.hand.count(best_play.form.suit):
        return "discard"
    return "leave_to_partner" if mate else "follow_low"


def _keeps_higher(observation: TractorObservation, known: Knowledge, cards: Sequence[Card]) -> bool:
    """Whether a card is kept that ranks above all that are played of its suit."""
    ladder = known.ladder
    tops = {ladder.suit[card]: 0 for card in cards}
    for card in cards:
        tops[ladder.suit[card]] = max(tops[ladder.suit[card]], ladder.step[card])
    kept = Counter(observation.hand) - Counter(cards)
    return any(ladder.step[card] > tops.get(ladder.suit[card], 99) for card in kept)


def _points_for(
    observation: TractorObservation, known: Knowledge, cards: Sequence[Card], fewest: Sequence[Card]
) -> str:
    """The code for giving points though another play has fewer: to save a trump, or a pair, or neither."""
    suit = known.ladder.suit
    if any(suit[card] is TRUMP for card in fewest) and not any(suit[card] is TRUMP for card in cards):
        return "points_for_trump"
    pairs = [card for card, count in Counter(observation.hand).items() if count == 2]
    if any(card in fewest and card not in cards for card in pairs):
        return "points_for_pair"
    return "points_given"


def _rivals(seat: AnySeat, to_come: int) -> list[AnySeat]:
    """The opponents among the seats that act next."""
    later = (ROTATION.after(seat, step) for step in range(1, to_come + 1))
    return [other for other in later if other is not seat.partner]


def _may_beat(known: Knowledge, seat: AnySeat, form: Format, best: PlayStrength) -> bool:
    """Whether a seat may hold cards that beat the play that is ahead; in doubt it may."""
    if known.share(seat, TRUMP) and (form.suit is not TRUMP or best.ruffed):
        return True
    if best.ruffed or not known.share(seat, form.suit):
        return False
    once, twice = known.out.field(form.suit)
    field = twice if form.largest else once
    return bool(known.ladder.steps(field) >> (best.height + 1))

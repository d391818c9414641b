"""Reason: why a play makes sense, as a code. Told from what the play does, so any bot's play has one."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.bots.tractor.knowledge import TRUMP, Knowledge
from followsuit.cards import Card
from followsuit.tractor.cards.holding import Holding
from followsuit.tractor.cards.pack import card_points
from followsuit.tractor.cards.shapes import format_of, units_of
from followsuit.tractor.front.observation import TractorObservation
from followsuit.tractor.law.winning import is_stronger, strength_of


def reason_of(seen: TractorObservation, cards: Sequence[Card]) -> str:
    """The code of a play's reason, not empty.

    Leads: ``throw_of_masters``, ``lead_throw``, ``lead_master``, ``draw_trumps``, ``lead_tractor``,
    ``lead_pair``, ``lead_for_partner_to_ruff``, ``lead_low``. Follows: ``only_play``, ``ruff``, ``overruff``,
    ``win_trick``, ``over_partner``, ``feed_partner``, ``give_points``, ``leave_to_partner``, ``discard``,
    ``follow_low``.
    """
    if len(seen.hand) == len(cards):
        return "only_play"
    known = Knowledge.of(seen)
    return _lead(seen, known, cards) if seen.best_play is None else _follow(seen, known, cards)


def _lead(seen: TractorObservation, known: Knowledge, cards: Sequence[Card]) -> str:
    play = Holding.of(cards, known.ladder)
    form = format_of(play)
    assert form is not None, "a lead is of one suit"
    masters = all(known.is_boss(unit, form.suit) for unit in units_of(play))
    if form.is_throw:
        return "throw_of_masters" if masters else "lead_throw"
    if form.suit is TRUMP:
        return "draw_trumps"
    if masters:
        return "lead_master"
    if form.pairs:
        return "lead_tractor" if form.tractors else "lead_pair"
    return "lead_for_partner_to_ruff" if form.suit in seen.voids[seen.seat.partner] else "lead_low"


def _follow(seen: TractorObservation, known: Knowledge, cards: Sequence[Card]) -> str:
    best_play = seen.best_play
    assert best_play is not None, "a follower sees a lead"
    offered = strength_of(Holding.of(cards, known.ladder), best_play.form, seen.rules)
    mate = best_play.seat is seen.seat.partner
    if offered is not None and is_stronger(
        offered, best_play.strength, best_play.form, seen.rules, known.ladder
    ):
        if mate:
            return "over_partner"
        if offered.ruffed:
            return "overruff" if best_play.strength.ruffed else "ruff"
        return "win_trick"
    if card_points(cards):
        return "feed_partner" if mate else "give_points"
    if not known.hand.count(best_play.form.suit):
        return "discard"
    return "leave_to_partner" if mate else "follow_low"

"""Burying: the starter takes the kitty and buries as many cards (T13)."""

from __future__ import annotations

from followsuit.cards import Strain
from followsuit.errors import Refusal
from followsuit.game import Step
from followsuit.seats import Seat, check_turn
from followsuit.tractor.actions import Bury
from followsuit.tractor.cards.pack import Pack, check_held, kitty_of, without
from followsuit.tractor.cards.trump import Trump
from followsuit.tractor.events import CardsBuried, KittyBuried, KittyTaken, TrumpFixed
from followsuit.tractor.law.standing import TractorStanding
from followsuit.tractor.phases.playing import begin_play
from followsuit.tractor.phases.state import Burying, Prelude, State, Terms, TractorPlaying, hand_before_play


def take_kitty(
    standing: TractorStanding, pack: Pack, prelude: Prelude, starter: Seat, suit: Strain
) -> Step[State]:
    """The state in which the starter has taken the kitty and has to bury; ``suit`` is trump from now on."""
    terms = Terms(prelude, starter, Trump.under(standing.rules, standing.trump_rank, suit))
    fixed = TrumpFixed(standing.trump_rank, suit, starter, starter.side)
    return Step(Burying(standing, pack, terms), (fixed, KittyTaken(starter, kitty_of(pack, standing.sizes))))


def check_bury(state: Burying, action: Bury) -> Refusal | None:
    """Why the burial is refused, or None: the starter buries exactly as many cards as it took up (T13).

    Codes: ``out_of_turn``, ``wrong_count``, ``not_in_hand``.
    """
    refusal = check_turn(action.seat, state.terms.starter, "T13")
    if refusal is not None:
        return refusal
    due = state.standing.sizes.kitty
    if len(action.cards) != due:
        return Refusal("wrong_count", "T13", {"cards": due, "played": len(action.cards)})
    return check_held(hand_before_play(state, action.seat), action.cards, "T13")


def bury(state: Burying, action: Bury) -> Step[State]:
    """The state after a burial that `check_bury` allows: the starter leads."""
    buried = tuple(sorted(action.cards))
    hands = [hand_before_play(state, seat) for seat in Seat]
    hands[action.seat] = without(hands[action.seat], buried)
    terms = state.terms
    play = begin_play(
        terms.trump, state.standing.rules, terms.starter, hands, buried, terms.prelude.starter_trick
    )
    playing = TractorPlaying(state.standing, state.pack, state.terms, play)
    return Step(playing, (KittyBuried(action.seat, len(buried)), CardsBuried(action.seat, buried)))

"""Burying: a seat takes the kitty and buries as many cards; others may declare after it (T13, T77–T80)."""

from __future__ import annotations

from dataclasses import replace

from followsuit.base.actions import Pass
from followsuit.base.cards import Strain
from followsuit.base.errors import Refusal
from followsuit.base.events import Event, Passed
from followsuit.base.game import Step
from followsuit.base.seats import AnySeat, check_turn
from followsuit.card_games.shengji.cards.pack import Pack, check_held, kitty_of
from followsuit.card_games.shengji.cards.trump import Trump
from followsuit.card_games.shengji.law.declaring import check_declare, is_final, named, strength
from followsuit.card_games.shengji.option_values import CounterDeclare
from followsuit.card_games.tractor.actions import Bury, Declare
from followsuit.card_games.tractor.events import (
    CardsBuried,
    CounterChanceBegan,
    Declared,
    KittyBuried,
    KittyTaken,
    TrumpFixed,
)
from followsuit.card_games.tractor.phases.hands import hand_before_play
from followsuit.card_games.tractor.phases.state import (
    Burial,
    Burying,
    Countering,
    Declaration,
    Prelude,
    State,
    Terms,
    TractorPlaying,
)
from followsuit.card_games.tractor.phases.trick_play import begin_play
from followsuit.card_games.tractor.standings import ORDERS, TractorStanding


def take_kitty(
    standing: TractorStanding, pack: Pack, prelude: Prelude, starter: AnySeat, suit: Strain
) -> Step[State]:
    """The state in which the starter has taken the kitty and has to bury; ``suit`` is trump from now on."""
    declaring = prelude.declaring_under(starter)
    rank = standing.levels[declaring]
    terms = Terms(prelude, starter, Trump.under(standing.rules, rank, suit))
    fixed = TrumpFixed(rank, suit, starter, declaring)
    return Step(Burying(standing, pack, terms), (fixed, KittyTaken(starter, kitty_of(pack, standing.sizes))))


def check_bury(state: Burying, action: Bury) -> Refusal | None:
    """Why the burial is refused, or None: the burier buries exactly as many cards as it took up (T13, T79).

    Codes: ``out_of_turn``, ``wrong_count``, ``not_in_hand``.
    """
    refusal = check_turn(action.seat, state.burier, "T13")
    if refusal is not None:
        return refusal
    due = state.standing.sizes.kitty
    if len(action.cards) != due:
        return Refusal("wrong_count", "T13", {"cards": due, "played": len(action.cards)})
    return check_held(hand_before_play(state, action.seat), action.cards, "T13")


def bury(state: Burying, action: Bury) -> Step[State]:
    """The state after a burial that `check_bury` allows: others may counter (T78), or the starter leads."""
    burial = Burial(action.seat, tuple(sorted(action.cards)))
    events: tuple[Event, ...] = (
        KittyBuried(action.seat, len(burial.cards)),
        CardsBuried(action.seat, burial.cards),
    )
    asked = _asked_after(state, action.seat)
    after = Countering(state.standing, state.pack, state.terms, (*state.burials, burial), asked)
    if asked:
        return Step(after, (*events, CounterChanceBegan(asked[0])))
    return Step(_begun(after), events)


def _asked_after(state: Burying, burier: AnySeat) -> tuple[AnySeat, ...]:
    """The seats that may declare after this burial, in the order in which they are asked (T78, T79)."""
    rules, declarations = state.standing.rules, state.terms.prelude.declarations
    if rules.counter_declare is CounterDeclare.OFF or not declarations:
        return ()
    standing = declarations[-1]
    if is_final(standing.cards, rules.packs):
        return ()
    return tuple(seat for seat in ORDERS[rules.seats][burier][1:] if seat is not standing.seat)


def check_counter(state: Countering, action: Declare) -> Refusal | None:
    """Why a declaration after the burial is refused, or None (T78, T79).

    Codes: ``out_of_turn``, ``not_in_hand``, and those of `check_declare`.
    """
    refusal = check_turn(action.seat, state.asked[0], "T78") or check_held(
        hand_before_play(state, action.seat), action.cards, "T78"
    )
    if refusal is not None:
        return refusal
    declarations = state.terms.prelude.declarations
    standing = state.standing
    return check_declare(
        standing.trump_rank, action.seat, action.cards, declarations[-1], standing.rules, after_burial=True
    )


def answer_counter(state: Countering, action: Declare | Pass) -> Step[State]:
    """The state after the asked seat passes, or names trump anew and takes up what was buried (T79, T80)."""
    if isinstance(action, Pass):
        after = replace(state, asked=state.asked[1:])
        return Step(after if after.asked else _begun(after), (Passed(action.seat),))
    standing, terms = state.standing, state.terms
    seat, cards, suit = action.seat, action.cards, named(action.cards)
    dealt = standing.sizes.in_hands
    prelude = replace(
        terms.prelude, declarations=(*terms.prelude.declarations, Declaration(seat, cards, dealt))
    )
    trump = Trump.under(standing.rules, standing.trump_rank, suit)
    events = (
        Declared(seat, cards, suit, strength(cards), dealt),
        TrumpFixed(standing.trump_rank, suit, terms.starter, terms.declaring_side),
        KittyTaken(seat, state.burials[-1].cards),
    )
    return Step(Burying(standing, state.pack, Terms(prelude, terms.starter, trump), state.burials), events)


def _begun(state: Countering) -> TractorPlaying:
    """The play, once nobody declares any more: the starter leads, even if another seat buried (T80)."""
    standing, terms = state.standing, state.terms
    play = begin_play(
        terms.trump,
        standing.rules,
        terms.starter,
        [hand_before_play(state, seat) for seat in standing.seats],
        state.burials[-1].cards,
        terms.prelude.starter_trick,
        tuple(burial.seat for burial in state.burials),
    )
    return TractorPlaying(standing, state.pack, terms, play)

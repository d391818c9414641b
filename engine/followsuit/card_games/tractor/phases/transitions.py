"""Transitions of Tractor: deal, to act, check, apply; pure functions of the state.

`check` alone decides what is legal; `apply` calls it. These functions choose the module of the phase that the
deal is in: `dealing`, `pair_bidding`, `burying` or `trick_play`.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, assert_never

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.cards import cards_text
from followsuit.base.errors import IllegalActError, Refusal
from followsuit.base.events import DealBegan
from followsuit.base.game import Step
from followsuit.base.seats import AnySeat, check_turn, table_of
from followsuit.card_games.shengji.cards.pack import Pack, dealt_to
from followsuit.card_games.shengji.law.declaring import declarable
from followsuit.card_games.shengji.law.scoring import Role
from followsuit.card_games.shengji.option_values import TrumpFinding
from followsuit.card_games.tractor.actions import DEAL_CARD, Action, Bury, DealCard, Declare
from followsuit.card_games.tractor.bidding import starter_points
from followsuit.card_games.tractor.phases import burying, dealing, pair_bidding, trick_play
from followsuit.card_games.tractor.phases.deal_end import TractorScore, kitty_score, score_deal, score_events
from followsuit.card_games.tractor.phases.hands import hand_of
from followsuit.card_games.tractor.phases.state import (
    Burying,
    Countering,
    Dealing,
    LastChance,
    NamingTrump,
    StarterTrick,
    State,
    TractorBidding,
    TractorDealOver,
    TractorPlaying,
    TractorShuffling,
    TractorThrownIn,
)
from followsuit.card_games.tractor.rules import TractorRules
from followsuit.card_games.tractor.scoring import LastTrick
from followsuit.card_games.tractor.standings import ROTATION, TractorStanding

#: The phases' names, as views and refusals write them.
PHASES: Final = {
    TractorShuffling: "shuffling",
    Dealing: "dealing",
    LastChance: "last_chance",
    TractorBidding: "bidding",
    StarterTrick: "starter_trick",
    NamingTrump: "naming",
    Burying: "burying",
    Countering: "countering",
    TractorPlaying: "playing",
    TractorDealOver: "deal_over",
    TractorThrownIn: "thrown_in",
}


def new_match(rules: TractorRules, rng: Random) -> TractorShuffling:
    """The state before deal 1; the seat that is dealt the first card is drawn by lot (T5)."""
    first = table_of(rules.seats)[int(rng.random() * rules.seats)]
    return TractorShuffling(TractorStanding(rules, 1, (rules.first_level, rules.first_level), first))


def next_standing(state: State) -> TractorStanding | None:
    """The standing of the next deal; None while a deal is in progress or when the match is over (T14)."""
    match state:
        case TractorShuffling(standing):
            return standing
        case TractorThrownIn(standing=standing):
            return standing.thrown_in()
        case TractorDealOver(standing=standing, score=score) if score.won_by is None:
            return standing.after(score.levels, score.next_starter)
        case _:
            return None


def deal(state: State, rng: Random) -> Step[State]:
    """Shuffle and begin the next deal. Raises `IllegalActError` (``no_deal_now``) if none is due."""
    standing = next_standing(state)
    if standing is None:
        raise IllegalActError(Refusal("no_deal_now", "T5"), "deal", position(state))
    return begin(standing, standing.sizes.deck.shuffled(rng))


def begin(standing: TractorStanding, pack: Pack) -> Step[State]:
    """Begin a deal with this pack, in dealing order."""
    return Step(Dealing(standing, pack), (DealBegan(standing.number, standing.first, standing.first),))


def to_act(state: State) -> AnySeat | None:
    """The seat whose turn it is; None when it is nobody's. In the bidding the seat speaks for its pair."""
    match state:
        case LastChance(asked=asked) | Countering(asked=asked):
            return asked[0]
        case TractorBidding(bidding=bidding):
            return bidding.to_act
        case StarterTrick(trick=trick):
            return trick.to_act(ROTATION)
        case NamingTrump(starter=starter):
            return starter
        case Burying():
            return state.burier
        case TractorPlaying(play=play):
            return play.to_act
        case TractorShuffling() | Dealing() | TractorDealOver() | TractorThrownIn():
            return None
        case _:
            assert_never(state)


def may_act(state: State) -> tuple[AnySeat, ...]:
    """The seats that may act but need not.

    While cards are dealt every seat may declare (T6); in the bidding the partner of the seat to act may speak
    for the pair too (T40).
    """
    match state:
        case Dealing(standing=standing) if standing.rules.finding is TrumpFinding.DECLARE:
            return standing.order
        case TractorBidding(bidding=bidding) if bidding.to_act is not None:
            return (bidding.to_act.partner,)
        case _:
            return ()


def asks(state: State, seat: AnySeat) -> bool:
    """Whether a seat that may act has anything new to think about.

    While cards are dealt: it may declare with what it holds, and it has been dealt a card or somebody has
    declared since it was asked last.
    """
    if not isinstance(state, Dealing):
        return True
    standing, declarations = state.standing, state.declarations
    order = standing.order
    is_new = order[(state.dealt - 1) % len(order)] is seat
    if not is_new and not (declarations and declarations[-1].dealt >= state.dealt - 1):
        return False
    held = dealt_to(state.pack, standing.first, seat, state.dealt)
    last = declarations[-1] if declarations else None
    return bool(declarable(held, standing.trump_rank, seat, last, standing.rules))


def asked_first(state: State, seat: AnySeat) -> State | None:
    """The state in which the seat is asked before others who may still declare (T10, T78), if it is one."""
    if not isinstance(state, LastChance | Countering):
        return None
    if seat not in state.asked:
        return state
    return replace(state, asked=(seat, *(other for other in state.asked if other is not seat)))


def table_act(state: State) -> DealCard | None:
    """The table's own next action: dealing a card while cards are dealt, else None."""
    return DEAL_CARD if isinstance(state, Dealing) else None


def check(state: State, action: Action) -> Refusal | None:
    """Why the action is refused now, or None.

    Codes: those of the phase's check, ``out_of_turn``, ``no_deal_in_progress``, ``wrong_phase``.
    """
    match state, action:
        case TractorPlaying(play=play), Play():
            return trick_play.check_play(play, action, state.standing.rules)
        case Dealing(), DealCard():
            return None
        case Dealing(standing=standing), Declare() if standing.rules.finding is TrumpFinding.DECLARE:
            return dealing.check_declaration(state, action)
        case LastChance(asked=asked), Declare():
            # A fault of the cards is a fault in any seat's turn.
            return dealing.check_declaration(state, action) or check_turn(action.seat, asked[0], "T10")
        case LastChance(asked=asked), Pass(seat):
            return check_turn(seat, asked[0], "T10")
        case TractorBidding(bidding=bidding), Bid() | Pass():
            return bidding.check(action)
        case StarterTrick(), Play():
            return pair_bidding.check_starter_card(state, action)
        case NamingTrump(), NameTrump():
            return pair_bidding.check_naming(state, action)
        case Burying(), Bury():
            return burying.check_bury(state, action)
        case Countering(), Declare():
            return burying.check_counter(state, action)
        case Countering(asked=asked), Pass(seat):
            return check_turn(seat, asked[0], "T78")
        case TractorShuffling() | TractorDealOver() | TractorThrownIn(), _:
            return Refusal("no_deal_in_progress", "T5")
        case _:
            return Refusal("wrong_phase", "", {"phase": PHASES[type(state)]})


def apply(state: State, action: Action) -> Step[State]:
    """The state and events after the action. Raises `IllegalActError` if `check` refuses it."""
    refusal = check(state, action)
    if refusal is not None:
        raise IllegalActError(refusal, action, position(state))
    match state, action:
        case TractorPlaying(), Play():
            return _play(state, action)
        case Dealing(), DealCard():
            return dealing.deal_card(state)
        case Dealing(), Declare():
            return dealing.declare_while_dealing(state, action)
        case LastChance(), Declare() | Pass():
            return dealing.answer_chance(state, action)
        case TractorBidding(), Bid() | Pass():
            return pair_bidding.call(state, action)
        case StarterTrick(), Play():
            return pair_bidding.put_starter_card(state, action)
        case NamingTrump(), NameTrump():
            return pair_bidding.name_trump(state, action)
        case Burying(), Bury():
            return burying.bury(state, action)
        case Countering(), Declare() | Pass():
            return burying.answer_counter(state, action)
        case _:
            raise AssertionError("check lets no other action through")


def _play(state: TractorPlaying, action: Play) -> Step[State]:
    """The state after a play that `check` allows; the last one ends and scores the deal."""
    standing, terms = state.standing, state.terms
    play, events = trick_play.with_play(state.play, action, standing.rules)
    if not play.is_over:
        return Step(TractorPlaying(standing, state.pack, terms, play), events)
    score = _score(state, play)
    return Step(TractorDealOver(standing, state.pack, terms, play, score), events + score_events(score))


def _score(state: TractorPlaying, play: trick_play.TractorPlay) -> TractorScore:
    """The score of the deal; ``play`` has all its tricks."""
    standing, terms = state.standing, state.terms
    opposing = terms.declaring_side.other
    last = play.taken[-1]
    winning = next(made for made in last.trick.plays if made.seat is last.winner)
    won_by = Role.OPPOSING if last.winner.side is opposing else Role.DECLARING
    kitty = None
    if last.winner.side is opposing:
        kitty = kitty_score(play.buried, last.trick.plays[0].cards, terms.trump, standing.rules)
    prelude = terms.prelude
    bid = prelude.bidding.standing if prelude.bidding is not None else None
    return score_deal(
        standing,
        terms.starter,
        declaring=terms.declaring_side,
        tricks=trick_play.trick_points(play.taken, opposing)
        + starter_points(prelude.starter_trick, terms.trump.rank, opposing),
        penalty=trick_play.penalty_points(play.failed, opposing),
        kitty=kitty,
        bid=None if bid is None else bid.value,
        last=LastTrick(winning.cards, terms.trump.suit, won_by),
    )


def position(state: State) -> str:
    """The position in a line of words, for errors."""
    standing = state.standing
    levels = ", ".join(f"{side.name} {standing.levels[side].letter}" for side in standing.first.side.sides)
    words = f"tractor, deal {standing.number}, levels {levels}, {PHASES[type(state)]}"
    if isinstance(state, Dealing):
        words += f", {state.dealt} cards dealt"
    turn = to_act(state)
    if turn is None:
        return words
    return f"{words}, {turn.name} to act with {cards_text(sorted(hand_of(state, turn)))}"

"""Transitions of Court Piece: deal, to act, check and apply. All are pure functions of the state."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import assert_never

from followsuit.base.actions import NameTrump, Play
from followsuit.base.cards import NO_TRUMP, Card, Rank, Suit, cards_text
from followsuit.base.errors import IllegalActError, Refusal
from followsuit.base.events import CardsDealt, DealBegan, DealScored, Event, MatchWon, TrumpNamed
from followsuit.base.game import Step
from followsuit.base.seats import Seat, Side, check_turn
from followsuit.card_games.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.card_games.court_piece.cardplay import Tricks
from followsuit.card_games.court_piece.events import (
    CallerFound,
    CourtMade,
    IndicatorLaid,
    RedealAsked,
    Stopped,
    WentOn,
)
from followsuit.card_games.court_piece.rules import PACK, CourtPieceRules, FirstCaller, Redeal
from followsuit.card_games.court_piece.scoring import score_deal
from followsuit.card_games.court_piece.state import (
    CourtCalling,
    CourtDealOver,
    CourtPieceStanding,
    CourtPlaying,
    CourtShuffling,
    CourtThrownIn,
    Staking,
    State,
    dealt_in_order,
)
from followsuit.card_games.trick.hand import Mask, cards_of
from followsuit.card_games.trick.order import sorted_hand
from followsuit.card_games.trick.packets import Packets
from followsuit.card_games.trick.trick import Trick

Action = NameTrump | Play | AskRedeal | LayIndicator | AskTrump | Stop | GoOn

#: The ranks that keep a caller from asking for a new deal (C8).
_KEPT = {
    Redeal.NO_COURT_CARD: frozenset({Rank.KING, Rank.QUEEN, Rank.JACK}),
    Redeal.NO_HONOUR: frozenset({Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK}),
}


# A match ---------------------------------------------------------------------------------------------------
def new_match(rules: CourtPieceRules, rng: Random) -> CourtShuffling:
    """The state before deal 1: the caller is random, or gets the first ace that is turned up (C4)."""
    first, none = Seat(int(rng.random() * 4)), dict.fromkeys(Side, 0)
    if rules.first_caller is FirstCaller.RANDOM:
        return CourtShuffling(CourtPieceStanding(rules, 1, rules.direction.after(first, 3), none, none))
    order = PACK.shuffled(rng)
    turned = order[: next(at for at, card in enumerate(order) if card.rank is Rank.ACE) + 1]
    dealer = rules.direction.after(caller_by_ace(rules, first, turned), 3)
    return CourtShuffling(CourtPieceStanding(rules, 1, dealer, none, none, turned_from=first, turned=turned))


def caller_by_ace(rules: CourtPieceRules, first: Seat, turned: tuple[Card, ...]) -> Seat:
    """The seat that gets the last of the cards turned up, the first of which goes to ``first`` (C4)."""
    return rules.direction.after(first, len(turned) - 1)


def next_standing(state: State) -> CourtPieceStanding | None:
    """The standing of the next deal; None while one is in progress or when the match is over (C27 to C29)."""
    match state:
        case CourtShuffling(standing):
            return standing
        case CourtDealOver(standing=before, score=score) if score.won_by is None:
            return before.after(score)
        case CourtThrownIn(standing=before):
            return before.after_thrown_in()
        case _:
            return None


def deal(state: State, rng: Random) -> Step[State]:
    """Shuffle and begin the next deal. Raises `IllegalActError` (``no_deal_now``) if none is due."""
    standing = next_standing(state)
    if standing is None:
        raise IllegalActError(Refusal("no_deal_now", "C2"), "deal", position(state))
    return begin(standing, dealt_in_order(PACK.shuffled(rng), _from_caller(standing)))


def begin(standing: CourtPieceStanding, dealt: Packets) -> Step[State]:
    """Begin a deal with these packets; only the caller sees its five cards (C6)."""
    caller = standing.caller
    events: tuple[Event, ...] = (DealBegan(standing.number, standing.dealer, caller),)
    if standing.turned_from is not None:
        events = (CallerFound(standing.turned_from, caller, standing.turned), *events)
    return Step(CourtCalling(standing, dealt), (*events, _arrival(caller, dealt.before[caller])))


def _from_caller(standing: CourtPieceStanding) -> tuple[Seat, ...]:
    return tuple(standing.rules.direction.order(standing.caller))


def _arrival(seat: Seat, hand: int) -> Event:
    return CardsDealt(seat, sorted_hand(cards_of(hand)))


# A deal ----------------------------------------------------------------------------------------------------
def to_act(state: State) -> Seat | None:
    """The seat whose turn it is; None when it is nobody's."""
    match state:
        case CourtCalling(standing=standing):
            return standing.caller
        case CourtPlaying(standing=standing, cardplay=tricks):
            return tricks.to_act(standing.rules)
        case Staking(cardplay=tricks):
            leader: Seat = tricks.trick.leader
            return leader
        case CourtShuffling() | CourtDealOver() | CourtThrownIn():
            return None


def check(state: State, action: Action) -> Refusal | None:
    """Why the action is refused now, or None.

    Codes: ``out_of_turn``, ``no_trump_not_offered``, ``lay_a_card``, ``no_hidden_trump``, ``not_in_hand``,
    those of `check_redeal`, `Tricks.check_play` and `Tricks.check_ask`, ``deal_over``,
    ``no_deal_in_progress``, ``wrong_phase``.
    """
    match state, action:
        case CourtCalling(), NameTrump() | LayIndicator() | AskRedeal():
            return _check_call(state, action)
        case CourtPlaying(standing=standing, cardplay=tricks), Play():
            return tricks.check_play(standing.rules, action)
        case CourtPlaying(standing=standing, cardplay=tricks), AskTrump(seat):
            return tricks.check_ask(standing.rules, seat)
        case Staking(), Stop(seat) | GoOn(seat):
            return check_turn(seat, to_act(state), "C23")
        case CourtDealOver(), Play():
            return Refusal("deal_over", "C20")
        case CourtShuffling() | CourtDealOver() | CourtThrownIn(), _:
            return Refusal("no_deal_in_progress", "C2")
        case _:
            return Refusal("wrong_phase", "", {"phase": phase(state)})


def _check_call(state: CourtCalling, action: NameTrump | LayIndicator | AskRedeal) -> Refusal | None:
    standing = state.standing
    clause = {NameTrump: "C7", LayIndicator: "C32", AskRedeal: "C8"}[type(action)]
    refusal = check_turn(action.seat, standing.caller, clause)
    if refusal is not None:
        return refusal
    five = state.dealt.before[standing.caller]
    match action:
        case NameTrump(suit=suit):
            if standing.rules.hidden:
                return Refusal("lay_a_card", "C32")
            return Refusal("no_trump_not_offered", "C7") if suit is NO_TRUMP else None
        case LayIndicator(card=card):
            if not standing.rules.hidden:
                return Refusal("no_hidden_trump", "C32")
            is_held = five >> card & 1
            return None if is_held else Refusal("not_in_hand", "C32", {"cards": [card.text]})
        case AskRedeal():
            return check_redeal(standing.rules, tuple(cards_of(five)), again=standing.thrown_in)


def check_redeal(rules: CourtPieceRules, five: tuple[Card, ...], *, again: bool) -> Refusal | None:
    """Why a caller with these five cards may not ask for a new deal, or None (C8).

    ``again``: the deal before was thrown in. Codes: ``no_redeal``, ``redeal_used``, ``holds_court_card``.
    """
    if rules.redeal is Redeal.OFF:
        return Refusal("no_redeal", "C8")
    if again:
        return Refusal("redeal_used", "C8")
    held = tuple(card for card in five if card.rank in _KEPT[rules.redeal])
    return Refusal("holds_court_card", "C8", {"cards": [card.text for card in held]}) if held else None


def apply(state: State, action: Action) -> Step[State]:
    """The state and events after the action. Raises `IllegalActError` if `check` refuses it."""
    refusal = check(state, action)
    if refusal is not None:
        raise IllegalActError(refusal, action, position(state))
    match state, action:
        case CourtCalling(), NameTrump(seat, suit):
            assert isinstance(suit, Suit), "check refuses no trump"
            return _begun(state, suit, None, TrumpNamed(seat, suit))
        case CourtCalling(), LayIndicator(seat, card):
            return _begun(state, card.suit, card, IndicatorLaid(seat))
        case CourtCalling(standing, dealt), AskRedeal(seat):
            return Step(CourtThrownIn(standing, dealt), (RedealAsked(seat),))
        case CourtPlaying(), Play():
            tricks, events = state.cardplay.with_play(state.standing.rules, action)
            return _after(state, tricks, events)
        case CourtPlaying(), AskTrump(seat):
            tricks, events = state.cardplay.with_ask(seat)
            return Step(replace(state, cardplay=tricks), events)
        case Staking(standing, dealt, tricks), GoOn(seat):
            going = replace(tricks, pile=replace(tricks.pile, went_on=True))
            return Step(CourtPlaying(standing, dealt, going), (WentOn(seat),))
        case Staking(), Stop(seat):
            over, events = _scored(state, state.cardplay)
            return Step(over, (Stopped(seat), *events))
        case _:
            raise AssertionError("check lets no other action through")


def _begun(state: CourtCalling, trump: Suit, indicator: Card | None, said: Event) -> Step[State]:
    """The first lead, after everybody has picked up the cards (C5, C9)."""
    standing, dealt = state.standing, state.dealt
    caller, whole = standing.caller, list(dealt.whole)
    if indicator is not None:
        whole[caller] = Mask(whole[caller] & ~indicator.bit)
    hands = whole[0], whole[1], whole[2], whole[3]
    turned_at = 0 if indicator is None else None
    tricks = Tricks(hands, caller, trump, indicator, Trick(caller), turned_at, indicator)
    arrivals = (
        _arrival(seat, dealt.after[seat] if seat is caller else dealt.whole[seat])
        for seat in _from_caller(standing)
    )
    return Step(CourtPlaying(standing, dealt, tricks), (said, *arrivals))


def _after(state: CourtPlaying, tricks: Tricks, events: tuple[Event, ...]) -> Step[State]:
    rules = state.standing.rules
    if tricks.trick.plays or not tricks.pile.is_over(rules):
        return Step(replace(state, cardplay=tricks), events)
    if tricks.pile.may_go_on(rules):
        return Step(Staking(state.standing, state.dealt, tricks), events)
    over, score_events = _scored(state, tricks)
    return Step(over, events + score_events)


def _scored(state: CourtPlaying | Staking, tricks: Tricks) -> tuple[CourtDealOver, tuple[Event, ...]]:
    standing = state.standing
    score = score_deal(standing.rules, standing.caller, tricks.pile.taken, standing.rows, standing.totals)
    events: tuple[Event, ...] = ()
    if score.court is not None:
        events += (CourtMade(score.deal_won_by, score.court),)
    events += (DealScored(dict(score.change), dict(score.totals)),)
    if score.won_by is not None:
        events += (MatchWon(score.won_by),)
    return CourtDealOver(standing, state.dealt, tricks, score), events


def hand(state: State, seat: Seat) -> Mask:
    """The cards that the seat holds and may look at (C6, C33)."""
    match state:
        case CourtShuffling():
            return Mask(0)
        case CourtCalling(standing=standing, dealt=dealt) | CourtThrownIn(standing=standing, dealt=dealt):
            return dealt.before[seat] if seat is standing.caller else Mask(0)
        case CourtPlaying(cardplay=tricks) | Staking(cardplay=tricks) | CourtDealOver(cardplay=tricks):
            return tricks.hands[seat]


def phase(state: State) -> str:
    """The phase's name, as views and refusals write it."""
    match state:
        case CourtShuffling():
            return "shuffling"
        case CourtCalling():
            return "naming"
        case CourtPlaying():
            return "playing"
        case Staking():
            return "staking"
        case CourtDealOver():
            return "deal_over"
        case CourtThrownIn():
            return "thrown_in"
        case _:
            assert_never(state)


def position(state: State) -> str:
    """The position in a line of words, for errors."""
    standing = state.standing
    totals = ", ".join(f"{side.name} {standing.totals[side]} (row {standing.rows[side]})" for side in Side)
    words = f"court piece, deal {standing.number}, caller {standing.caller.name}, {totals}, {phase(state)}"
    turn = to_act(state)
    if turn is None:
        return words
    return f"{words}, {turn.name} to act with {cards_text(sorted_hand(cards_of(hand(state, turn))))}"

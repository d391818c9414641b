"""Verbs of Two Hundred: deal, to act, check, apply; pure functions of the state.

`check` alone decides legality; `apply` calls it.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.cards import NO_TRUMP, Suit, cards_text
from followsuit.errors import IllegalActError, Refusal
from followsuit.events import (
    AuctionWon,
    BidMade,
    CardsDealt,
    DealBegan,
    DealScored,
    Event,
    MatchWon,
    Passed,
    PassedOut,
    TrumpNamed,
)
from followsuit.game import Step
from followsuit.seats import Rotation, Seat, Side
from followsuit.trick.auction import Auction, bettors
from followsuit.trick.cardplay import Cardplay, Hands, points_taken
from followsuit.trick.hand import cards_of
from followsuit.trick.notation import packets
from followsuit.trick.order import sorted_hand
from followsuit.trick.trick import Trick
from followsuit.two_hundred.rules import CARDPLAY, TwoHundredRules
from followsuit.two_hundred.scoring import Contract, score_deal
from followsuit.two_hundred.state import (
    Betting,
    DealOver,
    Naming,
    Playing,
    Shuffling,
    Standing,
    State,
    ThrownIn,
)

Action = Bid | Pass | NameTrump | Play


def new_match(rules: TwoHundredRules, rng: Random) -> Shuffling:
    """The state before deal 1; the first dealer is drawn by lot (H3)."""
    dealer = Seat(int(rng.random() * 4))
    return Shuffling(Standing(rules, 1, dealer, dict.fromkeys(Side, 0)))


def next_standing(state: State) -> Standing | None:
    """The standing of the next deal; None while one is in progress or when the match is over (H3)."""
    match state:
        case Shuffling(standing):
            return standing
        case DealOver(standing=standing, score=score) if score.won_by is None:
            dealer = Rotation.CLOCKWISE.after(standing.dealer)
            return Standing(standing.rules, standing.number + 1, dealer, score.totals)
        case ThrownIn(standing=standing):
            # The deal passes all the same (H3), so that no seat is stuck with an unlucky place.
            dealer = Rotation.CLOCKWISE.after(standing.dealer)
            return Standing(standing.rules, standing.number + 1, dealer, standing.totals)
        case _:
            return None


def deal(state: State, rng: Random) -> Step[State]:
    """Shuffle and begin the next deal. Raises `IllegalActError` where none is due."""
    standing = next_standing(state)
    if standing is None:
        raise IllegalActError(Refusal("no_deal_now", "H3"), "deal", position(state))
    rules = standing.rules
    return begin(standing, packets(rules.pack.shuffled(rng), rules.hand_size))


def begin(standing: Standing, hands: Hands) -> Step[State]:
    """Begin a deal with these hands."""
    events: list[Event] = [DealBegan(standing.number, standing.dealer, standing.first)]
    events += [CardsDealt(seat, sorted_hand(cards_of(hands[seat]))) for seat in Seat]
    auction = Auction(standing.rules.auction, standing.first)
    return Step(Betting(standing, hands, auction), tuple(events))


def to_act(state: State) -> Seat | None:
    """The seat whose turn it is; None where nobody's is."""
    match state:
        case Betting(auction=auction):
            return auction.to_act
        case Naming(contract=contract):
            return contract.declarer
        case Playing(cardplay=cardplay):
            return cardplay.to_act(CARDPLAY)
        case Shuffling() | DealOver() | ThrownIn():
            return None


def check(state: State, action: Action) -> Refusal | None:
    """Why the action is refused now, or None."""
    match state, action:
        case Betting(auction=auction), Bid() | Pass():
            return auction.check(action)
        case Naming(contract=contract), NameTrump(seat, suit):
            if seat is not contract.declarer:
                facts = {"seat": seat.name, "to_act": contract.declarer.name}
                return Refusal("out_of_turn", "H7", facts)
            return Refusal("no_trump_not_offered", "H7") if suit is NO_TRUMP else None
        case Playing(cardplay=cardplay), Play():
            return cardplay.check(CARDPLAY, action)
        case Shuffling() | DealOver() | ThrownIn(), _:
            return Refusal("no_deal_in_progress", "H3")
        case _:
            return Refusal("wrong_phase", "", {"phase": phase(state)})


def apply(state: State, action: Action) -> Step[State]:
    """The state and events after an action. Raises `IllegalActError`."""
    refusal = check(state, action)
    if refusal is not None:
        raise IllegalActError(refusal, action, position(state))
    match state, action:
        case Betting(), Bid() | Pass():
            return _call(state, action)
        case Naming(), NameTrump(seat, suit):
            assert isinstance(suit, Suit), "check refuses no trump"
            cardplay = Cardplay(state.dealt, suit, Trick(seat))
            playing = Playing(state.standing, state.dealt, state.auction, state.contract, cardplay)
            return Step(playing, (TrumpNamed(seat, suit),))
        case Playing(), Play():
            return _play(state, action)
        case _:
            raise AssertionError("check lets no other action through")


def _call(state: Betting, call: Bid | Pass) -> Step[State]:
    auction = state.auction.with_call(call)
    said: Event = BidMade(call.seat, call.value) if isinstance(call, Bid) else Passed(call.seat)
    events = [said]
    if auction.is_passed_out:
        return Step(ThrownIn(state.standing, state.dealt, auction), (said, PassedOut()))
    if not auction.is_over:
        return Step(Betting(state.standing, state.dealt, auction), (said,))
    bid = auction.standing
    assert bid is not None, "an auction that is over and not passed out has a bid"
    if auction.is_forced:
        events.append(BidMade(bid.seat, bid.value, forced=True))
    events.append(AuctionWon(bid.seat, bid.value))
    contract = Contract(bid.seat, bid.value, auction.is_forced)
    return Step(Naming(state.standing, state.dealt, auction, contract), tuple(events))


def _play(state: Playing, play: Play) -> Step[State]:
    cardplay, events = state.cardplay.with_play(CARDPLAY, play)
    if not cardplay.is_over:
        after = Playing(state.standing, state.dealt, state.auction, state.contract, cardplay)
        return Step(after, events)
    score = score_deal(
        state.standing.rules,
        state.standing.totals,
        state.contract,
        bettors(state.auction),
        points_taken(cardplay.taken),
    )
    over = DealOver(state.standing, state.dealt, state.auction, state.contract, cardplay, score)
    ending: tuple[Event, ...] = (DealScored(dict(score.change), dict(score.totals)),)
    if score.won_by is not None:
        ending += (MatchWon(score.won_by),)
    return Step(over, events + ending)


def phase(state: State) -> str:
    """The phase's name, as views and refusals write it."""
    match state:
        case Shuffling():
            return "shuffling"
        case Betting():
            return "betting"
        case Naming():
            return "naming"
        case Playing():
            return "playing"
        case DealOver():
            return "deal_over"
        case ThrownIn():
            return "thrown_in"
        case _:
            assert_never(state)


def position(state: State) -> str:
    """The position in a line of words, for errors."""
    standing = state.standing
    totals = ", ".join(f"{side.name} {standing.totals[side]}" for side in Side)
    words = f"two hundred, deal {standing.number}, dealer {standing.dealer.name}, {totals}, {phase(state)}"
    turn = to_act(state)
    if turn is None or isinstance(state, Shuffling):
        return words
    held = state.cardplay.hands if isinstance(state, Playing) else state.dealt
    return f"{words}, {turn.name} to act with {cards_text(sorted_hand(cards_of(held[turn])))}"

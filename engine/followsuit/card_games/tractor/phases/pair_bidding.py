"""Pair bidding: the phases in which the auction preset finds the starter and trump (T40–T44)."""

from __future__ import annotations

from followsuit.base.actions import Bid, NameTrump, Pass, Play
from followsuit.base.errors import Refusal
from followsuit.base.events import AuctionWon, BidMade, CardsPlayed, Event, Passed, PassedOut, TrumpNamed
from followsuit.base.game import Step
from followsuit.base.seats import check_turn
from followsuit.card_games.shengji.cards.pack import Pack, card_points, check_held, dealt_to
from followsuit.card_games.shengji.option_values import AuctionRounds, AuctionStarter
from followsuit.card_games.tractor.bidding import PairBidding, starter_found, starter_winner
from followsuit.card_games.tractor.events import AuctionBegan, StarterChanged, StarterTrickTaken
from followsuit.card_games.tractor.phases.burying import take_kitty
from followsuit.card_games.tractor.phases.state import (
    NamingTrump,
    Prelude,
    StarterTrick,
    State,
    TractorBidding,
    TractorThrownIn,
)
from followsuit.card_games.tractor.standings import ROTATION, TractorStanding
from followsuit.card_games.trick.trick import Trick


def begin_auction(standing: TractorStanding, pack: Pack) -> Step[State]:
    """The phase after the last card is dealt: bidding (T40, T98), or naming trump in a later deal (T44)."""
    if standing.starter is not None:
        return Step(NamingTrump(standing, pack, Prelude(), standing.starter))
    single = standing.rules.auction_rounds is AuctionRounds.SINGLE
    return Step(
        TractorBidding(standing, pack, PairBidding(standing.first, single=single)),
        (AuctionBegan(standing.first),),
    )


def call(state: TractorBidding, action: Bid | Pass) -> Step[State]:
    """The state after a call that `PairBidding.check` allows."""
    standing, pack = state.standing, state.pack
    bidding = state.bidding.with_call(action)
    said: Event = BidMade(action.seat, action.value) if isinstance(action, Bid) else Passed(action.seat)
    if bidding.is_thrown_in:
        return Step(TractorThrownIn(standing, pack, Prelude(bidding=bidding)), (said, PassedOut()))
    if not bidding.is_over:
        return Step(TractorBidding(standing, pack, bidding), (said,))
    bid = bidding.standing
    assert bid is not None, "a bidding that is over and not thrown in has a bid"
    trick = StarterTrick(standing, pack, bidding, Trick(standing.first))
    return Step(trick, (said, AuctionWon(bid.seat, bid.value)))


def check_starter_card(state: StarterTrick, action: Play) -> Refusal | None:
    """Why the card is refused, or None: each seat in turn plays one card that it holds (T41).

    Codes: ``out_of_turn``, ``wrong_count``, ``not_in_hand``.
    """
    refusal = check_turn(action.seat, state.trick.to_act(ROTATION), "T41")
    if refusal is not None:
        return refusal
    if len(action.cards) != 1:
        return Refusal("wrong_count", "T41", {"cards": 1, "played": len(action.cards)})
    standing = state.standing
    held = dealt_to(state.pack, standing.first, action.seat, standing.sizes.in_hands)
    return check_held(held, action.cards, "T41")


def put_starter_card(state: StarterTrick, action: Play) -> Step[State]:
    """The state after a card that `check_starter_card` allows; the fourth card decides who is the starter."""
    standing, pack, bidding = state.standing, state.pack, state.bidding
    trick = state.trick.with_play(action)
    played = CardsPlayed(action.seat, action.cards)
    if not trick.is_complete:
        return Step(StarterTrick(standing, pack, bidding, trick), (played,))
    declaring = bidding.declaring_side
    assert declaring is not None, "the bidding found a declaring side"
    rank = standing.levels[declaring]
    winner = starter_winner(trick.plays, rank)
    by_all = standing.rules.auction_starter is AuctionStarter.ANY
    starter = winner if by_all else starter_found(trick.plays, rank, declaring)
    events = (
        played,
        StarterTrickTaken(winner, card_points(trick.cards)),
        StarterChanged(starter, declaring),
    )
    prelude = Prelude(bidding=bidding, starter_trick=trick)
    return Step(NamingTrump(standing, pack, prelude, starter), events)


def check_naming(state: NamingTrump, action: NameTrump) -> Refusal | None:
    """Why the action is refused (``out_of_turn``), or None: the starter may name any suit or no trump.

    Clause T42 in deal 1, T44 in later deals.
    """
    clause = "T44" if state.standing.starter is not None else "T42"
    return check_turn(action.seat, state.starter, clause)


def name_trump(state: NamingTrump, action: NameTrump) -> Step[State]:
    """The state after an action that `check_naming` allows: the starter takes the kitty."""
    after = take_kitty(state.standing, state.pack, state.prelude, state.starter, action.suit)
    return Step(after.state, (TrumpNamed(action.seat, action.suit), *after.events))

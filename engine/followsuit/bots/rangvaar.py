"""Bot of Rangvaar: bids on five cards by the tricks they should bring, plays sound cards."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.bots.plain import cardplay
from followsuit.bots.seam import Bot, Budget
from followsuit.cards import Rank, Suit
from followsuit.rangvaar.observation import Observation
from followsuit.rangvaar.rules import PACK, FailedBid
from followsuit.trick.auction import Auction
from followsuit.trick.hand import SUIT_MASKS, cards_of

# Tricks a declaring side takes of 13, by the five cards its declarer bid on: least squares over 43,655 deals
# that this bot played against itself, every suit that 14,000 random hands held tried as trump. Five cards say
# little of thirteen (R² 0.06, residual 1.8 tricks), so the weights are small.
BASE: Final = 5.8

#: Weights of `features`, in the same order.
WEIGHTS: Final = (0.35, 0.4, 0.4, 0.35, 0.25, 0.55, 0.35, 0.1)

# How many tricks above its expectation it bids. A failed bid costs only what is short (R8), while the other
# side would take a trick more with a trump of its own, so it pays to be bold: in duels of 400 to 1,200 deals,
# each played from both sides, 0 lost 0.25 points a deal to 0.6, and from 0.6 to 1.8 no difference showed; the
# sober end fails less. Where a failed bid costs all of it, boldness cost up to 3 points a deal.
BOLDNESS: Final = {FailedBid.SHORTFALL: 0.8, FailedBid.MINUS_BID: -0.6, FailedBid.FLOOR_ZERO: 1.2}

#: What it holds back where the partner's bid stands: to overbid it (R5) takes a hand better by so much.
PARTNERS_BID: Final = 1.0


class CasualRangvaar:
    """Follows its own hand and the tricks it has seen; no search."""

    def act(self, observation: Observation, rng: Random, budget: Budget) -> Bid | Pass | NameTrump | Play:
        """The action; it must be this seat's turn."""
        if observation.trick is not None:
            return self._play(observation)
        if observation.contract is not None:
            return NameTrump(observation.seat, best_trump(observation.hand))
        assert observation.auction is not None, "a seat with a turn and neither trick nor contract bids"
        return self._bid(observation, observation.auction)

    def _bid(self, seen: Observation, auction: Auction) -> Bid | Pass:
        lowest = auction.values[0]
        if not auction.can_pass:
            return Bid(seen.seat, lowest)
        worth = expected_tricks(seen.hand, best_trump(seen.hand)) + BOLDNESS[seen.rules.failed_bid]
        standing = auction.standing
        if standing is not None and standing.seat is seen.seat.partner:
            worth -= PARTNERS_BID
        return Bid(seen.seat, lowest) if lowest <= worth else Pass(seen.seat)

    def _play(self, seen: Observation) -> Play:
        return Play(seen.seat, (cardplay.choose(cardplay.seen_in(seen, PACK, worth={})),))


def best_trump(hand: int) -> Suit:
    """The suit to name with a hand."""
    return max(Suit, key=lambda suit: (expected_tricks(hand, suit), -suit))


def expected_tricks(hand: int, trump: Suit) -> float:
    """The tricks the side should take of 13 with these five cards declaring in a suit."""
    return BASE + sum(weight * value for weight, value in zip(WEIGHTS, features(hand, trump), strict=True))


def features(hand: int, trump: Suit) -> tuple[int, ...]:
    """What counts in a hand: trumps, their four honours, side aces, side kings, side suits not held."""
    trumps = [card.rank for card in cards_of(hand & SUIT_MASKS[trump])]
    aces = kings = voids = 0
    for suit in Suit:
        if suit is trump:
            continue
        ranks = [card.rank for card in cards_of(hand & SUIT_MASKS[suit])]
        aces += Rank.ACE in ranks
        kings += Rank.KING in ranks
        voids += not ranks
    honours = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
    return (len(trumps), *(int(rank in trumps) for rank in honours), aces, kings, voids)


BOTS: Final[dict[str, Bot]] = {"casual": CasualRangvaar()}

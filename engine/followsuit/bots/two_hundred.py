"""Bot of Two Hundred: bets by what the hand is worth, knows the hundred rule, plays sound cards."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import Bid, NameTrump, Pass, Play
from followsuit.bots import cardplay
from followsuit.bots.seam import Bot, Budget
from followsuit.cards import Rank, Suit
from followsuit.trick.auction import Auction
from followsuit.trick.hand import SUIT_MASKS, cards_of
from followsuit.two_hundred.observation import Observation
from followsuit.two_hundred.rules import HUNDRED, WORTH

Action = Bid | Pass | NameTrump | Play

#: Card points a declaring side takes before anything in the declarer's hand is counted.
BASE: Final = 22.0

#: Weights of `features`, in the same order: least squares over 20,000 deals of this bot against itself, with
#: the declarer and one of its two best suits drawn by lot (R² 0.22, residual 17 points).
WEIGHTS: Final = (5.8, 9.7, 2.5, 3.9, 3.2, 7.9, 0.7, -1.1, 1.5)


class CasualTwoHundred:
    """Follows its own hand and the tricks it has seen; no search."""

    def act(self, observation: Observation, rng: Random, budget: Budget) -> Action:
        """The action; it must be this seat's turn."""
        if observation.phase == "betting":
            assert observation.auction is not None, "betting has an auction"
            return self._bet(observation, observation.auction)
        if observation.phase == "naming":
            return NameTrump(observation.seat, best_trump(observation.hand))
        return self._play(observation)

    def _bet(self, seen: Observation, auction: Auction) -> Bid | Pass:
        worth = max(expected_points(seen.hand, suit) for suit in Suit)
        values = auction.values
        if not auction.can_pass:
            return Bid(seen.seat, values[0])
        standing = auction.standing
        partner_has_bet = any(bid.seat is seen.seat.partner for bid in auction.bids)
        if standing is not None and standing.seat is seen.seat.partner:
            # The partner's own hand says so much already: go on only with a hand for another league.
            worth -= 15
        elif partner_has_bet:
            worth += 6
        if needs_a_bet(seen, auction):
            partner_speaks = _speaks_later(seen, auction)
            worth += 4 if partner_speaks else 14
        affordable = [value for value in values if value <= worth]
        return Bid(seen.seat, affordable[0]) if affordable else Pass(seen.seat)

    def _play(self, seen: Observation) -> Play:
        return Play(seen.seat, (cardplay.choose(cardplay.seen_in(seen, seen.rules.pack, WORTH)),))


def needs_a_bet(seen: Observation, auction: Auction) -> bool:
    """Whether the side stands at 100 or more and has not bet, so that its points would not count (H11)."""
    side = seen.seat.side
    return seen.totals[side] >= HUNDRED and not any(bid.seat.side is side for bid in auction.bids)


def _speaks_later(seen: Observation, auction: Auction) -> bool:
    return not any(call.seat is seen.seat.partner for call in auction.calls)


def best_trump(hand: int) -> Suit:
    """The suit to name with a hand."""
    return max(Suit, key=lambda suit: (expected_points(hand, suit), -suit))


def expected_points(hand: int, trump: Suit) -> float:
    """The card points the side should take with this hand declaring in a suit, out of 100."""
    return BASE + sum(weight * value for weight, value in zip(WEIGHTS, features(hand, trump), strict=True))


def features(hand: int, trump: Suit) -> tuple[int, ...]:
    """What counts in a hand for a trump suit, as numbers.

    The trumps; whether their ace, king, ten and queen are held; side aces; guarded side kings; side tens with
    neither ace nor length; side suits of fewer than two cards.
    """
    trumps = [card.rank for card in cards_of(hand & SUIT_MASKS[trump])]
    aces = kings = bare_tens = shorts = 0
    for suit in Suit:
        if suit is trump:
            continue
        ranks = [card.rank for card in cards_of(hand & SUIT_MASKS[suit])]
        aces += Rank.ACE in ranks
        kings += Rank.KING in ranks and len(ranks) > 1
        bare_tens += Rank.TEN in ranks and Rank.ACE not in ranks and len(ranks) < 3
        shorts += len(ranks) < 2
    honours = (Rank.ACE, Rank.KING, Rank.TEN, Rank.QUEEN)
    return (len(trumps), *(int(rank in trumps) for rank in honours), aces, kings, bare_tens, shorts)


BOTS: Final[dict[str, Bot]] = {"casual": CasualTwoHundred()}

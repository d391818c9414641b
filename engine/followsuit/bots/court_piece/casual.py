"""Casual: names the suit that should bring most tricks, plays sound cards; no search."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from followsuit.actions import NameTrump, Play
from followsuit.bots.court_piece import hidden
from followsuit.bots.court_piece import reasons as court_reasons
from followsuit.bots.human_errors import LAPSES
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import Seen, chosen, seen_in
from followsuit.bots.plain.five_cards import best_trump, worths
from followsuit.bots.plain.human_errors import SLIP, slipping
from followsuit.bots.plain.layout import spread
from followsuit.bots.search.thought import Thought
from followsuit.cards import Card
from followsuit.court_piece.actions import AskRedeal, AskTrump, GoOn, LayIndicator, Stop
from followsuit.court_piece.cardplay import winning_index
from followsuit.court_piece.claim import sure_plays
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import PACK, TRICKS
from followsuit.court_piece.scoring import score_deal
from followsuit.trick.hand import SUIT_MASKS, cards_of, lowest

Call = NameTrump | LayIndicator | AskRedeal | Stop | GoOn

#: What the best suit of five cards is worth on average, in tricks; whoever may have other five asks for them
#: below it (20,000 hands drawn: 7.20; of those without king, queen and jack 78 in 100 are worth less).
AVERAGE: Final = 7.2


def called(seen: CourtPieceObservation) -> Call:
    """The trump of the rules of thumb; the lowest card of it, where it is laid face down.

    Five poor cards are given back where they may be (C8). A court is staked only on tricks that nobody else
    can win, and where it would not win the match as it stands (C23).
    """
    if seen.phase == "staking":
        return GoOn(seen.seat) if _is_sure(seen) else Stop(seen.seat)
    hand = spread(seen.hand)
    if seen.may_redeal and max(worths(hand)) < AVERAGE:
        return AskRedeal(seen.seat)
    return _trump(seen)


def _is_sure(seen: CourtPieceObservation) -> bool:
    """Whether going on wins all thirteen whatever the others hold, and the court alone not the match."""
    taken = seen.pile.taken
    stopping = score_deal(seen.rules, seen.caller, taken, seen.rows, seen.totals)
    # A claim stops where a court might be staked: ask as though that were done.
    going = replace(seen, pile=replace(seen.pile, went_on=True))
    return stopping.won_by is None and len(sure_plays(going)) == TRICKS - sum(taken.values())


def _trump(seen: CourtPieceObservation) -> NameTrump | LayIndicator:
    suit, _ = best_trump(spread(seen.hand))
    if seen.rules.hidden:
        return LayIndicator(seen.seat, lowest(seen.hand & SUIT_MASKS[suit]))
    return NameTrump(seen.seat, suit)


def reason_of(seen: CourtPieceObservation, made: Call) -> str:
    """Why a trump makes sense; empty for what no code is true of."""
    if isinstance(made, NameTrump):
        best, _ = best_trump(spread(seen.hand))
        return reasons.reason_to_name(seen.hand, best) if made.suit is best else ""
    return ""


def cards_seen(seen: CourtPieceObservation) -> Seen:
    """What the choice of a card is based on."""
    return replace(seen_in(seen, PACK, {}, seen.caller), hand=seen.cards)


def by_thumb(seen: CourtPieceObservation) -> Call | Play | AskTrump:
    """What the rules of thumb do without a lapse."""
    if seen.phase != "playing":
        return called(seen)
    if seen.trump is None:
        return hidden.chosen(seen)
    if seen.turned_at != 0:
        return Play(seen.seat, (_once_turned(seen),))
    return Play(seen.seat, (chosen(cards_seen(seen)),))


def _once_turned(seen: CourtPieceObservation) -> Card:
    """The card in the trick in which trump was turned up: the lowest that wins it from the other side (C36).

    Whoever asked has to play a trump; the cards played before are no trumps, whatever their suit.
    """
    trick, trump = seen.trick, seen.trump
    assert trick is not None and trump is not None, "trump has been turned up"
    cards = sorted(cards_of(seen.playable), key=lambda card: (card.suit is trump, card % 13))
    ahead = trick.plays[winning_index(trick.cards, trump, seen.turned_at)].seat
    if ahead is seen.seat.partner and len(trick.plays) == 3:
        return cards[0]
    place = len(trick.plays)
    winning = [card for card in cards if winning_index((*trick.cards, card), trump, seen.turned_at) == place]
    return winning[0] if winning else cards[0]


class CasualCourtPiece(RuleBot):
    """Follows its own hand and the tricks it has seen; no search."""

    def thought(self, observation: CourtPieceObservation, rng: Random) -> Thought:
        """The action and its reason."""
        return why(observation, self.act(observation, rng, Budget()))

    def act(self, observation: CourtPieceObservation, rng: Random, budget: Budget) -> Call | Play | AskTrump:
        """The action; it must be this seat's turn."""
        seen = observation
        if seen.phase != "playing" or seen.trump is None or seen.turned_at != 0:
            return by_thumb(seen)
        return Play(seen.seat, (slipping(cards_seen(seen), LAPSES["casual"], rng),))

    def by_rule(self, observation: CourtPieceObservation) -> Thought:
        """What the rules of thumb do without a lapse, and why."""
        return why(observation, by_thumb(observation))


def why(seen: CourtPieceObservation, made: Call | Play | AskTrump) -> Thought:
    """An action with the code of its reason."""
    if isinstance(made, Play):
        if seen.trump is None or seen.turned_at != 0:
            return Thought.plain(made, court_reasons.reason_without_trump(seen, made.cards[0]))
        return Thought.plain(made, court_reasons.reason_of(seen, cards_seen(seen), made.cards[0]) or SLIP)
    if isinstance(made, NameTrump):
        return Thought.plain(made, reason_of(seen, made))
    return Thought.plain(made, court_reasons.reason_to_call(seen, made))


CASUAL: Final = CasualCourtPiece()

"""Casual: names the suit that should bring most tricks, plays sound cards; no search."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.actions import NameTrump, Play
from followsuit.bots.court_piece.worth import best_trump
from followsuit.bots.interface import Budget, RuleBot
from followsuit.bots.lapses import LAPSES
from followsuit.bots.plain import reasons
from followsuit.bots.plain.cardplay import Seen, chosen
from followsuit.bots.plain.layout import spread
from followsuit.bots.plain.memory import remembered
from followsuit.bots.plain.slips import SLIP, slipping
from followsuit.bots.search.thought import Thought
from followsuit.court_piece.actions import AskRedeal, GoOn, LayIndicator, Stop
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import PACK
from followsuit.trick.hand import SUIT_MASKS, lowest

Call = NameTrump | LayIndicator | Stop | GoOn


def called(seen: CourtPieceObservation) -> Call:
    """The trump of the rules of thumb; the lowest card of it, where it is laid face down."""
    if seen.phase == "staking":
        return Stop(seen.seat)
    suit = best_trump(spread(seen.hand))
    if seen.rules.hidden:
        return LayIndicator(seen.seat, lowest(seen.hand & SUIT_MASKS[suit]))
    return NameTrump(seen.seat, suit)


def reason_of(seen: CourtPieceObservation, made: Call | AskRedeal) -> str:
    """Why a trump makes sense; empty for what no code is true of."""
    if isinstance(made, NameTrump):
        best = best_trump(spread(seen.hand))
        return reasons.reason_to_name(seen.hand, best) if made.suit is best else ""
    return ""


def cards_seen(seen: CourtPieceObservation) -> Seen:
    """What the choice of a card is based on."""
    trick, trump = seen.trick, seen.trump
    assert trick is not None and trump is not None, "tricks are being played"
    return Seen(
        seat=seen.seat,
        hand=seen.cards,
        trump=trump,
        trick=trick,
        memory=remembered(PACK, seen.hand, seen.taken, trick),
        worth={},
        is_declaring=seen.caller.side is seen.seat.side,
        direction=seen.rules.direction,
    )


class CasualCourtPiece(RuleBot):
    """Follows its own hand and the tricks it has seen; no search."""

    def thought(self, observation: CourtPieceObservation, rng: Random) -> Thought:
        """The action and its reason."""
        return self._why(observation, self.act(observation, rng, Budget()))

    def act(self, observation: CourtPieceObservation, rng: Random, budget: Budget) -> Call | Play:
        """The action; it must be this seat's turn."""
        if observation.trick is None or observation.phase == "staking":
            return called(observation)
        return Play(observation.seat, (slipping(cards_seen(observation), LAPSES["casual"], rng),))

    def by_rule(self, observation: CourtPieceObservation) -> Thought:
        """What the rules of thumb do without a lapse, and why."""
        if observation.trick is None or observation.phase == "staking":
            return self._why(observation, called(observation))
        return self._why(observation, Play(observation.seat, (chosen(cards_seen(observation)),)))

    def _why(self, observation: CourtPieceObservation, made: Call | Play) -> Thought:
        if isinstance(made, Play):
            reason = reasons.reason_of(cards_seen(observation), made.cards[0]) or SLIP
            return Thought.plain(made, reason)
        return Thought.plain(made, reason_of(observation, made))


CASUAL: Final = CasualCourtPiece()

"""Searching: the plug-in of Court Piece, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.actions import NameTrump
from followsuit.bots.court_piece.casual import CASUAL, called, cards_seen
from followsuit.bots.court_piece.problems import CardProblem, NamingTrumpProblem, StakingProblem
from followsuit.bots.plain.position import position_of
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem
from followsuit.bots.search.single_choice import SingleChoice
from followsuit.cards import Suit
from followsuit.court_piece.actions import GoOn, Stop
from followsuit.court_piece.observation import CourtPieceObservation
from followsuit.court_piece.rules import PACK


@dataclass(frozen=True, slots=True)
class CourtPieceSearch:
    """How hard a level looks at cards, and at the suits it may name."""

    cards: Settings
    calls: Settings

    def __call__(self, seen: CourtPieceObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for.

        While trump lies face down, and where five cards may be given back, the rules of thumb decide.
        """
        if seen.phase == "playing" and seen.trump is not None and seen.turned_at == 0:
            position = position_of(seen, PACK, seen.caller)
            if len(position.playable) > 1:
                return CardProblem(position, cards_seen(seen), seen), self.cards
        elif seen.phase == "naming" and not seen.rules.hidden:
            made = called(seen)
            if isinstance(made, NameTrump) and isinstance(made.suit, Suit):
                return NamingTrumpProblem(seen, made.suit), self.calls
        elif seen.phase == "staking" and seen.trump is not None:
            made = called(seen)
            if isinstance(made, Stop | GoOn):
                return StakingProblem(seen, made), self.calls
        first = CASUAL.by_rule(seen)
        return SingleChoice(first.action, first.reason), self.cards

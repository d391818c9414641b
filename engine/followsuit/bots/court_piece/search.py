"""Searching: the plug-in of Court Piece, what an observation asks and how hard a level looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from followsuit.base.actions import NameTrump
from followsuit.base.agreements import NO_AGREEMENTS, Agreements
from followsuit.base.cards import Suit
from followsuit.bots.court_piece.casual import CASUAL, choose_trump, context_of
from followsuit.bots.court_piece.problems import CourtPieceCardProblem, CourtPieceTrumpProblem, GoOnProblem
from followsuit.bots.plain.plain_position import position_of
from followsuit.bots.search.core import Settings
from followsuit.bots.search.problem import Problem, SingleChoice
from followsuit.card_games.court_piece.actions import GoOn, Stop
from followsuit.card_games.court_piece.observation import CourtPieceObservation
from followsuit.card_games.court_piece.rules import PACK


@dataclass(frozen=True, slots=True)
class CourtPieceSearch:
    """How hard a level looks at cards, and at the suits it may name."""

    cards: Settings
    calls: Settings
    agreements: Agreements = NO_AGREEMENTS

    def __call__(self, observation: CourtPieceObservation) -> tuple[Problem[Any], Settings]:
        """The decision the observation asks for.

        While trump lies face down, and where five cards may be given back, the rules of thumb decide.
        """
        if observation.phase == "playing" and observation.trump is not None and observation.turned_at == 0:
            position = position_of(observation, PACK, observation.caller)
            if len(position.playable) > 1:
                context = context_of(observation, self.agreements)
                return CourtPieceCardProblem(position, context, observation), self.cards
        elif observation.phase == "naming" and not observation.rules.hidden:
            made = choose_trump(observation)
            if isinstance(made, NameTrump) and isinstance(made.suit, Suit):
                return CourtPieceTrumpProblem(observation, made.suit), self.calls
        elif observation.phase == "staking" and observation.trump is not None:
            made = choose_trump(observation)
            if isinstance(made, Stop | GoOn):
                return GoOnProblem(observation, made), self.calls
        first = CASUAL.agreeing(self.agreements).by_rule(observation)
        return SingleChoice(first.action, first.reason), self.cards

"""Beginner: judges its five cards roughly and sees one trick at a time."""

from __future__ import annotations

from random import Random
from typing import Final

from followsuit.base.actions import NameTrump
from followsuit.base.cards import Suit
from followsuit.bots.court_piece.casual import act_by_rule, context_of, explain, reason_of
from followsuit.bots.interface import RuleBot
from followsuit.bots.plain.five_cards import expected_tricks
from followsuit.bots.plain.human_errors import SLIP, play_as_beginner
from followsuit.bots.plain.layout import spread_hand
from followsuit.bots.search.decision import BotDecision
from followsuit.card_games.court_piece.actions import AskRedeal
from followsuit.card_games.court_piece.observation import CourtPieceObservation

#: The tricks by which a beginner may misjudge a suit.
MISJUDGED: Final = 0.8


class BeginnerCourtPiece(RuleBot):
    """Sees this trick only and judges its hand roughly."""

    def decide(self, observation: CourtPieceObservation, rng: Random) -> BotDecision:
        """Return the action and its reason."""
        if observation.may_redeal:
            return BotDecision.without_search(AskRedeal(observation.seat))
        if observation.phase == "naming" and not observation.rules.hidden:
            judged = [
                worth + MISJUDGED * (2 * rng.random() - 1)
                for worth in expected_tricks(spread_hand(observation.hand))
            ]
            made = NameTrump(observation.seat, tuple(Suit)[judged.index(max(judged))])
            return BotDecision.without_search(made, reason_of(observation, made) or SLIP)
        if observation.phase != "playing" or observation.trump is None or observation.turned_at != 0:
            return explain(observation, act_by_rule(observation))
        return play_as_beginner(context_of(observation), observation.taken, rng)

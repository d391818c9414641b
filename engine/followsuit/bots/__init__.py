"""Bots: decisions from an observation, by game and level."""

from followsuit.bots.coach import Caution, caution_about, difference, objection_to
from followsuit.bots.hindsight import CostlyDecision, Decision, Review, ReviewingBot, review_decisions
from followsuit.bots.interface import Bot, Budget, RuleBot, Thinking, forwarded, run_to_end, thinking
from followsuit.bots.roster import (
    DEFAULT_LEVEL,
    LEVELS,
    GameBots,
    bot_for,
    bots_of,
    default_level_of,
    levels_of,
    register_bots,
    unregister_bots,
)
from followsuit.bots.search.key_card import with_hinge
from followsuit.bots.search.thought import Hinge, Progress, Thought, Weighed
from followsuit.bots.shared_decision import SharedThinking

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Budget",
    "Caution",
    "CostlyDecision",
    "Decision",
    "GameBots",
    "Hinge",
    "Progress",
    "Review",
    "ReviewingBot",
    "RuleBot",
    "SharedThinking",
    "Thinking",
    "Thought",
    "Weighed",
    "bot_for",
    "bots_of",
    "caution_about",
    "default_level_of",
    "difference",
    "forwarded",
    "levels_of",
    "objection_to",
    "register_bots",
    "review_decisions",
    "run_to_end",
    "thinking",
    "unregister_bots",
    "with_hinge",
]

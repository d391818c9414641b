"""Bots: decisions from an observation, by game and level."""

from followsuit.bots.coach import PlayWarning, difference, find_warning, objection_to
from followsuit.bots.hindsight import CostlyDecision, PastDecision, Review, ReviewingBot, review_decisions
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
from followsuit.bots.search.decision import BotDecision, CandidateStats, KeyCard, Progress
from followsuit.bots.search.key_card import with_key_card
from followsuit.bots.shared_decision import SharedDecision

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "BotDecision",
    "Budget",
    "CandidateStats",
    "CostlyDecision",
    "GameBots",
    "KeyCard",
    "PastDecision",
    "PlayWarning",
    "Progress",
    "Review",
    "ReviewingBot",
    "RuleBot",
    "SharedDecision",
    "Thinking",
    "bot_for",
    "bots_of",
    "default_level_of",
    "difference",
    "find_warning",
    "forwarded",
    "levels_of",
    "objection_to",
    "register_bots",
    "review_decisions",
    "run_to_end",
    "thinking",
    "unregister_bots",
    "with_key_card",
]

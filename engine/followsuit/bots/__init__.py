"""Bots: decisions from an observation, by game and level."""

from followsuit.bots.coach import PlayWarning, advantage_of, find_warning, objection_to
from followsuit.bots.hindsight import (
    CostlyDecision,
    DecisionReview,
    PastDecision,
    ReviewingBot,
    review_decisions,
)
from followsuit.bots.interface import (
    Bot,
    Budget,
    RuleBot,
    SharedWork,
    Thinking,
    map_progress,
    run_to_end,
    think_with,
)
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
from followsuit.bots.search.key_card import add_key_card

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "BotDecision",
    "Budget",
    "CandidateStats",
    "CostlyDecision",
    "DecisionReview",
    "GameBots",
    "KeyCard",
    "PastDecision",
    "PlayWarning",
    "Progress",
    "ReviewingBot",
    "RuleBot",
    "SharedWork",
    "Thinking",
    "add_key_card",
    "advantage_of",
    "bot_for",
    "bots_of",
    "default_level_of",
    "find_warning",
    "levels_of",
    "map_progress",
    "objection_to",
    "register_bots",
    "review_decisions",
    "run_to_end",
    "think_with",
    "unregister_bots",
]

"""Bots: decisions from an observation, by game and level."""

from followsuit.base.agreements import ALL_AGREEMENTS, NO_AGREEMENTS, Agreements, Clause
from followsuit.bots.coach import PlayWarning, find_warning
from followsuit.bots.differences import COUNTED_FROM, find_difference, is_contract_own, is_counted
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
    AgreeingBot,
    GameBots,
    bot_for,
    bots_of,
    default_level_of,
    learn_from,
    levels_of,
    register_bots,
    unregister_bots,
)
from followsuit.bots.search.decision import BotDecision, CandidateStats, HeadToHead, KeyCard, Progress
from followsuit.bots.search.key_card import add_key_card

__all__ = [
    "ALL_AGREEMENTS",
    "COUNTED_FROM",
    "DEFAULT_LEVEL",
    "LEVELS",
    "NO_AGREEMENTS",
    "AgreeingBot",
    "Agreements",
    "Bot",
    "BotDecision",
    "Budget",
    "CandidateStats",
    "Clause",
    "CostlyDecision",
    "DecisionReview",
    "GameBots",
    "HeadToHead",
    "KeyCard",
    "PastDecision",
    "PlayWarning",
    "Progress",
    "ReviewingBot",
    "RuleBot",
    "SharedWork",
    "Thinking",
    "add_key_card",
    "bot_for",
    "bots_of",
    "default_level_of",
    "find_difference",
    "find_warning",
    "is_contract_own",
    "is_counted",
    "learn_from",
    "levels_of",
    "map_progress",
    "register_bots",
    "review_decisions",
    "run_to_end",
    "think_with",
    "unregister_bots",
]

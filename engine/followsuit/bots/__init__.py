"""Bots: decisions from an observation, by game and level."""

from followsuit.bots.hindsight import Decision, Finding, Poser, Review, reviewed
from followsuit.bots.pondering import Pondering
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
from followsuit.bots.seam import Bot, Budget, Thinking, drained, thinking
from followsuit.bots.search.thought import Progress, Thought, Weighed

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "Budget",
    "Decision",
    "Finding",
    "GameBots",
    "Pondering",
    "Poser",
    "Progress",
    "Review",
    "Thinking",
    "Thought",
    "Weighed",
    "bot_for",
    "bots_of",
    "default_level_of",
    "drained",
    "levels_of",
    "register_bots",
    "reviewed",
    "thinking",
    "unregister_bots",
]

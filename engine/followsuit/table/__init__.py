"""The table: seats, their bots, and a match."""

from followsuit.bots import (
    DEFAULT_LEVEL,
    LEVELS,
    BotDecision,
    Budget,
    CandidateStats,
    CostlyDecision,
    DecisionReview,
    KeyCard,
    PlayWarning,
    Progress,
    SharedWork,
    Thinking,
    bots_of,
    default_level_of,
    levels_of,
    run_to_end,
)
from followsuit.table.table import Stepping, Table
from followsuit.table.table_bots import SeatAct

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "BotDecision",
    "Budget",
    "CandidateStats",
    "CostlyDecision",
    "DecisionReview",
    "KeyCard",
    "PlayWarning",
    "Progress",
    "SeatAct",
    "SharedWork",
    "Stepping",
    "Table",
    "Thinking",
    "bots_of",
    "default_level_of",
    "levels_of",
    "run_to_end",
]

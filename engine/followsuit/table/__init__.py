"""The table: four seats, their bots, and a match; and what those around it know of bots."""

from followsuit.bots import (
    DEFAULT_LEVEL,
    LEVELS,
    Budget,
    Finding,
    Progress,
    Review,
    Thought,
    Weighed,
    bots_of,
    default_level_of,
    drained,
    levels_of,
)
from followsuit.table.minds import Act
from followsuit.table.table import Stepping, Table

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Act",
    "Budget",
    "Finding",
    "Progress",
    "Review",
    "Stepping",
    "Table",
    "Thought",
    "Weighed",
    "bots_of",
    "default_level_of",
    "drained",
    "levels_of",
]

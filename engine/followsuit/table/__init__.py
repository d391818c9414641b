"""The table: four seats, their bots, and a match; and what those around it know of bots."""

from followsuit.bots import (
    DEFAULT,
    LEVELS,
    Budget,
    Finding,
    Progress,
    Review,
    Thought,
    Weighed,
    drained,
    levels_of,
    points_of,
    result_of,
)
from followsuit.table.minds import Act
from followsuit.table.table import Stepping, Table

__all__ = [
    "DEFAULT",
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
    "drained",
    "levels_of",
    "points_of",
    "result_of",
]

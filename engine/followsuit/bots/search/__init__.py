"""Search: one core for three games. A game plugs in a `Problem`; the core weighs its candidates in worlds."""

from followsuit.bots.search.core import Settings, run_search
from followsuit.bots.search.decision import BotDecision, CandidateStats, HeadToHead, Progress
from followsuit.bots.search.problem import Problem, WorldOutcome

__all__ = [
    "BotDecision",
    "CandidateStats",
    "HeadToHead",
    "Problem",
    "Progress",
    "Settings",
    "WorldOutcome",
    "run_search",
]

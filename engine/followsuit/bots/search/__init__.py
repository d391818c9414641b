"""Search: one core for three games. A game plugs in a `Problem`; the core weighs its ballot in worlds."""

from followsuit.bots.search.core import Settings, run_search
from followsuit.bots.search.problem import Problem, WorldOutcome
from followsuit.bots.search.thought import Duel, Progress, Thought, Weighed

__all__ = ["Duel", "Problem", "Progress", "Settings", "Thought", "Weighed", "WorldOutcome", "run_search"]

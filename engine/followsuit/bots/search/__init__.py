"""Search: one core for three games. A game plugs in a `Problem`; the core weighs its ballot in worlds."""

from followsuit.bots.search.core import Settings, searched
from followsuit.bots.search.problem import Outcome, Problem
from followsuit.bots.search.thought import Progress, Thought, Weighed

__all__ = ["Outcome", "Problem", "Progress", "Settings", "Thought", "Weighed", "searched"]

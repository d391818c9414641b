"""Decision: the action a bot chose, and the figures that explain it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a bot's thinking has come: rollouts and worlds so far, and the action it would take now.

    ``part`` of the whole is done, from 0 to 1; None if unknown.
    """

    nodes: int
    worlds: int
    action: Any
    part: float | None = None


@dataclass(frozen=True, slots=True)
class CandidateStats:
    """A candidate after ``worlds`` sampled worlds, all figures means over them.

    ``utility`` is what the search maximises. ``result`` is the own side's result at the end of the deal in
    the game's unit (card points, tricks). ``trick`` is how often the own side won the trick in progress,
    ``made`` how often the contract was made (0 where the game has none).
    """

    action: Any
    worlds: int
    utility: float
    result: float
    trick: float
    made: float = 0.0


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two actions in the worlds both were tried in: in how many each did better, by the search's own measure.

    ``result`` is by how much the first one's mean result is higher, in the game's unit.
    """

    worlds: int
    better: int
    worse: int
    result: float


class Circumstance(NamedTuple):
    """That a seat holds a card; or, where there is none, at most so many of a suit (4: Tractor's trumps)."""

    seat: int
    suit: int
    card: Any = None
    most: int = 0


@dataclass(frozen=True, slots=True)
class KeyCard:
    """The circumstance an action depends on most; it holds in ``count`` of ``worlds`` imagined deals.

    ``gain`` is by how much, in the game's unit, the action beats the next best one in those.
    """

    circumstance: Circumstance
    worlds: int
    count: int
    gain: float


@dataclass(frozen=True, slots=True)
class BotDecision:
    """An action with its reasons.

    ``reason`` is the code of a reason for the action, empty where none is true of it; ``heuristic`` is what
    the heuristics would have done. The figures are 0 and ``candidates`` empty where nothing was searched.
    ``gain`` is the mean utility by which the action beats ``next_best``, the best other action, in the same
    worlds, and ``error`` its standard error: a gain below the error is a tie. ``head_to_head`` compares the
    action with ``next_best``. ``key_card`` is what the difference depends on, if it was asked for and found.
    """

    action: Any
    heuristic: Any
    reason: str = ""
    worlds: int = 0
    nodes: int = 0
    candidates: tuple[CandidateStats, ...] = ()
    next_best: Any = None
    gain: float = 0.0
    error: float = 0.0
    is_exact: bool = False
    head_to_head: HeadToHead | None = None
    key_card: KeyCard | None = None

    @staticmethod
    def without_search(action: Any, reason: str = "") -> BotDecision:
        """The thought of a bot that did not search."""
        return BotDecision(action, action, reason)

    @property
    def is_override(self) -> bool:
        """Whether the search left the move of the heuristics."""
        return bool(self.action != self.heuristic)

    @property
    def chosen(self) -> CandidateStats | None:
        """The figures of the action itself; None where nothing was searched."""
        return next((stats for stats in self.candidates if stats.action == self.action), None)

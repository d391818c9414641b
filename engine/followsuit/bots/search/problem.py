"""Problem: one decision of one seat, in the form the search takes.

A plug-in prepares it once from an observation; everything that does not change between worlds is worked out
there. The search then asks for worlds and for the outcome of each candidate in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, NoReturn, Protocol, TypeVar


class WorldOutcome(NamedTuple):
    """The outcome of a candidate in one world.

    ``utility`` is the search's own measure, higher is better for the deciding seat's side; ``result`` the own
    side's result at the end of the deal in the game's unit; ``trick`` 1 if the own side wins the trick in
    progress, else 0 (0 where no trick is in progress); ``made`` 1 if the contract is made, else 0 (0 where
    the game has none).
    """

    utility: float
    result: float
    trick: float
    made: float = 0.0


W = TypeVar("W")


class Problem(Protocol[W]):
    """A decision: its candidates, its worlds, and the worth of each candidate in a world."""

    @property
    def candidates(self) -> Sequence[Any]:
        """The actions weighed: the heuristic's own first, no two alike, about 14 at most."""

    def reason_of(self, action: Any) -> str:
        """Why a candidate makes sense, as a code; empty where no code is true of it."""

    @property
    def is_exact(self) -> bool:
        """Whether `outcomes` are the values of best play in a world, not of a rollout."""

    def index_of(self, action: Any) -> int | None:
        """The index of a legal action, which becomes a candidate if it was none; None: not weighable."""

    def world(self, rng: Random) -> W:
        """A deal of the hidden cards that agrees with all the seat knows."""

    def outcomes(self, world: W, indices: Sequence[int], rng: Random) -> Sequence[WorldOutcome]:
        """The outcomes of the candidates with these indices in one world, which stays as it is."""


class SingleChoice:
    """A problem with one candidate: there is nothing to compare."""

    is_exact = False

    def __init__(self, action: Any, reason: str = "") -> None:
        self.candidates: Sequence[Any] = (action,)
        self._reason = reason

    def reason_of(self, action: Any) -> str:
        """The reason of that action."""
        return self._reason

    def index_of(self, action: Any) -> int | None:
        """0 for that action, None for any other."""
        return 0 if action == self.candidates[0] else None

    def world(self, rng: Random) -> NoReturn:
        """Raise AssertionError: the search imagines no world for one candidate."""
        raise AssertionError("a single choice needs no world")

    def outcomes(self, world: Any, indices: Sequence[int], rng: Random) -> Sequence[WorldOutcome]:
        """Raise AssertionError: the search compares nothing."""
        raise AssertionError("a single choice needs no outcome")

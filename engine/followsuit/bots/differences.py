"""Differences: what one action does better than another in imagined deals, and in how many of them.

A figure is present only where there is something to count: a trick where both actions play to it, a contract
where there is one. A code that speaks of either is never given without.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from followsuit.base.jsonable import kind_of
from followsuit.bots.search.decision import CandidateStats

#: The difference of two shares, of tricks won or contracts made, that is a reason.
TOLD: Final = 0.2

#: From how many imagined deals on they are counted out loud. How many fewer there are depends on the device's
#: load.
COUNTED_FROM: Final = 40

#: What an action can do better than another; a front end has a sentence for each. The first that is true is
#: given.
DIFFERENCES: Final = (
    "contract_fails",
    "contract_let",
    "buried",
    "trick_lost",
    "trick_dear",
    "later",
    "outcome",
)


class Shares(NamedTuple):
    """In which part of the imagined deals an action brings its seat what it wishes, from 0 to 1.

    ``trick``: its side wins the trick; None if the action plays no card.
    ``contract``: its side's contract is made, or the other side's fails; None if there is none yet, or never.
    """

    trick: float | None
    contract: float | None


class Counts(NamedTuple):
    """In how many of ``worlds`` imagined deals each of two actions does what the difference is about."""

    worlds: int
    better: int
    worse: int


class Difference(NamedTuple):
    """What an action does better than another: a code of `DIFFERENCES`, and what was counted, if anything."""

    code: str
    counts: Counts | None = None


def is_counted(stats: CandidateStats) -> bool:
    """Whether an action was tried in so many imagined deals that they may be counted out loud."""
    return stats.worlds >= COUNTED_FROM


def is_contract_own(observation: Any, action: Any, *, has_contract: bool) -> bool | None:
    """Whether the contract that an action bears on is the own side's; None if there is none.

    ``has_contract``: the game has contracts.
    """
    contract = getattr(observation, "contract", None)
    if not has_contract or contract is None or kind_of(action) not in ("play", "name_trump"):
        return None
    return bool(contract.side is observation.seat.side)


def shares_of(observation: Any, stats: CandidateStats, *, has_contract: bool) -> Shares:
    """Return the shares of an action that was weighed from this observation."""
    is_own = is_contract_own(observation, stats.action, has_contract=has_contract)
    return Shares(
        trick=stats.trick if kind_of(stats.action) == "play" else None,
        contract=None if is_own is None else stats.made if is_own else 1 - stats.made,
    )


def find_difference(
    observation: Any, worse: CandidateStats, better: CandidateStats, *, has_contract: bool
) -> Difference:
    """Return what ``better`` does better than ``worse``; both were weighed from this observation."""
    one, other = (shares_of(observation, stats, has_contract=has_contract) for stats in (better, worse))

    def difference(code: str, better_share: float, worse_share: float) -> Difference:
        if better.worlds != worse.worlds or not is_counted(better):
            return Difference(code)
        counted = (round(share * better.worlds) for share in (better_share, worse_share))
        return Difference(code, Counts(better.worlds, *counted))

    if one.contract is not None and other.contract is not None and one.contract - other.contract >= TOLD:
        is_own = is_contract_own(observation, better.action, has_contract=has_contract)
        return difference("contract_fails" if is_own else "contract_let", one.contract, other.contract)
    if kind_of(better.action) == kind_of(worse.action) == "bury":
        return Difference("buried")
    if one.trick is None or other.trick is None:
        return Difference("outcome")
    if one.trick - other.trick >= TOLD:
        return difference("trick_lost", one.trick, other.trick)
    return Difference("trick_dear" if other.trick - one.trick >= TOLD else "later")

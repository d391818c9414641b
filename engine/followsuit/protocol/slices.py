"""Slices: answers that take time, their progress, and how they are cancelled.

While a bot thinks, other messages are answered. A thought is about the table as it was when asked: once the
table has changed, or the thought is cancelled, it ends and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from followsuit.base.errors import RequestError
from followsuit.protocol.answers import Slice
from followsuit.protocol.message import Message
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.sitting import stale_turn
from followsuit.table import Progress

if TYPE_CHECKING:
    from followsuit.protocol import messages

T = TypeVar("T")


def run_in_slices(player: PlayerSession, work: Generator[Progress, None, T]) -> Generator[Slice, None, T]:
    """Do some work at the table in slices, with a pause after each, and return its result.

    Raises `RequestError`: ``stale_turn`` if the table has changed meanwhile, ``cancelled`` if it was
    cancelled or left.
    """
    sitting = player.find_sitting()
    table, turn = sitting.table, sitting.table.turn

    def refusal() -> RequestError | None:
        if player.sitting is not sitting or sitting.table is not table:
            return _cancelled()
        return stale_turn(table) if table.turn != turn else None

    return (yield from _run(player, work, refusal))


def run_own_slices(player: PlayerSession, work: Generator[Progress, None, T]) -> Generator[Slice, None, T]:
    """Do some work that needs no table in slices. Raises `RequestError` (``cancelled``)."""
    try:
        return (yield from _run(player, work, lambda: None))
    finally:
        work.close()
        player.review_part = None


def _run(
    player: PlayerSession, work: Generator[Progress, None, T], refusal: Callable[[], RequestError | None]
) -> Generator[Slice, None, T]:
    """Do some work until it is done, or refused after a slice."""
    calls = player.cancel_count
    while True:
        try:
            done = next(work)
        except StopIteration as finished:
            found: T = finished.value
            return found
        if done.part is not None:
            player.review_part = done.part
        yield Slice(done.part)
        error = _cancelled() if player.cancel_count != calls else refusal()
        if error is not None:
            work.close()
            raise error


def _cancelled() -> RequestError:
    return RequestError("cancelled", "this was called off")


def get_progress(player: PlayerSession, message: Message) -> messages.ProgressAnswer:
    """Return how far a review is, from 0 to 1; None without a review."""
    return {"part": player.review_part}


def cancel_thinking(player: PlayerSession, message: Message) -> messages.Nothing:
    """Cancel all work in progress."""
    player.cancel_count += 1
    return {}


OPS: Final[Mapping[str, Handler]] = {"cancel_thinking": cancel_thinking, "get_progress": get_progress}

"""Thinking: answers that take time, how far they are, and how they are called off.

While a bot thinks, other messages are answered. A thought is about the table as it stood when it was asked
for: once the table has changed, or the thought is called off, it is given up and changes nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Final, TypeVar

from followsuit.errors import QuestionError
from followsuit.protocol.answers import Answer, Handler, Message, Slice
from followsuit.protocol.player_session import PlayerSession, stale
from followsuit.table import Progress

T = TypeVar("T")


def in_slices(player: PlayerSession, work: Generator[Progress, None, T]) -> Generator[Slice, None, T]:
    """Do some work at the table in slices, with a pause after each, and return its result.

    Raises `QuestionError`: ``stale_turn`` where the table has gone on meanwhile, ``cancelled`` where it was
    called off or left.
    """
    table, calls = player.table(), player.cancel_count
    turn = table.turn
    while True:
        try:
            done = next(work)
        except StopIteration as finished:
            found: T = finished.value
            return found
        if done.part is not None:
            player.review_part = done.part
        yield Slice(done.part)
        if player.open_table is not table or player.cancel_count != calls:
            work.close()
            raise QuestionError("cancelled", "this was called off")
        if table.turn != turn:
            work.close()
            raise stale(table)


def progress(player: PlayerSession, message: Message) -> Answer:
    """How far a review is, from 0 to 1; None where there is no review."""
    return {"part": player.review_part}


def cancel(player: PlayerSession, message: Message) -> Answer:
    """Call off all work in progress."""
    player.cancel_count += 1
    return {}


OPS: Final[Mapping[str, Handler]] = {"cancel": cancel, "progress": progress}

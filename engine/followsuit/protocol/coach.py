"""Coach: the message that asks, before a play or a burial is made, whether it clearly costs.

A front end may ask ahead, while the person still considers the selected card; that returns no caution and
marks nothing. Only a caution that is sent marks the deal as assisted.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.actions import Play
from followsuit.base.errors import RequestError
from followsuit.base.jsonable import kind_of
from followsuit.bots import SharedWork
from followsuit.protocol.answers import Slices
from followsuit.protocol.message import Message, read_flag, read_object
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.reasons import describe_warning
from followsuit.protocol.slices import run_in_slices
from followsuit.table import PlayWarning, Progress

if TYPE_CHECKING:
    from followsuit.protocol import messages


def coach(player: PlayerSession, message: Message) -> Slices[messages.CoachAnswer]:
    """Return the caution against a play or a burial before it is made; null if nothing is proven."""
    table = player.table_at_turn(message)
    player.check_open(acting=True)
    data, ahead = read_object(message, "action"), read_flag(message, "ahead")
    action = table.game.action_from(player.you, data)
    # A task answers wrong plays itself, and an illegal play is refused anyway.
    is_judged = isinstance(action, Play) or kind_of(action) == "bury"
    if not is_judged or player.task or table.check(action) is not None:
        return {"coach": None}
    key = (table, table.turn, action)
    if player.coaching is None or player.coaching[0] != key:
        player.coaching = key, SharedWork(table.warning(action))
    _, mine = player.coaching
    found = yield from run_in_slices(player, _while_wanted(player, mine))
    if ahead or found is None:
        return {"coach": None}
    table.assist("coach")
    observation = table.observe(player.you)
    return {
        "coach": describe_warning(table, observation, found),
        "view": player.view(),
    }


def _while_wanted(
    player: PlayerSession, mine: SharedWork[Progress, PlayWarning | None]
) -> Generator[Progress, None, PlayWarning | None]:
    """Think about a play until another one is asked about. Raises `RequestError` (``cancelled``)."""
    work = mine.advance()
    while True:
        try:
            progress = next(work)
        except StopIteration as done:
            found: PlayWarning | None = done.value
            return found
        yield progress
        if player.coaching is None or player.coaching[1] is not mine:
            raise RequestError("cancelled", "another play is asked about")


OPS: Final[Mapping[str, Handler]] = {"coach": coach}

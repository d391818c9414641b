"""Coach: the message that asks, before a play or a burial is made, whether it clearly costs.

A front end may ask ahead, while the person still considers the selected card; that returns no caution and
marks nothing. Only a caution that is sent marks the deal as assisted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.actions import Play
from followsuit.base.jsonable import kind_of
from followsuit.protocol.answers import Slices
from followsuit.protocol.message import Message, read_flag, read_object
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.reasons import describe_warning
from followsuit.protocol.slices import run_in_slices

if TYPE_CHECKING:
    from followsuit.protocol import messages


def coach(player: PlayerSession, message: Message) -> Slices[messages.CoachAnswer]:
    """Return the caution against a play or a burial before it is made; null if nothing is proven."""
    sitting = player.find_sitting()
    seat, table = sitting.find_seat(message), sitting.table_at_turn(message)
    sitting.check_open(acting=True)
    data, ahead = read_object(message, "action"), read_flag(message, "ahead")
    action = table.game.action_from(seat, data)
    is_judged = isinstance(action, Play) or kind_of(action) == "bury"
    # An illegal play is refused anyway.
    if not is_judged or table.check(action) is not None:
        return {"coach": None}
    found = yield from run_in_slices(player, sitting.judge(action))
    if ahead or found is None:
        return {"coach": None}
    table.assist("coach")
    return {"coach": describe_warning(table, table.observe(seat), found), "view": sitting.view(seat)}


OPS: Final[Mapping[str, Handler]] = {"coach": coach}

"""Complaining: the message that gathers what an argument about one act needs.

Of a deal that goes on nothing hidden is told: no link to the deal, only a question to the referee made of
what the person sees. Of a deal that is over there is the link to it, at that act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from followsuit.errors import LinkError
from followsuit.forms import AskableGame, FieldKind
from followsuit.game import AnyGame
from followsuit.protocol.message import Message
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.registry import game_named
from followsuit.table import bots_of

if TYPE_CHECKING:
    from followsuit.protocol import messages
    from followsuit.record import Record


def complaint(player: PlayerSession, message: Message) -> messages.Complaint:
    """What an act can be discussed with: at the table, or with ``deal`` and ``step`` in the open record."""
    if "step" in message:
        line = player.past.line(message, ())
        view: Mapping[str, Any] = line.shown()["view"]
        return _complaint(line.record, view, line.deal.number, line.step, is_over=line.is_open)
    table = player.table_at_turn(message)
    record, view = table.record(), player.view()
    deal = record.deals[-1]
    return _complaint(record, view, deal.number, len(deal.actions), is_over=table.summary() is not None)


def _complaint(
    record: Record, view: Mapping[str, Any], deal: int, act: int, *, is_over: bool
) -> messages.Complaint:
    from followsuit import __version__

    game = game_named(record.game)
    return {
        "game": record.game,
        "deal": deal,
        "act": act,
        "over": is_over,
        "bots": bots_of(game).version,
        "version": __version__,
        "link": _link(record, deal, act) if is_over else None,
        "question": _question_link(game, record, view),
    }


def _link(record: Record, deal: int, act: int) -> str | None:
    """The link to a deal that opens at an act; None where it would be too long."""
    from followsuit.links import LONGEST_SHARED, deal_link

    try:
        link = f"{deal_link(record, deal)}~{act}"
    except LinkError:
        return None
    return link if len(link) <= LONGEST_SHARED else None


def _question_link(game: AnyGame, record: Record, view: Mapping[str, Any]) -> str | None:
    """The link to the question that the table poses: what may be played, or who wins; None for none."""
    from followsuit.links import question_link

    forms = game.forms(record.rules) if isinstance(game, AskableGame) else ()
    kinds = {form.ask: {field.name: field.kind for field in form.fields} for form in forms}
    asked = _follow(view) if "follow" in kinds else None
    if asked is None and "winner" in kinds:
        asked = _winner(view, kinds["winner"]["plays"])
    if asked is None:
        return None
    rules = game.specification(record.rules)
    return question_link({"game": record.game, "rules": rules, **asked, "trump": _trump(view)})


def _follow(view: Mapping[str, Any]) -> dict[str, Any] | None:
    """What may be played from the person's hand to the trick that lies there."""
    trick, hand = view.get("trick"), view["hand"]
    if not trick or not trick["plays"] or not hand or view["to_act"] != view["you"]:
        return None
    return {"ask": "follow", "lead": " ".join(trick["plays"][0]["cards"]), "hand": " ".join(hand)}


def _winner(view: Mapping[str, Any], kind: FieldKind) -> dict[str, Any] | None:
    """Who wins the last trick, once it is complete."""
    if not view.get("tricks"):
        return None
    plays = [(play["seat"], " ".join(play["cards"])) for play in view["tricks"][-1]["plays"]]
    return {"ask": "winner", "plays": plays if kind is FieldKind.TRICK else [cards for _, cards in plays]}


def _trump(view: Mapping[str, Any]) -> object:
    """Trump as a question has it: of Tractor the rank as well."""
    suit = view.get("trump")
    if "trump_rank" not in view:
        return suit
    return {"rank": view["trump_rank"], "suit": None if suit in (None, "NT") else suit}


OPS: Final[Mapping[str, Handler]] = {"complaint": complaint}

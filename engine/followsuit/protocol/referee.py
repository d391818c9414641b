"""Referee: the messages of a front end that lets people ask the referee."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final, cast

from followsuit import referee
from followsuit.base.cards import Card, cards_text, parse_card
from followsuit.base.errors import CardError
from followsuit.base.fields import RefereeForm, RefereeFormGame
from followsuit.base.game import AnyGame, direction_of, seats_of
from followsuit.card_games.registry import game_named
from followsuit.protocol.message import Message, read_object, read_rules
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.protocol import messages


def list_referee_forms(player: PlayerSession, message: Message) -> messages.Forms:
    """Return the questions about a game by these rules, with the cards and seats their fields can hold."""
    game = game_named(message.get("game"))
    rules = game.rules(read_rules(message))
    asked = game.forms(rules) if isinstance(game, RefereeFormGame) else ()
    return {
        "cards": _list_pack(game, rules),
        "seats": _list_seats(game, rules),
        "forms": [_describe_form(form) for form in asked],
    }


def _describe_form(form: RefereeForm) -> messages.Form:
    fields = [
        {
            "name": field.name,
            "kind": field.kind.value,
            "choices": list(field.choices),
            "total": field.total,
            "is_optional": field.is_optional,
        }
        for field in form.fields
    ]
    return cast("messages.Form", {"ask": form.ask, "clauses": list(form.clauses), "fields": fields})


def get_ruling(player: PlayerSession, message: Message) -> messages.RulingAnswer:
    """The referee's ruling."""
    return {"ruling": cast("messages.Ruling", referee.rule(read_object(message, "question")))}


def _list_pack(game: AnyGame, rules: object) -> list[str]:
    """The faces of the game's pack, suit by suit, each once."""
    opening = game.opening(game.deal(game.new_match(rules, Random(0)), Random(0)).state)
    words = (word for value in opening.values() for word in value.split())
    return cards_text(sorted({card for word in words if (card := _parse_card(word)) is not None})).split()


def _parse_card(word: str) -> Card | None:
    try:
        return parse_card(word)
    except CardError:
        return None


def _list_seats(game: AnyGame, rules: object) -> list[str]:
    """Return the seats in order of play, from the person's on."""
    return [seat.name for seat in direction_of(game, rules).order(seats_of(game, rules)[0])]


OPS: Final[Mapping[str, Handler]] = {
    "list_referee_forms": list_referee_forms,
    "get_ruling": get_ruling,
}

"""House rules: their messages: rulings that show what they decide, and the rules as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from followsuit import referee
from followsuit.base.errors import FollowSuitError, RulesError
from followsuit.base.jsonable import to_json
from followsuit.card_games.registry import game_named
from followsuit.protocol.answers import describe_problem
from followsuit.protocol.message import Message, bad_field, read_rules
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.house_rules import HouseRules
    from followsuit.protocol import messages

#: The most questions that are ruled on at once; a game has some forty fields.
MOST_QUESTIONS: Final = 400

# `links` is imported where it is used, so that the engine's first answer comes sooner.


def get_rulings(player: PlayerSession, message: Message) -> messages.Rulings:
    """The referee's rulings on several questions, in order; in place of one that makes no sense why not."""
    questions = message.get("questions")
    if not isinstance(questions, list) or len(questions) > MOST_QUESTIONS:
        raise bad_field("questions", f"'questions' is a list of at most {MOST_QUESTIONS} questions")
    return {"rulings": [_give_ruling(question) for question in questions]}


def _give_ruling(question: Mapping[str, object]) -> messages.OneRuling:
    try:
        return {"ruling": cast("messages.Ruling", referee.rule(question))}
    except FollowSuitError as error:
        return {"refusal": describe_problem(error)}


def describe_house(house: HouseRules) -> messages.House:
    """House rules as plain data."""
    return {
        "game": house.game,
        "name": house.name,
        "rules": dict(house.rules),
        "unread": [{"field": one.field, "value": one.value, "code": one.code} for one in house.unread],
        "clash": list(house.clash),
    }


def find_remedies(player: PlayerSession, message: Message) -> messages.Remedies:
    """The changes after which rules hold that contradict each other; none where they hold."""
    from followsuit.house_rules import find_remedies as remedies_of

    game, specification = game_named(message.get("game")), read_rules(message)
    if not isinstance(specification, dict):
        raise bad_field("rules", "'rules' is an object with the fields that contradict each other")
    try:
        game.rules(specification)
    except RulesError as error:
        if error.code != "contradiction":
            raise
        fields = [str(field) for field in error.facts.get("fields", ())]
        found = remedies_of(game, specification, fields)
        return {
            "fields": fields,
            "remedies": [{"field": one.field, "value": to_json(one.value)} for one in found],
        }
    return {"fields": [], "remedies": []}


OPS: Final[Mapping[str, Handler]] = {
    "get_rulings": get_rulings,
    "find_remedies": find_remedies,
}

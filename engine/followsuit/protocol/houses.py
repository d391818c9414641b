"""Houses: the messages about house rules: what each field decides, and rules that travel as text or link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from followsuit import referee
from followsuit.errors import FollowSuitError, RulesError
from followsuit.offers import example_questions
from followsuit.plain import plain
from followsuit.protocol.answers import refusal_data
from followsuit.protocol.message import Message, bad_field, name_in, rules_in, text_in
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.registry import game_named

if TYPE_CHECKING:
    from followsuit.links import House
    from followsuit.protocol import messages

# `links` is imported where it is used, so that the engine's first answer comes sooner.


def examples(player: PlayerSession, message: Message) -> messages.Examples:
    """For each field with an effect, questions to the referee and what it rules by the field's value."""
    game = game_named(message.get("game"))
    rules = game.rules(rules_in(message))
    held, idle = plain(rules), game.idle_rules(rules)
    shown = {
        option.name: [
            _ruled(question) for question in example_questions(game, option.name, held[option.name])
        ]
        for option in game.rule_options()
        if option.name not in idle
    }
    return {"examples": {name: found for name, found in shown.items() if found}}


def _ruled(question: Mapping[str, object]) -> messages.RulesExample:
    try:
        return {"question": dict(question), "ruling": cast("messages.Ruling", referee.rule(question))}
    except FollowSuitError as error:
        refusal = refusal_data(error.code, error.message, error.clause, error.facts)
        return {"question": dict(question), "refusal": refusal}


def house(player: PlayerSession, message: Message) -> messages.HouseWritten:
    """House rules as a link and as text."""
    from followsuit.links import LONGEST_SHARED, house_link, house_of, house_text

    made = house_of(game_named(message.get("game")), rules_in(message), name_in(message) or "")
    link = house_link(made)
    return {
        "link": link,
        "fits": len(link) <= LONGEST_SHARED,
        "text": house_text(made),
        "house": house_data(made),
    }


def housed(player: PlayerSession, message: Message) -> messages.Housed:
    """The house rules of a link or a text, as far as they hold here."""
    from followsuit.links import read_house

    game = message.get("game", "")
    text = text_in(message, "text", "a link, or house rules as text")
    return {"house": house_data(read_house(text, game if isinstance(game, str) else ""))}


def house_data(house: House) -> messages.House:
    """House rules as plain data."""
    return {
        "game": house.game,
        "name": house.name,
        "rules": dict(house.rules),
        "unread": plain(house.unread),
        "clash": list(house.clash),
    }


def remedies(player: PlayerSession, message: Message) -> messages.Remedies:
    """The changes after which rules hold that contradict each other; none where they hold."""
    from followsuit.links import remedies as remedies_of

    game, specification = game_named(message.get("game")), rules_in(message)
    if not isinstance(specification, dict):
        raise bad_field("rules", "'rules' is an object with the fields that contradict each other")
    try:
        game.rules(specification)
    except RulesError as error:
        if error.code != "contradiction":
            raise
        fields = [str(field) for field in error.facts["fields"]]
        return {"fields": fields, "remedies": plain(remedies_of(game, specification, fields))}
    return {"fields": [], "remedies": []}


OPS: Final[Mapping[str, Handler]] = {
    "examples": examples,
    "house": house,
    "housed": housed,
    "remedies": remedies,
}

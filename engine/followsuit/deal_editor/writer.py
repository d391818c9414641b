"""Writer: a setup as the lines of a record, from which it can be read."""

from __future__ import annotations

from followsuit.base.cards import cards_text
from followsuit.base.game import specification_text
from followsuit.card_games.registry import game_named
from followsuit.deal_editor.setup import Setup
from followsuit.documents import text_of_lines


def write_setup(setup: Setup) -> str:
    """The setup whole, with game, rules and standing, in lines as a record has them; a document of its
    own.
    """
    rules = specification_text(game_named(setup.game), setup.rules)
    lines = [
        f"game {setup.game}",
        f"rules {rules}",
    ]
    lines += [f"deal {setup.number}"] if setup.number else []
    lines += [f"{name} {text}" for name, text in setup.standing.items() if text]
    places = setup.frame.places
    lines += [f"{place.name} {cards_text(setup.at(place.name))}".rstrip() for place in places]
    return text_of_lines("setup", lines)

"""Writing: a setup as text, in each form that it can be read from."""

from __future__ import annotations

import json

from followsuit.cards import cards_text
from followsuit.making.bridge import address_text, lin_text, pbn_text
from followsuit.making.lines import suits_text
from followsuit.making.setup import Setup
from followsuit.registry import game_named
from followsuit.seats import Seat
from followsuit.setups import MakeableGame


def setup_text(setup: Setup) -> str:
    """The setup whole, with game, rules and standing, in lines as a record has them."""
    rules = game_named(setup.game).specification(setup.rules)
    lines = [f"game {setup.game}", f"rules {rules if isinstance(rules, str) else json.dumps(rules)}"]
    lines += [f"deal {setup.number}"] if setup.number else []
    lines += [f"{name} {text}" for name, text in setup.standing.items() if text]
    return "\n".join([*lines, *_hand_lines(setup)]) + "\n"


def texts_of(setup: Setup) -> dict[str, str]:
    """The hands as text, by the name of the form.

    ``lines`` are a record's, ``suits`` those for people; ``pbn``, ``lin`` and ``address`` are bridge's, where
    its programs can write such a deal.
    """
    frame = setup.frame
    texts = {"lines": "".join(f"{line}\n" for line in _hand_lines(setup)), "suits": _suit_lines(setup)}
    if not frame.is_for_bridge:
        return texts
    hands = {seat: setup.of(seat) for seat in frame.seats}
    dealer = _dealer(setup)
    return {
        **texts,
        "pbn": pbn_text(frame, hands, dealer),
        "lin": lin_text(hands, dealer),
        "address": address_text(hands, dealer),
    }


def _hand_lines(setup: Setup) -> list[str]:
    return [f"{place.name} {cards_text(setup.at(place.name))}".rstrip() for place in setup.frame.places]


def _suit_lines(setup: Setup) -> str:
    frame = setup.frame
    lines = []
    for owner in frame.owners:
        packets = (suits_text(frame, setup.at(place.name)) for place in frame.places_of(owner))
        lines.append(f"{owner or 'kitty'}: {' / '.join(packets)}\n")
    return "".join(lines)


def _dealer(setup: Setup) -> str:
    """The seat that deals, where that follows from the standing; else empty."""
    game = game_named(setup.game)
    if isinstance(game, MakeableGame):
        making = game.making()
        for seat in Seat:
            fields = making.dealt_by(setup.rules, seat)
            if fields and all(setup.standing.get(name) == text for name, text in fields.items()):
                return seat.name
    return ""

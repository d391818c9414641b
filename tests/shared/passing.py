"""Passing: people who share one device and play at random through the protocol, and what a message
may show.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from followsuit.base.cards import CARDS
from followsuit.base.jsonable import kind_of
from followsuit.protocol.session import Session
from tests.shared.zones import secret_cards

TEXTS = frozenset(card.text for card in CARDS)


class Device:
    """A device that people pass around; each uncovers their own cards when it is their turn.

    Every answer is checked: it holds no card that only a covered seat, or nobody yet, has seen.
    """

    def __init__(self, op: str = "new", *, chance: str = "", **fields: Any) -> None:
        self.session = Session()
        self.rng = Random(f"{chance}/{sorted(fields.items())}")
        self.view: dict[str, Any] = {}
        begun = self.ask(op, **fields)
        assert begun["ok"], begun

    @property
    def table(self) -> Any:
        """The table behind the messages, to know what they must not contain."""
        sitting = self.session._player.sitting
        return sitting and sitting.table

    @property
    def cover(self) -> dict[str, Any]:
        """How the cover lies."""
        cover: dict[str, Any] = self.view["pass_and_play"]
        return cover

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and check the answer."""
        text = self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        answer: dict[str, Any] = json.loads(text)
        self.view = answer.get("view") or self.view
        if op != "record" and self.table is not None:
            leaked = cards_in(answer) - self._known()
            assert not leaked, (op, fields, leaked, text)
        return answer

    def _known(self) -> set[str]:
        """The cards that everybody has seen, and those that the uncovered seat has."""
        table, observation = self.table, self._observed()
        if table is None or table.summary() is not None:
            return set(TEXTS)
        acts = table.record().deals[-1].actions
        cards = [card for action in acts if is_open(action) for card in action.cards]
        cards += getattr(getattr(observation, "prelude", None), "turned", ())
        known = {card.text for card in cards}
        if getattr(self.session._player.sitting, "uncovered", "nothing is ever covered") is not None:
            view = table.game.view(observation)
            known |= {*view["hand"]} | secret_cards(view)
        return known

    def _observed(self) -> Any:
        return self.table and self.table.observe(self.session._player.find_sitting().find_seat({}))

    def act(self) -> dict[str, Any]:
        """Make a random act that the uncovered person's prompt offers."""
        answer = self.ask("act", turn=self.view["turn"], action=self.choice())
        assert answer["ok"], answer
        return answer

    def choice(self) -> dict[str, Any]:
        """An act that the prompt offers."""
        prompt = self.view["prompt"]
        match prompt["kind"]:
            case "bid" if prompt["can_pass"] and self.rng.random() < 0.6:
                return {"kind": "pass"}
            case "bid":
                return {"kind": "bid", "value": prompt["values"][0]} if prompt["values"] else {"kind": "pass"}
            case "name_trump":
                return {"kind": "name_trump", "suit": self.rng.choice(prompt["suits"])}
            case "declare":
                made = prompt["declarations"]
                return {"kind": "declare", "cards": made[0]["cards"]} if made else {"kind": "pass"}
            case "bury":
                return {"kind": "bury", "cards": self.rng.sample(self.view["hand"], prompt["count"])}
            case "lay_indicator" | "go_on":
                return dict(self.rng.choice(prompt["offers"]))
        card = self.rng.choice(prompt["playable"])
        return {"kind": "play", "cards": self.ask("select_cards", turn=self.view["turn"], card=card)["cards"]}

    def go_on(self) -> None:
        """Do what moves the match on."""
        turn = self.view["turn"]
        match self.view["waits_for"]:
            case "person":
                answer = self.ask("uncover_seat", seat=self.cover["next"])
            case "you":
                answer = self.act()
            case "deal":
                answer = self.ask("deal", turn=turn)
            case _:
                answer = self.ask("step", turn=turn)
        assert answer["ok"], answer

    def play_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Go on until the view is as wanted; the view."""
        while not wanted(self.view):
            assert self.view["waits_for"] != "over", "it never came to that"
            self.go_on()
        return self.view


def cards_in(data: Any) -> set[str]:
    """The cards an answer names anywhere, but for what each card of the pack is worth and beats."""
    found: set[str] = set()
    rest = [data]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            found |= cards_named(one)
        elif isinstance(one, dict):
            found |= TEXTS & one.keys()
            rest += [value for key, value in one.items() if key not in ("worth", "order")]
        elif isinstance(one, list):
            rest += one
    return found


@lru_cache(maxsize=10_000)
def cards_named(text: str) -> frozenset[str]:
    """The cards that a text names as words of their own."""
    return TEXTS.intersection(re.findall(r"\w+", text))


def is_open(action: Any) -> bool:
    """Whether an act shows its cards to everybody."""
    return kind_of(action) in ("play", "declare")

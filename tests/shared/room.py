"""Room: people with a device each, who play at random through the protocol; what each device is sent is searched."""

from __future__ import annotations

import json
from typing import Any

from tests.shared.passing import TEXTS, Device, cards_in, is_open
from tests.shared.zones import secret_cards, zone_cards


class Room(Device):
    """People with a device each. Every answer about a seat is searched for cards that the seat may not know."""

    def __init__(self, op: str = "new", **fields: Any) -> None:
        #: The bytes of all answers that were searched.
        self.searched = 0
        #: The answers to an act, by seat: what was sent last.
        self.views: dict[str | None, dict[str, Any]] = {}
        #: A state of the deal, and what each that was asked for may know in it.
        self._state: Any = None
        self._known_to: dict[str | None, set[str]] = {}
        super().__init__(op, multiplayer=True, **fields)

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message of the host, which says of which seat it is."""
        text = self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        answer: dict[str, Any] = json.loads(text)
        if op != "record" and self.table is not None:
            seat = fields.get("seat")
            self.searched += len(text)
            leaked = cards_in(answer) - self.known_to(seat)
            assert not leaked, (op, fields, leaked, text)
            if "view" in answer:
                assert answer["view"]["multiplayer"]["seat"] == seat
                self.views[seat] = answer["view"]
        self.view = answer.get("view") or self.view
        return answer

    def known_to(self, name: str | None) -> set[str]:
        """The cards that the person at a seat may know now; without a seat those that everybody has seen."""
        if self.table._state is not self._state:
            self._state, self._known_to = self.table._state, {}
        if name not in self._known_to:
            self._known_to[name] = self._find_known_to(name)
        return self._known_to[name]

    def _find_known_to(self, name: str | None) -> set[str]:
        table = self.table
        if table.summary() is not None:
            return set(TEXTS)
        seats = {seat.name: seat for seat in table.players}
        name = name if name in seats else None
        observation = table.observe(seats[name] if name else next(iter(table.players)))
        acts = table.record().deals[-1].actions
        cards = [card.text for action in acts if is_open(action) for card in action.cards]
        cards += [card.text for card in getattr(getattr(observation, "prelude", None), "turned", ())]
        view = table.game.view(observation)
        if name and (laid := zone_cards(view, "indicator")):
            cards += laid
        return {*cards, *((*view["hand"], *secret_cards(view)) if name else ())}

    @property
    def people(self) -> list[str]:
        """The seats of people."""
        return [seat.name for seat in self.table.people]

    def see(self, seat: str | None) -> dict[str, Any]:
        """What a seat is sent when it is its turn to be told."""
        view: dict[str, Any] = self.ask("view", seat=seat)["view"]
        return view

    def go_on(self) -> None:
        """Do what moves the match on: the person asked acts, else the host lets the table go on."""
        everybody = self.see(None) if self.view["multiplayer"]["seat"] else self.view
        turn, to_act = everybody["turn"], everybody["to_act"]
        if everybody["waits_for"] == "person":
            is_chance = everybody["multiplayer"]["is_chance"]
            assert self.see(to_act)["waits_for"] == ("table" if is_chance else "you")
            # In a round of chances the host lets those pass who say nothing.
            says = self.choice_of(to_act) if self.views[to_act]["prompt"] else None
            answer = self.ask("act", seat=to_act, turn=turn, action=says or {"kind": "pass"})
            assert sorted(answer["changed"]) == sorted({*self.people} - {to_act})
        else:
            answer = self.ask("deal" if everybody["waits_for"] == "deal" else "step", seat=None, turn=turn)
        assert answer["ok"], answer
        for seat in self.people:
            self.see(seat)
        self.view = self.see(None)

    def choice_of(self, seat: str) -> dict[str, Any]:
        """A random act that a seat's prompt offers."""
        self.view = self.views[seat]
        if self.view["prompt"]["kind"] != "play":
            return self.choice()
        card = self.rng.choice(self.view["prompt"]["playable"])
        chosen = self.ask("select_cards", seat=seat, turn=self.view["turn"], card=card)["cards"]
        return {"kind": "play", "cards": chosen}

"""Front ends: what a test plays a match with through messages."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from typing import Any

from followsuit.bots import Budget
from followsuit.protocol.session import Session
from followsuit.table import Table


class Client:
    """A front end of few words."""

    def __init__(self) -> None:
        self.session = Session()
        #: What was answered when the match began.
        self.answer: dict[str, Any] = {}

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer."""
        text = json.dumps({"v": 1, "id": op, "op": op, **fields})
        answer: dict[str, Any] = json.loads(self.session.handle(text))
        return answer


def score_of(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The values by side of each row of the score, by the row's label."""
    return {row["label"]: row["values"] for row in view["score"]}


def act_for(view: dict[str, Any]) -> dict[str, Any]:
    """The first thing that the prompt offers."""
    prompt = view["prompt"]
    if prompt["kind"] == "bid":
        return {"kind": "pass"} if prompt["can_pass"] else {"kind": "bid", "value": prompt["values"][0]}
    if prompt["kind"] == "name_trump":
        return {"kind": "name_trump", "suit": prompt["suits"][0]}
    return {"kind": "play", "cards": prompt["playable"][:1]}


def go_on(client: Client, view: dict[str, Any]) -> dict[str, Any]:
    """The answer to the next message that moves the match on."""
    turn = view["turn"]
    match view["waits_for"]:
        case "you":
            return client.ask("act", turn=turn, action=act_for(view))
        case "deal":
            return client.ask("deal", turn=turn)
        case _:
            return client.ask("step", turn=turn)


def play_until(
    client: Client, answer: dict[str, Any], wanted: Callable[[dict[str, Any]], object]
) -> dict[str, Any]:
    """Go on until ``wanted(view)``; the view."""
    for _ in range(3000):
        assert answer["ok"], answer
        view: dict[str, Any] = answer["view"]
        if wanted(view):
            return view
        answer = go_on(client, view)
    raise AssertionError("the match did not get there")


class Advised(Client):
    """A front end that plays what it is advised to, or the first thing there is."""

    def __init__(
        self, game: str, level: str = "casual", seed: object = 5, nodes: int = 80, **fields: Any
    ) -> None:
        super().__init__()
        self.nodes = nodes
        self.view: dict[str, Any] = self.ask("new", game=game, seed=seed, level=level, **fields)["view"]
        self.table.budget = Budget(nodes=nodes)

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self.session._player.find_sitting().table

    def begin(self, op: str, **fields: Any) -> Generator[Any, None, str]:
        """Send a message that is answered in slices."""
        return self.session.begin(json.dumps({"v": 1, "id": op, "op": op, **fields}))

    def on(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message about the turn it is."""
        return self.ask(op, turn=self.view["turn"], **fields)

    def go_on(self, choose: Callable[[], dict[str, Any]]) -> None:
        """One more act at the table; ``choose()`` says what the person does."""
        answer = self.on("act", action=choose()) if self.view["waits_for"] == "you" else self.on("step")
        assert answer["ok"], answer
        self.view = answer["view"]

    def advised(self) -> dict[str, Any]:
        """What the person is advised to do; to pass where that is the advice."""
        hint = self.on("hint", level="casual")["hint"]
        return hint["action"] or {"kind": "pass"}

    def play_out(self, choose: Callable[[], dict[str, Any]] | None = None) -> None:
        """The deal to its end."""
        while self.view["waits_for"] not in ("deal", "over"):
            self.go_on(choose or self.advised)

    def until(self, kind: str) -> bool:
        """On to a question of this kind; whether there was one."""
        while (self.view["prompt"] or {}).get("kind") != kind or self.view["waits_for"] != "you":
            if self.view["waits_for"] in ("deal", "over"):
                return False
            self.go_on(self.advised)
        return True

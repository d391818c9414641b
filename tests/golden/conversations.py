"""Conversations: every answer to a person at South, who does what a hint says and asks of each act.

If a change is intended, ``python -m tests.golden.conversations`` writes `conversations.txt` again: a checksum for
all the answers to each message of each game.
"""

from __future__ import annotations

import json
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session
from tests.shared.drawn_rules import drawn_specification

KEPT = Path(__file__).parent / "conversations.txt"
#: The most messages that move a deal on; every so manieth act is asked about, and so many of its steps.
MOST, ASKED, SOME = 400, 4, 9


class Conversation:
    """A session, with all that it answered."""

    def __init__(self, game: str) -> None:
        self.session, self.game, self.view = Session(), game, dict[str, Any]()
        self.answers: dict[str, str] = defaultdict(str)

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message; return the answer."""
        text = self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        self.answers[op] += text
        answer: dict[str, Any] = json.loads(text)
        self.view = answer.get("view") or self.view
        return answer

    def act(self, number: int) -> None:
        """Ask about an act, and do what the hint says."""
        turn = {"turn": self.view["turn"]}
        hint = self.ask("hint", level="casual", **turn)["hint"]
        if number % ASKED == 0:
            self.ask("coach", action=hint["action"], **turn)
            for card in self.view["hand"][:2]:
                self.ask("select_cards", card=card, **turn)
        if not self.ask("act", action=hint["action"] or {"kind": "pass"}, **turn)["ok"]:
            self.ask("act_for_seat", level="casual", **turn)

    def play_a_deal(self) -> None:
        """Go on until the deal is over."""
        for number in range(MOST):
            turn = {"turn": self.view["turn"]}
            match self.view["waits_for"]:
                case "you":
                    self.act(number)
                case "deal" if number:
                    return
                case "deal":
                    self.ask("deal", **turn)
                case "over":
                    return
                case _:
                    self.ask("step", **turn)

    def look_back(self) -> None:
        """Ask about the deal that is over."""
        record, turn = self.ask("record")["record"], self.view["turn"]
        steps = self.ask("open_record", record=record, seat="S")["deals"][0]["steps"]
        self.ask("list_acts", turn=turn)
        for step in range(0, steps, 1 + steps // SOME):
            for op in ("explain_act", "view_before_act"):
                self.ask(op, at=step, turn=turn)
            self.ask("show_step", deal=1, step=step)
            line = self.ask("extend_line", deal=1, step=step, line=[], level="casual").get("line") or []
            self.ask("show_position", deal=1, step=step, line=line)
            self.ask("add_branch", deal=1, step=step, line=line)
            self.ask("export_position", deal=1, step=step, line=line, level="casual")
            self.ask("annotate_act", deal=1, way=[], act=step, note="so", mark="!")
        self.ask("undo", turn=turn)
        self.ask("open", text=record)

    def talk(self) -> dict[str, str]:
        """Have the whole conversation; return what was answered to each message."""
        for op in ("resolve_rules", "list_agreements", "list_referee_forms"):
            self.ask(op, game=self.game)
        for number in range(6):
            rules = drawn_specification(game_named(self.game), Random(number))
            self.ask("list_referee_forms", game=self.game, rules=rules)
            self.ask("resolve_rules", game=self.game, rules=rules)
        self.ask("edit_deal", game=self.game, seed="golden", fill=True)
        self.ask("new", game=self.game, seed="golden", you="S", level="casual", agreements="all")
        self.play_a_deal()
        self.look_back()
        return self.answers


def checksums(game: str) -> list[str]:
    """Return a line for each message of the conversation about a game."""
    answers = sorted(Conversation(game).talk().items())
    return [f"{game} {op} {sha256(text.encode()).hexdigest()[:16]}" for op, text in answers]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")

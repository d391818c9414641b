"""Sheets: all that is told while deals of chance are entered into score sheets, a value at a time.

If a change is intended, ``python -m tests.golden.sheets`` writes `sheets.txt` again: a checksum for each sheet.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from followsuit.card_games.registry import game_named, game_names
from followsuit.protocol.session import Session
from tests.shared.drawn_rules import drawn_specification

KEPT = Path(__file__).parent / "sheets.txt"
#: Sheets of each game, deals of each, and values that are tried for each deal.
SHEETS, DEALS, VALUES = 5, 6, 14
WRONG: tuple[Any, ...] = (None, "X" * 99, "", "X", "S", -5, 3, 999, True, [])


def value_for(field: dict[str, Any], rng: Random) -> Any:
    """Return a value that a field may have or, of twelve one, any."""
    if rng.random() < 1 / 12:
        return rng.choice(WRONG)
    match field["kind"]:
        case "flag":
            return rng.random() < 0.5
        case "number":
            return rng.randrange(field["least"], field["most"] + 1, field["step"])
    return rng.choice(field["choices"])


class Scribe:
    """A person who keeps the score of a match, with all that the sheet answers."""

    def __init__(self, game: str, number: int) -> None:
        self.rng, self.session, self.told = Random(f"{game} {number}"), Session(), ""
        rules = drawn_specification(game_named(game), self.rng, share=0.3)
        head = {"game": game, "rules": rules, "dealer": self.rng.choice("SWNE"), "names": {"S": "Mina"}}
        self.sheet = self.ask(head={**head, "stake": 150} if game == "rangvaar" else head)

    def ask(self, **fields: Any) -> dict[str, Any]:
        """Do one thing to the sheet; return the answer."""
        text = self.session.handle(json.dumps({"v": 1, "id": 1, "op": "edit_score_sheet", **fields}))
        self.told += text
        answer: dict[str, Any] = json.loads(text)
        return answer

    def enter(self) -> None:
        """Enter a deal: anything that is asked, in any order, and sometimes once more."""
        values: dict[str, Any] = {}
        text = self.sheet["text"]
        for _ in range(VALUES):
            answer = self.ask(text=text, draft={"values": values})
            draft = answer.get("draft")
            if draft is None or draft["refusal"]:
                values.popitem()
                continue
            open_fields = [one for one in draft["fields"] if one["name"] in draft["missing"]]
            if not open_fields and self.rng.random() < 0.6:
                break
            field = self.rng.choice(open_fields or draft["fields"])
            offered = (
                self.rng.choice(field["answers"]) if field["answers"] and self.rng.random() < 0.5 else None
            )
            values = {**values, **(offered or {field["name"]: value_for(field, self.rng)})}
        entered = self.ask(text=text, enter={"values": values, "at": "2026-11-30 12:00"})
        self.sheet = entered if entered["ok"] else self.sheet

    def keep(self) -> str:
        """Keep the whole sheet; return all that was told."""
        for _ in range(DEALS):
            if self.sheet["sheet"]["over"]:
                break
            self.enter()
        text = self.sheet["text"]
        changes: list[dict[str, Any]] = [{"insert": {"deal": 1, "values": {}}}, {"settle": [1]}, {"csv": {}}]
        for change in (*changes, {"drop": 1}, {"drop": 9}):
            self.ask(text=text, **change)
        return self.told


def checksums(game: str) -> list[str]:
    """Return a line for each sheet of a game."""
    told = (Scribe(game, number).keep() for number in range(SHEETS))
    return [f"{game} {number} {sha256(text.encode()).hexdigest()[:16]}" for number, text in enumerate(told)]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")

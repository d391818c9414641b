"""Chatter: well-meant messages of every kind in an order of chance, and every answer to them.

A conversation (`conversations.py`) asks what a page would ask. Here messages come when it is not their time, with
fields that are rarely there, and after others that they are not meant for. If a change is intended,
``python -m tests.golden.chatter`` writes `chatter.txt` again: a checksum for all the answers to each message of each game.
"""

from __future__ import annotations

import json
from collections import defaultdict
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NotRequired, get_origin

from followsuit.card_games.registry import game_named, game_names
from followsuit.lessons import each_puzzle
from followsuit.protocol.session import Session
from followsuit.record import read_record
from tests.shared.answer_checker import begin_unchecked
from tests.shared.drawn_messages import ASKS, plausible
from tests.shared.drawn_rules import drawn_specification

HERE = Path(__file__).parent
KEPT = HERE / "chatter.txt"
#: Sessions of each game, messages in each, and the slices of thought after which one is called off.
SESSIONS, MESSAGES, MOST_SLICES = 6, 90, 20
#: What moves a match on is sent more often, and how often a field that may be missing is there.
MOVING, OPTIONAL = ("act", "step", "step", "act_for_seat", "deal"), 0.35
#: Questions to the referee have their public cases, and these take long.
LEFT_OUT = (
    "hello",
    "get_ruling",
    "get_rulings",
    "exchange_cards",
    "find_missed_tricks",
    "verify_record",
    "get_bot_result",
)
OPS = [op for op in ASKS if op not in LEFT_OUT]
GAMES = HERE.parents[1] / "web" / "games"


class Chatter:
    """A session that is begun in one of several ways, and what is known of it."""

    def __init__(self, game: str, number: int) -> None:
        self.rng, self.session = Random(f"{game} {number}"), Session()
        # A clock that ticks when it is looked at: the same thoughts end each time.
        self.session.pace(6, partial(next, count()))
        self.answers: dict[str, str] = defaultdict(str)
        rules = drawn_specification(game_named(game), self.rng, share=0.2)
        golden = sorted((HERE / "matches").glob(f"{game}-*.deal"))[number % 2 - 1]
        record = golden.read_text(encoding="utf-8")
        puzzle = each_puzzle((GAMES / game / "puzzles.txt").read_text(encoding="utf-8"))[number]
        self.known: dict[str, list[Any]] = {
            "game": [game],
            "rules": [rules, {"preset": "reference"}, None],
            "seat": ["S", "S", "W"] if number % 3 == 1 else [None],
            "people": [["S"], ["S", "W"]],
            "until": ["asked", None],
            "most": [1, 3],
            "date": ["2026-11-30", ""],
            "dealer": ["S", "N"],
            "data": ["aGVsbG8="],
            "you": ["S", "N"],
            "level": ["beginner", "casual"],
            "levels": [{"W": "beginner", "N": "casual"}],
            "names": [{"S": "Mina", "W": "Omid"}],
            "name": ["Mina"],
            "seed": ["chatter"],
            "stake": [100],
            "agreements": ["all", "none", "high_low"],
            "record": [record],
            "text": [record, puzzle, f"followsuit-sheet 1\ngame {game}\n"],
            "deal": [read_record(record).deals[0].number, 2],
            "step": list(range(0, 60, 7)),
            "at": list(range(1, 60, 7)),
            "act": list(range(9)),
            "line": [[]],
            "way": [[1], []],
            "note": ["so"],
            "action": [{"kind": "pass"}],
            "card": ["AS", "5H"],
            "chosen": [[], ["AS"]],
            "worlds": [4],
            "place": ["S", "kitty"],
            "setup": [None],
            "clear": ["", "S"],
            "turn": [0],
            "challenge": [None],
            "value": [{"record": record, "deal": 1}, {"game": game, "rules": rules}],
        }
        people = ["S", "W"] if number % 3 else ["S"]
        together = {"multiplayer": True, "seat": "S"} if number % 3 == 1 else {}
        self.ask("new", game=game, seed=number, rules=rules, people=people, level="beginner", **together)
        if number % 3 == 2:
            self.ask("start_task", text=puzzle)
        self.ask("open_record", record=record, seat="S")

    def ask(self, op: str, **fields: Any) -> None:
        """Send a message, and learn from its answer."""
        work = begin_unchecked(self.session, json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        for _ in range(MOST_SLICES):
            try:
                next(work)
            except StopIteration as done:
                self.answers[op] += done.value
                self.learn(json.loads(done.value))
                return
        work.close()
        self.answers[op] += "called off"

    def learn(self, answer: dict[str, Any]) -> None:
        """Keep what an answer says that other messages may name."""
        for name in ("setup", "record", "link"):
            if answer.get(name):
                self.known["text" if name == "link" else name] += [answer[name]]
        if isinstance(answer.get("text"), str):
            self.known["text"].append(answer["text"])
        if hint := answer.get("hint"):
            self.known["action"].append(hint["action"])
        if view := answer.get("view"):
            self.known["turn"] = [view["turn"]]
            if view["hand"]:
                self.known["card"] = [*view["hand"], "AS"]
            prompt = view["prompt"] or {}
            acts = [
                *prompt.get("offers", ()),
                *({"kind": "play", "cards": [one]} for one in prompt.get("playable", ())),
            ]
            self.known["action"] = acts or self.known["action"]

    def fields_of(self, op: str) -> dict[str, Any]:
        """Draw the fields of a message: those that it must have, and some."""
        return {
            name: plausible(self.rng, self.known, name, hint, share=0.95)
            for name, hint in ASKS[op].items()
            if get_origin(hint) is not NotRequired or self.rng.random() < OPTIONAL
        }

    def talk(self) -> None:
        """Send all messages."""
        for _ in range(MESSAGES):
            op = self.rng.choice(MOVING if self.rng.random() < 0.4 else OPS)
            self.ask(op, **self.fields_of(op))


def checksums(game: str) -> list[str]:
    """Return a line for each message of all sessions of a game."""
    answers: dict[str, str] = defaultdict(str)
    for number in range(SESSIONS):
        chatter = Chatter(game, number)
        chatter.talk()
        for op, text in chatter.answers.items():
            answers[op] += text
    return [f"{game} {op} {sha256(text.encode()).hexdigest()[:16]}" for op, text in sorted(answers.items())]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")

"""Taught: all that is answered to learners of chance in each lesson there is, and in some puzzles.

If a change is intended, ``python -m tests.golden.taught`` writes `taught.txt` again: a checksum for each lesson and puzzle.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from followsuit.card_games.registry import game_names
from followsuit.lessons import each_puzzle, read_lesson, read_puzzle
from followsuit.lessons.writer import write_lesson, write_puzzle
from followsuit.protocol.session import Session
from tests.shared.lesson_texts import WEB, texts_of

KEPT = Path(__file__).parent / "taught.txt"
#: Puzzles of each game, tries of each task, and messages in each try.
PUZZLES, TRIES, MESSAGES = 3, 2, 20


class Learner:
    """A person at a task who asks for a hint now and then, and does what it says or anything that is offered."""

    def __init__(self, text: str, seed: str) -> None:
        self.rng, self.session, self.told = Random(seed), Session(), ""
        self.view = self.ask("start_task", text=text)["view"]

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send a message; return the answer."""
        text = self.session.handle(json.dumps({"v": 1, "id": 1, "op": op, **fields}))
        self.told += text
        answer: dict[str, Any] = json.loads(text)
        self.view = answer.get("view") or self.view
        return answer

    def offered(self) -> dict[str, Any]:
        """Return an act of chance that the prompt offers."""
        prompt = self.view["prompt"]
        if prompt["kind"] == "play" and self.rng.random() < 0.8:
            return {"kind": "play", "cards": [self.rng.choice(prompt["playable"] or self.view["hand"])]}
        hint = self.ask("hint", turn=self.view["turn"]).get("hint") or {}
        return hint.get("action") or {"kind": "pass"}

    def go_on(self) -> None:
        """Send the message that is due."""
        turn = {"turn": self.view["turn"]}
        if self.view["waits_for"] == "you":
            self.ask("act", action=self.offered(), **turn)
        else:
            self.ask("step", **turn)

    def learn(self) -> str:
        """Try the task some times; return all that was told."""
        for _ in range(TRIES):
            for _ in range(MESSAGES):
                if self.view["waits_for"] in ("task", "over"):
                    break
                self.go_on()
            self.ask("hint", turn=self.view["turn"])
            self.ask("start_task", again=True)
        return self.told


def texts(game: str) -> Iterator[tuple[str, str]]:
    """Yield each lesson and some puzzles by their keys, written again as they were read."""
    for key, text in texts_of(game).items():
        yield key, write_lesson(read_lesson(text))
    puzzles = each_puzzle((WEB / "games" / game / "puzzles.txt").read_text(encoding="utf-8"))
    for text in puzzles[:: len(puzzles) // PUZZLES][:PUZZLES]:
        puzzle = read_puzzle(text)
        yield puzzle.key, write_puzzle(puzzle)


def checksums(game: str) -> list[str]:
    """Return a line for each task of a game."""
    told = ((key, text + Learner(text, key).learn()) for key, text in texts(game))
    return [f"{game} {key} {sha256(text.encode()).hexdigest()[:16]}" for key, text in told]


if __name__ == "__main__":
    lines = [line for game in sorted(game_names()) for line in checksums(game)]
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")

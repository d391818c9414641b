"""External player: a process that reads an observation a line and writes an action a line (EXTERNAL.md).

The process gets one JSON object a line and answers with one, for every decision. A process that dies, is too
slow or answers nonsense plays no action; the arena counts that as illegal and goes on.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any

from followsuit.bots import Budget, Thought
from followsuit.errors import FollowSuitError
from followsuit.game import AnyGame
from followsuit.plain import plain
from followsuit.seats import parse_seat

#: The version of the messages.
VERSION = 1


class External:
    """A process that plays; it is started at the first decision and again after it has died."""

    def __init__(self, game: AnyGame, command: str, limit: float) -> None:
        self._game = game
        self._command = shlex.split(command)
        self._limit = limit
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._asked = 0

    def decide(self, observation: Any, rng: Random, budget: Budget) -> Thought:
        """The action the process answers; None, with the reason told, where it gives none."""
        question = message(self._game, observation)
        if not question["options"]:
            return Thought.plain(None)  # free to act while cards are dealt, with nothing it could do
        self._asked += 1
        question["id"] = self._asked
        try:
            process = self._running()
            assert process.stdin is not None, "a started process is written to"
            process.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self._limit)
        except Empty:
            self.close()
            return Thought.plain(None, f"no answer within {self._limit:g} s")
        except OSError as error:
            self.close()
            return Thought.plain(None, f"the process is gone: {error}")
        if not line:
            self.close()
            return Thought.plain(None, "the process ended without an answer")
        return self._read(observation, line)

    def _read(self, observation: Any, line: str) -> Thought:
        shown = line.strip()[:200]
        try:
            data = json.loads(line)
        except ValueError:
            return Thought.plain(None, f"not JSON: {shown}")
        if not isinstance(data, dict):
            return Thought.plain(None, f"not an object: {shown}")
        if data.get("kind") == "none":
            return Thought.plain(None, f"no action: {shown}")
        try:
            return Thought.plain(self._game.action_from(parse_seat(plain(observation.seat)), data))
        except FollowSuitError as error:
            return Thought.plain(None, f"{error.message}: {shown}")

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self._lines = Queue()
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
            # A thread reads, because a pipe has no time limit of its own on every system.
            Thread(target=_pump, args=(self._process, self._lines), daemon=True).start()
        return self._process

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            assert process.stdin is not None, "a started process is written to"
            process.stdin.close()
        try:
            # The end of its input is the way to tell a process that it is no longer needed.
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pump(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    assert process.stdout is not None, "a started process is read from"
    for line in process.stdout:
        lines.put(line)
    lines.put("")


def message(game: AnyGame, observation: Any) -> dict[str, Any]:
    """What an external player is asked: the protocol's view, the rules in full, and bounded legal actions."""
    options = [
        {"kind": _kind(action), **{k: v for k, v in plain(action).items() if k != "seat"}}
        for action in game.options(observation)
    ]
    return {
        "v": VERSION,
        "view": game.view(observation),
        "rules": plain(observation.rules),
        "options": options,
    }


def _kind(action: Any) -> str:
    name = type(action).__name__
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")

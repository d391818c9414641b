"""External player: a process that reads an observation a line and writes an action a line (EXTERNAL.md).

The process gets one JSON object a line and answers with one, for every decision. If the process is gone, too
slow or answers nonsense, that is one bad decision, which counts as illegal.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Final

from followsuit.base.actions import action_data
from followsuit.base.errors import FollowSuitError
from followsuit.base.game import AnyGame
from followsuit.base.jsonable import to_json
from followsuit.base.parsing import read_json
from followsuit.base.seats import parse_seat
from followsuit.bots import BotDecision, Budget

#: The version of the messages.
VERSION: Final = 1

#: The most bytes an answer may have; the longest legal one has some 200.
LONGEST_ANSWER: Final = 65_536

#: How many seconds a process has to end by itself once its input has ended.
GRACE: Final = 0.5


class ExternalPlayer:
    """A process that plays; it is started at the first decision, and again after it has died or was late.

    ``command`` is the program and its arguments; ``limit`` the seconds it may take for an answer. ``lean``:
    it is asked in few words.
    """

    def __init__(self, game: AnyGame, command: Sequence[str], limit: float, *, lean: bool = False) -> None:
        self._game = game
        self._command = command
        self._limit = limit
        self._is_lean = lean
        self._exchange: _Exchange | None = None
        self._asked = 0
        #: The last question, and the beginning of the line that answered it; empty if none did.
        self.last_question: dict[str, Any] = {}
        self.last_answer = ""

    def decide(self, observation: Any, rng: Random, budget: Budget) -> BotDecision:
        """Return the process's action; if it gives none, None with the fault as the reason."""
        question = (lean_question_about if self._is_lean else question_about)(self._game, observation)
        if not _can_act(question):
            return BotDecision.without_search(
                None
            )  # free to act while cards are dealt, with nothing it could do
        self._asked += 1
        question["id"] = self._asked
        question["seed"] = rng.getrandbits(32)
        self.last_question, self.last_answer = question, ""
        try:
            if self._exchange is not None and self._exchange.has_ended:
                self._kill()
            if self._exchange is None:
                self._exchange = _Exchange(self._command)
            line = self._exchange.ask(json.dumps(question, separators=(",", ":")).encode(), self._limit)
        except (_NoAnswerError, OSError) as error:
            self._kill()
            return BotDecision.without_search(None, str(error))
        return self._read(question["view"]["you"], line)

    def _read(self, seat: str, line: bytes) -> BotDecision:
        shown = self.last_answer = _shown(line)
        try:
            data = read_json(line.decode("utf-8"))
        except UnicodeDecodeError:
            return BotDecision.without_search(None, f"not UTF-8: {shown}")
        except ValueError:
            return BotDecision.without_search(None, f"not JSON: {shown}")
        if not isinstance(data, dict):
            return BotDecision.without_search(None, f"not an object: {shown}")
        if data.get("kind") == "none":
            return BotDecision.without_search(None, f"no action: {shown}")
        try:
            return BotDecision.without_search(self._game.action_from(parse_seat(seat), data))
        except FollowSuitError as error:
            return BotDecision.without_search(None, f"{error.message}: {shown}")

    def _kill(self) -> None:
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            exchange.kill()

    def close(self) -> None:
        """End the process: close its input, and kill it if it does not exit."""
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            exchange.close(GRACE)


class _NoAnswerError(Exception):
    """The process did not answer; the text says what it did instead."""


class _Exchange:
    """A running process, and a thread that writes it a line and reads one, again and again.

    Writing and reading may block for ever; waiting for a thread can be abandoned, on every system.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[bytes | _NoAnswerError] = Queue()
        Thread(target=self._run, daemon=True).start()

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.poll() is not None

    def ask(self, question: bytes, limit: float) -> bytes:
        """Return the line that answers a question. Raises `_NoAnswerError`; the exchange cannot be used after
        that.
        """
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=limit)
        except Empty:
            raise _NoAnswerError(f"no answer within {limit:g} s") from None
        if isinstance(answer, _NoAnswerError):
            raise answer
        return answer

    def close(self, grace: float) -> None:
        """End the process's input, and kill it if it has not ended after this many seconds."""
        # Closing its input tells a process that it is no longer needed.
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.wait()
        self._questions.put(None)

    def _run(self) -> None:
        reading, writing = self._process.stdout, self._process.stdin
        assert reading is not None, "a started process is read from"
        assert writing is not None, "a started process is written to"
        with suppress(OSError), reading, writing:
            while (question := self._questions.get()) is not None:
                try:
                    writing.write(question + b"\n")
                    writing.flush()
                    line = reading.readline(LONGEST_ANSWER + 1)
                except OSError as error:
                    self._answers.put(_NoAnswerError(f"the process is gone: {error}"))
                    return
                self._answers.put(_checked(line))


def _checked(line: bytes) -> bytes | _NoAnswerError:
    if line.endswith(b"\n"):
        return line
    if len(line) > LONGEST_ANSWER:
        return _NoAnswerError(f"an answer of more than {LONGEST_ANSWER} bytes: {_shown(line)}")
    if line:
        return _NoAnswerError(f"the process ended in the middle of an answer: {_shown(line)}")
    return _NoAnswerError("the process ended without an answer")


def _shown(line: bytes) -> str:
    """The beginning of an answer, as far as it can be printed."""
    text = line[:200].decode("utf-8", "replace").strip()
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def question_about(game: AnyGame, observation: Any) -> dict[str, Any]:
    """Return the question to an external player: the protocol's view, the rules in full, and bounded legal
    actions.
    """
    view = game.view(observation)
    return {
        "v": VERSION,
        "view": view,
        "rules": to_json(game.rules(view["rules"])),
        "options": [action_data(action) for action in game.options(observation)],
    }


#: The fields that a lean question's prompt leaves out: the referee can answer each of them.
_WORDY: Final = ("refused", "complete")


def lean_question_about(game: AnyGame, observation: Any) -> dict[str, Any]:
    """The question without the rules, the options and why cards are refused: a tenth of the text."""
    view = game.view(observation)
    if view["prompt"] is not None:
        view["prompt"] = {key: value for key, value in view["prompt"].items() if key not in _WORDY}
    return {"v": VERSION, "view": view}


def _can_act(question: Mapping[str, Any]) -> bool:
    """Whether the seat has any act to choose; one that is free to declare often holds nothing to declare
    with.
    """
    if "options" in question:
        return bool(question["options"])
    prompt = question["view"]["prompt"]
    return prompt is not None and bool(prompt.get("can_pass", True) or prompt.get("declarations", True))

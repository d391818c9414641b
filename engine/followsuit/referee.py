"""Referee: rulings as JSON lines, by the engine's own legality checks and scoring.

A question has ``id``, ``game``, ``ask``, optional ``rules``, and the fields of its kind; the ruling repeats
``id``. An invalid question is answered with ``error``, and the next line is read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TextIO

from followsuit.base.errors import NO_FACTS, Facts, FollowSuitError, RequestError, RulesError
from followsuit.base.game import AnyGame, Ruling
from followsuit.base.parsing import read_json
from followsuit.card_games.registry import game_named

#: The most characters a question may have; a whole deal of Tractor has some 3,000.
LONGEST_QUESTION: Final = 1_000_000

#: Bytes that are not UTF-8 are read as lone surrogates (`serve`); no text of UTF-8 has any.
_NOT_UTF_8: Final = re.compile("[\ud800-\udfff]")


def rule(question: Mapping[str, Any]) -> dict[str, Any]:
    """Return the ruling on one question, without its ``id``. Raises `FollowSuitError` for an invalid
    question.
    """
    if not isinstance(question, Mapping):
        raise RequestError("bad_question", "a question is a JSON object")
    name = question.get("game")
    ask = question.get("ask")
    game = game_named(name)
    handlers = _rulings(game)
    handler = handlers.get(ask) if isinstance(ask, str) else None
    if handler is None:
        message = f"{name} has no question {ask!r}; it has {', '.join(handlers)}"
        raise RequestError("unknown_question", message, facts={"ask": str(ask)[:40], "asks": list(handlers)})
    specification = question.get("rules")
    try:
        text = json.dumps(specification)
    except (TypeError, ValueError) as error:
        raise RulesError("bad_rules", f"{type(specification).__name__} is not of plain values") from error
    return handler(_rules(game, text), question)


def answer(question: Any) -> dict[str, Any]:
    """The ruling on one question, with its ``id``; an error is an answer too."""
    asked = question.get("id") if isinstance(question, dict) else None
    try:
        return {"id": asked, **rule(question)}
    except FollowSuitError as error:
        return _error(asked, error.code, error.message, error.facts)


def answer_line(line: str) -> str:
    """The ruling on one line of JSON, as one line of JSON."""
    if _NOT_UTF_8.search(line):
        return json.dumps(_error(None, "bad_json", "not UTF-8"))
    try:
        question = read_json(line)
    except ValueError as error:
        return json.dumps(_error(None, "bad_json", f"not JSON: {error}"))
    ruling = answer(question)
    try:
        return json.dumps(ruling, allow_nan=False)
    except ValueError:
        return json.dumps(_error(None, "bad_json", "not JSON: a number is too great"))


def serve(questions: TextIO, rulings: TextIO) -> None:
    """Answer every line of ``questions`` on ``rulings``, in order, flushed line by line.

    ``questions`` should be read with ``errors="surrogateescape"``: then a byte that is not UTF-8 spoils its
    own line only. A line of more than `LONGEST_QUESTION` characters is refused unread.
    """
    while line := questions.readline(LONGEST_QUESTION):
        if len(line) == LONGEST_QUESTION and not line.endswith("\n"):
            _skip_line(questions)
            ruling = json.dumps(_error(None, "bad_json", f"longer than {LONGEST_QUESTION} characters"))
        elif line.strip():
            ruling = answer_line(line)
        else:
            continue
        rulings.write(ruling + "\n")
        rulings.flush()


def _skip_line(text: TextIO) -> None:
    """Read to the end of the line."""
    while (rest := text.readline(LONGEST_QUESTION)) and not rest.endswith("\n"):
        pass


def _error(asked: object, code: str, message: str, facts: Facts = NO_FACTS) -> dict[str, Any]:
    error = {"code": code, "message": message}
    return {"id": asked, "error": {**error, "facts": dict(facts)} if facts else error}


# Cached by game, not by name: a game from outside may be unregistered, and another of its name added.
@lru_cache
def _rulings(game: AnyGame) -> Mapping[str, Ruling[Any]]:
    return game.rulings()


# Cached: thousands of questions a second come with the same few specifications, here as JSON.
@lru_cache(maxsize=256)
def _rules(game: AnyGame, specification: str) -> Any:
    return game.rules(json.loads(specification))

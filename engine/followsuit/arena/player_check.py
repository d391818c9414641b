"""Player check: whether an external player keeps to the messages, and if not, what it was asked and answered.

The player plays deals by every preset of a game from all seats, so that it meets each kind of decision; a
fresh process of it then answers questions whose input ends at once. Each kind of fault is reported once, with
the message that caused it and what to do about it.
"""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from followsuit.arena.contestants import command_of
from followsuit.arena.encounter import DecisionLog, Encounter
from followsuit.arena.external import GRACE, ExternalPlayer
from followsuit.base.game import AnyGame, seats_of
from followsuit.base.parsing import read_json
from followsuit.base.seeds import Seed
from followsuit.bots import BotDecision, Budget
from followsuit.card_games.registry import game_named

#: How many questions a process is asked whose input then ends.
ASKED_AT_ONCE: Final = 20

#: After this many faults the check gives up on a preset: a player that is late each time would take too long.
ENOUGH: Final = 10

#: The remedy of a fault, by the first words of its text.
REMEDIES: Final = {
    "not UTF-8": "write UTF-8",
    "not JSON": "write one JSON object a line and nothing else; print what is for you to standard error",
    "not an object": 'answer with an object, such as {"kind": "pass"}',
    "no action": "only a seat that is free to declare may answer none",
    "no answer within": "flush after every line, and answer in time (--limit)",
    "the process ended": "read lines until the input ends; what it wrote to standard error stands above",
    "the process is gone": "read lines until the input ends; what it wrote to standard error stands above",
    "an answer of more than": "answer with one action",
    "the answer repeats the id": "write exactly one line for every question",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a player in words, with the question, the beginning of its answer, and the remedy."""

    what: str
    question: str
    answer: str
    remedy: str


@dataclass(slots=True)
class CheckReport:
    """The result of a check: decisions by kind, and faults, one of each kind."""

    decisions: Counter[str] = field(default_factory=Counter)
    faults: dict[str, Fault] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)

    def add(self, kind: str, fault: Fault) -> None:
        """Count a fault, and keep it if it is the first of its kind."""
        self.faults.setdefault(kind, fault)
        self.times[kind] += 1


class WatchedLog(DecisionLog):
    """A log that passes faults on to a check."""

    __slots__ = ("_tell",)

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__()
        self._tell = tell

    def refuse(self, what: str) -> None:
        """Log a refusal and report it."""
        super().refuse(what)
        self._tell(what)


class WatchedPlayer:
    """An external player whose every decision a check counts."""

    def __init__(self, player: ExternalPlayer, report: CheckReport) -> None:
        self.player = player
        self._report = report
        self.questions: list[str] = []

    def decide(self, observation: Any, rng: Random, budget: Budget) -> BotDecision:
        """The player's own decision."""
        before = self.player.last_question
        decision = self.player.decide(observation, rng, budget)
        asked = self.player.last_question
        if asked is not before:
            self._report.decisions[asked["view"]["prompt"]["kind"]] += 1
            if len(self.questions) < ASKED_AT_ONCE:
                self.questions.append(json.dumps(asked, separators=(",", ":")))
            self._check_id(asked["id"])
        return decision

    def close(self) -> None:
        """End the process."""
        self.player.close()

    def _check_id(self, asked: int) -> None:
        try:
            answer = read_json(self.player.last_answer)
        except ValueError:
            return
        if isinstance(answer, dict) and answer.get("id", asked) != asked:
            self.tell(f"the answer repeats the id of another question, {answer['id']} instead of {asked}")

    def tell(self, what: str) -> None:
        """Report what was wrong with the last answer."""
        question = self.player.last_question
        kind, remedy = _remedy(what, question)
        shown = json.dumps(question, separators=(",", ":"))
        self._report.add(kind, Fault(what, shown, self.player.last_answer, remedy))


def check_player(name: str, games: list[str], limit: float, deals: int, out: Callable[[str], None]) -> bool:
    """Check the player ``external:COMMAND`` at some games, and return whether it had no fault.

    ``limit`` is the seconds it has for an answer, ``deals`` how many deals are played by each preset; ``out``
    takes the lines of the report. Raises `RequestError` for a name that is not a command.
    """
    command = command_of(name)
    is_well = True
    for game in map(game_named, games):
        out(f"{game.name}: {' '.join(command)}")
        for preset in game.preset_names():
            report = CheckReport()
            questions = _play(game, preset, command, limit, deals, report)
            if questions and not report.faults:
                _end_input(command, questions, limit, report)
            _write(preset, report, out)
            is_well = is_well and not report.faults
    return is_well


def _play(
    game: AnyGame, preset: str, command: list[str], limit: float, deals: int, report: CheckReport
) -> list[str]:
    """Let the player play for all seats; the first questions it was asked."""
    watched = WatchedPlayer(ExternalPlayer(game, command, limit), report)
    rules = game.rules(preset)
    sides = seats_of(game, rules)[0].side.sides
    players, logs = dict.fromkeys(sides, watched), dict.fromkeys(sides, WatchedLog(watched.tell))
    try:
        for number in range(1, deals + 1):
            encounter = Encounter(game, rules, players, logs, Seed(f"check/{preset}/{number}"))
            encounter.play_deal(encounter.begin(), 1)
            if sum(report.times.values()) >= ENOUGH:
                break
    finally:
        watched.close()
    return watched.questions


def _end_input(command: list[str], questions: list[str], limit: float, report: CheckReport) -> None:
    """Ask a fresh process some questions at once, end its input, and see what it wrote and how it ended."""
    asked = "".join(question + "\n" for question in questions)
    try:
        done = subprocess.run(
            command,
            input=asked.encode(),
            stdout=subprocess.PIPE,
            timeout=limit * len(questions) + GRACE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        what = "it goes on after its input has ended"
        report.add("end", Fault(what, "(end of input)", "", "leave the loop when there is no line to read"))
        return
    lines = done.stdout.splitlines()
    if len(lines) != len(questions):
        what = f"it wrote {len(lines)} lines to {len(questions)} questions that were asked at once"
        shown = lines[-1][:200].decode("utf-8", "replace") if lines else ""
        remedy = "write exactly one line for every question, and none before or after"
        report.add("lines", Fault(what, questions[-1], shown, remedy))
    if done.returncode != 0:
        what = f"it ended with the status {done.returncode} after its input had ended"
        report.add("status", Fault(what, "(end of input)", "", "end with status 0 when the input ends"))


def _remedy(what: str, question: dict[str, Any]) -> tuple[str, str]:
    """The kind of a fault, and what to do about it."""
    for begin, remedy in REMEDIES.items():
        if begin in what:
            return begin, remedy
    options = [json.dumps(option) for option in question["options"][:3]]
    more = ", …" if len(question["options"]) > 3 else ""
    # A refusal's own words stand between the act and the position.
    kind = what.split(": ")[2 if what.count(": ") > 1 else 0].split(" (")[0]
    return kind, f"answer one of the question's options: {', '.join(options)}{more}"


def _write(preset: str, report: CheckReport, out: Callable[[str], None]) -> None:
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(report.decisions.items()))
    out(f"  {'FAIL' if report.faults else 'ok':<5} {preset:<12} {kinds}")
    for kind, fault in report.faults.items():
        again = report.times[kind] - 1
        out(f"    {fault.what}{f' (and {again} more like it)' if again else ''}")
        out(f"      question: {fault.question}")
        out(f"      answer:   {fault.answer or '(none)'}")
        out(f"      remedy:   {fault.remedy}")

"""Lesson table: the table it is played at, how it stands, and the help there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from followsuit.base.cards import parse_card
from followsuit.base.errors import DocumentError, RequestError
from followsuit.base.events import Event
from followsuit.lessons.model import Lesson
from followsuit.lessons.progress import Judgement, judged
from followsuit.lessons.refutation import punishing_table
from followsuit.lessons.scripted import ScriptedBot
from followsuit.record import read_and_play
from followsuit.table import Table, levels_of, run_to_end

#: More acts than any lesson has, to stop a line that leads nowhere.
LONG: int = 400


class LessonTable:
    """The table of a lesson, played by the game's own rules; the other seats play its script, or are bots.

    ``spent`` is how many decisions earlier tries took, ``is_helped`` whether the learner was shown a play.
    Raises `DocumentError`, or `DocumentError` for the record in it.
    """

    def __init__(self, lesson: Lesson, *, spent: int = 0, is_helped: bool = False) -> None:
        self.lesson = lesson
        self.spent = spent
        self.is_helped = is_helped
        self.is_punished = False
        self.refused = 0
        self._place(lesson.record)
        self._follow_script()

    def _follow_script(self) -> None:
        for seat, cards in self.lesson.script.items():
            preferred = [parse_card(card) for card in cards]
            sits = next((one for one in self.table.players if one.name == seat), None)
            if sits is None or sits is self.lesson.learner:
                raise DocumentError("bad_lesson", 0, f"no other seat is called {seat}")
            self.table.sit(sits, ScriptedBot(preferred, self.table.game.options))

    def _place(self, record: str) -> None:
        played = read_and_play(record)
        self.table = Table(played.record, played.last_deal[-1].state, played.turns)
        # The lesson's own record has no act of it yet; one that punishes has those made so far.
        self._before = getattr(self, "_before", len(played.last_deal) - 1)
        self._start = played.last_deal[self._before].state
        if self.table.is_bot(self.lesson.learner):
            raise DocumentError("bad_lesson", 0, "the seat of whoever learns is a person's")

    # How it stands -----------------------------------------------------------------------------------------
    @property
    def acts(self) -> Sequence[Any]:
        """What was done since the lesson began, by all seats."""
        return self.table.record().deals[-1].actions[self._before :]

    def judgement(self) -> Judgement:
        """How the lesson stands."""
        return judged(self.lesson, self.table.game, self._start, self.acts, self.refused)

    def shown(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Return the learner's view with the lesson; once decided it has no prompt."""
        now = self.judgement()
        lesson = {
            "key": self.lesson.key,
            "status": now.status,
            "message": now.message,
            "clauses": list(self.lesson.clauses),
            "punished": self.is_punished,
            "stars": self._stars(now),
        }
        return task_view({**view, "lesson": lesson}, is_over=now.status != "playing")

    def _stars(self, now: Judgement) -> int:
        if now.status != "won":
            return 0
        if self.is_helped:
            return 1
        return 3 if self.spent + now.decisions <= self.lesson.decisions else 2

    # What can be done --------------------------------------------------------------------------------------
    def act(self, data: Mapping[str, Any]) -> tuple[Event, ...]:
        """The learner's act, as a message has it. Raises `IllegalActError`, and then nothing has changed.

        Where the lesson punishes, a play that is not the right one may find other hidden cards from here on.
        """
        action = self.table.game.action_from(self.lesson.learner, data)
        refusal = self.table.check(action)
        if refusal is not None:
            self.refused += 1
        elif self.lesson.is_punishing and self._is_wrong(action):
            self._punish(data)
        return self.table.act(action)

    def hint(self) -> Any:
        """The next act of the solution. Raises `RequestError` (``no_hint_now``) once play has left it."""
        data = self._due()
        if data is None:
            raise RequestError("no_hint_now", "the lesson's line has been left: try again")
        self.is_helped = True
        return self.table.game.action_from(self.lesson.learner, data)

    def again(self) -> LessonTable:
        """The lesson from its beginning; what has been tried counts."""
        now = self.judgement()
        return LessonTable(self.lesson, spent=self.spent + now.decisions, is_helped=self.is_helped)

    # Punishing ---------------------------------------------------------------------------------------------
    def _due(self) -> Mapping[str, Any] | None:
        """The act of the solution that is due, None where the learner has done something else."""
        mine = [act for act in self.acts if getattr(act, "seat", None) is self.lesson.learner]
        game, solution = self.table.game, self.lesson.solution
        if len(mine) >= len(solution):
            return None
        right = [game.action_from(self.lesson.learner, data) for data in solution[: len(mine)]]
        is_on = all(is_same(one, other) for one, other in zip(mine, right, strict=True))
        return solution[len(mine)] if is_on else None

    def _is_wrong(self, action: Any) -> bool:
        due = self._due()
        return due is not None and not is_same(action, self.table.game.action_from(self.lesson.learner, due))

    def _punish(self, wrong: Mapping[str, Any]) -> None:
        due = self._due()
        assert due is not None, "only what differs from what is due is wrong"
        mine = sum(getattr(act, "seat", None) is self.lesson.learner for act in self.acts)
        right = self.lesson.solution[mine:]
        rng = Random(f"{self.lesson.key}/{mine}/{wrong}")
        if self._ends(self.table.record_text(), [wrong], is_scripted=True) == "failed":
            return

        def serves(record: str) -> bool:
            return self._ends(record, [wrong]) == "failed" and self._ends(record, right) == "won"

        def serves_at_once(record: str) -> bool:
            return self._ends(record, [wrong], stops=True) == "failed" and serves(record)

        # Clearest to the learner if the play fails in its own trick.
        found = punishing_table(self.table, self.lesson.learner, rng, serves_at_once)
        found = found or punishing_table(self.table, self.lesson.learner, rng, serves)
        if found is not None:
            self._place(found.record_text())
            self.is_punished = True

    def _ends(
        self,
        record: str,
        acts: Sequence[Mapping[str, Any]],
        *,
        is_scripted: bool = False,
        stops: bool = False,
    ) -> str:
        """How the lesson ends with these cards when the learner begins so."""
        line = LessonTable.__new__(LessonTable)
        line.lesson, line.refused, line._before = self.lesson, 0, self._before
        line._place(record)
        if is_scripted:
            line._follow_script()
        return line.ends(acts, stops=stops)

    def ends(self, acts: Sequence[Mapping[str, Any]], *, stops: bool = False) -> str:
        """Play on to the lesson's end: these acts of the learner's, then those of a bot. The last status.

        ``stops``: only until the learner is to act again.
        """
        todo, table = list(acts), self.table
        level = levels_of(table.game)[0]
        for _ in range(LONG):
            now = self.judgement()
            if now.status != "playing" or table.needs_deal or table.is_over:
                return now.status
            if table.to_act is not self.lesson.learner:
                table.step()
                continue
            if stops and not todo:
                return now.status
            action = table.game.action_from(self.lesson.learner, todo.pop(0)) if todo else None
            if action is None or table.check(action) is not None:
                action = run_to_end(table.advice(self.lesson.learner, level)).action
            table.act(action)
        return "playing"


def is_same(one: Any, other: Any) -> bool:
    """Whether two acts are the same, whatever order their cards are listed in."""
    cards = getattr(one, "cards", None)
    if cards is None or type(one) is not type(other):
        return bool(one == other)
    return sorted(cards) == sorted(other.cards)


def task_view(view: Mapping[str, Any], *, is_over: bool) -> dict[str, Any]:
    """The view of a task: without what belongs to matches, and without a prompt once it is over."""
    shown = {**view, "summary": None, "can_undo": False}
    if is_over:
        shown |= {"prompt": None, "waits_for": "lesson", "to_act": None}
    elif shown["prompt"] and shown["prompt"].get("claim"):
        shown["prompt"] = {**shown["prompt"], "claim": None}
    return shown

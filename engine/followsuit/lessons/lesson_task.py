"""Lesson task: a lesson at its table, how it stands, and the help there is."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any

from followsuit.base.actions import action_data
from followsuit.base.cards import parse_card
from followsuit.base.errors import DocumentError, RequestError
from followsuit.lessons.model import LEARNER, Lesson
from followsuit.lessons.progress import Judgement, judged
from followsuit.lessons.refutation import punishing_table
from followsuit.lessons.scripted import ScriptedBot
from followsuit.lessons.task import Status, Task, is_same
from followsuit.record import read_and_play
from followsuit.table import BotDecision, Progress, Table, levels_of, run_to_end

#: More acts than any lesson has, to stop a line that leads nowhere.
LONG: int = 400


class LessonTask(Task):
    """A lesson, judged by its goals; the other seats play its script, or are bots.

    ``spent`` is how many decisions earlier tries took, ``is_helped`` whether the learner was shown a play.
    Raises `DocumentError`, also for the record in it.
    """

    kind = "lesson"
    you = LEARNER

    def __init__(self, lesson: Lesson, *, spent: int = 0, is_helped: bool = False) -> None:
        self.lesson, self.key = lesson, lesson.key
        self.spent = spent
        self.is_helped = is_helped
        self._place(lesson.record)
        self._follow_script()

    def _follow_script(self) -> None:
        for seat, cards in self.lesson.script.items():
            preferred = [parse_card(card) for card in cards]
            sits = next((one for one in self.table.players if one.name == seat), None)
            if sits is None or sits is self.you:
                raise DocumentError("bad_lesson", 0, f"no other seat is called {seat}")
            self.table.sit(sits, ScriptedBot(preferred, self.table.game.options))

    def _place(self, record: str) -> None:
        played = read_and_play(record)
        self.table = Table(played.record, played.last_deal[-1].state, played.turns)
        # The lesson's own record has no act of it yet; one that punishes has those made so far.
        self._before = getattr(self, "_before", len(played.last_deal) - 1)
        self._start = played.last_deal[self._before].state
        if self.table.is_bot(self.you):
            raise DocumentError("bad_lesson", 0, "the seat of whoever learns is a person's")

    # How it stands -----------------------------------------------------------------------------------------
    @property
    def acts(self) -> Sequence[Any]:
        """What was done since the lesson began, by all seats."""
        return self.table.record().deals[-1].actions[self._before :]

    def judgement(self) -> Judgement:
        """How the lesson stands."""
        return judged(self.lesson, self.table.game, self._start, self.acts, self.refused)

    @property
    def status(self) -> Status:
        """``wrong`` once a goal is missed for good."""
        return self.judgement().status

    def _told(self) -> Mapping[str, Any]:
        now = self.judgement()
        return {
            "message": now.message,
            "clauses": list(self.lesson.clauses),
            "stars": self._stars(now),
        }

    def _stars(self, now: Judgement) -> int:
        if now.status != "right":
            return 0
        if self.is_helped:
            return 1
        return 3 if self.spent + now.decisions <= self.lesson.decisions else 2

    # What can be done --------------------------------------------------------------------------------------
    def hint(self) -> BotDecision:
        """The next act of the solution. Raises `RequestError` (``no_hint_now``) once play has left it."""
        data = self._due()
        if data is None:
            raise RequestError("no_hint_now", "the lesson's line has been left: try again")
        self.is_helped = True
        return BotDecision.without_search(self.table.game.action_from(self.you, data))

    def again(self) -> LessonTask:
        """The lesson from its beginning; what has been tried counts."""
        now = self.judgement()
        return LessonTask(self.lesson, spent=self.spent + now.decisions, is_helped=self.is_helped)

    # Punishing ---------------------------------------------------------------------------------------------
    def _due(self) -> Mapping[str, Any] | None:
        """The act of the solution that is due, None where the learner has done something else."""
        mine = [act for act in self.acts if getattr(act, "seat", None) is self.you]
        game, solution = self.table.game, self.lesson.solution
        if len(mine) >= len(solution):
            return None
        right = [game.action_from(self.you, data) for data in solution[: len(mine)]]
        is_on = all(is_same(one, other) for one, other in zip(mine, right, strict=True))
        return solution[len(mine)] if is_on else None

    def _is_wrong(self, action: Any) -> Generator[Progress, None, bool]:
        """Whether the lesson punishes, and another act is due."""
        yield from ()
        due = self._due() if self.lesson.is_punishing else None
        return due is not None and not is_same(action, self.table.game.action_from(self.you, due))

    def _punish(self, wrong: Any) -> None:
        tried = action_data(wrong)
        assert tried is not None, "it is an act"
        mine = sum(getattr(act, "seat", None) is self.you for act in self.acts)
        right = self.lesson.solution[mine:]
        rng = Random(f"{self.lesson.key}/{mine}/{tried}")
        if self._ends(self.table.record_text(), [tried], is_scripted=True) == "wrong":
            return

        def serves(record: str) -> bool:
            return self._ends(record, [tried]) == "wrong" and self._ends(record, right) == "right"

        def serves_at_once(record: str) -> bool:
            return self._ends(record, [tried], stops=True) == "wrong" and serves(record)

        # Clearest to the learner if the play fails in its own trick.
        found = punishing_table(self.table, self.you, rng, serves_at_once)
        found = found or punishing_table(self.table, self.you, rng, serves)
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
        line = LessonTask.__new__(LessonTask)
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
            if table.to_act is not self.you:
                table.step()
                continue
            if stops and not todo:
                return now.status
            action = table.game.action_from(self.you, todo.pop(0)) if todo else None
            if action is None or table.check(action) is not None:
                action = run_to_end(table.advice(self.you, level)).action
            table.act(action)
        return "playing"

"""Task: a position at a table of its own, what is right there, and how it stands: a lesson, a puzzle, or a
moment of one's own deal that is tried again.

Goals decide, or one act is to be found: it is weighed against the best in fresh worlds, by what the seat
could know, and one within the noise is right too. After a wrong play that would get away with it, the hidden
cards are dealt again where the task says so (`refutation.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Final

from followsuit.base.actions import Play, action_data
from followsuit.base.cards import parse_card
from followsuit.base.errors import DocumentError, IllegalActError, RequestError
from followsuit.base.events import Event
from followsuit.base.seats import AnySeat
from followsuit.bots import PlayWarning, ReviewingBot, bot_for
from followsuit.bots.search.problem import Problem
from followsuit.lessons.model import LEARNER, ActData, TaskText
from followsuit.lessons.progress import DECIDED, Judgement, Status, judged
from followsuit.lessons.refutation import punishing_table
from followsuit.lessons.scripted import ScriptedBot
from followsuit.lessons.weighing import is_same, objection
from followsuit.record import Annotations, Player, Record, read_and_play, write_record
from followsuit.table import BotDecision, Progress, Table, levels_of

#: The bots that play a deal out to see what an act comes to.
JUDGES: Final = "casual"
#: More acts than any task has, to stop a line that leads nowhere.
LONG: Final = 400


class Task:
    """A task at its table, played by the game's own rules.

    ``you`` is the seat of whoever is to find what is right, ``observation`` what it knew at the beginning and
    ``warning`` what there is to say against the act that was weighed. ``spent`` is how many decisions earlier
    tries took, ``is_helped`` whether the learner was shown what is right, ``is_punished`` whether the hidden
    cards were dealt again, so that a wrong act fails.

    Raises `DocumentError`: ``bad_task`` where its text does not fit its record, and what the record is
    refused for.
    """

    def __init__(self, text: TaskText, *, spent: int = 0, is_helped: bool = False) -> None:
        self.text, self.spent, self.is_helped = text, spent, is_helped
        self.is_punished, self.refused = False, 0
        self.warning: PlayWarning | None = None
        played = read_and_play(text.record)
        deal = played.record.deals[-1]
        self._before = len(deal.actions) if text.at is None else text.at
        if self._before > len(deal.actions):
            raise DocumentError("bad_task", 0, f"the record has no act {text.at}")
        to_act = Table(played.record, played.last_deal[self._before].state, 0).to_act
        you = LEARNER if text.goals else to_act
        if you is None or (text.goals and played.record.players[you].level is not None):
            raise DocumentError("bad_task", 0, "no person is to act there")
        self.you: AnySeat = you
        begun = replace(deal, actions=deal.actions[: self._before], annotations=Annotations())
        self._take_up(write_record(seated(played.record.with_deals([begun]), you)))
        self.observation = self.table.observe(you)
        self._follow_script()
        if any(self.table.check(act) is not None for act in self.best):
            raise DocumentError("bad_task", 0, "a right act is refused")

    def _take_up(self, record: str, *, is_judged: bool = False) -> None:
        """Sit at a table with these cards; ``is_judged``: the bots that play a deal out have all seats."""
        played = read_and_play(record)
        seats = played.record.players
        players = dict.fromkeys(seats, Player(JUDGES)) if is_judged else seats
        self.table = Table(
            replace(played.record, players=players), played.last_deal[-1].state, played.turns, played.ends
        )
        self._start = played.last_deal[self._before].state

    def _follow_script(self) -> None:
        for seat, cards in self.text.script.items():
            preferred = [parse_card(card) for card in cards]
            sits = next((one for one in self.table.players if one.name == seat), None)
            if sits is None or sits is self.you:
                raise DocumentError("bad_task", 0, f"no other seat is called {seat}")
            self.table.sit(sits, ScriptedBot(preferred, self.table.game.options))

    # How it stands -----------------------------------------------------------------------------------------
    @property
    def kind(self) -> str:
        """``lesson``, ``puzzle`` or ``moment``."""
        return self.text.kind

    @property
    def key(self) -> str:
        """What names the words for it; empty for a moment."""
        return self.text.key

    @property
    def best(self) -> tuple[Any, ...]:
        """The right acts, where one act is to be found."""
        return tuple(self._action(act) for act in self.text.best)

    @property
    def acts(self) -> Sequence[Any]:
        """What was done since the task began, by all seats."""
        return self.table.record().deals[-1].actions[self._before :]

    @property
    def status(self) -> Status:
        """``replying`` while bots go on after a wrong act, ``wrong`` once a goal is missed for good."""
        return self.judgement().status

    def judgement(self) -> Judgement:
        """How the task stands."""
        return judged(
            self.text,
            self.you,
            self.table.game,
            self._start,
            self.acts,
            refused=self.refused,
            is_wrong=self.warning is not None,
        )

    def shown(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The seat's view with the task: without what belongs to matches; once decided without a prompt."""
        now = self.judgement()
        task = {
            "kind": self.kind,
            "key": self.key,
            "status": now.status,
            "punished": self.is_punished,
            "theme": self.text.theme,
            "message": now.message,
            "clauses": list(self.text.clauses),
            "untaught": list(self.text.untaught),
            "stars": self._stars(now),
            "tries": self.spent + now.decisions,
        }
        shown = {**view, "task": task, "summary": None, "can_undo": False}
        if now.status in DECIDED:
            shown |= {"prompt": None, "waits_for": "task", "to_act": None}
        elif shown["prompt"] and shown["prompt"].get("claim"):
            shown["prompt"] = {**shown["prompt"], "claim": None}
        return shown

    def taught(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """A seat's view without what the learner has not been told of.

        Who is a partner its sides say; that a front end leaves out.
        """
        untaught = self.text.untaught
        taught = {
            **view,
            "tiles": [tile for tile in view["tiles"] if tile["kind"] not in untaught],
            "score": [row for row in view["score"] if row["label"] not in untaught],
        }
        if "trump" in untaught:
            taught |= {"trump": None, "trumps": [], "order": None}
        if "contract" in untaught:
            rows = [{name: row[name] for name in row if name != "goals"} for row in taught["score"]]
            taught |= {"score": rows, "contract": None, "calls": []}
        if "roles" in untaught:
            taught["seats"] = {seat: {**one, "roles": []} for seat, one in view["seats"].items()}
        if "tricks" in untaught:
            begun = self.table.game.view(self.observation)
            taught["tricks"] = view["tricks"][len(begun["tricks"]) :]
        return taught

    def _stars(self, now: Judgement) -> int:
        if now.status != "right":
            return 0
        if self.is_helped:
            return 1
        return 3 if self.spent + now.decisions <= self.text.decisions else 2

    # What can be done --------------------------------------------------------------------------------------
    def trying(self, action: Any) -> Generator[Progress, None, tuple[Event, ...]]:
        """Judge an act, in slices, and make it.

        Raises `IllegalActError`, and then nothing has changed; `RequestError` (``task_decided``).
        """
        refusal = self.table.check(action)
        if refusal is not None:
            self.refused += 1
            raise IllegalActError(refusal, action, self.table.position)
        if self.status != "playing":
            raise RequestError("task_decided", "it is decided: try again")
        due = self._due()
        if due and not any(is_same(action, one) for one in due):
            is_wrong = bool(self.text.goals)
            if not is_wrong:
                seed = self.table.seed.at("try", action)
                self.warning = yield from objection(self.problem(), action, due[0], seed)
                is_wrong = self.warning is not None and isinstance(action, Play)
            if is_wrong and self.text.is_punishing:
                self._punish(action)
        return self.table.act(action)

    def hint(self) -> BotDecision:
        """What is right now. Raises `RequestError` (``no_hint_now``) once play has left the solution."""
        due = self._due()
        if not due:
            raise RequestError("no_hint_now", "the task's line has been left: try again")
        self.is_helped = True
        return BotDecision.without_search(due[0], "" if self.text.goals else self.problem().reason_of(due[0]))

    def again(self) -> Task:
        """The task from its beginning; what has been tried counts."""
        return Task(self.text, spent=self.spent + self.judgement().decisions, is_helped=self.is_helped)

    def problem(self) -> Problem[Any]:
        """The decision at the beginning, as the strongest bot weighs it."""
        bot = bot_for(self.table.game, levels_of(self.table.game)[-1])
        assert isinstance(bot, ReviewingBot), "the strongest bots search"
        return bot.problem_of(self.observation)

    def _due(self) -> tuple[Any, ...]:
        """The acts that are right now; none where the learner has done something else."""
        done = [act for act in self.acts if getattr(act, "seat", None) is self.you]
        if not self.text.goals:
            return () if done else self.best
        line = [self._action(act) for act in self.text.solution[: len(done) + 1]]
        is_on = all(is_same(one, other) for one, other in zip(done, line, strict=False))
        return tuple(line[len(done) :]) if is_on else ()

    def _action(self, act: ActData) -> Any:
        return self.table.game.action_from(self.you, act)

    # Punishing ---------------------------------------------------------------------------------------------
    def _punish(self, wrong: Any) -> None:
        """Deal the hidden cards again where a wrong act would come to as much as the right ones."""
        tried = action_data(wrong)
        assert tried is not None, "it is an act"
        done = sum(getattr(act, "seat", None) is self.you for act in self.acts)
        right = self.text.solution[done:] or self.text.best[:1]
        if self._fails(self.table.record_text(), tried, right, is_scripted=True):
            return
        rng = Random(f"{self.key}/{done}/{tried}")
        found = punishing_table(self.table, self.you, rng, partial(self._fails, wrong=tried, right=right))
        if found is not None:
            self._take_up(found.record_text())
            self.is_punished = True

    def _fails(
        self, record: str, wrong: ActData, right: Sequence[ActData], *, is_scripted: bool = False
    ) -> bool:
        """Whether an act comes to less than the right ones with these cards, which the seat could not tell
        from its own.
        """
        right_one = self.played_on(record, right, is_scripted=is_scripted)
        wrong_one = self.played_on(record, [wrong], is_scripted=is_scripted)
        return right_one._worth() > wrong_one._worth()

    def _worth(self) -> float:
        """What it came to: whether the goals are met, else what the side took, less what the others took."""
        if self.text.goals:
            return float(self.status == "right")
        took = self.table.game.deal_figures(self.table.summary() or {})["took"]
        return float(sum(what if side == self.you.side.name else -what for side, what in took.items()))

    def played_on(self, record: str, acts: Sequence[ActData], *, is_scripted: bool = False) -> Task:
        """The task with these cards, played on to its end by bots: first these acts of the learner's."""
        line, todo = copy(self), list(acts)
        line.refused = 0
        line._take_up(record, is_judged=True)
        if is_scripted:
            line._follow_script()
        table = line.table
        for _ in range(LONG):
            is_decided = bool(line.text.goals) and line.status != "playing"
            if is_decided or table.needs_deal or table.is_over:
                break
            if table.to_act is line.you:
                action = line._action(todo.pop(0)) if todo else None
                if action is not None and table.check(action) is None:
                    table.act(action)
                    continue
            table.step()
        return line


def seated(record: Record, you: AnySeat) -> Record:
    """The record with a person in the seat of whoever is to find what is right, and bots in the others."""
    usual = next((one.level for one in record.players.values() if one.level), JUDGES)
    players = {
        seat: Player(None if seat is you else one.level or usual, one.name)
        for seat, one in record.players.items()
    }
    return replace(record, players=players, tags={})

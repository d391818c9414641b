"""Decision task: one act to be found at the table, of a deal that is over or of a puzzle.

A try is weighed against the best act in fresh worlds, by what the seat could know; one within the noise is
right. After a wrong try the bots play on until its trick is complete, so that the learner sees the reply. In
a puzzle that a wrong play would get away with, the hidden cards are dealt again first (`refutation.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from followsuit.base.actions import Play
from followsuit.base.errors import DocumentError
from followsuit.base.seats import AnySeat
from followsuit.bots import PlayWarning, ReviewingBot, bot_for, objection_to
from followsuit.bots.hindsight import GATE, LEAST
from followsuit.bots.search.comparison import Comparison, Verdict
from followsuit.bots.search.problem import Problem
from followsuit.lessons.puzzles import Puzzle
from followsuit.lessons.refutation import punishing_table
from followsuit.lessons.task import Status, Task, is_same
from followsuit.record import Annotations, Player, Record, read_record, write_record
from followsuit.table import BotDecision, Progress, Table, levels_of

#: Fresh worlds in which a try is weighed against the best; fewer where they are solved.
FRESH: Final = 160
FRESH_EXACT: Final = 40
#: The bots that play a deal out to see what an act comes to, and how often hidden cards are dealt again.
JUDGES: Final = "casual"
DEALS: Final = 200


class DecisionTask(Task):
    """A decision: a person looks for the best act, the other seats are bots.

    ``best`` are the right acts; any other is compared with the first of them. Raises `DocumentError`,
    ``bad_puzzle`` where nobody is to act or a right act is not legal.
    """

    def __init__(
        self, record: Record, at: int, best: Sequence[Any], *, key: str = "", theme: str = "", tries: int = 0
    ) -> None:
        self._begun = (record, at)
        self.best = tuple(best)
        self.key, self.theme, self.tries = key, theme, tries
        self.kind = "puzzle" if key else "moment"
        self._is_tried = False
        deal = replace(record.deals[-1], actions=record.deals[-1].actions[:at], annotations=Annotations())
        self.table = Table.resume(write_record(seated(record.with_deals([deal]))))
        seat = self.table.to_act
        if seat is None or not self.best or any(self.table.check(act) is not None for act in self.best):
            raise DocumentError("bad_puzzle", 0, "nobody is to act there, or not so")
        self.you = seat
        self.observation = self.table.observe(seat)
        self._tricks = self._count()

    @classmethod
    def of(cls, puzzle: Puzzle) -> DecisionTask:
        """The table of a puzzle."""
        record = read_record(puzzle.record)
        acts = len(record.deals[-1].actions) if record.deals else 0
        at = acts if puzzle.at is None else puzzle.at
        if not 0 <= at <= acts or not record.deals:
            raise DocumentError("bad_puzzle", 0, f"the record has no act {at}")
        seat = cls._to_act(record, at)
        game = Table.resume(write_record(record)).game
        best = [game.action_from(seat, act) for act in puzzle.best]
        return cls(record, at, best, key=puzzle.key, theme=puzzle.theme)

    @staticmethod
    def _to_act(record: Record, at: int) -> AnySeat:
        deal = replace(record.deals[-1], actions=record.deals[-1].actions[:at], annotations=Annotations())
        seat = Table.resume(write_record(record.with_deals([deal]))).to_act
        if seat is None:
            raise DocumentError("bad_puzzle", 0, "nobody is to act there")
        return seat

    # How it stands -----------------------------------------------------------------------------------------
    @property
    def status(self) -> Status:
        """``replying`` while the bots go on after a wrong try."""
        if not self._is_tried:
            return "playing"
        if self.warning is None:
            return "right"
        return "replying" if self.is_trick_on else "wrong"

    @property
    def is_trick_on(self) -> bool:
        """Whether the others are still to act in the trick that was begun at the decision."""
        table = self.table
        is_on = table.to_act is not self.you and not table.needs_deal and not table.is_over
        return is_on and self._count() == self._tricks

    def _told(self) -> Mapping[str, Any]:
        return {"theme": self.theme, "tries": self.tries}

    def _count(self) -> int:
        """How many tricks of the deal are complete."""
        return len(self.table.game.view(self.table.observe(self.you)).get("tricks") or ())

    # What can be done --------------------------------------------------------------------------------------
    def _is_wrong(self, action: Any) -> Generator[Progress, None, bool]:
        self.warning = yield from self.judged(action)
        self._is_tried = True
        self.tries += 1
        # A moment of a match stays as it was played.
        return self.warning is not None and bool(self.key)

    def hint(self) -> BotDecision:
        """The best act, with its reason."""
        return BotDecision.without_search(self.best[0], self.problem().reason_of(self.best[0]))

    def judged(self, action: Any) -> Generator[Progress, None, PlayWarning | None]:
        """What there is to say against an act; None where it is right, or cannot be told from right."""
        verdict = yield from self.verdict(action)
        if verdict is None or verdict.cost < LEAST or verdict.cost <= GATE * verdict.error:
            return None
        return PlayWarning(verdict, objection_to(verdict), self.problem().reason_of(self.best[0]))

    def verdict(self, action: Any) -> Generator[Progress, None, Verdict | None]:
        """The act beside the best, in fresh worlds; None where it is right or cannot be compared."""
        if any(is_same(action, best) for best in self.best):
            return None
        problem = self.problem()
        made, best = problem.index_of(action), problem.index_of(self.best[0])
        if made is None or best is None or made == best:
            return None
        comparison = Comparison(problem, made, Random(self.table.seed.at("try", action)))
        comparison.meet(best)
        fresh = FRESH_EXACT if problem.is_exact else FRESH
        return (yield from comparison.confirm(fresh, 0.0))

    def _punish(self, wrong: Any) -> None:
        """Deal the hidden cards again where the act would come to as much as the best one."""
        if not isinstance(wrong, Play) or self._loses(self.table.record_text(), wrong):
            return
        rng = Random(f"{self.key}/{wrong}")
        found = punishing_table(self.table, self.you, rng, lambda text: self._loses(text, wrong), most=DEALS)
        if found is not None:
            self.table, self.is_punished = found, True

    def _loses(self, record: str, wrong: Any) -> bool:
        """Whether the best act takes more with these cards, which the seat could not tell from its own."""
        if Table.resume(record).observe(self.you) != self.observation:
            return False
        return self._taken(record, self.best[0]) > self._taken(record, wrong)

    def _taken(self, record: str, action: Any) -> float:
        """What the side takes in the deal when bots play it out after an act, less what the others take."""
        begun = read_record(record)
        table = Table.resume(
            write_record(replace(begun, players=dict.fromkeys(begun.players, Player(JUDGES))))
        )
        table.act(action)
        while not table.needs_deal and not table.is_over:
            table.step()
        took = table.game.deal_figures(table.summary() or {})["took"]
        return float(sum(what if side == self.you.side.name else -what for side, what in took.items()))

    def problem(self) -> Problem[Any]:
        """The decision as the strongest bot weighs it."""
        bot = bot_for(self.table.game, levels_of(self.table.game)[-1])
        assert isinstance(bot, ReviewingBot), "the strongest bots search"
        return bot.problem_of(self.observation)

    def again(self) -> DecisionTask:
        """The decision before anything was tried; what has been tried counts."""
        record, at = self._begun
        return DecisionTask(record, at, self.best, key=self.key, theme=self.theme, tries=self.tries)


def seated(record: Record) -> Record:
    """The record with a person in the seat that is to act, and bots in the others."""
    table = Table.resume(write_record(record))
    seats = record.players
    usual = next((player.level for player in seats.values() if player.level), levels_of(table.game)[0])
    players = {
        seat: Player(None if seat is table.to_act else player.level or usual, player.name)
        for seat, player in seats.items()
    }
    return replace(record, players=players, tags={})

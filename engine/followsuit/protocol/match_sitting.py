"""Match sitting: a match, with all that is offered at one."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Any

from followsuit.base.actions import action_data
from followsuit.base.agreements import Agreements
from followsuit.base.errors import RequestError
from followsuit.base.events import Event
from followsuit.base.seats import AnySeat
from followsuit.protocol.answers import Answer
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.record_lines import RecordLines
from followsuit.protocol.sitting import Acting, Hinting, Sitting
from followsuit.table import CostlyDecision, DecisionReview, PlayWarning, Progress, SharedWork, Table

if TYPE_CHECKING:
    from followsuit.lessons import Task
    from followsuit.protocol import messages

# `lessons` is imported where it is used, so that the engine's first answer comes sooner.


class MatchSitting(Sitting):
    """A match, played from one seat."""

    def __init__(self, table: Table, you: AnySeat, names: Mapping[AnySeat, str]) -> None:
        super().__init__(you, names)
        self._table = table
        #: The act judged last, with its turn, and its judgement.
        self._judged: tuple[object, SharedWork[Progress, PlayWarning | None]] | None = None
        #: What the last review found.
        self._findings: tuple[CostlyDecision, ...] = ()

    @property
    def table(self) -> Table:
        """The table of the match."""
        return self._table

    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """The view with what the bots have agreed on."""
        return {**super().view(seat, observation), "agreements": self._table.agreements.text}

    def act(self, action: Any) -> Acting:
        """Make the act."""
        yield from ()
        return self._table.act(action)

    def claim(self, seat: AnySeat) -> tuple[Event, ...]:
        """Take all tricks that are left, if the seat is certain to win them."""
        return self._table.claim(seat)

    def agree(self, agreements: Agreements) -> None:
        """Have the bots keep and read these from the next deal on."""
        self._table.agree(agreements)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next deal, if one is due."""
        return self._table.deal()

    def undo(self, seat: AnySeat, message: Message) -> tuple[Event, ...]:
        """Go back to the seat's last decision in this deal."""
        return self._table.undo(seat)

    def can_hand_over(self, seat: AnySeat) -> bool:
        """Whether a deal is played in which the person decides."""
        return self._table.can_hand_over(seat)

    def hand_over(self, seat: AnySeat, level: str) -> None:
        """Let a bot of the level play on; marks the deal as assisted."""
        self._table.hand_over(seat, level)

    def take_over(self, seat: AnySeat) -> None:
        """Let the person decide again."""
        self._table.take_over(seat)

    def hint(self, seat: AnySeat, level: str) -> Hinting:
        """What a bot of the level would do; marks the deal as assisted."""
        thought = yield from self._table.advice(seat, level)
        self._table.assist("hint")
        return level, thought

    def judge(self, action: Any) -> Generator[Progress, None, PlayWarning | None]:
        """Judge an act until another one is asked about. Raises `RequestError` (``cancelled``)."""
        key = (self._table.turn, action)
        if self._judged is None or self._judged[0] != key:
            self._judged = key, SharedWork(self._table.warning(action))
        mine = self._judged
        work = mine[1].advance()
        while True:
            try:
                progress = next(work)
            except StopIteration as done:
                found: PlayWarning | None = done.value
                return found
            yield progress
            if self._judged is not mine:
                raise RequestError("cancelled", "another play is asked about")

    def review(self, seat: AnySeat) -> Generator[Progress, None, DecisionReview]:
        """The decisions of the deal that cost the seat most; they can be tried again."""
        found = yield from self._table.review(seat)
        self._findings = found.findings
        return found

    def can_try(self, seat: AnySeat, state: object) -> bool:
        """Whether it was the seat's turn: what is done out of turn is no task."""
        return self._table.game.to_act(state) is seat

    def find_moment(self, message: Message) -> Task:
        """The decision of a finding of the review. Raises `RequestError`."""
        from followsuit.lessons import Task, TaskText

        table = self.table_at_turn(message)
        found = next((one for one in self._findings if one.decision.at == message["at"]), None)
        if found is None or type(message["at"]) is not int or table.summary() is None:
            raise bad_field("at", "'at' is a moment that the review found")
        better = action_data(found.verdict.better.action)
        assert better is not None, "it is an act"
        return Task(TaskText("", table.record_text(), best=(better,), at=found.decision.at))

    def collect_record_lines(self, lines: RecordLines, since: int) -> Answer:
        """The record's lines that are new."""
        return {"record_lines": lines.since(since, self._table)}

"""Replay state: the record that is open for viewing, beside the match at the table.

Nothing here touches the table of the session. A record is read and checked as for resuming; then every step
of its deals can be shown, with all four hands where the record holds the deal to its end. Of a deal that goes
on only the person's own hand is shown, because it may still be resumed, and none where several people play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from followsuit.base.errors import RequestError
from followsuit.base.events import TrickWon, events_for, public_of
from followsuit.base.game import AnyGame
from followsuit.base.seats import AnySeat, Seat
from followsuit.bots import ReviewingBot, bot_for
from followsuit.card_games.registry import game_named
from followsuit.protocol.answers import add_players, describe_events, drop_prompt, seat_name, side_name
from followsuit.protocol.figures import describe_figures
from followsuit.protocol.message import Message, bad_field
from followsuit.protocol.pass_and_play import hide_hand
from followsuit.record import Annotations, Branch, DealRecord, Record, ReplayStep, read_and_play
from followsuit.record.annotations import later_lines
from followsuit.table import levels_of

if TYPE_CHECKING:
    from followsuit.bots.action_values import ActionValues
    from followsuit.protocol import messages

#: What names a position: the deal, the number of acts made, and the lines tried after them.
Place = tuple[int, int, tuple[str, ...]]


class ReplayDeal:
    """One deal of a record, with its ``steps`` from the cards dealt to its last act."""

    def __init__(self, game: AnyGame, deal: DealRecord, steps: Sequence[ReplayStep]) -> None:
        self._game, self.steps = game, steps
        self.deal, self.number, self._is_assisted = deal, deal.number, deal.is_assisted

    @cached_property
    def summary(self) -> Mapping[str, object] | None:
        """The summary of the deal; None where the record ends before it is over."""
        return self._game.summary(self.steps[-1].state)

    @property
    def figures(self) -> messages.Figures | None:
        """The figures of the deal, for statistics; None before it is over."""
        summary = self.summary
        return (
            describe_figures(self._game, self.number, summary, is_assisted=self._is_assisted)
            if summary
            else None
        )

    def stops(self) -> list[int]:
        """The numbers of the steps at which a phase begins, a trick is complete, or the deal is over."""
        stops = {0, len(self.steps) - 1}
        for number, (before, after) in enumerate(zip(self.steps, self.steps[1:], strict=False), start=1):
            is_won = any(isinstance(event, TrickWon) for event in after.events)
            if is_won or type(before.state) is not type(after.state):
                stops.add(number)
        return sorted(stops)


class TriedLine:
    """A position of a deal: ``step`` acts as they were made, then others that were tried.

    ``texts`` are the record lines of the acts that were tried, one each. Raises `FollowSuitError` where one
    of them cannot be read or is not legal.
    """

    def __init__(
        self, record: Record, deal: ReplayDeal, step: int, texts: Sequence[str], you: AnySeat
    ) -> None:
        self.game = game_named(record.game)
        self.record, self.deal, self.step, self.texts = record, deal.deal, step, tuple(texts)
        self._you = you
        self._last = deal.steps[step]
        self._is_open = deal.summary is not None
        self.actions: list[object] = []
        for text in texts:
            for action in self.game.read_actions(self._last.state, text):
                after = self.game.apply(self._last.state, action)
                self._last = ReplayStep(deal.number, action, after.events, after.state)
                self.actions.append(action)

    @property
    def state(self) -> object:
        """The state of the table."""
        return self._last.state

    @property
    def acts(self) -> int:
        """How many acts of the deal were made."""
        return self.step + len(self.actions)

    @property
    def to_act(self) -> AnySeat | None:
        """The seat whose turn it is."""
        seat: AnySeat | None = self.game.to_act(self.state)
        return seat

    @property
    def is_open(self) -> bool:
        """Whether the deal was played to its end, so that all hands may be shown."""
        return self._is_open

    @property
    def is_over(self) -> bool:
        """Whether this deal is over."""
        return self.to_act is None and self.game.table_act(self.state) is None

    def observation(self) -> object:
        """What the seat whose turn it is may know."""
        assert self.to_act is not None, "somebody is to act"
        return self.game.observe(self.state, self.to_act)

    def legal(self) -> Sequence[object]:
        """The legal acts of the seat whose turn it is; none where it is nobody's."""
        return self.game.options(self.observation()) if self.to_act is not None else ()

    def write_act(self, action: object) -> str:
        """The record line of an act made now."""
        [text] = later_lines(self.game, (*self.deal.actions[: self.step], *self.actions), (action,))
        return text

    def view(self) -> messages.StepAnswer:
        """Return the view of the record's viewer, the hands that may be shown, and the last events."""
        return describe_step(self.record, self._you, self._last, self.acts, is_open=self._is_open)


class Replay:
    """The record that is open, if any."""

    def __init__(self) -> None:
        self._record: Record | None = None
        #: The seat whose view is shown.
        self.you: AnySeat = Seat.S
        self._deals: list[ReplayDeal] = []
        #: The decision weighed last, by what names it.
        self._weighing: tuple[Place, ActionValues] | None = None

    def open(self, text: str, seat: object = None) -> messages.RecordOverview:
        """Open a record in place of the one that was open, as the person at ``seat`` saw it; the first person
        where nobody sat there. If it raises `DocumentError`, the old one stays open.
        """
        played = read_and_play(text, keep=True)
        record = self._record = played.record
        people = list_people(record) or tuple(record.players)
        self.you = next((one for one in people if seat_name(one) == seat), people[0])
        self._weighing = None
        game = game_named(record.game)
        self._deals = [
            ReplayDeal(game, deal, steps) for deal, steps in zip(record.deals, played.deals, strict=True)
        ]
        return {
            "game": record.game,
            "rules": game.specification(record.rules),
            "seed": record.seed,
            "you": seat_name(self.you),
            "players": {
                seat_name(seat): {"name": player.name, "level": player.level, "side": side_name(seat)}
                for seat, player in record.players.items()
            },
            "over": game.is_over(self._deals[-1].steps[-1].state),
            "deals": [self._deal_data(deal) for deal in self._deals],
        }

    def reopen(self, text: str) -> messages.RecordOverview:
        """Open the same record with other remarks, as the same person saw it."""
        return self.open(text, seat_name(self.you))

    @property
    def record(self) -> Record:
        """The open record. Raises `RequestError` (``no_match``)."""
        if self._record is None:
            raise RequestError("no_match", "no record is open")
        return self._record

    @property
    def first_summary(self) -> Mapping[str, object] | None:
        """The summary of the open record's first deal; None where it is not played to its end."""
        return self._deals[0].summary

    def show_step(self, message: Message) -> messages.StepAnswer:
        """One step of one deal of the open record. Raises `RequestError`."""
        record, deal, step = self._place(message)
        return describe_step(record, self.you, deal.steps[step], step, is_open=deal.summary is not None)

    def line(self, message: Message, texts: Sequence[str]) -> TriedLine:
        """A position of a deal of the open record. Raises `FollowSuitError`."""
        record, deal, step = self._place(message)
        if deal.summary is None and len(list_people(record)) > 1:
            raise RequestError("deal_goes_on", "the deal is not over, and several people play it")
        return TriedLine(record, deal, step, texts, self.you)

    def weigh(self, line: TriedLine) -> ActionValues | None:
        """The weighing of a position, begun or gone on with; None where no seat is to act."""
        # Imported where it is used, so that the engine's first answer comes sooner.
        from followsuit.bots.action_values import ActionValues

        bot = bot_for(line.game, levels_of(line.game)[-1])
        if line.to_act is None or not isinstance(bot, ReviewingBot):
            return None
        place = (line.deal.number, line.step, line.texts)
        if self._weighing is None or self._weighing[0] != place:
            seed = line.record.seed.at("weigh", line.deal.number, line.acts)
            self._weighing = place, ActionValues(bot, line.observation(), line.legal(), seed)
        return self._weighing[1]

    def _place(self, message: Message) -> tuple[Record, ReplayDeal, int]:
        record = self.record
        deal = next((deal for deal in self._deals if deal.number == message.get("deal")), None)
        if deal is None:
            raise bad_field("deal", "the record has no such deal")
        step = message.get("step")
        if type(step) is not int or not 0 <= step < len(deal.steps):
            raise bad_field("step", "the deal has no such step")
        return record, deal, step

    def _deal_data(self, deal: ReplayDeal) -> messages.PastDeal:
        game, annotations = game_named(self.record.game), deal.deal.annotations
        data: messages.PastDeal = {
            "number": deal.number,
            "steps": len(deal.steps) - 1,
            "stops": deal.stops(),
            "figures": deal.figures,
        }
        if annotations:
            data["remarks"] = _describe_remarks(game, deal.deal.actions, annotations)
        return data


def describe_step(
    record: Record, you: AnySeat, last: ReplayStep, acts: int, *, is_open: bool
) -> messages.StepAnswer:
    """A step of a deal as one seat saw it; ``is_open``: with all hands."""
    game = game_named(record.game)
    views = {seat: game.view(game.observe(last.state, seat)) for seat in record.players}
    view = drop_prompt(add_players(views[you], record.players, acts, "table"))
    if not is_open and len(list_people(record)) > 1:
        return {
            "view": hide_hand(view),
            "hands": {},
            "events": describe_events(public_of(last.events)),
        }
    hands = {seat_name(seat): view["hand"] for seat, view in views.items() if is_open or seat is you}
    return {
        "view": view,
        "hands": hands,
        "events": describe_events(events_for(you, last.events)),
    }


def list_people(record: Record) -> tuple[AnySeat, ...]:
    """The seats at which people sat."""
    return tuple(seat for seat, player in record.players.items() if player.level is None)


def _describe_remarks(game: AnyGame, actions: Sequence[object], annotations: Annotations) -> messages.Remarks:
    """The remarks on a line of acts: notes and marks by act, branches with their acts as record lines."""
    return {
        "notes": {str(act): text for act, text in annotations.notes.items()},
        "marks": {str(act): mark.value for act, mark in annotations.marks.items()},
        "branches": [_describe_branch(game, actions, branch) for branch in annotations.branches],
    }


def _describe_branch(game: AnyGame, actions: Sequence[object], branch: Branch) -> messages.PastBranch:
    whole = (*actions[: branch.act - 1], *branch.actions)
    made = range(branch.act - 1, len(whole))
    line = [text for at in made for text in later_lines(game, whole[:at], whole[at : at + 1])]
    return {"act": branch.act, "line": line, **_describe_remarks(game, whole, branch.annotations)}

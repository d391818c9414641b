"""Progress: how a task stands, from the acts since it began; nothing is remembered in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from followsuit.base.actions import Play, action_data
from followsuit.base.events import BidMade, Event, Passed, TrickWon, TrumpNamed
from followsuit.base.game import AnyGame, ShapedGame
from followsuit.base.jsonable import kind_of, to_json
from followsuit.base.seats import AnySeat
from followsuit.lessons.goals import LessonFacts
from followsuit.lessons.model import TaskText
from followsuit.record import is_fork

#: ``replying`` while bots go on after a wrong act.
Status = Literal["playing", "replying", "right", "wrong"]
DECIDED: Final = ("right", "wrong")


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a task stands: ``message`` is that of the goal missed, ``decisions`` the learner's acts."""

    status: Status
    message: str
    decisions: int


def judged(
    task: TaskText,
    you: AnySeat,
    game: AnyGame,
    start: Any,
    actions: Sequence[Any],
    *,
    refused: int,
    is_wrong: bool,
) -> Judgement:
    """How a task stands after these actions, which began in the state ``start``.

    ``is_wrong``: the act that was tried was weighed, and found wrong.
    """
    facts, decisions = facts_of(task, you, game, start, actions)
    facts.refused = refused
    if not task.goals:
        return Judgement(_status_of_try(facts, is_wrong=is_wrong), "", decisions)
    verdicts = [goal.predicate.verdict(facts) for goal in task.goals]
    for goal, verdict in zip(task.goals, verdicts, strict=True):
        if verdict is False:
            return Judgement("wrong", goal.message, decisions)
    if all(verdicts):
        return Judgement("right", "", decisions)
    if facts.is_over:
        missed = next(g for g, verdict in zip(task.goals, verdicts, strict=True) if not verdict)
        return Judgement("wrong", missed.message, decisions)
    return Judgement("playing", "", decisions)


def _status_of_try(facts: LessonFacts, *, is_wrong: bool) -> Status:
    """How it stands where one act is to be found: after a wrong one its trick is played to its end."""
    if not facts.acts:
        return "playing"
    if not is_wrong:
        return "right"
    return "wrong" if facts.tricks or facts.is_your_turn or facts.is_over else "replying"


def facts_of(
    task: TaskText, you: AnySeat, game: AnyGame, start: Any, actions: Sequence[Any]
) -> tuple[LessonFacts, int]:
    """What the actions came to, and how many of the learner's were decisions."""
    decisions, state = 0, start
    facts = LessonFacts(you.side.name)
    for action in actions:
        if getattr(action, "seat", None) is you:
            decisions += is_fork(game, state, action)
            _note_act(facts, game, state, action, you)
            facts.acts.append(action_data(action) or {"kind": kind_of(action)})
        step = game.apply(state, action)
        for event in step.events:
            _note_event(facts, event, you)
            facts.events.append({**to_json(event), "kind": kind_of(event)})
        state = step.state
    summary = game.summary(state)
    if summary is not None and not summary.get("passed_out"):
        facts.figures = game.deal_figures(summary)
    last = task.last_trick
    facts.is_over = summary is not None or (last is not None and len(facts.tricks) >= last)
    facts.is_your_turn = game.to_act(state) is you
    return facts, decisions


def _note_act(facts: LessonFacts, game: AnyGame, state: Any, action: Any, you: AnySeat) -> None:
    if isinstance(action, Play):
        shape = None
        if isinstance(game, ShapedGame):
            shape = game.shape_of(game.observe(state, you), action.cards)
        facts.plays.append((action.cards, shape))
    elif kind_of(action) == "bury":
        view = game.view(game.observe(state, you))
        facts.buried = action.cards
        texts = [card.text for card in action.cards]
        facts.buried_points = sum(view["worth"].get(text, 0) for text in texts)
        facts.buried_trumps = sum(text in view["trumps"] for text in texts)


def _note_event(facts: LessonFacts, event: Event, you: AnySeat) -> None:
    if isinstance(event, TrickWon):
        facts.tricks.append((event.seat.name, event.seat.side.name, event.points))
    elif isinstance(event, BidMade) and event.seat is you and not event.forced:
        facts.calls.append(event.value)
    elif isinstance(event, Passed) and event.seat is you:
        facts.calls.append(None)
    elif isinstance(event, TrumpNamed) and event.seat is you:
        facts.named = to_json(event.suit)
    elif kind_of(event) == "declared" and getattr(event, "seat", None) is you:
        facts.declared = to_json(getattr(event, "suit", None))

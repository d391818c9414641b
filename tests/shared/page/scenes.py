"""Scenes: tables as the engine shows them, and what a page lays on them, for tests that look at each without playing to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from typing import Any

from followsuit.protocol.session import Session
from followsuit.record import write_record
from tests.shared.lesson_texts import GAMES, texts_of, words_of
from tests.shared.linked_deals import linked_deals
from tests.shared.page.tables_seen import (
    Seen,
    ask,
    asked_of_south,
    asked_to_follow,
    begun_table,
    each_table,
    new_session,
    pairs_bidding,
    play_on,
    taken_up,
)
from tests.shared.records import SURE

#: A change of the page's state, as `web/js/core/types/state.d.ts` declares them.
Change = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """A table, as the changes of the page's state that lead to it, and what is opened on it afterwards."""

    game: str
    name: str
    changes: tuple[Change, ...]
    #: A box that unfolds, as a selector.
    unfolds: str = ""
    #: What a lesson says stands in a file for each language, so its part of the state is made when one is spoken.
    lessons: str = ""

    def in_language(self, code: str) -> list[Change]:
        """The changes that lead to it in a language."""
        if not self.lessons:
            return list(self.changes)
        texts = [{"key": key, "text": text} for key, text in texts_of(self.lessons).items()]
        known = {"game": self.lessons, "list": texts, "words": words_of(self.lessons, code)}
        part: dict[str, Any] = {**known, "stars": {}, "wanted": None, "refusal": None}
        return [{"type": "lessons", "lessons": part}, *self.changes]


@cache
def scenes() -> tuple[Scene, ...]:
    """Every scene: each question and each state of a trick in each game, with each box that may be open."""
    return (*_at_tables(each_table()), *_in_lessons(), *_of_past_deals())


@cache
def few() -> tuple[Scene, ...]:
    """The scenes of some questions, each with every box that may be open: quickly made."""
    asked = chain(
        taken_up("tractor", "pairs bid", pairs_bidding()),
        taken_up("two_hundred", "claim", SURE),
        taken_up("rangvaar", "South opens", asked_of_south("rangvaar", "bid", opens=True)),
        taken_up("rangvaar", "bots bid", asked_of_south("rangvaar", "bid", opens=True), _passed),
    )
    return tuple(_at_tables(asked))


@cache
def followed() -> tuple[Scene, ...]:
    """The scenes of a trick that South follows to, in each game."""
    return tuple(chain(*(_at_tables(taken_up(game, "follow", asked_to_follow(game))) for game in GAMES)))


def with_fewer(scene: Scene, gone: frozenset[str], heir: str) -> Scene:
    """The scene at a table where these seats are not there, nor what they played; another one does what only one can."""

    def left(told: Any) -> Any:
        if isinstance(told, Mapping):
            return {key: left(value) for key, value in told.items() if key not in gone}
        if isinstance(told, list | tuple):
            stay = [one for one in told if not (isinstance(one, Mapping) and one.get("seat") in gone)]
            return [left(one) for one in stay if not isinstance(one, str) or one not in gone]
        return heir if isinstance(told, str) and told in gone else told

    return replace(scene, changes=tuple(map(left, scene.changes)))


def _passed(session: Session, view: dict[str, Any]) -> dict[str, Any]:
    """South bids the least it may; a bot is asked next."""
    bid = {"kind": "bid", "value": view["prompt"]["values"][0]}
    return ask(session, "act", action=bid, turn=view["turn"])["view"]  # type: ignore[no-any-return]


def _at_tables(views: Iterable[Seen]) -> Iterator[Scene]:
    for game, name, session, view, before in views:
        for what, changes, unfolds in _companions(session, view, lies=before is not None):
            begun = (
                (_began(before), {"type": "answered", "answer": _answer(view)}) if before else (_began(view),)
            )
            yield Scene(game, f"{name}, {what}", (*begun, *changes), unfolds)


def _companions(
    session: Session, view: dict[str, Any], lies: bool
) -> Iterator[tuple[str, tuple[Change, ...], str]]:
    """What may be shown along with a question, each with the changes that bring it and the box that is unfolded.

    While a trick that was won lies there, nothing is asked for, and one may look up which card beats which.
    """
    prompt = view["prompt"]
    arranged: Change = {"type": "arranged", "own": view["hand"]}
    yield "plain", (), ""
    yield "arranged, with a notice", (arranged, {"type": "notice", "code": "refused"}), ""
    if lies:
        yield "order of the cards", (), "[data-tile=trump] [popover]"
    if not prompt:
        if not view["summary"]:
            yield "paused", ({"type": "pace", "pace": "paused"},), ""
        return
    if prompt["kind"] == "bury":
        yield "chosen", ({"type": "chosen", "cards": view["hand"][-prompt["count"] :], "raised": []},), ""
    if prompt["kind"] == "declare" and view["hand"]:
        refusal = {
            "code": "no_declaration",
            "clause": "T6",
            "facts": {"cards": ["2H", "2S"], "rank": "2", "fault": "two_suits"},
        }
        yield "refused", (arranged, {"type": "refuse", "refusal": refusal, "card": view["hand"][0]}), ""
    if prompt.get("refused"):
        card, refusal = max(prompt["refused"].items(), key=lambda one: len(json.dumps(one[1])))
        yield "refused", (arranged, {"type": "refuse", "refusal": refusal, "card": card}), ""
    hint = None if lies else ask(session, "hint", turn=view["turn"]).get("hint")
    if not hint:
        return
    given: Change = {"type": "explained", "explanations": {"hint": {"status": "given", "hint": hint}}}
    yield "hint", (given,), ""
    yield "hint and more", (arranged, given), ".advice [popover]"
    chosen = hint["chosen"]
    if prompt["kind"] != "play" or not chosen:
        return
    judged = {
        "made": chosen,
        "better": chosen,
        "cost": 12.4,
        "reason": "trick_lost",
        "counts": {"worlds": 120, "better": 107, "worse": 104},
        "why": "draws",
        "exact": False,
    }
    coach = {"action": chosen["action"], "caution": judged, "isOpen": True, "isShown": False}
    yield "coach", ({"type": "explained", "explanations": {"coach": coach}},), ""
    act = {
        "at": 9,
        "seat": view["you"],
        "level": None,
        "action": chosen["action"],
        "in_trick": 3,
        "can_try": True,
    }
    look = {"finding": {**act, **judged}, "view": {**view, "prompt": None, "to_act": None}}
    yield "looked back at", ({"type": "explained", "explanations": {"look": look}},), ""
    if isinstance(view["rules"], dict) and view["rules"].get("packs", 2) > 2:
        return  # puzzles are made for two packs
    puzzle = {
        # A hand keeps the room that it has had in a task: each scene is a task of its own.
        "kind": "puzzle",
        "key": f"p{len(view['hand'])}",
        "theme": "follow",
        "status": "wrong",
        "tries": 2,
        "punished": True,
        "untaught": [],
        "against": judged,
    }
    decided = {**view, "prompt": None, "to_act": None}
    yield "puzzle, tried", (_began({**decided, "task": puzzle}), {"type": "puzzles", "puzzles": {}}), ""
    begun = {
        **puzzle,
        "key": f"{puzzle['key']}-begun",
        "status": "playing",
        "tries": 0,
        "punished": False,
        "against": None,
    }
    yield "puzzle", (_began({**view, "task": begun}), {"type": "puzzles", "puzzles": {}}), ""


def _in_lessons() -> Iterator[Scene]:
    for game in GAMES:
        for key, text in texts_of(game).items():
            session = new_session()
            view = ask(session, "start_task", text=text)["view"]
            # What is to be done comes with the cards that the others play first.
            while not view["prompt"]:
                view = ask(session, "step", turn=view["turn"])["view"]
            misses = [line.split()[0] for line in _misses(words_of(game, "en"), key)]
            for status, message in (
                ("playing", ""),
                ("right", ""),
                *(("wrong", miss) for miss in misses[:1]),
            ):
                lesson = {**view["task"], "status": status, "message": message, "stars": 2}
                # When it is decided nothing is asked any more.
                now = {} if status == "playing" else {"prompt": None, "to_act": None}
                yield Scene(
                    game, f"{key}, {status}", (_began({**view, **now, "task": lesson}),), lessons=game
                )


def _misses(words: str, key: str) -> list[str]:
    """What a lesson says when it is missed, the longest first: the end of each message's name, and its words."""
    lines = [
        line.removeprefix(f"{key}-")
        for line in words.splitlines()
        if line.startswith(f"{key}-") and " = " in line
    ]
    return sorted(
        (one for one in lines if one.split()[0] not in ("title", "open", "won")), key=len, reverse=True
    )


def _of_past_deals() -> Iterator[Scene]:
    for game in GAMES:
        session = new_session()
        record = _text_of(game)
        opened = ask(session, "open_record", record=record)
        deal = opened["deals"][0]
        head = {"id": "m", "game": game, "preset": "reference"}
        players = {
            seat: {"name": one, "level": None}
            for seat, one in zip("SWNE", ("Ada", "Bilal", "Théo", "Yvonne"), strict=True)
        }
        for step in sorted({deal["steps"] // 3, deal["steps"] - 2}):
            shown = {
                **ask(session, "show_step", deal=deal["number"], step=step),
                "deal": deal["number"],
                "step": step,
            }
            known = {
                "head": head,
                "record": record,
                "deals": opened["deals"],
                "players": players,
                "replay": shown,
            }
            past: Change = {"type": "history", "history": {"opened": {**known, "isReceived": False}}}
            for name, unfolds in (("", ""), (", hands", ".advice [popover]")):
                yield Scene(
                    game, f"past deal at {step}{name}", (past, {"type": "panel", "panel": "history"}), unfolds
                )


def _text_of(game: str) -> str:
    if game == "court_piece":
        table = begun_table(game, "1")
        play_on(table, lambda: table.needs_deal or table.is_over)
        return table.record_text().replace("player S beginner", "player S person Ada")
    return write_record(next(iter(linked_deals(game, 1))))


def _answer(view: dict[str, Any]) -> Change:
    return {"ok": True, "view": view, "events": []}


def _began(view: dict[str, Any]) -> Change:
    return {"type": "began", "answer": _answer(view)}

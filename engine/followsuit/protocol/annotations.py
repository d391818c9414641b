"""Annotations: the messages that change the remarks on a deal of the open record: notes, marks, branches.

A line is named by its path: the index of each branch that leads to it, among those of the line before; the
empty path is the line as it was played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from followsuit.base.characters import visible
from followsuit.protocol.message import Message, bad_field, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.record import Annotations, Mark, write_record
from followsuit.record.annotations import LONGEST_NOTE

if TYPE_CHECKING:
    from followsuit.protocol import messages

RemarkT = TypeVar("RemarkT")


def annotate_act(player: PlayerSession, message: Message) -> messages.RecordWithText:
    """Set the note and the mark of an act of a line; empty values remove them."""
    act, note, mark = message.get("act"), read_text_field(message, "note", "a text", ""), message.get("mark")
    if not isinstance(act, int) or isinstance(act, bool) or act < 0:
        raise bad_field("act", "'act' is the number of an act")
    if len(note) > LONGEST_NOTE:
        raise bad_field("note", f"'note' is a text of at most {LONGEST_NOTE} characters")
    if mark is not None and mark not in [one.value for one in Mark]:
        raise bad_field("mark", "'mark' is one of ! ? !?, or null")

    def change(annotations: Annotations) -> Annotations:
        notes = {**annotations.notes, act: visible(note).strip()}
        marks = {**annotations.marks, act: Mark(mark) if mark else None}
        return replace(annotations, notes=_drop_empty(notes), marks=_drop_empty(marks))

    return _rewrite_remarks(player, message, _read_way(message), change)


def remove_branch(player: PlayerSession, message: Message) -> messages.RecordWithText:
    """Take a branch away, with those that leave it."""
    way = _read_way(message)
    if not way:
        raise bad_field("way", "'way' leads to a branch")

    def change(annotations: Annotations) -> Annotations:
        branches = list(annotations.branches)
        del branches[_check_place(annotations, way[-1])]
        return replace(annotations, branches=tuple(branches))

    return _rewrite_remarks(player, message, way[:-1], change)


def _rewrite_remarks(
    player: PlayerSession, message: Message, way: list[int], change: Callable[[Annotations], Annotations]
) -> messages.RecordWithText:
    """Return the record with changed remarks on a line, validated by reading it again."""
    line = player.replay.line({**message, "step": 0}, ())
    deals = [
        replace(deal, annotations=_change_within(deal.annotations, way, change))
        if deal is line.deal
        else deal
        for deal in line.record.deals
    ]
    text = write_record(line.record.with_deals(deals))
    return {"record": text, **player.replay.reopen(text)}


def _change_within(
    annotations: Annotations, way: list[int], change: Callable[[Annotations], Annotations]
) -> Annotations:
    if not way:
        return change(annotations)
    branches = list(annotations.branches)
    place = _check_place(annotations, way[0])
    branches[place] = replace(
        branches[place], annotations=_change_within(branches[place].annotations, way[1:], change)
    )
    return replace(annotations, branches=tuple(branches))


def _read_way(message: Message) -> list[int]:
    way = message.get("way", [])
    if not isinstance(way, list) or not all(type(place) is int for place in way):
        raise bad_field("way", "'way' is a list of places of branches")
    return way


def _check_place(annotations: Annotations, place: int) -> int:
    if not 0 <= place < len(annotations.branches):
        raise bad_field("way", "there is no such branch")
    return place


def _drop_empty(annotations: Mapping[int, RemarkT | None]) -> dict[int, RemarkT]:
    return {act: remark for act, remark in annotations.items() if remark}


OPS: Final[Mapping[str, Handler]] = {"annotate_act": annotate_act, "remove_branch": remove_branch}

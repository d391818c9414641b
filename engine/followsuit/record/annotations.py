"""Annotations: notes and marks on the actions of a deal, and branches that were tried from them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from followsuit.base.characters import visible

#: The longest note, in characters.
LONGEST_NOTE: Final = 2_000

#: Branches may stand in branches this deep.
DEEPEST: Final = 12

#: Characters that some readers take for a line's end, or that UTF-8 cannot hold: escaped, as in JSON.
_ESCAPED: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Mark(Enum):
    """What a reader thinks of an act, as in chess: good, bad, or worth a second look."""

    GOOD = "!"
    BAD = "?"
    UNCLEAR = "!?"


@dataclass(frozen=True, slots=True)
class Annotations:
    """The notes and marks by the number of the act, and the branches in order.

    Acts count from 1, those of the table included; a note on act 0 is about the deal before its first act.
    """

    notes: Mapping[int, str] = field(default_factory=dict)
    marks: Mapping[int, Mark] = field(default_factory=dict)
    branches: tuple[Branch, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is any remark."""
        return bool(self.notes or self.marks or self.branches)

    def up_to(self, acts: int) -> Annotations:
        """Return the remarks that still apply once only so many acts are left."""
        return Annotations(
            {act: text for act, text in self.notes.items() if act <= acts},
            {act: mark for act, mark in self.marks.items() if act <= acts},
            tuple(branch for branch in self.branches if branch.act <= acts + 1),
        )


@dataclass(frozen=True, slots=True)
class Branch:
    """Another line: its ``actions`` in place of act number ``act`` and of all that followed.

    In its remarks the acts are numbered on, its own first being number ``act``.
    """

    act: int
    actions: tuple[Any, ...]
    annotations: Annotations = Annotations()


def quoted(text: str) -> str:
    """A note's text in quotes, on one line.

    >>> quoted("a long lead")
    '"a long lead"'
    """
    written = json.dumps(text, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", written)


def unquoted(text: str) -> str:
    """The text that stands in quotes. Raises ValueError."""
    found = json.loads(text)
    if not isinstance(found, str):
        raise ValueError("a note is a text in quotes")
    if len(found) > LONGEST_NOTE:
        raise ValueError(f"a note has {LONGEST_NOTE} characters at most")
    return visible(found)


def annotation_lines(
    game: Any, before: Sequence[Any], actions: Sequence[Any], annotations: Annotations
) -> list[str]:
    """The lines of the remarks on a line of acts: ``before`` those it begins with, ``actions`` its own."""
    lines = [f"note {act} {quoted(text)}" for act, text in sorted(annotations.notes.items())]
    lines += [f"mark {act} {mark.value}" for act, mark in sorted(annotations.marks.items())]
    whole = (*before, *actions)
    for branch in annotations.branches:
        kept = whole[: branch.act - 1]
        lines.append(f"branch {branch.act}")
        lines += later_lines(game, kept, branch.actions)
        lines += annotation_lines(game, kept, branch.actions, branch.annotations)
        lines.append("end")
    return lines


def later_lines(game: Any, before: Sequence[Any], actions: Sequence[Any]) -> list[str]:
    """The record lines of actions that follow others.

    An action's line may depend on those before it (how many cards are dealt), so all are written, and the
    lines in common are left out.
    """
    earlier = [item for line in game.write_actions(before) for item in _items(line)]
    later: list[str] = []
    at = 0
    for line in game.write_actions((*before, *actions)):
        items = _items(line)
        new = items
        while new and at < len(earlier) and new[0] == earlier[at]:
            new, at = new[1:], at + 1
        if new:
            # One that differs ends what they have in common, whatever comes after.
            at = len(earlier)
            later.append(f"{new[0][0]} {', '.join(text for _, text in new)}")
    return later


def _items(line: str) -> list[tuple[str, str]]:
    word, _, rest = line.partition(" ")
    return [(word, item) for item in rest.split(", ")]

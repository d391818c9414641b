"""Exercise links: up to eight exercises in an address, ``#x1.``, with all that a teacher says."""

from __future__ import annotations

from followsuit.errors import LinkError
from followsuit.exercises.exercise import MOST_LINKED, Pack
from followsuit.exercises.reading import read_pack, write_pack
from followsuit.links.dictionaries import OF_GAME, PLAIN
from followsuit.links.link import Link, LinkKind, text_in, written


def exercises_link(pack: Pack) -> str:
    """The link of a pack, from ``x1.`` on. Raises `LinkError` (``too_many_linked``)."""
    if len(pack.exercises) > MOST_LINKED:
        raise LinkError(
            "too_many_linked", f"a link carries {MOST_LINKED} exercises", facts={"most": MOST_LINKED}
        )
    return packed_link(LinkKind.EXERCISES, write_pack(pack, is_short=True), pack)


def packed_link(kind: LinkKind, text: str, pack: Pack) -> str:
    """A text as a link, with the dictionary that makes it shortest."""
    games = {one.read().game for one in pack.exercises}
    usable = sorted({PLAIN, *(OF_GAME.get(game, PLAIN) for game in games)})
    return min((written(Link(kind, text), one) for one in usable), key=len)


def linked_exercises(link: str) -> Pack:
    """The pack that a link carries. Raises `LinkError`, `LessonError`."""
    pack = read_pack(text_in(link, LinkKind.EXERCISES))
    if len(pack.exercises) > MOST_LINKED:
        raise LinkError(
            "too_many_linked", f"a link carries {MOST_LINKED} exercises", facts={"most": MOST_LINKED}
        )
    return pack

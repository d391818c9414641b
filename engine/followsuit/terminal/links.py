"""Links: a record file as a link, and a link or a file as the text of what it carries."""

from __future__ import annotations

from typing import Any

from followsuit.challenges import challenge_link, challenge_of
from followsuit.documents import kind_named, read_document, value_of
from followsuit.house_rules import HouseRules
from followsuit.record import record_link
from followsuit.terminal.challenges import challenge_remark
from followsuit.terminal.files import record_of, source_text
from followsuit.terminal.screen import Screen


def link_file(screen: Screen, path: str, deal: int | None, site: str, challenge: str | None) -> str:
    """Print the link of a record file; return a remark on it, empty where there is none.

    ``deal`` is the number of the one deal that is to be in the link, None: all; ``site`` an address that the
    link is to begin with. ``challenge``: the link challenges to play the deal (None: the last one),
    ``claim`` with the deal as it was played, ``cards`` without. Raises `FollowSuitError`, `OSError`.
    """
    record = record_of(path)
    if challenge is None:
        link = record_link(record, deal)
    else:
        number = record.deals[-1].number if deal is None else deal
        link = challenge_link(challenge_of(record, number, claims=challenge == "claim"))
    return screen.say_link(link, site)


def open_source(screen: Screen, source: str) -> str:
    """Print the text of what a link or a file carries; return a remark, empty where there is none.

    Of a challenge it is the deal as it was claimed, or the cards, as a record. Raises `FollowSuitError`,
    `OSError`.
    """
    document = read_document(source_text(source))
    value: Any = value_of(document)
    kind, remark = document.kind, ""
    if kind == "rules":
        remark = house_remark(value)
    elif kind == "challenge":
        kind, value, remark = "record", value.claim or value.record, challenge_remark(value)
    screen.say(kind_named(kind).write(value).removesuffix("\n"))
    left = [f"line {one.facts['line']} was not read: {one.facts['text']}" for one in document.problems]
    return "; ".join(part for part in (remark, *left) if part)


def house_remark(house: HouseRules) -> str:
    """The parts of house rules that do not hold here; empty if all do."""
    unread = [f"{one.field} {one.value} ({one.code.replace('_', ' ')})" for one in house.unread]
    clash = [" and ".join(house.clash) + " contradict each other"] if house.clash else []
    return "; ".join([*unread, *clash])

"""Links: a record file as a link, and a link as the text of a record."""

from __future__ import annotations

from followsuit.links import (
    LONGEST_SHARED,
    HouseRules,
    LinkKind,
    challenge_link,
    challenge_of,
    deal_link,
    linked_challenge,
    linked_record,
    read,
    read_house_rules,
    write_house_rules,
)
from followsuit.record import write_record
from followsuit.score_sheet import any_sheet, write_sheet
from followsuit.terminal.challenges import challenge_remark
from followsuit.terminal.files import record_of
from followsuit.terminal.screen import Screen


def link_file(screen: Screen, path: str, deal: int | None, site: str, challenge: str | None = None) -> str:
    """Print the link of a record file; return a remark on it, empty where there is none.

    ``deal`` is the number of the one deal that is to be in the link, None: all; ``site`` an address that the
    link is to begin with. ``challenge``: the link challenges to play the deal (None: the last one),
    ``claim`` with the deal as it was played, ``cards`` without. Raises `FollowSuitError`, `OSError`.
    """
    record = record_of(path)
    if challenge is None:
        link = deal_link(record, deal)
    else:
        number = record.deals[-1].number if deal is None else deal
        link = challenge_link(challenge_of(record, number, claims=challenge == "claim"))
    screen.say(f"{site.partition('#')[0]}#{link}")
    if len(link) <= LONGEST_SHARED:
        return ""
    return f"the link has {len(link)} characters; some programs cut links after {LONGEST_SHARED}"


def open_link(screen: Screen, text: str) -> str:
    """Print the record that a link carries, as ``.deal`` text; return a remark, empty where there is none.

    Of a challenge it is the deal as it was claimed, or the cards; of house rules and of a sheet their
    text. Raises `FollowSuitError`.
    """
    kind = read(text).kind
    if kind is LinkKind.HOUSE:
        house = read_house_rules(text)
        screen.say(write_house_rules(house))
        return house_remark(house)
    if kind is LinkKind.SHEET:
        screen.say(write_sheet(any_sheet(text)).removesuffix("\n"))
        return ""
    if kind is not LinkKind.CHALLENGE:
        screen.say(write_record(linked_record(text)).removesuffix("\n"))
        return ""
    challenge = linked_challenge(text)
    screen.say(write_record(challenge.claim or challenge.record).removesuffix("\n"))
    return challenge_remark(challenge)


def house_remark(house: HouseRules) -> str:
    """What of house rules does not hold here; empty where all of it does."""
    unread = [f"{one.field} {one.value} ({one.code.replace('_', ' ')})" for one in house.unread]
    clash = [" and ".join(house.clash) + " contradict each other"] if house.clash else []
    return "; ".join([*unread, *clash])

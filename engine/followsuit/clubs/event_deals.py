"""Event deals: the deals of a club's event, as they are dealt and as they are played."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from followsuit.bots import bots_of
from followsuit.clubs.club_event import ClubEvent
from followsuit.clubs.event_cards import MOST_DEALS
from followsuit.clubs.event_link import Sealed, linked_event
from followsuit.errors import QuestionError
from followsuit.game import seats_of
from followsuit.links import Challenge
from followsuit.record import DealRecord, Player, Record
from followsuit.registry import game_named

#: The link of an event by itself, or at the end of an address.
_LINK: Final = re.compile(r"(?:^|#)(e\d+\.\S*)\s*$")


def record_of(event: ClubEvent, number: int, name: str = "") -> Record:
    """A deal of an event as a match of one deal, before anybody has played it.

    Raises `QuestionError`: ``bad_field``, or ``cards_unseen``.
    """
    if isinstance(number, bool) or not 1 <= number <= event.deals:
        message = f"the event has deals 1 to {event.deals}"
        raise QuestionError("bad_field", message, facts={"field": "deal"})
    fresh = _fresh(event, number)
    return replace(fresh, players={**fresh.players, event.you: Player(None, name)}) if name else fresh


def deals_of(event: ClubEvent) -> Record:
    """All deals of an event as one record in which nothing was played, to be printed."""
    fresh = _fresh(event, 1)
    deals = [
        DealRecord(number, _fresh(event, number).deals[0].opening, ()) for number in range(1, event.deals + 1)
    ]
    return fresh.with_deals(deals)


def linked_deals(text: str) -> Record | None:
    """All deals of the event whose link or address a text is, to be printed; None for any other text.

    Raises `LinkError`, and `QuestionError` (``event_sealed``) for an event whose seed is not known yet.
    """
    found = _LINK.search(text)
    if found is None:
        return None
    event = linked_event(found[1])
    if isinstance(event, Sealed):
        raise QuestionError("event_sealed", "the event has not begun: its seed is not known yet")
    return deals_of(event)


@lru_cache(maxsize=MOST_DEALS)
def _fresh(event: ClubEvent, number: int) -> Record:
    """The match of one deal, its person without a name: everybody's results are read with the same cards."""
    seats = seats_of(game_named(event.game), event.rules)
    players = {seat: Player(None if seat is event.you else event.level) for seat in seats}
    blank = Record(event.game, event.rules, players, event.seed.numbered(number))
    return event.cards.dealt(blank, number)


def challenge_to(event: ClubEvent, number: int) -> Challenge:
    """A deal of an event as it is played: a challenge, by counted thought, unaided unless help is allowed."""
    version = bots_of(game_named(event.game)).version
    return Challenge(record_of(event, number), event.you, version, is_unaided=not event.has_help)

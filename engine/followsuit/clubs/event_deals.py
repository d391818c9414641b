"""Event deals: the deals of a club's event, as they are dealt and as they are played."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from followsuit.bots import bots_of
from followsuit.clubs.club_event import ClubEvent
from followsuit.clubs.event_cards import MOST_DEALS
from followsuit.errors import QuestionError
from followsuit.game import seats_of
from followsuit.links import Challenge
from followsuit.record import Player, Record
from followsuit.registry import game_named


def record_of(event: ClubEvent, number: int, name: str = "") -> Record:
    """A deal of an event as a match of one deal, before anybody has played it.

    Raises `QuestionError`: ``bad_field``, or ``cards_unseen``.
    """
    if isinstance(number, bool) or not 1 <= number <= event.deals:
        message = f"the event has deals 1 to {event.deals}"
        raise QuestionError("bad_field", message, facts={"field": "deal"})
    fresh = _fresh(event, number)
    return replace(fresh, players={**fresh.players, event.you: Player(None, name)}) if name else fresh


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

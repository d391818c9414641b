"""Event deals: the deals of a club's event, as they are dealt and as they are played."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from followsuit.bots import bots_of
from followsuit.clubs.club_event import MOST_DEALS, ClubEvent
from followsuit.errors import QuestionError
from followsuit.game import StandingAloneGame, seats_of
from followsuit.links import Challenge, dealt_first
from followsuit.record import DealRecord, Player, Record
from followsuit.registry import game_named


def record_of(event: ClubEvent, number: int, name: str = "") -> Record:
    """A deal of an event as a match of one deal, before its first act.

    Raises `QuestionError` (``bad_field``).
    """
    if isinstance(number, bool) or not 1 <= number <= event.deals:
        message = f"the event has deals 1 to {event.deals}"
        raise QuestionError("bad_field", message, facts={"field": "deal"})
    fresh = _fresh(event, number)
    return replace(fresh, players={**fresh.players, event.you: Player(None, name)}) if name else fresh


@lru_cache(maxsize=MOST_DEALS)
def _fresh(event: ClubEvent, number: int) -> Record:
    """The match of one deal, its person without a name: everybody's results are read with the same cards."""
    game = game_named(event.game)
    seats = seats_of(game, event.rules)
    players = {seat: Player(None if seat is event.you else event.level) for seat in seats}
    record = dealt_first(Record(event.game, event.rules, players, event.seed.numbered(number)))
    if not isinstance(game, StandingAloneGame):
        return record
    opening = {**record.deals[0].opening, **game.standing_alone(event.rules, number)}
    placed = game_named(event.game).place(event.rules, 1, opening)
    return record.with_deals((DealRecord(1, dict(game_named(event.game).opening(placed.state)), ()),))


def challenge_to(event: ClubEvent, number: int) -> Challenge:
    """A deal of an event as it is played: a challenge, by counted thought, unaided unless help is allowed."""
    version = bots_of(game_named(event.game)).version
    return Challenge(record_of(event, number), event.you, version, is_unaided=not event.has_help)

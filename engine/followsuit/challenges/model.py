"""Model of a challenge: the cards of one deal, for others to play from the same seat against the same bots.

A challenge whose cards come from its seed carries no cards. With a *claim* it carries the deal as somebody
played it, which is replayed when it is read: a claim that the rules do not allow is refused, and the cards
can still be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from followsuit.base.errors import DocumentError, RequestError
from followsuit.base.game import seats_of
from followsuit.base.seats import AnySeat
from followsuit.bots import bots_of, default_level_of
from followsuit.card_games.registry import game_named
from followsuit.challenges.daily import daily_seed
from followsuit.record import DealRecord, Opening, Player, Record, end_of


@dataclass(frozen=True, slots=True)
class Challenge:
    """Cards, a seat and opponents, for others to play.

    ``record`` is the match at its beginning, in which the seat ``you`` is a person's: one deal without acts,
    or with those that lead to the contract it begins at.
    ``version`` is that of the bots its maker had, ``day`` the date of a day's deal or empty. ``claim`` is the
    deal as somebody played it, None where nobody has; ``refused`` says why a claim that came was not taken.
    """

    record: Record
    you: AnySeat
    version: int
    day: str = ""
    claim: Record | None = None
    refused: DocumentError | None = None

    @property
    def has_same_bots(self) -> bool:
        """Whether this version of the bots is the one it was made with."""
        return self.version == bots_of(game_named(self.record.game)).version

    @property
    def begun(self) -> int:
        """How many acts of the deal are made before anybody plays it."""
        return len(self.record.deals[0].actions)

    def as_claimed(self, claim: Record | None) -> Challenge:
        """The same challenge with another claim."""
        return replace(self, claim=claim, refused=None)


def challenge_of(
    record: Record, deal: int, *, claims: bool = True, name: str | None = None, begun: int = 0
) -> Challenge:
    """Return the challenge to play a deal of a record, from the seat of the person who played it.

    ``claims``: it carries the deal as it was played, if it was played to its end, under a ``name`` (None:
    that in the record). Where only bots played, the person challenged sits where the first did. It begins
    with the first ``begun`` acts of the deal.

    Raises `RequestError` (``bad_field``) where the record has no such deal.
    """
    played = next((one for one in record.deals if one.number == deal), None)
    if played is None:
        raise RequestError("bad_field", f"the record has no deal {deal}", facts={"field": "deal"})
    game = game_named(record.game)
    people = [seat for seat, one in record.players.items() if one.level is None]
    you = (people or list(record.players))[0]
    usual = default_level_of(game)
    players = {
        seat: Player(None, one.name if name is None else name) if seat is you else Player(one.level or usual)
        for seat, one in record.players.items()
    }
    whole = replace(record.of_deal(deal), players=players, deals=(for_nothing(played),), tags={})
    claim = whole if claims and is_over(whole) else None
    fresh = _with(whole, as_begun(whole.deals[0], begun))
    return Challenge(unnamed(fresh, you), you, bots_of(game).version, claim=claim)


def daily_challenge(game: str, day: str) -> Challenge:
    """The deal of a day, a date as ``2026-11-23``: the same cards and opponents for everybody.

    Raises `RequestError` (``bad_field``) for a text that is no date.
    """
    playing = game_named(game)
    rules = playing.rules("standard" if "standard" in playing.preset_names() else "reference")
    seats = seats_of(playing, rules)
    level = default_level_of(playing)
    players = {seat: Player(None if seat is seats[0] else level) for seat in seats}
    record = Record(playing.name, rules, players, daily_seed(game, day))
    return Challenge(dealt_first(record), seats[0], bots_of(playing).version, day)


# Deals ---------------------------------------------------------------------------------------------------
def dealt_first(record: Record) -> Record:
    """The record with its first deal, dealt from the seed as a table deals it."""
    game = game_named(record.game)
    match = game.new_match(record.rules, Random(record.seed.match()))
    state = game.deal(match, Random(record.seed.deal(1))).state
    return _with(record, DealRecord(1, dict(game.opening(state)), ()))


def follows_from_seed(record: Record) -> bool:
    """Whether the cards and the standing follow from the seed."""
    return record.deals[0] == dealt_first(record).deals[0]


def as_begun(deal: DealRecord, acts: int) -> DealRecord:
    """The deal with as many of its acts, of which nobody's help or remarks are known."""
    return DealRecord(deal.number, deal.opening, deal.actions[:acts])


def for_nothing(deal: DealRecord) -> DealRecord:
    """The deal without remarks and without a stake: a challenge is played for nothing."""
    opening = Opening(deal.opening).with_stake(0).fields
    return DealRecord(deal.number, opening, deal.actions, deal.is_assisted, helps=deal.helps)


def is_over(record: Record) -> bool:
    """Whether the one deal of a record is over."""
    return final_summary(record) is not None


def final_summary(record: Record) -> dict[str, Any] | None:
    """Return the `summary` of a record's one deal; None if it is unfinished."""
    game, deal = game_named(record.game), record.deals[0]
    return game.summary(end_of(game, record.rules, deal))


def _with(record: Record, deal: DealRecord) -> Record:
    return record.with_deals((deal,))


def unnamed(record: Record, you: AnySeat) -> Record:
    """The record with nobody's name at the seat that is challenged."""
    players: Mapping[AnySeat, Player] = {**record.players, you: Player()}
    return replace(record, players=players)

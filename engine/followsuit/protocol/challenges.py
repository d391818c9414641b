"""Challenges: the messages about a deal that several play: challenges, the day's deal, and the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from followsuit.base.agreements import Agreements
from followsuit.base.errors import FollowSuitError, RequestError
from followsuit.base.events import Event
from followsuit.base.seats import AnySeat
from followsuit.card_games.registry import game_named
from followsuit.protocol.answers import Slice, Slices, describe_problem, seat_name
from followsuit.protocol.explanations import number_tricks
from followsuit.protocol.message import (
    Message,
    bad_field,
    read_deal_number,
    read_flag,
    read_name,
    read_record_field,
    read_text_field,
)
from followsuit.protocol.player_session import Handler, PlayerSession
from followsuit.protocol.replay_state import Replay
from followsuit.protocol.sitting import Around, Sitting, not_offered
from followsuit.protocol.slices import run_own_slices
from followsuit.record import Record, read_record, write_record
from followsuit.table import Budget, Table

if TYPE_CHECKING:
    from followsuit.challenges import Challenge
    from followsuit.protocol import messages

# `challenges` is imported where it is used, so that the engine's first answer comes sooner.


class ChallengeSitting(Around):
    """A match that is a challenge: it ends with its one deal, whose margin is shown."""

    def __init__(self, within: Sitting, challenge: Challenge) -> None:
        super().__init__(within)
        self._challenge = challenge

    def view(self, seat: AnySeat | None, observation: object = None) -> messages.View:
        """The view with the challenge; the margin is None before the deal is over."""
        view = self._within.view(seat, observation)
        waits_for: messages.WaitsFor = "over" if view["waits_for"] == "deal" else view["waits_for"]
        return {
            **view,
            "waits_for": waits_for,
            "challenge": {"day": self._challenge.day, "margin": self._find_margin()},
        }

    def _find_margin(self) -> int | None:
        from followsuit.challenges import margin_of

        table, summary = self.table, self.table.summary()
        if summary is None:
            return None
        return margin_of(table.game, table.record().rules, summary, self._challenge.you.side.name)

    def deal(self) -> tuple[Event, ...]:
        """Refused: a challenge has one deal."""
        raise not_offered("deal")

    def agree(self, agreements: Agreements) -> None:
        """Refused: everybody who plays it plays with the same."""
        raise not_offered("set_agreements")

    def set_pace(self, budget: Budget) -> None:
        """Its bots keep thinking by counted work, whatever the clock says."""

    def find_challenge(self, record: Record) -> Challenge | None:
        """The challenge, where the record is of its deal."""
        return self._challenge if is_challenge_record(record, self._challenge) else None


def make_played_challenge(player: PlayerSession, message: Message) -> Challenge:
    """The challenge that a message describes."""
    from followsuit.challenges import challenge_of, daily_challenge

    claims, name = read_flag(message, "claims", usual=True), read_name(message)
    if "day" in message:
        day = read_text_field(message, "day", "a date as 2026-11-23")
        return daily_challenge(game_named(message.get("game")).name, day)
    record, deal = _find_deal(player, message)
    link = message.get("challenge")
    if link is not None:
        played = _read_challenge(link)
    else:
        played = None if player.sitting is None else player.sitting.find_challenge(record)
    begun = played.begun if played is not None and is_challenge_record(record, played) else 0
    if read_flag(message, "begun"):
        begun = _count_acts(record, deal)
    made = challenge_of(record, deal, claims=claims, name=name, begun=begun)
    if played is not None and played.day and made.record.deals == played.record.deals:
        return played.as_claimed(made.claim)
    return made


def describe_challenge(challenge: Challenge) -> messages.ChallengeOffer:
    """Return a challenge as plain data, without cards but for those of a claim's record, which was played."""
    record, you, claim = challenge.record, challenge.you, challenge.claim
    refused = challenge.refused
    return {
        "game": record.game,
        "rules": game_named(record.game).specification(record.rules),
        "deal": record.deals[0].number,
        "you": seat_name(you),
        "levels": {seat_name(seat): one.level for seat, one in record.players.items() if one.level},
        "day": challenge.day,
        "bots": challenge.version,
        "same_bots": challenge.has_same_bots,
        "claim": None if claim is None else _describe_claim(claim, you),
        "refused": None if refused is None else describe_problem(refused),
    }


def _describe_claim(claim: Record, you: AnySeat) -> messages.Claim:
    from followsuit.challenges import final_summary, margin_of, trail_of

    summary = final_summary(claim)
    assert summary is not None, "a claim was played to its end"
    return {
        "name": claim.players[you].name,
        "margin": margin_of(game_named(claim.game), claim.rules, summary, you.side.name),
        "assisted": claim.deals[0].is_assisted,
        "tricks": list(trail_of(claim, you)),
        "record": write_record(claim),
    }


def find_day_played(link: object, past: Replay) -> messages.OfDay | None:
    """The date and the margin of a day's deal, for an open record that is of it; None for anything else.

    ``link`` is the challenge it was played by, as a front end kept it; the margin is None where the deal was
    not played to its end.
    """
    played = _read_challenge(link)
    if played is None or not played.day or not is_challenge_record(past.record, played):
        return None
    from followsuit.challenges import margin_of

    record, summary = past.record, past.first_summary
    game, side = game_named(record.game), past.you.side.name
    margin = None if summary is None else margin_of(game, record.rules, summary, side)
    return {"day": played.day, "margin": margin}


def _read_challenge(link: object) -> Challenge | None:
    """Return the challenge of a link that a front end kept; None if it is not one."""
    from followsuit.challenges import read_challenge

    try:
        return read_challenge(link) if isinstance(link, str) else None
    except FollowSuitError:
        return None


def is_challenge_record(record: Record, challenge: Challenge) -> bool:
    """Whether a record is of a challenge: the same cards and first acts, and no other deal."""
    fresh = challenge.record.deals[0]
    begun = [(one.number, one.opening, one.actions[: challenge.begun]) for one in record.deals]
    return begun == [(fresh.number, fresh.opening, fresh.actions)]


def get_bot_result(player: PlayerSession, message: Message) -> Slices[messages.BotResultAnswer]:
    """One run of the field: a level plays a deal from the person's seat."""
    from followsuit.challenges import field_run, played_margin

    record, deal = _find_deal(player, message)
    level, lot = read_text_field(message, "level", "the name of a level"), message.get("lot", 0)
    if not isinstance(lot, int) or isinstance(lot, bool) or lot < 0:
        raise bad_field("lot", "'lot' is a whole number")
    fresh, you, margin = played_margin(record, deal)
    calls = player.cancel_count
    work = field_run(fresh, you, level, lot)
    while True:
        try:
            next(work)
        except StopIteration as finished:
            return {"level": level, "lot": lot, "margin": finished.value, "played": margin}
        yield Slice()
        if player.cancel_count != calls:
            work.close()
            raise RequestError("cancelled", "this was called off")


def find_missed_tricks(player: PlayerSession, message: Message) -> Slices[messages.MissedTricksAnswer]:
    """The tricks of a deal, from 0, in which the person's decisions cost most, as a review of it finds."""
    from followsuit.challenges import challenge_of

    asked = challenge_of(*_find_deal(player, message))
    if asked.claim is None:
        raise RequestError("deal_goes_on", "the deal is not over")
    table = Table.resume(write_record(asked.claim))
    found = yield from run_own_slices(player, table.review(asked.you))
    tricks = number_tricks(table, asked.you, table.acts())
    ats = [one.decision.at for one in found.findings]
    return {"missed": sorted({tricks[at] for at in ats if at in tricks})}


def _find_deal(player: PlayerSession, message: Message) -> tuple[Record, int]:
    """The record and the number of the deal a message is about; those at the table where it names none."""
    text, deal = read_record_field(message, optional=True), read_deal_number(message)
    record = player.find_sitting().table.record() if text is None else read_record(text)
    if not record.deals:
        raise bad_field("deal", "no deal has begun")
    return record, record.deals[-1].number if deal is None else deal


def _count_acts(record: Record, deal: int) -> int:
    """How many acts a deal of a record has; none where it has no such deal."""
    return next((len(one.actions) for one in record.deals if one.number == deal), 0)


OPS: Final[Mapping[str, Handler]] = {
    "get_bot_result": get_bot_result,
    "find_missed_tricks": find_missed_tricks,
}

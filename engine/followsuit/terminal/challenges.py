"""Challenges in the terminal: a challenge is described, played, and answered with a link."""

from __future__ import annotations

from dataclasses import replace

from followsuit.card_games.registry import game_named
from followsuit.challenges import (
    Challenge,
    challenge_link,
    challenge_of,
    daily_challenge,
    dealt_table,
    final_summary,
    margin_of,
    read_challenge,
)
from followsuit.record import Record
from followsuit.terminal.match import Ask, play_deal
from followsuit.terminal.screen import Screen


def play_challenge(screen: Screen, ask: Ask, link: str, site: str) -> None:
    """Play the deal of a challenge, then print the result and the link of the answer.

    Raises `FollowSuitError`.
    """
    _play(screen, ask, read_challenge(link), site)


def play_daily(screen: Screen, ask: Ask, game: str, day: str, site: str) -> None:
    """Play a game's deal of a day, a date as ``2026-11-23``. Raises `FollowSuitError`."""
    _play(screen, ask, daily_challenge(game, day), site)


def _play(screen: Screen, ask: Ask, challenge: Challenge, site: str) -> None:
    screen.say(screen.strong(challenge_remark(challenge)))
    table, events = dealt_table(challenge.record)
    if not play_deal(screen, ask, table, events):
        return
    record = table.record()
    answer = challenge_of(record, record.deals[0].number)
    if challenge.day:
        answer = replace(challenge, claim=answer.claim)
    assert answer.claim is not None, "the deal was played to its end"
    screen.say(f"\nYour result: {margin(answer.claim, challenge):+d}.")
    if challenge.claim is not None:
        screen.say(f"{_name(challenge.claim, challenge)}: {margin(challenge.claim, challenge):+d}.")
    screen.say_link(challenge_link(answer), site)


def challenge_remark(challenge: Challenge) -> str:
    """Describe a challenge in a few sentences."""
    record = challenge.record
    levels = sorted({str(one.level) for seat, one in record.players.items() if seat is not challenge.you})
    which = f"the deal of {challenge.day}" if challenge.day else f"deal {record.deals[0].number}"
    game = record.game.replace("_", " ").capitalize()
    said = [f"A challenge: {game}, {which}, seat {challenge.you.name}, against {' and '.join(levels)} bots."]
    if not challenge.has_same_bots:
        said.append("Its bots were of another version: the same cards, but opponents may play otherwise.")
    if challenge.claim is not None:
        said.append(f"{_name(challenge.claim, challenge)} made {margin(challenge.claim, challenge):+d}.")
    if challenge.refused is not None:
        said.append(f"The result in the link was not taken: {challenge.refused.message}.")
    return " ".join(said)


def margin(played: Record, challenge: Challenge) -> int:
    """Return the margin of a finished deal for the challenged seat's side."""
    summary = final_summary(played)
    assert summary is not None, "the deal was played to its end"
    return margin_of(game_named(played.game), played.rules, summary, challenge.you.side.name)


def _name(claim: Record, challenge: Challenge) -> str:
    return claim.players[challenge.you].name or "Who sent it"

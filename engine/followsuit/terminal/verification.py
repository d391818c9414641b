"""Verification: the result of verifying a record, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from followsuit.record import Record
from followsuit.table import run_to_end
from followsuit.table.secrecy_check import exchange
from followsuit.table.verification import BotVerification, Verification, verify
from followsuit.terminal.files import record_of
from followsuit.terminal.screen import Screen

#: Why something could not be repeated, in words.
_WHY = {
    "no_seed": "the record has no seed",
    "deals_missing": "the record begins later than its match",
    "unknown_level": "no bot here has that level",
}


def verify_file(screen: Screen, source: str, *, exchanges: bool) -> bool:
    """Print which parts of a record, in a file or a link, follow from its seed; False if one does not.

    ``exchanges``: ask the bots of each deal again with the cards they could not see exchanged.
    Raises `FollowSuitError`, `OSError`.
    """
    record = record_of(source)
    found = run_to_end(verify(record))
    for line in _lines(record, found):
        screen.say(line)
    holds = not found.is_contradicted
    for deal in record.deals if exchanges else ():
        asked = [one for one in run_to_end(exchange(record, deal.number)) if one.moved]
        same = sum(one.knows_same and one.chooses_same for one in asked)
        moved = max((one.moved for one in asked), default=0)
        screen.say(
            f"deal {deal.number}: hidden cards exchanged (up to {moved} of them), "
            f"{same} of {len(asked)} choices looked at stayed the same"
        )
        holds = holds and same == len(asked)
    screen.say("verified" if holds else "NOT as its seed gives it")
    return holds


def _lines(record: Record, found: Verification) -> Iterator[str]:
    if record.seed:
        yield f"seed {record.seed}"
        yield f"SHA-256 of the seed: {sha256(record.seed.encode()).hexdigest()}"
    for deal in found.deals:
        said = {"same": "the cards are those of the seed", "other": "the cards are NOT those of the seed"}
        yield f"deal {deal.number}: {said.get(deal.found) or f'cannot be checked: {_WHY[deal.why]}'}"
    for bot in found.bots:
        yield f"{bot.seat.name} {bot.level}: {_bot_line(bot)}"
    if found.people:
        yield f"{', '.join(seat.name for seat in found.people)}: a person, who cannot be asked again"
    yield "What a bot could have declared and did not is not written in a record, and not checked."


def _bot_line(bot: BotVerification) -> str:
    if bot.why:
        return f"cannot be checked: {_WHY[bot.why]}"
    claimed = f", {bot.claimed} plays that followed a claim" if bot.claimed else ""
    line = f"{bot.same} of {bot.same + len(bot.others)} choices made again{claimed}"
    if not bot.others:
        return line
    where = ", ".join(f"deal {deal} act {act}" for deal, act in bot.others[:5])
    reason = " (it searches: a slow device may have stopped it earlier)" if bot.searches else ""
    return f"{line}; otherwise: {where}{' …' if len(bot.others) > 5 else ''}{reason}"

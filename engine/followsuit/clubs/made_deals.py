"""Made deals: the deals that somebody made for a club's event, read and checked one by one."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from followsuit.clubs.event_cards import MOST_DEALS, MadeCards, bad_field
from followsuit.errors import FollowSuitError, QuestionError
from followsuit.events import CardsPlayed
from followsuit.links import linked_record
from followsuit.record import DealRecord, Opening, Record, deal_lines, header_lines, read_record, steps_of
from followsuit.record.model import FORMAT
from followsuit.registry import game_named
from followsuit.seeds import Seed

#: The most characters of one text: a record with every card of a deal has some 1,500.
LONGEST_DEAL: Final = 20_000
_MARK_LETTERS: Final = 22


def read_deals(texts: Sequence[str]) -> tuple[Record, ...]:
    """The record of each text: a record, or a link to one.

    Raises `QuestionError` with the number of the text as ``deal``: ``deal_too_long``, or what is wrong with
    it by its own code; ``too_many_made``, which has none.
    """
    check_many(len(texts))
    return tuple(_numbered(number, text) for number, text in enumerate(texts, start=1))


def _numbered(number: int, text: str) -> Record:
    if len(text) > LONGEST_DEAL:
        most = {"most": LONGEST_DEAL}
        error = QuestionError("deal_too_long", f"a deal has {LONGEST_DEAL} characters at most", facts=most)
        raise numbered_error(error, number)
    try:
        return read_record(text) if FORMAT in text else linked_record(text.strip())
    except FollowSuitError as error:
        raise numbered_error(error, number) from error


def numbered_error(error: FollowSuitError, number: int) -> QuestionError:
    """The same error, of a deal of an event."""
    facts = {**error.facts, "deal": number}
    return QuestionError(error.code, f"deal {number}: {error.message}", clause=error.clause, facts=facts)


def made_cards(records: Sequence[Record]) -> MadeCards:
    """The cards of an event of these deals, one a record: all of one game and by the same rules.

    A deal may have been called for up to the contract it begins at. Raises `QuestionError` with the number of
    the ``deal``: ``deal_of_other_game``, ``deal_of_other_rules``, ``deal_was_played`` where a card was played
    or there are several deals, ``deal_twice`` with the number of the ``first``; or `check_many`'s.
    """
    check_many(len(records))
    texts: list[str] = []
    for number, record in enumerate(records, start=1):
        if record.game != records[0].game:
            raise numbered_error(
                QuestionError("deal_of_other_game", "it is not of the first one's game"), number
            )
        if record.rules != records[0].rules:
            raise numbered_error(
                QuestionError("deal_of_other_rules", "it is not by the first one's rules"), number
            )
        if len(record.deals) != 1 or _is_played(record, record.deals[0]):
            raise numbered_error(QuestionError("deal_was_played", "cards were played already"), number)
        text = _text(record)
        # The number of a deal in its match says nothing of its cards.
        same = [one.partition("\n")[2] for one in texts]
        if text.partition("\n")[2] in same:
            first = same.index(text.partition("\n")[2]) + 1
            twice = QuestionError("deal_twice", f"it is deal {first} once more", facts={"first": first})
            raise numbered_error(twice, number)
        texts.append(text)
    return MadeCards(tuple(texts), mark_of(texts))


def check_many(count: int) -> None:
    """Raise `QuestionError` (``bad_field``, ``too_many_made``) unless as many deals can make an event."""
    if not count:
        raise bad_field("deals", "an event of made deals has one at least")
    if count > MOST_DEALS:
        message = f"an event has {MOST_DEALS} deals at most"
        raise QuestionError("too_many_made", message, facts={"most": MOST_DEALS})


def mark_of(texts: Sequence[str]) -> str:
    """What tells deals from others: the first 22 letters of the SHA-256 of their text, in base64url."""
    digest = sha256("\n".join(texts).encode()).digest()
    return urlsafe_b64encode(digest).decode()[:_MARK_LETTERS]


def cards_in(game: str, rules: Any, texts: Sequence[str]) -> MadeCards:
    """The cards of these texts, each the lines of one deal. Raises what `made_cards` does."""
    head = header_lines(Record(game, rules, {}, Seed()))
    check_many(len(texts))
    return made_cards(
        [_numbered(number, "\n".join([*head, text])) for number, text in enumerate(texts, start=1)]
    )


def _text(record: Record) -> str:
    """The one deal of a record as lines: as it was dealt, for no stake, with the acts before it begins."""
    deal = record.deals[0]
    opening = Opening(deal.opening).with_stake(0).fields
    return "\n".join(deal_lines(record.game, DealRecord(deal.number, opening, deal.actions))[1:])


def _is_played(record: Record, deal: DealRecord) -> bool:
    game = game_named(record.game)
    steps = list(steps_of(game, record.rules, deal))
    played = any(isinstance(event, CardsPlayed) for step in steps for event in step.events)
    return played or game.summary(steps[-1].state) is not None

"""Event cards: where the cards of a club's event come from: a seed, or deals that somebody made."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, Protocol

from followsuit.errors import QuestionError
from followsuit.game import StandingAloneGame
from followsuit.links import dealt_first
from followsuit.record import DealRecord, Record, header_lines, read_record
from followsuit.registry import game_named
from followsuit.seeds import Seed

MOST_DEALS: Final = 16
_LONGEST_SEED: Final = 80
_MARK: Final = re.compile(r"[A-Za-z0-9_-]{22}")


class EventCards(Protocol):
    """The cards of all deals of an event."""

    @property
    def count(self) -> int:
        """How many deals there are."""

    @property
    def mark(self) -> str:
        """The line of an event's head that tells these cards from others."""

    @property
    def is_made(self) -> bool:
        """Whether somebody made the deals."""

    @property
    def are_known(self) -> bool:
        """Whether they are here; else the event cannot be played, and no result of it be replayed."""

    def check(self) -> None:
        """Raise `QuestionError` (``bad_field``) unless an event can be of them."""

    def dealt(self, blank: Record, number: int) -> Record:
        """The match without deals, given the deal of a number. Raises `QuestionError` if it is not known."""


@dataclass(frozen=True, slots=True)
class DealtCards:
    """Deals that come from a seed, two at least; an empty seed is not known yet."""

    seed: Seed
    count: int
    is_made = False
    fewest = 2

    @property
    def mark(self) -> str:
        """The seed."""
        return self.seed

    @property
    def are_known(self) -> bool:
        """Whether the seed is."""
        return bool(self.seed)

    def check(self) -> None:
        """Raise `QuestionError` (``bad_field``) for a number of deals or a seed that cannot be."""
        check_count(self.count, self.fewest)
        if not self.seed or len(self.seed) > _LONGEST_SEED:
            raise bad_field("seed", f"a seed has 1 to {_LONGEST_SEED} characters")

    def dealt(self, blank: Record, number: int) -> Record:
        """The first deal of a match with that seed, with a standing that is the same for everybody."""
        game, record = game_named(blank.game), dealt_first(blank)
        if not isinstance(game, StandingAloneGame):
            return record
        opening = {**record.deals[0].opening, **game.standing_alone(blank.rules, number)}
        placed = game_named(blank.game).place(blank.rules, 1, opening)
        return record.with_deals((DealRecord(1, dict(game.opening(placed.state)), ()),))


@dataclass(frozen=True, slots=True)
class MadeCards:
    """Deals that somebody made, one at least; each as the lines of a record, see `made_cards`."""

    texts: tuple[str, ...]
    mark: str
    is_made = True
    are_known = True

    @property
    def count(self) -> int:
        """How many were made."""
        return len(self.texts)

    def check(self) -> None:
        """Nothing to refuse: `made_cards` has checked every deal."""

    def dealt(self, blank: Record, number: int) -> Record:
        """That deal, with the acts that lead to where it begins."""
        text = "\n".join([*header_lines(blank), self.texts[number - 1]])
        return replace(blank, deals=read_record(f"{text}\n").deals)


@dataclass(frozen=True, slots=True)
class UnseenCards:
    """Deals that somebody made and that are not here: a result or a table names their mark only."""

    mark: str
    count: int
    is_made = True
    are_known = False

    def check(self) -> None:
        """Raise `QuestionError` (``bad_field``) for a number of deals or a mark that cannot be."""
        check_count(self.count, 1)
        if not _MARK.fullmatch(self.mark):
            raise bad_field("seed", "made deals have a mark of 22 characters")

    def dealt(self, blank: Record, number: int) -> Record:
        """Raise `QuestionError` (``cards_unseen``)."""
        raise cards_unseen()


def cards_unseen() -> QuestionError:
    """The error for an event that is known by a result or a table alone, which have no made deals."""
    message = "this is a result or a table: its deals are in the event's own link, which is needed, too"
    return QuestionError("cards_unseen", message)


def check_count(count: int, fewest: int) -> None:
    """Raise `QuestionError` (``bad_field``) unless an event can have as many deals."""
    if isinstance(count, bool) or not fewest <= count <= MOST_DEALS:
        raise bad_field("deals", f"an event has {fewest} to {MOST_DEALS} deals")


def bad_field(field: str, message: str) -> QuestionError:
    """The error for a field of an event that cannot be."""
    return QuestionError("bad_field", message, facts={"field": field})

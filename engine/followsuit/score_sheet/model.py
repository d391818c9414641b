"""Model of a sheet: its title, and what was entered for each deal. What it comes to is computed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from followsuit.base.characters import checked_name
from followsuit.base.errors import RequestError
from followsuit.base.fields import Values
from followsuit.base.game import AnyGame, direction_of, has_sheet, seats_of
from followsuit.base.rules import Specification
from followsuit.base.score_entry import ScoreKeeper, ScoreSheetGame
from followsuit.base.seats import AnySeat, parse_any_seat
from followsuit.card_games.registry import game_named, game_names
from followsuit.score_sheet.timestamps import checked_date

#: The most deals of a sheet, and the longest note, in characters.
MOST_DEALS: Final = 2_000
LONGEST_NOTE: Final = 500


@dataclass(frozen=True, slots=True)
class DealEntry:
    """What was entered for a deal.

    ``values`` are those of its fields, ``at`` when they were entered (``2026-11-25 21:14``, empty where that
    is not known). ``played`` is what was due then and the deal was played with: its level, its starter.
    """

    values: Values
    at: str = ""
    played: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetTitle:
    """What stands above the deals: game and rules, the names by seat, who deals first, and so on.

    ``date`` is empty or as ``2026-11-25``; ``stake`` is that of each seat in cents, 0 for none.
    """

    game: AnyGame
    rules: Any
    dealer: AnySeat
    names: Mapping[AnySeat, str] = field(default_factory=dict)
    date: str = ""
    note: str = ""
    stake: int = 0

    @property
    def keeper(self) -> ScoreKeeper:
        """How the game is kept."""
        return keeper_of(self.game)

    @property
    def seats(self) -> tuple[AnySeat, ...]:
        """The seats in order of play, from S."""
        return tuple(direction_of(self.game, self.rules).order(seats_of(self.game, self.rules)[0]))

    @property
    def first(self) -> Any:
        """The standing before deal 1. Raises `RequestError` for a stake that cannot be."""
        return self.keeper.first(self.rules, self.dealer, self.stake)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A sheet: its title, and the entries of its deals in order."""

    title: SheetTitle
    entries: tuple[DealEntry, ...] = ()

    def with_entries(self, entries: tuple[DealEntry, ...]) -> ScoreSheet:
        """The sheet with other deals. Raises `RequestError` (``too_many_deals``)."""
        if len(entries) > MOST_DEALS:
            raise RequestError(
                "too_many_deals", f"a sheet has at most {MOST_DEALS} deals", facts={"most": MOST_DEALS}
            )
        return replace(self, entries=entries)


def keeper_of(game: AnyGame) -> ScoreKeeper:
    """How a game is kept on a sheet. Raises `RequestError` (``no_sheet``) for one that is not."""
    if not isinstance(game, ScoreSheetGame):
        kept = kept_games()
        message = f"{game.name} has no score sheet; these games have one: {', '.join(kept)}"
        raise RequestError("no_sheet", message, facts={"game": game.name, "games": list(kept)})
    return game.score_keeper()


def kept_games() -> tuple[str, ...]:
    """The names of the games that are kept on sheets, in the order front ends offer them."""
    return tuple(name for name in game_names() if has_sheet(game_named(name)))


def new_sheet(
    game: str,
    rules: Specification = None,
    *,
    dealer: str = "S",
    names: Mapping[str, str] | None = None,
    date: str = "",
    note: str = "",
    stake: int = 0,
) -> ScoreSheet:
    """A sheet without deals; ``names`` are by the names of seats, ``dealer`` is that of one.

    Raises `RequestError`: ``unknown_game``, ``no_sheet``, ``bad_seat``, ``bad_name``, ``bad_date``,
    ``bad_stake``; `RulesError`.
    """
    played = game_named(game)
    keeper_of(played)
    meant = played.rules(rules)
    count = len(seats_of(played, meant))
    title = SheetTitle(
        played,
        meant,
        parse_any_seat(dealer, count),
        seated(names or {}, count),
        checked_date(date),
        checked_name(note, LONGEST_NOTE),
        stake,
    )
    return ScoreSheet(checked(title))


def checked(title: SheetTitle) -> SheetTitle:
    """The title, if its stake can be. Raises `RequestError`."""
    if title.stake and not hasattr(title.game, "check_stake"):
        raise RequestError("no_stakes", f"{title.game.name} is not played for chips")
    _ = title.first
    return title


def seated(names: Mapping[str, str], count: int) -> dict[AnySeat, str]:
    """Names by the seats of a table of ``count``, clockwise; empty ones are left out.

    Raises `RequestError` (``bad_seat``, ``name_too_long``).
    """
    given = {parse_any_seat(seat, count): checked_name(name) for seat, name in names.items()}
    return {seat: given[seat] for seat in sorted(given) if given[seat]}

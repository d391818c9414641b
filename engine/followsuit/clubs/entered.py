"""Entered: what North–South came to in a deal with real cards, from what a score sheet asks about it."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.entries import THROWN_IN, EntryResult
from followsuit.errors import FollowSuitError, QuestionError, Refusal
from followsuit.game import seats_of
from followsuit.rules import Specification
from followsuit.sheet import SheetTitle, enter, new_sheet


class EnteredScore:
    """Scores the words of a deal's line in a sheet (engine/followsuit/sheet/SHEET.md), each deal by itself.

    Every deal is the first of a match; who dealt is not asked, so a deal counts if it could be anybody's.
    Raises what `new_sheet` does, and `QuestionError` (``bad_field``) where more than two pairs sit at a
    table.
    """

    def __init__(self, game: str, rules: Specification = None) -> None:
        first = new_sheet(game, rules).title
        seats = seats_of(first.game, first.rules)
        if len(seats) != 4:
            raise QuestionError("bad_field", "pairs are for tables of four", facts={"field": "rules"})
        self._titles: tuple[SheetTitle, ...] = tuple(
            new_sheet(game, rules, dealer=seat.name).title for seat in seats
        )

    def __call__(self, words: Sequence[str]) -> int:
        """The change of North–South's figure less that of East–West's.

        Raises `QuestionError`: ``bad_traveller`` for words that cannot be read or are too few,
        ``bad_entry_line`` for a deal that cannot be, with its clause.
        """
        keeper = self._titles[0].keeper
        is_thrown_in = [word.lower() for word in words] == [THROWN_IN]
        try:
            values = {THROWN_IN: True} if is_thrown_in else keeper.read(words)
        except (ValueError, FollowSuitError) as error:
            raise QuestionError("bad_traveller", "these words are no deal") from error
        refused: list[Refusal] = []
        for title in self._titles:
            found = enter(keeper, title.first, values)
            if isinstance(found, EntryResult):
                return found.change["NS"] - found.change["EW"]
            refused.append(found)
        clause = refused[0].clause
        code = "bad_entry_line" if clause else "bad_traveller"
        raise QuestionError(code, "no such deal", clause=clause)

"""Kept: a sheet in the making, with what it shows after each entry."""

from typing import Any, Self

from followsuit.base.errors import Refusal
from followsuit.score_sheet import enter, enter_deal, entries, new_sheet, standings


class Kept:
    """A sheet in the making."""

    def __init__(self, game: str, rules: Any = "reference", **head: Any) -> None:
        self.sheet = new_sheet(game, rules, **head)

    def enter(self, **values: Any) -> Self:
        self.sheet = enter_deal(self.sheet, values)
        return self

    @property
    def now(self) -> Any:
        return standings(self.sheet)

    @property
    def keeper(self) -> Any:
        return self.sheet.title.keeper

    @property
    def figures(self) -> list[dict[str, str]]:
        return [dict(figure.by_side) for figure in self.keeper.shown(self.now.standing).figures]

    @property
    def totals(self) -> tuple[int | str, ...]:
        """The figure that counts, of both sides: numbers, or levels."""
        return tuple(
            int(value) if value.lstrip("-").isdecimal() else value for value in self.figures[0].values()
        )

    @property
    def roles(self) -> dict[str, str | None]:
        roles = self.keeper.shown(self.now.standing).roles
        return {role: None if seat is None else seat.name for role, seat in roles.items()}

    @property
    def steps(self) -> list[tuple[str, str | None]]:
        return [(step.code, step.clause) for step in self.now.deals[-1].result.steps]

    def asked(self, **values: Any) -> list[str]:
        return [field.name for field in entries(self.keeper, self.now.standing, values)]

    def refused(self, **values: Any) -> tuple[str, str | None]:
        found = enter(self.keeper, self.now.standing, values)
        assert isinstance(found, Refusal), found
        return found.code, found.clause

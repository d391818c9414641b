"""Sheet standings: the standing after each deal of a sheet; an entry's fields, refusal and score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from followsuit.base.errors import Refusal
from followsuit.base.fields import Field, Values
from followsuit.base.score_entry import THROWN_IN, EntryForm, EntryResult, MatchEnd, ScoreKeeper, ScoreStep
from followsuit.score_sheet.model import DealEntry, ScoreSheet


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry in the making: its form, the values that count, and what it comes to.

    ``refusal`` is what is wrong first; ``result`` is None while something is wrong or missing.
    """

    fields: tuple[Field, ...]
    values: Values
    missing: tuple[str, ...]
    refusal: Refusal | None
    result: EntryResult | None


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """A deal of a sheet: its number from 1, what was entered, the standings around it, and how it came about.

    ``values`` are those that count. ``marks`` say what is impossible about it; where ``counts`` is false it
    changed no figure, and ``result`` is None.
    """

    number: int
    entry: DealEntry
    values: Values
    before: Any
    after: Any
    result: EntryResult | None
    marks: tuple[Refusal, ...]

    @property
    def counts(self) -> bool:
        """Whether it could be counted."""
        return self.result is not None


@dataclass(frozen=True, slots=True)
class SheetStandings:
    """The deals of a sheet as they count, the standing after the last, and how the match ended, if it has."""

    deals: tuple[CountedDeal, ...]
    standing: Any
    end: MatchEnd | None


def draft_of(keeper: ScoreKeeper, standing: Any, given: Values) -> Draft:
    """What an entry of the next deal asks, given these values, and what it comes to."""
    form = EntryForm(given)
    refusal = keeper.thrown_in(standing)
    is_thrown_in = given.get(THROWN_IN) is True
    if refusal is None or is_thrown_in:
        form.flag(THROWN_IN, "", is_optional=True)
    if is_thrown_in:
        form.refuse(refusal)
    else:
        form.values.pop(THROWN_IN, None)
        keeper.ask(standing, form)
    result = None
    if form.refusal is None and not form.missing:
        result = _thrown_in(keeper, standing) if is_thrown_in else keeper.result(standing, form.values)
    return Draft(tuple(form.fields), form.values, tuple(form.missing), form.refusal, result)


def _thrown_in(keeper: ScoreKeeper, standing: Any) -> EntryResult:
    sides = keeper.shown(standing).figures[0].by_side
    return EntryResult(
        keeper.after_thrown_in(standing), dict.fromkeys(sides, 0), (ScoreStep("thrown_in", ""),)
    )


def entries(keeper: ScoreKeeper, standing: Any, given: Values | None = None) -> tuple[Field, ...]:
    """The fields that the next deal asks, in order, given what is entered so far."""
    return draft_of(keeper, standing, given or {}).fields


def enter(keeper: ScoreKeeper, standing: Any, values: Values) -> EntryResult | Refusal:
    """What a deal with these values comes to, or why it cannot be."""
    draft = draft_of(keeper, standing, values)
    if draft.result is not None:
        return draft.result
    return draft.refusal or missing(draft)


def missing(draft: Draft) -> Refusal:
    """The refusal of an entry in which a field is empty."""
    return Refusal("missing_value", "", {"field": draft.missing[0]})


def standings(sheet: ScoreSheet) -> SheetStandings:
    """The standing after each deal of a sheet, its last one, and the end of its match."""
    keeper, standing = sheet.title.keeper, sheet.title.first
    end: MatchEnd | None = None
    deals = []
    for number, entry in enumerate(sheet.entries, start=1):
        deal = count_deal(keeper, standing, number, entry, over=end is not None)
        deals.append(deal)
        standing = deal.after
        if deal.result is not None:
            end = deal.result.end or end
    return SheetStandings(tuple(deals), standing, end)


def count_deal(
    keeper: ScoreKeeper, standing: Any, number: int, entry: DealEntry, *, over: bool = False
) -> CountedDeal:
    """A deal as it counts in this standing; ``over``: the match has ended before."""
    # Where another deal comes first now, what followed from the deal before is asked, or the other way round.
    draft = draft_of(keeper, standing, {**entry.played, **entry.values})
    marks = [*_not_due(entry, keeper.due(standing))]
    result, after = draft.result, standing
    if over:
        marks, result = [Refusal("match_over", "", {"deal": number})], None
    elif result is None:
        marks.append(draft.refusal or missing(draft))
        # It was played all the same, and the next seat dealt after it.
        after = keeper.after_thrown_in(standing)
    else:
        after = result.standing
    return CountedDeal(number, entry, draft.values, standing, after, result, tuple(marks))


def played_otherwise(entry: DealEntry, due: Mapping[str, str]) -> dict[str, str]:
    """What a deal was played with in place of what is due, since an earlier one was changed."""
    played = {**entry.played, **{name: str(value) for name, value in entry.values.items()}}
    return {name: played[name] for name, value in due.items() if played.get(name, value) != value}


def _not_due(entry: DealEntry, due: Mapping[str, str]) -> tuple[Refusal, ...]:
    return tuple(
        Refusal("not_due", "", {"name": name, "played": value, "due": due[name]})
        for name, value in played_otherwise(entry, due).items()
    )

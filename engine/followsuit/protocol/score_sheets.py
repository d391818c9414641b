"""Score sheets: the message that takes a sheet, does one thing to it and answers all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from followsuit.base.jsonable import to_json
from followsuit.documents import LONGEST_SHARED
from followsuit.protocol.answers import describe_problem
from followsuit.protocol.message import Message, bad_field, read_flag, read_rules, read_text_field
from followsuit.protocol.player_session import Handler, PlayerSession

if TYPE_CHECKING:
    from followsuit.base.fields import Field, Values
    from followsuit.base.score_entry import MatchEnd, ScoreKeeper, ScoreStep, StandingShown
    from followsuit.base.seats import AnySeat
    from followsuit.protocol import messages
    from followsuit.score_sheet import CountedDeal, ScoreSheet

#: What can be done to a sheet, one thing at a time.
DOINGS: Final = ("enter", "change", "insert", "drop", "settle", "draft")

# `sheet` is imported where it is used, so that the engine's first answer comes sooner.


def edit_score_sheet(player: PlayerSession, message: Message) -> messages.ScoreSheetAnswer:
    """A sheet that is read or begun, with what the message does to it."""
    from followsuit.score_sheet import sheet_csv, sheet_link, write_sheet

    made = _apply_change(_read_sheet(message), message)
    text = write_sheet(made)
    link = sheet_link(made)
    answer: messages.ScoreSheetAnswer = {
        "text": text,
        "link": link,
        "fits": len(link) <= LONGEST_SHARED,
        "sheet": _describe_sheet(made),
    }
    if message.get("draft") is not None:
        answer["draft"] = _describe_draft(made, _read_part(message, "draft"))
    if message.get("csv") is not None:
        words = _read_part(message, "csv")
        answer["csv"] = sheet_csv(made, {code: str(word)[:60] for code, word in words.items()})
    return answer


# What is asked ---------------------------------------------------------------------------------------------
def _read_sheet(message: Message) -> ScoreSheet:
    """The sheet of a message, with the title that it gives it."""
    from followsuit.score_sheet import any_sheet, new_sheet, set_heading

    head = {} if message.get("head") is None else _read_part(message, "head")
    names, stake = head.get("names"), head.get("stake")
    if names is not None and not _is_value(names, str):
        raise bad_field("names", "'names' is an object of texts")
    if stake is not None and type(stake) is not int:
        raise bad_field("stake", "'stake' is a number of cents")
    given: dict[str, Any] = {
        name: read_text_field(head, name, "a text")
        for name in ("dealer", "date", "note")
        if head.get(name) is not None
    }
    given |= {name: value for name, value in (("names", names), ("stake", stake)) if value is not None}
    rules = read_rules(head)
    if message.get("text") is None:
        return new_sheet(read_text_field(head, "game", "the name of a game"), rules, **given)
    opened = any_sheet(read_text_field(message, "text", "a sheet, a link of one or a record"))
    return set_heading(opened, rules=rules, **given) if head else opened


def _apply_change(made: ScoreSheet, message: Message) -> ScoreSheet:
    """The sheet after what the message does to it."""
    from followsuit.score_sheet import change_entry, drop_entry, enter_deal, insert_entry, settle_entries

    doings = [doing for doing in DOINGS if message.get(doing) is not None]
    if len(doings) > 1:
        raise bad_field(doings[1], "one thing is done to a sheet at a time")
    match doings:
        case ["enter"]:
            entry = _read_part(message, "enter")
            again = read_flag(entry, "again")
            return enter_deal(
                made, _read_values(entry), read_text_field(entry, "at", "a moment", ""), again=again
            )
        case ["change"]:
            change = _read_part(message, "change")
            return change_entry(made, _read_number(change, "deal"), _read_values(change))
        case ["insert"]:
            insert = _read_part(message, "insert")
            at = read_text_field(insert, "at", "a moment", "")
            return insert_entry(made, _read_number(insert, "deal"), _read_values(insert), at)
        case ["drop"]:
            return drop_entry(made, _read_number(message, "drop"))
        case ["settle"]:
            return settle_entries(made, _read_numbers(message, "settle"))
        case _:
            return made


def _list_fields(keeper: ScoreKeeper, standing: Any, values: Values) -> dict[str, Any]:
    """What a question to the referee can take over from a sheet."""
    known = keeper.referee(standing, values)
    return {name: to_json(value) for name, value in known.items() if value is not None}


def _read_part(message: Message, field: str) -> Mapping[str, object]:
    part = message.get(field)
    if not isinstance(part, dict):
        raise bad_field(field, f"'{field}' is an object")
    return part


def _read_values(part: Mapping[str, object]) -> Values:
    values = part.get("values", {})
    if not _is_value(values, str | int | bool):
        raise bad_field("values", "'values' is an object of texts, whole numbers, true and false")
    return cast("Values", values)


def _is_value(value: object, kind: Any) -> bool:
    return (
        isinstance(value, dict) and len(value) <= 60 and all(isinstance(one, kind) for one in value.values())
    )


def _read_number(part: Mapping[str, object], field: str) -> int:
    number = part.get(field)
    if type(number) is not int:
        raise bad_field(field, f"'{field}' is the number of a deal")
    return number


def _read_numbers(message: Message, field: str) -> list[int]:
    numbers = message.get(field)
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        raise bad_field(field, f"'{field}' is a list of numbers of deals")
    return numbers


# What is answered ------------------------------------------------------------------------------------------
def _describe_sheet(made: ScoreSheet) -> messages.Sheet:
    from followsuit.score_sheet import entries, standings

    title, keeper, now = made.title, made.title.keeper, standings(made)
    seats: tuple[AnySeat, ...] = title.seats
    return {
        "head": describe_head(made),
        "order": [_name_seat(seat) for seat in seats],
        "sides": {
            _name_side(side.name): [_name_seat(seat) for seat in seats if seat.side is side]
            for side in seats[0].side.sides
        },
        "deals": [_describe_deal(keeper, deal) for deal in now.deals],
        "standing": _describe_standing(keeper.shown(now.standing)),
        "over": None if now.end is None else _describe_end(now.end),
        "fields": [] if now.end else [_describe_field(field) for field in entries(keeper, now.standing)],
        "referee": _list_fields(keeper, now.standing, {}),
    }


def describe_head(made: ScoreSheet) -> messages.SheetHead:
    """The title of a sheet as plain data."""
    title = made.title
    return {
        "game": title.game.name,
        "rules": title.game.specification(title.rules),
        "names": {_name_seat(seat): name for seat, name in title.names.items()},
        "dealer": _name_seat(title.dealer),
        "date": title.date,
        "note": title.note,
        "stake": title.stake,
    }


def _describe_draft(made: ScoreSheet, asked: Mapping[str, object]) -> messages.SheetDraft:
    """An entry in the making: of the next deal, or of one that is there with its own values to begin with."""
    from followsuit.score_sheet import DealEntry, count_deal, draft_of, standings
    from followsuit.score_sheet.edits import standings_with

    keeper, deal = made.title.keeper, None
    if asked.get("deal") is None:
        standing, entry = standings(made).standing, DealEntry(_read_values(asked))
    else:
        deal = _read_number(asked, "deal")
        before = standings_with(made, deal).deals[deal - 1]
        values = _read_values(asked) if "values" in asked else before.values
        standing, entry = before.before, DealEntry(values, before.entry.at, before.entry.played)
    draft = draft_of(keeper, standing, entry.values)
    number = deal or len(made.entries) + 1
    return {
        "deal": deal,
        "fields": [_describe_field(field) for field in draft.fields],
        "missing": list(draft.missing),
        "refusal": None if draft.refusal is None else describe_problem(draft.refusal),
        "result": _describe_deal(keeper, count_deal(keeper, standing, number, entry))
        if draft.result
        else None,
        "referee": _list_fields(keeper, standing, draft.values),
    }


def _describe_deal(keeper: ScoreKeeper, deal: CountedDeal) -> messages.SheetDeal:
    result = deal.result
    return {
        "number": deal.number,
        "at": deal.entry.at,
        "values": dict(deal.values),
        "thrown_in": deal.values.get("thrown_in") is True,
        "before": _describe_standing(keeper.shown(deal.before)),
        "after": _describe_standing(keeper.shown(deal.after)),
        "change": {}
        if result is None
        else {_name_side(side): value for side, value in result.change.items()},
        "steps": [] if result is None else [_describe_step(step) for step in result.steps],
        "marks": [describe_problem(mark) for mark in deal.marks],
        "counts": deal.counts,
    }


def _describe_standing(shown: StandingShown) -> messages.SheetStanding:
    return {
        "figures": [
            {
                "name": cast("Any", figure.name),
                "by_side": {_name_side(side): value for side, value in figure.by_side.items()},
            }
            for figure in shown.figures
        ],
        "roles": {role: None if seat is None else _name_seat(seat) for role, seat in shown.roles.items()},
        "declaring": None if shown.declaring is None else _name_side(shown.declaring),
        "left": shown.left,
        "notes": [_describe_step(note) for note in shown.notes],
    }


def _describe_end(end: MatchEnd) -> messages.SheetEnd:
    def cents(by_seat: Mapping[str, int] | None) -> dict[messages.Seat, int] | None:
        return (
            None if by_seat is None else {cast("messages.Seat", seat): sum_ for seat, sum_ in by_seat.items()}
        )

    return {
        "winner": None if end.winner is None else _name_side(end.winner),
        "clause": end.clause,
        "pay": cents(end.pay),
        "change": cents(end.change),
        "commission": end.commission,
    }


def _describe_field(field: Field) -> messages.SheetField:
    return {
        "name": field.name,
        "kind": cast("Any", field.kind.value),
        "choices": list(field.choices),
        "least": field.least,
        "most": field.most,
        "step": field.step,
        "optional": field.is_optional,
        "answers": [dict(values) for values in field.answers],
        "clause": field.clause,
        "value": field.value,
    }


def _describe_step(step: ScoreStep) -> messages.SheetStep:
    return {"code": step.code, "clause": step.clause, "facts": dict(step.facts)}


def _name_seat(seat: AnySeat) -> messages.Seat:
    return cast("messages.Seat", seat.name)


def _name_side(side: str) -> messages.Side:
    return cast("messages.Side", side)


OPS: Final[Mapping[str, Handler]] = {"edit_score_sheet": edit_score_sheet}

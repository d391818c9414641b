"""From record: the sheet of a match that was played at a table, from its record."""

from __future__ import annotations

from followsuit.base.errors import RequestError
from followsuit.base.parsing import is_date
from followsuit.card_games.registry import game_named
from followsuit.record import Record
from followsuit.record.replay import steps_of
from followsuit.score_sheet.edits import enter_deal
from followsuit.score_sheet.model import ScoreSheet, SheetTitle, keeper_of


def recorded_sheet(record: Record) -> ScoreSheet:
    """The sheet of a record's deals that are over.

    Raises `RequestError`: ``no_sheet``, or ``record_begins_later`` for a record without the first deal of
    its match.
    """
    game = game_named(record.game)
    keeper, sheet = keeper_of(game), None
    for deal in record.deals:
        *_, last = steps_of(game, record.rules, deal)
        if sheet is None:
            begun = keeper.begun(last.state)
            if begun is None:
                message = "the record begins in the middle of its match"
                raise RequestError("record_begins_later", message, facts={"deal": deal.number})
            dealer, stake = begun
            names = {seat: player.name for seat, player in record.players.items() if player.name}
            date = record.tags.get("date", "")
            date = date if is_date(date) else ""
            title = SheetTitle(game, record.rules, dealer, names, date, record.tags.get("event", ""), stake)
            sheet = ScoreSheet(title)
        values = keeper.values_of(last.state)
        if values is not None:
            sheet = enter_deal(sheet, values)
    assert sheet is not None, "a record that was read has a deal"
    return sheet

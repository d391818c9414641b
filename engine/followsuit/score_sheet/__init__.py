"""Sheet: the score of a match with real cards, computed from what is entered after each deal."""

from followsuit.score_sheet.columns import sheet_csv
from followsuit.score_sheet.edits import (
    change_entry,
    drop_entry,
    enter_deal,
    insert_entry,
    set_heading,
    settle_entries,
)
from followsuit.score_sheet.from_record import recorded_sheet
from followsuit.score_sheet.model import DealEntry, ScoreSheet, SheetTitle, keeper_of, kept_games, new_sheet
from followsuit.score_sheet.parser import any_sheet, read_sheet
from followsuit.score_sheet.sheet_standings import (
    CountedDeal,
    Draft,
    SheetStandings,
    count_deal,
    draft_of,
    enter,
    entries,
    standings,
)
from followsuit.score_sheet.writer import sheet_link, write_sheet

__all__ = [
    "CountedDeal",
    "DealEntry",
    "Draft",
    "ScoreSheet",
    "SheetStandings",
    "SheetTitle",
    "any_sheet",
    "change_entry",
    "count_deal",
    "draft_of",
    "drop_entry",
    "enter",
    "enter_deal",
    "entries",
    "insert_entry",
    "keeper_of",
    "kept_games",
    "new_sheet",
    "read_sheet",
    "recorded_sheet",
    "set_heading",
    "settle_entries",
    "sheet_csv",
    "sheet_link",
    "standings",
    "write_sheet",
]

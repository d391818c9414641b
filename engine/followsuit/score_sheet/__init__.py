"""Sheet: the score of a match with real cards, computed from what is entered after each deal."""

from followsuit.score_sheet.columns import sheet_csv
from followsuit.score_sheet.edits import changed, dropped, entered, headed, inserted, settled
from followsuit.score_sheet.from_record import recorded_sheet
from followsuit.score_sheet.model import DealEntry, ScoreSheet, SheetTitle, keeper_of, kept_games, new_sheet
from followsuit.score_sheet.parser import any_sheet, read_sheet
from followsuit.score_sheet.scoring import (
    CountedDeal,
    Draft,
    SheetStandings,
    counted,
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
    "changed",
    "counted",
    "draft_of",
    "dropped",
    "enter",
    "entered",
    "entries",
    "headed",
    "inserted",
    "keeper_of",
    "kept_games",
    "new_sheet",
    "read_sheet",
    "recorded_sheet",
    "settled",
    "sheet_csv",
    "sheet_link",
    "standings",
    "write_sheet",
]

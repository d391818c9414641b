"""Sheet: the score of a match with real cards, computed from what is entered after each deal."""

from followsuit.sheet.changing import changed, dropped, entered, headed, inserted, settled
from followsuit.sheet.columns import sheet_csv
from followsuit.sheet.counting import (
    CountedDeal,
    Draft,
    SheetStandings,
    counted,
    draft_of,
    enter,
    entries,
    standings,
)
from followsuit.sheet.linked import linked_text, sheet_link
from followsuit.sheet.model import ScoreSheet, SheetEntry, SheetTitle, keeper_of, kept_games, new_sheet
from followsuit.sheet.reading import any_sheet, read_sheet
from followsuit.sheet.recorded import recorded_sheet
from followsuit.sheet.writing import write_sheet

__all__ = [
    "CountedDeal",
    "Draft",
    "ScoreSheet",
    "SheetEntry",
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
    "linked_text",
    "new_sheet",
    "read_sheet",
    "recorded_sheet",
    "settled",
    "sheet_csv",
    "sheet_link",
    "standings",
    "write_sheet",
]

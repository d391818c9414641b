"""Paper: sheets to be printed, of deals, of rules and of exercises, and deals as PBN for other programs."""

from followsuit.paper.boards import boards
from followsuit.paper.document import Size
from followsuit.paper.exercise_sheet import texts_of
from followsuit.paper.printing import (
    Paper,
    Print,
    PrintedSheet,
    print_deals,
    print_exercises,
    print_rules,
    print_scores,
)
from followsuit.paper.words import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Paper",
    "Print",
    "PrintedSheet",
    "Size",
    "boards",
    "print_deals",
    "print_exercises",
    "print_rules",
    "print_scores",
    "texts_of",
]

"""Lessons: short tasks at the table, each with cards, a goal and the ways to miss it."""

from followsuit.lessons.deciding import DecisionTable
from followsuit.lessons.model import Failing, Goal, Lesson
from followsuit.lessons.playing import LessonTable
from followsuit.lessons.puzzles import Puzzle, each_puzzle, read_puzzle
from followsuit.lessons.reading import read_lesson

__all__ = [
    "DecisionTable",
    "Failing",
    "Goal",
    "Lesson",
    "LessonTable",
    "Puzzle",
    "each_puzzle",
    "read_lesson",
    "read_puzzle",
]

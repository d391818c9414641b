"""Lessons: short tasks at the table, each with cards, a goal and the ways to miss it."""

from followsuit.lessons.lesson_table import LessonTable
from followsuit.lessons.model import Failing, Goal, Lesson
from followsuit.lessons.parser import read_lesson
from followsuit.lessons.practice import DecisionTable
from followsuit.lessons.puzzles import Puzzle, each_puzzle, read_puzzle

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

"""Lessons: short tasks at the table: lessons, puzzles, and moments of one's own deal."""

from followsuit.lessons.model import LEARNER, THEMES, Failing, Goal, TaskText
from followsuit.lessons.parser import each_puzzle, read_lesson, read_puzzle
from followsuit.lessons.task import Task
from followsuit.lessons.writer import write_lesson, write_puzzle

__all__ = [
    "LEARNER",
    "THEMES",
    "Failing",
    "Goal",
    "Task",
    "TaskText",
    "each_puzzle",
    "read_lesson",
    "read_puzzle",
    "write_lesson",
    "write_puzzle",
]

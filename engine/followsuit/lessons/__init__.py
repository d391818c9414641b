"""Lessons: short tasks at the table: lessons, puzzles, and moments of one's own deal."""

from followsuit.lessons.decision_task import DecisionTask
from followsuit.lessons.lesson_task import LessonTask
from followsuit.lessons.model import Failing, Goal, Lesson
from followsuit.lessons.parser import read_lesson
from followsuit.lessons.puzzles import Puzzle, each_puzzle, read_puzzle
from followsuit.lessons.task import Task
from followsuit.lessons.writer import write_lesson, write_puzzle

__all__ = [
    "DecisionTask",
    "Failing",
    "Goal",
    "Lesson",
    "LessonTask",
    "Puzzle",
    "Task",
    "each_puzzle",
    "read_lesson",
    "read_puzzle",
    "write_lesson",
    "write_puzzle",
]

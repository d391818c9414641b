"""Exercises: decisions that a teacher chose, in the teacher's own words; and what a class answered."""

from followsuit.exercises.answers import Judged, PackAnswers, answers_link, judged_answers, linked_answers
from followsuit.exercises.checking import ExerciseFault, check_pack
from followsuit.exercises.class_table import ClassTable, class_csv, class_table
from followsuit.exercises.exercise import GivenExercise, Pack, Wrong
from followsuit.exercises.links import exercises_link, linked_exercises
from followsuit.exercises.reading import read_pack, write_pack
from followsuit.exercises.taking import taken

__all__ = [
    "ClassTable",
    "ExerciseFault",
    "GivenExercise",
    "Judged",
    "Pack",
    "PackAnswers",
    "Wrong",
    "answers_link",
    "check_pack",
    "class_csv",
    "class_table",
    "exercises_link",
    "judged_answers",
    "linked_answers",
    "linked_exercises",
    "read_pack",
    "taken",
    "write_pack",
]

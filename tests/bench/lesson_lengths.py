"""How long each lesson takes somebody of normal speed who finds the solution at once.

The solution is played through the engine. Every sentence of the lesson is read at three words a second, each decision
takes two seconds of thought and a second a tap, and what the others do is shown at the page's normal pace
(web/js/table/store/pace.js). Run it with `.venv/bin/python tests/bench/lesson_lengths.py`.
"""

import re
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "shared")]

from lesson_texts import GAMES, lessons_of, words_of  # noqa: E402

from followsuit.lessons import Lesson, LessonTable  # noqa: E402
from followsuit.lessons.model import LEARNER  # noqa: E402

WORDS_A_SECOND = 3.0
THOUGHT, TAP = 2.0, 1.0
PLAY, TRICK, CALL = 0.7, 1.4, 0.85


def seconds(lesson: Lesson, said: dict[str, str]) -> float:
    """How long the solution takes, in seconds, from the table to the last word."""
    parts = ("title", "open", "won")
    length = sum(len(said[f"{lesson.key}-{part}"].split()) for part in parts) / WORDS_A_SECOND
    begun, todo = LessonTable(lesson), list(lesson.solution)
    while begun.judgement().status == "playing":
        table = begun.table
        if table.to_act is LEARNER:
            # The last card is nobody's decision.
            option = table.game.options(table.observe(LEARNER))[0]
            action = todo.pop(0) if todo else {"kind": "play", "cards": [card.text for card in option.cards]}
            length += THOUGHT + TAP * (len(action.get("cards", ())) + 1)
            begun.act(action)
        else:
            length += PLAY if table.game.view(table.observe(LEARNER))["phase"] == "playing" else CALL
            table.step()
        trick = table.game.view(table.observe(LEARNER)).get("trick")
        length += TRICK if trick is not None and not trick["plays"] else 0
    return length


def main() -> None:
    """Print a line a lesson, and the median."""
    lengths = []
    for game in GAMES:
        said = dict(re.findall(r"^([\w-]+) = (.+)$", words_of(game, "en"), re.MULTILINE))
        for lesson in lessons_of(game):
            lengths.append(seconds(lesson, said))
            print(f"{lesson.key:24} {lengths[-1]:5.0f} s")
    print(f"{len(lengths)} lessons: median {median(lengths):.0f} s, longest {max(lengths):.0f} s")


if __name__ == "__main__":
    main()

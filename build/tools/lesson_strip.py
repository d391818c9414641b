"""Lesson strip: `.venv/bin/python build/tools/lesson_strip.py` photographs a lesson, frame by frame.

A person on a phone takes up a wrong card of the first lesson of Two Hundred, hears what it costs, tries again
and takes the trick. The frames lie side by side in the README's picture, which is committed: versions of the
browser differ in the bytes they produce. The site has to be built.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page

# The build's modules, and what the tests know of lessons.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base.paths import WEB
from published.serve import Server
from tests.shared.lesson_texts import lessons_of, words_of
from tests.shared.page.learner import Learner
from tools.strips import photograph

PICTURE = WEB / "art" / "screens" / "lesson-strip.webp"
GAME = "two_hundred"
#: A small phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 640, 0.8
#: The bytes that a picture in the README may have.
MOST = 60_000
SETTLE_MS = 400


def main() -> None:
    """Play the lesson, and write the picture."""
    photograph(_frames, PICTURE, (WIDTH, HEIGHT), SCALE, MOST)


def _frames(page: Page, server: Server) -> list[bytes]:
    """Return what is seen: the task, a wrong card taken up, what it costs, the right one, and the stars."""
    lesson, frames = lessons_of(GAME)[0], []
    learner = Learner(page, words_of(GAME, "en"))

    def shoot() -> None:
        page.wait_for_timeout(SETTLE_MS)
        frames.append(page.screenshot())

    page.goto(f"{server.url}?speed=instant#l.{lesson.key}")
    learner.begins(lesson.key)
    shoot()
    failing = lesson.failing[0]
    learner.takes_up(failing.acts[0])
    shoot()
    learner.presses_play()
    learner.hears(f"{lesson.key}-{failing.message}")
    shoot()
    learner.goes_on()
    learner.begins(lesson.key)
    learner.takes_up(lesson.solution[0])
    shoot()
    learner.presses_play()
    learner.hears(f"{lesson.key}-won")
    shoot()
    return frames


if __name__ == "__main__":
    main()

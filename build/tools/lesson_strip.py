"""Lesson strip: `.venv/bin/python build/tools/lesson_strip.py` photographs a lesson, frame by frame.

A person on a phone takes up a wrong card of the first lesson of Two Hundred, hears what it costs, tries again
and takes the trick. The frames lie side by side in the README's picture, which is committed: versions of the
browser differ in the bytes they produce. The site has to be built.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

# The build's modules, and what the tests know of lessons.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base import environment
from base.chromium import FLAGS
from base.paths import DIST, WEB
from published.serve import Server
from tests.shared.lesson_texts import lessons_of, words_of
from tests.shared.page.learner import Learner

PICTURE = WEB / "art" / "screens" / "lesson-strip.webp"
GAME = "two_hundred"
#: A small phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 640, 0.8
#: The bytes that a picture in the README may have.
MOST = 60_000
SETTLE_MS = 400

#: Draw the frames beside one another, and give the picture as a data address.
JOIN = """async ([frames, width, height, quality]) => {
  const gap = 8;
  const canvas = new OffscreenCanvas(frames.length * (width + gap) - gap, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  for (const [at, frame] of frames.entries()) {
    const picture = await createImageBitmap(await (await fetch(frame)).blob());
    pen.drawImage(picture, at * (width + gap), 0, width, height);
  }
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}"""


def main() -> None:
    """Play the lesson, and write the picture."""
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=environment.prepare_chromium(), args=FLAGS)
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=2, reduced_motion="reduce"
        )
        frames = _frames(page, server)
        joined = _joined(browser.new_page(), frames)
        browser.close()
    server.stop()
    PICTURE.write_bytes(joined)
    print(f"{PICTURE}: {len(frames)} frames, {len(joined):,} bytes")


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


def _joined(page: Page, frames: list[bytes]) -> bytes:
    """Return the frames as one picture, as good as its bytes allow."""
    sources = [f"data:image/png;base64,{base64.b64encode(frame).decode()}" for frame in frames]
    for quality in (0.8, 0.7, 0.6, 0.5, 0.4):
        found = page.evaluate(JOIN, [sources, round(WIDTH * SCALE), round(HEIGHT * SCALE), quality])
        joined = base64.b64decode(found)
        if len(joined) <= MOST:
            return joined
    raise SystemExit(f"The strip is never smaller than {MOST:,} bytes.")


if __name__ == "__main__":
    main()

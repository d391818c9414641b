"""Strips: frames of a screen side by side, as the pictures of README and documentation, which are committed.

    .venv/bin/python build/tools/strips.py [lesson] [score_sheet] [multiplayer]

*lesson*: a person on a phone takes up a wrong card of the first lesson of Two Hundred, hears what it costs,
tries again and takes the trick. *score_sheet*: four people play Tractor with a phone in the middle of their
table; one deal is entered with a wrong number, which is seen two deals later and put right, and another with
the wrong side in the last trick. *multiplayer*: a host says who sits where; another phone answers its code,
plays, and sees how the deal went; its cards differ each time: the phones draw the seed. Needs a built site.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

# The build's modules, and what the tests know of people at the page.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base import browsers
from base.chromium import FLAGS
from base.paths import DIST, ENGINE, WEB
from published.serve import Server
from tests.shared.lesson_texts import lessons_of, words_of
from tests.shared.page.learner import Learner
from tests.shared.page.phones import Guest, Host
from tests.shared.page.scorer import Scorer

LESSON_GAME = "two_hundred"
SETTLE_MS = 400
#: Draws the frames in one row, and gives the picture as a data address.
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


def join_frames(page: Page, frames: Sequence[bytes], size: tuple[int, int], most: int) -> bytes:
    """Return frames as one WebP picture of at most that many bytes, as good as they allow.

    ``size`` is the width and height of a frame in it, in pixels. Raises `SystemExit` if no quality is small
    enough.
    """
    sources = [f"data:image/png;base64,{base64.b64encode(frame).decode()}" for frame in frames]
    for quality in (0.8, 0.7, 0.6, 0.5, 0.4):
        picture = base64.b64decode(page.evaluate(JOIN, [sources, *size, quality]))
        if len(picture) <= most:
            return picture
    raise SystemExit(f"The strip is never smaller than {most:,} bytes.")


def shoot(page: Page) -> bytes:
    """Return the screen once nothing moves on it."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE_MS)
    return page.screenshot()


def take_lesson(page: Page, server: Server) -> Iterator[bytes]:
    """Yield what is seen: the task, a wrong card taken up, what it costs, the right one, and the stars."""
    lesson = lessons_of(LESSON_GAME)[0]
    learner = Learner(page, words_of(LESSON_GAME, "en"))
    page.goto(f"{server.url}?speed=instant#l.{lesson.key}")
    learner.begins(lesson.key)
    yield shoot(page)
    failing = lesson.failing[0]
    learner.takes_up(failing.acts[0])
    yield shoot(page)
    learner.presses_play()
    learner.hears(f"{lesson.key}-{failing.message}")
    yield shoot(page)
    learner.goes_on()
    learner.begins(lesson.key)
    learner.takes_up(lesson.solution[0])
    yield shoot(page)
    learner.presses_play()
    learner.hears(f"{lesson.key}-won")
    yield shoot(page)


def take_score_sheet(page: Page, server: Server) -> Iterator[bytes]:
    """Yield what is seen: the keys, the score, a deal opened and put right, the evening's end."""
    scorer = Scorer(page, touches=True)
    page.goto(server.url)
    scorer.begin("Tractor")
    scorer.press("Enter the deal")
    for answer in ("Ama", "Hearts"):
        scorer.answer(answer)
    yield shoot(page)
    for answer in ("85", "No"):
        scorer.answer(answer)
    scorer.enter("Spades", "40", "No")
    scorer.enter("Clubs", "120", "Yes", "10", "Pair")
    yield shoot(page)
    # The first deal was 35.
    scorer.panel.locator(".score-sheet-deal").last.click()
    yield shoot(page)
    scorer.press("Points 85")
    scorer.press("35")
    scorer.press("Write it down")
    yield shoot(page)
    # And in the third the defenders had the last trick.
    scorer.panel.locator(".score-sheet-deal").first.click()
    scorer.press("Last trick to the attackers Yes")
    scorer.press("No")
    scorer.press("Write it down")
    for suit, points in (("Hearts", "60"), ("Diamonds", "20"), ("Spades", "75")):
        scorer.enter(suit, points, "No")
    yield shoot(page)


def take_multiplayer(page: Page, server: Server) -> Iterator[bytes]:
    """Yield what is seen: the seats, the answer of a phone, its turn, and the end of the deal."""
    browser = page.context.browser
    assert browser is not None

    def device() -> Any:
        size: ViewportSize = {"width": 360, "height": 740}
        return browser.new_context(viewport=size, device_scale_factor=2, reduced_motion="reduce")

    host = Host(device(), server, name="Ama", game="tractor", level="beginner")
    guest = Guest(device(), server, name="Noor")
    host.open()
    host.chair("N").scroll_into_view_if_needed()
    yield shoot(host.page)
    guest.follow(host.code("N"))
    expect(guest.panel.locator(".multiplayer-large svg")).to_be_visible()
    yield shoot(guest.page)
    host.take(guest.link())
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    host.begin()
    for phone in (host, guest):
        phone.play()
    host.wait_until(lambda view: len(view["tricks"]) >= 6, "six tricks are played")
    guest.rest()
    host.wait_until(lambda view: view["to_act"] == "N", "the guest is asked")
    yield shoot(guest.page)
    guest.play()
    expect(guest.page.locator(".summary")).to_be_visible(timeout=120_000)
    yield shoot(guest.page)


@dataclass(frozen=True, slots=True)
class Strip:
    """A picture: what takes its frames, the phone in CSS pixels, a frame's share of it, its most bytes."""

    take: Callable[[Page, Server], Iterator[bytes]]
    picture: Path
    size: tuple[int, int]
    scale: float
    most: int


STRIPS = {
    "lesson": Strip(take_lesson, WEB / "art" / "screens" / "lesson-strip.webp", (360, 640), 0.8, 60_000),
    "score_sheet": Strip(take_score_sheet, ENGINE / "docs" / "keep_the_score.webp", (360, 740), 0.75, 90_000),
    "multiplayer": Strip(
        take_multiplayer, ENGINE / "docs" / "playing_together.webp", (360, 740), 0.75, 90_000
    ),
}


def write_strip(strip: Strip) -> None:
    """Photograph the built site, and write the picture."""
    width, height = strip.size
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        page = browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=2, reduced_motion="reduce"
        )
        frames = list(strip.take(page, server))
        size = (round(width * strip.scale), round(height * strip.scale))
        joined = join_frames(browser.new_page(), frames, size, strip.most)
        browser.close()
    server.stop()
    strip.picture.write_bytes(joined)
    print(f"{strip.picture}: {len(frames)} frames, {len(joined):,} bytes")


if __name__ == "__main__":
    for name in sys.argv[1:] or STRIPS:
        write_strip(STRIPS[name])

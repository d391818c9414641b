"""Smooth: how long the page's main thread is held while a deal is played, traced in Chromium.

    .venv/bin/python tests/bench/smooth.py [--game tractor] [--speed fast] [--slower 1] [--profile FILE]

Plays one deal of each game through the page, on a phone's screen, with everything moving, and reads the browser's own
trace: every task of the page's main thread, by the clock and by the processor's time it took. On a machine that does
other work besides, the clock also counts the waiting; the processor's time does not. An empty page that only draws
frames is traced first, to say what the machine itself does to the clock. Then the shifts of the layout (CLS) and the
slowest answer to a tap (INP) of the same deal, as the browser reports them.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import Browser, Locator, Page, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

LONG_MS = 50
GAMES = ("tractor", "two_hundred", "rangvaar")
CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing", "v8"]
PROFILER = ["disabled-by-default-v8.cpu_profiler"]
#: What the browser itself calls a task of a thread.
TASK = "ThreadControllerImpl::RunTask"
#: The parts of a task that are worth naming.
PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "v8.run": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "MajorGC": "garbage",
    "MinorGC": "garbage",
    "ParseHTML": "parse",
}
WATCH = """() => {
  window.watched = { shifts: 0, slowest: 0, answers: 0 };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) watched.shifts += shift.value;
  }).observe({ type: "layout-shift" });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) {
      if (!event.interactionId) continue;
      watched.answers += 1;
      watched.slowest = Math.max(watched.slowest, event.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
}"""
FRAMES = (
    "<!doctype html><title>empty</title><script>(function draw() { requestAnimationFrame(draw); })()</script>"
)


@dataclass(frozen=True, slots=True)
class Task:
    """One task of the main thread: milliseconds by the clock and of the processor, and what it was spent on."""

    wall: float
    cpu: float
    at: float
    parts: dict[str, float]

    def __str__(self) -> str:
        parts = ", ".join(
            f"{part} {spent:.0f}" for part, spent in sorted(self.parts.items(), key=lambda p: -p[1])
        )
        return f"{self.wall:6.0f} ms, {self.cpu:4.0f} of the processor, at {self.at / 1000:6.1f} s   {parts}"


def tasks_of(trace: bytes) -> list[Task]:
    """Return the tasks of the page's main thread, in order.

    A trace names its threads; the page is the renderer that answered to `followsuit` marks or, on the empty page, the
    one with most tasks.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    busiest = Counter(
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == TASK and (event["pid"], event["tid"]) in mains
    ).most_common(1)
    if not busiest:
        raise SystemExit("the trace knows no main thread of a page")
    main = busiest[0][0]
    ours = sorted(
        (
            event
            for event in events
            if (event.get("pid"), event.get("tid")) == main and event.get("ph") == "X"
        ),
        key=lambda event: (event["ts"], -event.get("dur", 0)),
    )
    start = ours[0]["ts"]
    tasks: list[Task] = []
    end = -1.0
    inside: dict[str, float] = {}
    covered = -1.0
    for event in ours:
        at, dur = event["ts"], event.get("dur", 0)
        if event["name"] == TASK and at >= end:
            inside = {}
            end, covered = at + dur, -1.0
            tasks.append(Task(dur / 1000, event.get("tdur", dur) / 1000, (at - start) / 1000, inside))
        elif at < end and event["name"] in PARTS:
            part = PARTS[event["name"]]
            # A part within a part of the same kind is counted once; layout forced by a script counts as both.
            if part == "script" and at < covered:
                continue
            if part == "script":
                covered = at + dur
            inside[part] = inside.get(part, 0) + event.get("tdur", dur) / 1000
    return tasks


@contextmanager
def traced(browser: Browser, page: Page, profile: Path | None) -> Iterator[list[Task]]:
    """Trace what happens inside; the tasks are there when it is over."""
    found: list[Task] = []
    browser.start_tracing(page=page, categories=CATEGORIES + (PROFILER if profile else []))
    try:
        yield found
    finally:
        trace = browser.stop_tracing()
        if profile:
            profile.write_bytes(trace)
        found += tasks_of(trace)


class Player:
    """Plays a deal of any of the games; found by selectors, since asking for names is work for the page too."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.locator("[data-hand]")
        self.end = page.locator(".summary-buttons [data-main]")
        self.play = page.locator(".self > [data-main]:enabled")
        self.asks = page.locator("[data-prompt] [data-pass], [data-prompt]:not(.declare) button")
        self.free = self.hand.locator('[data-state="up"]')

    def sit_down(self, url: str, game: str, speed: str) -> None:
        """Come to the page and wait for the engine."""
        self.game = game
        self.page.goto(f"{url}?seed=28&speed={speed}&autoplay=no")
        self.page.locator(".loading[data-ready]").wait_for(timeout=60_000)
        self.page.wait_for_timeout(500)

    def deal(self) -> None:
        """Have a deal dealt and play it to its account."""
        self.page.locator(f'[data-begin="{self.game}"]').click()
        self.hand.wait_for(timeout=60_000)
        for _ in range(6000):
            if self.end.count():
                self.page.wait_for_timeout(800)
                return
            self._answer()
            self.page.wait_for_timeout(60)
        raise SystemExit("the deal does not end")

    def _answer(self) -> None:
        if self.play.count():
            self.play.first.click(timeout=2000)
        elif self.asks.count():
            self.asks.last.click(timeout=2000)
        elif count := self.free.count():
            # Where several are due, those that are up already stay up.
            up = self.hand.locator("[data-chosen]").count()
            self._touch(self.free.nth(max(0, count - 1 - up)))

    def _touch(self, card: Locator) -> None:
        box = card.bounding_box()
        if box is not None:
            card.click(
                position={"x": box["width"] * 0.2, "y": box["height"] * 0.16}, force=True, timeout=2000
            )


def told(name: str, tasks: list[Task]) -> None:
    """Print the figures of a trace."""
    for of, long in (
        ("by the clock", [task for task in tasks if task.wall > LONG_MS]),
        ("of the processor", [task for task in tasks if task.cpu > LONG_MS]),
    ):
        longest = max(tasks, key=lambda task: task.wall if of == "by the clock" else task.cpu)
        value = longest.wall if of == "by the clock" else longest.cpu
        print(
            f"{name:12} {len(long):3} of {len(tasks)} tasks over {LONG_MS} ms {of}; the longest {value:.0f} ms"
        )


def main() -> None:
    """Trace the empty page, then a deal of each game."""
    parser = argparse.ArgumentParser(description="How long the main thread is held while a deal is played.")
    parser.add_argument("--game", choices=GAMES, help="this game only")
    parser.add_argument("--speed", default="fast")
    parser.add_argument("--slower", type=float, default=1, help="how many times slower the processor is made")
    parser.add_argument(
        "--profile", type=Path, help="write the trace here, with the script's functions sampled"
    )
    wanted = parser.parse_args()
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        empty = browser.new_page()
        empty.set_content(FRAMES)
        with traced(browser, empty, None) as tasks:
            empty.wait_for_timeout(8000)
        told("empty page", tasks)
        empty.close()
        for game in [wanted.game] if wanted.game else GAMES:
            context = browser.new_context(viewport={"width": 360, "height": 740})
            page = context.new_page()
            player = Player(page)
            player.sit_down(server.url, game, wanted.speed)
            page.evaluate(WATCH)
            if wanted.slower != 1:
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
            with traced(browser, page, wanted.profile) as tasks:
                player.deal()
            told(game, tasks)
            for task in sorted(tasks, key=lambda task: -task.cpu)[:8]:
                print("            ", task)
            seen = page.evaluate("watched")
            print(
                f"{game:12} layout shifts {seen['shifts']:.4f}; the slowest of {seen['answers']} answers to a tap "
                f"{seen['slowest']:.0f} ms"
            )
            context.close()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()

"""Reloads: whether every one of many reloads answers, the service worker active and the processor busy.

    .venv/bin/python tests/bench/reloads.py [--times 60] [--busy 4] [--early]

Prints how long each took to the engine's answer, in order, and what one that did not answer had come to. With
`--early` each visit has a browser profile of its own and is reloaded up to four seconds after its answer, or in the
moment in which the service worker begins to keep the site, or the snapshot of the interpreter begins to be written.
"""

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"
MARKS = "performance.getEntriesByType('mark').filter(m => m.name.startsWith('followsuit:')).map(m => [m.name.slice(11), Math.round(m.startTime)])"
ACTIVE = (
    "navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active) && !found.installing)"
)
SAID = "document.querySelector('[data-part=failure]:not([hidden])')?.textContent?.trim() ?? null"
STALLED_S = 90
# The caches of the service worker and of the snapshot, by what their names hold; neither is there at first.
BEGUN = ("precache", "snapshots")


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep the processor busy with so many loops that give way to nobody."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for loop in running:
            loop.kill()


def answered(page: Page) -> tuple[float | None, str]:
    """How long the visit took to the engine's answer, and what it said; None where it never answered."""
    begun = time.monotonic()
    while time.monotonic() - begun < STALLED_S:
        found = dict(page.evaluate(MARKS))
        if "answered" in found:
            return found["answered"] / 1000, ""
        if said := page.evaluate(SAID):
            return None, f"{said} {found}"
        page.wait_for_timeout(50)
    return None, f"silence after {page.evaluate(MARKS)}"


def until_begun(page: Page, cache: str | None) -> None:
    """Wait until a cache is there, or some seconds."""
    if cache is None:
        page.wait_for_timeout(random.uniform(0, 4000))
        return
    until = time.monotonic() + STALLED_S
    while not any(cache in name for name in page.evaluate("caches.keys()")) and time.monotonic() < until:
        page.wait_for_timeout(5)


@contextmanager
def browser(playwright: Playwright, chromium: str) -> Iterator[BrowserContext]:
    """A browser with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=FLAGS.split()
        )
        yield context
        context.close()


def settled(page: Page, url: str) -> None:
    """Visit, and wait until the service worker is active and controls the page."""
    page.goto(url)
    assert answered(page)[0] is not None
    while not page.evaluate(ACTIVE):
        page.wait_for_timeout(200)
    page.reload()
    assert answered(page)[0] is not None
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")


def late(
    playwright: Playwright, chromium: str, server: Server, times: int
) -> Iterator[tuple[float | None, str]]:
    """Reload one page again and again, at once or a moment after its answer."""
    with browser(playwright, chromium) as context:
        page = context.pages[0]
        settled(page, server.url)
        for _ in range(times):
            page.wait_for_timeout(random.choice([0, 0, 300, 1500]))
            page.reload(wait_until="commit")
            yield answered(page)


def early(
    playwright: Playwright, chromium: str, server: Server, times: int
) -> Iterator[tuple[float | None, str]]:
    """Visit anew each time, and reload while the service worker is on its way."""
    for _ in range(times):
        with browser(playwright, chromium) as context:
            page = context.pages[0]
            page.goto(server.url, wait_until="commit")
            yield answered(page)
            until_begun(page, random.choice([None, *BEGUN]))
            page.reload(wait_until="commit")
            yield answered(page)


def main() -> int:
    """Measure and print; the status says whether a reload did not answer."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=60)
    parser.add_argument("--busy", type=int, default=4)
    parser.add_argument("--early", action="store_true")
    wanted = parser.parse_args()
    chromium = browsers.prepare_chromium()
    server = Server(DIST)
    server.start()
    took: list[float] = []
    silent = 0
    with sync_playwright() as playwright, busy(wanted.busy):
        visits = early if wanted.early else late
        for at, (seconds, said) in enumerate(visits(playwright, chromium, server, wanted.times), 1):
            if seconds is None:
                silent += 1
                print(f"\n{at}: {said}", flush=True)
            else:
                took.append(seconds)
                print(f"{seconds:.1f}", end=" ", flush=True)
    print(
        f"\n{len(took)} answered, {silent} did not; median {statistics.median(took):.1f} s, longest {max(took):.1f}"
    )
    return int(silent > 0)


if __name__ == "__main__":
    sys.exit(main())

"""Boot: how long until the engine answers, compared with bare pages of Pyodide and PyScript in the same run.

    .venv/bin/python tests/bench/boot.py [--runs 7] [--slow-line] [--slow-processor 4] [--without-worker]

Each run gives each page a browser profile of its own and visits it: with nothing in the cache (*cold*), by a
*reload* once everything is kept that our page keeps when it has been idle, the site and a snapshot of the interpreter,
and after the browser was ended and started again (*restart*). Ours is besides reloaded with the site and no snapshot,
as by somebody who reloads within the first seconds (*early*). A browser that has just been
started is left alone for a moment before it visits anything: its own start is no page's. The bare pages are made of
npm's files as they are, with the engine unpacked from its sources; the same server sends them with the same headers
and compression.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from bare import PLACE, make_pyscript, make_stock  # noqa: E402
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright  # noqa: E402
from slowness import Line, slow_processor  # noqa: E402

from base import browsers, environment  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

AIMS = {"cold": 0.45, "early": 0.5, "reload": 0.36, "restart": 0.5}
SETTLES_MS = 1500
BARE = ("stock", "pyscript")
OTHER = "?stock&nosw"
"""Ours started the other way, which keeps nothing for a later visit."""
MARKS = "performance.getEntriesByType('mark').filter(m => m.name.startsWith('followsuit:')).map(m => [m.name.slice(11), m.startTime])"

Phases = dict[str, float]
Found = dict[tuple[str, str], list[Phases]]


def marks(page: Page, wanted: str) -> Phases:
    """Wait for a mark; return all there are, in milliseconds from the start of the visit."""
    for _ in range(6000):
        found: Phases = dict(page.evaluate(MARKS))
        if wanted in found:
            return found
        page.wait_for_timeout(20)
    raise SystemExit(
        f"no {wanted!r} in two minutes at {page.url}, only {found}: {page.inner_text('body')[-200:]!r}"
    )


def visits(page: Page, url: str, is_ours: bool) -> Iterator[tuple[str, Phases]]:
    """Visit a page in every way there is within one run of the browser."""
    page.goto(url)
    yield "cold", marks(page, "answered")
    if is_ours:
        marks(page, "snapshot")
        if "nosw" not in url:
            page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        page.evaluate("caches.delete('follow-suit-snapshots')")
    page.wait_for_timeout(1000)  # a browser writes its caches when it has time
    page.reload()
    yield "early" if is_ours else "reload", marks(page, "answered")
    if not is_ours:
        return
    marks(page, "snapshot")
    page.wait_for_timeout(1000)
    page.reload()
    yield "reload", marks(page, "resumed")
    page.wait_for_timeout(500)


def measure(
    folders: dict[str, Path], runs: int, prepare: Callable[[Server], None], factor: int, query: str
) -> Found:
    """Visit each page so many times, in turn; ours with a query."""
    found: Found = {}
    chromium = browsers.prepare_chromium()
    with sync_playwright() as playwright, slow_processor(factor):
        for run in range(runs):
            for name, folder in folders.items():
                with served(folder, prepare) as server, tempfile.TemporaryDirectory() as profile:
                    is_ours = name == "ours"
                    url = server.url + {"ours": query, "other": OTHER}.get(name, PLACE)
                    with browser(playwright, chromium, profile) as context:
                        for visit, phases in visits(context.pages[0], url, is_ours):
                            found.setdefault((name, visit), []).append(phases)
                    with browser(playwright, chromium, profile) as context:
                        context.pages[0].goto(url)
                        phases = marks(context.pages[0], "answered")
                        found.setdefault((name, "restart"), []).append(phases)
            print(f"run {run + 1} of {runs}", file=sys.stderr)
    return found


@contextmanager
def browser(playwright: Playwright, chromium: str, profile: str) -> Iterator[BrowserContext]:
    """Start a browser with a profile, wait until it has started, and end it."""
    context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=FLAGS)
    try:
        context.pages[0].wait_for_timeout(SETTLES_MS)
        yield context
    finally:
        context.close()


@contextmanager
def served(folder: Path, prepare: Callable[[Server], None]) -> Iterator[Server]:
    """Serve a folder for as long as it takes."""
    server = Server(folder)
    prepare(server)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def main() -> int:
    """Measure and print; the status tells whether the aims are met."""
    parser = argparse.ArgumentParser(description="How long until the engine answers.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slow-line", action="store_true", help="10 Mbit/s and 60 ms")
    parser.add_argument("--slow-processor", type=int, default=1, metavar="FACTOR")
    parser.add_argument("--without-worker", action="store_true", help="ours with ?nosw")
    parser.add_argument("--site", type=Path, default=DIST, help="a built site in place of dist")
    wanted = parser.parse_args()
    environment.prepare()
    with tempfile.TemporaryDirectory() as aside:
        folders = {name: Path(aside, name) for name in BARE}
        make_stock(folders["stock"])
        make_pyscript(folders["pyscript"])
        prepare = Line().put_before if wanted.slow_line else lambda server: None
        query = "?nosw" if wanted.without_worker else ""
        found = measure(
            {**folders, "other": wanted.site, "ours": wanted.site},
            wanted.runs,
            prepare,
            wanted.slow_processor,
            query,
        )
    for (name, visit), times in found.items():
        shared = [phase for phase in times[0] if all(phase in run for run in times)]
        phases = ", ".join(f"{phase} {middle(times, phase):.0f}" for phase in shared)
        print(f"{name:9} {visit:8} {phases}")
    status = 0
    for visit, aim in AIMS.items():
        ours = middle(found["ours", visit])
        bare = {name: middle(found[name, "reload" if visit == "early" else visit]) for name in BARE}
        ratio = ours / bare["stock"]
        status |= ratio > aim
        print(
            f"{visit:8} {ours:5.0f} ms / Pyodide {bare['stock']:5.0f} ms = {ratio:.2f}"
            f" (aim {aim}: {'met' if ratio <= aim else 'MISSED'})"
            f", / PyScript {bare['pyscript']:5.0f} ms = {ours / bare['pyscript']:.2f}"
        )
    for visit in ("cold", "reload", "restart"):
        ours, other = middle(found["ours", visit]), middle(found["other", visit])
        print(f"{visit:8} {ours:5.0f} ms the quick way / {other:5.0f} ms the other = {ours / other:.2f}")
    gain = 1 - middle(found["ours", "reload"]) / middle(found["ours", "early"])
    print(f"a snapshot takes {gain:.0%} off a reload")
    return status


def middle(times: list[Phases], phase: str = "answered") -> float:
    """Return the median of a phase over the runs."""
    return statistics.median(run[phase] for run in times)


if __name__ == "__main__":
    sys.exit(main())

"""Memory: the memory of a tab and of its engine deal after deal, and whether it grows.

    .venv/bin/python tests/bench/memory.py [--deals 24] [--games two_hundred] [--masters 1]

A person's deals are played through the page's own engine, as novices' hints say, in a Chromium with one tab, first
against Masters, then against casual bots. Printed are the engine's own memory (WebAssembly's, which only grows: at
the end it is the most it ever was) and the objects Python holds in it, the page's JavaScript heap and DOM nodes, each
after a collection, and the resident memory of the renderer with the page, its engine's frame and its worker. The
status says whether the engine's memory went over its bound, or the last deals hold more than the first ones did,
beyond a tenth. Ten deals are too few to say so of resident memory, which Chromium lets swing by a third before it
gives pages back.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT)]

from playwright.sync_api import BrowserType, CDPSession, Page, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402
from tests.shared.page.engine_memory import engine_memory, play_deal  # noqa: E402 - in a folder named just above

ANSWERED = "performance.getEntriesByName('followsuit:answered').length > 0"
GROWTH = 1.1
#: What an interpreter of Pyodide's begins with: a snapshot can be restored into no more.
BOUND_MB = 31.5


def resident(session: CDPSession) -> dict[str, float]:
    """Return the resident memory of the browser's processes by kind, in MB; of renderers the largest."""
    found: dict[str, float] = {}
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        try:
            pages = int(Path(f"/proc/{process['id']}/statm").read_text().split()[1])
        except (OSError, IndexError):
            continue
        size = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        found[process["type"]] = max(found.get(process["type"], 0), size)
    return found


def heap(page: Page) -> tuple[float, int]:
    """Return the page's JavaScript heap in MB and its DOM nodes, after a collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return metrics["JSHeapUsedSize"] / 1e6, int(metrics["Nodes"])


def measure(browser: BrowserType, url: str, game: str, deals: int, masters: int) -> bool:
    """Play a game in a browser of its own, and print; whether it holds more and more."""
    resident_mb: list[float] = []
    objects: list[int] = []
    memory = 0.0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        executable = os.environ.get("FOLLOWSUIT_CHROMIUM") or browsers.prepare_chromium()
        context = browser.launch_persistent_context(profile, executable_path=executable, args=FLAGS)
        page = context.pages[0]
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{url}?nosw")
        while not page.evaluate(ANSWERED):
            page.wait_for_timeout(100)
        interpreter = next(address for address in asked if "/runtime/python-" in address)
        assert context.browser is not None
        session = context.browser.new_browser_cdp_session()
        print(
            f"{game}\n{'deal':>5} {'engine MB':>10} {'objects':>8} {'renderer MB':>12} {'JS heap MB':>11} {'DOM nodes':>10}"
        )
        # The last one begins another match: what one holds of its deals is to be given back.
        for deal in range(deals + 2):
            if deal:
                level = "master" if deal <= masters else "casual"
                is_new = deal in (1, masters + 1, deals + 1)
                play_deal(page, is_new=is_new, game=game, level=level)
            memory, held = engine_memory(page, interpreter)
            objects.append(held)
            used, nodes = heap(page)
            resident_mb.append(resident(session)["renderer"])
            print(
                f"{deal:>5} {memory:>10.1f} {held:>8} {resident_mb[-1]:>12.1f} {used:>11.2f} {nodes:>10}",
                flush=True,
            )
        context.close()
    # The first deal loads the game; what comes after it should stay.
    grows = False
    for name, first, last, taken in (
        (
            "renderer MB",
            statistics.median(resident_mb[1:4]),
            statistics.median(resident_mb[-3:]),
            resident_mb,
        ),
        ("objects of a match of one deal", objects[masters + 1], objects[-1], objects),
    ):
        print(
            f"{name}: at first {first:.0f}, at last {last:.0f}, {last / first:.2f} times, most {max(taken):.0f}"
        )
        grows |= last > GROWTH * first
    print(f"the engine's memory: {memory:.1f} MB of {BOUND_MB} MB at most")
    return grows or memory > BOUND_MB


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What a tab takes deal after deal.")
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--masters", type=int, default=1, help="how many of them are against Masters")
    parser.add_argument("--games", nargs="+", default=["tractor", "two_hundred", "rangvaar"])
    wanted = parser.parse_args()
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        grows = [
            measure(playwright.chromium, server.url, game, wanted.deals, wanted.masters)
            for game in wanted.games
        ]
    server.stop()
    return any(grows)


if __name__ == "__main__":
    sys.exit(main())

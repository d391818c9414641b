"""A whole club's table in the built page of a slow phone: how long it takes, whether the page answers, its memory.

    .venv/bin/python tests/bench/event_table.py [--people 60] [--deals 16] [--players 20] [--slower 4]
        [--games tractor]

The results of so many people are pasted into the page's field and put together, in a window of 360 × 740 whose
renderer is held back: Chromium's own throttle would reach the page's main thread only, and results are replayed in a
worker. Bots play, a part of the people, and what each made is sent under several names, for it is the reading that is
measured. Of a heap longer than one sheet takes, as many people's results as fit are pasted.

Printed are the seconds from the tap until the table stands; the processor time of the page's worker, times as much as
a phone is slower, since a busy machine holds the page back too; that time beside the same heap read by this Python; the
longest while without a frame, the longest task, and the longest wait of another question to the engine, all held back;
and the memory of the engine, of the page's objects and of the whole renderer.
"""

import argparse
import sys
import time

from browsing import chromium_at_the_site  # it sets the path
from memory import heap, resident
from playwright.sync_api import Browser
from slowness import slow_processor
from thinking import worked

from followsuit.clubs import ClubEvent, ResultHeap, event_link, ranked
from followsuit.clubs.heap import LONGEST_HEAP
from followsuit.registry import game_names
from tests.shared.club_events import an_event, crowd
from tests.shared.page.engine_memory import engine_memory

BOOT_MS, TABLE_S, AIM_S = 120_000, 500, 15
COLUMNS = (
    "game",
    "people × deals",
    "characters",
    "seconds waited",
    "reckoned seconds",
    "times CPython",
    "longest without a frame, ms",
    "longest task, ms",
    "longest wait of a question, ms",
    "engine, MB",
    "objects of the page, MB",
    "renderer, MB",
)
#: Press the button, and look at every frame, and ask something twice a second, until the table stands.
WATCH = """([button, people]) => {
  const found = globalThis.found = { gap: 0, task: 0, wait: 0, took: 0 };
  const began = performance.now();
  let last = began;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.task = Math.max(found.task, duration);
  }).observe({ type: "longtask" });
  const look = (now) => {
    found.gap = Math.max(found.gap, now - last);
    last = now;
    if (document.querySelectorAll("dialog tbody tr").length < people) return requestAnimationFrame(look);
    found.took = now - began;
  };
  const ask = async () => {
    while (!found.took) {
      const asked = performance.now();
      await followSuit.askText(JSON.stringify({ v: 1, id: 0, op: "progress" }));
      found.wait = Math.max(found.wait, performance.now() - asked);
      await new Promise((done) => setTimeout(done, 500));
    }
  };
  button.click();
  requestAnimationFrame(look);
  void ask();
}"""


def natively(event: ClubEvent, links: list[str]) -> float:
    """The processor seconds this Python takes for a heap."""
    began = time.process_time()
    heap = ResultHeap(event, ["\n".join(links)])
    for _ in heap.checking():
        pass
    ranked(heap.rows(), "places")
    return time.process_time() - began


def in_the_page(browser: Browser, address: str, event: ClubEvent, links: list[str], slower: int) -> list:
    """What a page shows of a heap: the columns from the seconds on, the ratio as processor seconds not held back."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}?nosw#{event_link(event)}")
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Put results together").click(timeout=BOOT_MS)
    panel.get_by_role("textbox", name="The results that came").fill("\n".join(links))
    button = panel.get_by_role("button", name="Make the table").element_handle()
    before = worked()
    with slow_processor(slower):
        page.evaluate(WATCH, [button, len(links)])
        page.wait_for_function("() => found.took", timeout=1000 * TABLE_S)
    seconds = (worked() - before) / 1000
    found = page.evaluate("found")
    interpreter = next(url for url in asked if "/runtime/python-" in url)
    memory, _ = engine_memory(page, interpreter)
    renderer = resident(browser.new_browser_cdp_session())["renderer"]
    objects, _ = heap(page)
    context.close()
    return [
        found["took"] / 1000,
        seconds,
        found["gap"],
        found["task"],
        found["wait"],
        memory,
        objects,
        renderer,
    ]


def fitting(links: list[str]) -> list[str]:
    """The links, from the first on, that one sheet takes with a line between each two."""
    size, fit = -1, 0
    for link in links:
        size += 1 + len(link)
        fit += size <= LONGEST_HEAP
    return links[:fit]


def main() -> int:
    """Measure and print; the status says whether 60 people's 8 deals would take more than the aim of 15 seconds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--players", type=int, default=20, help="how many of the people play for themselves")
    parser.add_argument("--slower", type=int, default=4, help="how many times slower a phone is")
    parser.add_argument("--games", nargs="+", default=list(game_names()), choices=game_names())
    wanted = parser.parse_args()
    print("| " + " | ".join(COLUMNS) + " |\n|---" + "|---:" * (len(COLUMNS) - 1) + "|", flush=True)
    is_late = False
    with chromium_at_the_site() as (browser, address):
        for game in wanted.games:
            event = an_event(game, wanted.deals)
            links = fitting(crowd(event, wanted.people, wanted.players))
            native = natively(event, links)
            waited, seconds, *rest = in_the_page(browser, address, event, links, wanted.slower)
            size = len("\n".join(links))
            reckoned = seconds * wanted.slower
            is_late |= reckoned / (len(links) * wanted.deals) > AIM_S / (60 * 8)
            cells = [f"{waited:.1f}", f"{reckoned:.1f}", f"{seconds / native:.2f}"]
            cells += [f"{one:.0f}" for one in rest[:3]] + [f"{one:.1f}" for one in rest[3:]]
            print(
                f"| {game} | {len(links)} × {wanted.deals} | {size} | " + " | ".join(cells) + " |", flush=True
            )
    return is_late


if __name__ == "__main__":
    sys.exit(main())

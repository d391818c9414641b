"""Memory: the memory of a tab deal after deal, and whether it grows.

    .venv/bin/python tests/bench/memory.py [--deals 24] [--game two_hundred]

A person's deals are played through the page's own engine, as novices' hints say, in a Chromium with one tab.
Printed are the page's JavaScript heap and DOM nodes, each after a collection, and the resident memory of the
renderer with the page, its engine's frame and its worker. The status says whether the last deals hold more
than the first ones did, beyond a tenth. Ten deals are too few to say so of resident memory, which Chromium
lets swing by a third before it gives pages back.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build"))

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

import environment  # noqa: E402 - in the folder named just above
from chromium import FLAGS  # noqa: E402
from paths import DIST  # noqa: E402
from serve import Server  # noqa: E402

ANSWERED = "performance.getEntriesByName('followsuit:answered').length > 0"
GROWTH = 1.1
# One deal: what the person does is what a hint of the weakest level says; a new match begins where one is over.
DEAL = """async (game) => {
  const ask = async (op, more = {}) => {
    const answer = JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 1, op, ...more })));
    if (!answer.ok && op !== "view") throw new Error(JSON.stringify(answer.error));
    return answer;
  };
  let { view } = await ask("view");
  if (view?.waits_for === "deal") ({ view } = await ask("next", { turn: view.turn }));
  else ({ view } = await ask("new", { game, level: "casual", seed: String(performance.now()) }));
  while (!["deal", "over"].includes(view.waits_for)) {
    const { turn } = view;
    const hint = view.waits_for === "you" ? (await ask("hint", { turn, level: "beginner" })).hint.action : null;
    ({ view } = hint ? await ask("act", { turn, action: hint }) : await ask("step", { turn }));
  }
}"""


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


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What a tab takes deal after deal.")
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--game", default="two_hundred")
    wanted = parser.parse_args()
    server = Server(DIST)
    server.start()
    taken: list[float] = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=environment.prepare_chromium(), args=FLAGS
        )
        page = context.pages[0]
        page.goto(f"{server.url}?nosw")
        while not page.evaluate(ANSWERED):
            page.wait_for_timeout(100)
        assert context.browser is not None
        session = context.browser.new_browser_cdp_session()
        print(f"{'deal':>5} {'renderer MB':>12} {'JS heap MB':>11} {'DOM nodes':>10}")
        for deal in range(wanted.deals + 1):
            if deal:
                page.evaluate(DEAL, wanted.game)
            used, nodes = heap(page)
            taken.append(resident(session)["renderer"])
            print(f"{deal:>5} {taken[-1]:>12.1f} {used:>11.2f} {nodes:>10}", flush=True)
        context.close()
    server.stop()
    # The first deal loads the game; what comes after it should stay.
    first, last = statistics.median(taken[1:4]), statistics.median(taken[-3:])
    print(f"deals 1 to 3: {first:.0f} MB, the last three: {last:.0f} MB, {last / first:.2f} times")
    return last > GROWTH * first


if __name__ == "__main__":
    sys.exit(main())

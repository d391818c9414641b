"""Thinking: how long a bot takes over a move in Chromium, and the same moves natively.

    .venv/bin/python tests/bench/thinking.py [--level master] [--deals 2] [--games tractor two_hundred rangvaar]
    .venv/bin/python tests/bench/thinking.py --level casual --thin

The built page (`dist/`) is opened and its engine is asked, step by step, for deals in which the person plays as the
casual bot would; every other step is a move: a bot's, or in
Tractor a card dealt that the bots may declare with. Median and 95th percentile by phase, their
share of the aim of one second, and how often slower Chromium is than this Python at the very same moves.

`--thin` is a device of 2 GB with a processor four times as slow: its aim is half a second at the 95th percentile. The
browser is held back, and since a busy machine holds it back too, the processor time its worker took is told besides,
four times: that is what the status goes by. Chromium's own throttle reaches a page's main thread only.
"""

import argparse
import json
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path

from browsing import chromium_at_the_site, open_page  # it sets the path
from playwright.sync_api import Page
from slowness import renderers, slow_processor

from followsuit.card_games.registry import game_names
from followsuit.protocol.session import Session

AIM_MS = 1000
Moves = list[tuple[str, float]]  # phase, milliseconds

SCRIPT = """async (match) => {
  const ask = async (op, fields = {}) =>
    JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 0, op, ...fields })));
  const moves = [];
  let { view } = await ask("new", match);
  while (view.waits_for !== "deal" && view.waits_for !== "over") {
    const turn = view.turn;
    if (view.waits_for === "you") {
      const { hint } = await ask("hint", { turn, level: "casual" });
      ({ view } = await ask("act", { turn, action: hint.action }));
      continue;
    }
    const { phase } = view, start = performance.now();
    ({ view } = await ask("step", { turn }));
    moves.push([phase, performance.now() - start]);
  }
  return moves;
}"""


THIN_MEMORY = "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 });"
THIN_FACTOR, THIN_AIM_MS = 4, 500
STEP = """async (message) => {
  const start = performance.now();
  const answer = JSON.parse(await followSuit.askText(JSON.stringify({ v: 1, id: 0, ...message })));
  return { ...answer, took: performance.now() - start };
}"""


def worked() -> float:
    """The processor time that the browser's workers have taken, in milliseconds."""
    total = 0
    for process in renderers():
        for thread in Path(f"/proc/{process}/task").glob("*"):
            if (thread / "comm").read_text().startswith("DedicatedWorker"):
                total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e6


def on_thin(page: Page, match: dict) -> tuple[Moves, Moves]:
    """The times of a deal's moves, as measured and as their processor time on a slow processor."""

    def ask(**message: object) -> dict:
        return dict(page.evaluate(STEP, message))

    waited: Moves = []
    reckoned: Moves = []
    view = ask(op="new", **match)["view"]
    while view["waits_for"] not in ("deal", "over"):
        if view["waits_for"] == "you":
            hint = ask(op="hint", turn=view["turn"], level="casual")["hint"]
            view = ask(op="act", turn=view["turn"], action=hint["action"])["view"]
            continue
        phase, before = view["phase"], worked()
        answer = ask(op="step", turn=view["turn"])
        reckoned.append((phase, THIN_FACTOR * (worked() - before)))
        waited.append((phase, answer["took"]))
        view = answer["view"]
    return waited, reckoned


def thin(games: list[str], level: str, deals: int, rules: dict) -> int:
    """Measure as on a thin device and tell; the status says whether the aim is missed."""
    status = 0
    with chromium_at_the_site() as (browser, address):
        page = browser.new_page()
        page.add_init_script(THIN_MEMORY)
        page.goto(f"{address}?nosw")  # else the worker that makes a snapshot would be counted too
        page.get_by_text("Ready", exact=True).wait_for(timeout=120_000)
        for game in games:
            waited: Moves = []
            reckoned: Moves = []
            with slow_processor(THIN_FACTOR):
                for deal in range(deals):
                    match = {"game": game, "level": level, "seed": f"thinking {deal}", **rules}
                    for all_moves, moves in zip((waited, reckoned), on_thin(page, match), strict=True):
                        all_moves += moves
            for name, moves in (("waited", waited), (f"processor x {THIN_FACTOR}", reckoned)):
                times = [took for _, took in moves]
                late = centile(times, 0.95)
                print(
                    f"{game:12} {name:14} {len(times):5} moves  median {statistics.median(times):6.1f} ms"
                    f"  95 % {late:6.1f} ms  longest {max(times):6.1f} ms  95 % / aim {late / THIN_AIM_MS:5.2f}",
                    flush=True,
                )
            status |= late > THIN_AIM_MS
    return status


def natively(match: dict) -> Moves:
    """The same deal in this Python."""
    session = Session()

    def ask(op: str, **fields: object) -> dict:
        return json.loads(session.handle(json.dumps({"v": 1, "id": 0, "op": op, **fields})))

    moves: Moves = []
    view = ask("new", **match)["view"]
    while view["waits_for"] not in ("deal", "over"):
        if view["waits_for"] == "you":
            hint = ask("hint", turn=view["turn"], level="casual")["hint"]
            view = ask("act", turn=view["turn"], action=hint["action"])["view"]
            continue
        phase, start = view["phase"], time.perf_counter()
        view = ask("step", turn=view["turn"])["view"]
        moves.append((phase, 1000 * (time.perf_counter() - start)))
    return moves


def centile(times: list[float], part: float) -> float:
    """The time below which this part of them lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def tell(game: str, here: Moves, there: Moves) -> None:
    """Print a game's figures, a line a phase."""
    native, chromium = defaultdict(list), defaultdict(list)
    for moves, found in ((here, native), (there, chromium)):
        for phase, milliseconds in moves:
            found[phase].append(milliseconds)
    for phase, times in chromium.items():
        median, late = statistics.median(times), centile(times, 0.95)
        slower = sum(times) / max(0.001, sum(native[phase]))
        print(
            f"{game:12} {phase:10} {len(times):5} moves  median {median:6.0f} ms  95 % {late:6.0f} ms"
            f"  longest {max(times):6.0f} ms  95 % / aim {late / AIM_MS:5.2f}  Chromium / native {slower:5.2f}"
        )


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="master")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--rules", help='JSON, such as {"preset": "standard", "packs": 3, "seats": 6}')
    parser.add_argument("--games", nargs="+", default=list(game_names()), choices=game_names())
    parser.add_argument("--thin", action="store_true", help="as on a device with 2 GB and a slow processor")
    wanted = parser.parse_args()
    rules = {"rules": json.loads(wanted.rules)} if wanted.rules else {}
    if wanted.thin:
        return thin(wanted.games, wanted.level, wanted.deals, rules)
    with open_page() as page:
        for game in wanted.games:
            here: Moves = []
            there: Moves = []
            for deal in range(wanted.deals):
                match = {"game": game, "level": wanted.level, "seed": f"thinking {deal}", **rules}
                there += page.evaluate(SCRIPT, match)
                here += natively(match)
            tell(game, here, there)
    return 0


if __name__ == "__main__":
    sys.exit(main())

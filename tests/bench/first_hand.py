"""First hand: from a visitor's tap to their own cards, and to the first act that is taken, on slow lines.

    .venv/bin/python tests/bench/first_hand.py --before FOLDER [--runs 3] [--game "Two Hundred"] [--pictures FOLDER]

Each visit is the first of a new profile. *Script* is when the page's own script is there, from the start of the
visit; then *Deal* is tapped. *Cards* is from the tap to one's own cards, *act* from the tap to when the first thing
one does is answered, and *carried* how much of all that is fetched until the engine answers had come by then.
`--before` is the built site of an earlier commit: both are visited in turn, and the ratios are of the same run.
"""

import argparse
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from slowness import Line, slow_processor  # noqa: E402

from base import browsers  # noqa: E402 - in the folders named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402

LINES = {"1.6 Mbit/s": 1_600_000, "400 kbit/s": 400_000}
LATENCY_S = 0.15
SPEEDS = (1, 4, 6)
SECONDS = (1, 3, 5, 10)
"""When a picture is taken, from the tap."""
MOST_MS = 240_000
AT_ONCE = "speed=normal&autoplay=no"
#: Presses what the table asks for; true once that was an act and not only a card taken up.
PRESS = """() => {
  const one = (place) => document.querySelector(`[data-root=table] ${place}`);
  globalThis.pressed =
    one("[data-prompt] [data-pass]") ?? one(".declare-options .button") ?? one("[data-prompt] button:not([disabled])") ??
    one(".self button[data-main]:not([disabled])");
  (pressed ?? one('[data-hand] button[data-state="up"]:not([data-chosen])'))?.click();
  return Boolean(pressed);
}"""

Times = dict[str, float]


def visit(page: Page, server: Server, line: Line, game: str) -> Times:
    """Visit the site, tap, and answer the first question; return how long it took."""
    page.set_default_timeout(MOST_MS)
    began = time.monotonic()
    page.goto(f"{server.url}?{AT_ONCE}", wait_until="commit")
    page.locator("html[data-scripts=here]").wait_for(state="attached")
    script = time.monotonic()
    page.get_by_role("button", name=re.compile(f"^Deal {game}")).click()
    tapped = time.monotonic()
    page.locator("[data-hand] button").filter(visible=True).first.wait_for()
    cards = time.monotonic()
    answer_first(page)
    acted, carried = time.monotonic(), line.carried
    page.wait_for_function("() => globalThis.followSuit")
    return {
        "script": script - began,
        "cards": cards - tapped,
        "act": acted - tapped,
        "carried": carried / line.carried,
        "engine": time.monotonic() - began,
    }


def answer_first(page: Page) -> None:
    """Do what is asked first, as a person does who does not think, and wait until it is answered."""
    page.wait_for_function(PRESS, polling=20)
    page.wait_for_function("() => !pressed.isConnected || pressed.disabled || !pressed.checkVisibility()")


def take_pictures(page: Page, server: Server, game: str, folder: Path) -> None:
    """Take a picture at each of `SECONDS` from the tap."""
    page.goto(f"{server.url}?{AT_ONCE}", wait_until="commit")
    page.locator("html[data-scripts=here]").wait_for(state="attached")
    page.get_by_role("button", name=re.compile(f"^Deal {game}")).click()
    tapped = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    for second in SECONDS:
        page.wait_for_timeout(max(0, 1000 * (tapped + second - time.monotonic())))
        page.screenshot(path=folder / f"{second:02}.png", animations="allow")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long a first visitor waits for cards.")
    parser.add_argument("--before", type=Path, required=True, help="the built site of an earlier commit")
    parser.add_argument("--site", type=Path, default=DIST, help="a built site in place of dist")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", default="Court Piece")
    parser.add_argument("--lines", nargs="+", choices=list(LINES), default=list(LINES))
    parser.add_argument("--speeds", nargs="+", type=int, default=list(SPEEDS))
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the first seconds")
    wanted = parser.parse_args()
    sites = {"before": wanted.before, "now": wanted.site}
    chromium = browsers.prepare_chromium()
    with sync_playwright() as playwright:
        for bits in (LINES[name] for name in wanted.lines):
            for factor in wanted.speeds:
                found: dict[str, list[Times]] = {name: [] for name in sites}
                for run in range(wanted.runs):
                    for name, folder in sites.items():
                        line, server = Line(bits, LATENCY_S), Server(folder)
                        line.put_before(server)
                        server.start()
                        with tempfile.TemporaryDirectory() as profile, slow_processor(factor):
                            context = playwright.chromium.launch_persistent_context(
                                profile,
                                executable_path=chromium,
                                args=FLAGS,
                                viewport={"width": 390, "height": 844},
                            )
                            if wanted.pictures:
                                take_pictures(
                                    context.pages[0], server, wanted.game, wanted.pictures / f"{bits}" / name
                                )
                            else:
                                found[name].append(visit(context.pages[0], server, line, wanted.game))
                            context.close()
                        server.stop()
                    print(f"{bits} bit/s ÷{factor}: run {run + 1} of {wanted.runs}", file=sys.stderr)
                if not wanted.pictures:
                    tell(f"{bits / 1000:.0f} kbit/s ÷{factor}", found)


def tell(where: str, found: dict[str, list[Times]]) -> None:
    """Print the medians of both, and how they compare."""
    middle = {
        name: {what: statistics.median(one[what] for one in runs) for what in runs[0]}
        for name, runs in found.items()
    }
    for name, times in middle.items():
        print(where, name, ", ".join(f"{what} {time:.2f}" for what, time in times.items()))
    ratios = {
        what: middle["now"][what] / middle["before"][what] for what in ("script", "cards", "act", "engine")
    }
    print(where, "ratio", ", ".join(f"{what} {ratio:.2f}" for what, ratio in ratios.items()), flush=True)


if __name__ == "__main__":
    main()

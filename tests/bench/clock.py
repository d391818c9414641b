"""Clock: whether Tractor is dealt by the clock, and how soon a tap is answered, on a processor made slower, in Chromium.

    .venv/bin/python tests/bench/clock.py [--before FOLDER] [--slower 1 4 6] [--milliseconds]

Prints for each processor the time of a deal as a ratio to what it should be, that from the tap to the first card as one to
half a second, the frames a second and the long tasks while it is dealt; and the time from a tap to the next paint, its third quartile and its worst, in Tractor with 33 cards and in
Two Hundred. With `--before` a second build of the site is measured in turn with this one, and ratios are printed.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build"), str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from base import browsers  # noqa: E402 - in the folder named just above
from base.chromium import FLAGS  # noqa: E402
from base.paths import DIST  # noqa: E402
from published.serve import Server  # noqa: E402
from tests.shared.page.tables_seen import asked_of_south, asked_to_follow  # noqa: E402

#: How long a deal of Tractor takes, by the speed (`web/js/table/store/next-step.js`).
SECONDS = {"normal": 7, "fast": 4, "instant": 0.5}
TAPS = 24
PHONE = {"width": 360, "height": 740}
#: Follows a deal from the tap that begins it until all cards are seen, and lets each chance to declare go by.
WATCH = """(cards) => {
  const seen = (globalThis.seen = { from: 0, first: 0, last: 0, frames: 0, long: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.long.push([startTime, duration]);
  }).observe({ type: "longtask" });
  addEventListener("click", ({ timeStamp }) => { seen.from ||= timeStamp; }, true);
  const pass = () => document.querySelector("[data-root=table] .declare [data-pass]")?.click();
  new MutationObserver(pass).observe(document.body, { subtree: true, childList: true });
  requestAnimationFrame(function look() {
    const now = performance.now();
    const held = [...document.querySelectorAll("[data-hand] [data-card]")].filter((card) => card.style.visibility !== "hidden");
    if (held.length) { seen.first ||= now; seen.frames += 1; }
    if (held.length >= cards) seen.last = now;
    else requestAnimationFrame(look);
  });
}"""
#: Keeps how long each tap took until the next paint.
TAPPED = """() => {
  const taps = (globalThis.taps = new Map());
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16 });
}"""
#: The places to tap: on the strip of each card that its neighbours leave free.
PLACES = """() => [...document.querySelectorAll("[data-hand] [data-card]")].map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return [left + width * 0.15, top + height * 0.25];
})"""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal, in milliseconds: from the tap to the first card, from the tap and from the first card to the last."""

    first: float
    whole: float
    cards: float
    frames: float
    long: list[float]


class Bench:
    """One build of the site."""

    def __init__(self, browser: Browser, folder: Path, slower: float) -> None:
        self.server = Server(folder)
        self.server.start()
        self.browser, self.slower = browser, slower

    def open(self, speed: str) -> Page:
        """Open the page, with the engine started, on a slower processor."""
        page = self.browser.new_context(viewport=PHONE).new_page()
        page.goto(f"{self.server.url}?seed=28&speed={speed}&autoplay=no")
        page.locator(".loading[data-ready]").wait_for(timeout=60_000)
        page.wait_for_timeout(1000)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        return page

    def deal(self, speed: str) -> Deal:
        """Have Tractor dealt."""
        page = self.open(speed)
        page.evaluate(WATCH, 25)
        page.locator('[data-begin="tractor"]').click()
        page.wait_for_function("() => seen.last", timeout=120_000)
        seen: dict[str, Any] = page.evaluate("seen")
        page.context.close()
        cards = seen["last"] - seen["first"]
        long = [spent for at, spent in seen["long"] if at > seen["first"]]
        return Deal(
            seen["first"] - seen["from"],
            seen["last"] - seen["from"],
            cards,
            seen["frames"] / cards * 1000,
            long,
        )

    def tap(self, game: str, record: str) -> list[float]:
        """Take cards up and put them back."""
        page = self.open("fast")
        page.evaluate("([record, game]) => followSuit.keepMatch(record, game)", [record, game])
        page.get_by_role("button", name="Continue your match").click()
        page.locator('[data-hand] [data-state="up"]').first.wait_for(timeout=60_000)
        page.wait_for_timeout(2000)
        page.evaluate(TAPPED)
        for number in range(TAPS):
            places = page.evaluate(PLACES)
            page.mouse.click(*places[number * 5 % len(places)])
            page.wait_for_timeout(300 + 60 * self.slower)
        found: list[float] = page.evaluate("[...taps.values()]")
        page.context.close()
        # What took less than 16 ms is not told.
        return found + [8.0] * (TAPS - len(found))

    def close(self) -> None:
        """End the server."""
        self.server.stop()


def third_quartile(values: list[float]) -> float:
    """The value that three of four do not exceed."""
    return quantiles(values, n=4)[2]


def main() -> None:
    """Measure this build, and another one with it."""
    parser = argparse.ArgumentParser(
        description="Whether the page goes by the clock, and how soon it answers a tap."
    )
    parser.add_argument("--before", type=Path, help="a second build, to be compared with")
    parser.add_argument("--slower", type=float, nargs="+", default=[1, 4, 6])
    parser.add_argument("--speed", choices=list(SECONDS), nargs="+", default=["normal"])
    parser.add_argument("--only", choices=["deal", "tap"])
    parser.add_argument("--milliseconds", action="store_true", help="print these, too")
    wanted = parser.parse_args()
    records = {"tractor": asked_of_south("tractor", "bury"), "two_hundred": asked_to_follow("two_hundred")}
    folders = {"now": DIST, **({"before": wanted.before} if wanted.before else {})}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        for slower in wanted.slower:
            benches = {name: Bench(browser, folder, slower) for name, folder in folders.items()}
            for speed in wanted.speed if wanted.only != "tap" else []:
                for name, bench in benches.items():
                    deal = bench.deal(speed)
                    print(
                        f"÷{slower:g} {speed:7} {name:7} {deal.cards / 1000 / SECONDS[speed]:5.2f} of its time from the "
                        f"first card, {deal.whole / 1000 / SECONDS[speed]:5.2f} from the tap; the first card after "
                        f"{deal.first / 1000 / SECONDS['instant']:4.2f} of half a second; "
                        f"{deal.frames:3.0f} frames a second; tasks of 200 ms and more: {sum(one >= 200 for one in deal.long)}"
                        + (f"; longest {sorted(deal.long)[-3:]}" if wanted.milliseconds else ""),
                        flush=True,
                    )
            for game, record in records.items() if wanted.only != "deal" else ():
                taps = {name: bench.tap(game, record) for name, bench in benches.items()}
                for name, found in taps.items() if wanted.milliseconds else ():
                    print(
                        f"÷{slower:g} {game:12} {name:7} p75 {third_quartile(found):4.0f} ms, worst {max(found):4.0f} ms"
                    )
                if "before" in taps:
                    of = {of: value(taps["now"]) / value(taps["before"]) for of, value in VALUES.items()}
                    print(
                        f"÷{slower:g} {game:12} now / before: {json.dumps({key: round(v, 2) for key, v in of.items()})}",
                        flush=True,
                    )
            for bench in benches.values():
                bench.close()
        browser.close()


#: What is compared of the taps.
VALUES = {"p75": third_quartile, "worst": max}

if __name__ == "__main__":
    main()

"""Analysis: how long until every legal play in the middle of a deal has its value, in Chromium.

``.venv/bin/python tests/bench/analysis.py`` needs a built ``dist/``. For each game it opens the golden deal in the viewer, begins to
analyse at several places of its middle, and prints the seconds until the first figures and until those of 64 imagined deals.
"""

from __future__ import annotations

import statistics
import time

from browsing import ROOT, chromium_at_the_site  # it sets the path
from playwright.sync_api import Page

from followsuit.actions import Play
from followsuit.links.deals import deal_link
from followsuit.record import Record, read_record
from followsuit.registry import game_named, game_names
from followsuit.table.table_bots import acts_of

#: Of the decisions with a choice of several plays, those in the middle of the deal.
PLACES = (0.4, 0.5, 0.6)
WORLDS = 64
#: The number of imagined deals, as the page says it.
SAID = """worlds => {
  const said = document.querySelector(".analysis-body p")?.textContent ?? "";
  return [...said.matchAll(/[0-9]+/g)].some(([n]) => Number(n) >= worlds);
}"""


def measured(page: Page, step: int) -> tuple[float, float]:
    """Seconds until the first figures of a step, and until those of `WORLDS`."""
    page.locator(".replay input[type=range]").evaluate(
        "(e, to) => { e.value = to; e.dispatchEvent(new Event('input', { bubbles: true })); }", str(step)
    )
    page.wait_for_timeout(500)
    if not page.locator("#replay-more:popover-open").count():
        page.locator(".advice-more").click()
    began = time.monotonic()
    page.locator(".replay .past-buttons button").first.click()
    page.wait_for_function(SAID, arg=1)
    first = time.monotonic() - began
    page.wait_for_function(SAID, arg=WORLDS)
    whole = time.monotonic() - began
    page.locator(".analysis > .icon-button").click()
    page.locator(".replay input[type=range]").wait_for()
    return first, whole


def choices(record: Record) -> list[int]:
    """The steps of a record's first deal before which a seat had several plays."""
    game = game_named(record.game)
    return [
        act.at
        for act in acts_of(game, record.rules, record.deals[0])
        if isinstance(act.action, Play) and len(game.options(game.observe(act.state, act.seat))) > 2
    ]


def main() -> None:
    """Print a line for each game."""
    with chromium_at_the_site() as (browser, address):
        for game in game_names():
            golden = ROOT / "tests" / "golden" / "matches" / f"{game}-reference.deal"
            record = read_record(golden.read_text(encoding="utf-8"))
            link, steps = deal_link(record, 1), choices(record)
            page = browser.new_context(service_workers="block").new_page()
            page.set_default_timeout(40_000)
            page.goto(f"{address}#{link}")
            slider = page.locator(".replay input[type=range]")
            slider.wait_for()
            found = [measured(page, steps[int(len(steps) * place)]) for place in PLACES]
            first, whole = (statistics.median(times) for times in zip(*found, strict=True))
            print(f"{game}: first figures {first:.2f} s, {WORLDS} imagined deals {whole:.2f} s", flush=True)
            page.context.close()


if __name__ == "__main__":
    main()

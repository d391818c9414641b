"""Together: how long a phone needs to sit down at another one's table, and what its page fetches for that.

`.venv/bin/python -m tests.bench.together [ROUNDS]`, with the site built. The guest is slowed fourfold, as a cheap phone is.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "build"))

from playwright.sync_api import expect, sync_playwright

from base import browsers
from base.chromium import FLAGS
from base.paths import DIST
from published.serve import Server
from tests.shared.page.phones import Guest, Host

SLOWER = 4


def main() -> int:
    """Pair and deal several times, and print medians."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    chromium = browsers.prepare_headless(browsers.prepare_chromium())
    server = Server(DIST)
    server.start()
    found: list[dict[str, float]] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        for _ in range(rounds):
            found.append(_round(browser, server))
        browser.close()
    server.stop()
    for name in found[0]:
        print(f"{name}: {median(one[name] for one in found):,.2f}")
    return 0


def _round(browser: Any, server: Server) -> dict[str, float]:
    phone = {"viewport": {"width": 390, "height": 844}, "service_workers": "block"}
    host = Host(browser.new_context(**phone), server, name="Ada")
    guest = Guest(browser.new_context(**phone), server, name="Emil")
    sizes: list[int] = []

    def count(request: Any) -> None:
        sizes.append(sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize")))

    guest.page.on("requestfinished", count)
    guest.page.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    host.open("Two Hundred")
    link = host.code("N")
    began = time.perf_counter()
    guest.follow(link)
    answer = guest.answer()
    answered = time.perf_counter()
    host.take(answer)
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    paired = time.perf_counter()
    host.page.wait_for_function("document.querySelector('[data-part=loading][data-ready]')")
    dealt = time.perf_counter()
    host.begin()
    expect(guest.hand.locator("button").first).to_be_visible()
    shown = time.perf_counter()
    for one in (host, guest):
        one.page.context.close()
    return {
        "s from the link to the answer's code": answered - began,
        "s from the answer to sitting at the table": paired - answered,
        "s from dealing to the first card": shown - dealt,
        "kB the guest's page fetched": sum(sizes) / 1000,
        "letters of the link": len(link.partition("#")[2]),
    }


if __name__ == "__main__":
    sys.exit(main())

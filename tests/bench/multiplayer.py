"""Together: how long a phone needs to sit down at another one's table, and what its page fetches for that.

`.venv/bin/python -m tests.bench.multiplayer [ROUNDS]`, with the site built. The guest is slowed fourfold, as a cheap phone is; both
devices are contexts of one Chromium, so the network between them takes no time. Beside each time stands its ratio to what the same
device needs anyhow, which a busy machine changes little: to open the page and its panel, or a bare channel between two connections of it.
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
from tests.shared.page.person import open_more
from tests.shared.page.phones import Guest, Host

SLOWER = 4
PAGE, CHANNEL = "s to open the page and Play together", "s to open a bare channel"
#: What each time is compared with.
BESIDE = {
    "s from the link to the answer's code": PAGE,
    "s from the answer to sitting at the table": CHANNEL,
    "s from dealing to the first card": PAGE,
}
#: Two connections of one page open a channel, with their whole descriptions and nothing of ours between them.
BARE = """async () => {
  const began = performance.now();
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
  const channel = one.createDataChannel("", { negotiated: true, id: 0 });
  other.createDataChannel("", { negotiated: true, id: 0 });
  const gathered = (peer) => new Promise((resolve) => {
    peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && resolve();
  });
  await Promise.all([gathered(one), one.setLocalDescription()]);
  await other.setRemoteDescription(one.localDescription);
  await Promise.all([gathered(other), other.setLocalDescription()]);
  const opened = new Promise((resolve) => (channel.onopen = resolve));
  await one.setRemoteDescription(other.localDescription);
  await opened;
  one.close();
  other.close();
  return (performance.now() - began) / 1000;
}"""

#: A slowed page on a busy machine takes longer than browsers' tests wait as a rule.
PATIENCE_MS = 60_000


def main() -> int:
    """Pair and deal several times, and print medians and ratios."""
    expect.set_options(timeout=PATIENCE_MS)
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
        beside = BESIDE.get(name)
        ratio = (
            f", {median(one[name] / one[beside] for one in found):.2f} of those {beside}" if beside else ""
        )
        print(f"{name}: {median(one[name] for one in found):,.2f}{ratio}")
    return 0


def _round(browser: Any, server: Server) -> dict[str, float]:
    phone = {"viewport": {"width": 390, "height": 844}, "service_workers": "block"}
    host = Host(browser.new_context(**phone), server, name="Ada")
    guest = Guest(browser.new_context(**phone), server, name="Emil")
    sizes: list[int] = []

    def count(request: Any) -> None:
        sizes.append(sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize")))

    found = {PAGE: _panel(browser.new_context(**phone), server)}
    guest.page.on("requestfinished", count)
    slow(guest.page)
    host.open("two_hundred")
    link = host.code("N")
    began = time.perf_counter()
    guest.follow(link)
    answer = guest.link()
    answered = time.perf_counter()
    host.take(answer)
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    paired = time.perf_counter()
    found[CHANNEL] = guest.page.evaluate(BARE)
    host.page.wait_for_function("document.querySelector('[data-part=loading][data-ready]')")
    dealt = time.perf_counter()
    host.begin()
    expect(guest.hand.locator("button").first).to_be_visible()
    shown = time.perf_counter()
    guest.page.remove_listener("requestfinished", count)
    for one in (host, guest):
        one.page.context.close()
    return {
        **found,
        "s from the link to the answer's code": answered - began,
        "s from the answer to sitting at the table": paired - answered,
        "s from dealing to the first card": shown - dealt,
        "kB the guest's page fetched": sum(sizes) / 1000,
        "letters of the link": len(link.partition("#")[2]),
    }


def slow(page: Any) -> None:
    """Make a device as slow as a cheap phone."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def _panel(context: Any, server: Server) -> float:
    """How long the same device needs to open the page and the panel of a host, in seconds."""
    page = context.new_page()
    slow(page)
    began = time.perf_counter()
    page.goto(server.url)
    open_more(page)
    page.locator('[data-part="multiplayer"]').click()
    expect(page.locator(".multiplayer-code").first).to_be_visible()
    took = time.perf_counter() - began
    context.close()
    return took


if __name__ == "__main__":
    sys.exit(main())

"""Multiplayer strip: `.venv/bin/python build/tools/multiplayer_strip.py` photographs two phones at one table.

The host says who sits where; another phone answers its code, plays, and sees how the deal went. The frames
lie side by side in the picture of the documentation, which is committed. Its cards differ each time, because
the phones draw the seed. The site has to be built.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

# The build's modules, and what the tests know of people with a phone each.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base.paths import ENGINE
from published.serve import Server
from tests.shared.page.phones import Guest, Host
from tools.strips import photograph

PICTURE = ENGINE / "docs" / "playing_together.webp"
#: A phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 740, 0.75
#: The bytes that the picture may have.
MOST = 90_000
SETTLE_MS = 400


def main() -> None:
    """Seat the phones and play, and write the picture."""
    photograph(_frames, PICTURE, (WIDTH, HEIGHT), SCALE, MOST)


def _frames(page: Page, server: Server) -> list[bytes]:
    """Return what is seen: the seats, the answer of a phone, its turn, and the end of the deal."""
    frames: list[bytes] = []
    browser = page.context.browser
    assert browser is not None

    def device() -> Any:
        size: ViewportSize = {"width": WIDTH, "height": HEIGHT}
        return browser.new_context(viewport=size, device_scale_factor=2, reduced_motion="reduce")

    def shoot(phone: Host | Guest) -> None:
        phone.page.mouse.move(0, 0)
        phone.page.wait_for_timeout(SETTLE_MS)
        frames.append(phone.page.screenshot())

    host = Host(device(), server, name="Ama", game="tractor", level="beginner")
    guest = Guest(device(), server, name="Noor")
    host.open()
    host.chair("N").scroll_into_view_if_needed()
    shoot(host)
    guest.follow(host.code("N"))
    expect(guest.panel.locator(".multiplayer-large svg")).to_be_visible()
    shoot(guest)
    host.take(guest.link())
    expect(host.chair("N")).to_have_attribute("data-phone", "there")
    host.begin()
    for phone in (host, guest):
        phone.play()
    host.wait_until(lambda view: len(view["tricks"]) >= 6, "six tricks are played")
    guest.rest()
    host.wait_until(lambda view: view["to_act"] == "N", "the guest is asked")
    shoot(guest)
    guest.play()
    expect(guest.page.locator(".summary")).to_be_visible(timeout=120_000)
    shoot(guest)
    return frames


if __name__ == "__main__":
    main()

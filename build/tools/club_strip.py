"""Club strip: `.venv/bin/python build/tools/club_strip.py` photographs an event by links.

Results of an evening have come, one of them cut; they become a table, and a cell of it opens a play beside
another's. The frames lie side by side in the picture of the documentation, which is committed. The site has
to be built.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, expect

# The build's modules, and what the tests know of people at an event.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base.paths import ENGINE
from followsuit.clubs import event_link
from published.serve import Server
from tests.shared.club_events import an_event, links, named_link
from tools.strips import photograph

PICTURE = ENGINE / "docs" / "clubs.webp"
#: A phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 740, 0.75
#: The bytes that the picture may have.
MOST = 90_000
SETTLE_MS = 400
NAMES = ("Ama", "Bo", "Chi", "Noor", "Zoe")


def main() -> None:
    """Put the results together, and write the picture."""
    photograph(_frames, PICTURE, (WIDTH, HEIGHT), SCALE, MOST)


def _frames(page: Page, server: Server) -> list[bytes]:
    """Return what is seen: the event, the heap, its table, and two plays beside each other."""
    frames: list[bytes] = []

    def shoot() -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLE_MS)
        frames.append(page.screenshot())

    game = "two_hundred"
    results = [named_link(link, name) for name, link in zip(NAMES, links(game), strict=False)]
    panel = page.get_by_role("dialog")
    page.goto(f"{server.url}#{event_link(an_event(game))}")
    expect(panel.get_by_role("button", name="Deal 1")).to_be_visible(timeout=90_000)
    shoot()
    panel.get_by_role("button", name="Put results together").click()
    heap = "\n".join(
        f"{name}: {link}" for name, link in zip(NAMES, [*results[:4], results[4][:-30]], strict=True)
    )
    panel.get_by_role("textbox", name="The results that came").fill(heap)
    panel.get_by_role("button", name="Make the table").click()
    cell = panel.get_by_role("button", name="Ama, deal 2")
    expect(cell).to_be_visible(timeout=60_000)
    panel.get_by_role("heading", name="Thursday", level=3).scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.desk-problems').scrollIntoView()")
    shoot()
    cell.click()
    expect(panel.get_by_role("button", name="Back to the table")).to_be_attached(timeout=60_000)
    page.evaluate("document.activeElement.blur()")
    shoot()
    page.evaluate("document.querySelector('.beside-row[data-differs]').scrollIntoView()")
    shoot()
    return frames


if __name__ == "__main__":
    main()

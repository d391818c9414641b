"""Score sheet strip: `.venv/bin/python build/tools/score_sheet_strip.py` photographs a sheet being kept.

Four people play Tractor; a phone lies in the middle of their table. One deal is entered with a wrong number,
which is seen two deals later and put right, and another with the wrong side in the last trick. The frames lie
side by side in the picture of the documentation, which is committed. The site has to be built.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page

# The build's modules, and what the tests know of people who keep a score.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))

from base.paths import ENGINE
from published.serve import Server
from tests.shared.page.scorer import Scorer
from tools.strips import photograph

PICTURE = ENGINE / "docs" / "keep_the_score.webp"
#: A phone, and how much of its size a frame has in the strip.
WIDTH, HEIGHT, SCALE = 360, 740, 0.75
#: The bytes that the picture may have.
MOST = 90_000
SETTLE_MS = 300


def main() -> None:
    """Play the evening, and write the picture."""
    photograph(_frames, PICTURE, (WIDTH, HEIGHT), SCALE, MOST)


def _frames(page: Page, server: Server) -> list[bytes]:
    """Return what is seen: the keys, the score, a deal opened and put right, the evening's end."""
    frames: list[bytes] = []
    scorer = Scorer(page, touches=True)

    def shoot() -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLE_MS)
        frames.append(page.screenshot())

    page.goto(server.url)
    scorer.begin("Tractor")
    scorer.press("Enter the deal")
    for answer in ("Ama", "Hearts"):
        scorer.answer(answer)
    shoot()
    for answer in ("85", "No"):
        scorer.answer(answer)
    scorer.enter("Spades", "40", "No")
    scorer.enter("Clubs", "120", "Yes", "10", "Pair")
    shoot()
    # The first deal was 35.
    scorer.panel.locator(".score-sheet-deal").last.click()
    shoot()
    scorer.press("Points 85")
    scorer.press("35")
    scorer.press("Write it down")
    shoot()
    # And in the third the defenders had the last trick.
    scorer.panel.locator(".score-sheet-deal").first.click()
    scorer.press("Last trick to the attackers Yes")
    scorer.press("No")
    scorer.press("Write it down")
    for suit, points in (("Hearts", "60"), ("Diamonds", "20"), ("Spades", "75")):
        scorer.enter(suit, points, "No")
    shoot()
    return frames


if __name__ == "__main__":
    main()

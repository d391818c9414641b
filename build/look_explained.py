"""Look at what explains: hints before each kind of act, why a bot played so, the moments that mattered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from look_visit import Visit, Walk, choose, sit_down, touch

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

THOUGHT_MS = 60_000


def _explained(visit: Visit) -> None:
    with visit.page("?seed=7&speed=instant&autoplay=no") as page:
        choose(page, "Two Hundred")
        hand = sit_down(page)
        _hints(visit, page, hand)
        page.get_by_role("button", name="Ask why").click()
        page.get_by_role("button", name=re.compile("ask why$")).nth(4).click()
        page.get_by_role("status", name="Why?").get_by_role("heading").wait_for(timeout=THOUGHT_MS)
        visit.shoot(page, "why")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Moments that mattered").click()
        again = page.get_by_role("dialog").get_by_role("button", name="Look at the table")
        again.first.wait_for(timeout=THOUGHT_MS)
        visit.shoot(page, "moments")
        again.first.click()
        page.get_by_role("group", name="The moments that mattered").wait_for()
        visit.shoot(page, "moment")


def _hints(visit: Visit, page: Page, hand: Locator) -> None:
    """Play the deal, and ask for a hint before the bet, before trump and in the middle of the play."""
    betting = page.get_by_role("group", name="What do you bet?")
    naming = page.get_by_role("group", name=re.compile("Name trump"))
    playable = hand.get_by_role("button", disabled=False)
    end = page.get_by_role("button", name="Next deal")
    hint = page.get_by_role("button", name="Hint", exact=True)
    shown = page.get_by_role("status", name="Hint").get_by_role("heading")
    met: set[str] = set()
    for _ in range(60):
        betting.or_(naming).or_(playable).or_(end).first.wait_for()
        if end.count():
            return
        asked = "bet" if betting.count() else "trump" if naming.count() else "play"
        if asked not in met and (asked != "play" or playable.count() < 6):
            met.add(asked)
            hint.click()
            shown.wait_for(timeout=THOUGHT_MS)
            visit.shoot(page, f"hint-{asked}")
        held = hand.get_by_role("button").count()
        if asked == "bet":
            betting.get_by_role("button", name="Bet 80").click()
            betting.wait_for(state="detached")
        elif asked == "trump":
            naming.get_by_role("button").first.click()
            naming.wait_for(state="detached")
        else:
            touch(playable.first)
            page.get_by_role("button", name=re.compile("^Play( the|$)")).click()
            hand.get_by_role("button").nth(held - 1).wait_for(state="detached")


WALKS = [Walk(_explained, ("hint-bet", "hint-trump", "hint-play", "why", "moments", "moment"))]

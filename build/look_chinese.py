"""Look at the page in Chinese: the opening, the rules, a deal of Tractor from its burial to the account."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from look_tractor import SEED
from look_visit import BOOT_MS, Visit, Walk, touch

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def _opening(visit: Visit) -> None:
    with visit.page("?lang=zh-Hans&empty") as page:
        page.get_by_text("准备好了").wait_for(timeout=BOOT_MS)
        visit.shoot(page, "zh-opening")
        page.get_by_role("radio", name="升级").check(force=True)
        visit.shoot(page, "zh-opening-tractor")
    with visit.page("rules/tractor/zh-Hans/") as page:
        visit.shoot(page, "zh-rules")


def _deal(visit: Visit) -> None:
    with visit.page(f"?lang=zh-Hans&seed={SEED}&speed=instant&autoplay=no") as page:
        page.get_by_role("radio", name="升级").check(force=True)
        page.get_by_role("button", name="发牌", exact=True).click()
        hand = page.get_by_role("group", name="你的手牌")
        hand.wait_for(timeout=BOOT_MS)
        last_chance = page.get_by_role("group", name="最后的亮主机会")
        last_chance.wait_for(timeout=BOOT_MS)
        visit.shoot(page, "zh-last-chance")
        last_chance.get_by_role("button").first.click()
        page.get_by_role("group", name="埋底8张").wait_for()
        cards = hand.get_by_role("button")
        for count in range(8):
            touch(cards.nth(32 - count))
            page.locator(f".bury-place:nth-child({count + 1}) .small-card").wait_for()
        visit.shoot(page, "zh-burying")
        page.locator(".own > .button").click()
        page.get_by_role("group", name="埋底8张").wait_for(state="detached")
        _play_on(visit, page, hand)
        visit.shoot(page, "zh-account")


def _play_on(visit: Visit, page: Page, hand: Locator) -> None:
    end = page.get_by_role("button", name="下一局")
    play = page.get_by_role("button", name=re.compile("^出(?!牌)"))
    is_shown = False
    for _ in range(3000):
        if end.count():
            return
        if play.count():
            if not is_shown and page.locator(".played").count() == 3:
                is_shown = True
                visit.shoot(page, "zh-trick")
            play.click()
            play.wait_for(state="detached")
        elif (free := hand.get_by_role("button", disabled=False)).count():
            touch(free.last)
        page.wait_for_timeout(60)
    raise AssertionError("the table never came to the account")


WALKS = [
    Walk(_opening, ("zh-opening", "zh-opening-tractor", "zh-rules")),
    Walk(_deal, ("zh-last-chance", "zh-burying", "zh-trick", "zh-account")),
]

"""Look at the page in Chinese: the opening, the rules, a deal of Tractor from its burial to the account."""

from __future__ import annotations

import re

from look_tractor import SEED
from look_visit import BOOT_MS, Visit, Walk, play_on, touch


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
        end = page.get_by_role("button", name="下一局")
        play = page.get_by_role("button", name=re.compile("^出(?!牌)"))
        play_on(page, hand, play, end, lambda: visit.shoot(page, "zh-trick"))
        visit.shoot(page, "zh-account")


WALKS = [
    Walk(_opening, ("zh-opening", "zh-opening-tractor", "zh-rules")),
    Walk(_deal, ("zh-last-chance", "zh-burying", "zh-trick", "zh-account")),
]

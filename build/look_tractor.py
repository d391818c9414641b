"""Look at Tractor: a deal of a fixed seed from its first cards to the account, house rules, the auction."""

from __future__ import annotations

import re

from look_visit import BOOT_MS, Visit, Walk, choose, play_on, sit_down, touch

#: Declarations are overridden in this deal, and South has the last word and buries.
SEED = "28"


def _house_rules(visit: Visit) -> None:
    with visit.page("?empty") as page:
        choose(page, "Tractor", "House rules")
        house = page.get_by_role("dialog")
        trumps = house.get_by_role("group", name="Throws of trumps")
        trumps.get_by_role("radio", name="Yes").check(force=True, timeout=BOOT_MS)
        visit.shoot(page, "tractor-house-rules")
        throws = house.get_by_role("group", name="Throws", exact=True)
        throws.get_by_role("radio", name="No", exact=True).click(force=True)
        house.get_by_text("cannot both be so").wait_for()
        visit.shoot(page, "tractor-house-rules-refused")
        house.get_by_role("button", name="Close").click()
        visit.shoot(page, "tractor-opening")


def _deal(visit: Visit) -> None:
    with visit.page(f"?seed={SEED}&speed=fast&autoplay=no") as page:
        choose(page, "Tractor", "Reference")
        hand = sit_down(page)
        page.get_by_role("group", name="You can declare trump").wait_for()
        page.get_by_role("button", name="Pause the deal").click()
        visit.shoot(page, "tractor-dealing")
        page.get_by_role("button", name="Go on dealing").click()
        page.get_by_role("button", name="Deal the rest at once").click()
        page.get_by_role("group", name="Last chance to declare").wait_for()
        visit.shoot(page, "tractor-last-chance")
        page.get_by_role("button", name=re.compile("^Declare")).last.click()
        page.get_by_role("group", name="Bury 8 cards").wait_for()
        cards = hand.get_by_role("button")
        for count in range(8):
            touch(cards.nth(32 - count))
            hand.get_by_role("button", name=re.compile("taken up$")).nth(count).wait_for()
        visit.shoot(page, "tractor-burying")
        page.get_by_role("button", name=re.compile("^Bury the")).click()
        touch(hand.get_by_role("button", name=re.compile("^queen of spades")).first)
        page.get_by_role("button", name=re.compile("^Play the two")).wait_for()
        visit.shoot(page, "tractor-lead")
        page.get_by_role("button", name=re.compile("^Play the two")).click()
        end = page.get_by_role("button", name="Next deal")
        play = page.get_by_role("button", name=re.compile("^Play the"))
        play_on(page, hand, play, end, lambda: visit.shoot(page, "tractor-trick"))
        visit.shoot(page, "tractor-account")


def _auction(visit: Visit) -> None:
    with visit.page("?seed=3&speed=instant&autoplay=no") as page:
        choose(page, "Tractor", "Auction")
        hand = sit_down(page)
        bidding = page.get_by_role("group", name="What will your pair take?")
        bidding.wait_for()
        visit.shoot(page, "tractor-pair-bid")
        bidding.get_by_role("slider").press("End")
        bidding.get_by_role("button", name="Bid 200").click()
        page.get_by_text("Put one card").wait_for()
        visit.shoot(page, "tractor-starter-trick")
        touch(hand.get_by_role("button", name="big joker").first)
        page.get_by_role("button", name=re.compile("^Play the")).click()
        page.get_by_role("group", name="You start. Name trump.").wait_for()
        visit.shoot(page, "tractor-naming")


WALKS = [
    Walk(_house_rules, ("tractor-house-rules", "tractor-house-rules-refused", "tractor-opening")),
    Walk(
        _deal,
        (
            "tractor-dealing",
            "tractor-last-chance",
            "tractor-burying",
            "tractor-lead",
            "tractor-trick",
            "tractor-account",
        ),
    ),
    Walk(_auction, ("tractor-pair-bid", "tractor-starter-trick", "tractor-naming")),
]

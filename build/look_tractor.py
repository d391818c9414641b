"""Look at Tractor: a deal of a fixed seed from its first cards to the account, house rules, the auction."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from playwright.sync_api import Locator, Page

    Visit = Callable[[str], AbstractContextManager[Page]]
    Shoot = Callable[[Page, str], None]

BOOT_MS = 60_000
#: Declarations are overridden in this deal, and South has the last word and buries.
SEED = "28"


def photograph(visit: Visit, shoot: Shoot) -> None:
    """Photograph every screen of Tractor."""
    _house_rules(visit, shoot)
    _deal(visit, shoot)
    _auction(visit, shoot)


def _house_rules(visit: Visit, shoot: Shoot) -> None:
    with visit("?empty") as page:
        _choose(page, "House rules")
        house = page.get_by_role("dialog")
        trumps = house.get_by_role("group", name="Throws of trumps")
        trumps.get_by_role("radio", name="Yes").check(force=True, timeout=BOOT_MS)
        shoot(page, "house-rules")
        throws = house.get_by_role("group", name="Throws", exact=True)
        throws.get_by_role("radio", name="No", exact=True).click(force=True)
        house.get_by_text("cannot both be so").wait_for()
        shoot(page, "house-rules-refused")
        house.get_by_role("button", name="Close").click()
        shoot(page, "opening")


def _deal(visit: Visit, shoot: Shoot) -> None:
    with visit(f"?seed={SEED}&speed=fast&autoplay=no") as page:
        _choose(page, "Reference")
        hand = _sit_down(page)
        page.get_by_role("group", name="You can declare trump").wait_for()
        page.get_by_role("button", name="Pause the deal").click()
        shoot(page, "dealing")
        page.get_by_role("button", name="Go on dealing").click()
        page.get_by_role("button", name="Deal the rest at once").click()
        page.get_by_role("group", name="Last chance to declare").wait_for()
        shoot(page, "last-chance")
        page.get_by_role("button", name=re.compile("^Declare")).last.click()
        page.get_by_role("group", name="Bury 8 cards").wait_for()
        cards = hand.get_by_role("button")
        for count in range(8):
            _touch(cards.nth(32 - count))
            hand.get_by_role("button", name=re.compile("taken up$")).nth(count).wait_for()
        shoot(page, "burying")
        page.get_by_role("button", name=re.compile("^Bury the")).click()
        _touch(hand.get_by_role("button", name=re.compile("^queen of spades")).first)
        page.get_by_role("button", name=re.compile("^Play the two")).wait_for()
        shoot(page, "lead")
        page.get_by_role("button", name=re.compile("^Play the two")).click()
        page.get_by_text(re.compile("takes? the trick")).first.wait_for()
        shoot(page, "trick")
        _play_on(page, hand, "Next deal")
        shoot(page, "account")


def _auction(visit: Visit, shoot: Shoot) -> None:
    with visit("?seed=3&speed=instant&autoplay=no") as page:
        _choose(page, "Auction")
        hand = _sit_down(page)
        bidding = page.get_by_role("group", name="What will your pair take?")
        bidding.wait_for()
        shoot(page, "pair-bid")
        bidding.get_by_role("slider").press("End")
        bidding.get_by_role("button", name="Bid 200").click()
        page.get_by_text("Put one card").wait_for()
        shoot(page, "starter-trick")
        _touch(hand.get_by_role("button", name="big joker").first)
        page.get_by_role("button", name=re.compile("^Play the")).click()
        page.get_by_role("group", name="You start. Name trump.").wait_for()
        shoot(page, "naming")


def _choose(page: Page, rules: str) -> None:
    page.get_by_role("radio", name="Tractor").check(force=True)
    page.get_by_role("radio", name=rules, exact=True).check(force=True)


def _sit_down(page: Page) -> Locator:
    page.get_by_role("button", name="Deal", exact=True).click()
    hand = page.get_by_role("group", name="Your hand")
    hand.wait_for(timeout=BOOT_MS)
    return hand


def _play_on(page: Page, hand: Locator, wanted: str) -> None:
    end = page.get_by_role("button", name=wanted)
    play = page.get_by_role("button", name=re.compile("^Play the"))
    for _ in range(3000):
        if end.count():
            return
        if play.count():
            play.click()
        elif (free := hand.get_by_role("button", disabled=False)).count():
            _touch(free.last)
        page.wait_for_timeout(60)
    raise AssertionError(f"the table never came to {wanted}")


def _touch(card: Locator) -> None:
    """Tap a card on the strip its neighbour leaves free."""
    box = card.bounding_box()
    if box is not None:
        card.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.16}, force=True)

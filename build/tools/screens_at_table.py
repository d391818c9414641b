"""Screens at the table: matches of Two Hundred and Rangvaar, a deal of Tractor."""

from __future__ import annotations

import re
from functools import partial

from tests.shared.page.person import Bidder, Person
from tests.shared.page.tractor_player import SEED
from tools.screen_visit import BOOT_MS, ScreenVisit, Walk, choose, play_on, sit_down

#: The names of the screens, by what the table asks of the person.
SCREENS = {
    "bet": "betting",
    "name": "naming",
    "deal": "deal-over",
    "over": "match-over",
}


def _match(visit: ScreenVisit, game: str, sort: type[Person], first_bid: str) -> None:
    """Play a match to its end; photograph each screen the first time it comes."""
    prefix = game.lower().replace(" ", "-")
    met: set[str] = set()
    with visit.page("?seed=7&speed=instant&autoplay=no") as page:
        choose(page, game)
        sit_down(page)
        person = sort(page, visit.server)
        while (asked := person.wait()) != "over":
            if asked in SCREENS and asked not in met:
                visit.shoot(page, f"{prefix}-{SCREENS[asked]}")
            if asked == "play" and "trick" not in met and _has_a_refusal(person):
                met.add("trick")
                _look_about(visit, person, prefix)
            if asked == "bet" and asked not in met:
                bid = person.betting.get_by_role("button", name=first_bid)
                bid.click()
                bid.wait_for(state="detached")
            else:
                person.answer(asked)
            met.add(asked)
        visit.shoot(page, f"{prefix}-{SCREENS['over']}")


def _has_a_refusal(person: Person) -> bool:
    later = person.page.get_by_role("button", name=re.compile("Last trick"))
    return bool(person.refused.count() and later.count())


def _look_about(visit: ScreenVisit, person: Person, prefix: str) -> None:
    """In the middle of a trick: a card taken up, one refused, the tricks so far, the menu."""
    page = person.page
    person.touch(person.playable.first)
    visit.shoot(page, f"{prefix}-trick")
    person.touch(person.refused.first)
    visit.shoot(page, f"{prefix}-refusal")
    page.get_by_role("button", name=re.compile("Last trick")).click()
    visit.shoot(page, f"{prefix}-tricks")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    visit.shoot(page, f"{prefix}-menu")
    page.get_by_role("button", name="Close").click()


def _match_walk(game: str, sort: type[Person], first_bid: str) -> Walk:
    prefix = game.lower().replace(" ", "-")
    screens = (*SCREENS.values(), "trick", "refusal", "tricks", "menu")
    go = partial(_match, game=game, sort=sort, first_bid=first_bid)
    return Walk(go, tuple(f"{prefix}-{screen}" for screen in screens))


def _house_rules(visit: ScreenVisit) -> None:
    with visit.page("?empty") as page:
        choose(page, "Tractor", "House rules")
        house = page.locator("[data-root=panel]")
        house.locator("[data-group=throws] > summary").click(timeout=BOOT_MS)
        trumps = house.get_by_role("group", name="Throws of trumps")
        trumps.get_by_role("radio", name="Yes").check(force=True, timeout=BOOT_MS)
        visit.shoot(page, "tractor-house-rules")
        throws = house.get_by_role("group", name="Throws", exact=True)
        throws.get_by_role("radio", name="No", exact=True).click(force=True)
        house.get_by_text("do not go together").wait_for()
        visit.shoot(page, "tractor-house-rules-refused")
        house.get_by_role("button", name="Close").click()
        visit.shoot(page, "tractor-home")


def _deal(visit: ScreenVisit) -> None:
    with visit.page(f"?seed={SEED}&speed=fast&autoplay=no") as page:
        choose(page, "Tractor")
        hand, person = sit_down(page), Person(page, visit.server)
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
            person.touch(cards.nth(32 - count))
            hand.get_by_role("button", name=re.compile("taken up$")).nth(count).wait_for()
        visit.shoot(page, "tractor-burying")
        page.get_by_role("button", name=re.compile("^Bury the")).click()
        person.touch(hand.get_by_role("button", name=re.compile("^queen of spades")).first)
        page.get_by_role("button", name=re.compile("^Play the two")).wait_for()
        visit.shoot(page, "tractor-lead")
        page.get_by_role("button", name=re.compile("^Play the two")).click()
        end = page.get_by_role("button", name="Next deal")
        play = page.get_by_role("button", name=re.compile("^Play the"))
        play_on(person, hand, play, end, lambda: visit.shoot(page, "tractor-trick"))
        visit.shoot(page, "tractor-account")


def _auction(visit: ScreenVisit) -> None:
    with visit.page("?seed=3&speed=instant&autoplay=no") as page:
        choose(page, "Tractor", "Bidding game")
        hand, person = sit_down(page), Person(page, visit.server)
        bidding = page.get_by_role("group", name="What will your pair take?")
        bidding.wait_for()
        visit.shoot(page, "tractor-pair-bid")
        bidding.get_by_role("slider").press("End")
        bidding.get_by_role("button", name="Bid 200").click()
        page.get_by_text("Put down one card").wait_for()
        visit.shoot(page, "tractor-starter-trick")
        person.touch(hand.get_by_role("button", name="big joker").first)
        page.get_by_role("button", name=re.compile("^Play the")).click()
        page.get_by_role("group", name="You start. Name trump.").wait_for()
        visit.shoot(page, "tractor-naming")


WALKS = [
    _match_walk("Two Hundred", Person, "Bet 80"),
    _match_walk("Rangvaar", Bidder, "Bid 9"),
    Walk(_house_rules, ("tractor-house-rules", "tractor-house-rules-refused", "tractor-home")),
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

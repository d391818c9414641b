"""House rules: chosen one by one, in one way for every game; the engine says what they come to."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

BOOT_MS = 60_000
GAMES = {"two_hundred": "Two Hundred", "tractor": "Tractor", "rangvaar": "Rangvaar"}


def ask(page: Page, op: str, **more: Any) -> dict[str, Any]:
    question = json.dumps({"v": 1, "op": op, **more})
    answer: dict[str, Any] = json.loads(page.evaluate("text => followSuit.askText(text)", question))
    assert answer["ok"], answer
    return answer


def house_of(person, game: str) -> Locator:
    """Choose a game and its house rules; the panel."""
    page = person.page
    person.open()
    person.options(GAMES[game]).get_by_role("radio", name="House rules").check(force=True)
    house: Locator = page.locator('[data-root="panel"]')
    expect(house.get_by_role("group").first).to_be_visible(timeout=BOOT_MS)
    return house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_every_option_of_the_engine_is_there_with_a_sentence_and_its_clause(
    person, page: Page, game: str
) -> None:
    house = house_of(person, game)
    [offer] = [offer for offer in ask(page, "hello")["games"] if offer["name"] == game]
    options = house.locator(".option")
    expect(options).to_have_count(len(offer["options"]))
    for option, there in zip(offer["options"], options.all(), strict=True):
        expect(there.get_by_role("checkbox" if option["many"] else "radio")).to_have_count(
            len(option["choices"])
        )
        expect(there).to_contain_text(option["clause"])
        assert len(there.locator(".hint").inner_text()) > 20, option["name"]


@pytest.mark.parametrize(
    "game",
    [
        "tractor",
        *(
            pytest.param(game, marks=pytest.mark.long("the same panel in another game"))
            for game in ("two_hundred", "rangvaar")
        ),
    ],
)
def test_a_match_is_played_by_the_rules_of_the_house(person, page: Page, game: str) -> None:
    wanted = {
        "two_hundred": ("Target", "300", "target", 300),
        "tractor": ("The kitty counts", "Doubled per card", "kitty_multiplier", "power"),
        "rangvaar": ("A bid that fails scores", "Minus bid", "failed_bid", "minus_bid"),
    }
    title, words, field, value = wanted[game]
    house = house_of(person, game)
    group = house.get_by_role("group", name=title, exact=True)
    group.get_by_role("radio", name=words, exact=True).check(force=True)
    expect(group.get_by_role("radio", name=words, exact=True)).to_be_checked()
    house.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(person.hand).to_be_visible(timeout=BOOT_MS)
    assert ask(page, "view")["view"]["rules"] == {"preset": "reference", field: value}


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_what_another_option_switches_off_is_shown_so(person, page: Page) -> None:
    house = house_of(person, "tractor")
    price = house.get_by_role("group", name="Price of a failed throw")
    expect(price.get_by_role("radio").first).to_be_disabled()
    # Neither the price nor which unit stays: no throw fails.
    expect(house.get_by_text("Has no effect while “Throws” is “If unbeatable”.")).to_have_count(2)
    # The standard rules have throws of trumps; without any throws there are none of trumps either.
    house.get_by_role("group", name="Begin from").get_by_role("radio", name="Daring game").check(force=True)
    trumps = house.get_by_role("group", name="Throws of trumps")
    expect(trumps.get_by_role("radio", name="Yes")).to_be_checked()
    throws = house.get_by_role("group", name="Throws", exact=True)
    throws.get_by_role("radio", name="No", exact=True).check(force=True)
    expect(trumps.get_by_role("radio", name="No")).to_be_checked()
    expect(trumps.get_by_role("radio", name="No")).to_be_disabled()
    expect(house.get_by_role("alert")).to_be_empty()

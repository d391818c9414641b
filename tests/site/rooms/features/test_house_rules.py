"""House rules: chosen one by one, in one way for every game; the engine says what follows from them."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.shared.page.person import from_more, unfold

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
    unfold(house)
    return house


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.full("the sentences and clauses of options are held without a browser")
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
            pytest.param(game, marks=pytest.mark.full("the same panel in another game"))
            for game in ("two_hundred", "rangvaar")
        ),
    ],
)
def test_a_match_is_played_by_the_rules_of_the_house(person, page: Page, game: str) -> None:
    wanted = {
        "two_hundred": ("Nobody bets", "Deal again", "nobody_bets", "redeal"),
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
    expect(person.hand).to_be_visible()
    assert ask(page, "view")["view"]["rules"] == {"preset": "reference", field: value}


@pytest.mark.full("tested without a browser")
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


@pytest.mark.long("a panel that is opened and played by in the short gate")
def test_a_rule_is_changed_saved_and_sent_and_a_friend_plays_a_deal_by_it(person, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    house = house_of(person, "tractor")
    house.get_by_label("Search the rules").fill("small JOKERS")
    expect(house.locator(".option")).to_have_count(2)
    jokers = house.locator("[data-field=joker_joker]")
    example = jokers.get_by_role("group", name="Example")
    expect(example).to_contain_text("This is a tractor.")
    jokers.get_by_role("radio", name="No", exact=True).check(force=True)
    expect(example).to_contain_text("This is no tractor.")
    differing = house.get_by_role("region", name="What differs")
    expect(differing).to_contain_text("Small and big jokers No instead of: Yes")
    house.locator(".house-saved > summary").click()
    save = house.get_by_role("button", name="Save", exact=True)
    save.click()
    expect(house.get_by_role("alert").filter(has_text="Give the rules a name first.")).to_be_visible()
    house.get_by_label("Name of these rules").fill("n" * 200)
    save.click()
    expect(house.get_by_role("alert").filter(has_text="96 characters at most")).to_be_visible()
    house.get_by_label("Name of these rules").fill("Sunday table")
    save.click()
    expect(house).to_contain_text("Saved as “Sunday table”.")
    house.get_by_label("Name of these rules").fill("SUNDAY table")
    save.click()
    taken = "There are rules called “SUNDAY table” already. Take another name, or replace them."
    expect(house.get_by_role("alert").filter(has_text=taken)).to_be_visible()
    house.get_by_label("Name of these rules").fill("Sunday table")
    house.get_by_role("button", name="Copy as a link").click()
    expect(house).to_contain_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/#h1." in link
    house.get_by_role("button", name="Close").click()

    browser = page.context.browser
    assert browser is not None
    friend = browser.new_context(service_workers="block", reduced_motion="reduce").new_page()
    friend.goto(link)
    came = friend.get_by_role("region", name="House rules you were sent")
    expect(came).to_contain_text("House rules for Tractor: “Sunday table”")
    expect(came).to_contain_text("Small and big jokers No")
    came.get_by_role("button", name="Play by these rules").click()
    panel = friend.locator('[data-root="panel"]')
    expect(panel.get_by_role("region", name="What differs")).to_contain_text("Small and big jokers No")
    panel.get_by_role("button", name="Close").click()
    assert "#" not in friend.url
    friend.get_by_role("button", name="Options Tractor").click()
    expect(friend.get_by_role("radio", name="House rules")).to_be_checked()
    friend.get_by_role("radio", name="One deal").check(force=True)
    friend.get_by_role("button", name="Deal", exact=True).click()
    expect(friend.get_by_role("button", name="Deal the rest at once")).to_be_visible()
    view = ask(friend, "view")["view"]
    assert view["rules"] == {"preset": "reference", "joker_joker": False}
    assert view["challenge"] == {"day": "", "margin": None}
    friend.context.close()

    page.get_by_role("dialog", name="Options").get_by_role("button", name="Close").click()
    from_more(page, "Ask the referee").click()
    referee = page.locator('[data-root="panel"]')
    referee.get_by_label("Rules").select_option(label="Sunday table")
    expect(referee.get_by_label("Rules")).to_have_value("saved 0")


@pytest.mark.long("the texts are held without a browser; this is the panel around them")
def test_a_pasted_text_names_what_is_unknown_and_mends_what_contradicts(person, page: Page) -> None:
    house = house_of(person, "two_hundred")
    text = "followsuit-rules 1\ngame tractor\nname Odd\npreset howto\nmust_defend 5 A\ncolour green"
    house.get_by_label("A link or text of house rules").fill("bonjour")
    house.get_by_role("button", name="Read", exact=True).click()
    refusal = house.get_by_role("alert").filter(has_text="Line 1 was not understood: bonjour")
    expect(refusal.first).to_be_visible()
    house.get_by_label("A link or text of house rules").fill(text)
    house.get_by_role("button", name="Read", exact=True).click()
    came = house.get_by_role("region", name="House rules you were sent")
    expect(came).to_contain_text("colour green")
    expect(came).to_contain_text("“The match is won” and “Levels to be defended” do not go together")
    expect(came.get_by_role("button", name="Play by these rules")).to_be_disabled()
    came.get_by_role("button", name="Levels to be defended: 5").click()
    came.get_by_role("button", name="Play by these rules").click()
    expect(house.get_by_role("region", name="What differs")).to_contain_text("Levels to be defended 5")

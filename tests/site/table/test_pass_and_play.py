"""Pass and play: people who share the device, by keyboard and by touch; no card is anywhere while it is covered."""

import json
import re

import pytest
from axe_checker import Checker
from playwright.sync_api import Page, expect
from sharers import BOTS_MS, Shared


@pytest.mark.long("Two people play a deal of Two Hundred on a phone, one by touch and one by keyboard")
@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 375, "height": 740})
def test_two_opponents_share_a_deal_by_touch_and_by_keyboard(person, page: Page) -> None:
    shared = Shared(person, {"South": "Ada", "West": "Ben"})
    shared.sit_down("Two Hundred")
    axe = Checker(page)
    axe.look("the seats in the options")
    shared.deal()
    axe.look("the cover")
    undone = False
    while (asked := shared.wait()) != "deal":
        last = person.view()["cover"]
        if asked == "show" and shared.covers > 8 and last["takes_back"] and not undone:
            undone = True
            shared.look_under_the_cover()
            person.page.get_by_role("button", name="Take back").tap()
            question = page.get_by_role("dialog")
            asker, other = ("Ada", "Ben") if last["takes_back"] == "S" else ("Ben", "Ada")
            expect(question).to_contain_text(f"{asker} would like to take the last decision back. {other}")
            axe.look("what the other side is asked")
            question.get_by_role("button", name="Yes, take it back").tap()
            expect(question).to_be_hidden()
            expect(page.get_by_role("button", name=f"{asker}: show my cards")).to_be_visible()
            assert person.view()["assisted"]
            continue
        shared.answer(asked, keys=person.view()["you"] == "S")
    assert shared.covers >= 18
    summary = page.get_by_role("group", name=re.compile("Deal 1"))
    expect(summary.get_by_role("button", name="Moments that mattered")).to_have_count(0)
    summary.get_by_role("button", name="Ben", exact=True).tap()
    expect(summary.get_by_role("button", name="Moments that mattered")).to_be_visible()
    axe.look("a deal that one of them looks back at")

    person.wait_until_kept()
    page.reload()
    page.get_by_role("button", name="Continue your match").click()
    expect(summary.get_by_role("button", name="Ben", exact=True)).to_be_visible(timeout=BOTS_MS)
    person.next_deal.click()
    expect(page.locator(".cover")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Your matches").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ada, Ben")


@pytest.mark.long("Four people play some tricks of Rangvaar; one of them holds to see the cards")
def test_four_people_play_some_tricks_and_hold_to_see(person, page: Page) -> None:
    shared = Shared(person, {"South": "Ada", "West": "Ben", "North": "Clara", "East": "Dev"})
    shared.sit_down("Rangvaar")
    shared.deal()
    while len(person.view()["tricks"]) < 2:
        asked = shared.wait()
        if asked == "show":
            shared.look_under_the_cover()
            shared.show.click()
            expect(shared.show).to_have_count(0)
        else:
            shared.answer(asked, keys=True)
    assert shared.covers >= 8
    while shared.wait() != "show":
        shared.answer(shared.wait(), keys=True)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="While they hold").check()
    page.get_by_role("button", name="Close").click()
    cards = person.hand.get_by_role("button")
    shared.show.hover()
    page.mouse.down()
    expect(cards.first).to_be_visible()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(cards).to_have_count(0)
    shared.look_under_the_cover()

    shared.show.focus()
    page.keyboard.down(" ")
    expect(cards.first).to_be_visible()
    person.playable.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.up(" ")
    expect(cards).to_have_count(0)
    assert json.loads(page.evaluate("localStorage.getItem('follow-suit/settings')"))["reveal"] == "hold"

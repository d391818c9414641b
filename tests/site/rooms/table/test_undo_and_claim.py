"""Comforts: a play taken back, the rest claimed, the only card by itself, every trick of the deal on demand."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.lessons import Task, read_lesson
from tests.shared.lesson_texts import texts_of
from tests.shared.page.axe_checker import Checker
from tests.shared.page.waiting import wait_until
from tests.shared.records import SURE

LIES_ON_A_CARD = """(one) => {
  const own = one.getBoundingClientRect();
  return [...document.querySelectorAll(".trick .card")].some((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
  });
}"""


def test_the_rest_is_claimed_where_it_is_certain(person, page: Page) -> None:
    person.take_up(SURE, "two_hundred")
    claim = page.get_by_role("button", name="Claim the rest")
    expect(claim).to_contain_text("all 3 tricks are yours")
    claim.dblclick()
    expect(person.next_deal).to_be_visible()
    expect(person.news).to_contain_text("You claim the rest: 3 tricks.")
    view = person.view()
    assert [trick["winner"] for trick in view["tricks"][-3:]] == ["S"] * 3
    assert view["assisted"] is False


def test_whoever_may_claim_sees_the_whole_trick(person, page: Page) -> None:
    lesson = Task(read_lesson(texts_of("two_hundred")["two_hundred-trump"]))
    person.take_up(lesson.table.record_text(), "two_hundred")
    claim = page.get_by_role("button", name="Claim the rest")
    expect(page.locator(".trick .card")).to_have_count(3)
    for width, height in ((1280, 800), (375, 812), (360, 740), (1024, 1366)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until(
            lambda: not claim.evaluate(LIES_ON_A_CARD),
            f"the trick is free at {width} × {height}",
            page.wait_for_timeout,
        )


def test_the_only_card_goes_by_itself_and_a_play_is_taken_back(person, page: Page) -> None:
    person.take_up(SURE, "two_hundred", autoplay="yes")
    back = page.get_by_role("button", name="Take back")
    for left in (2, 1):
        person.touch(person.playable.first)
        person.play.click()
        if left == 2:
            expect(person.hand.get_by_role("button")).to_have_count(2)
            back.click()
            expect(person.hand.get_by_role("button")).to_have_count(3)
            expect(person.news).to_contain_text("Taken back.")
            person.touch(person.playable.first)
            person.play.click()
            expect(person.hand.get_by_role("button")).to_have_count(2)
            person.wait()
    # The last one was played by nobody's hand.
    expect(person.next_deal).to_be_visible()
    expect(back).to_be_hidden()
    assert person.view()["assisted"] is True


@pytest.mark.parametrize("way", ["button", "key"])
@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_every_trick_of_the_deal_is_there_on_demand(person, page: Page, way: str) -> None:
    person.take_up(SURE, "two_hundred")
    if way == "button":
        page.get_by_role("button", name=re.compile("Last trick, taken by you")).press("Enter")
    else:
        page.keyboard.press("l")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("row")).to_have_count(8)
    expect(panel.get_by_role("row").last).to_contain_text("10 of spades, takes it")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.long("another name for what is played by its own in the gate of every commit")
def test_a_card_is_called_by_its_number(person, page: Page) -> None:
    page.add_init_script("localStorage['follow-suit/settings'] = JSON.stringify({ numbers: true })")
    person.take_up(SURE, "two_hundred")
    third = person.hand.get_by_role("button", name="card 3")
    # What is seen is a part of the name: who reads it can say it.
    expect(third.locator("[data-number='3']")).to_be_visible()
    Checker(page).look("numbered cards")
    person.touch(third)
    page.get_by_role("button", name=re.compile("^Play the")).click()
    expect(third).to_have_count(0)
    expect(person.hand.get_by_role("button", name="card 2")).to_be_visible()

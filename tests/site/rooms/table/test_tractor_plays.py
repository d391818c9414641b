"""Plays of several cards of Tractor through the page: taking cards up, throws, and why a play is refused."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.patience import LONG_MS


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_one_tap_takes_a_pair_and_another_lets_a_card_go(player, page: Page) -> None:
    player.take_up()
    player.play_until("bury")
    player.answer("bury")
    assert player.wait() == "play"
    queen = player.hand.get_by_role("button", name=re.compile("^queen of spades"))
    player.tap(queen.first)
    expect(player.chosen).to_have_count(2)
    expect(page.get_by_role("button", name="Play the two queens of spades")).to_be_enabled()
    player.tap(queen.last)
    expect(player.chosen).to_have_count(1)
    expect(page.get_by_role("button", name="Play the queen of spades")).to_be_enabled()
    player.tap(player.hand.get_by_role("button", name=re.compile("^jack of hearts|^9 of hearts")).first)
    expect(player.chosen).to_have_count(2)
    expect(page.get_by_text("Cards led together must be of one suit")).to_be_visible()
    expect(player.play).to_be_disabled()
    page.keyboard.press("Escape")
    expect(player.chosen).to_have_count(0)


@pytest.mark.parametrize("way", ["rapid taps", "drag"])
@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_two_cards_are_played_once_by_rapid_taps_and_by_dragging_one_of_them(
    player, page: Page, way: str
) -> None:
    player.take_up()
    player.play_until("bury")
    player.answer("bury")
    assert player.wait() == "play"
    held = player.hand.get_by_role("button").count()
    queen = player.hand.get_by_role("button", name=re.compile("^queen of spades"))
    if way == "rapid taps":
        player.tap(queen.first)
        expect(player.chosen).to_have_count(2)
        player.play.dblclick()
    else:
        box = queen.last.bounding_box()
        page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + 12)
        page.mouse.down()
        page.mouse.move(box["x"] + 30, box["y"] - 120, steps=5)
        page.mouse.up()
    expect(player.hand.get_by_role("button")).to_have_count(held - 2)
    assert player.wait() in ("play", "deal")
    [first] = [play for play in player.person.view()["tricks"][0]["plays"] if play["seat"] == "S"]
    assert first["cards"] == ["QS", "QS"]
    expect(player.hand.get_by_role("button")).to_have_count(held - 2)


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_a_throw_that_may_be_beaten_is_refused_with_its_clause(player, page: Page) -> None:
    player.take_up()
    player.take_a_throw()
    expect(page.get_by_text(re.compile("That throw is not sure"))).to_be_visible()
    expect(page.get_by_role("link", name="§T22: what this rule says")).to_be_visible()
    expect(player.play).to_be_disabled()


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_a_throw_tried_at_a_risk_fails_and_says_why(player, page: Page) -> None:
    player.take_up(rules="standard")
    player.take_a_throw()
    page.get_by_role("button", name="Play the ace of clubs and 7 of clubs").click()
    expect(player.person.news).to_contain_text("Your throw fails: only 7 of clubs stays", timeout=LONG_MS)
    expect(player.hand.get_by_role("button", name="ace of clubs")).to_have_count(1)


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_a_card_that_no_play_could_hold_says_why(player, page: Page) -> None:
    player.sit_down()
    for _ in range(40):
        player.play_until("play")
        if player.person.refused.count():
            break
        player.answer("play")
    held = player.hand.get_by_role("button").count()
    player.tap(player.person.refused.first)
    expect(page.get_by_role("alert").filter(has_text=re.compile("led, and you hold .*: play"))).to_have_count(
        1
    )
    expect(player.hand.get_by_role("button")).to_have_count(held)


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_a_refusal_leads_to_its_clause_which_opens_where_it_stands(player, page: Page) -> None:
    player.sit_down(rules="Simple game")
    for _ in range(40):
        asked = player.wait()
        if asked == "play" and player.person.refused.count():
            break
        player.answer(asked)
    player.tap(player.person.refused.first)
    link = page.get_by_role("link", name=re.compile(r"^§T2\d: what this rule says"))
    clause = link.inner_text().strip().removeprefix("§")
    link.click()
    box = page.get_by_role("dialog", name=re.compile(rf"^§{clause}: "))
    expect(box.get_by_role("status")).to_contain_text(f"§{clause} ")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(link).to_be_focused()
    player.answer("play")


@pytest.mark.long("a second way to take cards up; taps are in the gate of every commit")
def test_cards_that_are_swept_over_sideways_rise_and_lie_down_when_swept_again(player, page: Page) -> None:
    player.take_up()
    player.play_until("bury")
    cards = player.hand.get_by_role("button")
    first, last = (player.person.at_rest(cards.nth(at)) for at in (0, 3))
    for left in (4, 0):
        page.mouse.move(first["x"] + 6, first["y"] + 30)
        page.mouse.down()
        page.mouse.move(last["x"] + 6, first["y"] + 30, steps=24)
        page.mouse.up()
        expect(player.chosen).to_have_count(left)

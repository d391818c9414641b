"""Arranging: a card of the hand goes where the person wants it, by mouse, by finger and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.axe_checker import Checker
from tests.shared.page.mirrored import mirror
from tests.shared.page.own_hand import Hand
from tests.shared.page.person import open_menu
from tests.shared.page.tractor_player import Player


@pytest.fixture
def hand(person) -> Hand:
    """The hand of somebody at Two Hundred whose turn it is to play, some of whose cards may not be."""
    person.sit_down()
    for _ in range(40):
        asked = person.wait()
        if asked == "play" and person.refused.count() and person.playable.count():
            break
        person.answer(asked)
    return Hand(person)


def test_a_card_dragged_sideways_lies_where_it_was_let_go(hand: Hand) -> None:
    before = hand.shown
    last = len(before) - 1
    hand.drag(0, 3)
    hand.lies(hand.moved(0, 3, before))
    expect(hand.person.news).to_contain_text(re.compile(rf": place 4 of {len(before)}"))
    there = hand.shown
    hand.drag(last, 1)
    hand.lies(hand.moved(last, 1, there))
    # Nothing was played or taken up by it.
    expect(hand.person.hand.get_by_role("button", name=re.compile("taken up$"))).to_have_count(0)


@pytest.mark.full("moved as any other card")
def test_a_card_that_may_not_be_played_is_moved_all_the_same(hand: Hand) -> None:
    before = hand.shown
    states = hand.cards.evaluate_all("cards => cards.map(card => card.dataset.state)")
    at = states.index("refused")
    to = at + 1 if at + 1 < len(before) else at - 1
    hand.drag(at, to)
    hand.lies(hand.moved(at, to, before))
    expect(hand.person.page.get_by_role("alert").filter(has_text="led, and you hold")).to_have_count(0)


@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_a_card_pulled_up_is_played_and_one_that_may_not_be_goes_back(hand: Hand, page: Page) -> None:
    before = hand.shown
    states = hand.cards.evaluate_all("cards => cards.map(card => card.dataset.state)")
    for state, left in (("refused", len(before)), ("up", len(before) - 1)):
        (x, y), _ = hand.way(states.index(state), 0)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 20, y - 150, steps=6)
        expect(hand.frame).to_be_hidden()
        page.mouse.up()
        expect(hand.cards).to_have_count(left)
        if state == "refused":
            assert hand.shown == before


@pytest.mark.full("one more thing after a drag")
def test_a_tap_after_a_drag_is_a_tap(hand: Hand) -> None:
    count = len(hand.shown)
    hand.drag(0, 2)
    hand.person.touch(hand.person.playable.first)
    expect(hand.person.hand.get_by_role("button", name=re.compile("taken up$"))).to_have_count(1)
    hand.person.play.click()
    expect(hand.cards).to_have_count(count - 1)


@pytest.mark.full("one more end of a drag")
def test_escape_lets_the_card_go_back(hand: Hand, page: Page) -> None:
    before = hand.shown
    start, end = hand.way(0, 3)
    hand.lift(*start)
    page.mouse.move(*end, steps=4)
    expect(hand.frame).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand.frame).to_be_hidden()
    page.mouse.up()
    hand.lies(before)


@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_the_own_order_outlasts_a_play_taking_back_and_a_reload_and_ends_with_the_deal(
    hand: Hand, page: Page
) -> None:
    hand.drag(0, 4)
    hand.drag(1, 0)
    mine = hand.shown
    hand.person.answer("play")
    hand.person.wait()
    rest = [card for card in mine if card in hand.shown]
    assert len(rest) < len(mine)
    assert hand.shown == rest
    page.get_by_role("button", name="Take back").click()
    expect(hand.cards).to_have_count(len(mine))
    assert hand.shown == mine
    hand.person.wait_until_kept()
    hand.person.open()
    page.get_by_role("button", name="Continue your match").click()
    expect(hand.person.hand).to_be_visible()
    hand.person.wait()
    assert hand.shown == mine
    hand.person.play_until("deal")
    hand.person.answer("deal")
    hand.person.wait()
    expect(hand.sort).to_have_count(0)


@pytest.mark.full("one of several ways to sort")
@pytest.mark.parametrize("way", ["button", "key"])
@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_the_hand_is_sorted_again(hand: Hand, page: Page, way: str) -> None:
    before = hand.shown
    expect(hand.sort).to_have_count(0)
    hand.drag(0, 3)
    if way == "button":
        hand.sort.click()
    else:
        page.keyboard.press("o")
    expect(hand.person.news).to_contain_text("Your hand is sorted again.")
    assert hand.shown == before
    expect(hand.sort).to_have_count(0)
    assert page.evaluate("() => document.activeElement !== document.body") or way == "key"


@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_by_keyboard_a_card_moves_with_shift_and_the_focus_goes_along(hand: Hand, page: Page) -> None:
    before = hand.shown
    count = len(before)
    hand.cards.nth(1).focus()
    focused = "() => [...document.querySelectorAll('[data-hand] button')].indexOf(document.activeElement)"
    for key, place in (
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("Home", 0),
        ("End", count - 1),
        ("ArrowLeft", count - 2),
    ):
        page.keyboard.press(f"Shift+{key}")
        assert hand.shown == hand.moved(1, place, before)
        assert page.evaluate(focused) == place
        expect(hand.person.news.locator("p").last).to_contain_text(f": place {place + 1} of {count}")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == count - 3
    # Without Shift the arrows go round: after the last card comes the first.
    page.keyboard.press("End")
    for key, place in (("ArrowRight", 0), ("ArrowLeft", count - 1)):
        page.keyboard.press(key)
        assert page.evaluate(focused) == place
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Move the card to another place in your hand")
    expect(page.get_by_role("dialog")).to_contain_text("Sort your hand again")


@pytest.mark.full("the same move by taps")
@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_without_dragging_a_card_is_moved_by_two_taps(hand: Hand, page: Page) -> None:
    before = hand.shown
    open_menu(page)
    page.get_by_role("button", name="Arrange my hand").click()
    expect(page.get_by_text("Tap a card, then the place where it is to lie.")).to_be_visible()
    Checker(page).look("arranging the hand")
    hand.person.touch(hand.cards.nth(0))
    expect(hand.person.hand.get_by_role("button", name=re.compile(", to be moved$"))).to_have_count(1)
    hand.person.touch(hand.cards.nth(3))
    assert hand.shown == hand.moved(0, 3, before)
    # A card tapped twice stays; nothing is played meanwhile.
    for _ in range(2):
        hand.person.touch(hand.cards.nth(2))
    expect(hand.person.hand.get_by_role("button", name=re.compile(", to be moved$"))).to_have_count(0)
    assert hand.shown == hand.moved(0, 3, before)
    page.get_by_role("button", name="Done").click()
    hand.person.answer("play")


@pytest.mark.full("the other direction of the same drag")
def test_from_right_to_left_a_card_lies_where_it_was_let_go(hand: Hand, page: Page) -> None:
    before = hand.shown
    mirror(page)
    hand.drag(0, 3)
    hand.lies(hand.moved(0, 3, before))
    hand.cards.nth(3).focus()
    page.keyboard.press("Shift+ArrowLeft")
    hand.lies(hand.moved(0, 2, before))


@pytest.fixture
def finger(page: Page) -> Callable[[list[tuple[float, float]]], None]:
    """A finger put down until it has taken its card out, drawn along, and lifted."""
    session = page.context.new_cdp_session(page)

    def draw(points: list[tuple[float, float]]) -> None:
        for index, (x, y) in enumerate(points):
            kind = "touchMove" if index else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            if not index:
                expect(page.locator("[data-hand] [data-dragged]")).to_have_count(1)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return draw


@pytest.mark.browser_context_args(has_touch=True, is_mobile=True)
@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_a_finger_moves_a_card_from_one_row_to_another(
    person, page: Page, finger, on_a_phone: Callable[[], None]
) -> None:
    on_a_phone()
    player = Player(person)
    player.take_up()
    player.play_until("bury")
    hand = Hand(person)
    before = hand.shown
    for start, end in ((2, 25), (30, 4), (12, 15)):
        there = hand.shown
        (x, y), (to_x, to_y) = hand.way(start, end)
        finger([(x, y), (x + 12, y + 4), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)])
        expect(hand.frame).to_be_hidden()
        assert hand.shown == hand.moved(start, end, there)
    assert sorted(hand.shown) == sorted(before)
    expect(player.chosen).to_have_count(0)
    player.answer("bury")
    player.play_until("play")
    player.answer("play")


@pytest.mark.full("the order of a hand is tested without a browser")
def test_cards_dealt_later_find_their_place_among_those_moved(person, page: Page) -> None:
    player = Player(person)
    player.sit_down(speed="fast")
    hand = Hand(person)
    # The deal waits, because the person can declare.
    expect(player.declaring).to_be_visible()
    before = hand.shown
    hand.drag(0, len(before) - 1)
    mine = hand.moved(0, len(before) - 1, before)
    assert hand.shown == mine
    page.get_by_role("button", name="Deal the rest at once").click()
    player.play_until("last chance")
    assert hand.cards.count() == 25
    assert sorted(hand.shown) == sorted(person.view()["hand"])
    places = iter(hand.shown)
    assert all(card in places for card in mine), "what was dealt before lies in the order it was given"
    hand.sort.click()
    assert hand.shown == person.view()["hand"]

"""Play: deals of Two Hundred and the end of a match through the page, by a scripted person."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.keyboard import Keyboard
from tests.shared.patience import USUAL_MS


@pytest.mark.long("a match to its end; one deal of each game is played in the gate of every commit")
def test_a_match_is_over_and_another_one_begun(person, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    person.sit_down()
    person.play_until("play")
    person.hasten(to_the_end=True)
    person.play_until("over")
    expect(page.get_by_role("heading", name=re.compile("win the match|tie"))).to_be_visible()
    expect(person.news).to_contain_text(re.compile("win the match|is a tie"))
    person.new_match.click()
    expect(person.new_match).to_have_count(0)
    assert person.wait() in ("bet", "name", "play")


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_a_match_by_the_traditional_rules_is_played(person, page: Page) -> None:
    person.open()
    choices = person.options("Two Hundred")
    choices.get_by_role("radio", name="Traditional game").check(force=True)
    choices.get_by_role("button", name="Deal", exact=True).click()
    expect(person.hand.get_by_role("button")).to_have_count(9, timeout=USUAL_MS)
    person.play_until("deal")


def test_the_persons_bet_and_trump_stand_on_the_table(person, page: Page) -> None:
    person.sit_down()
    assert person.wait() == "bet"
    person.betting.get_by_role("button", name="Bet 80").click()
    expect(person.betting).to_have_count(0)
    assert person.wait() == "name"
    person.naming.get_by_role("button", name="Clubs").click()
    expect(page.get_by_role("img", name="Trump is clubs")).to_be_visible()
    expect(page.get_by_role("img", name="Contract 80, bet by you")).to_be_visible()


@pytest.mark.motion
def test_a_deal_of_two_hundred_is_played_by_keyboard_alone(person) -> None:
    keyboard = Keyboard(person)
    person.open()
    keyboard.press_at("^Deal Two Hundred")
    expect(person.hand).to_be_visible(timeout=USUAL_MS)
    keyboard.play_the_deal(bid="^Pass$", tricks=3)
    person.hasten()
    keyboard.play_the_deal(bid="^Pass$")
    keyboard.press_at("^Next deal$")
    expect(person.next_deal).to_have_count(0)
    expect(person.hand.get_by_role("button")).to_have_count(10)


# Taps a card: whether it is up and may be played in the frame that is painted next, and after it.
TAPPED = """(card) => { const main = document.querySelector(".self > [data-main]");
  const stands = () => [card.hasAttribute("data-chosen"), !main.disabled];
  card.click();
  return new Promise((done) => requestAnimationFrame(() => {
    const painted = stands();
    setTimeout(() => setTimeout(() => done([painted, stands()])));
  })); }"""
# Taps another card and presses the button to play before anything is painted.
HASTY = """(card) => { card.click(); document.querySelector(".self > [data-main]").click(); }"""


def test_a_tap_is_seen_in_the_next_frame_and_holds_for_a_press_right_after_it(person) -> None:
    person.sit_down()
    person.play_until("play")
    while person.playable.count() == 1:
        person.answer("play")
        person.play_until("play")
    first, last = person.playable.first, person.playable.last
    kept, played = first.get_attribute("data-card"), last.get_attribute("data-card")
    assert first.evaluate(TAPPED) == [[True, False], [True, True]]
    last.evaluate(HASTY)
    expect(person.hand.locator(f"[data-card='{played}']")).to_have_count(0)
    expect(person.hand.locator(f"[data-card='{kept}']")).to_have_count(1)


@pytest.mark.long(
    "another means to the same end; a deal by pointer and one by keyboard are in the gate of every commit"
)
def test_the_hand_is_one_stop_of_the_tab_key(person) -> None:
    person.sit_down()
    person.play_until("play")
    stops = person.hand.get_by_role("button").evaluate_all(
        "cards => cards.filter(card => card.tabIndex === 0).length"
    )
    assert stops == 1


def test_a_card_is_played_by_dragging_it_onto_the_table(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    held = person.hand.get_by_role("button").count()
    box = person.playable.first.bounding_box()
    x, y = box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 90, steps=4)
    page.mouse.up()
    expect(person.hand.get_by_role("button")).to_have_count(held - 1)


def test_a_second_tap_in_the_place_of_play_right_after_playing_does_nothing(person, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    person.sit_down(speed="slow")
    person.play_until("play")
    person.touch(person.playable.first)
    play = page.get_by_role("button", name=re.compile("^Play "))
    box = person.at_rest(play)
    held = person.hand.get_by_role("button").count()
    # Further apart than a double tap that is caught as one.
    for gap in (0, 500, 500):
        page.wait_for_timeout(gap)
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pause = page.get_by_role("button", name="Pause", exact=True)
    expect(pause).to_be_visible()
    expect(page.get_by_role("button", name="Faster, until it is your turn", pressed=False)).to_be_visible()
    expect(person.hand.get_by_role("button")).to_have_count(held - 1)


def test_a_match_is_continued_where_it_stood(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    person.answer("play")
    person.wait()
    cards = person.hand.get_by_role("button").evaluate_all("cards => cards.map(card => card.dataset.card)")
    person.open()
    page.get_by_role("button", name="Continue your match").click()
    expect(person.hand).to_be_visible(timeout=USUAL_MS)
    assert person.wait() == "play"
    assert cards == person.hand.get_by_role("button").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )


def test_enter_that_stays_down_bids_once_and_plays_nothing(person, page: Page) -> None:
    person.sit_down()
    assert person.wait() == "bet"
    person.betting.get_by_role("button", disabled=False).first.focus()
    for _ in range(75):
        page.keyboard.down("Enter")
        page.wait_for_timeout(20)
    page.keyboard.up("Enter")
    assert own_acts(person) == 1


def own_acts(person) -> int:
    """How often the person has bet, named trump and played."""
    lines: list[str] = person.ask("record")["record"].splitlines()
    return sum(len(re.findall(r"\bS ", line)) for line in lines if re.match("(auction|trump|play) ", line))

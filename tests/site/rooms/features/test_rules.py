"""Help: from a refusal in each game to its clause and back, without losing the game."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.shared.page.mirrored import mirror


def to_a_refusal(sitting, refused: Locator) -> None:
    """Play on until some card of the hand may not be played."""
    for _ in range(60):
        asked = sitting.wait()
        if asked == "play" and refused.count():
            return
        sitting.answer(asked)
    raise AssertionError("no card was ever refused")


def looks_it_up(person, clause: str) -> Locator:
    """Tap a card that may not be played, follow the clause, and see it; return the help."""
    page: Page = person.page
    held = person.hand.get_by_role("button").count()
    person.touch(person.refused.first)
    link = page.get_by_role("link", name=f"§{clause}: what this rule says")
    expect(link).to_be_visible()
    link.focus()
    page.keyboard.press("Enter")
    # The clause stands where its number is; Escape leads back to it.
    said = page.get_by_role("dialog", name=f"§{clause}: what this rule says")
    expect(said).to_be_focused()
    expect(said.get_by_role("status")).to_contain_text(re.compile(rf"§{clause} \w.{{20}}"))
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    expect(link).to_be_focused()
    assert person.hand.get_by_role("button").count() == held
    page.keyboard.press("Enter")
    said.get_by_role("link", name="All rules").click()
    help_ = page.locator("[data-root=rules]")
    place = help_.locator(f"[id='{clause}']")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
    expect(person.hand.get_by_role("button")).to_have_count(held)
    link.click()
    said.get_by_role("link", name="All rules").click()
    expect(place).to_be_in_viewport()
    return help_


def test_a_refusal_of_two_hundred_leads_to_its_clause_and_back(person) -> None:
    person.sit_down()
    to_a_refusal(person, person.refused)
    help_ = looks_it_up(person, "H8")
    expect(help_.get_by_text("As you play: Usual game")).to_have_count(1)
    help_.get_by_role("button", name="Close").click()
    person.answer("play")


@pytest.mark.full("another game: a refusal of Two Hundred does in the short gate")
def test_a_refusal_of_rangvaar_leads_to_its_clause_and_back(bidder) -> None:
    bidder.sit_down()
    to_a_refusal(bidder, bidder.refused)
    help_ = looks_it_up(bidder, "R7")
    help_.get_by_role("button", name="Close").click()
    bidder.answer("play")


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_a_stake_that_is_refused_says_which_rule_refuses_it(bidder, page: Page) -> None:
    bidder.open_rangvaar()
    bidder.stake.fill("0")
    bidder.deal_chosen.click()
    page.get_by_role("link", name="§R10").click()
    said = page.get_by_role("dialog", name="§R10")
    expect(said).to_contain_text("A match may be played for chips")
    box, inner = said.bounding_box(), page.viewport_size
    assert box and inner and box["x"] >= 0 and box["x"] + box["width"] <= inner["width"]
    said.get_by_role("link", name="All rules").click()
    expect(page.locator("[data-root=rules] #R10")).to_be_in_viewport()


@pytest.mark.first_visit
@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_the_rules_are_there_to_read_before_the_engine_is(person, page: Page) -> None:
    page.route("**/runtime/**", lambda route: None)
    person.open()
    person.options("Two Hundred").get_by_role("link", name="Rules of the game").click()
    help_ = page.locator("[data-root=rules]")
    expect(help_.get_by_role("heading", level=1)).to_be_focused()
    help_.get_by_role("link", name="Scoring").click()
    expect(help_.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"/\?[^#]*$"))


@pytest.mark.first_visit
@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_rules_opened_before_the_engine_is_there_follow_it_once_it_is(person, page: Page) -> None:
    held: list[Route] = []
    page.route("**/runtime/wheel-*/*", lambda route: held.append(route))
    settings = {"game": "tractor", "preset": {"tractor": "howto"}}
    page.add_init_script(f"localStorage.setItem('follow-suit/settings', {json.dumps(json.dumps(settings))})")
    person.open(lang="en")
    person.options("Tractor").get_by_role("link", name="Rules of the game").click()
    help_ = page.locator("[data-root=rules]")
    expect(help_.get_by_role("radio", name="Simple game")).to_be_checked()
    help_.get_by_role("link", name="Following").click()
    expect(help_.get_by_role("heading", name="Following", level=2)).to_be_in_viewport()
    for route in held:
        route.continue_()
    page.unroute("**/runtime/wheel-*/*")
    expect(help_.get_by_text("As you play: Simple game")).to_have_count(1)
    # One reads on where one was.
    expect(help_.get_by_role("heading", name="Following", level=2)).to_be_in_viewport()
    boxes = help_.locator(".in-rules > ul > li")
    expect(boxes.filter(has_text="Throws are not allowed", visible=True)).to_have_count(1)
    # Without throws none fails and none is followed.
    expect(
        boxes.filter(has_text=re.compile("failed throw|throw fails|in a throw"), visible=True)
    ).to_have_count(0)
    expect(boxes.filter(has_text="This does not come up", visible=True).first).to_be_visible()


@pytest.mark.long("details of a panel that is opened in the gate of every commit")
def test_rules_that_do_not_come_say_so_and_can_be_asked_for_again(person, page: Page, guard) -> None:
    guard.expects("Failed to load resource|net::ERR_FAILED")
    page.route("**/rules/**", lambda route: route.abort())
    person.open()
    person.options("Two Hundred").get_by_role("link", name="Rules of the game").click()
    help_ = page.locator("[data-root=rules]")
    expect(help_.get_by_text("The rules could not be fetched")).to_be_visible()
    page.unroute("**/rules/**")
    help_.get_by_role("button", name="Try again").click()
    expect(help_.get_by_role("heading", level=1)).to_be_visible()


def middle(part: Locator) -> float:
    """How far from the left edge the middle of a part is."""
    expect(part.first).to_be_visible()
    box = part.first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


@pytest.mark.long("languages")
def test_from_right_to_left_the_chrome_is_mirrored_and_the_table_is_not(person, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    person.sit_down()
    person.play_until("play")
    places = ("left", "top", "right")
    seats = [page.locator(f".seat[data-place={place}]") for place in places]
    cards = person.hand.get_by_role("button")
    before = [middle(seat) for seat in seats]
    assert middle(page.get_by_role("button", name="Menu")) > 180 > middle(page.locator(".score"))
    mirror(page)
    assert middle(page.get_by_role("button", name="Menu")) < 180 < middle(page.locator(".score"))
    assert [middle(seat) for seat in seats] == pytest.approx(before, abs=4)
    assert middle(cards.first) < middle(cards.last)
    for place, side in (("left", -1), ("right", 1)):
        played = page.locator(f".played[data-place={place}]")
        if played.count():
            assert (middle(played) - 180) * side > 20
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360

"""Table: what the page refuses, what it survives, and where things lie on a phone."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.shared.page.person import from_more


def to_a_refusal(person) -> None:
    """Play on until some card of the hand may not be played."""
    person.sit_down()
    for _ in range(60):
        person.play_until("play")
        if person.refused.count():
            return
        person.answer("play")
    raise AssertionError("no card was ever refused")


def test_an_illegal_card_says_why_and_cannot_be_confirmed(person, page: Page) -> None:
    to_a_refusal(person)
    held = person.hand.get_by_role("button").count()
    person.touch(person.refused.first)
    reason = re.compile("led, and you hold .* follow suit")
    expect(page.get_by_role("alert").filter(has_text=reason)).to_have_count(1)
    expect(page.get_by_role("link", name=re.compile("§H8"))).to_be_visible()
    expect(person.play).to_be_disabled()
    person.touch(person.refused.first)
    expect(person.hand.get_by_role("button")).to_have_count(held)
    person.answer("play")


@pytest.mark.full("what the engine's rulebook tests hold, seen once more through the page")
def test_a_broken_message_is_answered_with_an_error_and_the_game_goes_on(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    for broken, code in (
        ("{not json", "bad_json"),
        ("[]", "bad_message"),
        ('{"v": 1, "op": "fly"}', "unknown_op"),
    ):
        answer = json.loads(page.evaluate("text => followSuit.askText(text)", broken))
        assert not answer["ok"]
        assert answer["error"]["code"] == code
    person.answer("play")
    person.play_until("deal")


@pytest.mark.full("the store is tested without a browser")
def test_a_table_that_moved_on_behind_the_pages_back_is_caught_up_with(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    card = person.playable.first.get_attribute("data-card")
    turn = json.loads(page.evaluate("""() => followSuit.askText('{"v": 1, "op": "view"}')"""))["view"]["turn"]
    act = {"v": 1, "op": "act", "turn": turn, "action": {"kind": "play", "cards": [card]}}
    assert json.loads(page.evaluate("text => followSuit.askText(text)", json.dumps(act)))["ok"]
    person.touch(person.playable.first)
    person.play.click()
    person.play_until("deal")


def test_rapid_taps_play_one_card(person) -> None:
    person.sit_down()
    person.play_until("play")
    held = person.hand.get_by_role("button").count()
    person.touch(person.playable.first)
    person.play.dblclick()
    person.wait()
    expect(person.hand.get_by_role("button")).to_have_count(held - 1)


@pytest.mark.long("boots an engine of its own for the opening's patience")
@pytest.mark.first_visit
def test_one_can_choose_and_ask_to_be_dealt_before_the_engine_is_there(person, page: Page, guard) -> None:
    held: list[Route] = []
    page.route(re.compile(r"/runtime/.*\.wasm"), lambda route: held.append(route))
    person.open()
    expect(page.get_by_role("heading", name="Follow Suit")).to_be_visible()
    expect(page.get_by_role("progressbar", name="The engine")).to_be_visible()
    from_more(page, "Settings").click()
    page.get_by_role("radio", name="Evening").check(force=True)
    page.get_by_role("button", name="Close").click()
    choices = person.options("Two Hundred")
    choices.get_by_role("textbox", name="Your name").fill("Ada")
    choices.get_by_role("radio", name="Traditional game").check(force=True)
    choices.get_by_role("button", name="Deal", exact=True).click()
    expect(choices.get_by_role("button", name="Dealing when ready")).to_be_visible()
    choices.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Meanwhile: the rules in two minutes").click()
    rules = page.locator("[data-root=rules]")
    expect(rules.get_by_role("heading", name="The game in two minutes")).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    page.unroute_all(behavior="wait")
    expect(person.hand).to_be_visible()
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()


def test_what_was_kept_and_cannot_be_read_is_set_aside(person, page: Page) -> None:
    page.add_init_script(
        """if (!sessionStorage.seen) {
             sessionStorage.seen = 1;
             localStorage.setItem("follow-suit/settings", '{"theme": 7, "speed": "warp", "name": "Ada"}');
           }"""
    )
    person.open()
    choices = person.options("Two Hundred")
    expect(choices.get_by_role("textbox", name="Your name")).to_have_value("Ada")
    choices.get_by_role("button", name="Close").click()
    person.keep("torn", "two_hundred")
    page.get_by_role("button", name="Continue your match").click()
    dialog = page.get_by_role("dialog").filter(has_text="cannot be continued")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Continue your match")).to_have_count(0)
    person.deal("Two Hundred")
    expect(person.hand).to_be_visible()


@pytest.mark.full("one more way for storage to fail")
def test_without_storage_the_game_is_played_all_the_same(person, page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    person.sit_down()
    person.play_until("deal")


@pytest.mark.long("layout shifts and repaints, game by game")
def test_nothing_shifts_while_a_trick_is_played(person, page: Page) -> None:
    person.sit_down()
    person.play_until("play")
    page.evaluate(
        """() => { window.shifts = 0; new PerformanceObserver((list) => {
             for (const entry of list.getEntries()) window.shifts += entry.value;
           }).observe({ type: "layout-shift", buffered: false }); }"""
    )
    for _ in range(3):
        person.play_until("play")
        person.answer("play")
    assert page.evaluate("window.shifts") < 0.01

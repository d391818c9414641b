"""Pass and play: people who share the device, by keyboard and by touch; no card is anywhere while it is covered."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.seats import Seat
from tests.shared.page.axe_checker import Checker
from tests.shared.page.drawn import set_size
from tests.shared.page.fitting import SIZES
from tests.shared.page.person import from_more, open_folds, open_menu
from tests.shared.page.sharers import Shared
from tests.shared.page.tractor_player import SEED
from tests.shared.patience import LONG_MS
from tests.shared.records import last_chance, shared_by

FOUR = {"South": "Ada", "West": "Ben", "North": "Clara", "East": "Dev"}
#: Names in the score that are not whole.
NAMES_CUT = """() => [...document.querySelectorAll(".score th[scope=row]")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def uncover(page: Page, how: str) -> None:
    """Choose how people see their cards."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    open_folds(page)
    page.get_by_role("radio", name=how).check()
    page.get_by_role("button", name="Close").click()


@pytest.mark.full("four people play a match so, and hold to see their cards")
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
        last = person.view()["pass_and_play"]
        if asked == "show" and len(person.view()["tricks"]) == 1:
            # What everybody may see stays; no help is offered to nobody.
            expect(page.get_by_role("table")).to_be_visible()
            expect(page.get_by_role("button", name=re.compile("^Last trick"))).to_be_visible()
            expect(page.get_by_role("button", name="Hint")).to_have_count(0)
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
    expect(summary.get_by_role("button", name="Ben", exact=True)).to_be_visible(timeout=LONG_MS)
    person.next_deal.click()
    expect(page.locator(".pass-and-play")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    from_more(page, "Your matches").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ada, Ben")


@pytest.mark.long("Four people play some tricks of Rangvaar; one of them holds to see the cards")
def test_four_people_play_some_tricks_and_hold_to_see(person, page: Page) -> None:
    shared = Shared(person, FOUR)
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

    uncover(page, "While they hold")
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


@pytest.mark.long("A deal of Tractor among four people, who look at their cards while they are dealt")
@pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 375, "height": 812})
def test_one_looks_at_the_cards_dealt_so_far_and_nobody_elses_are_in_the_page(person, page: Page) -> None:
    shared = Shared(person, FOUR)
    shared.listen()
    shared.sit_down("Tractor", speed="fast", seed=SEED)
    shared.deal()
    cards = person.hand.get_by_role("button")
    # North can show the two of hearts by now, and the question must not lie on the button that covers the cards.
    expect(page.locator(".pack b")).to_have_text(re.compile("^[3-9][0-9]$"))
    page.get_by_role("button", name="Pause the deal").tap()
    expect(page.get_by_text("The deal is paused")).to_be_visible()
    shared.look_under_the_cover()
    for seat, name in FOUR.items():
        shared.forget()
        page.get_by_role("button", name=f"{name}’s cards").tap()
        expect(cards).to_have_count(len(person.view()["hand"]))
        assert person.view()["you"] == seat[0]
        shared.look_under_the_cover(Seat[seat[0]])
        prompt = person.view()["prompt"]
        expect(shared.player.declaring).to_have_count(1 if prompt and prompt["declarations"] else 0)
        page.get_by_role("button", name="Cover the cards").tap()
        expect(cards).to_have_count(0)
        shared.forget()
        shared.look_under_the_cover()
    assert shared.covers == 9, "there was nothing to be seen"


@pytest.mark.long("Nobody plays: four bots are watched")
def test_who_watches_four_bots_may_look_at_any_hand(person, page: Page) -> None:
    person.open(speed="slow")
    choices = person.options("Two Hundred")
    choices.get_by_text("People and levels, seat by seat").click()
    choices.get_by_role("combobox", name="South", exact=True).select_option("Novice")
    choices.get_by_role("button", name="Deal", exact=True).click()
    watched = page.get_by_role("group", name="The bots are playing")
    expect(watched).to_be_visible(timeout=LONG_MS)
    expect(person.hand.get_by_role("button")).to_have_count(0)
    looks = watched.get_by_role("group", name="Look at your cards").get_by_role("button")
    expect(looks).to_have_count(4)
    looks.first.click()
    expect(person.hand.get_by_role("button").first).to_be_visible()
    expect(person.playable).to_have_count(0)
    page.get_by_role("button", name="Cover the cards").click()
    expect(watched).to_be_visible()
    expect(person.hand.get_by_role("button")).to_have_count(0)


@pytest.mark.long("All that Tractor asks of four people, on every size of screen")
def test_who_shares_the_device_covers_the_cards_whatever_is_asked(person, page: Page) -> None:
    people = FOUR | {"West": "Benjamin"}
    page.add_init_script("localStorage['follow-suit/settings'] = JSON.stringify({ coach: 'off' })")
    record = shared_by(last_chance(4, 2), {Seat[seat[0]]: name for seat, name in people.items()})
    person.open()
    person.keep(record, "tractor")
    page.get_by_role("button", name="Continue your match").click()
    shared = Shared(person, people)
    cover = page.get_by_role("button", name="Cover the cards")
    met: set[str] = set()
    while "play" not in met:
        asked = shared.wait()
        if asked not in met:
            met.add(asked)
            for width, height in SIZES:
                set_size(page, width, height)
                if asked != "show":
                    cover.click(trial=True)
                assert page.evaluate(NAMES_CUT) == [], f"{asked}, {width} × {height}"
        shared.answer(asked, keys=True, looks=False)
    assert met == {"show", "last chance", "bury", "play"}


@pytest.mark.long("what is asked and told is tested without a browser")
def test_who_shares_a_device_hands_a_seat_to_a_bot_and_takes_over_again(person, page: Page) -> None:
    shared = Shared(person, {"South": "Ada", "North": "Clara"})
    shared.sit_down("Two Hundred")
    shared.deal()
    while shared.wait() != "show":
        shared.answer("show")
    page.get_by_role("button", name=re.compile("show my cards")).click()
    open_menu(page)
    page.get_by_role("button", name="Let a bot play on").click()
    mark = page.locator(".roles").filter(has_text="A bot plays")
    expect(mark).to_have_count(1)
    page.get_by_role("button", name=re.compile("^(Ada|Clara)’s cards$")).click()
    page.get_by_role("button", name="Take over").click()
    expect(mark).to_have_count(0)

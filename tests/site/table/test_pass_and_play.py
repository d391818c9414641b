"""Pass and play: people who share the device, by keyboard and by touch; no card is anywhere while it is covered."""

import json
import re
from typing import Any

import pytest
from axe_checker import Checker
from playwright.sync_api import Locator, Page, expect
from questions import wait_for

from followsuit.record import read_record
from followsuit.registry import game_named

BOTS_MS = 120_000
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


class Shared:
    """A device with people around it, who uncover their cards in turn."""

    def __init__(self, person: Any, people: dict[str, str]) -> None:
        self.person, self.page, self.people = person, person.page, people
        self.covers = 0
        self.seen: set[str] = set()

    def sit_down(self, game: str, **query: str) -> None:
        """Choose who sits where. What is told aloud is told in full: it must not tell of covered cards either."""
        told = "localStorage['follow-suit/settings'] ??= JSON.stringify({ verbosity: 'full' })"
        self.page.add_init_script(told)
        self.person.open(**query)
        choices = self.person.options(game)
        choices.get_by_text("People and levels, seat by seat").click()
        for seat, name in self.people.items():
            if seat == "South":
                choices.get_by_label("Your name").fill(name)
                continue
            choices.get_by_role("combobox", name=seat, exact=True).select_option("A person")
            choices.get_by_label(f"{seat}’s name").fill(name)
        self.choices = choices

    def deal(self) -> None:
        """Begin."""
        self.choices.get_by_role("button", name="Deal").click()
        expect(self.page.locator(".cover")).to_be_visible(timeout=BOTS_MS)

    @property
    def show(self) -> Locator:
        """The button of whoever is next."""
        return self.page.get_by_role("button", name=re.compile(": (show|hold to see) my cards$"))

    def wait(self) -> str:
        """Wait until a person is wanted."""
        page, person = self.page, self.person
        asks = {
            "show": self.show,
            "bid": page.get_by_role("group", name=re.compile("^What do you b")),
            "name": person.naming,
            "play": person.playable,
            "deal": person.next_deal,
        }
        return wait_for(asks, BOTS_MS)

    def look_under_the_cover(self) -> None:
        """The page and its accessibility tree hold no card that a covered person holds."""
        record = read_record(self.person.ask("record")["record"])
        game, deal = game_named(record.game), record.deals[-1]
        state = game.place(record.rules, deal.number, deal.opening).state
        for action in deal.actions:
            state = game.apply(state, action).state
        held = {seat: set(game.view(game.observe(state, seat))["hand"]) for seat in record.players}
        # What was taken back everybody has seen.
        self.seen |= {card.text for action in deal.actions for card in getattr(action, "cards", ())}
        hidden = set().union(*held.values()) - self.seen
        assert hidden
        html, tree = self.page.content(), self.page.locator("body").aria_snapshot()
        for card in hidden:
            name = f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"
            assert f'"{card}"' not in html, card
            assert name not in tree.lower(), name
        self.covers += 1

    def answer(self, asked: str, *, keys: bool = False) -> None:
        """Do something sensible, with the keyboard or a finger."""
        page, person = self.page, self.person
        if asked == "show":
            self.look_under_the_cover()
            if keys:
                self.show.focus()
                page.keyboard.press("Enter")
            else:
                self.show.tap()
            expect(self.show).to_have_count(0)
        elif asked in ("bid", "name"):
            ask = page.locator("[data-ask]")
            title = ask.get_attribute("aria-label")
            ask.get_by_role("button").last.click()
            expect(page.locator(f"[data-ask][aria-label='{title}']")).to_have_count(0)
        elif asked == "play":
            held = person.hand.get_by_role("button").count()
            card = person.playable.first
            if keys:
                card.focus()
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            else:
                card.dispatch_event("click")
                person.play.tap()
            expect(person.hand.get_by_role("button")).not_to_have_count(held)


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

"""Axe: axe-core finds nothing in the panels, what explains a deal, and shared deals."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import record_link
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import from_more, newcomer, open_menu, open_settings, unfold
from tests.shared.patience import USUAL_MS
from tests.shared.records import last_tricks


@pytest.mark.long("one more panel for axe")
def test_house_rules_are_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    person.options("Tractor")
    page.get_by_role("radio", name="House rules").check(force=True)
    house = page.locator('[data-root="panel"]')
    unfold(house)
    trumps = house.get_by_role("group", name="Throws of trumps")
    trumps.get_by_role("radio", name="Yes").check(force=True, timeout=USUAL_MS)
    checker.look("the house rules")
    house.get_by_role("group", name="Throws", exact=True).get_by_role("radio", name="No", exact=True).click(
        force=True
    )
    expect(house.get_by_role("alert")).not_to_be_empty()
    checker.look("house rules that contradict each other")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_the_past_is_clean(person, page: Page, checker: Checker) -> None:
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    person.play_until("deal")
    open_menu(page)
    page.get_by_role("button", name="Your matches").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("listitem")).to_have_count(1)
    checker.look("the matches played")
    panel.get_by_role("button", name="Statistics", exact=True).click()
    expect(panel.get_by_role("table", name="Who declared")).to_be_visible()
    checker.look("the statistics")
    panel.get_by_role("button", name="Your data", exact=True).click()
    expect(panel.get_by_role("button", name="Save everything as a file")).to_be_visible()
    checker.look("the data")
    panel.get_by_role("button", name="Delete everything…").click()
    checker.look("what asks whether one is sure")
    panel.get_by_role("button", name="Matches", exact=True).click()
    panel.get_by_role("listitem").get_by_role("button").first.click()
    deal = panel.get_by_role("button", name=re.compile("^Deal 1"))
    expect(deal).to_be_visible()
    checker.look("a match opened")
    deal.click()
    step = panel.get_by_role("slider")
    expect(step).to_have_attribute("aria-valuetext", re.compile("^Step 0 of"))
    checker.look("a deal's first step")
    for _ in range(3):
        before = step.get_attribute("aria-valuetext") or ""
        panel.get_by_role("button", name="One trick on").click()
        expect(step).not_to_have_attribute("aria-valuetext", before)
    checker.look("a deal in its middle")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_the_settings_and_the_help_are_clean(person, page: Page, checker: Checker) -> None:
    person.open()
    open_settings(page)
    expect(page.get_by_role("radio", name="Contrast")).to_be_attached()
    checker.look("the settings")
    page.get_by_role("button", name="Close").click()
    newcomer(page, "Tractor").click()
    expect(page.get_by_role("button", name="Tractors")).to_be_visible()
    checker.look("the lessons of Tractor")
    page.get_by_role("link", name="Or read it in two minutes").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The game in two minutes")).to_be_focused()
    checker.look("the help")


@pytest.mark.full("seen in three scripts in test_axe_languages.py")
def test_a_hint_and_a_moment_looked_at_again_are_clean(person, page: Page, checker: Checker) -> None:
    person.sit_down()
    hint = page.get_by_role("button", name="Hint", exact=True)
    advice = page.get_by_role("status", name="Hint")
    asked = ""
    while asked != "play":
        asked = person.wait()
        hint.click()
        expect(advice.get_by_role("heading")).to_be_visible()
        checker.look(f"a hint when asked to {asked}")
        person.answer(asked)
    person.take_up(last_tricks("two_hundred", deal=1), "two_hundred")
    person.play_until("deal")
    page.get_by_role("button", name="Ask why").click()
    page.get_by_role("button", name=re.compile("ask why$")).nth(4).click()
    expect(page.get_by_role("status", name="Why?").get_by_role("heading")).to_be_visible()
    checker.look("a bot's reason")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Moments that mattered").click()
    again = page.get_by_role("dialog").get_by_role("button", name="Look at the table")
    expect(again.first).to_be_visible()
    checker.look("the moments that mattered")
    again.first.click()
    expect(page.get_by_role("group", name="The moments that mattered")).to_be_visible()
    checker.look("a moment looked at again")


def test_sharing_a_shared_deal_and_the_referee_are_clean(page: Page, site: Server, checker: Checker) -> None:
    page.goto(f"{site.url}#{record_link(next(linked_deals('rangvaar', 1)))}")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("slider")).to_be_visible()
    checker.look("a shared deal")
    panel.get_by_text("Hands and more").click()
    panel.get_by_role("button", name="Share…").click()
    expect(panel.get_by_role("textbox", name="The link")).to_have_value(re.compile("#d1"))
    panel.get_by_role("button", name="QR code").click()
    checker.look("sharing")
    panel.get_by_role("button", name="Close").click()
    panel.get_by_role("button", name="Close").click()
    from_more(page, "Ask the referee").click()
    expect(panel.get_by_role("group", name="The pack")).to_be_visible()
    checker.look("the referee")
    panel.get_by_label("Question").select_option(label="What is the deal worth?")
    checker.look("what a deal is worth")


@pytest.mark.long("one more panel for axe")
def test_a_deal_that_is_being_made_is_clean(page: Page, site: Server, checker: Checker) -> None:
    page.goto(site.url)
    expect(page.get_by_text("Ready", exact=True)).to_be_visible()
    from_more(page, "Make a deal").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("group", name="The pack")).to_be_visible()
    panel.get_by_role("button", name="Deal the rest").click()
    # The hands that are dealt come into the text that is to be typed over.
    expect(panel.get_by_text("All cards are placed.")).to_be_visible()
    panel.get_by_role("combobox", name=re.compile("^The deal begins")).select_option(label="at a contract")
    panel.get_by_role("textbox", name="As text").fill("hand S ZS")
    panel.get_by_role("button", name="Take these hands").click()
    expect(panel.get_by_text("Line 1, character 8")).to_be_visible()
    checker.look("a deal that is being made")

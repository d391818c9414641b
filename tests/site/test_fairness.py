"""The fairness page: a match's fingerprint is in its menu, and the match is verified on the page."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.seats import Seat
from followsuit.record import Player, write_record
from followsuit.table import Table
from published.serve import Server
from tests.shared.page.person import open_menu
from tests.shared.patience import LONG_MS


def record_of_two_deals() -> str:
    """The record of a match of beginners, South by the same hand but called a person."""
    table = Table.start("rangvaar", None, {seat: Player("beginner") for seat in Seat}, "a seed")
    for _ in range(2):
        table.deal()
        while not table.needs_deal and not table.is_over:
            table.step()
    return write_record(table.record()).replace("player S beginner", "player S person")


@pytest.mark.long("the walk from a match to its verification; what it is made of is tested without a browser")
def test_a_match_is_sealed_in_its_menu_and_verified_on_the_page(page: Page, site: Server, guard: Any) -> None:
    page.goto(f"{site.url}?seed=sealed")
    page.get_by_role("button", name=re.compile("^Deal Two Hundred")).click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible(timeout=LONG_MS)
    open_menu(page)
    panel = page.get_by_role("dialog")
    # The SHA-256 of "sealed": its beginning, and on request all of it.
    panel.get_by_text("Is it fair? c9d0036b…").click()
    expect(panel).to_contain_text("Fingerprint (SHA-256): c9d0036b")
    page.goto(f"{site.url}fairness/")
    kept = page.get_by_role("combobox", name="A match kept on this device")
    expect(kept.get_by_role("option")).to_have_count(2)
    kept.select_option(index=1)
    found = page.get_by_role("main").get_by_role("status")
    expect(found).to_contain_text(
        "the cards of the one deal are those of the seed", ignore_case=True, timeout=LONG_MS
    )
    page.get_by_role("textbox", name=re.compile("^The fingerprint you wrote down")).fill("c9d0036b")
    expect(found).to_contain_text("The same: the cards were fixed before you played.")
    page.get_by_role("textbox", name="A record or a link").fill(record_of_two_deals())
    page.get_by_role("button", name="Verify a match").click()
    expect(found).to_contain_text("The cards of all 2 deals are those of the seed.")
    expect(found).to_contain_text("All that can be checked is as it should be.")
    page.get_by_role("button", name="Exchange the hidden cards").click()
    expect(found).to_contain_text(
        re.compile(r"Hidden cards exchanged, up to \d+ at a time: (\d+) of \1 choices")
    )
    forged = record_of_two_deals().replace("seed a seed", "seed another")
    page.get_by_role("textbox", name="A record or a link").fill(forged)
    page.get_by_role("button", name="Verify a match").click()
    expect(found).to_contain_text("This is not the match its seed gives.")
    page.get_by_role("textbox", name="A record or a link").fill("nonsense")
    page.get_by_role("button", name="Verify a match").click()
    expect(found.get_by_role("alert")).to_contain_text("This text does not say what it is.")


def test_the_strengths_are_whole_on_a_phone(page: Page, site: Server) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{site.url}fairness/")
    table = page.get_by_role("region", name="Level over level")
    expect(table.get_by_role("row")).not_to_have_count(1)
    assert table.evaluate("(region) => region.scrollWidth <= region.clientWidth")

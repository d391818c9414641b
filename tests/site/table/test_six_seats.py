"""Six seats and three packs through the page: a match to its end."""

import os
import re

import pytest
from person import BOOT_MS, Person
from playwright.sync_api import Page, expect
from records import last_deal
from tractor_player import Player


@pytest.mark.long("the last deal of a match; one deal of each game is played in the gate of every commit")
def test_a_match_of_six_comes_to_its_end_and_another_one_begins(person: Person, page: Page) -> None:
    player = Player(person)
    # FOLLOWSUIT_FROM_LEVEL=2 has the person play all its deals: minutes, on a quiet machine.
    if os.environ.get("FOLLOWSUIT_FROM_LEVEL"):
        person.open()
        person.options("Tractor").get_by_role("radio", name="6 players, 3 packs", exact=True).check(
            force=True
        )
        page.get_by_role("button", name="Deal", exact=True).click()
        expect(player.hand).to_be_visible(timeout=BOOT_MS)
    else:
        # Every deal but the last was played by the bots: one side is at ace, and declares.
        person.take_up(last_deal(6, 3, "1"), "tractor")
    player.play_until("over", most=20_000)
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    expect(person.news).to_contain_text(re.compile("wins? the match"))
    expect(page.get_by_text(re.compile("Attackers’ points"))).to_be_visible()
    summary = person.view()["summary"]
    assert summary["won_by"] in ("A", "B")
    assert summary["levels"][summary["won_by"]] == "A"
    person.new_match.click()
    expect(person.new_match).to_have_count(0)
    expect(player.hand).to_be_visible()

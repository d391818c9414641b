"""Six seats and three packs through the page: a match to its end, and all that a person does other than play."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.shared.page.keyboard import Keyboard
from tests.shared.page.person import UNASKED, Person, from_more
from tests.shared.page.tractor_player import Player
from tests.shared.patience import LONG_MS
from tests.shared.records import counter_chance, first_account, last_play


@pytest.mark.long("the end of a match; one deal of each game is played in the gate of every commit")
def test_a_match_of_six_comes_to_its_end_and_another_one_for_six_begins(person: Person, page: Page) -> None:
    page.add_init_script(UNASKED % "{}")
    player = Player(person)
    # All but South's last card was played by bots, both sides at ace.
    person.take_up(last_play(6, 3), "tractor")
    player.play_until("over")
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    expect(person.news).to_contain_text(re.compile("wins? the match"))
    expect(page.get_by_text(re.compile("Attackers’ points"))).to_be_visible()
    summary = person.view()["summary"]
    assert summary["won_by"] in ("A", "B")
    assert summary["levels"][summary["won_by"]] == "A"
    person.new_match.click()
    expect(person.new_match).to_have_count(0)
    expect(player.hand).to_be_visible()
    assert len(person.view()["rotation"]) == 6


@pytest.mark.long("what is done besides playing, at six seats; at four it is in the gate of every commit")
def test_six_declare_over_a_burial_by_keyboard_take_back_keep_and_carry_a_match(
    person: Person, page: Page, tmp_path: Path
) -> None:
    player = Player(person)
    person.take_up(counter_chance(6, 3), "tractor")
    expect(player.last_chance).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status", name="Hint").get_by_role("heading")).to_be_visible(timeout=LONG_MS)
    page.keyboard.press("Escape")
    Keyboard(person).press_at("^Declare ")
    expect(player.last_chance).to_have_count(0)
    assert player.wait() == "bury"
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(player.last_chance).to_be_visible()

    person.wait_until_kept()
    kept = person.ask("record")["record"]
    page.reload()
    page.get_by_role("button", name="Continue your match").click()
    expect(player.last_chance).to_be_visible(timeout=LONG_MS)
    assert person.ask("record")["record"] == kept
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()

    from_more(page, "Your matches").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Your data", exact=True).click()
    with page.expect_download() as saving:
        panel.get_by_role("button", name="Save everything as a file").click()
    file = tmp_path / "matches.json"
    saving.value.save_as(file)
    panel.get_by_role("button", name="Delete everything…").click()
    panel.get_by_role("button", name="Delete everything for good").click()
    expect(panel.get_by_role("alert")).to_contain_text("Everything is deleted")
    panel.locator("input[type=file]").set_input_files(file)
    panel.get_by_role("button", name="Add what it holds").click()
    expect(panel.get_by_role("alert")).to_contain_text("imported")
    panel.get_by_role("button", name="Matches", exact=True).click()
    panel.get_by_role("button", name="Continue Tractor, deal 1").click()
    expect(player.last_chance).to_be_visible()
    assert person.ask("record")["record"] == kept


@pytest.mark.long("a reason for a play of a deal of six")
def test_the_account_of_six_is_asked_why(person: Person, page: Page) -> None:
    person.take_up(first_account(6, 3), "tractor")
    page.get_by_role("button", name="Ask why").click()
    page.get_by_role("button", name=re.compile("ask why$")).nth(40).click()
    why = page.get_by_role("status", name="Why?")
    expect(why.get_by_role("heading")).to_contain_text("played", timeout=LONG_MS)

"""The deal of the day, from the first screen to the result that is shared, and found again after a reload."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from followsuit.challenges import read_challenge
from tests.shared.page.axe_checker import Checker
from tests.shared.patience import LONG_MS

NOON = "2026-11-23T12:00:00Z"


@pytest.mark.long("a whole deal, two starts of the engine, and axe in both themes")
def test_todays_deal_is_played_shared_and_found_again_after_a_reload(person, page: Page) -> None:
    page.clock.set_fixed_time(NOON)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    checker = Checker(page, (("light", 360, 740), ("dark", 1440, 900)))
    person.open()
    today = page.get_by_role("link", name=re.compile("^Today’s deal.*Two Hundred"))
    today.click()
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text("Monday, November 23, 2026")
    expect(panel.get_by_role("button", name="November 22, 2026, not played")).to_be_enabled()
    expect(panel.get_by_role("button", name=re.compile("November 24"))).to_have_count(0)
    checker.look("the deal of the day")
    panel.get_by_role("button", name="Play this deal").click()
    expect(person.hand).to_be_visible()
    person.new_match = page.get_by_role("button", name="Compare results")
    person.play_until("play")
    person.hasten()
    person.play_until("over")
    assert person.view()["challenge"]["day"] == "2026-11-23"

    # The result, with the field that was made ahead.
    person.new_match.click()
    expect(panel).to_contain_text("36 times a bot took this seat", timeout=LONG_MS)
    squares = panel.get_by_role("list").get_by_role("listitem").filter(has_text="Trick")
    expect(squares).to_have_count(10)
    came = panel.locator(".challenge-score strong").first.inner_text()
    checker.look("what the deal of the day came to")
    # A square may be yellow once every decision was looked at again, which no tap has to ask for.
    panel.get_by_role("button", name="Copy result").click(timeout=LONG_MS)
    expect(panel).to_contain_text("Copied.")
    head, row, result, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert head == "Follow Suit · Two Hundred · November 23, 2026"
    assert re.fullmatch("[🟩⬜🟥🟨]{10}", row)
    assert re.fullmatch(rf"{re.escape(came)} · better than \d+ of \d+(, even with \d+)?", result)
    challenge = read_challenge(link)
    assert (challenge.day, challenge.claim) == ("2026-11-23", None)
    with page.expect_download() as saving:
        panel.get_by_role("button", name="Save picture").click()
    picture = Path(saving.value.path()).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)

    # Another visit.
    page.keyboard.press("Escape")
    person.wait_until_kept()
    person.open()
    expect(today).to_contain_text(f"Today’s deal: {came}")
    today.click()
    expect(panel.get_by_role("button", name=f"November 23, 2026, {came}")).to_be_visible()
    expect(panel.get_by_role("definition").first).to_have_text("1")
    checker.look("the calendar with a day that was played")
    panel.get_by_role("button", name="Compare results").click()
    expect(panel.locator(".challenge-score strong").first).to_have_text(came)
    expect(panel).to_contain_text("36 times a bot took this seat", timeout=LONG_MS)
    panel.get_by_role("button", name="Close").click()
    expect(panel.get_by_role("button", name="Compare results")).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    assert "#" not in page.url

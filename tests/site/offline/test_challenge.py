"""Challenges: one device makes one, another plays it while the site is gone, and the first reads the answer."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from followsuit.challenges import challenge_link, challenge_of, read_challenge
from followsuit.documents import document_link, find_link
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page.person import Person
from tests.shared.page.visits import Visitor, open_site, wait_for_snapshot, wait_for_worker
from tests.shared.patience import LONG_MS
from tests.shared.records import last_tricks

QUICK = "?speed=instant&autoplay=no"


def made_link(page: Page) -> str:
    """Challenge a friend from the panel that compares, and return the link."""
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Challenge a friend").click()
    field = panel.get_by_role("textbox", name="The link")
    expect(field).to_have_value(re.compile(r"#c1\.[\w-]+$"), timeout=LONG_MS)
    return field.input_value()


def result(page: Page, name: str) -> Locator:
    """The result of somebody, in the panel that compares."""
    return page.get_by_role("dialog").locator(".challenge-score").filter(has_text=name).locator("strong")


@pytest.mark.long("a visitor whose site is gone, and a whole deal")
def test_a_challenge_goes_there_and_comes_back_while_the_site_is_gone(
    visitor: Visitor, page: Page, port: Server
) -> None:
    # Somebody plays a deal to its end, and challenges a friend.
    maker = Person(page, port)
    maker.take_up(last_tricks("two_hundred"), "two_hundred")
    maker.play_until("over")
    page.get_by_role("button", name="Compare…").click()
    expect(page.get_by_role("dialog")).to_contain_text("26 times a bot took this seat", timeout=LONG_MS)
    challenge = made_link(page)
    claim = read_challenge(challenge).claim
    assert claim is not None
    page.get_by_role("button", name="Close").click()

    # The friend was here once. Now there is no network, and no site either.
    first = visitor.page()
    open_site(first, port)
    wait_for_worker(first, "active")
    wait_for_snapshot(first)
    visitor.leave()
    port.stop()
    there = visitor.page()
    there.goto(challenge.replace("#", f"{QUICK}#"))
    panel = there.get_by_role("dialog")
    expect(panel).to_contain_text("Can you do better?")
    expect(result(there, "Your friend")).to_be_visible()
    panel.get_by_role("button", name="Play these cards").click()
    friend = Person(there, port)
    friend.new_match = there.get_by_role("button", name="Compare results")
    friend.play_until("play")
    friend.hasten()
    friend.play_until("over")
    expect(friend.next_deal).to_have_count(0)
    friend.new_match.click()
    expect(result(there, "You").first).to_have_text(re.compile(r"^[+−]\d+$"))
    own = result(there, "You").first.text_content()
    expect(panel).to_contain_text("26 times a bot took this seat", timeout=LONG_MS)
    answer = made_link(there)

    # The answer comes back to a page that is still open.
    page.evaluate("link => { location.hash = link; }", answer.partition("#")[2])
    expect(result(page, "Your friend")).to_have_text(own or "", timeout=LONG_MS)


@pytest.mark.full("the engine reads every kind of damage")
def test_a_claim_that_does_not_fit_says_which_line_and_the_cards_are_played(page: Page, port: Server) -> None:
    link = challenge_link(challenge_of(next(linked_deals("two_hundred", 1)), 1))
    found = find_link(link)
    assert found is not None
    last = found.text.rstrip().split("\n")[-1]
    spoiled = f"{last[:-2]}{'8' if '9' in last else '9'}{last[-1]}"
    changed = document_link(found.text.replace(last, spoiled))
    page.goto(f"{port.url}{QUICK}#{changed}")
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text("the rules do not allow this line of it: play")
    panel.get_by_role("button", name="Play these cards").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    # It is kept as a challenge, and goes on as one.
    Person(page, port).wait_until_kept()
    page.goto("about:blank")
    page.goto(f"{port.url}{QUICK}")
    page.get_by_role("button", name="Continue your match").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    assert Person(page, port).view()["challenge"] == {"day": "", "margin": None}

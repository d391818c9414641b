"""Sharing: a deal becomes a link, and the link opens in a page that was never there, without a request that carries it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from followsuit.record import read_record, record_link
from published.serve import Server
from tests.shared.linked_deals import linked_deals
from tests.shared.page.person import from_more
from tests.shared.records import last_tricks

DEAL, OF_TRACTOR = (record_link(next(iter(linked_deals(game, 1)))) for game in ("two_hundred", "tractor"))


def open_link(page: Page, address: str) -> None:
    """Open an address, and wait until its deal is there."""
    page.goto(address)
    expect(page.get_by_role("dialog").get_by_role("slider")).to_be_visible()


def test_a_deal_at_the_table_is_shared_and_watched_by_whoever_has_the_link(
    person, page: Page, site: Server
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    person.play_until("deal")
    page.get_by_role("button", name="Share…").click()
    panel = page.get_by_role("dialog")
    field = panel.get_by_role("textbox", name="The link")
    expect(field).to_have_value(re.compile(r"^http.*#d1\.[\w-]+$"))
    link = field.input_value()
    assert len(link.partition("#")[2]) <= 300
    panel.get_by_role("button", name="Copy the link").click()
    expect(panel).to_contain_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link
    panel.get_by_role("button", name="QR code").click()
    expect(panel.get_by_role("img", name="QR code of the link")).to_be_visible()
    with page.expect_download() as saving:
        panel.get_by_role("button", name="Save as a file").click()
    saved = Path(saving.value.path()).read_text(encoding="utf-8")
    assert saved.startswith("followsuit-deal 1\n")
    assert read_record(link).deals[0].number == 1
    panel.get_by_role("button", name="Close").click()
    expect(person.next_deal).to_be_visible()
    # Somebody else opens it. Nothing of what stands after # goes over the line.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.headers} {request.post_data}"))
    page.goto("about:blank")
    open_link(page, link)
    # It says what it is and how it ended, and what can be done first is to play it.
    news = panel.locator(".replay-news")
    expect(news).to_contain_text("Two Hundred · Usual game")
    expect(news).to_contain_text("Played by Ada.")
    expect(news).to_contain_text(re.compile(r"bid \d+, took \d+: (made|failed)"))
    expect(panel.get_by_role("button", name="Play it yourself")).to_be_visible()
    panel.get_by_text("Hands and more").click()
    expect(panel.get_by_role("group", name=re.compile(" holds "))).to_have_count(4)
    # The first press closes the sheet of the hands, the second the viewer.
    page.keyboard.press("Escape")
    expect(panel.get_by_role("group", name=re.compile(" holds "))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert "#" not in page.url
    page.goto("about:blank")
    open_link(page, link)
    dealt = read_record(link).deals[0]
    panel.get_by_role("button", name="Play it yourself").click()
    expect(panel).to_be_hidden()
    expect(person.hand).to_be_visible()
    view = person.view()
    assert (view["deal"], view["tricks"]) == (dealt.number, []), "it begins anew"
    carried = link.partition("#d1.")[2]
    assert len(asked) > 5
    assert not [
        one for one in asked if any(carried[at : at + 12] in one for at in range(0, len(carried) - 12, 4))
    ]


@pytest.mark.long("the engine's tests read every kind of damage; a shared deal is opened in the short gate")
def test_a_link_that_came_damaged_says_so_and_nothing_is_kept(page: Page, site: Server) -> None:
    for link, said in (
        ("e1.AAECAwQ", "no longer part of Follow Suit"),
        (DEAL[:60], "The end of this link is missing"),
        (DEAL[:60] + "AAAA" + DEAL[64:], "has been changed on the way"),
        ("d2." + DEAL[3:], "a newer version"),
    ):
        page.goto("about:blank")
        page.goto(f"{site.url}#{link}")
        expect(page.get_by_role("alert").get_by_text(said)).to_be_visible()
    # Behind it lay a table; what there is to choose comes once it is closed.
    heading = page.locator("h1")
    expect(heading).to_be_hidden()
    page.get_by_role("button", name="Close").click()
    expect(heading).to_be_visible()
    from_more(page, "Your matches").click()
    expect(page.get_by_role("dialog")).to_contain_text("No match yet")


PLACES = """cards => new Set(cards.map((card) => {
  const { x, y } = card.getBoundingClientRect();
  return `${Math.round(x)} ${Math.round(y)}`;
})).size"""


def test_a_shared_deal_plays_by_itself_and_by_the_keys(page: Page, site: Server) -> None:
    open_link(page, f"{site.url}#{OF_TRACTOR}")
    panel = page.get_by_role("dialog")
    hand = panel.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(25)
    assert hand.evaluate_all(PLACES) == 25, "each card lies at a place of its own"
    step = panel.get_by_role("slider")
    for key, at in (
        ("End", r"^Step (\d+) of \1$"),
        ("Home", "^Step 0 of"),
        ("ArrowRight", "^Step 1 of"),
        ("ArrowLeft", "^Step 0 of"),
    ):
        page.keyboard.press(key)
        expect(step).to_have_attribute("aria-valuetext", re.compile(at))
    panel.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_attribute("aria-valuetext", re.compile("^Step 2 of"))
    panel.get_by_role("button", name="Pause").click()
    expect(panel.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.long("a second visit for a frame that shares its code with the page")
def test_the_frame_of_another_site_is_a_viewer_of_a_deal(page: Page, site: Server) -> None:
    page.goto(f"{site.url}embed/?view=replay#{OF_TRACTOR}")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("slider")).to_be_visible()
    expect(panel.get_by_role("button", name="Close")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(panel).to_be_visible()
    box, size = panel.bounding_box(), page.viewport_size
    assert box and size
    assert box["width"] == size["width"]

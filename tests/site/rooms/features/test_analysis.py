"""Analysis: in the deal of a link other acts are tried and weighed, kept as a branch, and played on."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.base.seats import Seat
from followsuit.record import Player, Record, record_link
from followsuit.table import Table
from published.serve import Server
from tests.shared.page.axe_checker import AXE
from tests.shared.page.drawn import set_size

#: Cards of the hand whose index lies under something else.
COVERED = """() => [...document.querySelectorAll("dialog [data-hand] .card")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return width > 0 && !document.elementFromPoint(left + 0.12 * width, top + 0.1 * height)?.closest("[data-hand]");
}).length"""
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], iframes: false });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(" "))]);
}"""


def one_deal() -> Record:
    """A deal of beginners, South called a person."""
    table = Table.start("rangvaar", None, {seat: Player("beginner") for seat in Seat}, "analysed")
    table.deal()
    while not table.needs_deal and not table.is_over:
        table.step()
    record = table.record()
    return Record(record.game, record.rules, {**record.players, Seat.S: Player()}, record.seed, record.deals)


@pytest.mark.long("the walk through an analysis; its parts are tested without a browser")
def test_other_acts_are_tried_weighed_kept_and_played_on(page: Page, site: Server) -> None:
    page.goto(f"{site.url}#{record_link(one_deal())}")
    panel = page.get_by_role("dialog")
    slider = panel.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.evaluate("e => { e.value = '30'; e.dispatchEvent(new Event('input', { bubbles: true })); }")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("30"))
    panel.get_by_text("Hands and more").click()
    panel.get_by_role("button", name="Analyse from here").click()
    analysis = panel.get_by_role("region", name="Analysis")
    plays = analysis.get_by_role("list").first.get_by_role("button")
    expect(analysis).to_contain_text(
        re.compile(r"Mean over \d+ imagined deals|Best play of all hands in \d+")
    )
    expect(plays.first).to_contain_text(re.compile(r"\d ± \d"))
    for width, height in ((320, 568), (360, 640), (740, 360)):
        set_size(page, width, height)
        assert page.evaluate(COVERED) == 0, f"{width} × {height}"
    set_size(page, 1280, 720)
    # Only the hand of the seat to act, unless all are asked for.
    expect(analysis.get_by_role("group", name=re.compile(" holds "))).to_have_count(1)
    analysis.get_by_role("checkbox", name="All hands open").check()
    expect(analysis.get_by_role("group", name=re.compile(" holds "))).to_have_count(4)
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN) == []
    said = analysis.locator("strong").first
    before = said.inner_text()
    plays.first.focus()
    page.keyboard.press("Enter")
    expect(said).not_to_have_text(before)
    analysis.get_by_role("button", name="Let a bot act").click()
    analysis.get_by_role("button", name="Keep as a branch").click()
    tree = analysis.get_by_role("navigation", name="Branches")
    expect(tree.get_by_role("listitem")).to_have_count(2)
    tree.get_by_role("button", name="As it was played").click()
    expect(said).to_have_text(before)
    branch = tree.get_by_role("button", name=re.compile("^Act 31: "))
    branch.click()
    expect(said).not_to_have_text(before)
    # A note and a mark stay with the act they are of, and go with its branch.
    analysis.get_by_text("Note on this act").click()
    analysis.get_by_role("radio", name="Bad", exact=True).check(force=True)
    note = analysis.get_by_role("textbox", name="Note")
    note.fill("Too early")
    note.blur()
    tree.get_by_role("button", name="As it was played").click()
    expect(said).to_have_text(before)
    expect(note).to_have_count(0)
    branch.click()
    expect(note).to_have_value("Too early")
    expect(analysis.get_by_role("radio", name="Bad", exact=True)).to_be_checked()
    assert page.evaluate(RUN) == []
    tree.get_by_role("button", name="Delete this branch").click()
    expect(tree).to_have_count(0)
    analysis.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(panel).to_be_hidden()

"""A club's event: made, played, sent as a link, and put together with what else lies in a heap."""

import re

import pytest
from playwright.sync_api import Page, expect

from followsuit.clubs import ClubEvent, event_link, linked_event
from published.serve import Server
from tests.shared.club_events import an_event, links, named_link
from tests.shared.page.axe_checker import Checker
from tests.shared.patience import LONG_MS, USUAL_MS


@pytest.mark.long("an evening of a club from the first link to the table, in two directions of writing")
def test_an_event_is_made_played_sent_and_its_heap_becomes_a_table(person, page: Page, site: Server) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    checker = Checker(page, (("light", 360, 740),))
    person.open()
    page.get_by_role("link", name="Club events").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Make an event").click(timeout=USUAL_MS)
    panel.get_by_label("Name of the event").fill("Thursday club")
    panel.get_by_role("combobox", name="Game", exact=True).select_option(label="Two Hundred")
    panel.get_by_role("combobox", name="Deals", exact=True).select_option("2")
    panel.get_by_role("combobox", name="Bots", exact=True).select_option(label="Novice")
    checker.look("making an event")
    panel.get_by_role("button", name="Make the event").click()
    event = panel.get_by_label("The link of the event").input_value()
    assert re.search(r"#e1\.[\w-]+$", event)
    checker.look("an event")

    # Both deals at the table; after each the way leads back.
    person.new_match = page.get_by_role("button", name="Compare results")
    for deal in (1, 2):
        panel.get_by_role("button", name=f"Deal {deal}").click()
        expect(person.hand).to_be_visible(timeout=LONG_MS)
        assert person.view()["contest"]["unaided"]
        person.play_until("over")
        person.wait_until_kept()
        person.new_match.click()
        expect(panel).to_contain_text(f"Deal {deal}")
    expect(panel).to_contain_text("You have played all 2 deals")
    panel.get_by_label("Your name in the table").fill("Ama")
    panel.get_by_label("Your name in the table").press("Tab")
    result = panel.get_by_label("Your result as a link")
    expect(result).to_have_value(re.compile(r"#e1\.[\w-]{60,}$"))
    mine = result.input_value()
    checker.look("an event that was played")

    # Mine, the same again, a cut one, and one of another event.
    panel.get_by_role("button", name="Put results together").click()
    foreign = f"{site.url}#{links('two_hundred')[0]}"
    assert an_event("two_hundred").name == "Thursday"
    heap = f"Ama: {mine}\nonce more {mine}\nBo: {mine[:-9]}\nChi says {foreign} good night"
    panel.get_by_role("textbox", name="The results that came").fill(heap)
    panel.get_by_role("button", name="Make the table").click()
    expect(panel).to_contain_text("4 links found; 3 of them are not counted:", timeout=LONG_MS)
    for said in (
        "The same link was found above.",
        "Person 0: This result is of another event: “Thursday”.",
        "end of this link is missing",
    ):
        expect(panel).to_contain_text(said)
    expect(panel.get_by_role("row")).to_have_count(2)
    panel.get_by_role("button", name="Add our bots as rows").click()
    expect(panel.get_by_role("row")).to_have_count(4, timeout=LONG_MS)
    panel.get_by_role("button", name="Check the bots").click()
    expect(panel).to_contain_text(re.compile(r"Ama: all \d+ acts of the bots"), timeout=LONG_MS)
    checker.look("the table of an event")
    table = panel.get_by_label("The table as a link").input_value()

    # A cell is that play; from there one comes back to the table.
    panel.get_by_role("button", name=re.compile("^Ama, deal 2: ")).click()
    expect(panel.get_by_role("slider")).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel.get_by_role("row")).to_have_count(4)

    # Somebody else looks at the table, and reads from right to left.
    page.goto("about:blank")
    page.goto(f"{site.url}in/ur/{table[table.index('#') :]}")
    expect(panel.get_by_role("row")).to_have_count(4)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    checker.look("the table of an event, from right to left")


def test_a_cell_opens_a_play_beside_anothers_and_each_can_be_watched_from_where_they_part(
    page: Page, site: Server
) -> None:
    checker = Checker(page, (("dark", 1280, 800), ("light", 320, 568)))
    page.goto(f"{site.url}#{event_link(an_event('two_hundred'))}")
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Put results together").click(timeout=USUAL_MS)
    long = "Maximiliana Featherstone"
    heap = "\n".join([*links("two_hundred")[:4], named_link(links("two_hundred")[4], long)])
    panel.get_by_role("textbox", name="The results that came").fill(heap)
    panel.get_by_role("button", name="Make the table").click()
    cell = panel.get_by_role("button", name=re.compile("^Person 1, deal 2: "))
    expect(cell).to_be_visible(timeout=LONG_MS)

    # Who it is stays in sight beside the last deal.
    name, last = (
        panel.get_by_role("rowheader", name=long),
        panel.get_by_role("button", name=f"{long}, deal 3: "),
    )
    last.evaluate("(cell) => cell.scrollIntoView({ inline: 'end' })")
    paper = panel.get_by_role("group", name="Standings").bounding_box()
    left, right = name.bounding_box(), last.bounding_box()
    assert paper and left and right
    assert paper["x"] <= left["x"] < left["x"] + left["width"] <= right["x"]
    assert right["x"] + right["width"] <= paper["x"] + paper["width"] + 1

    cell.press("Enter")
    # With the keyboard alone: beside whom it is, and back.
    beside = panel.get_by_role("combobox", name="Person 1, beside")
    expect(beside).to_be_focused()
    expect(panel.get_by_role("status")).to_contain_text("They part in trick 1:")
    beside.select_option("Person 0")
    expect(panel.get_by_role("heading", level=3)).to_have_text(
        [re.compile("Person 1"), re.compile("Person 0")]
    )

    # Whichever way it lies, it is as wide as the screen.
    def sides() -> list[dict[str, float]]:
        return page.evaluate(
            "() => [...document.querySelectorAll('.beside-row[data-differs] .beside-side')].map((one) => one.getBoundingClientRect().toJSON())"
        )

    page.set_viewport_size({"width": 1280, "height": 800})
    one, other = sides()
    assert one["top"] == other["top"]
    assert one["right"] <= other["left"]
    checker.look("two plays beside each other")
    one, other = sides()
    assert one["left"] == other["left"]
    assert one["bottom"] <= other["top"]
    assert page.evaluate("() => document.querySelector('.beside-scroll').scrollWidth") <= 320

    panel.get_by_role("button", name="Watch from there: Person 0").click()
    expect(panel.get_by_role("slider")).to_have_value("8")
    panel.get_by_role("button", name="Close").click()
    panel.get_by_role("button", name="Back to the table").press("Enter")
    expect(cell).to_be_focused()


def test_deals_that_were_made_become_an_event_that_is_played_and_its_results_a_table(
    person, page: Page
) -> None:
    checker = Checker(page, (("light", 360, 740),))
    person.open()
    page.get_by_role("button", name="Make a deal").click()
    panel = page.get_by_role("dialog")
    panel.locator("select").first.select_option(label="Two Hundred")
    for deal in (1, 2):
        panel.get_by_role("button", name="Clear all hands").click()
        panel.get_by_role("button", name="Deal the rest").click()
        if deal == 2:
            # The second begins at its contract.
            panel.get_by_role("combobox", name="The deal begins").select_option(label="at a contract")
            for field, value in (("Declarer", "N"), ("Bid", "60"), ("Trump", "H")):
                panel.get_by_role("combobox", name=field, exact=True).select_option(value)
        panel.get_by_role("button", name="Club events").click()
        expect(panel.get_by_role("button", name=f"Take out Deal {deal}")).to_be_visible()
        if deal == 1:
            panel.get_by_role("button", name="Make the next deal").click()
    expect(panel).to_contain_text("so it cannot be sealed")
    panel.get_by_label("Name of the event").fill("Sixty and hearts")
    panel.get_by_role("combobox", name="Bots", exact=True).select_option(label="Novice")
    checker.look("an event of made deals")
    panel.get_by_role("button", name="Make the event").click()
    event = panel.get_by_label("The link of the event").input_value()
    made = linked_event(event)
    assert isinstance(made, ClubEvent)
    assert (made.deals, made.name) == (2, "Sixty and hearts")

    # The second deal is played from its contract, and back at the event it is there.
    panel.get_by_role("button", name="Deal 2").click()
    expect(person.hand).to_be_visible(timeout=LONG_MS)
    assert person.view()["contract"].items() >= {"declarer": "N", "value": 60}.items()
    person.new_match = page.get_by_role("button", name="Compare results")
    person.play_until("over")
    person.wait_until_kept()
    person.new_match.click()
    expect(panel).to_contain_text("You have played 1 of 2 deals")
    panel.get_by_label("Your name in the table").fill("Ama")
    panel.get_by_label("Your name in the table").press("Tab")
    result = panel.get_by_label("Your result as a link")
    expect(result).to_have_value(re.compile(r"#e1\.[\w-]{60,}$"))
    mine = result.input_value()

    # On a device without the event a result says what it lacks; with the event's link the table is made.
    panel.get_by_role("button", name="All events").click()
    panel.get_by_role("button", name="Forget “Sixty and hearts”").click()
    panel.get_by_label("Link of an event, a result or a table").fill(mine)
    panel.get_by_role("button", name="Open", exact=True).click()
    expect(panel).to_contain_text("The cards of this event are not in this link")
    panel.get_by_label("The link of the event").fill(event)
    panel.get_by_role("button", name="Open", exact=True).click()
    expect(panel.get_by_role("row")).to_have_count(2, timeout=LONG_MS)
    panel.get_by_role("button", name="Check the bots").click()
    expect(panel).to_contain_text(re.compile(r"Ama: all \d+ acts of the bots"), timeout=LONG_MS)

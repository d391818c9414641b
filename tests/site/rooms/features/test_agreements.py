"""Agreements: what partners have agreed that their cards say is listed with cards, and switched at the table."""

import re

from playwright.sync_api import Page, expect

from tests.shared.page.axe_checker import Checker
from tests.shared.page.person import Person, open_menu
from tests.shared.records import last_tricks

TITLES = (
    "Return the suit I led",
    "High, then low: go on",
    "My first discard: a suit I like",
    "Low trump: draw them",
    "Points on a trick that is surely ours",
    "The last trick is yours if you hold the boss",
)


def test_an_agreement_switched_at_the_table_is_in_the_record_and_holds_after_it_is_opened_again(
    person: Person, page: Page
) -> None:
    # A match that was begun before there were agreements has none.
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    assert person.wait() == "play"
    open_menu(page)
    page.get_by_role("button", name="Agreements").click()
    panel = page.get_by_role("dialog")
    switches = panel.get_by_role("checkbox")
    expect(switches).to_have_count(len(TITLES))
    for switch, title in zip(switches.all(), TITLES, strict=True):
        expect(switch).to_have_accessible_name(title)
        expect(switch).not_to_be_checked()
    for example in panel.locator(".agreement-example").all():
        assert example.locator(".small-card").count() > 2
        expect(example).to_contain_text(re.compile(r"As agreed\s.+ of "))
    for title in (TITLES[0], TITLES[2]):
        panel.get_by_role("checkbox", name=title).check()
    panel.get_by_role("radio", name="I do not like it").check(force=True)
    expect(panel.get_by_role("checkbox", name="a suit I do not like")).to_be_checked()
    Checker(page).look("the agreements")
    panel.get_by_role("button", name="Close").click()
    chosen = "return_suit first_discard weak_discards"
    assert person.view()["agreements"] == chosen
    person.play_until("deal")
    assert f"\nagreements {chosen}\n" in person.kept_record()
    page.reload()
    page.get_by_role("button", name="Continue your match").click()
    expect(person.next_deal).to_be_visible()
    assert person.view()["agreements"] == chosen
    # The next match is begun with what was chosen here, and the rest as it usually is.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    person.sit_down()
    assert person.view()["agreements"].split()[:3] == ["return_suit", "high_low", "first_discard"]
    assert "weak_discards" in person.view()["agreements"]

"""A game and a feature from outside, added by their folders alone, in the page of a site that is built with them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from base.paths import WEB
from published.serve import Server
from tests.shared.page.person import from_more, open_settings
from tests.shared.page.site_with import site_with
from tests.shared.patience import USUAL_MS

TOY = Path(__file__).parents[3] / "toy"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site with the toy game, the toy feature and its own, served."""
    with site_with(TOY, tmp_path_factory.mktemp("toy") / "dist") as server:
        yield server


@pytest.mark.long("builds the site a second time, with a game more, and boots its engine")
@pytest.mark.first_visit
def test_a_game_added_by_its_folders_is_dealt_and_played_in_the_page(
    page: Page, person: Any, site: Server
) -> None:
    person.open()
    expect(page.get_by_text("Six cards each and no bidding")).to_be_visible()
    person.options("Six Cards")
    expect(page.get_by_role("radio", name="Long")).to_be_attached()
    # Of the levels there are only the one the game has; nothing is played for.
    expect(page.get_by_role("radio", name="Novice")).to_be_checked()
    expect(page.get_by_role("radio", name="Master")).to_be_hidden()
    expect(page.get_by_role("textbox", name="Stake")).to_be_hidden()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(person.hand).to_be_visible(timeout=USUAL_MS)
    expect(person.hand.get_by_role("button")).to_have_count(6)
    # Its pieces of the table come out of its folder, with their style.
    own = page.get_by_role("img", name="6 tricks to come")
    expect(own).to_be_visible()
    assert own.evaluate("(own) => getComputedStyle(own).fontWeight") == "700"
    expect(page.get_by_role("img", name="No bet yet")).to_have_count(0)
    # Its role and its row of the score are drawn by what the engine tells and the words of its folder.
    expect(page.get_by_text("Opener")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Sixes")).to_be_visible()
    tricks = 0
    while (asked := person.wait()) == "play":
        person.answer(asked)
        tricks += 1
    assert (asked, tricks) == ("over", 6)
    view = person.view()
    assert view["game"] == "six_cards"
    assert sum(view["summary"]["tricks"].values()) == 6
    # Its rules are there to read, in each language, and a clause opens at its number.
    for language in ("", *(f"{path.stem}/" for path in WEB.glob("text/*.ftl") if path.stem != "en")):
        answer = page.request.get(f"{site.url}rules/six_cards/{language}")
        assert 'id="X3"' in answer.text()


@pytest.mark.long("builds the site a second time, with a feature more")
@pytest.mark.first_visit
def test_a_feature_added_by_its_folder_has_a_link_a_panel_a_setting_words_and_a_style(
    page: Page, site: Server, guard: Any
) -> None:
    page.goto(f"{site.url}?nosw#m.rangvaar")
    memo = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name="Memo for Rangvaar"))
    field = memo.get_by_role("textbox", name="To remember, 0 letters")
    field.fill("x")
    expect(memo.get_by_text("To remember, one letter")).to_be_visible()
    small = memo.locator(".memo").evaluate("(memo) => getComputedStyle(memo).fontSize")
    memo.get_by_role("button", name="Close").click()
    expect(memo).to_be_hidden()
    # What was opened by a link leaves the address with it.
    assert "#" not in page.url
    open_settings(page)
    page.get_by_role("group", name="Memo").get_by_role("radio", name="Large").check()
    page.goto(f"{site.url}?nosw&again#m.tractor")
    memo = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name="Memo for Tractor"))
    expect(memo.locator(".memo")).to_have_attribute("data-size", "large")
    assert memo.locator(".memo").evaluate("(memo) => getComputedStyle(memo).fontSize") == "32px" != small
    # Its script came when it was wanted, and not before.
    page.goto(f"{site.url}?nosw&without")
    expect(from_more(page, "Settings")).to_be_visible()
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in names if "/memo-" in name]

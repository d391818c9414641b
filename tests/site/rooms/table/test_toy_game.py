"""A game from outside, added by its folders alone: the site built with it offers it, and it is played in the page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from base.paths import WEB
from content.outside import Outside
from published import dist
from published.serve import Server

TOY = Path(__file__).parents[3] / "toy"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site with the toy game beside its own, served."""
    folder = tmp_path_factory.mktemp("toy") / "dist"
    dist.make_site(folder, outside=[Outside(TOY)])
    server = Server(folder)
    server.start()
    yield server
    server.stop()


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
    expect(person.hand).to_be_visible(timeout=60_000)
    expect(person.hand.get_by_role("button")).to_have_count(6)
    expect(page.get_by_role("img", name="No bet yet")).to_have_count(0)
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

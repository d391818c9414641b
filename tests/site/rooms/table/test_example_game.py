"""Dehla Pakad, the documentation's example of a game from outside: in the page it says what it is played for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from base.paths import ROOT
from published.serve import Server
from tests.shared.page.site_with import site_with
from tests.shared.patience import USUAL_MS

EXAMPLE = ROOT / "engine" / "examples" / "dehla_pakad"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site with the example and its own games, served."""
    with site_with(EXAMPLE, tmp_path_factory.mktemp("example") / "dist") as server:
        yield server


@pytest.mark.full("the toy game is built and played in the same way, and the example's sentences have a test")
@pytest.mark.first_visit
def test_the_example_game_is_played_for_its_tens_and_says_so_in_its_own_words(
    page: Page, person: Any, site: Server
) -> None:
    # By this seed South calls, and has five cards of its own to do it with.
    person.open(seed="10")
    person.deal("Dehla Pakad")
    call = page.get_by_role("group", name="You call. Name trump from five cards")
    expect(call).to_be_visible(timeout=USUAL_MS)
    expect(person.hand.get_by_role("button")).to_have_count(5)
    call.get_by_role("button", name="Hearts").click()
    expect(person.hand.get_by_role("button")).to_have_count(13)
    expect(page.get_by_role("columnheader", name="Tens")).to_be_visible()
    tricks = 0
    while (asked := person.wait()) == "play":
        person.answer(asked)
        tricks += 1
    assert (asked, tricks) == ("deal", 13)
    points = person.view()["summary"]["points"]
    assert sum(points.values()) == 4
    expect(page.get_by_role("heading", name=re.compile("win the deal$"))).to_be_visible()
    ours = {0: "no ten", 1: "one ten"}.get(points["NS"], f"{points['NS']} tens")
    expect(page.get_by_text(f"You called trump, and your side caught {ours}")).to_be_visible()
    page.goto(f"{site.url}rules/dehla_pakad/#D6")
    expect(page.get_by_text("All four tens are a kot")).to_be_visible()

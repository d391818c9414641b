"""A table in another site's page that is dealt by the house rules of a link."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from followsuit.card_games.registry import game_named
from followsuit.documents import document_link
from followsuit.house_rules import make_house_rules, write_house_rules
from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS


@pytest.mark.long("a poster and a match by the rules of a house are tried in the short gate")
def test_a_tap_on_a_poster_deals_by_the_house_rules_of_its_link(
    page: Page, host: Any, tables: Callable[[], list[Frame]]
) -> None:
    rules = {"preset": "reference", "direction": "counter_clockwise"}
    link = document_link(write_house_rules(make_house_rules(game_named("rangvaar"), rules)))
    page.goto(host.write("a.html", f'<follow-suit house="{link}"></follow-suit>'))
    wait_until(lambda: len(tables()) == 1, "the table is there", page.wait_for_timeout)
    (frame,) = tables()
    poster = frame.get_by_role("button", name=re.compile("^Deal Rangvaar"))
    expect(poster).to_contain_text("House rules", timeout=LONG_MS)
    poster.click()
    expect(frame.get_by_role("group", name="Your hand")).to_be_visible(timeout=LONG_MS)
    answer = json.loads(frame.evaluate('followSuit.askText(\'{"v":1,"id":1,"op":"view"}\')'))
    assert answer["view"]["rules"]["direction"] == "counter_clockwise"

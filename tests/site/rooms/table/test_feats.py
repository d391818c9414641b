"""Feats: a result has its moment, which moves and sounds unless a person does not want that."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from published.serve import Server
from tests.shared.page.staged_page import StagedPage
from tests.shared.page.tables_seen import ask, new_session

DAY, DAY_BEFORE = "2026-11-24", "2026-11-23"
NOON = 1_795_521_600_000  # of that day
A_DAY = 86_400_000
#: What moves in the account of a deal by itself: its foot fades as one scrolls.
MOVING = """() => document.getAnimations()
  .filter(({ effect, timeline }) => timeline instanceof DocumentTimeline && effect?.target?.closest(".summary"))
  .map(({ effect: { target } }) => target.getAttribute("class"))"""


@cache
def day_played() -> tuple[dict[str, Any], dict[str, Any]]:
    """A day's deal of Two Hundred as it begins, and at its end."""
    session = new_session()
    link = ask(session, "write", kind="challenge", value={"game": "two_hundred", "day": DAY})["link"]
    begun = view = ask(session, "new", challenge=link)["view"]
    while not view["summary"]:
        if view["waits_for"] == "you":
            advice = ask(session, "hint", turn=view["turn"], level="beginner")["hint"]
            view = ask(session, "act", action=advice["action"], turn=view["turn"])["view"]
        else:
            view = ask(session, "step", turn=view["turn"])["view"]
    return begun, view


def play_of(day: str, began: int, **more: object) -> dict[str, Any]:
    """What the page keeps of a match in which a day's deal was played."""
    kept = {
        "id": day,
        "kind": "record",
        "title": "",
        "version": 0,
        "game": "two_hundred",
        "rules": "reference",
    }
    match = {"you": "S", "side": "NS", "levels": {}, "deal": 1, "deals": [], "assisted": False}
    return {**kept, **match, "day": day, "challenge": "c1", "began": began, "changed": began, **more}


@pytest.mark.motion
def test_a_second_day_in_a_row_moves_where_things_may_and_is_silenced_with_one_tap(
    page: Page, site: Server
) -> None:
    begun, over = day_played()
    StagedPage(page, site)
    earlier = play_of(DAY_BEFORE, NOON - A_DAY, status="over", margin=5)
    changes = [
        {"type": "documents", "documents": [earlier, play_of(DAY, NOON, status="standing")]},
        {"type": "began", "answer": {"ok": True, "view": begun, "events": []}},
        {"type": "answered", "answer": {"ok": True, "view": over, "events": []}},
        {"type": "gather"},
    ]
    for moves in (True, False):
        page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
        assert page.evaluate("(scene) => stand.show(scene)", {"changes": changes, "unfolds": ""})
        expect(page.get_by_text("2 days in a row")).to_be_visible()
        moving = page.evaluate(MOVING)
        assert ("feat" in moving) is moves, moving
        assert moves or not moving
    page.get_by_role("button", name="Turn sound off").click()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    assert page.evaluate("stand.store.state().settings.sound") is False


def test_the_focus_goes_to_what_goes_on_and_the_heading_of_a_result_stays_in_sight(
    page: Page, site: Server
) -> None:
    begun, over = day_played()
    stand = StagedPage(page, site)
    changes = [
        {"type": "began", "answer": {"ok": True, "view": view, "events": []}} for view in (begun, over)
    ]
    for width, height in ((320, 568), (740, 360)):
        stand.size(width, height)
        assert page.evaluate("(scene) => stand.show(scene)", {"changes": changes, "unfolds": ""})
        page.locator(".summary-buttons [data-main]").focus()
        account = page.locator(".summary")
        assert account.evaluate("(one) => one.scrollHeight > one.clientHeight && one.scrollTop === 0")

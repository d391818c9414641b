"""A table in another site's page: plays by what it was asked for, tells its host, and listens to it alone."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Frame, FrameLocator, Page, expect

Tables = Callable[[], list[Frame]]
READY_MS = 90_000


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """What the element told its page of one kind."""
    found: list[dict[str, Any]] = page.evaluate("kind => heard.filter(({event}) => event === kind)", kind)
    return found


def wait_until_heard(page: Page, kind: str, count: int = 1) -> list[dict[str, Any]]:
    """Wait for so many events of that kind."""
    for _ in range(READY_MS // 100):
        found = heard(page, kind)
        if len(found) >= count:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"{kind} was heard {len(heard(page, kind))} times, not {count}")


def table_in(page: Page, number: int = 0) -> FrameLocator:
    """The table inside the element; Playwright looks into closed shadow roots of nobody, so by the frame."""
    return page.frame_locator("iframe").nth(number)


def hand(frame: Frame) -> list[str]:
    """The names of the cards in the person's hand."""
    group = frame.get_by_role("group", name="Your hand")
    expect(group.get_by_role("button").first).to_be_visible(timeout=READY_MS)
    return [button.get_attribute("aria-label") or "" for button in group.get_by_role("button").all()]


def view(frame: Frame) -> dict[str, Any]:
    """The engine's view of the match in a table."""
    question = json.dumps({"v": 1, "id": 1, "op": "view"})
    found: dict[str, Any] = json.loads(frame.evaluate("text => followSuit.askText(text)", question))
    return found["view"]


def settled(page: Page, tables: Tables, count: int = 1) -> list[Frame]:
    """The tables, once a hand lies on each."""
    for _ in range(READY_MS // 100):
        if len(tables()) == count:
            break
        page.wait_for_timeout(100)
    found = tables()
    assert len(found) == count
    for frame in found:
        hand(frame)
    return found


def test_the_element_lays_the_table_it_is_asked_for_and_says_so(
    page: Page, host: Any, tables: Tables
) -> None:
    page.goto(
        host.write(
            "a.html",
            '<follow-suit id="t" game="two_hundred" rules="traditional" level="expert" theme="dark" deal="a seed">',
        )
    )
    (frame,) = settled(page, tables)
    (ready,) = wait_until_heard(page, "ready")
    assert ready["detail"] == {"game": "two_hundred", "level": "expert", "theme": "dark", "lang": "en"}
    seen = view(frame)
    assert (seen["game"], seen["rules"]) == ("two_hundred", "traditional")
    assert {seat["level"] for seat in seen["seats"].values()} == {None, "expert"}
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert heard(page, "error") == []


def test_the_same_deal_is_the_same_cards_for_everybody(page: Page, host: Any, tables: Tables) -> None:
    one = '<follow-suit id="a" game="two_hundred" deal="everybody"></follow-suit>'
    page.goto(host.write("a.html", one + one.replace('"a"', '"b"') + one.replace("everybody", "nobody")))
    page.evaluate("for (const table of document.querySelectorAll('follow-suit')) table.scrollIntoView()")
    first, second, third = settled(page, tables, 3)
    assert hand(first) == hand(second)
    assert hand(first) != hand(third)

"""Embedded tables: what a test does with tables in another site's page, and what that page has heard of them."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Frame, Page, expect

from tests.shared.page.waiting import wait_until
from tests.shared.patience import LONG_MS

Tables = Callable[[], list[Frame]]


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """The element's events of one kind."""
    found: list[dict[str, Any]] = page.evaluate("kind => heard.filter(({event}) => event === kind)", kind)
    return found


def wait_until_heard(page: Page, kind: str, count: int = 1) -> list[dict[str, Any]]:
    """Wait for so many events of that kind."""
    wait_until(lambda: len(heard(page, kind)) >= count, f"{kind} heard {count} times", page.wait_for_timeout)
    return heard(page, kind)


def hand(frame: Frame) -> list[str]:
    """The names of the cards in the person's hand, once it lies there."""
    group = frame.get_by_role("group", name="Your hand")
    expect(group.get_by_role("button").first).to_be_visible(timeout=LONG_MS)
    names: list[str] = group.get_by_role("button").evaluate_all(
        "cards => cards.map(card => card.ariaLabel.split(',')[0])"
    )
    return names


def view(frame: Frame) -> dict[str, Any]:
    """The engine's view of the match in a table."""
    question = json.dumps({"v": 1, "id": 1, "op": "view"})
    found: dict[str, Any] = json.loads(frame.evaluate("text => followSuit.askText(text)", question))
    return dict(found["view"])


def settled(page: Page, tables: Tables, count: int = 1) -> list[Frame]:
    """The tables, once somebody has had a hand dealt on each."""
    wait_until(lambda: len(tables()) == count, f"{count} tables are there", page.wait_for_timeout)
    found = tables()
    for frame in found:
        frame.get_by_role("button", name=re.compile("^Deal ")).click(timeout=LONG_MS)
        hand(frame)
    return found

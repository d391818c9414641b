"""Received documents: whatever is dropped on a screen goes to the feature that takes its kind, or is refused in words."""

import base64
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.rooms.features.test_history import record

#: Drops a file of these bytes on the page.
DROPPED = """([name, bytes]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}"""
RULES = "followsuit-rules 1\ngame tractor\npreset howto\nname Ours\nrank_gap yes\n"


def drop(page: Page, name: str, content: bytes) -> Locator:
    """Drop a file on the page; the panel that opens."""
    page.evaluate(DROPPED, [name, base64.b64encode(content).decode()])
    panel: Locator = page.locator('[data-root="panel"]')
    return panel


def test_whatever_is_dropped_on_the_first_screen_is_opened_by_what_it_holds(person, page: Page) -> None:
    person.open()
    text = record("two_hundred", "b", 1)
    # As a program of Windows saves it, under a name that says nothing.
    panel = drop(page, "evening", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    expect(panel.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Escape")
    # As Windows' editor and its shell write what they call Unicode: UTF-16 behind its mark.
    panel = drop(page, "rules.txt", RULES.encode("utf-16"))
    expect(panel.get_by_role("heading", name=re.compile("Ours"))).to_be_visible()
    page.keyboard.press("Escape")
    panel = drop(page, "photo.jpg", bytes([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) * 50)
    expect(panel.get_by_role("alert")).to_be_visible()
    assert len(panel.get_by_role("alert").inner_text()) > 20


@pytest.mark.long("the same way at the table, and with lines that nobody understands")
def test_what_was_not_understood_of_a_dropped_record_stands_beside_its_deals(person, page: Page) -> None:
    person.sit_down()
    text = record("two_hundred", "b", 1).replace("\ngame ", "\nweather rain\ngame ", 1)
    panel = drop(page, "evening.deal", text.encode())
    expect(panel.get_by_role("status").filter(has_text="weather")).to_be_visible()

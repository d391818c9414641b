"""Menu and settings: the usual things come first, and nothing is more than three taps away."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.shared.page.drawn import set_size
from tests.shared.page.person import Person
from tests.shared.records import last_tricks

#: What the menu had when it was one list: links and buttons.
ENTRIES = (
    "Tricks of this deal",
    "Rules of the game",
    "Arrange my hand",
    "Play together",
    "Agreements",
    "All lessons",
    "All puzzles",
    "Ask the referee",
    "Share…",
    "Keep score with real cards",
    "Your matches",
    "Settings",
    "Leave the table",
    "New match…",
    "Give up…",
)
#: The same of the settings, by the heading behind which they stand now; without one they are in sight.
SETTINGS = {
    "": ("Speed", "Theme", "Sound", "Volume"),
    "Playing": (
        "After each trick, wait for me to go on",
        "Play for me where there is only one way to play",
        "Play a card with one tap",
        "Mark the points on the cards",
        "Coach: ask “Sure?” before a play that clearly costs",
        "Your hand lies",
        "People who share the device see their own cards",
    ),
    "Looks": (
        "Language",
        "Text table: lines and buttons, no pictures",
        "Suits",
        "Size of the cards",
        "Backs of the cards",
        "Your emblem at the table",
        "Cloth",
        "Motion",
    ),
    "Keyboard and announcements": (
        "Announcements",
        "Number my cards, so that one can be called “card 3”",
        "Shortcuts with single letters",
        "Show the shortcuts",
    ),
    "About this page": ("The engine was started the quick way",),
}


def in_sight(panel: Locator, names: tuple[str, ...]) -> list[str]:
    """Those of these names that can be seen in a panel."""
    begun = {name: panel.get_by_text(re.compile(f"^\\s*{re.escape(name)}")) for name in names}
    return [name for name, found in begun.items() if found.locator("visible=true").count()]


def test_every_entry_of_menu_settings_and_viewer_is_at_most_three_taps_away(
    person: Person, page: Page
) -> None:
    set_size(page, 390, 844)
    person.take_up(last_tricks("two_hundred", deal=0), "two_hundred")
    assert person.wait() == "play"
    page.get_by_role("button", name="Menu").click()
    panel = page.get_by_role("dialog")
    assert in_sight(panel, ENTRIES) == ["Rules of the game", "Settings", "Leave the table"]
    panel.get_by_text("More", exact=True).click()
    assert in_sight(panel, ENTRIES) == list(ENTRIES)
    expect(panel.get_by_text("Is it fair?")).to_be_visible()
    panel.get_by_role("button", name="Settings").click()
    everything = tuple(name for names in SETTINGS.values() for name in names)
    assert in_sight(panel, everything) == list(SETTINGS[""])
    for heading, names in SETTINGS.items():
        if heading:
            panel.locator("summary").get_by_text(heading, exact=True).click()
        assert in_sight(panel, names) == list(names), heading
    panel.get_by_role("button", name="Close").click()

    person.play_until("deal")
    page.get_by_role("button", name="Menu").click()
    panel.get_by_text("More", exact=True).click()
    panel.get_by_role("button", name="Your matches").click()
    panel.get_by_role("listitem").get_by_role("button").first.click()
    panel.get_by_role("button", name=re.compile("^Deal 1")).click()
    panel.get_by_text("Hands and more", exact=True).click()
    offers = ("Analyse from here", "Share…", "Compare…", "Make a deal")
    assert in_sight(panel, offers) == list(offers[:3])
    panel.get_by_text("More", exact=True).click()
    assert in_sight(panel, offers) == list(offers)

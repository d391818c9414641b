"""Fixtures of what each room owes."""

import pytest
from playwright.sync_api import Page

from tests.shared.page.axe_checker import Checker, Look

#: Colours depend on the theme, visibility on the size. Both are checked in one walk.
LOOKS: tuple[Look, ...] = (("light", 360, 740), ("dark", 1440, 900))


@pytest.fixture
def checker(page: Page, every_look: bool) -> Checker:
    """A page that is looked at in one theme and size, or in both."""
    return Checker(page, LOOKS if every_look else LOOKS[:1])

"""Axe-core, asked what it finds on the page as it is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from tests.shared.page.drawn import DRAWN

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  // A control is spoken to by what is written on it: its name has to contain that.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target, any }) => [target.join(" "), any[0]?.message ?? ""])]);
}"""

#: A theme, and a width and height in pixels.
Look = tuple[Literal["light", "dark"], int, int]


class Checker:
    """Looks at the page as it is now, whenever it is asked to: as it stands, or in each of several looks.

    With looks, nothing moves on the page: what is half faded is no colour of ours.
    """

    def __init__(self, page: Page, looks: Sequence[Look] = ()) -> None:
        self.page = page
        self._looks = looks
        for look in looks:
            self._take(look)

    def look(self, screen: str) -> None:
        """Find nothing on this screen."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        if not self._looks:
            self._find_nothing(screen)
        for look in self._looks:
            self._take(look)
            self.page.evaluate(DRAWN)
            self._find_nothing(f"{screen}, {look}")

    def _take(self, look: Look) -> None:
        theme, width, height = look
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")

    def _find_nothing(self, screen: str) -> None:
        found: list[Any] = self.page.evaluate(RUN)
        assert found == [], f"on the screen {screen}: {found}"

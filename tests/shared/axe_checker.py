"""Axe-core, asked what it finds on the page as it is."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target, any }) => [target.join(" "), any[0]?.message ?? ""])]);
}"""


class Checker:
    """Looks at the page as it is now, whenever it is asked to."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_wide = bool(page.viewport_size and page.viewport_size["width"] > 700)

    def look(self, screen: str) -> None:
        """Find nothing on this screen."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found: list[Any] = self.page.evaluate(RUN)
        assert found == [], f"on the screen {screen}: {found}"

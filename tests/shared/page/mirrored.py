"""Mirrored: the page read from right to left, in words that the tests know."""

from playwright.sync_api import Page

# Urdu brings the sheet of style that a language read so needs, and it stays.
MIRRORED = """async () => {
  const { speak } = await import(document.querySelector("script[type=module][src*='app-']").src);
  await speak("ur");
  await speak("en");
  document.documentElement.dir = "rtl";
}"""


def mirror(page: Page) -> None:
    """Read the page from right to left, in English."""
    page.evaluate(MIRRORED)

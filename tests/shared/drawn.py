"""Drawn: the page once everything on it has come to rest, without waiting for any time."""

from playwright.sync_api import Page

# Brings all that moves to its end, and has it drawn: a colour that changes with the theme fades over, too. What goes
# round for ever has no end.
DRAWN = """async () => {
  const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  await drawn();
  for (const way of document.getAnimations())
    if (way.effect?.getComputedTiming().endTime !== Infinity) way.finish();
  await drawn();
}"""


def set_size(page: Page, width: int, height: int) -> None:
    """Show the page on a screen of that many pixels, and wait until it is drawn so."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)

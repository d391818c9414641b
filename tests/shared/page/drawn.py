"""Drawn: the page once all animations have finished, without a fixed wait."""

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


#: Whether the page has that size: on a busy machine it hears of it some time after it was set.
SIZED = """([width, height]) => {
  const { width: shownWidth, height: shownHeight, scale } = visualViewport;
  const is = (inner, shown, wanted) => inner === wanted || Math.round(shown * scale) === wanted;
  return is(innerWidth, shownWidth, width) && is(innerHeight, shownHeight, height);
}"""


def set_size(page: Page, width: int, height: int) -> None:
    """Set the size of the screen in pixels, and wait until the page has it and is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SIZED, arg=[width, height])
    page.evaluate(DRAWN)

"""Fitting: whether everything fits the screen, at every size."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.shared.page.drawn import set_size

#: Phones, small and not, one of them held sideways; a tablet; a desktop.
SIZES = [(320, 568), (360, 740), (740, 360), (768, 1024), (1440, 900)]
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""


def each_size(page: Page, asked: str) -> Iterator[tuple[int, int]]:
    """Show the page as it stands on one screen after the other; on none of them does it scroll."""
    for width, height in SIZES:
        set_size(page, width, height)
        assert not page.evaluate(SCROLLS), f"{width}×{height} scrolls when asked to {asked}"
        yield width, height


def all_fits(page: Page, asked: str) -> None:
    """Every button is whole on the screen and large enough to tap, cards aside, on every size of screen."""
    for width, height in each_size(page, asked):
        for button in page.get_by_role("button").all():
            box = button.bounding_box()
            name = button.get_attribute("aria-label") or button.inner_text()
            where = f"{name} at {asked}, {width}×{height}"
            assert box is not None, where
            if " of " in name:  # a card; and the last trick, whose patch is larger than its words
                continue
            assert box["height"] >= 43.5 and box["width"] >= 43.5, f"too small to tap: {where}"
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 0.5, f"off the screen: {where}"
            assert box["y"] >= 0 and box["y"] + box["height"] <= height + 0.5, f"off the screen: {where}"

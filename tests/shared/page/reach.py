"""Reach: whether everything on the page can be tapped and read, on low screens, zoomed to 400 %, in large
letters.
"""

import itertools

from playwright.sync_api import Page

from tests.shared.page.drawn import DRAWN, set_size
from tests.shared.sampling import sample

#: What lies on top of each button once it is scrolled to: nothing but itself. Cards are asked at the strip that the
#: next card leaves free.
COVERED = """() => [...document.querySelectorAll(".stage button")]
  .filter((button) => !button.disabled && button.checkVisibility({ visibilityProperty: true }))
  .flatMap((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const isCard = button.closest("[data-hand]") !== null;
    const [x, y] = isCard ? [left + width * 0.2, top + height * 0.2] : [left + width / 2, top + height / 2];
    const lies = document.elementFromPoint(x, y);
    return lies && (button === lies || button.contains(lies)) ? []
      : [`${button.getAttribute("aria-label") ?? button.textContent.trim()} under ${lies?.className ?? "nothing"}`];
  })"""
#: How the hand lies, for where its cards do not lie free: the screen, the rows that its sheet allows, and its first card.
LAID = """() => {
  const hand = document.querySelector("[data-hand]"), card = hand?.querySelector("[data-card]");
  const most = hand && getComputedStyle(hand).getPropertyValue("--rows-most");
  return `the hand: ${innerWidth} × ${innerHeight}, at most ${most} rows, its first card ${card?.style.cssText}, ${JSON.stringify(card?.getBoundingClientRect())}`;
}"""
#: Nothing is wider than the screen.
WIDE = "() => document.querySelector('.stage').scrollWidth > innerWidth || document.scrollingElement.scrollWidth > innerWidth"
#: Patches of the score that lie under something, and seats' plates.
HIDDEN = """() => [...document.querySelectorAll(".tile, .plate, .call")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .flatMap((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const lies = document.elementFromPoint(left + width / 2, top + height / 2);
    return lies && (one.contains(lies) || lies.contains(one)) ? [] : [`${one.textContent.trim()} under ${lies?.className}`];
  })"""

#: Names that are not whole, and plays that the last trick lies on.
UNCLEAR = """() => {
  const box = (one) => one.getBoundingClientRect();
  const names = [...document.querySelectorAll(".plate-name")].filter((name) => name.scrollWidth > name.clientWidth);
  const last = [...document.querySelectorAll(".last:not([data-empty])")].map(box);
  const plays = [...document.querySelectorAll(".played .card")].filter((card) => last.some((over) => over.left < box(card).right - 2
    && box(card).left < over.right - 2 && over.top < box(card).bottom - 2 && box(card).top < over.bottom - 2));
  return [...names.map((name) => `${name.textContent.trim()} is cut`), ...plays.map(() => "the last trick lies on a play")];
}"""

#: Upright, sideways or a tablet, and a laptop.
WIDTHS = (360, 844, 1280)
#: The least and the most, and both sides of every height at which the layout changes.
HEIGHTS = (480, 540, 541, 619, 620, 660, 661, 699, 700, 780, 781, 799, 800, 899, 900, 1200)


def covered(page: Page, width: int, height: int) -> list[str]:
    """The buttons that cannot be tapped on a screen of that size."""
    set_size(page, width, height)
    found: list[str] = page.evaluate(COVERED)
    if found:
        found.append(page.evaluate(LAID))
    return [f"{width} × {height}: {one}" for one in found]


def at_every_height(page: Page) -> list[str]:
    """What cannot be scrolled to and tapped, at a third of the sizes from 480 pixels to 1200."""
    sizes = sample(itertools.product(WIDTHS, HEIGHTS), 16)
    return [line for width, height in sizes for line in covered(page, width, height)]


def enlarged(page: Page) -> list[str]:
    """What is wrong on a page zoomed to 400 %: it must scroll one way only, and every button can be
    tapped.
    """
    wrong = covered(page, 320, 256)
    return [*wrong, *(["320 × 256: scrolled two ways"] if page.evaluate(WIDE) else [])]


def in_large_letters(page: Page) -> list[str]:
    """What letters twice as large hide: a button, the score or a seat."""
    wrong: list[str] = []
    for width, height in ((390, 844), (820, 1180), (1280, 800)):
        set_size(page, width, height)
        page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%')")
        page.evaluate(DRAWN)
        found: list[str] = [one for asked in (COVERED, HIDDEN, UNCLEAR) for one in page.evaluate(asked)]
        wrong += [f"{width} × {height} in large letters: {one}" for one in found]
        page.evaluate("() => document.documentElement.style.removeProperty('font-size')")
    return wrong

"""Cutting: whether words are cut off, run out of their screen or lie on one another."""

from playwright.sync_api import Page

from tests.shared.page.drawn import DRAWN
from tests.shared.page.reach import COVERED

#: What is of one line whatever it says, and says it to whoever listens: people type these, or they stand elsewhere too.
MAY_BE_CUT = ".unseen, .plate-name, .pass-and-play *, [data-root=laid] *, svg *, option, [aria-hidden=true]"
#: Boxes that hide what does not fit, and words that leave the screen by its sides.
CUT = """(may) => {
  const told = (one) => `${one.className?.baseVal ?? one.className}: ${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 50)}`;
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.textContent.trim() || owner.closest(may) || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    let isTold = false; // only to those who listen
    for (let box = owner; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      isTold ||= area.width <= 2 || area.height <= 2;
      if (isTold) break;
      const isScrolled = [overflowX, overflowY].some((one) => one === "auto" || one === "scroll");
      for (const text of range.getClientRects()) {
        if (overflowX === "hidden" || overflowX === "clip")
          if (text.left < area.left - 1 || text.right > area.right + 1) seen.add(`${told(owner)} is cut at its side by ${told(box).split(":")[0]}`);
        if (overflowY === "hidden" || overflowY === "clip")
          if (text.top < area.top - 1 - text.height * 0.25 || text.bottom > area.bottom + 1 + text.height * 0.25) seen.add(`${told(owner)} is cut by ${told(box).split(":")[0]}`);
      }
      if (isScrolled || position === "fixed") break;
    }
    for (const text of range.getClientRects())
      if (!isTold && !owner.closest("table, [tabindex], pre, textarea") && text.width > 1 && (text.left < -1 || text.right > innerWidth + 1)) seen.add(`${told(owner)} leaves the screen`);
  }
  for (const button of (open ?? document).querySelectorAll("button, .button, legend, summary, .tile")) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.closest(may)) continue;
    if (button.scrollWidth > button.clientWidth + 1) seen.add(`${told(button)} is wider than its box`);
    if (getComputedStyle(button).display !== "inline" && button.scrollHeight > button.clientHeight + 2) seen.add(`${told(button)} is taller than its box`);
  }
  return [...seen];
}"""
#: What overlaps on purpose or is not read where it lies: cards lie on one another, and their corners repeat.
MAY_OVERLAP = ".unseen, svg *, option, select, textarea, .emblem *, [data-root=laid] *, .card *, .card"
#: What is drawn and takes no press: `(root) => elements`. What is not drawn is not asked, for its style is not known.
DEAF = """(root) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (one) => (one.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
  const found = [];
  while (walker.nextNode()) if (getComputedStyle(walker.currentNode).pointerEvents === "none") found.push(walker.currentNode);
  return found;
}"""
#: Each line of words as far as it can be seen, against each other one, and against what is drawn above it. Of a line's
#: height the middle half counts: letters reach into the lines above and below, and ink seldom fills its box.
OVERLAPS = r"""(may) => {
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const root = open ?? document.body;
  const told = (one) => one.textContent.trim().replace(/\s+/g, " ").slice(0, 50);
  const range = document.createRange();
  const lines = [];
  const isClear = (one) => /^rgba\(.*, 0\)$/.test(getComputedStyle(one).color);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.textContent.trim() || owner.closest(may) || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isClear(owner)) continue; // of a card below others an edge is seen
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      let { left, right, top, bottom } = text;
      const height = bottom - top;
      [top, bottom, left, right] = [top + height / 4, bottom - height / 4, left + 1, right - 1];
      for (let box = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const area = box.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
        if (position === "fixed") break;
      }
      if (right - left > 2 && bottom - top > 2) lines.push({ owner, left, right, top, bottom });
    }
  }
  // What is stuck to an edge lies on what scrolls below it; one scrolls on.
  const isStuck = (one) => { for (let box = one; box && box !== root; box = box.parentElement) if (getComputedStyle(box).position === "sticky") return true; return false; };
  const hides = (one) => {
    if (one.closest("svg, img, canvas")) return !one.closest(".medallion, .cloth");
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return (backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) && one.checkVisibility({ opacityProperty: true });
  };
  const isBare = (one) => { for (let box = one; box && box !== root; box = box.parentElement) if (hides(box)) return false; return true; };
  const cards = [...root.querySelectorAll(".table .card")].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map((one) => one.getBoundingClientRect());
  const seen = new Set();
  // Words that take no press are asked for all the same, and so is what lies on them.
  const deaf = DEAF(root);
  for (const one of deaf) one.style.setProperty("pointer-events", "auto", "important");
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1 && one.owner !== other.owner && isStuck(one.owner) === isStuck(other.owner)) seen.add(`${told(one.owner)} lies on ${told(other.owner)}`);
    }
    // Words without a ground of their own are not printed on cards.
    if (isBare(one.owner))
      for (const { left, right, top, bottom } of cards)
        if (Math.min(one.right, right) - Math.max(one.left, left) > 2 && Math.min(one.bottom, bottom) - Math.max(one.top, top) > 2) seen.add(`${told(one.owner)} is printed on a card`);
    for (const part of [0, 0.5, 1]) {
      const [x, y] = [one.left + (one.right - one.left) * part, (one.top + one.bottom) / 2];
      const isItself = (it) => it !== null && (it.contains(one.owner) || one.owner.contains(it));
      // To ask for the first alone takes a fraction of the time.
      if (isItself(document.elementFromPoint(x, y))) continue;
      const there = document.elementsFromPoint(x, y);
      const above = there.slice(0, Math.max(0, there.findIndex(isItself)));
      const lies = above.find((it) => root.contains(it) && hides(it) && (isStuck(one.owner) || !isStuck(it)));
      if (lies) seen.add(`${told(one.owner)} is under ${lies.className?.baseVal ?? (lies.className || lies.tagName)}: ${told(lies)}`);
    }
  });
  for (const one of deaf) one.style.removeProperty("pointer-events");
  return [...seen];
}""".replace("DEAF", f"({DEAF})")
#: The page, or what is open on it, is scrolled sideways.
SIDEWAYS = """() => [document.scrollingElement, ...document.querySelectorAll("dialog[open], .table, .panel[open] > *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.checkVisibility())
  .map((one) => `${one.className || one.tagName} is wider than the screen: ${one.scrollWidth} of ${one.clientWidth}`)"""


def cut(page: Page, screen: str) -> list[str]:
    """What is cut, or a button that something lies on, on the page as it is, a line each."""
    page.evaluate(DRAWN)
    found: list[str] = [*page.evaluate(CUT, MAY_BE_CUT), *page.evaluate(SIDEWAYS)]
    found += page.evaluate(OVERLAPS, MAY_OVERLAP)
    if not page.locator("dialog[open]").count():
        found += page.evaluate(COVERED)
    return [f"{screen}: {one}" for one in found]

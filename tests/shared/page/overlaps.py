"""Covering: whether a card, a button or a word of a table is covered or cut, as the browser sees it."""

from tests.shared.page.cut_text import CUT, DEAF, MAY_BE_CUT, MAY_OVERLAP, OVERLAPS, SIDEWAYS

#: What a table must show whole: it lies in the screen, no box cuts it, and nothing that can be seen lies on it. Of a card of the
#: hand its corner counts, for its neighbours lie on the rest; so does that of a card in a play of several.
HIDDEN = r"""() => {
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const root = open ?? document.body;
  const found = new Set();
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".unseen, [inert]");
  const kind = (one) => {
    const { tagName, className, dataset } = one;
    const data = Object.keys(dataset ?? {}).filter((name) => ["pass", "main", "bid", "seat", "place"].includes(name));
    return `${tagName.toLowerCase()}.${(className?.baseVal ?? className ?? "").replaceAll(" ", ".")}${data.map((name) => `[${name}=${dataset[name]}]`).join("")}`;
  };
  const told = (one) => {
    const text = (one.getAttribute?.("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 32);
    return `${kind(one)}${text ? ` “${text}”` : ""}`;
  };
  const paints = (one) => {
    if (one.closest("svg, img")) return !one.closest(".medallion, .cloth");
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };
  // What lies on a thing and hides it there; a press goes to the first that takes one, seen or not.
  const above = (one, x, y, mine, isPressed) => {
    // To ask for the first alone takes a fraction of the time.
    const first = document.elementFromPoint(x, y);
    if (first === null || one.contains(first)) return null;
    const there = document.elementsFromPoint(x, y);
    const at = there.findIndex((it) => one.contains(it));
    if (at < 0) return null;
    return there.slice(0, at).find((it) => !mine(it) && !it.contains(one) && (isPressed || (isSeen(it) && paints(it)))) ?? null;
  };
  // Boxes whose contents scroll by themselves, and are meant to.
  const SCROLLS = "[popover], .summary, .declare-options, .replay-list, .panel:not([data-replay])";
  const look = (one, points, mine, { isPressed = false, isWhole = true } = {}) => {
    if (!isSeen(one) || (open && !open.contains(one))) return;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    let by = "the screen";
    for (let outer = one.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement) {
      if (outer.matches(SCROLLS)) return; // one scrolls there
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const area = outer.getBoundingClientRect();
      const isOutBy = { x: box.left < area.left - 2 || box.right > area.right + 2, y: box.top < area.top - 2 || box.bottom > area.bottom + 2 };
      if (isWhole && ((overflowX !== "visible" && isOutBy.x) || (overflowY !== "visible" && isOutBy.y)))
        found.add(`${told(one)} is cut by ${kind(outer)}`);
    }
    if (isWhole && (box.left < left - 2 || box.right > right + 2 || box.top < top - 2 || box.bottom > bottom + 2))
      found.add(`${told(one)} is cut by ${by}`);
    for (const [across, down] of points) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      if (x < left || x >= right || y < top || y >= bottom) {
        if (!isWhole) found.add(`${told(one)} is cut by ${by}`);
        continue;
      }
      const lies = above(one, x, y, mine, isPressed);
      if (lies) found.add(`${told(one)} is under ${told(lies)}`);
    }
  };
  const all = (selector) => [...root.querySelectorAll(selector)];
  const FACE = [[0.1, 0.1], [0.5, 0.1], [0.9, 0.1], [0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.1, 0.9], [0.5, 0.9], [0.9, 0.9]];
  const CORNERS = [[0.08, 0.15], [0.92, 0.15], [0.5, 0.5], [0.08, 0.85], [0.92, 0.85]];
  // Where a press goes is asked as the page stands; what is seen, of things that take no press, too.
  for (const button of all("button, summary, input"))
    if (!button.closest("[data-hand]") && !button.disabled && !button.matches(".last-open, .pack, .pile"))
      look(button, CORNERS, (it) => button.contains(it), { isPressed: true });
  const deaf = DEAF(root);
  for (const one of deaf) one.style.setProperty("pointer-events", "auto", "important");
  for (const card of all(".played .card")) {
    const play = card.closest(".played");
    // In the middle of a trick of Court Piece lies its pile; the corner below is asked for by itself.
    look(card, FACE, (it) => play.contains(it) || it.closest(".played, .heap") !== null);
    look(card, [[0.12, 0.12]], (it) => it === card || card.contains(it) || it.closest(".mark-star, .played-name") !== null);
  }
  for (const card of all("[data-hand] .card"))
    look(card, [[0.12, 0.1]], (it) => it.closest(".card") !== null && it.closest("[data-hand]") !== null, { isWhole: false });
  for (const back of all(".seat-fan .card")) {
    const seat = back.closest(".seat");
    look(back, [[0.3, 0.5], [0.7, 0.5]], (it) => seat.contains(it), { isWhole: false });
  }
  for (const one of all(".plate, .roles, .call, .tile, .last:not([data-empty]), .prompt, .bury, .declare, .advice, .failed-throw, .claim, .small-cards .small-card, .bury-place"))
    look(one, CORNERS, (it) => one.contains(it) || (one.matches(".small-card") && it.closest(".small-cards") === one.closest(".small-cards") && it.closest(".small-card") !== null) || (one.matches(".plate, .roles") && it.closest(".place") !== null && it.closest(".place") === one.closest(".place")));
  // What a hint says further lies on none of what one plays with.
  if (open?.matches(".advice-figures")) {
    const over = open.getBoundingClientRect();
    for (const one of document.querySelectorAll(".stage :is([data-hand] .card, .played .card, .plate, .prompt button, .help-buttons button)")) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (isSeen(one) && left < over.right - 1 && over.left < right - 1 && top < over.bottom - 1 && over.top < bottom - 1)
        found.add(`${told(one)} is under what unfolds`);
    }
  }
  for (const one of all(".prompt, .bury, .advice, .declare"))
    if (isSeen(one) && one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== "visible") found.add(`${kind(one)} is scrolled`);
  const stage = open?.querySelector(".replay-stage") ?? document.querySelector(".stage");
  if (stage && stage.scrollHeight > stage.clientHeight + 1 && getComputedStyle(stage).overflowY !== "visible") found.add("the table is scrolled");
  for (const one of deaf) one.style.removeProperty("pointer-events");
  return [...found];
}""".replace("DEAF", f"({DEAF})")

#: Everything together: `(mayBeCut, mayOverlap) => string[]`.
FAULTS = f"""([mayBeCut, mayOverlap]) => [...new Set([
  ...({CUT})(mayBeCut), ...({SIDEWAYS})(), ...({OVERLAPS})(mayOverlap), ...({HIDDEN})(),
])]"""
MAY = [MAY_BE_CUT, MAY_OVERLAP]

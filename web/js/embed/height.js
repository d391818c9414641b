/** Height: how tall the frame of a table or of a viewer has to be, so that nothing has to be scrolled into view. */

/** @import { Store } from "../core/store.js" */

/** Below this the table is laid out for a phone; see css/base/frames.css. */
const NARROW = 700;

/**
 * @param {HTMLElement} page
 * @param {Store} store
 * @returns {() => number} in CSS pixels
 */
export function createHeightMeter(page, store) {
  return () => {
    const isChoosing = store.state().screen === "home" && page.dataset["embedded"] === "choosing";
    return isChoosing ? measureChoice(page) : estimateTableHeight(page.clientWidth);
  };
}

/** The games to choose from, and what is told above them. @param {HTMLElement} page */
function measureChoice(page) {
  let most = 0;
  for (const part of page.querySelectorAll('[data-root="home"], .notice'))
    most += part instanceof HTMLElement ? part.offsetHeight : 0;
  return most;
}

/** Also the element's, before the frame can say it (web/embed/element.js). @param {number} width in CSS pixels */
export function estimateTableHeight(width) {
  return width < NARROW ? clamp(600, width * 1.85, 740) : clamp(640, width * 0.62, 860);
}

/** @param {number} least @param {number} wanted @param {number} most */
function clamp(least, wanted, most) {
  return Math.round(Math.min(most, Math.max(least, wanted)));
}

/**
 * How tall the frame has to be, so that nothing of the viewer has to be scrolled into view.
 * @param {Element} panel
 */
export function measureViewer(panel) {
  const { top } = panel.getBoundingClientRect();
  const last = panel.lastElementChild?.getBoundingClientRect().bottom ?? top;
  return Math.ceil(last - top + panel.scrollTop + Number.parseFloat(getComputedStyle(panel).paddingBlockEnd));
}

/** Live regions: the polite one announces the game to screen readers, the assertive one refusals. */

const KEPT = 12;
/** How long a browser may take to expose the page to screen readers again after a panel is closed. */
const SETTLES_MS = 500;

/**
 * @param {HTMLElement} polite
 * @param {HTMLElement} assertive
 */
export function createLiveRegions(polite, assertive) {
  /** What came while a panel lay over it all; null while none does. @type {string[] | null} */
  let held = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {readonly string[]} sentences */
  function announceNews(sentences) {
    if (!sentences.length) return;
    if (held) {
      held = [...held, ...sentences].slice(-KEPT);
      return;
    }
    // All sentences in one text: a screen reader may read several texts in another order.
    const lines = document.createElement("p");
    lines.textContent = sentences.join("\n");
    polite.append(lines);
    while (polite.childElementCount > KEPT) polite.firstElementChild?.remove();
  }

  return {
    announceNews,
    /** Clear both: their text was for somebody else. */
    clearRegions() {
      polite.replaceChildren();
      assertive.textContent = "";
      if (held) held = [];
    },
    /** @param {string} sentence empty to clear it */
    announceRefusal(sentence) {
      assertive.textContent = sentence;
    },
    /** A panel is opened. What it covers must not be read again once it is closed. */
    holdNews() {
      clearTimeout(waiting);
      held ??= [];
      polite.setAttribute("aria-live", "off");
      assertive.textContent = "";
    },
    /** The panel is closed. */
    releaseNews() {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        const came = held ?? [];
        held = null;
        polite.setAttribute("aria-live", "polite");
        announceNews(came);
      }, SETTLES_MS);
    },
  };
}

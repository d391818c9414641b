/** Live regions: the polite one announces the game to screen readers, the assertive one refusals. */

const KEPT = 12;
/** How long a browser may take to put what lay under a panel back among what is read. */
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
    // One piece of text: of several that come at once a screen reader may read the last one first.
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
    /** A panel lies over the page. What is under it will come back as if it were new, and is not to be read again. */
    holdNews() {
      clearTimeout(waiting);
      held ??= [];
      polite.setAttribute("aria-live", "off");
      assertive.textContent = "";
    },
    /** The panel is gone. */
    releaseNews() {
      if (!held) return;
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

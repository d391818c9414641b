/** Live regions: the polite one announces the game to screen readers, the assertive one refusals. */

const KEPT = 12;

/**
 * @param {HTMLElement} polite
 * @param {HTMLElement} assertive
 */
export function liveRegions(polite, assertive) {
  return {
    /** @param {readonly string[]} sentences */
    tell(sentences) {
      for (const sentence of sentences) {
        const line = document.createElement("p");
        line.textContent = sentence;
        polite.append(line);
      }
      while (polite.childElementCount > KEPT) polite.firstElementChild?.remove();
    },
    /** Clear both: their text was for somebody else. */
    forget() {
      polite.replaceChildren();
    },
    /** @param {string} sentence empty to clear it */
    refuse(sentence) {
      assertive.textContent = sentence;
    },
  };
}

/**
 * Hold button: cards that are shown only while a button is held, with a pointer or with Space or Enter. Meanwhile a second
 * finger or the arrow keys choose a card; a pointer released over the cards leaves them uncovered.
 */

const KEYS = [" ", "Enter"];
/** Where the pointer may be let go without covering the cards. */
const OPEN = "[data-hand] .card, .text-table button, [data-prompt], .self button, .help-buttons button";

/**
 * @param {() => void} showCards
 * @param {() => void} hideCards
 */
export function createHoldHandlers(showCards, hideCards) {
  return { onPointerDown, onKeyDown, onContextMenu: (/** @type {Event} */ event) => event.preventDefault() };

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    // The button is removed: it ignores what the pointer does next.
    /** @type {Element} */ (event.target).releasePointerCapture?.(event.pointerId);
    showCards();
    const ends = new AbortController();
    const handleRelease = (/** @type {PointerEvent} */ late) => {
      if (late.pointerId !== event.pointerId) return;
      ends.abort();
      const under = document.elementFromPoint(late.clientX, late.clientY);
      if (late.type === "pointercancel" || !under?.closest(OPEN)) hideCards();
    };
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      document.addEventListener(name, handleRelease, { signal: ends.signal });
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (!KEYS.includes(event.key) || event.repeat) return;
    event.preventDefault();
    const held = event.key;
    showCards();
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    // A held key repeats, and would press the element that has the focus now.
    document.addEventListener("keydown", (late) => late.key === held && stopEvent(late), options);
    document.addEventListener(
      "keyup",
      (late) => {
        if (late.key !== held) return;
        stopEvent(late);
        ends.abort();
        hideCards();
      },
      options,
    );
  }
}

/** @param {Event} event */
function stopEvent(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Holding: cards that are shown only while a button is held, with a pointer or with Space or Enter. Meanwhile a second
 * finger or the arrow keys choose a card; a pointer released over the cards leaves them uncovered.
 */

const KEYS = [" ", "Enter"];
/** Where the pointer may be let go without covering the cards. */
const OPEN = "[data-hand] .card, .text-table button, [data-prompt], .self button, .help-buttons button";

/**
 * @param {() => void} show
 * @param {() => void} hide
 */
export function whileHeld(show, hide) {
  return { down, key, context: (/** @type {Event} */ event) => event.preventDefault() };

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    // The button is removed: it ignores what the pointer does next.
    /** @type {Element} */ (event.target).releasePointerCapture?.(event.pointerId);
    show();
    const ends = new AbortController();
    const end = (/** @type {PointerEvent} */ late) => {
      if (late.pointerId !== event.pointerId) return;
      ends.abort();
      const under = document.elementFromPoint(late.clientX, late.clientY);
      if (late.type === "pointercancel" || !under?.closest(OPEN)) hide();
    };
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      document.addEventListener(name, end, { signal: ends.signal });
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (!KEYS.includes(event.key) || event.repeat) return;
    event.preventDefault();
    const held = event.key;
    show();
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    // A held key repeats, and would press the element that has the focus now.
    document.addEventListener("keydown", (late) => late.key === held && swallow(late), options);
    document.addEventListener(
      "keyup",
      (late) => {
        if (late.key !== held) return;
        swallow(late);
        ends.abort();
        hide();
      },
      options,
    );
  }
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

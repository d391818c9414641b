/**
 * Hand focus: the hand is one stop of the Tab key; arrows, Home and End go from card to card, and with Shift they move the
 * card; letters in `shortcuts.js`. Also keeps the focus alive when what had it is gone after a play.
 */

/** @param {HTMLElement} root @returns {HTMLElement[]} */
function cardsOfHand(root) {
  return [...root.querySelectorAll("[data-hand] button")].filter((card) => card instanceof HTMLElement);
}

/**
 * @param {HTMLElement} root
 * @param {(from: number, to: number) => void} arrange a card goes to another place of the hand
 * @returns {{ enterTable: () => void, restoreFocus: () => void, rememberFocus: () => void, followCard: (index: number) => void }} `enter`
 *   where the table has taken the opening's place; `remember` before a render, `settle` after it; `follow` a card to
 *   its place
 */
export function createHandFocus(root, arrange) {
  let at = 0;
  let hadFocus = "";
  let usesKeys = false;
  let isNew = false;
  let asked = "";
  let couldPlay = false;

  const moveStop = (/** @type {number} */ index, focus = false) => {
    const hand = cardsOfHand(root);
    at = Math.max(0, Math.min(index, hand.length - 1));
    hand.forEach((card, i) => {
      const stop = i === at ? 0 : -1;
      if (card.tabIndex !== stop || !card.hasAttribute("tabindex")) card.tabIndex = stop;
    });
    if (focus) hand[at]?.focus();
  };

  /** At one's turn the stop is on a card that may be played, and so is the focus if it was in the hand. */
  const leadToPlayable = () => {
    const hand = cardsOfHand(root);
    const isPlayable = (/** @type {HTMLElement | undefined} */ card) => card?.dataset["state"] === "up";
    const mayPlay = hand.some(isPlayable);
    if (mayPlay && !couldPlay && !isPlayable(hand[at]))
      moveStop(hand.findIndex(isPlayable), usesKeys && hadFocus === "hand");
    couldPlay = mayPlay;
  };

  document.addEventListener("keydown", () => (usesKeys = true), { capture: true });
  document.addEventListener("pointerdown", () => (usesKeys = false), { capture: true });
  root.addEventListener("keydown", (event) => {
    const hand = cardsOfHand(root);
    const now = hand.indexOf(/** @type {HTMLElement} */ (event.target));
    if (now < 0 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const to = indexAfterKey(hand, now, event.key, !event.shiftKey);
    if (to === null) return undefined;
    event.preventDefault();
    if (!event.shiftKey) return moveStop(to, true);
    // The focus follows the card.
    at = Math.max(0, Math.min(to, hand.length - 1));
    return arrange(now, at);
  });
  root.addEventListener("focusin", (event) => {
    const now = cardsOfHand(root).indexOf(/** @type {HTMLElement} */ (event.target));
    if (now >= 0) moveStop(now);
  });

  return {
    enterTable: () => void (isNew = true),
    followCard: (index) => moveStop(index, hadFocus === "hand"),
    rememberFocus() {
      const active = document.activeElement;
      hadFocus =
        active instanceof HTMLElement && root.contains(active)
          ? active.closest("[data-hand]")
            ? "hand"
            : "other"
          : "";
    },
    restoreFocus() {
      moveStop(at);
      leadToPlayable();
      const asks = root.querySelector("[data-prompt], .summary");
      const asksAnew = asks !== null && asks.getAttribute("aria-label") !== asked;
      asked = asks?.getAttribute("aria-label") ?? "";
      const active = document.activeElement;
      // A button that is disabled by being pressed loses the focus a moment later.
      const isLost =
        hadFocus !== "" && (active === document.body || active === null || active.matches(":disabled"));
      if (usesKeys && asksAnew) firstAnswer(asks)?.focus();
      else if (isLost && hadFocus === "hand" && cardsOfHand(root).length) moveStop(at, true);
      // The button that dealt is hidden. A screen reader put nowhere reads from the top what is being told anyway.
      else if (isLost || (isNew && usesKeys && !isElsewhere(root))) focusTarget(root)?.focus();
      isNew = false;
    },
  };
}

/** Whether the focus is where it can be seen, outside the table. @param {HTMLElement} root */
function isElsewhere(root) {
  const active = document.activeElement;
  return active !== null && active !== document.body && !root.contains(active) && active.checkVisibility();
}

/** What is pressed first of what is asked; of a summary what goes on, and a declaration before the pass. @param {Element} asks @returns {HTMLElement | null} */
function firstAnswer(asks) {
  return (
    asks.querySelector(".summary-buttons [data-main], .declare-options :enabled") ??
    asks.querySelector("button")
  );
}

/** Where the focus goes when its place is gone: to what is asked, else to the line that says what goes on.
 * @param {HTMLElement} root @returns {HTMLElement | null} */
function focusTarget(root) {
  const asks = root.querySelector("[data-prompt], .summary");
  return (
    (asks && firstAnswer(asks)) ??
    root.querySelector('[data-hand] button[tabindex="0"]') ??
    root.querySelector("[data-home]")
  );
}

/**
 * @param {HTMLElement[]} hand
 * @param {number} now
 * @param {string} key
 * @param {boolean} goesRound after the last card comes the first; a card that is moved stays at the end
 * @returns {number | null}
 */
function indexAfterKey(hand, now, key, goesRound) {
  const isRtl = getComputedStyle(/** @type {HTMLElement} */ (hand[0])).direction === "rtl";
  const cardBeside = (/** @type {number} */ step) =>
    goesRound ? (now + step + hand.length) % hand.length : now + step;
  if (key === "ArrowRight") return cardBeside(isRtl ? -1 : 1);
  if (key === "ArrowLeft") return cardBeside(isRtl ? 1 : -1);
  if (key === "Home") return 0;
  if (key === "End") return hand.length - 1;
  return null;
}

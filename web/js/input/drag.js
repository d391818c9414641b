/** Drag: a card that may be played is pulled up out of the hand and let go on the table. */

const FAR_ENOUGH = 70;
const NOT_A_TAP = 8;

/**
 * @param {HTMLElement} root
 * @param {(card: string, key: string) => void} play the card, and which of two equal ones
 */
export function dragToPlay(root, play) {
  /** @type {{ card: HTMLElement, x: number, y: number, id: number } | null} */
  let held = null;
  let hasMoved = false;

  const letGo = () => {
    held?.card.style.removeProperty("translate");
    held?.card.removeAttribute("data-dragged");
    held = null;
  };

  root.addEventListener("pointerdown", (event) => {
    const card = /** @type {HTMLElement} */ (event.target).closest?.("[data-hand] button");
    hasMoved = false;
    if (!(card instanceof HTMLElement) || card.dataset["state"] !== "up" || event.button !== 0) return;
    held = { card, x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  root.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return undefined;
    // The release was lost, with the window or with the card.
    if (event.buttons === 0) return letGo();
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!hasMoved && Math.hypot(dx, dy) < NOT_A_TAP) return undefined;
    if (!hasMoved) held.card.setPointerCapture(held.id);
    hasMoved = true;
    held.card.setAttribute("data-dragged", "");
    return held.card.style.setProperty("translate", `${dx}px ${dy}px`);
  });
  root.addEventListener("pointerup", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const { card, y } = held;
    const isPlayed = hasMoved && y - event.clientY > FAR_ENOUGH;
    letGo();
    if (isPlayed && card.dataset["card"]) play(card.dataset["card"], card.dataset["key"] ?? "");
  });
  root.addEventListener("pointercancel", letGo);
  // The click that ends a drag is not a tap on the card.
  root.addEventListener(
    "click",
    (event) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

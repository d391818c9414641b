/**
 * Card drag: what a press on a card of the hand that moves comes to. Sideways it sweeps over cards, which are taken up; upwards
 * it pulls the card onto the table, where it may be played; after a long press it moves the card to another place of the
 * hand, where the others make room and a frame shows where it would lie. Where nothing can be taken up it does so at once.
 */

import { isStill } from "../../core/device.js";
import { ONE_ROW, handPlaces } from "../view/hand-layout.js";
import { nearestSlot, restOf } from "./hand-slots.js";

/** @import { Slot } from "./hand-slots.js" */

const FAR_ENOUGH = 70;
const LONG_PRESS_MS = 350;
const NOT_A_TAP = 8;
const BACK_MS = 220;

/**
 * @typedef {object} Held
 * @property {HTMLElement} card
 * @property {number} id the pointer's
 * @property {number} x where it was taken hold of
 * @property {number} y
 * @property {HTMLElement[]} hand all its cards as they lie
 * @property {Slot[]} slots where those lie
 * @property {number} from which of them is held
 * @property {number | null | undefined} to where it would go; null while it is out over the table; not known at first
 * @property {ReturnType<typeof setTimeout>} timer of a long press
 * @property {boolean} isLifted whether the card is out of the hand, to be moved or played
 * @property {Sweep | null} sweep what is swept over, if so
 */

/**
 * A sweep over cards of the hand.
 * @typedef {object} Sweep
 * @property {SweptCard[]} swept the cards, each once
 * @property {(swept: readonly SweptCard[]) => void} take takes them up
 */

/** @typedef {{ card: string, key: string }} SweptCard */

/**
 * @param {HTMLElement} root
 * @param {object} actions
 * @param {(card: string, key: string) => void} actions.play the card, and which of two equal ones
 * @param {(from: number, to: number) => void} actions.moveCard from one place of the hand to another
 * @param {() => ((swept: readonly SweptCard[]) => void) | null} actions.beginSweep what takes up the cards that are swept over; null where
 *   none can be
 */
export function dragCards(root, { play, moveCard, beginSweep }) {
  /** @type {Held | null} */
  let held = null;
  let hasMoved = false;
  const cardsOfHand = () =>
    [...root.querySelectorAll("[data-hand] button")].filter((card) => card instanceof HTMLElement);

  /** The hand as it is now: it may have changed during the drag. */
  const takeHand = () => {
    if (!held) return;
    held.hand = cardsOfHand();
    held.from = held.hand.indexOf(held.card);
    held.to = undefined;
    layCards(held.hand, placesOfHand(held.hand));
    held.card.style.removeProperty("translate");
    held.slots = held.hand.map(restOf);
  };

  /** Drop the card, and play or move it depending on where it is. */
  const letGo = (/** @type {() => void} */ then = () => {}) => {
    if (!held) return;
    const { card, isLifted } = held;
    clearTimeout(held.timer);
    if (!isLifted) {
      held = null;
      return;
    }
    const was = card.getBoundingClientRect();
    layCards(cardsOfHand(), placesOfHand(cardsOfHand()));
    showGap(root, null);
    card.style.removeProperty("translate");
    card.removeAttribute("data-dragged");
    held = null;
    then();
    if (!card.isConnected || isStill()) return;
    const is = card.getBoundingClientRect();
    const start = `${was.x + was.width / 2 - is.x - is.width / 2}px ${was.y + was.height / 2 - is.y - is.height / 2}px`;
    card.animate([{ translate: start }, { translate: "0 0" }], { duration: BACK_MS, easing: "ease-out" });
  };

  /** The card is out of the hand, and follows the pointer. */
  const liftCard = () => {
    if (!held) return;
    held.isLifted = true;
    takeHand();
    held.card.setAttribute("data-dragged", "");
  };

  /** Whether a press that begins to move sweeps over the cards. @param {number} dx @param {number} dy */
  const sweeps = (dx, dy) => {
    const take = held && Math.abs(dx) > Math.abs(dy) ? beginSweep() : null;
    if (!held || !take) return false;
    held.sweep = { swept: [], take };
    sweepCard(held.sweep, held.card);
    return true;
  };

  /** @param {Sweep} sweep @param {Element | null | undefined} card */
  const sweepCard = ({ swept, take }, card) => {
    if (!(card instanceof HTMLElement) || !root.contains(card)) return;
    const { card: name = "", key = "" } = card.dataset;
    if (swept.some((one) => one.key === key)) return;
    swept.push({ card: name, key });
    take(swept);
  };

  root.addEventListener("pointerdown", (event) => {
    const card = /** @type {HTMLElement} */ (event.target).closest?.("[data-hand] button");
    if (held && !event.isPrimary) return;
    letGo();
    hasMoved = false;
    if (!(card instanceof HTMLElement) || event.button !== 0) return;
    held = {
      card,
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      hand: [],
      slots: [],
      from: -1,
      to: undefined,
      timer: setTimeout(liftCard, LONG_PRESS_MS),
      isLifted: false,
      sweep: null,
    };
  });
  root.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return undefined;
    // The pointer's release was missed: the window or the card was gone.
    if (event.buttons === 0 || !held.card.isConnected) return letGo();
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!hasMoved && Math.hypot(dx, dy) < NOT_A_TAP) return undefined;
    if (!held.card.hasPointerCapture(held.id)) held.card.setPointerCapture(held.id);
    // A long press that does not move is a tap.
    hasMoved = true;
    clearTimeout(held.timer);
    if (!held.isLifted && !held.sweep && !sweeps(dx, dy)) liftCard();
    if (held.sweep) {
      const over = document.elementFromPoint(event.clientX, event.clientY);
      return sweepCard(held.sweep, over?.closest("[data-hand] button"));
    }
    const hand = cardsOfHand();
    if (hand.length !== held.hand.length || hand.some((card, index) => card !== held?.hand[index]))
      takeHand();
    held.card.setAttribute("data-dragged", "");
    held.card.style.setProperty("translate", `${dx}px ${dy}px`);
    const here = /** @type {Slot} */ (held.slots[held.from]);
    const at = { x: here.x + dx, y: here.y + dy };
    const top = Math.min(...held.slots.map(({ y }) => y));
    // From a lower row the way to the table leads over the rows above it.
    const isOut = -dy > FAR_ENOUGH && at.y < top - FAR_ENOUGH / 2;
    const to = isOut ? null : nearestSlot(held.slots, at);
    if (to === held.to) return undefined;
    held.to = to;
    return makeRoom(root, held);
  });
  root.addEventListener("pointerup", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const { card, from, to = from, sweep } = held;
    if (!hasMoved || sweep) letGo();
    else if (to === null && card.dataset["state"] === "up")
      letGo(() => play(card.dataset["card"] ?? "", card.dataset["key"] ?? ""));
    else if (to !== null && to !== from) letGo(() => moveCard(from, to));
    else letGo();
  });
  root.addEventListener("pointercancel", () => letGo());
  // A long press with a finger opens no menu.
  root.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hasMoved && letGo());
  // The click that ends a drag is not a tap on the card. A click from the keyboard never ends a drag.
  root.addEventListener(
    "click",
    (event) => {
      if (!hasMoved || event.detail === 0) return;
      hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

/** The places of this hand as it is. @param {readonly HTMLElement[]} hand */
function placesOfHand(hand) {
  const { rows, per } = hand[0]?.parentElement?.dataset ?? {};
  return handPlaces(
    hand.map(({ dataset }) => ({ card: dataset["card"] ?? "", isTrump: dataset["trump"] !== undefined })),
    rows ? { rows: Number(rows), per: Number(per) } : ONE_ROW,
  );
}

/**
 * Put the cards into places, in this order.
 * @param {readonly HTMLElement[]} cards
 * @param {readonly Record<string, string>[]} places
 * @param {HTMLElement} [but] that is held
 */
function layCards(cards, places, but) {
  cards.forEach((card, index) => {
    if (card !== but) setPlace(card, places[index]);
  });
}

/** @param {HTMLElement} card @param {Record<string, string> | null | undefined} place */
function setPlace(card, place) {
  for (const [name, value] of Object.entries(place ?? {})) card.style.setProperty(name, value);
}

/** Move the other cards to make room where the card would go. @param {HTMLElement} root @param {Held} held */
function makeRoom(root, { card, hand, from, to }) {
  const at = to ?? from;
  const places = placesOfHand(hand);
  const order = hand.filter((one) => one !== card);
  order.splice(at, 0, card);
  layCards(order, places, card);
  showGap(root, to === null ? null : (places[at] ?? null), card.dataset["state"]);
}

/**
 * The frame that shows a place of the hand.
 * @param {HTMLElement} root
 * @param {Record<string, string> | null} at
 * @param {string} [state] of the card that would lie there: as high as that it stands
 */
function showGap(root, at, state = "") {
  const gap = root.querySelector("[data-gap]");
  if (!(gap instanceof HTMLElement)) return;
  gap.hidden = at === null;
  gap.dataset["state"] = state;
  setPlace(gap, at);
}

/**
 * Perform: lets elements make the moves of a plan. First the places are measured, then the new state is rendered,
 * then every card is set back to where it was and let go. `translate` and `scale` are moved, so that the fan's own
 * `transform` stays what it is; a person who acts in the middle is never waited for.
 */

/** @import { Move } from "./plan.js" */
/** @import { Speed } from "../store/types.d.ts" */

/** @typedef {{ x: number, y: number, width: number }} Spot the middle of a card and how wide it is */
/** @typedef {{ spots: Map<string, Spot>, clones: Map<string, HTMLElement> }} Before */

/** @type {Record<Speed, { move: number, gap: number }>} */
const TIMES = {
  slow: { move: 520, gap: 95 },
  normal: { move: 340, gap: 60 },
  fast: { move: 190, gap: 30 },
  instant: { move: 0, gap: 0 },
};
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * Measure, before the new state is rendered, what the moves start from.
 * @param {HTMLElement} root
 * @param {readonly Move[]} moves
 * @returns {Before}
 */
export function measure(root, moves) {
  /** @type {Before} */
  const before = { spots: new Map(), clones: new Map() };
  for (const move of moves) {
    // Moves within the hand are a transition of the style sheet.
    if (move.kind === "shift") continue;
    const card = find(root, move.from, move.card);
    const seat = card ? null : (move.from.zone === "deck" && deckOf(root)) || seatOf(root, move.from.seat);
    if (card) before.spots.set(keyOf(move), spotOf(card));
    else if (seat) before.spots.set(keyOf(move), { ...spotOf(seat), width: 0 });
    if (move.kind === "gather" && card)
      before.clones.set(keyOf(move), /** @type {HTMLElement} */ (card.cloneNode(true)));
  }
  return before;
}

/**
 * Make the moves, after the new state is rendered. All places are read before anything is set in motion: reading and
 * moving by turns would have the page laid out once for every card.
 * @param {HTMLElement} root
 * @param {readonly Move[]} moves
 * @param {Before} before
 * @param {Speed} speed
 */
export function perform(root, moves, before, speed) {
  const { move: duration, gap } = TIMES[speed];
  const flights = moves.map((move) => {
    const from = before.spots.get(keyOf(move));
    if (!from || move.kind === "shift") return null;
    if (move.kind === "deal" && move.to.zone === "seat") return toss(root, move, from, duration);
    if (move.kind === "gather") return sweep(root, move, from, before.clones.get(keyOf(move)), duration);
    return slide(root, move, from, duration, gap);
  });
  for (const fly of flights) fly?.();
}

/** @typedef {(() => void) | null} Flight sets a card in motion whose way is measured; null where there is none */

/**
 * @param {HTMLElement} root
 * @param {Move} move
 * @param {Spot} from
 * @param {number} duration
 * @param {number} gap
 * @returns {Flight}
 */
function slide(root, move, from, duration, gap) {
  const card = find(root, move.to, move.card);
  if (!card) return null;
  const to = spotOf(card);
  const scale = Math.max(0.3, from.width / to.width);
  const start = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: String(scale) };
  const isDeal = move.kind === "deal";
  const frames = [
    { ...start, opacity: isDeal ? 0 : 1 },
    { translate: "0 0", scale: "1", opacity: 1 },
  ];
  return () => card.animate(frames, { duration, delay: move.order * gap, easing: EASE, fill: "backwards" });
}

/**
 * A card of a trick to whoever won it.
 * @param {HTMLElement} root
 * @param {Move} move
 * @param {Spot} from
 * @param {HTMLElement | undefined} clone of the card, which is no longer on the table
 * @param {number} duration
 * @returns {Flight}
 */
function sweep(root, move, from, clone, duration) {
  const seat = seatOf(root, move.to.seat);
  if (!seat || !clone) return null;
  const to = spotOf(seat);
  clone.removeAttribute("data-card");
  const at = (/** @type {Spot} */ spot) => `${spot.x - from.width / 2}px ${spot.y - from.width * 0.7}px`;
  const frames = [
    { translate: at(from), scale: "1", opacity: 1 },
    { translate: at(to), scale: "0.35", opacity: 0.9, offset: 0.85 },
    { translate: at(to), scale: "0.3", opacity: 0 },
  ];
  return () => fly(root, clone, from.width, frames, duration * 1.15);
}

/**
 * A card face down from the pack to a seat.
 * @param {HTMLElement} root
 * @param {Move} move
 * @param {Spot} from
 * @param {number} duration
 * @returns {Flight}
 */
function toss(root, move, from, duration) {
  const seat = seatOf(root, move.to.seat);
  const card = root.querySelector("[data-deck] .card");
  if (!seat || !(card instanceof HTMLElement)) return null;
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  const width = card.offsetWidth;
  const to = spotOf(seat);
  const at = (/** @type {Spot} */ spot) => `${spot.x - width / 2}px ${spot.y - width * 0.7}px`;
  const frames = [
    { translate: at(from), scale: "1", opacity: 1 },
    { translate: at(to), scale: "0.4", opacity: 0.6 },
  ];
  return () => fly(root, ghost, width, frames, duration * 0.8);
}

/**
 * A card that is only seen to fly, and is gone when it has arrived.
 * @param {HTMLElement} root
 * @param {HTMLElement} ghost
 * @param {number} width
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
function fly(root, ghost, width, frames, duration) {
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("inset-inline-start", "0");
  ghost.style.setProperty("--w", `${width}px`);
  root.append(ghost);
  const flight = ghost.animate(frames, { duration, easing: EASE, fill: "both" });
  flight.finished.finally(() => ghost.remove());
}

/** @param {HTMLElement} root @param {Move["from"]} place @param {string} card @returns {HTMLElement | null} */
function find(root, place, card) {
  if (place.zone === "hand") return root.querySelector(`[data-hand] [data-card="${card}"]`);
  if (place.zone === "trick")
    return root.querySelector(`[data-played="${place.seat}"] [data-card="${card}"]`);
  return null;
}

/** @param {HTMLElement} root @param {string} seat @returns {HTMLElement | null} */
function seatOf(root, seat) {
  return root.querySelector(`[data-seat="${seat}"] [data-anchor]`);
}

/** Cards that wait to be dealt. @param {HTMLElement} root @returns {HTMLElement | null} */
function deckOf(root) {
  return root.querySelector("[data-packet] .card, [data-deck] .card");
}

/** @param {HTMLElement} element @returns {Spot} */
function spotOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A card in the fan is rotated: its own width differs from that of its bounding box.
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth };
}

/** @param {Move} move */
function keyOf(move) {
  return `${move.kind} ${move.card} ${move.from.seat} ${move.to.index}`;
}

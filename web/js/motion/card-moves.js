/**
 * Card moves: lets elements make the moves of a plan. First the places are measured, then the new state is rendered,
 * then every card is set back to where it was and let go. It animates `translate` and `scale`, because the fan uses
 * `transform`. It never blocks input.
 */

import { isStill } from "../core/device.js";

/** @import { DealtCard, createDealFlights } from "./deal-flights.js" */
/** @import { Move } from "./motion-plan.js" */
/** @import { DealTimeline, Speed } from "../core/types.d.ts" */

/** @typedef {{ x: number, y: number, width: number }} Spot the middle of a card and how wide it is */
/** @typedef {{ spots: Map<string, Spot>, clones: Map<string, HTMLElement> }} Before */

/** @type {Record<Speed, { move: number, gap: number }>} */
const TIMES = {
  slow: { move: 520, gap: 95 },
  normal: { move: 340, gap: 60 },
  fast: { move: 190, gap: 30 },
  instant: { move: 0, gap: 0 },
};
/** A card of the pack. `data-deck` is taken: on the root it says how many colours the suits have. */
const PACK = "[data-pack] .card";
/** The uppermost card of the tricks that lie in the middle. */
const PILE = "[data-pile] .card:last-child";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * Measure, before the new state is rendered, what the moves start from.
 * @param {HTMLElement} root
 * @param {readonly Move[]} moves
 * @returns {Before}
 */
export function measurePlaces(root, moves) {
  /** @type {Before} */
  const before = { spots: new Map(), clones: new Map() };
  for (const move of moves) {
    // The style sheet animates moves within the hand.
    if (move.kind === "shift") continue;
    const card = move.from.zone === "seat" ? null : findCard(root, move.from, move.card);
    const isDealt = move.from.zone === "deck" || move.from.zone === "packet";
    const spot = card
      ? spotOf(card)
      : isDealt
        ? deckSpot(root, move.from.zone)
        : seatSpot(root, move.from.seat);
    if (spot) before.spots.set(keyOf(move), spot);
    if (move.kind === "gather" && card)
      before.clones.set(keyOf(move), /** @type {HTMLElement} */ (card.cloneNode(true)));
  }
  return before;
}

/**
 * Make the moves, after the new state is rendered. It reads all places before it moves anything: alternating would force
 * a layout for every card.
 * @param {HTMLElement} root
 * @param {readonly Move[]} moves
 * @param {Before} before
 * @param {Speed} speed
 * @param {ReturnType<typeof createDealFlights>} deal
 * @param {DealTimeline | null} timeline when cards are shown that are dealt one by one
 */
export function performMoves(root, moves, before, speed, deal, timeline) {
  const { move: duration, gap } = TIMES[speed];
  const flights = moves.map((move) => {
    const from = before.spots.get(keyOf(move));
    if (!from || move.kind === "shift" || move.kind === "deal") return null;
    if (move.kind === "gather") return sweepCard(root, move, from, before.clones.get(keyOf(move)), duration);
    return slideCard(root, move, from, duration, gap);
  });
  const dealt = moves.filter(({ kind }) => kind === "deal");
  const cards = dealt.flatMap((move) => dealtCard(root, move, before.spots.get(keyOf(move)), duration) ?? []);
  if (timeline) {
    for (const fly of flights) fly?.();
    return deal.addCards(cards);
  }
  const dealings = cards.map(({ number, measureFlight }) => ({ number, startFlight: measureFlight() }));
  const whole = dealt.some(({ to }) => to.zone === "hand") && dealt.some(({ to }) => to.zone === "seat");
  const pack = whole ? packOf(root) : null;
  for (const fly of flights) fly?.();
  const interval = gap / new Set(dealt.map(({ to }) => to.seat)).size;
  for (const { number, startFlight } of dealings) startFlight(-number * interval);
  if (!whole) return;
  const end = Math.max(...dealt.map(({ order }) => order)) * interval + duration;
  pack?.(end);
  hideAsked(root, end);
}

/**
 * A card that is dealt, and its way from the pack.
 * @param {HTMLElement} root
 * @param {Move} move
 * @param {Spot | undefined} from
 * @param {number} duration
 * @returns {DealtCard | null}
 */
function dealtCard(root, move, from, duration) {
  const element = findCard(root, move.to, move.card);
  if (!element) return null;
  const seat = move.to.zone === "seat" ? move.to.seat : "";
  return { element, number: move.order, seat, measureFlight };

  function measureFlight() {
    const to = element && spotOf(element);
    // A phone held sideways does not show the others' cards.
    if (!element || !from || !to?.width || isStill()) return () => {};
    // A card in a seat's fan has a `translate` of its own. It is part of the way, for one that is added would be moved by the page.
    const [x = 0, y = 0] = getComputedStyle(element)
      .translate.split(" ")
      .map((at) => parseFloat(at) || 0);
    const frames = [
      {
        translate: `${x + from.x - to.x}px ${y + from.y - to.y}px`,
        scale: String(Math.max(0.3, from.width / to.width)),
        opacity: 0,
      },
      { translate: `${x}px ${y}px`, scale: "1", opacity: 1 },
    ];
    /** @param {number} elapsed below 0: it is not seen until so much later */
    return (elapsed) => {
      if (elapsed >= duration || !element.isConnected) return;
      const delay = Math.max(0, -elapsed);
      const flight = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
      if (elapsed > 0) flight.currentTime = elapsed;
    };
  }
}

/**
 * Shows a pack in the middle while cards are dealt from it, if the table has no pack of its own.
 * @param {HTMLElement} root
 * @returns {((duration: number) => void) | null}
 */
function packOf(root) {
  const spot = root.querySelector(PACK) ? null : deckSpot(root, "deck");
  const card = root.querySelector(".seat-fan .card");
  if (!spot || !card) return null;
  const frameAt = (/** @type {number} */ lift) => ({
    translate: `${spot.x - spot.width / 2 - lift}px ${spot.y - spot.width * 0.7 - lift}px`,
  });
  return (duration) => {
    for (const lift of [0, 2, 4])
      flyGhost(
        root,
        /** @type {HTMLElement} */ (card.cloneNode(true)),
        spot.width,
        [frameAt(lift), { ...frameAt(lift), opacity: 1, offset: 0.9 }, { ...frameAt(lift), opacity: 0 }],
        duration,
      );
  };
}

/**
 * Hides the prompt until the hand is dealt. Keys answer it all the same.
 * @param {HTMLElement} root
 * @param {number} delay
 */
function hideAsked(root, delay) {
  const frames = [
    { opacity: 0, pointerEvents: "none" },
    { opacity: 1, pointerEvents: "none" },
  ];
  for (const asked of root.querySelectorAll("[data-prompt]"))
    asked.animate(frames, { duration: 160, delay, fill: "backwards" });
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
function slideCard(root, move, from, duration, gap) {
  const card = findCard(root, move.to, move.card);
  const to = card ? spotOf(card) : null;
  // A phone held sideways does not show the others' cards.
  if (!card || !to?.width) return null;
  const timing = /** @type {const} */ ({
    duration,
    delay: move.order * gap,
    easing: EASE,
    fill: "backwards",
  });
  const way = [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0px 0px" }];
  const size = [{ scale: String(Math.max(0.3, from.width / to.width)) }, { scale: "1" }];
  return () => {
    // A card in a seat's fan has a `translate` of its own; the move is added to it.
    card.animate(way, { ...timing, composite: "add" });
    // The winner's medal travels with the last of its cards.
    if (card.nextElementSibling?.matches(".mark-star")) card.nextElementSibling.animate(way, timing);
    card.animate(size, timing);
  };
}

/**
 * A card of a trick moves to the winner.
 * @param {HTMLElement} root
 * @param {Move} move
 * @param {Spot} from
 * @param {HTMLElement | undefined} clone of the card, which is no longer on the table
 * @param {number} duration
 * @returns {Flight}
 */
function sweepCard(root, move, from, clone, duration) {
  const pile = move.to.zone === "pile" ? root.querySelector(PILE) : null;
  const to = pile instanceof HTMLElement ? { ...spotOf(pile), width: 0 } : seatSpot(root, move.to.seat);
  if (!to || !clone) return null;
  clone.removeAttribute("data-card");
  const at = (/** @type {Spot} */ spot) => `${spot.x - from.width / 2}px ${spot.y - from.width * 0.7}px`;
  const frames = [
    { translate: at(from), scale: "1", opacity: 1 },
    { translate: at(to), scale: "0.35", opacity: 0.9, offset: 0.85 },
    { translate: at(to), scale: "0.3", opacity: 0 },
  ];
  return () => flyGhost(root, clone, from.width, frames, duration * 1.15);
}

/**
 * Flies a copy of a card, and removes it when it arrives.
 * @param {HTMLElement} root
 * @param {HTMLElement} ghost
 * @param {number} width
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
function flyGhost(root, ghost, width, frames, duration) {
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("inset-inline-start", "0");
  ghost.style.setProperty("--w", `${width}px`);
  root.append(ghost);
  const flight = ghost.animate(frames, { duration, easing: EASE, fill: "both" });
  flight.finished.finally(() => ghost.remove());
}

/** @param {HTMLElement} root @param {Move["from"] | Move["to"]} place @param {string} card @returns {HTMLElement | null} */
function findCard(root, place, card) {
  if (place.zone === "pile") return root.querySelector(PILE);
  if (place.zone === "hand") {
    const which = "key" in place && place.key ? `[data-key="${place.key}"]` : `[data-card="${card}"]`;
    return root.querySelector(`[data-hand] ${which}`);
  }
  if (place.zone === "trick")
    return root.querySelector(`[data-played="${place.seat}"] [data-card="${card}"]`);
  return place.zone === "seat" ? (fanOf(root, place.seat)[place.index] ?? null) : null;
}

/** The backs at a seat. @param {HTMLElement} root @param {string} seat @returns {HTMLElement[]} */
function fanOf(root, seat) {
  return [...root.querySelectorAll(`[data-seat="${seat}"] .seat-fan .card`)].filter(
    (card) => card instanceof HTMLElement,
  );
}

/** The middle of a seat's fan; of its plate where no fan is shown. @param {HTMLElement} root @param {string} seat @returns {Spot | null} */
function seatSpot(root, seat) {
  const cards = fanOf(root, seat).filter(({ offsetWidth }) => offsetWidth);
  const [first, last] = [cards[0], cards.at(-1)];
  if (first && last) {
    const [one, other] = [spotOf(first), spotOf(last)];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, width: 0 };
  }
  const plate = root.querySelector(`[data-seat="${seat}"] [data-anchor]`);
  return plate instanceof HTMLElement ? { ...spotOf(plate), width: 0 } : null;
}

/**
 * The place from which cards are dealt: the person's packet, the pack, or the middle of the table.
 * @param {HTMLElement} root
 * @param {Move["from"]["zone"]} zone
 * @returns {Spot | null}
 */
function deckSpot(root, zone) {
  const packet = zone === "packet" ? root.querySelector("[data-packet] .card") : null;
  const card = packet ?? root.querySelector(PACK);
  if (card instanceof HTMLElement) return spotOf(card);
  const [middle, back] = [root.querySelector("[data-center]"), root.querySelector(".seat-fan .card")];
  if (!(middle instanceof HTMLElement)) return null;
  const width = (back instanceof HTMLElement && back.offsetWidth * 1.4) || 1;
  return { ...spotOf(middle), width };
}

/** @param {HTMLElement} element @returns {Spot} */
function spotOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // A card in the fan is rotated: its own width differs from that of its bounding box.
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth };
}

/** @param {Move} move */
function keyOf(move) {
  return `${move.kind} ${move.card} ${move.from.seat} ${move.to.seat} ${move.to.index}`;
}

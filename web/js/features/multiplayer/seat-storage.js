/**
 * Seat storage: what a device has to know of its table once the page is loaded anew: the host's, who sat where; a guest's, which offer took
 * it to its seat.
 */

import { tidyName } from "../../core/person-name.js";
import { loadFields, saveFields } from "../../core/stored-values.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Chair, DrawnNumber, Who } from "./types.d.ts" */

/** `core/progress-storage.js` forgets them with everything else, and with their match. */
const CHAIRS = "follow-suit/chairs";
const OFFERS = "follow-suit/offers";
const DRAWINGS = "follow-suit/drawings";
/** How long a drawing is remembered, in milliseconds: an evening. */
const EVENING_MS = 6 * 3_600_000;
/** The most drawings that are remembered. */
const MOST_DRAWINGS = 99;
/** @type {readonly Who[]} */
const WHO = ["here", "phone", "bot"];

/** @typedef {Pick<Chair, "seat" | "who" | "name">} KeptChair */

/** @param {string} match its id @param {readonly Chair[]} chairs */
export function saveChairs(match, chairs) {
  const kept = chairs.map(({ seat, who, name }) => ({ seat, who, name }));
  saveFields(CHAIRS, { match, chairs: kept });
}

/** Who sat where in the last match; nobody where that is not known, or where it was another one than was asked for. @param {string} [match] its id @returns {KeptChair[]} */
export function loadChairs(match) {
  const { match: kept, chairs } = loadFields(CHAIRS);
  if ((match !== undefined && kept !== match) || !Array.isArray(chairs)) return [];
  return chairs.flatMap((/** @type {any} */ one) =>
    WHO.includes(one?.who) && typeof one.name === "string"
      ? [
          {
            seat: /** @type {Seat} */ (one.seat),
            who: /** @type {Who} */ (one.who),
            name: tidyName(one.name),
          },
        ]
      : [],
  );
}

/** This tab sits at the seat of an offer. @param {number} offer */
export function rememberOffer(offer) {
  tryStorage(() => sessionStorage.setItem(OFFERS, [...loadOffers(), offer].join()));
}

/** Whether this tab sat at the seat of an offer before. @param {number} offer */
export function isOfferUsed(offer) {
  return loadOffers().includes(String(offer));
}

/** It has left the table. */
export function forgetOffers() {
  tryStorage(() => sessionStorage.removeItem(OFFERS));
}

function loadOffers() {
  return tryStorage(() => sessionStorage.getItem(OFFERS)?.split(",")) ?? [];
}

/** The drawings of this evening that this device took part in. @param {number} [now] in milliseconds @returns {DrawnNumber[]} */
export function loadDrawings(now = Date.now()) {
  const { drawings } = loadFields(DRAWINGS);
  const all = Array.isArray(drawings) ? drawings.filter(isDrawing) : [];
  return all.filter(({ at }) => Math.abs(now - at) < EVENING_MS);
}

/** @param {DrawnNumber[]} all */
export function saveDrawings(all) {
  saveFields(DRAWINGS, { drawings: all.slice(-MOST_DRAWINGS) });
}

/** @param {{ [field: string]: unknown } | null} one */
function isDrawing(one) {
  return (
    typeof one?.["at"] === "number" &&
    typeof one["number"] === "string" &&
    typeof one["draw"] === "string" &&
    Array.isArray(one["hashes"])
  );
}

/** @template T @param {() => T} actions @returns {T | undefined} */
function tryStorage(actions) {
  try {
    return actions();
  } catch {
    // It is refused, full, or damaged.
  }
}

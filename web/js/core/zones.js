/** Zones: what lies on the table besides hands and tricks, by kind. Kinds that nobody asks for are not drawn. Pure. */

/** @import { Call, View, Zone } from "./types.d.ts" */

/** @param {Pick<View, "zones">} view @param {string} kind @returns {Zone | undefined} */
export function zoneOf({ zones }, kind) {
  return zones.find((zone) => zone.kind === kind);
}

/** The cards of a zone; none where it is not there, or this seat may not know them. @param {Pick<View, "zones">} view @param {string} kind */
export function zoneCards(view, kind) {
  return zoneOf(view, kind)?.cards ?? [];
}

/** How many cards lie in a zone. @param {Zone} zone */
export function countCards({ cards, count }) {
  return count ?? cards?.length ?? 0;
}

/** How many cards lie in the zone of that kind; 0 where there is none. @param {Pick<View, "zones">} view @param {string} kind */
export function zoneCount(view, kind) {
  const zone = zoneOf(view, kind);
  return zone ? countCards(zone) : 0;
}

/** A zone as those see it who may not know its cards. @param {Zone} zone @returns {Zone} */
export function hideZone(zone) {
  const { cards, secret, ...told } = zone;
  return secret && cards ? { ...told, count: cards.length } : zone;
}

/** The cards shown to name trump, in order; the last ones stand. @param {Pick<View, "calls">} view */
export function declarationsIn({ calls }) {
  return calls.filter((/** @type {Call} */ call) => "cards" in call);
}

/** The bids and passes, in order. @param {Pick<View, "calls">} view */
export function bidsIn({ calls }) {
  return calls.filter((/** @type {Call} */ call) => "bid" in call);
}

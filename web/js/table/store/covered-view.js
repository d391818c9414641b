/**
 * Covered view: the view of a table that several people share, without what only one of them may see. The engine covers by
 * itself; this is for the moment until it has answered. Pure.
 */

import { hideZone } from "../../core/zones.js";

/** @import { View } from "../../core/types.d.ts" */

/**
 * @param {View} view
 * @returns {View}
 */
export function hideCards(view) {
  if (!view.pass_and_play) return view;
  return {
    ...view,
    hand: [],
    by_rank: [],
    trumps: [],
    zones: view.zones.map(hideZone),
    prompt: null,
    waits_for: view.waits_for === "you" ? "person" : view.waits_for,
    pass_and_play: { ...view.pass_and_play, uncovered: null },
  };
}

/** Whether the same cards lie open in both. @param {View} before @param {View} view */
export function isSameCover(before, view) {
  return before.you === view.you && before.pass_and_play?.uncovered === view.pass_and_play?.uncovered;
}

/** Whether all cards are covered. @param {View} view */
export function isCovered({ pass_and_play: cover }) {
  return cover !== undefined && cover.uncovered === null;
}

/** Whether a bot plays on for the person at a seat. @param {View} view @param {import("../../core/types.d.ts").Seat} seat */
export function isHandedOver({ seats }, seat) {
  return seats[seat].roles.includes("handed_over");
}

/** The people of a table that several share, or nobody; null where one plays. @param {View} view */
export function peopleAt({ pass_and_play: cover, rotation, seats }) {
  return cover ? rotation.filter((seat) => seats[seat].level === null) : null;
}

/** Coach setting: whether the coach looks at plays before they are made. */

import { offerOf } from "../../text/catalog.js";

/** @import { Action, State } from "../../core/types.d.ts" */

/**
 * As the person chose; until then, in the first match on this device if one person plays it against the weakest bots, and
 * not in a challenge, whose result is compared.
 * @param {Pick<State, "settings" | "match" | "heads">} state
 */
export function isCoached({ settings, match, heads }) {
  if (settings.coach !== "first") return settings.coach === "on";
  const game = match?.view.game ?? settings.game;
  const weakest = offerOf(game)?.levels[0];
  const levels = match
    ? Object.values(match.view.seats).flatMap(({ level }) => level ?? [])
    : [settings.level, ...Object.values(settings.levels)];
  // The match at the table is among `heads`.
  const isForLearning = !match?.view.pass_and_play && !match?.view.multiplayer && !match?.view.challenge;
  return isForLearning && heads.length <= (match ? 1 : 0) && levels.every((level) => level === weakest);
}

/**
 * Whether an act is held back until the person is sure. A coach that cannot be loaded holds nothing back.
 * @param {import("../types.d.ts").Page["store"]} store
 * @param {import("../types.d.ts").Page["loader"]} loader
 * @param {() => import("../types.d.ts").FeatureActions} features
 * @returns {(action: Action) => Promise<boolean> | false}
 */
export function createCoachCheck(store, loader, features) {
  return (action) =>
    isCoached(store.state()) &&
    !loader.isMissing({ name: "coach" }) &&
    features()
      .coach.holdBack(action)
      .then((/** @type {boolean | undefined} */ isHeld) => isHeld ?? false);
}

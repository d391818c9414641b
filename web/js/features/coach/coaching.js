/** Coaching: the coach of a page, made when it has been loaded. */

import { isCoached } from "./coached.js";
import { coach } from "./index.js";
import { deferred, once } from "../../core/on-demand.js";

/** @import { Action } from "../../core/types.d.ts" */

/**
 * @param {object} page
 * @param {import("../../core/store.js").Store} page.store
 * @param {() => import("../../table/store/table.js").Table} page.table once there is one
 * @param {import("../../core/loader.js").Loader} page.loader
 * @param {(milliseconds: number) => Promise<void>} page.sleep
 * @param {boolean} page.thinksAhead
 */
export function createCoaching({ store, table, loader, sleep, thinksAhead }) {
  const made = once((/** @type {typeof import("./coach.js")} */ { createCoach }) => {
    const { ask, keep, saving, act } = table();
    const take = saving.take;
    return createCoach({ store, ask, keep, take, act: (action) => void act(action), sleep, thinksAhead });
  });
  // Loaded with the first match in which the coach may ask.
  store.listen((now) => {
    if (now.match && isCoached(now)) loader.need(coach, () => {});
  });
  return {
    /** @type {import("./view.js").CoachActs} */
    acts: deferred((then) => loader.use(coach, (loaded) => then(made(loaded)))),
    /** Whether an act is held back until the person is sure. @param {Action} action @returns {Promise<boolean> | false} */
    holds: (action) =>
      isCoached(store.state()) &&
      !loader.isMissing(coach) &&
      loader.use(coach, (loaded) => made(loaded).holds(action)).then((isHeld) => isHeld ?? false),
  };
}

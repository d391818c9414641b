/** Own: what the engine says of Tractor alone. An engine of another version may say something else, or nothing. */

/** @import { TractorOwn, View } from "../../js/core/types.d.ts" */

/** @param {View} view @returns {Partial<TractorOwn>} */
export function ownOf({ own }) {
  return typeof own === "object" && own !== null ? own : {};
}

/** Pairs with real cards: a plan for an evening, and the order that typed travellers come to. */

import { chosenPreset, rulesOf } from "../../core/house.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { EventsPart, PairsAnswer } from "./types.d.ts" */

/** The rules chosen for a game, at its usual table. @param {Settings} settings @param {string} game */
const rulesTyped = (settings, game) => rulesOf({ ...settings, game, table: {}, howLong: {} });

/** The preset that these are, or are made of. @param {Settings} settings @param {string} game */
export const presetTyped = (settings, game) => chosenPreset({ ...settings, game });

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand */
export function createPairs({ ready, store }, hand) {
  const { state, change, go, asked } = hand;
  let latest = 0;

  /** @param {Partial<Pick<EventsPart, "tables" | "movement">>} more */
  async function plan(more) {
    const mine = ++latest;
    change({ ...more, refusal: null });
    const { tables, movement } = state();
    const found = await asked(/** @type {any} */ ({ op: "pairs", tables, movement }));
    if (mine === latest && found) change({ plan: /** @type {PairsAnswer} */ (found) });
  }

  return {
    plan,
    async pairs() {
      go("pairs");
      await ready();
      await plan({});
    },
    /** @param {string} travellers */
    type: (travellers) => change({ travellers, refusal: null }),
    /** What is typed: deals of a game as on a score sheet, or numbers where it is none. @param {string} entered */
    enter: (entered) => change({ entered, refusal: null, order: null }),
    /** Rank the pairs by what was typed. */
    async rank() {
      change({ refusal: null, order: null });
      const { travellers, entered: game } = state();
      const { settings } = store.state();
      const scored = game ? { game, rules: rulesTyped(settings, game) } : {};
      const found = await asked(/** @type {any} */ ({ op: "pairs", travellers, ...scored }));
      if (found) change({ order: /** @type {PairsAnswer} */ (found) });
    },
  };
}

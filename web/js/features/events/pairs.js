/** Pairs with real cards: a plan for an evening, and the order that typed travellers come to. */

/** @import { EventsPart, PairsAnswer } from "./types.d.ts" */

/** @param {import("./store.js").EventNeeds} needs @param {import("./store.js").EventsHand} hand */
export function createPairs({ ready }, hand) {
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
    /** Rank the pairs by what was typed. */
    async rank() {
      change({ refusal: null, order: null });
      const found = await asked(/** @type {any} */ ({ op: "pairs", travellers: state().travellers }));
      if (found) change({ order: /** @type {PairsAnswer} */ (found) });
    },
  };
}

/** Ruling: house rules are chosen one by one; the engine says whether they hold together. */

import { rulesOf } from "./house.js";

/** @import { Answer, Settings } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/** A question whose answer does not matter, to have its rules read. */
const QUESTION = { ask: "shape", trump: { rank: "2", suit: "H" }, cards: "AS" };

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} needs.ask
 */
export function createRuling({ store, ask }) {
  return {
    /** Open the panel, and ask what there is to choose. */
    async open() {
      store.change({ type: "panel", panel: "rules" });
      const { games } = await ask({ op: "hello" });
      if (games) store.change({ type: "offers", games });
    },
    /**
     * What the house would play by, unless the engine refuses it.
     * @param {Settings["house"][string]} house
     * @returns {Promise<Settings["house"] | null>} the settings it makes, null if refused
     */
    async choose(house) {
      const { settings } = store.state();
      const wanted = { ...settings.house, [settings.game]: house };
      const rules = rulesOf({ ...settings, house: wanted });
      const answer = await ask({ op: "rule", question: { game: settings.game, rules, ...QUESTION } });
      store.change({ type: "ruled", refusal: answer.ok ? null : (answer.error ?? { code: "bad_rules" }) });
      return answer.ok ? wanted : null;
    },
  };
}

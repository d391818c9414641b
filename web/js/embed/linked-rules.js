/** Linked rules: the house rules that a link carries, read by the engine before a table in another site's page deals by them. */

import { latestOnly } from "../core/async.js";
import { unlessRefused } from "../core/requests.js";
import { HOUSE } from "../core/next-match-rules.js";
import { offerOf } from "../text/catalog.js";

/** @import { EngineFunctions, Settings } from "../core/types.d.ts" */
/** @import { Store } from "../core/store.js" */
/** @import { Parameters, Problem } from "./parameters.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {(problems: Problem[]) => void} needs.onProblems says what could not be used
 */
export function createLinkedRules({ store, engine, whenReady, onProblems }) {
  /** Only the link that came last counts. */
  const startReading = latestOnly();
  /** The games that are played by a link's rules. @type {Set<string>} */
  const housed = new Set();

  return {
    /** Play by the presets again, where a link had other rules. */
    clearRules() {
      startReading();
      for (const game of housed) setRules(game, offerOf(game)?.preset ?? "", {});
      housed.clear();
    },
    /**
     * Read a link, and choose its rules and their game for the next match.
     * @param {Parameters} parameters with a `house`
     * @returns {Promise<string | null>} the game; null where the link cannot be used
     */
    async readRules({ house = "", game = store.state().settings.game }) {
      const isLatest = startReading();
      await whenReady();
      const read = await unlessRefused(engine.open({ text: house, game }));
      if (!isLatest()) return null;
      const carried = read?.kind === "rules" ? read.value : null;
      if (!carried || carried.clash.length) {
        onProblems([{ parameter: "house", value: house.slice(0, 40) }]);
        return null;
      }
      housed.add(carried.game);
      setRules(carried.game, HOUSE, carried.rules);
      store.change({ type: "setting", settings: { game: carried.game } });
      const unread = carried.unread.map(
        ({ field }) => /** @type {Problem} */ ({ parameter: "house", value: field }),
      );
      if (unread.length) onProblems(unread);
      return carried.game;
    },
  };

  /** @param {string} game @param {string} preset @param {Settings["house"][string]} rules */
  function setRules(game, preset, rules) {
    const { settings } = store.state();
    const chosen = {
      preset: { ...settings.preset, [game]: preset },
      house: { ...settings.house, [game]: rules },
    };
    store.change({ type: "setting", settings: chosen });
  }
}

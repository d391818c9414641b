/**
 * Rules: the rules, shown over the table. A game's page is fetched once for each language; the engine says which rules
 * are played.
 */

import { rulesAsked } from "../../core/next-match-rules.js";
import { unlessRefused } from "../../core/requests.js";

/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(game: string) => Promise<string>} needs.readRules the page of a game's rules, in the language spoken
 */
export function createRules({ store, engine, readRules }) {
  return {
    /**
     * Open the rules of a game, at a clause if one is named.
     * @param {string} game
     * @param {string} [clause]
     */
    async open(game, clause = "") {
      const help = { game, clause, page: "", isMissing: false, played: null };
      store.change({ type: "rules", rules: help });
      const page = await readRules(game).catch(() => ""); // an empty page is shown as missing
      // It may have been closed, or opened at another place, meanwhile.
      if (store.state().rules !== help) return;
      store.change({ type: "rules", rules: { ...help, page, isMissing: !page } });
      await markPlayed();
    },
    markPlayed,
    close() {
      store.change({ type: "rules", rules: null });
    },
  };

  /** Mark the rules played in the open text, as soon as there is an engine to ask for them. */
  async function markPlayed() {
    const state = store.state();
    const { rules: help } = state;
    if (!help?.page || help.played || state.engine.status !== "ready") return;
    const { game } = help;
    const asked = rulesAsked(state, game);
    const meaning = await unlessRefused(engine.resolveRules({ game, rules: asked }));
    if (!meaning || store.state().rules !== help) return;
    const { rules, idle } = meaning;
    const { preset = "reference", ...chosen } = asked;
    const name = Object.keys(chosen).length ? "house" : String(preset);
    store.change({ type: "rules", rules: { ...help, played: { game, name, rules, idle } } });
  }
}

/** Help: the rules over the table. The page of a game is fetched once a language; what its table plays by the engine says. */

/** @import { Answer } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} needs.ask
 * @param {(game: string) => Promise<string>} needs.readRules the page of a game's rules, in the language spoken
 */
export function createHelp({ store, ask, readRules }) {
  return {
    /**
     * Open the rules of a game, at a clause if one is named.
     * @param {string} game
     * @param {string} [clause]
     */
    async open(game, clause = "") {
      const help = { game, clause, page: "", isMissing: false };
      store.change({ type: "help", help });
      const page = await readRules(game).catch(() => "");
      // It may have been closed, or opened elsewhere, meanwhile.
      if (store.state().help !== help) return;
      store.change({ type: "help", help: { ...help, page, isMissing: !page } });
      if (store.state().offers || store.state().engine.status !== "ready") return;
      const { games } = await ask({ op: "hello" });
      if (games) store.change({ type: "offers", games });
    },
    close() {
      store.change({ type: "help", help: null });
    },
  };
}

/** Agreements: opens their list, and switches them: at the table from the next deal on, and in the matches to come. */

import { serialQueue } from "../../core/async.js";
import { createGuard } from "../../core/requests.js";
import { withAgreement } from "../../core/next-match-rules.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** @typedef {ReturnType<typeof createAgreements>} AgreementActions */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {(settings: Partial<Settings>) => void} needs.set change settings, and keep them
 * @param {(agreements: string) => Promise<void>} needs.agree have this agreed on at the table
 */
export function createAgreements({ store, engine, whenReady, set, agree }) {
  /** One after the other, as they were switched. */
  const inTurn = serialQueue();
  const change = (/** @type {Partial<import("./types.d.ts").Agreements>} */ agreements) =>
    store.change({ type: "agreements", agreements });
  const guard = createGuard((refusal) => change({ refusal }));

  return {
    /** Open the list of the game at the table. */
    async open() {
      const { match, settings, agreements } = store.state();
      const game = match?.view.game ?? settings.game;
      const list = agreements?.game === game ? agreements.list : null;
      change({ game, list, refusal: null });
      store.change({ type: "panel", panel: "agreements" });
      if (list) return;
      // A guest's device has no engine to wait for.
      if (!match?.view.multiplayer?.guest) await whenReady();
      await guard(async () => {
        const answer = await engine.listAgreements({ game });
        if (store.state().agreements?.game === game) change({ list: answer.agreements });
      });
    },

    /** @param {string} word an agreement, or the mirror of one @param {boolean} isOn */
    async switchAgreement(word, isOn) {
      const { match, settings, agreements } = store.state();
      const { game, agreements: kept } = match?.view ?? {};
      const chosen =
        game && kept !== undefined ? withAgreement(game, agreements?.chosen ?? kept, word, isOn) : null;
      // Shown at once: the engine may have a bot's thought to end before it answers.
      change({ chosen });
      set({ agreements: { ...settings.agreements, [word]: isOn } });
      if (chosen === null) return;
      await inTurn(() => agree(chosen));
      if (store.state().agreements?.chosen === chosen) change({ chosen: null });
    },
  };
}

/** Ruling: house rules, chosen one by one. The engine says which rules result, and whether they contradict each other. */

import { tableRules } from "../../core/house.js";

/** @import { Answer, HeldRules, Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** @typedef {Settings["house"][string]} House a preset and what differs from it */
/** @typedef {(house: House, rules: HeldRules["rules"]) => House} Change of a house, and of what it comes to */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").Ask} needs.ask
 */
export function createRuling({ store, ask }) {
  /** Choices are tried one after the other: each applies to the result of the one before. @type {Promise<unknown>} */
  let last = Promise.resolve();

  return {
    /** Open the panel, and ask what there is to choose. */
    async open() {
      store.change({ type: "panel", panel: "rules" });
      const { games } = await ask({ op: "hello" });
      if (!games) return;
      const { settings } = store.state();
      const house = settings.house[settings.game] ?? {};
      // Valid house rules are shown even if they contradict the table chosen.
      if (!(await tryOut(house)) && Object.keys(tableRules(settings)).length) {
        const { ruled } = store.state();
        await tryOut(house, {});
        store.change({ type: "ruled", refusal: ruled });
      }
      store.change({ type: "offers", games });
    },
    /**
     * Change what the house plays by, unless the engine refuses it.
     * @param {Change} change
     * @param {(house: Settings["house"]) => void} keep the settings it makes
     */
    choose(change, keep) {
      const done = last.then(async () => {
        const { settings, held } = store.state();
        const { game } = settings;
        const house = change(settings.house[game] ?? {}, held?.game === game ? held.rules : {});
        if (await tryOut(house)) keep({ ...store.state().settings.house, [game]: house });
      });
      last = done.catch(() => {}); // whoever chose it is told
      return done;
    },
  };

  /** @param {Settings["house"][string]} house @param {Record<string, number>} [seated] what the table chosen sets */
  async function tryOut(house, seated) {
    const { settings } = store.state();
    const { game } = settings;
    const { ok, rules, idle, error } = await ask({
      op: "rules",
      game,
      rules: {
        preset: "reference",
        ...house,
        ...(seated ?? tableRules({ ...settings, house: { [game]: house } })),
      },
    });
    const held = ok && rules ? { game, rules, idle: idle ?? {} } : undefined;
    store.change({
      type: "ruled",
      refusal: ok ? null : (error ?? { code: "bad_rules" }),
      ...(held ? { held } : {}),
    });
    return ok;
  }
}

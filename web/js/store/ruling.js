/** Ruling: house rules are chosen one by one; the engine says what they come to, and whether they hold together. */

/** @import { Answer, Settings } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

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
      if (!games) return;
      const { settings } = store.state();
      await tryOut(settings.house[settings.game] ?? {});
      store.change({ type: "offers", games });
    },
    /**
     * What the house would play by, unless the engine refuses it.
     * @param {Settings["house"][string]} house
     * @returns {Promise<Settings["house"] | null>} the settings it makes, null if refused
     */
    async choose(house) {
      const { settings } = store.state();
      return (await tryOut(house)) ? { ...settings.house, [settings.game]: house } : null;
    },
  };

  /** @param {Settings["house"][string]} house */
  async function tryOut(house) {
    const { game } = store.state().settings;
    const { ok, rules, idle, error } = await ask({ op: "rules", game, rules: { preset: "reference", ...house } });
    const held = ok && rules ? { game, rules, idle: idle ?? {} } : undefined;
    store.change({ type: "ruled", refusal: ok ? null : (error ?? { code: "bad_rules" }), ...(held ? { held } : {}) });
    return ok;
  }
}

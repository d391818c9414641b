/** Requests: one question to the engine, one answer. A dead engine is also reported as an answer. */

import { askSite, tellGone } from "./missing-file.js";

/** @import { Answer, Engine } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/** Errors after which the engine itself is gone, not only a question unanswered. */
export const ENDS_ENGINE = new Set([
  ...["engine_died", "boot_failed", "stalled", "unreachable", "too_many", "file_missing", "wrong_type"],
  ...["wasm_blocked", "policy", "frame_refused"],
]);

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {() => Promise<Engine>} needs.bootEngine starts it, or starts it again
 * @param {() => void} [needs.died] called when an engine that was there is gone
 * @param {() => void} [needs.heard] called when something has happened that nobody asked for
 */
export function createRequests({ store, bootEngine, died = () => {}, heard = () => {} }) {
  /** @type {Engine | null} */
  let engine = null;
  /** What stands in the place of this page's engine. @type {(before: Engine | null) => Engine | null} */
  let changed = (before) => before;
  /** @param {Engine | null} before */
  function take(before) {
    engine = changed(before);
    engine?.listen?.(heard);
    if (engine) store.change({ type: "ready" });
  }
  return {
    /** Whether there is an engine to ask. */
    isOpen: () => engine !== null,

    /**
     * Ask this engine from now on, which may be another device's; and the same of one that is started later, after this one
     * has died. @param {(before: Engine | null) => Engine | null} change
     */
    use(change) {
      changed = change;
      take(engine);
    },

    /** Start the engine. @returns {Promise<boolean>} whether it is there */
    async open() {
      try {
        take(await bootEngine());
      } catch (error) {
        store.change({ type: "failed", code: codeOf(error) });
      }
      return engine !== null;
    },

    /**
     * Ask one question. What the engine throws becomes an answer that refuses.
     * @param {import("./types.d.ts").Question} question
     * @returns {Promise<Answer>}
     */
    async ask(question) {
      const asked = engine;
      if (!asked) return { ok: false, error: { code: "engine_died" } };
      try {
        const answer = await asked.ask(question);
        // The engine fetches some of its modules when they are first asked for.
        if (answer.error?.code === "file_missing")
          void askSite(answer.error.message).then(({ isGone }) => isGone && tellGone(store));
        return answer;
      } catch (error) {
        const code = codeOf(error);
        // All open questions fail together; its death is reported once.
        if (ENDS_ENGINE.has(code) && engine === asked) {
          engine = null;
          store.change({ type: "failed", code });
          died();
        }
        return { ok: false, error: { code, message: String(error) } };
      }
    },
  };
}

/** @param {unknown} error */
function codeOf(error) {
  const code = /** @type {{ code?: unknown } | null} */ (error)?.code;
  return typeof code === "string" ? code : "internal";
}

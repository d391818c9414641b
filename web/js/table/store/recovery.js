/** Recovery: what is done after a question failed or the engine died, so that the match goes on where it was kept. */

import { ENDS_ENGINE } from "../../core/requests.js";

/** @import { Answer, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** How often in a row a dead engine is started again by itself. */
const MOST_DEATHS = 2;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {ReturnType<typeof import("../../core/storage/match-saver.js").createMatchSaver>} needs.saving
 * @param {ReturnType<typeof import("./turns.js").createTurns>} needs.turns
 * @param {() => void} needs.keep
 * @param {() => Promise<void>} needs.again resume the match at the table from its record
 * @param {() => Promise<void>} needs.retry start the engine again
 */
export function createRecovery({ store, engine, saving, turns, keep, again, retry }) {
  // How often the engine has died and been restarted automatically since the person's last act.
  let deaths = 0;

  return {
    failed,
    recover,
    revive,
    /** The person has acted: the engine may die as often again. */
    acted: () => void (deaths = 0),
  };

  /** An engine that died in the middle of a match is started again, and the match goes on where it was kept. */
  async function revive() {
    if (!store.state().match || deaths >= MOST_DEATHS) return;
    deaths += 1;
    await retry();
    if (store.state().engine.status === "ready") store.change({ type: "notice", code: "restarted" });
  }

  /** @param {Refusal | undefined} refusal @returns {Promise<void>} */
  async function failed(refusal) {
    const code = refusal?.code ?? "internal";
    if (ENDS_ENGINE.has(code)) return undefined;
    if (code === "stale_turn") return refresh();
    const { match } = store.state();
    const standing = saving.currentMatch();
    if (match && code !== "internal") return store.change({ type: "refuse", refusal: refusal ?? { code } });
    store.change({
      type: "crash",
      crash: { code, record: refusal?.record ?? standing?.record ?? null, message: refusal?.message ?? "" },
    });
    // A record that cannot be resumed is set aside, so that it does not block the game for ever.
    if (!match && standing)
      await saving.quarantineMatch(standing.id, {
        code,
        message: refusal?.message ?? "",
        text: standing.record,
      });
    return undefined;
  }

  /** @returns {Promise<void>} */
  async function refresh() {
    const isHere = turns.here();
    const answer = await engine.view();
    if (!isHere()) return undefined;
    if (!answer.ok || !answer.view) return failed(answer.error);
    saving.takeRecord(answer);
    store.change({ type: "refreshed", view: answer.view });
    keep();
    return turns.goOn();
  }

  /** After an engine failure: resume from the last record, or from the view if there is none. */
  async function recover() {
    const { match } = store.state();
    store.change({ type: "crash", crash: null });
    if (!match) return;
    if (saving.currentMatch()) await again();
    else await refresh();
  }
}

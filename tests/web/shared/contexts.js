/** Contexts: what the modules of a table share, with an engine that a test answers for. */

import { createStore } from "../../../web/js/core/store.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createBotPrefetch } from "../../../web/js/table/store/bot-prefetch.js";
import { createCoverQueue } from "../../../web/js/table/store/cover-requests.js";
import { createForcedCard } from "../../../web/js/table/store/forced-card.js";
import { createGeneration } from "../../../web/js/table/store/context.js";

/** @typedef {import("../../../web/js/core/types.d.ts").State} State */

/**
 * @param {import("../../../web/js/core/types.d.ts").Ask} ask
 * @param {Partial<State>} [state]
 * @param {{ thinksAhead?: boolean, onSave?: () => void }} [more]
 * @returns {import("../../../web/js/table/store/context.js").TableContext}
 */
export function fakeContext(ask, state = {}, { thinksAhead = true, onSave = () => {} } = {}) {
  const engine = createEngineFunctions(ask);
  return {
    store: createStore({ ...firstState(), ...state }, reduce),
    engine,
    saver: /** @type {any} */ ({ takeRecord: () => {}, saveMatch: onSave, saveThrottled: () => {} }),
    generation: createGeneration(),
    prefetch: createBotPrefetch(engine, async () => {}),
    forcedCard: createForcedCard(() => 0),
    coverQueue: createCoverQueue(),
    sleep: async () => {},
    now: () => 0,
    thinksAhead,
    guard: (task) =>
      task().then(
        () => true,
        () => false,
      ),
  };
}

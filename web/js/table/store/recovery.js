/** Recovery: what is done after a request failed or the engine died, so that the match goes on where it was saved. */

import { ifCurrent } from "../../core/async.js";
import { CUT_OFF, ENDS_ENGINE } from "../../core/requests.js";
import { continuePlay } from "./steps.js";

/** @import { RefusalData } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/** How often in a row a dead engine is started again by itself. */
const MOST_DEATHS = 2;

/** @param {TableContext} table @param {RefusalData} refusal */
export async function handleRefusal(table, refusal) {
  const { store, saver } = table;
  const { code, facts, message = "", record } = refusal;
  // A dead engine is reported by `requests.js`.
  if (ENDS_ENGINE.has(code)) return;
  if (code === "stale_turn") return refreshView(table);
  const { match } = store.state();
  const current = saver.currentMatch();
  if (match && code !== "internal") return store.change({ type: "refuse", refusal });
  store.change({ type: "crash", crash: { code, facts, record: record ?? current?.record ?? null, message } });
  // A record that cannot be resumed is quarantined, so that it does not block the game for ever.
  if (!match && current) await saver.quarantineMatch(current.id, { ...refusal, text: current.record });
}

/** Show the table as it stands, and go on from there. @param {TableContext} table */
export async function refreshView(table) {
  const { store, engine, generation, saver } = table;
  const isSameMatch = generation.sameMatch();
  const answer = await ifCurrent(isSameMatch, engine.view());
  if (!answer?.view) return;
  saver.takeRecord(answer);
  store.change({ type: "refreshed", view: answer.view });
  saver.saveMatch();
  await continuePlay(table);
}

/**
 * Starts an engine that died in the middle of a match again; the match goes on where it was saved. One that did not come, for the line
 * was cut, is started again once there is a line.
 * @param {object} needs
 * @param {TableContext["store"]} needs.store
 * @param {() => Promise<unknown>} needs.restartEngine
 * @param {(cuts: number) => Promise<unknown>} needs.whenConnected resolves once the site answers; the more cuts there were in a row, the later it is asked
 */
export function createRevival({ store, restartEngine, whenConnected }) {
  /** How often in a row the line was cut. */
  let cuts = 0;
  store.listen(({ engine }, before) => {
    if (engine.status === "ready") cuts = 0;
    if (engine.status === "failed" && before.engine.status !== "failed" && CUT_OFF.has(engine.code ?? ""))
      void goOnWhenConnected();
  });

  async function goOnWhenConnected() {
    const mine = (cuts += 1);
    await whenConnected(mine);
    // Meanwhile the person may have tried again.
    if (mine === cuts && store.state().engine.status === "failed") await restartEngine();
  }

  // How often the engine has died and been restarted automatically since the person's last action.
  let deaths = 0;
  return {
    async reviveEngine() {
      if (!store.state().match || deaths >= MOST_DEATHS) return;
      deaths += 1;
      await restartEngine();
      if (store.state().engine.status === "ready") store.change({ type: "notice", code: "restarted" });
    },
    /** The person has acted: the engine may die as often again. */
    resetDeaths: () => void (deaths = 0),
  };
}

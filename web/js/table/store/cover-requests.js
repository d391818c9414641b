/**
 * Cover requests: requests that change what is shown but not the game. They cover and uncover cards where several people
 * share a device, and show what others did at devices of their own. Sent one after another; the table goes on after each.
 */

import { ifCurrent, latestOnly, serialQueue } from "../../core/async.js";
import { unlessRefused } from "../../core/requests.js";
import { showAnswer } from "./context.js";
import { continuePlay } from "./steps.js";

/** @import { Answer, Seat } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/** @typedef {ReturnType<typeof createCoverQueue>} CoverQueue */

/** The queue of a table's cover requests. `startCover`: the person covers all cards. */
export function createCoverQueue() {
  return { run: serialQueue(), startCover: latestOnly() };
}

/** Show the cards of a person, and of nobody else. @param {TableContext} table @param {Seat} seat */
export async function uncoverHand(table, seat) {
  const { match } = table.store.state();
  if (match?.view.pass_and_play && !match.busy)
    await changeCover(table, () => table.engine.uncoverSeat({ seat }));
}

/** Cover all cards: on the screen at once, whatever the engine is doing. @param {TableContext} table */
export async function coverHands(table) {
  const { store, coverQueue } = table;
  if (!store.state().match?.view.pass_and_play) return;
  coverQueue.startCover();
  store.change({ type: "covered" });
  await changeCover(table, () => table.engine.coverCards());
}

/** @param {TableContext} table @param {() => Promise<Answer>} send */
async function changeCover(table, send) {
  const { store, generation, prefetch, coverQueue } = table;
  const isCurrent = generation.startAction();
  const isSameMatch = generation.sameMatch();
  const isStillShown = coverQueue.startCover.peek();
  await coverQueue.run(() =>
    table.guard(async () => {
      // An act that a bot has made meanwhile is shown before the cover changes.
      const earlier = await prefetch.cancelAct();
      if (!isSameMatch()) return;
      if (earlier) showAnswer(table, earlier);
      const answer = await ifCurrent(isSameMatch, send());
      if (!answer) return;
      // The cards were covered again before they could be shown, and so they are not.
      if (!isStillShown()) store.change({ type: "covered" });
      showAnswer(table, answer);
    }),
  );
  if (isCurrent() && isSameMatch()) void table.guard(() => continuePlay(table));
}

/** Others have done something at their devices: show it, and go on from there. @param {TableContext} table */
export async function catchUp(table) {
  const { store, engine, generation, prefetch, saver, coverQueue } = table;
  const isSameMatch = generation.sameMatch();
  await coverQueue.run(async () => {
    await prefetch.whenStepped();
    const { match } = store.state();
    // The answer that a busy table waits for brings it.
    if (!match || match.busy || !isSameMatch()) return;
    const isCurrent = generation.startAction();
    const answer = await unlessRefused(engine.view());
    if (!isSameMatch() || !answer?.view) return;
    showAnswer(table, answer);
    saver.saveMatch();
    if (isCurrent()) void table.guard(() => continuePlay(table));
  });
}

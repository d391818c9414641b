/**
 * Explanations: hints during play, and after a deal the bots' reasons and the person's decisions that mattered. The
 * engine judges; its answers stay with the view until the table changes.
 */

import { createProgressPoll, unlessRefused } from "../../core/requests.js";
import { cardsOf } from "./hint.js";

/** @import { Answer, Explanations } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(answer: Answer) => void} needs.take takes over new lines of the record
 * @param {() => void} needs.saveMatch keep the match: the deal is marked as assisted
 * @param {(cards: readonly string[]) => Promise<void>} needs.takeUpCards takes cards of the hand up
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createExplanations({ store, engine, take, saveMatch, takeUpCards, sleep }) {
  const change = (/** @type {Partial<Explanations>} */ explanations) =>
    store.change({ type: "explained", explanations });
  const runWithProgress = createProgressPoll({ engine, sleep });
  const currentTurn = () => store.state().match?.view.turn;

  /**
   * Sends one request about the current table; null if it has changed meanwhile, or the engine refuses.
   * @template T
   * @param {(turn: number) => Promise<T>} send
   */
  async function askAboutTable(send) {
    const turn = currentTurn() ?? 0;
    const answer = await unlessRefused(send(turn));
    return currentTurn() === turn ? answer : null;
  }

  /** Ask for a hint: it takes its cards up. Asked again, the hint is put away, and the cards stay. */
  async function toggleHint() {
    const { match } = store.state();
    if (!match || match.busy || !match.view.prompt) return;
    if (match.explanations?.hint) return change({ hint: null });
    change({ hint: { status: "thinking" } });
    const answer = await askAboutTable((turn) => engine.hint({ turn }));
    if (!answer?.hint) {
      if (currentTurn() === match.view.turn) change({ hint: null });
      return;
    }
    // Closed while the engine was thinking: the hint is not shown, though the deal is marked.
    const isWanted = store.state().match?.explanations?.hint?.status === "thinking";
    take(answer);
    if (answer.view) store.change({ type: "refreshed", view: answer.view });
    if (isWanted) change({ hint: { status: "given", hint: answer.hint } });
    saveMatch();
    if (isWanted) await takeUpCards(cardsOf(answer.hint.action));
  }

  /** Open the tricks of the deal; once it is over, with the acts that can be asked about. */
  async function openTricks() {
    store.change({ type: "panel", panel: "tricks" });
    const { match } = store.state();
    if (!match?.view.summary || match.explanations?.acts) return;
    const answer = await askAboutTable((turn) => engine.listActs({ turn }));
    if (answer?.acts) change({ acts: answer.acts });
  }

  /** @param {number} at the act of the deal that is asked about */
  async function askWhy(at) {
    change({ why: { at, why: null } });
    const answer = await askAboutTable((turn) => engine.explainAct({ turn, at }));
    if (answer?.why && store.state().match?.explanations?.why?.at === at)
      change({ why: { at, why: answer.why } });
  }

  /** Open the decisions that mattered; the engine looks for them once a deal. */
  async function openMoments() {
    store.change({ type: "panel", panel: "moments" });
    const { match } = store.state();
    if (!match?.view.summary || match.explanations?.review) return;
    change({ review: { part: 0, found: null } });
    const answer = await runWithProgress(
      () => askAboutTable((turn) => engine.reviewDeal({ turn })),
      (part) => change({ review: { part, found: null } }),
    );
    change({ review: answer && { part: 1, found: answer.review } });
  }

  /** The table as it was before one of those decisions. @param {number} at */
  async function lookAtMoment(at) {
    const finding = store.state().match?.explanations?.review?.found?.findings.find((one) => one.at === at);
    const answer = await askAboutTable((turn) => engine.viewBeforeAct({ turn, at }));
    if (!finding || !answer?.moment) return;
    change({ look: { finding, view: answer.moment.view } });
    store.change({ type: "panel", panel: null });
  }

  function closeLook() {
    change({ look: null });
    store.change({ type: "panel", panel: "moments" });
  }

  return { toggleHint, openTricks, askWhy, openMoments, lookAtMoment, closeLook };
}

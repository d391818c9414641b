/**
 * Explaining: hints during play, and after a deal the bots' reasons and the person's decisions that mattered. The
 * engine judges; its answers are kept beside the view until the table changes.
 */

/** @import { Answer, Explanations } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** Milliseconds between two questions about how far a review is. */
const LOOK_AGAIN = 250;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(answer: Answer) => void} needs.take take over what is new in the record
 * @param {() => void} needs.keep keep the match: the deal is marked as assisted
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createExplaining({ store, engine, take, keep, sleep }) {
  const tell = (/** @type {Partial<Explanations>} */ explanations) =>
    store.change({ type: "explained", explanations });
  const turnNow = () => store.state().match?.view.turn;

  /**
   * Sends one request about the current table; null if it has changed meanwhile, or the engine refuses.
   * @param {(turn: number) => Promise<Answer>} send
   */
  async function about(send) {
    const turn = turnNow() ?? 0;
    const answer = await send(turn);
    return answer.ok && turnNow() === turn ? answer : null;
  }

  /** Ask for a hint; asked again, the hint is put away. */
  async function hint() {
    const { match } = store.state();
    if (!match || match.busy || !match.view.prompt) return;
    if (match.explanations?.hint) return tell({ hint: null });
    tell({ hint: { status: "thinking" } });
    const answer = await about((turn) => engine.hint({ turn }));
    if (!answer?.hint) {
      if (turnNow() === match.view.turn) tell({ hint: null });
      return;
    }
    // Closed while the engine was thinking: the hint is not shown, though the deal is marked.
    const isWanted = store.state().match?.explanations?.hint?.status === "thinking";
    take(answer);
    if (answer.view) store.change({ type: "refreshed", view: answer.view });
    if (isWanted) tell({ hint: { status: "given", hint: answer.hint } });
    keep();
  }

  /** Open the tricks of the deal; once it is over, with the acts that can be asked about. */
  async function tricks() {
    store.change({ type: "panel", panel: "tricks" });
    const { match } = store.state();
    if (!match?.view.summary || match.explanations?.acts) return;
    const answer = await about((turn) => engine.listActs({ turn }));
    if (answer?.acts) tell({ acts: answer.acts });
  }

  /** @param {number} at the act of the deal that is asked about */
  async function why(at) {
    tell({ why: { at, why: null } });
    const answer = await about((turn) => engine.explainAct({ turn, at }));
    if (answer?.why && store.state().match?.explanations?.why?.at === at)
      tell({ why: { at, why: answer.why } });
  }

  /** Open the decisions that mattered; the engine looks for them once a deal. */
  async function moments() {
    store.change({ type: "panel", panel: "moments" });
    const { match } = store.state();
    if (!match?.view.summary || match.explanations?.review) return;
    tell({ review: { part: 0, found: null } });
    let isDone = false;
    const asking = about((turn) => engine.reviewDeal({ turn })).finally(() => (isDone = true));
    void watch(() => isDone);
    const answer = await asking;
    tell({ review: answer?.review ? { part: 1, found: answer.review } : null });
  }

  /** @param {() => boolean} isDone */
  async function watch(isDone) {
    for (;;) {
      await sleep(LOOK_AGAIN);
      if (isDone()) return;
      const { part } = await engine.getProgress();
      if (isDone() || typeof part !== "number") return;
      tell({ review: { part, found: null } });
    }
  }

  /** The table as it was before one of those decisions. @param {number} at */
  async function look(at) {
    const finding = store.state().match?.explanations?.review?.found?.findings.find((one) => one.at === at);
    const answer = await about((turn) => engine.viewBeforeAct({ turn, at }));
    if (!finding || !answer?.moment) return;
    tell({ look: { finding, view: answer.moment.view } });
    store.change({ type: "panel", panel: null });
  }

  function lookBack() {
    tell({ look: null });
    store.change({ type: "panel", panel: "moments" });
  }

  return { hint, tricks, why, moments, look, lookBack };
}

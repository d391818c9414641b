/**
 * Coach: before a play or a burial is made the engine is asked whether it clearly costs. Where that is proven the person
 * is asked once; what cannot be judged in time is made without a word. What is proven is the engine's business.
 */

import { unlessRefused } from "../../core/requests.js";
import { cardsOf } from "../explanations/hint.js";
import { isCoached } from "./coach-setting.js";

/** @import { Action, Answer, Coach, Match } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** Milliseconds a play waits for its judgement at most. It was begun when the card was taken up. */
const WAIT = 1_000;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {(answer: Answer) => void} needs.take takes over new lines of the record
 * @param {() => void} needs.saveMatch keep the match: the deal is marked as assisted
 * @param {(action: Action) => void} needs.act make a play at the table
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {boolean} [needs.thinksAhead] whether a play is judged as soon as its cards are taken up
 */
export function createCoach({ store, engine, take, saveMatch, act, sleep, thinksAhead = true }) {
  /** A play waits for its judgement: a second tap meanwhile is dropped. */
  let isWaiting = false;
  const currentMatch = () => store.state().match;
  const showCoach = (/** @type {Coach | null} */ coach) =>
    store.change({ type: "explained", explanations: { coach, ...(coach ? { hint: null } : {}) } });

  /** While a play is judged no other card can be taken up. @param {boolean} is */
  function setJudging(is) {
    isWaiting = is;
    if (currentMatch()) store.change({ type: "explained", explanations: { isJudging: is } });
  }

  /** Whether it is what the hint on the table advises. @param {Match} match @param {Action} action */
  function isHinted({ explanations }, action) {
    const hint = explanations?.hint;
    const cards = hint?.status === "given" ? cardsOf(hint.hint.action) : [];
    return cards.length > 0 && [...cards].sort().join() === [...cardsOf(action)].sort().join();
  }

  /** Whether an act is to be judged: once for each decision, and only if there is another act. @param {Action} action */
  function isJudged(action) {
    const match = currentMatch();
    const prompt = match?.view.prompt;
    return (
      match !== null &&
      isCoached(store.state()) &&
      (prompt?.kind === "bury" || (prompt?.kind === "play" && !prompt.only)) &&
      action.kind === prompt.kind &&
      match.view.waits_for === "you" &&
      !match.busy &&
      !match.view.task &&
      !match.explanations?.coach &&
      !isHinted(match, action)
    );
  }

  /** @param {Action} action @returns {Promise<boolean>} whether the play is held back */
  async function holdBack(action) {
    if (isWaiting) return true;
    const turn = currentMatch()?.view.turn;
    if (turn === undefined || !isJudged(action)) return false;
    setJudging(true);
    const asking = unlessRefused(engine.coach({ turn, action }));
    const answer = await Promise.race([asking, sleep(WAIT).then(() => null)]);
    setJudging(false);
    if (currentMatch()?.view.turn !== turn) return true;
    const caution = answer?.coach;
    if (!caution || !answer.view) return false;
    take(answer);
    store.change({ type: "refreshed", view: answer.view });
    const [card] = action.kind === "play" ? action.cards : [];
    showCoach({ action, caution, isOpen: false, isShown: false });
    // A card that was played by one tap or dragged is raised while the question is open.
    if (card && !currentMatch()?.chosen.length) store.change({ type: "choose", card });
    showCoach({ action, caution, isOpen: true, isShown: false });
    saveMatch();
    return true;
  }

  store.listen((now, before) => {
    const { match } = now;
    if (!match || !before.match) return;
    const coach = match.explanations?.coach;
    const isOther = match.chosen !== before.match.chosen || match.tried !== before.match.tried;
    if (!isOther) return;
    // The person raised another card, or put this one back: that answers the question.
    if (coach?.isOpen && before.match.explanations?.coach?.isOpen) showCoach({ ...coach, isOpen: false });
    /** @type {Action} */
    const action = { kind: match.view.prompt?.kind === "bury" ? "bury" : "play", cards: match.chosen };
    const isPlayable = match.raised?.length ? match.tried && !match.tried.refusal : match.chosen.length === 1;
    if (thinksAhead && isPlayable && isJudged(action))
      void unlessRefused(engine.coach({ turn: match.view.turn, action, ahead: true }));
  });

  return {
    holdBack,
    /** The play is made all the same. */
    playAnyway() {
      const coach = currentMatch()?.explanations?.coach;
      if (coach) act(coach.action);
    },
    /** Choose another act. A burial stays laid out, so that single cards can be changed. */
    chooseAnother() {
      const coach = currentMatch()?.explanations?.coach;
      if (coach?.action.kind !== "bury") store.change({ type: "release" });
      if (coach?.isOpen) showCoach({ ...coach, isOpen: false });
    },
    /** Show the better play. */
    showBetterPlay() {
      const coach = currentMatch()?.explanations?.coach;
      if (coach) showCoach({ ...coach, isShown: true });
    },
  };
}

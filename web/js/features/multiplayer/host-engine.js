/**
 * Host engine: the engine client of the host's own page. It asks the same messages as the page's table always does, and sets the seat, as
 * is done for each guest. If several people, or nobody, sit at this device, it covers the cards between them.
 */

import { toAnswer } from "../../core/requests.js";
import { GUEST_FIELDS, RequestRefused, createEngineFunctions } from "../../messages/engine-functions.js";

/** @import { Answer, Engine, Question, Seat, View } from "../../core/types.d.ts" */

/** Messages that may be about no seat. */
const OF_ANY = new Set(["view", "step", "deal"]);

/**
 * @param {object} needs
 * @param {Engine} needs.engine the worker of this page
 * @param {() => Seat[]} needs.getSeats those that sit at this device, in order of play
 * @param {() => boolean} needs.isPlaying whether the match at the table is played together
 * @param {(question: Question) => Promise<Question | null>} needs.buildStart what begins a match that all play; null if it cannot
 * @param {(answer: Answer, isResumed: boolean) => void} needs.onStarted it has begun
 * @param {(answer: Answer, seat: Seat | null) => void} needs.onEvent something has happened by this device's doing
 * @param {(seat: Seat, turn: number) => Promise<Answer>} needs.requestUndo
 * @param {() => void} needs.onLeft another table is sat down to here
 * @param {(view: View) => View} needs.nameSeats the seats as they are called here
 */
export function createHostEngine({
  engine,
  getSeats,
  isPlaying,
  buildStart,
  onStarted,
  onEvent,
  requestUndo,
  onLeft,
  nameSeats,
}) {
  const send = createEngineFunctions((/** @type {Question} */ question) => engine.ask(question));
  /** The seat whose cards are shown, where several sit here. @type {Seat | null} */
  let uncovered = null;
  let onChange = () => {};

  /** The seat this device is looking from; null for what everybody may see. @returns {Seat | null} */
  function findShownSeat() {
    const here = getSeats();
    if (here.length === 1) return here[0] ?? null;
    return uncovered && here.includes(uncovered) ? uncovered : null;
  }

  /** @param {Answer} answer @returns {Answer} */
  function coverAnswer(answer) {
    const here = getSeats();
    const view = answer.view && nameSeats(answer.view);
    if (!view || here.length === 1) return view ? { ...answer, view } : answer;
    const next = view.to_act && here.includes(view.to_act) ? view.to_act : null;
    const cover = { uncovered: findShownSeat(), next, may_look: here, takes_back: null, asks: [] };
    return { ...answer, view: /** @type {View} */ ({ ...view, pass_and_play: cover }) };
  }

  /** @param {Question} question @returns {Promise<Answer>} */
  async function answerQuestion(question) {
    const { op } = question;
    if ((op === "new" && !question["challenge"]) || (op === "resume" && !question["challenge"])) {
      const together = await buildStart(question);
      if (!together) throw new RequestRefused({ code: "line_lost" });
      uncovered = null;
      const answer = await engine.ask({ ...together, seat: findShownSeat() });
      if (answer.ok) onStarted(answer, op === "resume");
      return coverAnswer(answer);
    }
    if (op === "new" || op === "resume" || op === "start_lesson" || op === "start_practice") onLeft();
    if (!isPlaying()) return engine.ask(question);
    if (op === "uncover_seat" || op === "cover_cards") {
      uncovered = op === "cover_cards" ? null : /** @type {Seat} */ (question["seat"]);
      return coverAnswer(await send.view({ ...question, seat: findShownSeat() }));
    }
    const isOfSeat = op in GUEST_FIELDS;
    if (!isOfSeat && !OF_ANY.has(op)) return engine.ask(question);
    const seat = findShownSeat();
    if (isOfSeat && !seat) throw new RequestRefused({ code: "covered" });
    if (op === "undo" && seat) return coverAnswer(await requestUndo(seat, Number(question["turn"])));
    const answer = await engine.ask({ ...question, seat });
    if (!answer.ok) return answer;
    onEvent(answer, seat);
    const isSettled = op === "act" || op === "claim_tricks" || op === "deal" || answer.view?.summary;
    if (isSettled && seat && getSeats().length > 1 && answer.view?.to_act !== seat) {
      uncovered = null;
      return coverAnswer(await send.view({ seat: null }));
    }
    return coverAnswer(answer);
  }

  return {
    ask: (/** @type {Question} */ question) => toAnswer(answerQuestion(question)),
    askText: (/** @type {string} */ raw) => engine.askText(raw),
    listen: (/** @type {() => void} */ then) => void (onChange = then),
    /** Others have done something. */
    notifyTable: () => onChange(),
    findShownSeat,
  };
}

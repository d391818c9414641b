/**
 * Host engine: the engine client of the host's own page. Its table plays like a guest's: what happens comes to it as news, and what
 * it asks is asked for its seat. If several people, or nobody, sit at this device, it covers the cards between them.
 */

import { toAnswer } from "../../core/requests.js";
import { GUEST_FIELDS, RequestRefused, createEngineFunctions } from "../../messages/engine-functions.js";
import { listSeatsHere } from "./chairs.js";
import { CHANGES_HANDS, passOn } from "./message-kinds.js";

/** @import { Answer, Engine, Question, Seat, View } from "../../core/types.d.ts" */
/** @import { HostContext } from "./types.d.ts" */

/** @type {Answer} */
export const ENGINE_GONE = { ok: false, error: { code: "engine_died" } };
/** What happened by itself: the table asks for it, and gets it as news. */
const OF_NEWS = new Set(["step", "view", "cancel_thinking"]);

/** @typedef {ReturnType<typeof createHostEngine>} HostEngine */

/**
 * @param {HostContext} host
 * @param {Engine} engine the worker of this page
 */
export function createHostEngine(host, engine) {
  const send = createEngineFunctions((/** @type {Question} */ question) => engine.ask(question));
  const table = host.remote((message) => {
    void answerTable(message);
    return true;
  });
  /** The seat whose cards are shown, where several sit here. @type {Seat | null} */
  let uncovered = null;
  let onNews = () => {};
  let isAskingNews = false;
  /** Whether something has happened since the news was asked for. @type {boolean} */
  let isBehind;

  /** The seats that are played at this device, in order of play. */
  const getSeats = () => listSeatsHere(host.getChairs());

  /** The seat this device is looking from; null for what everybody may see. @returns {Seat | null} */
  function findShownSeat() {
    const here = getSeats();
    if (here.length === 1) return here[0];
    return uncovered && here.includes(uncovered) ? uncovered : null;
  }

  /** @param {Answer} answer @returns {Answer} */
  function coverAnswer(answer) {
    const here = getSeats();
    const view = answer.view && host.nameSeats(answer.view);
    if (!view || here.length === 1) return view ? { ...answer, view } : answer;
    const isPersons = view.to_act && view.waits_for !== "bot" && here.includes(view.to_act);
    const next = isPersons ? view.to_act : null;
    const cover = { uncovered: findShownSeat(), next, may_look: here, takes_back: null, asks: [] };
    return { ...answer, view: /** @type {View} */ ({ ...view, pass_and_play: cover }) };
  }

  /** An answer that stands for all that has happened. @param {Answer} answer */
  function startFrom(answer) {
    const shown = coverAnswer(answer);
    if (shown.view) table.startFrom(shown.view);
    return shown;
  }

  /** What the table asks about its seat. @param {{ kind: string, [field: string]: unknown }} message */
  async function answerTable({ id, ...message }) {
    const seat = findShownSeat();
    // An engine that is gone is reported by whoever asks it next.
    const answer = await toAnswer(askForSeat(seat, message)).catch(() => ENGINE_GONE);
    table.receiveAnswer(
      /** @type {number} */ (id),
      /** @type {Parameters<typeof table.receiveAnswer>[1]} */ (coverAnswer(answer)),
    );
  }

  /** @param {Seat | null} seat @param {{ kind: string, [field: string]: unknown }} message @returns {Promise<Answer>} */
  async function askForSeat(seat, { kind, ...message }) {
    if (!seat) throw new RequestRefused({ code: "covered" });
    if (kind === "undo") return host.undoVote.requestUndo(seat);
    const changesHands = CHANGES_HANDS.has(kind);
    if (kind !== "act" && kind !== "claim_tricks" && !changesHands)
      return passOn(send, { ...message, kind }, seat);
    const answer = changesHands
      ? await host.changeHands({ ...message, kind }, seat)
      : await host.clock.offerAct(seat, (given) => passOn(send, { ...message, ...given, kind }, seat));
    if (getSeats().length === 1 || (answer.view?.to_act === seat && !answer.view.handed_over)) return answer;
    // Another one at this device is next, or nobody: the cards are covered.
    uncovered = null;
    return send.view({ seat: null });
  }

  /** @param {Question} question @returns {Promise<Answer>} */
  async function answerQuestion(question) {
    const { op } = question;
    if ((op === "new" && !question["challenge"]) || (op === "resume" && !question["challenge"])) {
      const start = await host.buildStart(question);
      if (!start) throw new RequestRefused({ code: "not_drawn" });
      uncovered = null;
      const answer = startFrom(await engine.ask({ ...start, seat: findShownSeat() }));
      if (answer.ok) host.startForAll(answer, op === "resume");
      return answer;
    }
    if (op === "new" || op === "resume" || op === "start_task") host.pauseMatch();
    if (!host.isPlaying) return engine.ask(question);
    if (op === "uncover_seat" || op === "cover_cards") {
      uncovered = op === "cover_cards" ? null : /** @type {Seat} */ (question["seat"]);
      return startFrom(await send.view({ ...question, seat: findShownSeat() }));
    }
    if (op === "deal")
      return startFrom(
        await host.clock.offerAct(null, () =>
          send.deal({ turn: Number(question["turn"]), seat: findShownSeat() }),
        ),
      );
    if (op === "set_agreements") {
      const seat = findShownSeat();
      const answer = startFrom(await engine.ask({ ...question, seat }));
      // Nobody has acted, but all are shown what is agreed.
      if (answer.ok)
        host.announceEvent({ ok: true, changed: host.getChairs().map((chair) => chair.seat) }, seat, true);
      return answer;
    }
    if (op in GUEST_FIELDS || OF_NEWS.has(op)) return addRecordLines(await table.ask(question), question);
    return engine.ask(question);
  }

  /** The answer with the lines of the record that this page has not got yet. @param {Answer} answer @param {Question} question @returns {Promise<Answer>} */
  async function addRecordLines(answer, question) {
    if (answer.ok && (!answer.view || !("since" in question))) return answer;
    // An engine that is gone says so by itself.
    const { record_lines: lines } = await send.ping({ since: Number(question["since"]) });
    return answer.ok ? { ...answer, record_lines: lines } : answer;
  }

  /** Others have done something. */
  async function receiveNews() {
    isBehind = true;
    if (isAskingNews) return;
    isAskingNews = true;
    while (isBehind) {
      isBehind = false;
      const seat = findShownSeat();
      // An engine that is gone is noticed once the table asks.
      const answer = await send.view({ seat }).catch(() => void onNews());
      if (answer && seat === findShownSeat()) takeNews(answer);
    }
    isAskingNews = false;
  }

  /** @param {Answer} answer */
  function takeNews(answer) {
    table.receiveNews(/** @type {Parameters<typeof table.receiveNews>[0]} */ (coverAnswer(answer)));
  }

  return {
    ask: (/** @type {Question} */ question) => toAnswer(answerQuestion(question)),
    askText: (/** @type {string} */ raw) => engine.askText(raw),
    listen(/** @type {() => void} */ then) {
      onNews = then;
      table.listen(then);
    },
    receiveNews: () => void receiveNews(),
    takeNews,
    findShownSeat,
  };
}

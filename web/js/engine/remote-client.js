/**
 * Remote client: an engine client like the one beside it, whose engine is another device's, at the other end of a line. It asks only
 * what a guest may ask; what happens at the table comes by itself and is handed out as answers to `step` and `view`,
 * which the table asks for anyway. So the table does not know which engine it has.
 */

import { GUEST_FIELDS } from "../messages/engine-functions.js";

/** @import { AgreementOffer, GameEvent, View } from "../messages/messages.d.ts" */
/** @import { Answer, Message } from "./protocol.js" */

/** How long a step waits for something to happen, in milliseconds; then the table asks again. */
const STEP_MS = 400;
/** How many things may wait to be shown one by one; more are shown at once. */
const MOST_LATE = 6;

/** @typedef {{ view: View, events: GameEvent[] }} News what happened since, and the view after it */

/** An engine at the other end of a line. While the line is cut each question is refused with `line_lost`. */
export class RemoteEngine {
  #send;
  #lastId = 0;
  /** @type {Map<number, (answer: Answer) => void>} */
  #waiting = new Map();
  /** What has happened and was not shown yet. @type {News[]} */
  #news = [];
  /** What was shown last. @type {View | null} */
  #view = null;
  /** What may be agreed on in the game, as it was told when the match began. @type {AgreementOffer[]} */
  #agreements = [];
  /** @type {((answer: Answer | null) => void) | null} */
  #stepping = null;
  /** @type {() => void} */
  #heard = () => {};

  /** @param {(message: { kind: string, [field: string]: unknown }) => boolean} send whether it could be sent */
  constructor(send) {
    this.#send = send;
  }

  /** Called when something has happened that nobody has asked for. @param {() => void} heard */
  listen(heard) {
    this.#heard = heard;
  }

  /** @param {Message} message @returns {Promise<Answer>} */
  async ask(message) {
    const op = String(message["op"]);
    if (op === "step") return this.#step();
    if (op === "view") return this.#taken() ?? { id: null, ok: true, view: this.#view, events: [] };
    if (op === "list_agreements") return { id: null, ok: true, agreements: this.#agreements };
    if (op === "cancel_thinking") {
      this.#stepping?.({ id: null, ok: true, held: true });
      return { id: null, ok: true };
    }
    if (!Object.hasOwn(GUEST_FIELDS, op)) return refusedAnswer("not_for_guests");
    const id = ++this.#lastId;
    // The host knows the seat, and keeps the record.
    const question = { ...message, seat: undefined, since: undefined };
    // The kind of a message on the line is what is asked.
    if (!this.#send({ ...question, use: message["kind"], kind: op, id })) return refusedAnswer("line_lost");
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** @param {string} text @returns {Promise<string>} */
  async askText(text) {
    return JSON.stringify(await this.ask(JSON.parse(text)));
  }

  /** What was shown last; null before the match. */
  get latest() {
    return this.#view;
  }

  /** A view the table begins with: what was known before is forgotten. @param {View} view @param {AgreementOffer[]} [agreements] */
  startFrom(view, agreements = []) {
    this.#agreements = agreements;
    this.#news = [];
    this.#view = view;
  }

  /** Something has happened. @param {News} news */
  receiveNews(news) {
    this.#news.push(news);
    if (this.#news.length > MOST_LATE) this.#news = [joinNews(this.#news)];
    if (this.#stepping) this.#stepping(this.#taken());
    else if (!this.#isStepped()) this.#heard();
    // A table that does not go on by itself is told: its person has stopped it, or is asked something.
    else setTimeout(() => this.#news.includes(news) && this.#heard(), 3 * STEP_MS);
  }

  /** The answer to a question. @param {number} id @param {Answer} answer */
  receiveAnswer(id, answer) {
    const given = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!given) return;
    if (!answer["view"] || !answer["events"]) return given(answer);
    // What happened before it comes with it.
    const all = joinNews([...this.#news, /** @type {News & Answer} */ (answer)]);
    this.#news = [];
    this.#view = all.view;
    given({ ...answer, ...all });
  }

  /** The line is cut: nothing that was asked will be answered. */
  cutLine() {
    for (const resolve of this.#waiting.values()) resolve(refusedAnswer("line_lost"));
    this.#waiting.clear();
    this.#stepping?.({ id: null, ok: true, held: true });
  }

  /** Whether the table asks for what comes next by itself. */
  #isStepped() {
    return this.#view && ["bot", "table"].includes(this.#view.waits_for);
  }

  /** @returns {Answer | null} the next thing that happened */
  #taken() {
    const news = this.#news.shift();
    if (!news) return null;
    this.#view = news.view;
    if (this.#news.length && !this.#isStepped()) queueMicrotask(() => this.#heard());
    return { id: null, ok: true, ...news };
  }

  /** @returns {Promise<Answer>} */
  #step() {
    const taken = this.#taken();
    if (taken) return Promise.resolve(taken);
    return new Promise((resolve) => {
      const endStep = (/** @type {Answer | null} */ answer) => {
        clearTimeout(timer);
        this.#stepping = null;
        resolve(answer ?? { id: null, ok: true });
      };
      const timer = setTimeout(() => endStep(null), STEP_MS);
      this.#stepping = endStep;
    });
  }
}

/** @param {News[]} several @returns {News} one after the other as one */
function joinNews(several) {
  return { view: several[several.length - 1].view, events: several.flatMap(({ events }) => events) };
}

/** @param {string} code @returns {Answer} */
function refusedAnswer(code) {
  return { id: null, ok: false, error: { code } };
}

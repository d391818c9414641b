/**
 * Stand-in: answers in the engine's place until it is there, out of a first hand that was played ahead. It takes the engine's messages and
 * gives its answers, so that nobody else has to know. What the opening has no answer to waits for the engine, which is then told
 * everything as if it had just been done; its answers are compared.
 */

/** @import { Action, GameEvent, NewMatchRequest, Requests, View } from "../messages/messages.d.ts" */

/** @typedef {{ op: keyof Requests, [field: string]: unknown }} Question */
/** A question that may come next, its answer and what may follow. @typedef {{ ask: Question, events: GameEvent[], view: unknown, then: Branch[] }} Branch `view`: what has changed of it */
/** @typedef {{ seed: string, rules: unknown, level: string, agreements: string, answer: { events: GameEvent[], view: View }, then: Branch[] }} Opening */
/** @typedef {{ ok?: boolean, view?: View, events?: GameEvent[], seed?: string, error?: { code: string } }} Answer */
/** What is kept of it until there is a record: the opening's number, each question that was answered, and the act that waits. @typedef {{ opening: string, questions: Question[], act: Action | null }} PlayedAhead */
/** @typedef {{ ask: (question: Question) => Promise<Answer> }} Engine */
/**
 * How the engine took over. `same`: it answers as the opening said. `other`: it does not, and what it says holds; all that was done has
 * been done there too. `lost`: something that was done cannot be done there.
 * @typedef {"same" | "other" | "lost"} HandOver
 */

/** What the message `new` has for a match by the usual rules, of one person in South's seat. @type {Set<string>} */
const USUAL = new Set(["op", "game", "rules", "level", "levels", "agreements", "seed", "names", "since"]);
/** Acts that change the table: what was played ahead goes no further where it does not know one. */
const MOVES = new Set(["act", "step", "deal", "undo", "claim_tricks", "hand_over", "take_over"]);
/** @type {Answer} */
const STALE = { ok: false, error: { code: "stale_turn" } };

/**
 * @param {(game: unknown, number: string) => Promise<Opening | null>} readOpening
 * @param {() => string} drawNumber which of its openings a game begins with
 */
export function createStandIn(readOpening, drawNumber = () => "0") {
  let number = "";
  /** @type {Opening | null} */
  let opening = null;
  /** The view as it was told last, and what may come next. @type {{ view: View, then: Branch[] } | null} */
  let place = null;
  /** What was asked and answered; without an answer, what was asked on an earlier visit and cannot be answered here. @type {{ question: Question, answer: Answer | null }[]} */
  let answered = [];
  /** What waits for the engine. @type {{ question: Question, resolve: (answer: Answer | null) => void }[]} */
  const waiting = [];
  /** How the engine took over, once it has. @type {HandOver | null} */
  let result = null;

  return {
    /** Whether it can answer for a match: its first hand was played ahead. @param {NewMatchRequest} request */
    async canBegin(request) {
      if (answered.length || !isUsual(request)) return false;
      number = drawNumber();
      opening = await readOpening(request.game, number);
      return (
        opening !== null && isEqual(opening.rules, request.rules) && opening.agreements === request.agreements
      );
    },

    /** @param {Question} question @returns {Answer | null} null where it waits for the engine */
    answer(question) {
      if (result) return null;
      return question.op === "new" ? beginMatch(question) : goOn(question);
    },

    /** Whether nothing goes on at the table until the engine is there. */
    isStopped: () => place !== null && !place.then.length,

    /** @param {Question} question @returns {Promise<Answer | null>} null where the engine is to be asked, which is there then */
    wait: (question) => new Promise((resolve) => waiting.push({ question, resolve })),

    /** What is to be kept until there is a record. @returns {PlayedAhead} */
    listPlayed() {
      const act = waiting.find(({ question }) => question.op === "act")?.question["action"] ?? null;
      const questions = answered.map(({ question }) => question);
      return { opening: number, questions, act: /** @type {Action | null} */ (act) };
    },

    /**
     * Go on with what was kept on an earlier visit. The act that waited is still to be asked.
     * @param {PlayedAhead} played
     * @returns {Promise<Answer | null>} the table as it was left; null where it cannot be shown: the engine is told all the same
     */
    async resume({ opening: kept, questions: [begins, ...questions], act }) {
      number = kept;
      const found = await readOpening(begins?.["game"], kept);
      opening = found?.seed === begins?.["seed"] ? found : null;
      let shown = begins ? beginMatch(begins) : null;
      const isShown = shown !== null && questions.every((question) => (shown = goOn(question)));
      if (isShown) return shown && { ...shown, seed: String(begins?.["seed"]), events: [] };
      place = null;
      const acts = act ? [{ op: /** @type {const} */ ("act"), action: act }] : [];
      answered = [begins, ...questions, ...acts].flatMap((question) =>
        question ? [{ question, answer: null }] : [],
      );
      return null;
    },

    /** The engine is there: tell it everything. Until `release` whatever is asked waits. @param {Engine} own @returns {Promise<HandOver>} */
    async tellEngine(own) {
      const found = await tellAll(own);
      if (found !== "same" && place)
        console.count("First hands that were played ahead and are not the engine's");
      return found;
    },

    /** From now on the engine answers. Who asked about another table than there is looks at it anew. */
    release() {
      for (const { resolve } of waiting) resolve(result === "same" ? null : STALE);
    },
  };

  /** @param {Question} question @returns {Answer | null} */
  function beginMatch(question) {
    if (!opening) return null;
    const { seed, level, answer, then } = opening;
    const view = seatPlayers(answer.view, /** @type {NewMatchRequest} */ (question));
    // Of bots of another level nothing is known but what they hold.
    const isUsualLevel = Object.values(view.seats).every((seat) => seat.level === (seat.level && level));
    place = { view, then: isUsualLevel ? then : [] };
    answered = [];
    return note({ ...question, seed }, { ok: true, ...answer, seed, view });
  }

  /** @param {Question} question @returns {Answer | null} */
  function goOn(question) {
    if (!place) return null;
    const branch = place.then.find(({ ask }) => isAsked(ask, question));
    if (branch && place.view.turn === question["turn"]) {
      const view = applyChange(place.view, branch.view);
      place = { view, then: branch.then };
      return note(question, { ok: true, events: branch.events, view });
    }
    if (MOVES.has(question.op)) place = { ...place, then: [] };
    return null;
  }

  /** @param {Question} question @param {Answer} answer */
  function note({ since: _, ...question }, answer) {
    answered.push({ question, answer });
    return answer;
  }

  /** @param {Engine} own @returns {Promise<HandOver>} */
  async function tellAll(own) {
    result = null;
    // What is answered meanwhile is among them.
    for (const [at, { question, answer }] of answered.entries()) {
      const reply = await own.ask(question);
      if (reply.ok && isEqual(reply.view, answer?.view) && isEqual(reply.events, answer?.events)) continue;
      const rest = [...answered.slice(reply.ok ? at + 1 : at), ...waiting].map((one) => one.question);
      const acts = rest.filter(({ op }) => op === "act");
      result = "other";
      if (!(await tellActs(own, acts))) result = "lost";
      return result;
    }
    result = "same";
    return result;
  }
}

/** Make acts at a table that stands elsewhere than where they were made. @param {Engine} own @param {Question[]} acts @returns {Promise<boolean>} whether all could be made */
async function tellActs(own, acts) {
  let told = await own.ask({ op: "view" });
  for (const act of acts) {
    while (told.view && isOfTable(told.view)) told = await own.ask({ op: "step", turn: told.view.turn });
    if (told.view) told = await own.ask({ ...act, turn: told.view.turn });
    if (!told.ok) return false;
  }
  return true;
}

/** @param {View} view */
const isOfTable = ({ waits_for: waits }) => waits === "bot" || waits === "table";

/** The view with the players of a request. @param {View} view @param {NewMatchRequest} request @returns {View} */
function seatPlayers(view, { names = {}, level, levels = {} }) {
  const seated = Object.entries(view.seats).map(([seat, one]) => [
    seat,
    {
      ...one,
      name: names[seat] ?? one.name,
      level: seat === view.you ? null : (levels[seat] ?? level ?? one.level),
    },
  ]);
  return { ...view, seats: Object.fromEntries(seated) };
}

/** @param {NewMatchRequest} request */
const isUsual = (request) => Object.keys(request).every((field) => USUAL.has(field));

/** Whether a question is one that was played ahead. @param {Question} ahead @param {Question} question */
const isAsked = (ahead, question) =>
  Object.entries({ until: undefined, ...ahead }).every(([field, value]) => isEqual(value, question[field]));

/** Whether two values are the same JSON. @param {unknown} one @param {unknown} other @returns {boolean} */
function isEqual(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [mine, its] = [Object.entries(one), /** @type {Record<string, unknown>} */ (other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === Object.keys(other).length &&
    mine.every(([field, value]) => field in its && isEqual(value, its[field]))
  );
}

/**
 * What a value becomes by a change, as `find_change` in build/content/openings.py writes it: `[value]` is another value, `{}` the same;
 * of an object its fields change so, and `[]` is one that is gone; of a list `[at, count, items]` are put in.
 * @param {any} before
 * @param {any} change
 * @returns {any}
 */
export function applyChange(before, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, count, items] = change;
    return [...before.slice(0, at), ...items, ...before.slice(at + count)];
  }
  const after = { ...before };
  for (const [field, part] of Object.entries(change))
    if (Array.isArray(part) && !part.length) delete after[field];
    else after[field] = applyChange(before[field], part);
  return Object.keys(change).length ? after : before;
}

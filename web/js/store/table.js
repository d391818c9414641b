/**
 * Table: what the person wants, turned into questions to the engine, and the bots' turns, asked for one by one
 * with a pause between. The engine decides everything; this file only asks and passes the answers to the store.
 */

import { createChoice } from "./choice.js";
import { rulesOf } from "./house.js";
import { onward } from "./onward.js";
import { pause } from "./pace.js";
import { createPurse } from "./purse.js";
import { createRuling } from "./ruling.js";

/** @import { Action, Answer, Dealing, Engine, KeptChips, Match, Refusal, Saved } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/**
 * @typedef {object} Needs
 * @property {Store} store
 * @property {() => Promise<Engine>} bootEngine starts it, or starts it again
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {(name: string, game: string) => Record<string, string>} seatNames names for the four seats
 * @property {() => string} seed a fresh one for each match
 * @property {() => string} [id] a name for each match played for chips
 * @property {(saved: Saved | null) => void} keepMatch
 * @property {() => KeptChips | null} [keptChips]
 * @property {(chips: KeptChips) => void} [keepChips]
 */

/** Errors after which the engine itself is gone, not only a question unanswered. */
const ENDS_ENGINE = new Set(["engine_died", "stalled", "wasm_blocked", "file_missing", "boot_failed"]);

/** Errors about what is staked: told where one chooses it. */
const REFUSES_STAKE = new Set(["stake_above_balance", "bad_stake"]);

/** @typedef {ReturnType<typeof createTable>} Table */

/** @param {Needs} needs */
export function createTable({
  store,
  bootEngine,
  sleep,
  seatNames,
  seed,
  id = seed,
  keepMatch,
  keptChips = () => null,
  keepChips = () => {},
}) {
  const purse = createPurse({ store, ask, keptChips, keepChips });
  /** @type {Engine | null} */
  let engine = null;
  // Grows whenever the person does something: a pause that ends later than that goes on no more.
  let era = 0;
  // Grows with every match sat down to, and with leaving it.
  let sitting = 0;
  /** What the table itself is doing at the moment. @type {Promise<unknown>} */
  let stepping = Promise.resolve();
  // The match at the table, where it is played for chips.
  /** @type {string | null} */
  let staked = null;

  /**
   * One question; what the engine throws becomes an answer that refuses, and a dead engine is told as such.
   * @param {{ op: string, [field: string]: unknown }} question
   * @returns {Promise<Answer>}
   */
  async function ask(question) {
    if (!engine) return { ok: false, error: { code: "engine_died" } };
    try {
      return await engine.ask(question);
    } catch (error) {
      const code = codeOf(error);
      if (ENDS_ENGINE.has(code)) {
        engine = null;
        store.change({ type: "failed", code });
      }
      return { ok: false, error: { code, message: String(error) } };
    }
  }

  async function boot() {
    try {
      engine = await bootEngine();
      store.change({ type: "ready" });
    } catch (error) {
      store.change({ type: "failed", code: codeOf(error) });
      return;
    }
    const { waiting, match, panel } = store.state();
    if (panel === "rules") await ruling.open();
    if (match) await resume();
    else if (waiting === "resume") await resume();
    else if (waiting === "new") await start();
    else await purse.look();
  }

  async function start() {
    if (!engine) return store.change({ type: "wait", what: "new" });
    const { settings } = store.state();
    const { game, name, level } = settings;
    const names = seatNames(name, game);
    const question = { op: "new", game, rules: rulesOf(settings), level, seed: seed(), names, ...(await purse.stake()) };
    await begin(question, id());
  }

  async function resume() {
    if (!engine) return store.change({ type: "wait", what: "resume" });
    const { saved } = store.state();
    if (saved) await begin({ op: "resume", record: saved.record }, saved.id ?? null);
  }

  /**
   * @param {{ op: string, [field: string]: unknown }} question
   * @param {string | null} id what the match is called, if it is played for chips
   */
  async function begin(question, id) {
    era += 1;
    sitting += 1;
    const answer = await ask(question);
    if (answer.ok) {
      staked = answer.view?.chips ? id : null;
      store.change({ type: "began", answer });
      await keep(question.op === "new" ? () => purse.began(answer, id ?? "") : undefined);
      await goOn();
    } else if (answer.error && REFUSES_STAKE.has(answer.error.code) && !store.state().match) {
      store.change({ type: "wait", what: null });
      store.change({ type: "chips", chips: { quote: null, refusal: answer.error } });
    } else await failed(answer.error);
  }

  /**
   * An act of the person. A second one while the first is with the engine is a double tap and is dropped.
   * @param {Action} action
   */
  async function act(action) {
    const { match } = store.state();
    if (!match || match.busy || (match.view.waits_for !== "you" && !match.view.prompt)) return;
    await tell({ op: "act", action });
  }

  /** What may be answered by the person is left to the table: the partner speaks for the pair. */
  async function leaveIt() {
    const { match } = store.state();
    if (match && !match.busy && isTablesTurn(match)) await tell({ op: "step" });
  }

  /** How the cards are dealt from here on. @param {Dealing} pace */
  async function deal(pace) {
    era += 1;
    store.change({ type: "dealing", pace });
    await stepping;
    if (pace === "paused") await keep();
    await goOn();
  }

  async function next() {
    const { match } = store.state();
    if (!match || match.busy || match.view.waits_for !== "deal") return;
    await tell({ op: "next" });
  }

  /** @param {{ op: string, [field: string]: unknown }} question */
  async function tell(question) {
    era += 1;
    store.change({ type: "ask" });
    // The table may just be dealing a card: what is asked is asked of the table as it stands after that.
    await stepping;
    const { match } = store.state();
    if (!match) return;
    if (!match.busy) store.change({ type: "ask" });
    const answer = await ask({ ...question, turn: match.view.turn });
    if (answer.ok) {
      store.change({ type: "answered", answer });
      await keep();
      await goOn();
    } else await failed(answer.error);
  }

  /** Let the table act, with a pause before each act, until a person is wanted. @returns {Promise<void>} */
  async function goOn() {
    const mine = era;
    for (;;) {
      const { match, settings } = store.state();
      if (!match || mine !== era) return;
      // While the cards move and are looked at, the bot to come thinks already.
      if (match.view.waits_for === "bot" && onward(match) === "step") void ask({ op: "think", turn: match.view.turn });
      if (match.lingering) {
        await sleep(pause(match, settings.speed));
        if (mine !== era) return;
        store.change({ type: "gather" });
      }
      const what = onward(match);
      if (what === "wait") return;
      if (!match.lingering) await sleep(pause(match, settings.speed));
      if (mine !== era) return;
      if (what === "pass") return act({ kind: "pass" });
      const stepped = step(match.view.turn);
      stepping = stepped;
      const answer = await stepped;
      if (mine !== era || !answer) return;
      if (!answer.ok) return failed(answer.error);
      if (answer.view && !["bot", "table"].includes(answer.view.waits_for)) await keep();
    }
  }

  /** One act of the table, shown as soon as it is known. @param {number} turn @returns {Promise<Answer | null>} */
  async function step(turn) {
    const here = sitting;
    const answer = await ask({ op: "step", turn });
    if (here !== sitting) return null;
    if (answer.ok) store.change({ type: "answered", answer });
    return answer;
  }

  /**
   * Keep the match as it stands, or forget it once it is over, and the chips it took or paid at the same moment.
   * @param {() => void} [pay]
   */
  async function keep(pay = () => {}) {
    const { match } = store.state();
    if (!match) return;
    const answer = match.view.waits_for === "over" ? null : await ask({ op: "record" });
    if (answer && !answer.ok) return;
    const { game } = match.view;
    const saved = answer?.record ? { record: answer.record, game, ...(staked ? { id: staked } : {}) } : null;
    pay();
    if (!saved) purse.paid(match.view, staked);
    store.change({ type: "saved", saved });
    keepMatch(saved);
  }

  /** @param {Refusal | undefined} refusal @returns {Promise<void>} */
  async function failed(refusal) {
    const code = refusal?.code ?? "internal";
    if (ENDS_ENGINE.has(code)) return undefined;
    if (code === "stale_turn") return refresh();
    const { match, saved } = store.state();
    if (match && code !== "internal") return store.change({ type: "refuse", refusal: refusal ?? { code } });
    store.change({
      type: "trouble",
      trouble: { code, record: refusal?.record ?? saved?.record ?? null, message: refusal?.message ?? "" },
    });
    if (!match && saved) forget();
    return undefined;
  }

  /** A record that cannot be resumed is set aside, so that it does not stand in the way for ever. */
  function forget() {
    store.change({ type: "saved", saved: null });
    keepMatch(null);
  }

  /** @returns {Promise<void>} */
  async function refresh() {
    const answer = await ask({ op: "view" });
    if (!answer.ok || !answer.view) return failed(answer.error);
    store.change({ type: "refreshed", view: answer.view });
    await keep();
    return goOn();
  }

  /** After the engine stumbled: go on from the last record, or from the view if there is none. */
  async function recover() {
    const { saved, match } = store.state();
    store.change({ type: "trouble", trouble: null });
    if (!match) return;
    if (saved) await begin({ op: "resume", record: saved.record }, saved.id ?? null);
    else await refresh();
  }

  async function retry() {
    store.change({ type: "retry" });
    await boot();
  }

  /** The person does not want to wait for the pause. */
  async function hurry() {
    if (!store.state().match?.lingering) return;
    era += 1;
    store.change({ type: "gather" });
    await goOn();
  }

  function leave() {
    era += 1;
    sitting += 1;
    if (engine) void ask({ op: "cancel" });
    store.change({ type: "leave" });
    void purse.look();
  }

  const { look, reset, reread } = purse;
  const touch = createChoice({ store, ask });
  const ruling = createRuling({ store, ask });
  return { ruling, boot, start, resume, act, next, retry, recover, hurry, leave, look, reset, reread, leaveIt, deal, touch };
}

/** @param {Match} match */
function isTablesTurn(match) {
  return match.view.waits_for === "bot" || match.view.waits_for === "table";
}

/** @param {unknown} error */
function codeOf(error) {
  const code = /** @type {{ code?: unknown } | null} */ (error)?.code;
  return typeof code === "string" ? code : "internal";
}

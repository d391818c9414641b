/**
 * Table: a match from its beginning or from its record to its end: begun, kept after every act, taken up again when
 * the engine stumbled. What happens within it is in `turns.js`.
 */

import { createChoice } from "./choice.js";
import { createHelp } from "./help.js";
import { rulesOf } from "./house.js";
import { createLine, ENDS_ENGINE } from "./line.js";
import { createPurse } from "./purse.js";
import { createRuling } from "./ruling.js";
import { createTurns } from "./turns.js";

/** @import { Engine, KeptChips, Refusal, Saved } from "./types.d.ts" */
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
 * @property {(game: string) => Promise<string>} [readRules] the page of a game's rules
 * @property {() => KeptChips | null} [keptChips]
 * @property {(chips: KeptChips) => void} [keepChips]
 */

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
  readRules = () => Promise.resolve(""),
  keptChips = () => null,
  keepChips = () => {},
}) {
  const line = createLine({ store, bootEngine });
  const { ask } = line;
  const purse = createPurse({ store, ask, keptChips, keepChips });
  const turns = createTurns({ store, ask, sleep, keep: () => keep(), failed });
  // The match at the table, where it is played for chips.
  /** @type {string | null} */
  let staked = null;

  async function boot() {
    if (!(await line.open())) return;
    const { waiting, match, panel } = store.state();
    if (panel === "rules") await ruling.open();
    if (match) await resume();
    else if (waiting === "resume") await resume();
    else if (waiting === "new") await start();
    else await purse.look();
  }

  async function start() {
    if (!line.isOpen()) return store.change({ type: "wait", what: "new" });
    const { settings } = store.state();
    const { game, name, level } = settings;
    const names = seatNames(name, game);
    const question = { op: "new", game, rules: rulesOf(settings), level, seed: seed(), names, ...(await purse.stake()) };
    await begin(question, id());
  }

  async function resume() {
    if (!line.isOpen()) return store.change({ type: "wait", what: "resume" });
    const { saved } = store.state();
    if (saved) await begin({ op: "resume", record: saved.record }, saved.id ?? null);
  }

  /**
   * @param {{ op: string, [field: string]: unknown }} question
   * @param {string | null} id what the match is called, if it is played for chips
   */
  async function begin(question, id) {
    turns.sit();
    const answer = await ask(question);
    if (answer.ok) {
      staked = answer.view?.chips ? id : null;
      store.change({ type: "began", answer });
      await keep(question.op === "new" ? () => purse.began(answer, id ?? "") : undefined);
      await turns.goOn();
    } else if (answer.error && REFUSES_STAKE.has(answer.error.code) && !store.state().match) {
      store.change({ type: "wait", what: null });
      store.change({ type: "chips", chips: { quote: null, refusal: answer.error } });
    } else await failed(answer.error);
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
    return turns.goOn();
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

  function leave() {
    turns.sit();
    if (line.isOpen()) void ask({ op: "cancel" });
    store.change({ type: "leave" });
    void purse.look();
  }

  const { look, reset, reread } = purse;
  const { act, next, undo, claim, leaveIt, deal, hurry } = turns;
  const touch = createChoice({ store, ask });
  const ruling = createRuling({ store, ask });
  const help = createHelp({ store, ask, readRules });
  return {
    ...{ ruling, help, boot, start, resume, recover, retry, leave, look, reset, reread, touch },
    ...{ act, next, undo, claim, leaveIt, deal, hurry },
  };
}

/**
 * Table: a match from its beginning or from its record to its end: begun, kept after every act, taken up again when
 * the engine stumbled. What happens within it is in `turns.js`.
 */

import { createArranging } from "./arranging.js";
import { createChoice } from "./choice.js";
import { createHelp } from "./help.js";
import { createExplaining } from "./explaining.js";
import { botsOf, rulesOf } from "./house.js";
import { createPurse } from "./purse.js";
import { createRequests, ENDS_ENGINE } from "./requests.js";
import { bareHead } from "./kept/heads.js";
import { createSaving } from "./kept/saving.js";
import { createRuling } from "./ruling.js";
import { createTurns } from "./turns.js";

/** @import { Answer, Engine, KeptChips, Refusal } from "./types.d.ts" */
/** @import { Store } from "./store.js" */
/** @import { Archive } from "./kept/archive.js" */
/** @import { Tabs } from "./kept/tabs.js" */

/**
 * @typedef {object} Needs
 * @property {Store} store
 * @property {() => Promise<Engine>} bootEngine starts it, or starts it again
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {(name: string, game: string) => Record<string, string>} seatNames names for the four seats
 * @property {() => string} seed a fresh one for each match
 * @property {() => string} [id] a name for each match, and for each sitting down to one
 * @property {Archive} archive
 * @property {Tabs} tabs
 * @property {(game: string) => Promise<string>} [readRules] the page of a game's rules
 * @property {() => KeptChips | null} [keptChips]
 * @property {(chips: KeptChips) => void} [keepChips]
 */

/** How often in a row a dead engine is started again by itself. */
const MOST_DEATHS = 2;

/** Questions whose answer is the match as it stands then. */
const TELLS_RECORD = new Set(["act", "step", "next", "undo", "claim", "hint", "view"]);

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
  archive,
  tabs,
  readRules = () => Promise.resolve(""),
  keptChips = () => null,
  keepChips = () => {},
}) {
  const requests = createRequests({ store, bootEngine, died: () => void revive() });
  /** Ask the engine; what may change the match also brings what is new in its record. @param {import("./turns.js").Question} question */
  const ask = (question) =>
    requests.ask(TELLS_RECORD.has(question.op) ? { since: saving.since(), ...question } : question);
  const purse = createPurse({ store, ask, keptChips, keepChips });
  const saving = createSaving({ store, ask, archive, tabs, fresh: id, elsewhere });
  const turns = createTurns({ store, ask, show, sleep, keep: () => keep(), soon: saving.soon, failed });
  // The match at the table, where it is played for chips.
  /** @type {string | null} */
  let staked = null;
  // How often the engine died, and was started again without being asked to, since the person last did something.
  let deaths = 0;

  /** An engine that died in the middle of a match is started again, and the match goes on where it was kept. */
  async function revive() {
    if (!store.state().match || deaths >= MOST_DEATHS) return;
    deaths += 1;
    await retry();
    if (store.state().engine.status === "ready") store.change({ type: "notice", code: "restarted" });
  }

  async function boot() {
    if (!(await requests.open())) return;
    const { waiting, match, panel } = store.state();
    if (panel === "rules") await ruling.open();
    void help.follow();
    if (match) await again();
    else if (waiting === "resume") await resume();
    else if (waiting === "new") await start();
    else await purse.look();
  }

  async function start() {
    if (!requests.isOpen()) return store.change({ type: "wait", what: "new" });
    const { settings } = store.state();
    const { game, name } = settings;
    const names = seatNames(name, game);
    const question = {
      op: "new",
      game,
      rules: rulesOf(settings),
      ...botsOf(settings),
      seed: seed(),
      names,
      ...(await purse.stake()),
    };
    await begin(question, id());
  }

  /**
   * Continue a match that is kept.
   * @param {string} [wanted] its name; the one that one tap continues, where none is given
   * @param {boolean} [here] even if another tab has it
   */
  async function resume(wanted, here = false) {
    if (!requests.isOpen()) return store.change({ type: "wait", what: "resume" });
    // What is kept may not have been looked at yet.
    if (!wanted && !store.state().saved) await saving.reread();
    const name = wanted ?? store.state().saved?.id;
    if (name === undefined) return store.change({ type: "wait", what: null });
    const isHere = turns.sit();
    const found = await saving.sitDown(name, here);
    if (found === "left" || !isHere()) return;
    if (found === "elsewhere") return store.change({ type: "elsewhere", id: name });
    if (found === "gone") {
      store.change({ type: "wait", what: null });
      return saving.reread();
    }
    return takeUp(found.record, found.head.game, name, found.head.own);
  }

  /** Go on with a match of which there is a record and nothing else. @param {string} record @param {string} game */
  async function open(record, game) {
    const head = bareHead(id(), game, Date.now());
    await archive.put([{ ...head, record }], []).catch(() => {});
    await saving.reread();
    await resume(requests.isOpen() ? head.id : undefined);
  }

  /** Resume the match at the table from its record. */
  async function again() {
    const standing = saving.standing();
    const { match } = store.state();
    if (standing) await takeUp(standing.record, match?.view.game ?? "", standing.id, match?.own);
  }

  /** Close the match: another tab has taken it over. */
  function elsewhere() {
    leave();
    store.change({ type: "notice", code: "elsewhere" });
    void saving.reread();
  }

  /** @param {string} record @param {string} game @param {string} id @param {string[] | null} [own] */
  function takeUp(record, game, id, own) {
    // Seats the record gives no name have the usual ones.
    const names = seatNames(store.state().settings.name, game);
    return begin({ op: "resume", record, names }, id, own);
  }

  /**
   * @param {{ op: string, [field: string]: unknown }} question
   * @param {string} id what the match is called
   * @param {string[] | null} [own] the hand as the person arranged it
   */
  async function begin(question, id, own = null) {
    // It may be left, taken over by another tab, or another one begun, while it is on its way.
    const isHere = turns.sit();
    const isNew = question.op === "new";
    const answer = await ask({ ...question, since: 0 });
    if (!isHere()) return;
    if (answer.ok) {
      staked = answer.view?.chips ? id : null;
      if (isNew) await saving.begin(id);
      if (!isHere()) return;
      saving.take(answer);
      store.change({ type: "began", answer, own });
      if (!isNew) await saving.complete();
      if (!isHere()) return;
      keep(isNew ? () => purse.began(answer, id) : undefined);
      await turns.goOn();
    } else if (answer.error && REFUSES_STAKE.has(answer.error.code) && !store.state().match) {
      store.change({ type: "wait", what: null });
      store.change({ type: "chips", chips: { quote: null, refusal: answer.error } });
    } else await failed(answer.error);
  }

  /** Show what an answer tells of the match at the table. @param {Answer} answer */
  function show(answer) {
    saving.take(answer);
    store.change({ type: "answered", answer });
  }

  /**
   * Keep the match as it is shown, and the chips it took or paid at the same moment.
   * @param {() => void} [pay]
   */
  function keep(pay = () => {}) {
    saving.keep(({ view }) => {
      pay();
      if (view.waits_for === "over") purse.paid(view, staked);
    });
  }

  /** @param {Refusal | undefined} refusal @returns {Promise<void>} */
  async function failed(refusal) {
    const code = refusal?.code ?? "internal";
    if (ENDS_ENGINE.has(code)) return undefined;
    if (code === "stale_turn") return refresh();
    const { match } = store.state();
    const standing = saving.standing();
    if (match && code !== "internal") return store.change({ type: "refuse", refusal: refusal ?? { code } });
    store.change({
      type: "trouble",
      trouble: { code, record: refusal?.record ?? standing?.record ?? null, message: refusal?.message ?? "" },
    });
    // A record that cannot be resumed is set aside, so that it does not stand in the way for ever.
    if (!match && standing)
      await saving.setAside(standing.id, { code, message: refusal?.message ?? "", text: standing.record });
    return undefined;
  }

  /** @returns {Promise<void>} */
  async function refresh() {
    const isHere = turns.here();
    const answer = await ask({ op: "view" });
    if (!isHere()) return undefined;
    if (!answer.ok || !answer.view) return failed(answer.error);
    saving.take(answer);
    store.change({ type: "refreshed", view: answer.view });
    keep();
    return turns.goOn();
  }

  /** After the engine stumbled: go on from the last record, or from the view if there is none. */
  async function recover() {
    const { match } = store.state();
    store.change({ type: "trouble", trouble: null });
    if (!match) return;
    if (saving.standing()) await again();
    else await refresh();
  }

  async function retry() {
    store.change({ type: "retry" });
    await boot();
  }

  function leave() {
    turns.sit();
    if (requests.isOpen()) void ask({ op: "cancel" });
    saving.leave();
    store.change({ type: "leave" });
    void purse.look();
  }

  /** An act of the person: an engine that dies from now on is started again anew. @type {typeof turns.act} */
  function act(action) {
    deaths = requests.isOpen() ? 0 : deaths;
    return turns.act(action);
  }

  const ruling = createRuling({ store, ask });
  const help = createHelp({ store, ask, readRules });
  return {
    ask,
    // The engine and the match as a whole.
    boot,
    retry,
    recover,
    start,
    resume,
    open,
    leave,
    elsewhere,
    // What the person does at the table.
    act,
    next: turns.next,
    undo: turns.undo,
    claim: turns.claim,
    leaveIt: turns.leaveIt,
    deal: turns.deal,
    hurry: turns.hurry,
    touch: createChoice({ store, ask }),
    // What goes with it, each in a file of its own.
    purse,
    saving,
    arranging: createArranging({ store, keep }),
    ruling,
    help,
    explaining: createExplaining({ store, ask, take: saving.take, keep, sleep }),
  };
}

/**
 * Table: a match from its beginning or from its record to its end: begun, stored after every act, resumed after an
 * engine failure. The acts are in `turns.js`.
 */

import { createArranging } from "./arranging.js";
import { createChoice } from "./choice.js";
import { createHelp } from "../../features/rules/store.js";
import { createExplaining } from "../../features/explaining/store.js";
import { botsOf, isAlone, peopleOf, rulesOf } from "../../core/house.js";
import { createPurse } from "../../features/chips/store.js";
import { createRequests, ENDS_ENGINE } from "../../core/requests.js";
import { bareHead } from "../../core/kept/heads.js";
import { createSaving } from "../../core/kept/saving.js";
import { createRuling } from "../../features/house-rules/store.js";
import { createTurns } from "./turns.js";

/** @import { Action, Answer, Engine, KeptChips, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/kept/archive.js" */
/** @import { Tabs } from "../../core/kept/tabs.js" */

/**
 * @typedef {object} Needs
 * @property {Store} store
 * @property {() => Promise<Engine>} bootEngine starts it, or starts it again
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {(name: string, game: string, people?: Record<string, string>) => Record<string, string>} seatNames names for
 *   the seats of any table; `people` are those of several people, by seat, empty where they gave none
 * @property {() => string} seed a fresh one for each match
 * @property {() => string} [id] a name for each match, and for each session of one
 * @property {Archive} archive
 * @property {Tabs} tabs
 * @property {(game: string) => Promise<string>} [readRules] the page of a game's rules
 * @property {boolean} [thinksAhead] whether bots think while cards still move
 * @property {() => KeptChips | null} [keptChips]
 * @property {(chips: KeptChips) => void} [keepChips]
 * @property {(action: Action) => Promise<boolean> | false} [holds] whether an act is held back until the person is sure
 */

/** How often in a row a dead engine is started again by itself. */
const MOST_DEATHS = 2;

/** Questions whose answer is the match as it stands then. */
const TELLS_RECORD = new Set("act step next undo claim hint coach view cover uncover".split(" "));

/** Errors about the stake: shown where it is chosen. */
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
  thinksAhead = true,
  keptChips = () => null,
  keepChips = () => {},
  holds = () => false,
}) {
  const requests = createRequests({ store, bootEngine, died: () => void revive() });
  /** Ask the engine; what may change the match also brings what is new in its record. @param {import("./turns.js").Question} question */
  const ask = (question) =>
    requests.ask(TELLS_RECORD.has(question.op) ? { since: saving.since(), ...question } : question);
  const purse = createPurse({ store, ask, keptChips, keepChips });
  const saving = createSaving({ store, ask, archive, tabs, fresh: id, elsewhere });
  const turns = createTurns({
    store,
    ask,
    show,
    sleep,
    keep: () => keep(),
    soon: saving.soon,
    failed,
    thinksAhead,
  });
  // The match at the table, where it is played for chips.
  /** @type {string | null} */
  let staked = null;
  /** The match that was asked for before the engine was there; none for that which one tap continues. @type {string | undefined} */
  let awaited;
  /** The lesson that was begun last. @type {{ text: string, names: Record<string, string> } | null} */
  let lesson = null;
  /** The puzzle that was begun last. @type {{ puzzle: string, [field: string]: unknown } | null} */
  let puzzle = null;
  // How often the engine has died and been restarted automatically since the person's last act.
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
    else if (waiting === "resume") await resume(awaited);
    else if (waiting === "new") await start();
    else await purse.look();
  }

  async function start(asBefore = false) {
    if (!requests.isOpen()) return store.change({ type: "wait", what: "new" });
    const { settings, match } = store.state();
    const { game, name } = settings;
    if (match && asBefore) {
      const like = { op: "new", again: true, seed: seed(), names: seatNames(name, game) };
      return begin({ ...like, ...(match.view.chips && (await purse.stake())) }, id());
    }
    const people = isAlone(settings) ? null : peopleOf(settings);
    const given = people?.map((seat) => [seat, (seat === "S" ? name : settings.people[seat]) ?? ""]);
    const names = seatNames(name, game, given && Object.fromEntries(given));
    const question = {
      op: "new",
      game,
      rules: rulesOf(settings),
      ...botsOf(settings),
      seed: seed(),
      names,
      ...(people ? { people } : {}),
      ...(people && people.length !== 1 ? {} : await purse.stake()),
    };
    await begin(question, id());
  }

  /**
   * Continue a match that is kept.
   * @param {string} [wanted] its name; the one that one tap continues, where none is given
   * @param {boolean} [here] even if another tab has it
   */
  async function resume(wanted, here = false) {
    if (!requests.isOpen()) {
      awaited = wanted;
      return store.change({ type: "wait", what: "resume" });
    }
    // The archive may not have been read yet.
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
    return takeUp(found.record, found.head, name);
  }

  /** Go on with a match of which there is a record and nothing else. @param {string} record @param {string} game */
  async function open(record, game) {
    const head = bareHead(id(), game, saving.later());
    await archive.add(head, record).catch(() => store.change({ type: "notice", code: "full" }));
    await saving.reread();
    await resume(head.id);
  }

  /**
   * Play a lesson. It is not a match: nothing of it is stored.
   * @param {{ lesson?: string, again?: boolean }} asked the lesson's text, or again the one that is played
   * @param {Record<string, string>} names of the seats, as the lesson speaks of them
   * @returns {Promise<Refusal | null>} why it did not begin
   */
  async function learn(asked, names) {
    const isHere = turns.sit();
    saving.leave();
    lesson = asked.lesson ? { text: asked.lesson, names } : lesson;
    const answer = await ask({ op: "lesson", ...asked, names });
    if (!isHere()) return null;
    if (!answer.ok) return answer.error ?? { code: "internal" };
    store.change({ type: "began", answer });
    await turns.goOn();
    return null;
  }

  /**
   * Go to a decision to be found, or back from it. A moment of the match leaves the match as it is; a puzzle is not a
   * match, and nothing of it is stored.
   * @param {{ at?: number, turn?: number, puzzle?: string, again?: boolean, back?: boolean, [field: string]: unknown }} asked
   * @param {string | null} [challenge] the link of the challenge that one goes back to
   * @returns {Promise<Refusal | null>} why it did not begin
   */
  async function decide(asked, challenge = null) {
    const isHere = turns.sit();
    if (asked.puzzle !== undefined) {
      saving.leave();
      puzzle = { ...asked, puzzle: asked.puzzle };
    }
    const answer = await ask({ op: "decide", ...asked });
    if (!isHere()) return null;
    if (!answer.ok) return answer.error ?? { code: "internal" };
    store.change({ type: "began", answer, challenge });
    await turns.goOn();
    return null;
  }

  /** Resume the match at the table from its record. */
  async function again() {
    if (puzzle && store.state().match?.view.puzzle?.key) {
      await decide(puzzle);
      return;
    }
    if (lesson && store.state().match?.view.lesson) {
      await learn({ lesson: lesson.text }, lesson.names);
      return;
    }
    const standing = saving.standing();
    const { match } = store.state();
    const { own, challenge } = match ?? {};
    if (standing)
      await takeUp(standing.record, { game: match?.view.game ?? "", own, challenge }, standing.id);
  }

  /** Close the match: another tab has taken it over. */
  function elsewhere() {
    leave();
    store.change({ type: "notice", code: "elsewhere" });
    void saving.reread();
  }

  /** @param {string} record @param {{ game: string, own?: string[] | null, challenge?: string | null }} head @param {string} id */
  function takeUp(record, { game, own, challenge }, id) {
    // Seats the record gives no name have the usual ones.
    const names = seatNames(store.state().settings.name, game);
    const question = { op: "resume", record, names, ...(challenge ? { challenge } : {}) };
    return begin(question, id, own, challenge);
  }

  /** Play the deal of a challenge; a match that stands is left and kept. @param {string} link @param {string} game */
  async function challenge(link, game) {
    if (store.state().match) leave();
    const names = seatNames(store.state().settings.name, game);
    await begin({ op: "new", challenge: link, names }, id(), null, link);
  }

  /**
   * @param {{ op: string, [field: string]: unknown }} question
   * @param {string} id what the match is called
   * @param {string[] | null} [own] the hand as the person arranged it
   * @param {string | null} [challenge] the link of the challenge it is
   */
  async function begin(question, id, own = null, challenge = null) {
    // Meanwhile it may have been left, taken over by another tab, or replaced by another.
    const isHere = turns.sit();
    const isNew = question.op === "new";
    const answer = await ask({ ...question, since: 0 });
    if (!isHere()) return;
    if (answer.ok) {
      staked = answer.view?.chips ? id : null;
      if (isNew) await saving.begin(id, challenge);
      if (!isHere()) return;
      saving.take(answer);
      store.change({ type: "began", answer, own, challenge });
      if (!isNew) await saving.complete();
      if (!isHere()) return;
      keep(isNew && !challenge ? () => purse.began(answer, id) : undefined);
      await turns.goOn();
    } else if (answer.error && REFUSES_STAKE.has(answer.error.code) && !store.state().match) {
      store.change({ type: "wait", what: null });
      store.change({ type: "chips", chips: { quote: null, refusal: answer.error } });
    } else if (answer.error?.code === "contradiction" && !store.state().match) {
      // The house rules contradict the table chosen: open the panel that shows how.
      store.change({ type: "wait", what: null });
      await ruling.open();
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
    // A record that cannot be resumed is set aside, so that it does not block the game for ever.
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

  /** After an engine failure: resume from the last record, or from the view if there is none. */
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

  /** The match at the table is over for good, though it was not played to its end. */
  async function giveUp() {
    const standing = saving.standing();
    leave();
    if (!standing) return;
    purse.givenUp(standing.id);
    await saving.giveUp(standing.id);
  }

  /** An act of the person: resets the count of automatic restarts. @type {typeof turns.act} */
  async function act(action) {
    deaths = requests.isOpen() ? 0 : deaths;
    const held = holds(action);
    if (held && (await held)) return;
    await turns.act(action);
  }

  const ruling = createRuling({ store, ask });
  const help = createHelp({ store, ask, readRules });
  return {
    ask,
    keep: () => keep(),
    // The engine and the match as a whole.
    boot,
    retry,
    recover,
    start,
    resume,
    open,
    learn,
    decide,
    challenge,
    leave,
    giveUp,
    elsewhere,
    // What the person does at the table.
    act,
    next: turns.next,
    undo: turns.undo,
    uncover: turns.uncover,
    cover: turns.cover,
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

/**
 * Table: the engine, the match that is played and what is kept of it. How a match comes to the table is in `matches.js`, the
 * acts in `turns.js`, what follows a failure in `recovery.js`.
 */

import { createArranging } from "./hand-arrangement.js";
import { createChoice } from "./card-choice.js";
import { createEngineFunctions } from "../../messages/engine-functions.js";
import { createRequests } from "../../core/requests.js";
import { createMatchSaver } from "../../core/storage/match-saver.js";
import { createMatches } from "./matches.js";
import { createRecovery } from "./recovery.js";
import { createTurns } from "./turns.js";

/** @import { Action, Answer, Engine, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { Tabs } from "../../core/storage/tab-locks.js" */

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
 * @property {boolean} [thinksAhead] whether bots think while cards still move
 * @property {(action: Action) => Promise<boolean> | false} [holds] whether an act is held back until the person is sure
 * @property {() => unknown} [contradicted] the house rules contradict the table chosen
 */

/** Requests that begin a match: their answer brings all lines of its record. */
const BEGINS = new Set(["new", "resume"]);
/** Requests whose answer is the match as it stands then: it brings the new lines of its record. */
const TELLS_RECORD = new Set(
  "act step deal undo claim_tricks hint coach view cover_cards uncover_seat".split(" "),
);

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
  thinksAhead = true,
  holds = () => false,
  contradicted = () => {},
}) {
  const requests = createRequests({
    store,
    bootEngine,
    died: () => void recovery.revive(),
    heard: () => void turns.catchUp(),
  });
  const engine = createEngineFunctions((question) =>
    requests.ask({
      ...question,
      ...(BEGINS.has(question.op) && { since: 0 }),
      ...(TELLS_RECORD.has(question.op) && { since: saving.revision() }),
    }),
  );
  const saving = createMatchSaver({ store, engine, archive, tabs, createId: id, onTakenOver });
  const turns = createTurns({
    store,
    engine,
    show,
    sleep,
    keep: () => saving.saveMatch(),
    soon: saving.saveThrottled,
    failed,
    thinksAhead,
  });
  const matches = createMatches({
    store,
    engine,
    isOpen: requests.isOpen,
    seatNames,
    seed,
    id,
    archive,
    saving,
    turns,
    keep: () => saving.saveMatch(),
    leave,
    failed,
    contradicted,
  });
  const recovery = createRecovery({
    store,
    engine,
    saving,
    turns,
    keep: () => saving.saveMatch(),
    again: matches.again,
    retry,
  });

  async function boot() {
    if (!(await requests.open())) return;
    const { pendingStart, match } = store.state();
    if (match) await matches.again();
    else if (pendingStart === "resume") await matches.resumeAwaited();
    else if (pendingStart === "new") await matches.start();
  }

  /** Close the match: another tab has taken it over. */
  function onTakenOver() {
    leave();
    store.change({ type: "notice", code: "elsewhere" });
    void saving.rereadHeads();
  }

  /** Show what an answer tells of the match at the table. @param {Answer} answer */
  function show(answer) {
    saving.takeRecord(answer);
    store.change({ type: "answered", answer });
  }

  async function retry() {
    store.change({ type: "retry" });
    await boot();
  }

  function leave() {
    turns.sit();
    if (requests.isOpen()) void engine.cancelThinking();
    saving.closeMatch();
    store.change({ type: "leave" });
  }

  /** Sit at the table of another device, which keeps the match. @param {Answer} answer the view it begins with */
  async function join(answer) {
    turns.sit();
    saving.closeMatch();
    store.change({ type: "began", answer });
    await turns.goOn();
  }

  /** The match at the table is over for good, though it was not played to its end. */
  async function giveUp() {
    const standing = saving.currentMatch();
    leave();
    if (!standing) return;
    await saving.giveUpSaved(standing.id);
  }

  /** An act of the person: resets the count of automatic restarts. @type {typeof turns.act} */
  async function act(action) {
    if (requests.isOpen()) recovery.acted();
    const held = holds(action);
    if (held && (await held)) return;
    await turns.act(action);
  }

  /** @param {Refusal | undefined} refusal @returns {Promise<void>} */
  function failed(refusal) {
    return recovery.failed(refusal);
  }

  const { start, resume, open, learn, decide, challenge } = matches;
  return {
    engine,
    keep: () => saving.saveMatch(),
    // The engine and the match as a whole.
    boot,
    retry,
    recover: recovery.recover,
    start,
    resume,
    open,
    learn,
    decide,
    challenge,
    leave,
    join,
    use: requests.use,
    giveUp,
    onTakenOver,
    // What the person does at the table.
    act,
    next: turns.next,
    undo: turns.undo,
    uncover: turns.uncover,
    cover: turns.cover,
    claim: turns.claim,
    leaveIt: turns.leaveIt,
    deal: turns.deal,
    pace: turns.pace,
    hurry: turns.hurry,
    touch: createChoice({ store, engine }),
    // What goes with it, each in a file of its own.
    saving,
    arranging: createArranging({ store, keep: () => saving.saveMatch() }),
  };
}

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createExplanations } from "../../../web/js/features/explanations/store.js";
import { createTable } from "../../../web/js/table/store/table-store.js";
import { ALONE, documentsOf, withRecord } from "../shared/documents.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {{ op: string, turn?: number, since?: unknown }} Question */
/** @typedef {{ question: Question, answer: (answer: Answer) => void, slices: number, match: number, turn: number, calls: number }} Thought */

/** How many slices an answer takes that takes thought. */
const SLICES = 3;
/** More than any of these tests has to wait for. */
const LONG = 18;

/**
 * An engine that hears one message or thinks one slice at a time, as the one in the worker does: three bots and the
 * person act in turn, for ever.
 */
function slowEngine() {
  /** @type {Question[]} */
  const asked = [];
  /** @type {{ question: Question, answer: (answer: Answer) => void }[]} */
  const inbox = [];
  /** @type {Thought[]} */
  let thoughts = [];
  let [match, turn, at, calls] = [0, 0, 1, 0];
  const seen = () => {
    const waits_for = at % 4 ? "bot" : "you";
    return view({ turn, waits_for, can_undo: at > 4, ...(waits_for === "bot" ? { prompt: null } : {}) });
  };
  const record = () => `${match}/${at}\n`;
  const told = () => ({ ok: true, events: [], view: seen() });
  const refused = (/** @type {string} */ code) => ({ ok: false, error: { code } });
  const went = (/** @type {number} */ to) => {
    [turn, at] = [turn + 1, to];
    return told();
  };

  /** @param {Question} question @returns {Answer | null} null where it takes thought */
  function heard({ op, turn: asking }) {
    if (asking !== undefined && asking !== turn) return refused("stale_turn");
    if (op === "new" || op === "resume") [match, turn, at] = [match + 1, 0, 1];
    if (op === "new" || op === "resume" || op === "view") return told();
    if (op === "act") return at % 4 ? refused("not_your_turn") : went(at + 1);
    if (op === "undo") return at > 4 ? went(4 * Math.floor((at - 1) / 4)) : refused("nothing_to_undo");
    if (op === "cancel_thinking") calls += 1;
    return ["step", "hint"].includes(op) ? null : { ok: true };
  }

  /** @param {Thought} thought @returns {Answer | null} */
  function thought(thought) {
    if (thought.match !== match || thought.calls !== calls) return refused("cancelled");
    if (thought.turn !== turn) return refused("stale_turn");
    if (--thought.slices > 0) return null;
    return thought.question.op === "step" ? went(at + 1) : { ok: true };
  }

  return {
    asked,
    seen,
    record,
    isBusy: () => inbox.length + thoughts.length > 0,
    engine: {
      ask: (/** @type {Question} */ question) =>
        new Promise((/** @type {(answer: Answer) => void} */ answer) => {
          asked.push(question);
          inbox.push({ question, answer });
        }),
      askText: async () => "",
    },

    /** Hears the next message, or goes on with every thought. */
    tick() {
      const next = inbox.shift();
      if (next) {
        const answer = heard(next.question);
        if (answer) next.answer(withRecord(next.question, answer, record()));
        else thoughts.push({ ...next, slices: SLICES, match, turn, calls });
        return;
      }
      thoughts = thoughts.filter((one) => {
        const answer = thought(one);
        if (answer) one.answer(withRecord(one.question, answer, record()));
        return !answer;
      });
    },
  };
}

/** A table at such an engine, with ways to let time pass. */
async function tableAt() {
  const model = slowEngine();
  const { documents } = await documentsOf([]);
  const store = createStore(firstState({ speed: "instant" }), reduce);
  let names = 0;
  const table = createTable({
    store,
    bootEngine: async () => model.engine,
    sleep: async () => {},
    createSeed: () => "a seed",
    seatNames: () => ({ S: "Ada" }),
    createId: () => `match ${(names += 1)}`,
    documents,
    tabs: ALONE,
  });
  const { engine, saveMatch, saver, takeUpCards } = table;
  const explaining = createExplanations({
    store,
    engine,
    take: saver.takeRecord,
    saveMatch,
    takeUpCards,
    sleep: async () => {},
  });
  /** Let so many moments pass. @param {number} moments */
  async function pass(moments) {
    for (let moment = 0; moment < moments; moment += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      model.tick();
    }
  }
  /** Let time pass until nothing happens any more. */
  async function settle() {
    for (let quiet = 0, passed = 0; quiet < 5; passed += 1) {
      assert.ok(passed < 1000, "it never comes to rest");
      quiet = model.isBusy() ? 0 : quiet + 1;
      await pass(1);
    }
  }
  /** The table is where the engine is, and waits for the person. @param {string} when */
  function isWhole(when) {
    const { match, screen, crash } = store.state();
    assert.equal(screen, "table", when);
    assert.deepEqual(match?.view, model.seen(), when);
    assert.equal(match?.view.waits_for, "you", when);
    assert.deepEqual([match?.busy, match?.refusal, crash], [false, null, null], when);
    assert.equal(table.saver.currentMatch()?.record, model.record(), when);
  }
  void table.startEngine();
  await settle();
  void table.startNew();
  await settle();
  isWhole("at the beginning");
  void table.performAction({ kind: "play", cards: ["7H"] });
  await settle();
  isWhole("after an act");
  return { table, explaining, store, model, pass, settle, isWhole };
}

/** What the person may be in the middle of. @type {Record<string, (at: Pick<Awaited<ReturnType<typeof tableAt>>, "table" | "explaining">) => void>} */
const DOING = {
  "an act": ({ table }) => void table.performAction({ kind: "play", cards: ["7H"] }),
  "a hint": ({ explaining }) => void explaining.toggleHint(),
  "taking back": ({ table }) => void table.undoAction(),
  "a bot's turn asked for": ({ table }) => {
    void table.performAction({ kind: "play", cards: ["7H"] });
    setImmediate(() => setImmediate(() => void table.letPartnerDecide()));
  },
};

for (const [doing, begin] of Object.entries(DOING)) {
  test(`taking back at any moment of ${doing} leaves the table whole`, async () => {
    for (let moment = 0; moment < LONG; moment += 1) {
      const at = await tableAt();
      const { table, pass, settle, isWhole } = at;
      begin(at);
      await pass(moment);
      void table.undoAction();
      await settle();
      isWhole(`taken back at moment ${moment}`);
      void table.performAction({ kind: "play", cards: ["7H"] });
      await settle();
      isWhole(`an act after moment ${moment}`);
    }
  });

  test(`leaving at any moment of ${doing} leaves nothing going on`, async () => {
    for (let moment = 0; moment < LONG; moment += 1) {
      const when = `left at moment ${moment}`;
      const at = await tableAt();
      const { table, store, model, pass, settle, isWhole } = at;
      begin(at);
      await pass(moment);
      table.leaveMatch();
      const before = model.asked.length;
      await settle();
      const { screen, match, crash } = store.state();
      assert.deepEqual([screen, match, crash], ["home", null, null], when);
      const after = model.asked.slice(before).map(({ op }) => op);
      assert.deepEqual(
        after.filter((op) => op !== "cancel_thinking"),
        [],
        when,
      );
      void table.startNew();
      await settle();
      isWhole(`another match, ${when}`);
    }
  });

  test(`another match begun at any moment of ${doing} is the one at the table`, async () => {
    for (let moment = 0; moment < LONG; moment += 1) {
      const at = await tableAt();
      const { table, model, pass, settle, isWhole } = at;
      begin(at);
      await pass(moment);
      table.leaveMatch();
      const before = model.asked.length;
      void table.startNew();
      await settle();
      isWhole(`begun at moment ${moment}`);
      const steps = model.asked.slice(before).filter(({ op }) => op === "step");
      assert.deepEqual(
        steps.map(({ turn }) => turn),
        [0, 1, 2],
        `each bot is asked once, begun at moment ${moment}`,
      );
    }
  });
}

test("a table left while its match is on its way is not laid when it comes", async () => {
  for (let moment = 0; moment < 8; moment += 1) {
    const { table, store, pass, settle } = await tableAt();
    table.leaveMatch();
    await settle();
    void table.resumeSaved();
    await pass(moment);
    table.onTakenOver();
    await settle();
    const { screen, match } = store.state();
    assert.deepEqual([screen, match], ["home", null], `taken over at moment ${moment}`);
    assert.equal(table.saver.currentMatch(), null, `taken over at moment ${moment}`);
  }
});

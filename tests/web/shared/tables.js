/** Tables: a table with an engine that gives answers written beforehand, and the device it is kept on. */

import "./catalog.js";
import assert from "node:assert/strict";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createTable } from "../../../web/js/table/store/table-store.js";
import { ALONE, documentsOf, head, withRecord } from "./documents.js";
import { view } from "./views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/**
 * A table whose engine gives these answers, an operation at a time; the last one of each is given for ever.
 * @param {Record<string, (Answer | Error)[]>} answers
 * @param {string} [record] of a match that is kept
 * @param {{ text: string, figures?: any }[]} [records] of the match at the table, an answer after another
 * @param {{ sleep?: () => Promise<void>, asks?: (op: string) => void, thinksAhead?: boolean, isFull?: boolean, standIn?: import("../../../web/js/core/types.d.ts").StandIn, holdBack?: Parameters<typeof createTable>[0]["holdBack"], bootEngine?: Parameters<typeof createTable>[0]["bootEngine"], whenConnected?: Parameters<typeof createTable>[0]["whenConnected"] }} [watch]
 */
export async function tableWith(
  answers,
  record,
  records = [],
  {
    sleep = async () => {},
    asks = () => {},
    thinksAhead = true,
    isFull = false,
    standIn,
    holdBack,
    bootEngine,
    whenConnected,
  } = {},
) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  const { documents, kept } = await documentsOf(record === undefined ? [] : [{ ...head(), record }]);
  if (isFull) kept.writeAll = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const store = createStore(firstState({ speed: "instant" }), reduce);
  const engine = {
    /** @param {{ op: string, since?: unknown }} question */
    async ask(question) {
      asked.push(question);
      asks(question.op);
      const row = answers[question.op] ?? [{ ok: true }];
      const answer = row.length > 1 ? row.shift() : row[0];
      if (answer instanceof Error) throw answer;
      if (question.since === undefined) return /** @type {Answer} */ (answer);
      const { text, figures } = (records.length > 1 ? records.shift() : records[0]) ?? { text: "the record" };
      return withRecord(question, /** @type {Answer} */ (answer), text, figures);
    },
    askText: async () => "",
  };
  const table = createTable({
    store,
    bootEngine: bootEngine ?? (async () => engine),
    whenConnected,
    sleep,
    thinksAhead,
    standIn,
    holdBack,
    createSeed: () => "a seed",
    seatNames: () => ({ S: "Ada", W: "Lan", N: "Wei", E: "Jun" }),
    createId: () => (record === undefined ? "the match" : "another match"),
    documents,
    tabs: ALONE,
  });
  await table.saver.rereadDocuments();
  return { table, store, asked, documents, ops: () => asked.map(({ op }) => op) };
}

/** @param {Parameters<typeof view>[0]} [change] @returns {Answer} */
export const seen = (change) => ({ ok: true, view: view(change), events: [] });

/** @param {string} code @param {object} [more] @returns {Answer} */
export const refused = (code, more) => ({ ok: false, error: { code, ...more } });

/** @param {() => boolean} is */
export async function until(is) {
  for (let turns = 0; turns < 10_000; turns += 1) {
    if (is()) return;
    await Promise.resolve();
  }
  assert.fail("it never came to that");
}

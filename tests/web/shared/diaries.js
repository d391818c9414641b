/** Diaries: what a table asks the engine, waits for, changes and keeps, in order. */

import "./catalog.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { fakeContext } from "./contexts.js";
import { view } from "./views.js";

/**
 * What happens at a table, in order.
 * @param {any} at what is on the table
 * @param {any} more of the match
 * @param {any[]} answers of the engine: views, errors and whole answers
 * @param {any} [needs] settings, and others
 */
export function diaryAt(at, more, answers, { settings = {}, ...needs } = {}) {
  /** @type {string[]} */
  const diary = [];
  const begun = reduce(firstState(settings), {
    type: "began",
    answer: { ok: true, view: view(at), events: [] },
  });
  const table = fakeContext(
    async ({ op, ...question }) => {
      diary.push(`${op} ${JSON.stringify(question)}`);
      const answer = answers.shift() ?? { turn: 99 };
      if (answer instanceof Error) throw answer;
      return "ok" in answer ? answer : { ok: true, view: view(answer), events: [] };
    },
    { ...begun, match: begun.match && { ...begun.match, ...more } },
    { thinksAhead: false, onSave: () => diary.push("save"), ...needs },
  );
  table.sleep = async (time) => void diary.push(`sleep ${time}`);
  table.saver.saveThrottled = () => void diary.push("save sometimes");
  noteChanges(table.store, diary);
  return { table, diary };
}

/** Write every change of a store down. @param {import("../../../web/js/core/store.js").Store} store @param {string[]} diary */
export function noteChanges(store, diary) {
  const { change } = store;
  store.change = (one) => {
    const { type, ...told } = { ...one, answer: undefined };
    diary.push(`${type} ${JSON.stringify(told)}`);
    change(one);
  };
}

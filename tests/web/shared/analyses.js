/** Analyses: a past deal that is looked at, with an engine that gives answers written beforehand. */

import "./catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import { createAnalysis } from "../../../web/js/features/analysis/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { head } from "./documents.js";
import { view } from "./views.js";

const LEGAL = ["play S 5D", "play S 6D"].map((text) => ({
  text,
  action: { kind: "play", cards: [text.slice(-2)] },
}));

/** @param {Record<string, (message: any) => object>} answers @param {"enough" | "none" | "broken"} [room] */
export function analysisWith(answers = {}, room = "enough") {
  const store = createStore(firstState(), reduce);
  const replay = { deal: 1, step: 7, view: view(), hands: {}, events: [] };
  const opened = {
    head: head({ id: "m" }),
    record: "old",
    deals: [],
    players: {},
    replay,
  };
  store.change({ type: "history", history: { opened: /** @type {any} */ (opened) } });
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const kept = [];
  /** @type {any[]} */
  const played = [];
  let worlds = 0;
  const analysis = createAnalysis({
    store,
    engine: createEngineFunctions(async (message) => {
      asked.push(message);
      const answer = answers[message.op]?.(message);
      if (answer) return /** @type {any} */ (answer);
      if (message.op === "show_position")
        return {
          ok: true,
          view: view(),
          hands: {},
          events: [],
          to_act: "S",
          legal: LEGAL,
          over: false,
        };
      worlds += /** @type {number} */ (message["worlds"] ?? 0);
      const values = LEGAL.map(({ text }, index) => ({
        text,
        value: 10 - index,
        error: 1 / worlds,
      }));
      return {
        ok: true,
        of: "own_tricks",
        worlds,
        exact: false,
        done: false,
        values,
      };
    }),
    documents: /** @type {any} */ ({
      replaceText: async (/** @type {string} */ id, /** @type {string} */ record) => {
        if (room === "broken") throw new Error("the device is gone");
        kept.push({ id, record });
        return room === "enough";
      },
    }),
    showStep: (deal, step) => played.push([deal, step]),
    playRecord: async (record, game) => void played.push([record, game]),
  });
  return {
    analysis,
    store,
    asked,
    kept,
    played,
    board: () => store.state().history.opened?.board,
  };
}

/** Desk: a score keeper on a device, whose engine is a stand-in. */

import "./catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import { createStore } from "../../../web/js/core/store.js";
import { createMatchList } from "../../../web/js/core/storage/match-list.js";
import { createScoreSheets, readPart } from "../../../web/js/features/score-sheet/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { ALONE, documentsOf } from "./documents.js";

/** @typedef {import("../../../web/js/features/score-sheet/types.d.ts").SheetField} SheetField */
/** @typedef {import("../../../web/js/features/score-sheet/types.d.ts").KeptSheet} KeptSheet */

/** @param {string} name @param {Partial<SheetField>} [more] @returns {SheetField} */
export const field = (name, more = {}) => ({
  name,
  kind: "number",
  choices: [],
  least: 0,
  most: 200,
  step: 5,
  optional: false,
  answers: [],
  clause: "H1",
  value: null,
  ...more,
});

const SIDES = { NS: ["S", "N"], EW: ["W", "E"] };

/**
 * A game for the tests, as the engine keeps its sheet: a deal is a number, which goes to one side; a third side number is
 * nobody's. A line of the text is a deal.
 * @param {any} question
 */
function engine({ text, head, enter, change, drop, insert, settle, draft }) {
  const refused = (/** @type {string} */ code, facts = {}) => ({ ok: false, error: { code, facts } });
  if (text === "torn") return refused("not_a_sheet");
  const lines =
    text === undefined
      ? [`followsuit-sheet ${JSON.stringify(head.names ?? {})}`]
      : String(text).trimEnd().split("\n");
  const deals = lines.slice(1).map((line) => JSON.parse(line));
  const isWrong = (/** @type {any} */ values) => values.points > 200;
  const made = enter ?? change ?? insert;
  if (made && isWrong(made.values)) return refused("bad_entry", { field: "points" });
  if (enter && !enter.again && JSON.stringify(deals.at(-1)) === JSON.stringify(enter.values))
    return refused("entered_twice", { deal: deals.length });
  if (enter) deals.push(enter.values);
  if (change) deals[change.deal - 1] = change.values;
  if (insert) {
    deals.splice(insert.deal - 1, 0, insert.values);
    // Whoever dealt them was not due.
    for (const deal of deals.slice(insert.deal)) deal.isNotDue = true;
  }
  for (const deal of settle ?? []) delete deals[deal - 1].isNotDue;
  if (drop) deals.splice(drop - 1, 1);
  const won = { NS: 0, EW: 0 };
  for (const { side, points } of deals) won[/** @type {"NS" | "EW"} */ (side)] += points;
  const standing = {
    figures: [{ name: "total", by_side: { NS: String(won.NS), EW: String(won.EW) } }],
    roles: { dealer: "S", opens: "W" },
    declaring: null,
    left: null,
    notes: [],
  };
  const names = JSON.parse(/** @type {string} */ (lines[0]).slice("followsuit-sheet ".length));
  const values = draft?.values ?? (draft?.deal ? deals[draft.deal - 1] : {});
  const fields = [
    field("points", { value: values.points ?? null }),
    field("side", { kind: "side", choices: ["NS", "EW"], value: values.side ?? null }),
  ];
  return {
    ok: true,
    link: "s1.x",
    fits: true,
    text: `${[lines[0], ...deals.map((values) => JSON.stringify(values))].join("\n")}\n`,
    sheet: {
      head: { game: "two_hundred", rules: "reference", names, dealer: "S", date: "", note: "", stake: 0 },
      order: ["S", "W", "N", "E"],
      sides: SIDES,
      deals: deals.map((values, at) => ({
        number: at + 1,
        at: "",
        values,
        thrown_in: false,
        before: standing,
        after: standing,
        change: { NS: 0, EW: 0 },
        steps: [],
        marks: values.isNotDue ? [{ code: "not_due", facts: { name: "dealer", played: "S", due: "W" } }] : [],
        counts: true,
      })),
      standing,
      over: Math.max(won.NS, won.EW) >= 500 ? { winner: won.NS > won.EW ? "NS" : "EW", clause: "H1" } : null,
      fields,
      referee: {},
    },
    draft: draft && {
      deal: draft.deal ?? null,
      fields,
      missing: fields.filter(({ name }) => !(name in values)).map(({ name }) => name),
      refusal: isWrong(values) ? { code: "bad_entry", facts: { field: "points" } } : null,
      result: null,
      referee: { points: values.points },
    },
  };
}

/** A score keeper on a device. @param {Awaited<ReturnType<typeof documentsOf>>["documents"]} documents @param {any} [features] */
export function keeperOn(documents, features = {}) {
  const store = createStore(firstState({ game: "two_hundred" }), reduce);
  store.change({ type: "ready" });
  let names = 0;
  /** @type {unknown[]} */
  const given = [];
  /** @type {Record<string, any>[]} */
  const asked = [];
  /** @type {Promise<void>} */
  let answers = Promise.resolve();
  const acts = createScoreSheets({
    store,
    engine: createEngineFunctions(async ({ op: _, ...question }) => {
      asked.push(question);
      await answers;
      return /** @type {any} */ (engine(question));
    }),
    whenReady: async () => {},
    documents,
    saver: createMatchList({ store, documents, tabs: ALONE, now: () => 0 }),
    createId: () => `sheet ${(names += 1)}`,
    getTime: () => new Date(2026, 10, 25, 21, 14),
    focusAsked: () => {},
    linkAddress: (link) => `https://site.example/#${link}`,
    copyText: async (words) => void given.push(words),
    saveFile: (name, content) => void given.push([name, content]),
    printPage: () => void given.push("printed"),
    text: { say: (id) => id, has: () => true },
    features,
  });
  const now = () =>
    /** @type {import("../../../web/js/features/score-sheet/types.d.ts").SheetPart} */ (
      readPart(store.state())
    );
  return {
    store,
    acts,
    asked,
    given,
    now,
    /** The engine answers nothing before what is returned is called. @returns {() => void} */
    hold() {
      /** @type {() => void} */
      let go = () => {};
      answers = new Promise((resolve) => (go = resolve));
      return () => {
        answers = Promise.resolve();
        go();
      };
    },
    deals: () => now().sheet?.deals.map(({ values }) => [values["points"], values["side"]]),
    /** Enter a deal as it is tapped. @param {string} points @param {string} side */
    async enter(points, side) {
      await acts.enterDeal();
      for (const digit of points) await acts.typeDigit(digit);
      await acts.answerTyped("side", side);
    },
  };
}

/** A sheet that has begun. */
export async function begun() {
  const kept = await documentsOf();
  const keeper = keeperOn(kept.documents);
  await keeper.acts.open();
  keeper.acts.nameSeat("S", "  Ama ");
  await keeper.acts.startSheet();
  return { ...keeper, ...kept };
}

/** Told: what a stranger reads at the table: why there is no pass, how a score comes about, what helped, what a menu offers. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { afterDeal, onwardButtons } from "../../../web/js/features/explanations/deal-review.js";
import { menuView } from "../../../web/js/features/menu/view.js";
import { promptPanel } from "../../../web/js/table/prompts/prompt.js";
import { breakdownView } from "../../../web/js/table/summary/score-breakdown.js";
import { offerOf } from "../../../web/js/text/catalog.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

globalThis.document = /** @type {any} */ ({
  documentElement: { lang: "en" },
  baseURI: "https://site.example/",
});

const text = createSentences("en", source("en"));
const actions = /** @type {any} */ ({ readSeed: () => "", features: new Proxy({}, { get: () => ({}) }) });

/** Without what makes it HTML. @param {unknown} drawn */
const words = (drawn) =>
  written(drawn)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ");

test("who opens and must bid is told so, with the clause, where a pass would be", () => {
  const prompt = {
    kind: "bid",
    values: [7, 8],
    can_pass: false,
    no_pass: { code: "must_bid", clause: "R4", facts: {} },
  };
  const asked = match(/** @type {any} */ ({ game: "rangvaar", prompt }));
  const told = words(promptPanel(gameText(text, "rangvaar"), asked, () => {}));
  assert.match(told, /There is no “Pass” here\. You open the auction and must bid\. §R4/);
});

test("a failed bid is written out as its rule reckons it, with what the other side took", () => {
  const breakdown = {
    NS: { kind: "took", contract: null, took: 6, missing: 0, change: 6 },
    EW: { kind: "shortfall", contract: 8, took: 7, missing: 1, change: 6 },
  };
  const summary = /** @type {any} */ ({ clauses: { NS: ["R8"], EW: ["R8"] } });
  const seen = /** @type {any} */ ({ ...view({ game: "rangvaar" }), score_breakdown: breakdown });
  assert.match(
    words(breakdownView(gameText(text, "rangvaar"), seen, summary)),
    /We took 6 tricks: \+6 They bid 8, took 7: 7 − 1 missing = \+6/,
  );
});

test("a deal with help says which, and what comes next is the one button that stands out", () => {
  const over = match(/** @type {any} */ ({ assisted: true, helps: ["hint", "taken_back"], summary: {} }));
  const told = words(afterDeal(text, over, actions));
  assert.match(told, /You had help in this deal: a hint and a play taken back\./);
  assert.doesNotMatch(written(afterDeal(text, over, actions)), /data-main/);
  assert.match(words(afterDeal(text, over, actions, ["R8", "R4", "R8"])), /Rules §R8 §R4 $/);
  assert.equal(written(onwardButtons(text, over, actions)).match(/data-main/g)?.length, 1);
});

test("a deal is shared and sent as a challenge from the host's device, and not from a guest's", () => {
  const buttons = (/** @type {object} */ more) =>
    written(afterDeal(text, match(/** @type {any} */ ({ summary: {}, ...more })), actions))
      .split("<button")
      .slice(1)
      .map((button) => words(`<button${button}`).trim());
  const all = ["decisions-open", "tricks-ask-why", "share-open", "challenge-compare"].map((id) =>
    text.say(id),
  );
  assert.deepEqual(buttons({}), all);
  assert.deepEqual(buttons({ challenge: {} }), all.slice(0, 3));
  assert.deepEqual(buttons({ multiplayer: { guest: true } }), all.slice(0, 2));
});

test("the menu in a lesson leads to lessons and puzzles and gives nothing up, as a match's menu does", () => {
  const menu = (/** @type {object} */ change) => words(menuView(text, match(change), actions));
  Object.assign(/** @type {object} */ (offerOf("tractor")), { lessons: true, puzzles: true });
  const lesson = menu({ game: "tractor", task: { key: "one" } });
  assert.match(lesson, /All lessons All puzzles /);
  assert.doesNotMatch(lesson, /Give up|New match|Is it fair|Share/);
  assert.match(menu({ game: "tractor" }), /New match… Give up… .*All lessons All puzzles/);
});

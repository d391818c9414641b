import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createComplaint } from "../../../web/js/features/complaint/store.js";
import { reportHtml, placesThen, shortCard, reportText } from "../../../web/js/features/complaint/report.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { view } from "../shared/views.js";
import { source } from "../shared/texts.js";

/** @typedef {import("../../../web/js/features/complaint/types.d.ts").Complaint} Complaint */

const of = (/** @type {string} */ code) => sentences(code, source(code));
const text = of("en");

const ANSWER = {
  ok: true,
  game: "two_hundred",
  deal: 1,
  act: 7,
  over: false,
  bots: 3,
  version: "0.1.0",
  link: null,
  question: "r1.abc",
};

/** @param {object} [answer] */
function complaining(answer = ANSWER) {
  const store = createStore(firstState({}), reduce);
  const seats = /** @type {any} */ (view().seats);
  const named = { ...seats, S: { ...seats.S, name: "You" }, W: { ...seats.W, name: "<b>Odile</b>" } };
  store.change({ type: "began", answer: { ok: true, view: view({ seats: named }) } });
  /** @type {any[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const made = createComplaint({
    store,
    text,
    ask: async (question) => (asked.push(question), /** @type {any} */ (answer)),
    address: (link) => `https://site.example/#${link}`,
    copy: async (words) => void done.push(words),
    copyPicture: async () => Promise.reject(new Error("not allowed")),
    saveFile: (name) => done.push(name),
    drawn: async () => /** @type {any} */ ("a picture"),
  });
  return { store, made, asked, done, now: () => /** @type {Complaint} */ (store.state().complaint) };
}

test("a complaint about a running deal holds one's own hand and what lies on the table, and nobody else's", async () => {
  const { store, made, asked, now } = complaining();
  await made.table();
  assert.deepEqual(asked, [{ op: "complaint", turn: store.state().match?.view.turn }]);
  assert.equal(store.state().panel, "complaint");
  const own = store.state().match?.view.hand;
  assert.deepEqual(
    placesThen(now()).map(({ seat, hand }) => [seat, hand]),
    [
      ["S", own],
      ["W", null],
      ["N", null],
      ["E", null],
    ],
  );
  const told = reportText(text, now());
  assert.match(told, /^Two Hundred, .*: deal 1, act 7\n/);
  assert.match(told, /version 3/);
  assert.match(told, /Ask the referee: https:\/\/site\.example\/#r1\.abc$/);
  assert.doesNotMatch(told, /\bYou\b|\bWe\b|\bThey\b/, "whoever reads it was not there");
});

test("the link to the whole deal is in a complaint once the deal is over", async () => {
  const { made, now } = complaining({ ...ANSWER, over: true, link: "d1.xyz~7", question: null });
  await made.table();
  assert.match(reportText(text, now()), /The deal at this act: https:\/\/site\.example\/#d1\.xyz~7$/);
});

test("the HTML of a position needs nothing else, and a name is no markup", async () => {
  globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en", dir: "ltr" } });
  const { made, now, done } = complaining();
  await made.table();
  const html = reportHtml(text, now());
  assert.doesNotMatch(html, /<b>Odile|<script|<link|<img|class=/);
  assert.match(html, /&lt;b&gt;Odile&lt;\/b&gt;/);
  assert.match(html, /<a href="https:\/\/site\.example\/#r1\.abc">/);
  await made.copyHtml();
  assert.deepEqual(done, [html]);
  assert.deepEqual(now().copied, { what: "html", is: "copied" });
  await made.copyPicture();
  assert.deepEqual(now().copied, { what: "picture", is: "refused" });
  await made.savePicture();
  assert.equal(done.at(-1), "two_hundred-1-7.png");
});

test("a complaint that the engine refuses says why, and one leads back to where it came from", async () => {
  const { store, made, now } = complaining({ ok: false, error: { code: "stale_turn" } });
  await made.table();
  assert.equal(now().refusal?.code, "stale_turn");
  made.close();
  assert.equal(store.state().panel, null);
});

for (const code of ["en", "fr", "hi", "ur", "zh-Hans", "zh-Hant"])
  test(`${code}: a report says whose turn it is, the trick and the hand`, async () => {
    const { made, now } = complaining();
    await made.table();
    const lines = reportText(of(code), now()).split("\n");
    assert.ok(lines.length > 6 && lines.every((line) => line && !/[{}]|\?\?\?/.test(line)), lines.join("\n"));
  });

test("cards are written as players write them", () => {
  assert.deepEqual(
    ["TH", "AS", "BJ", "SJ"].map((card) => shortCard(card).short),
    ["10♥", "A♠", "★", "☆"],
  );
});

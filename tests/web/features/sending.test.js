import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import decodeQR from "../../../web/node_modules/qr/decode.js";
import { correction, generate } from "../../../web/node_modules/lean-qr/index.mjs";
import { createSending } from "../../../web/js/features/sending/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { modulesPath } from "../../../web/js/parts/qr-code.js";
import { head } from "../shared/documents.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/** @param {{ answers?: Record<string, Answer>, isRefused?: boolean }} [needs] */
function sendingWith({ answers = {}, isRefused = false } = {}) {
  const store = createStore(firstState(), reduce);
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  /** @type {[string, string][]} */
  const saved = [];
  /** @type {object[]} */
  const sent = [];
  /** @type {string[]} */
  const copied = [];
  /** What is shown while a link is made. @type {unknown[]} */
  const making = [];
  const sending = createSending({
    store,
    engine: createEngineFunctions(async (question) => {
      asked.push(question);
      making.push(store.state().sending);
      const { op, value } = /** @type {any} */ (question);
      return (
        answers[op] ?? {
          ok: true,
          link: `d1.${String(value.deal ?? "all")}`,
          fits: true,
          text: "followsuit-deal 1\n",
        }
      );
    }),
    linkAddress: (link) => `https://a.example/#${link}`,
    saveFile: (...file) => saved.push(file),
    copyText: async (text) => {
      if (isRefused) throw new Error("not allowed");
      copied.push(text);
    },
    sendLink: async (data) => {
      sent.push(data);
      throw new Error("the person changed their mind");
    },
  });
  return { store, sending, asked, making, saved, copied, sent };
}

/** What is shown once a link has been made. */
const MADE = { text: "followsuit-deal 1\n", fits: true, refusal: null, copied: null, isCode: false };

test("the deal at the table is shared as a link, and the match where one chooses it", async () => {
  const { store, sending, asked, making, copied } = sendingWith();
  store.change({
    type: "began",
    answer: { ok: true, view: view({ deal: 3 }), events: [] },
  });
  await sending.shareTable();
  assert.equal(store.state().panel, "sending");
  const shown = {
    ...{ game: "two_hundred", record: null, deal: 3, deals: 3, isOver: false, scope: "deal", from: null },
    ...{ ...MADE, link: "https://a.example/#d1.3" },
  };
  assert.deepEqual(store.state().sending, shown);
  sending.toggleCode();
  assert.deepEqual(store.state().sending, { ...shown, isCode: true });
  await sending.chooseScope("match");
  const nothing = { ...shown, link: null };
  assert.deepEqual(making, [
    { ...nothing, text: "" },
    { ...nothing, scope: "match" },
  ]);
  assert.deepEqual(asked, [
    { op: "write", kind: "record", value: { deal: 3 } },
    { op: "write", kind: "record", value: {} },
  ]);
  assert.deepEqual(store.state().sending, { ...shown, scope: "match", link: "https://a.example/#d1.all" });
  await sending.copyLink();
  assert.deepEqual(copied, ["https://a.example/#d1.all"]);
  assert.equal(store.state().sending?.copied, "copied");
  sending.close();
  assert.equal(store.state().panel, null);
});

test("a deal is copied as the text that its link carries, and a refusal of that is told", async () => {
  const { store, sending, copied } = sendingWith();
  store.change({
    type: "began",
    answer: { ok: true, view: view({ deal: 3 }), events: [] },
  });
  await sending.shareTable();
  await sending.copyRecordText();
  assert.deepEqual(copied, ["followsuit-deal 1\n"]);
  assert.equal(store.state().sending?.copied, "copied");

  const refused = sendingWith({
    answers: { write: { ok: false, error: { code: "bad_line" } } },
  });
  refused.store.change({
    type: "began",
    answer: { ok: true, view: view({ deal: 3 }), events: [] },
  });
  await refused.sending.shareTable();
  await refused.sending.copyRecordText();
  assert.deepEqual(refused.copied, []);
  assert.equal(refused.store.state().sending?.refusal?.code, "bad_line");
});

test("a deal of the past is shared from its record, and one goes back to it", async () => {
  const { store, sending, asked, saved } = sendingWith();
  const deals = [1, 2].map((number) => ({
    number,
    steps: 3,
    stops: [],
    figures: null,
  }));
  const opened = {
    head: head({ game: "rangvaar" }),
    record: "the record",
    deals,
    players: /** @type {any} */ ({}),
    shown: null,
  };
  store.change({ type: "history", history: { opened } });
  store.change({ type: "panel", panel: "history" });
  await sending.sharePast();
  const past = { game: "rangvaar", record: "the record", deal: 2, deals: 2, isOver: false, from: "history" };
  assert.deepEqual(store.state().sending, {
    ...MADE,
    ...past,
    scope: "match",
    link: "https://a.example/#d1.all",
  });
  await sending.saveRecord();
  await sending.chooseScope("deal");
  assert.deepEqual(asked.at(-1), {
    op: "write",
    kind: "record",
    value: { record: "the record", deal: 2 },
  });
  await sending.saveRecord();
  assert.deepEqual(saved, [
    ["rangvaar.deal", "followsuit-deal 1\n"],
    ["rangvaar-deal-2.deal", "followsuit-deal 1\n"],
  ]);
  sending.close();
  assert.equal(store.state().panel, "history");
});

test("a challenge to a deal that was made asks for its contract too", async () => {
  const { store, sending, asked } = sendingWith();
  const deal = {
    game: "two_hundred",
    record: "a record",
    deal: 2,
    isOver: false,
  };
  store.change({ type: "setting", settings: { ...store.state().settings, name: "Noor" } });
  store.change({ type: "panel", panel: "challenges" });
  await sending.shareChallenge({ ...deal, isBegun: true });
  const value = { record: "a record", deal: 2, name: "Noor", claims: false };
  assert.deepEqual(asked.at(-1), { op: "write", kind: "challenge", value: { ...value, begun: true } });
  assert.equal(store.state().sending?.from, "challenges");
  await sending.shareChallenge({ ...deal, isBegun: false });
  assert.deepEqual(asked.at(-1), { op: "write", kind: "challenge", value });
  const { scope, deals } = store.state().sending ?? {};
  assert.deepEqual([scope, deals], ["cards", 1]);
  await sending.shareChallenge({ ...deal, isOver: true });
  assert.deepEqual(asked.at(-1), { op: "write", kind: "challenge", value: { ...value, claims: true } });
});

test("a match too long for a link is still saved as a file", async () => {
  const tooLong = {
    ok: true,
    link: "",
    fits: false,
    text: "followsuit-deal 1\n",
  };
  const { store, sending, saved } = sendingWith({
    answers: { write: tooLong },
  });
  store.change({
    type: "began",
    answer: { ok: true, view: view(), events: [] },
  });
  await sending.shareTable();
  assert.equal(store.state().sending?.fits, false);
  await sending.saveRecord();
  assert.equal(saved.length, 1);
});

test("where copying is not allowed a notice says so, and a cancelled share is no failure", async () => {
  const { store, sending, sent } = sendingWith({ isRefused: true });
  store.change({
    type: "began",
    answer: { ok: true, view: view(), events: [] },
  });
  await sending.shareTable();
  await sending.copyLink();
  assert.equal(store.state().sending?.copied, "refused");
  await sending.sendLink("a title");
  assert.deepEqual(sent, [{ title: "a title", url: "https://a.example/#d1.1" }]);
  assert.equal(store.state().sending?.refusal, null);
});

test("only the link of what was chosen last is shown", async () => {
  const { store, sending } = sendingWith();
  store.change({
    type: "began",
    answer: { ok: true, view: view({ deal: 2 }), events: [] },
  });
  await sending.shareTable();
  await Promise.all([sending.chooseScope("match"), sending.chooseScope("deal")]);
  assert.equal(store.state().sending?.link, "https://a.example/#d1.2");
});

test("an independent QR decoder reads the codes that are drawn", () => {
  for (const length of [40, 300, 600, 2_000]) {
    const link = `https://follow-suit.example/#d1.${"aB3-_".repeat(length).slice(0, length)}`;
    const code = generate(link, {
      minCorrectionLevel: correction.L,
      maxCorrectionLevel: correction.M,
    });
    assert.equal(decodeQR(painted(modulesPath(code), code.size + 8)), link);
  }
  const row = {
    size: 4,
    get: (/** @type {number} */ x, /** @type {number} */ y) => y === 1 && x > 1 && x < 4,
  };
  assert.equal(modulesPath(row), "M6 5H8V6H6Z", "four modules of a frame, and those of a row at once");
});

/** The picture of a path of squares, four dots a module. @param {string} path @param {number} side */
function painted(path, side) {
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, left, top, right, bottom] of path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H\d+Z/g))
    for (let y = Number(top) * scale; y < Number(bottom) * scale; y += 1)
      for (let x = Number(left) * scale; x < Number(right) * scale; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height: width, data };
}

test("of a past match the deal that is replayed is shared, and the only one where there is but one", async () => {
  for (const [numbers, replay, deal] of /** @type {[number[], any, number][]} */ ([
    [[1, 2], { deal: 1 }, 1],
    [[4], null, 4],
  ])) {
    const { store, sending } = sendingWith();
    const deals = numbers.map((number) => ({ number, figures: {} }));
    store.change({
      type: "history",
      history: { opened: /** @type {any} */ ({ head: head(), record: "x", deals, replay }) },
    });
    await sending.sharePast();
    const shown = store.state().sending;
    assert.deepEqual([shown?.deal, shown?.scope, shown?.isOver], [deal, "deal", true]);
  }
  const none = sendingWith();
  await none.sending.sharePast();
  await none.sending.shareTable();
  assert.deepEqual([none.asked, none.store.state().sending], [[], null]);
});

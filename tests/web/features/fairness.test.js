import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { sha256 } from "../../../web/js/core/device.js";
import { test } from "node:test";
import { createVerifier, isFirstHand, isSameFingerprint } from "../../../web/js/features/fairness/store.js";

/** @typedef {import("../../../web/js/features/fairness/store.js").Verified} Verified */

const VERIFIED = {
  ok: true,
  game: "rangvaar",
  seed: "abc",
  contradicted: false,
  deals: [
    { number: 1, found: "same", why: "" },
    { number: 2, found: "same", why: "" },
  ],
  bots: [],
  people: ["S"],
};

/** @param {Record<string, object>} answers */
function verifyingWith(answers) {
  /** @type {Verified[]} */
  const told = [];
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  const verifier = createVerifier({
    engine: createEngineFunctions(async (message) => {
      asked.push(message);
      return /** @type {any} */ (answers[message.op] ?? { ok: true });
    }),
    onProgress: (found) => told.push(found),
    sleep: () => new Promise((resolve) => void setImmediate(resolve)),
  });
  return { verifier, told, asked };
}

test("a fingerprint is the SHA-256 of the seed, and its beginning is enough to know it", async () => {
  const print = await sha256("abc");
  assert.equal(print, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.ok(isSameFingerprint("BA7816BF 8f01cfea", print ?? ""));
  assert.ok(isSameFingerprint("ba7816bf", print ?? ""));
  assert.ok(!isSameFingerprint("ba7816b", print ?? ""), "seven digits are too few");
  assert.ok(!isSameFingerprint("ba7816bf9", print ?? ""));
});

test("a first hand is known by its seed", () => {
  assert.ok(isFirstHand("first-hand-court_piece-17"));
  assert.ok(!isFirstHand("2bde-first-hand-court_piece-17"));
});

test("a record is verified, and the result is reported with the seed's fingerprint", async () => {
  const { verifier, told, asked } = verifyingWith({ verify_record: VERIFIED });
  const found = await verifier.verifyRecord("followsuit-deal 1");
  const print = await sha256("abc");
  assert.deepEqual(found, { ...VERIFIED, stage: "done", part: 1, print, exchanged: null });
  assert.deepEqual(told, [
    {
      ...{
        stage: "verifying",
        part: 0,
        game: "",
        seed: "",
        print: null,
        contradicted: false,
        deals: [],
        bots: [],
      },
      ...{ people: [], drawn: null, numbers: [], draw: { number: 1, without: [] }, exchanged: null },
    },
    found,
  ]);
  assert.deepEqual(asked[0], { op: "verify_record", record: "followsuit-deal 1" });
  const { verifier: other } = verifyingWith({ verify_record: { ...VERIFIED, seed: "" } });
  assert.equal((await other.verifyRecord("x"))?.print, null);
});

test("every deal's bots are asked again, and only choices with other cards elsewhere count", async () => {
  const asked = [
    { moved: 0, knows_same: true, chooses_same: true },
    { moved: 5, knows_same: true, chooses_same: true },
    { moved: 9, knows_same: true, chooses_same: false },
  ];
  const { verifier, told, asked: messages } = verifyingWith({ exchange_cards: { ok: true, asked } });
  await verifier.exchangeCards("a record", /** @type {any} */ ({ ...VERIFIED, stage: "done" }));
  assert.deepEqual(told.at(-1)?.exchanged, { asked: 4, same: 2, moved: 9 });
  // Before the first deal, before the second, and at the end; each with all that is known of the record.
  const none = { asked: 0, same: 0, moved: 0 };
  const first = { asked: 2, same: 1, moved: 9 };
  assert.deepEqual(
    told.map(({ stage, part, exchanged }) => [stage, part, exchanged]),
    [
      ["exchanging", 0, none],
      ["exchanging", 0.5, first],
      ["done", 1, { asked: 4, same: 2, moved: 9 }],
    ],
  );
  assert.ok(told.every((one) => one.seed === "abc" && one.deals.length === 2));
  const deals = messages
    .filter(({ op }) => op === "exchange_cards")
    .map(({ record, deal }) => [record, deal]);
  assert.deepEqual(deals, [
    ["a record", 1],
    ["a record", 2],
  ]);
});

test("what the engine refuses is thrown with its code, and a link's record is unpacked first", async () => {
  const refused = { ok: false, error: { code: "not_a_record" } };
  const { verifier } = verifyingWith({
    verify_record: refused,
    open: { ok: true, kind: "record", text: "a record" },
  });
  await assert.rejects(verifier.verifyRecord("x"), ({ refusal }) => refusal.code === "not_a_record");
  assert.equal(await verifier.readRecord("#d1.AA"), "a record");
  const { verifier: other } = verifyingWith({ open: { ok: true, kind: "rules", text: "rules" } });
  await assert.rejects(other.readRecord("rules"), ({ refusal }) => refusal.code === "not_a_record");
});

test("how far a verification is is told with nothing else, and only of the record that was begun last", async () => {
  /** @type {(answer: object) => void} */
  let answer = () => {};
  const { verifier, told } = verifyingWith({
    verify_record: /** @type {any} */ (new Promise((resolve) => (answer = resolve))),
    get_progress: { ok: true, part: 0.25 },
  });
  const pass = () => new Promise((resolve) => setImmediate(resolve));
  const first = verifier.verifyRecord("one");
  await pass();
  const parts = () => told.splice(0).map(({ stage, part, seed }) => [stage, part, seed].join());
  const now = parts();
  assert.deepEqual([now[0], now.at(-1)], ["verifying,0,", "verifying,0.25,"]);
  await verifier.stopWork();
  parts();
  await pass();
  assert.deepEqual(parts(), []);
  answer(VERIFIED);
  assert.equal(await first, null);
});

test("an answer that comes after another record was begun is dropped", async () => {
  const { verifier, told, asked } = verifyingWith({ verify_record: VERIFIED });
  const first = verifier.verifyRecord("one");
  await verifier.stopWork();
  assert.ok(asked.some(({ op }) => op === "cancel_thinking"));
  assert.equal(await first, null);
  assert.ok(told.every(({ stage }) => stage === "verifying"));
});

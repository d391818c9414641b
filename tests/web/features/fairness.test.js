import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { sha256 } from "../../../web/js/core/sha256.js";
import { test } from "node:test";
import { createVerifying, isRecordLink, isSamePrint } from "../../../web/js/features/fairness/store.js";

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
  const verifying = createVerifying({
    engine: createEngineFunctions(async (message) => {
      asked.push(message);
      return /** @type {any} */ (answers[message.op] ?? { ok: true });
    }),
    tell: (found) => told.push(found),
    sleep: async () => {},
  });
  return { verifying, told, asked };
}

test("a fingerprint is the SHA-256 of the seed, and its beginning is enough to know it", async () => {
  const print = await sha256("abc");
  assert.equal(print, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.ok(isSamePrint("BA7816BF 8f01cfea", print ?? ""));
  assert.ok(!isSamePrint("ba7816b", print ?? ""), "seven digits are too few");
  assert.ok(!isSamePrint("ba7816bf9", print ?? ""));
});

test("a link is distinguished from a record", () => {
  assert.ok(isRecordLink("https://a.example/#d1.AAbb_-"));
  assert.ok(isRecordLink(" d1.AAbb \n"));
  assert.ok(!isRecordLink("followsuit-deal 1\ngame tractor\nseed d1.x y"));
});

test("a record is verified, and the result is reported with the seed's fingerprint", async () => {
  const { verifying, told } = verifyingWith({ verify_record: VERIFIED });
  const found = await verifying.verify("followsuit-deal 1");
  assert.equal(found?.stage, "done");
  assert.equal(found?.print?.slice(0, 8), "ba7816bf");
  assert.equal(told[0]?.stage, "verifying");
  assert.deepEqual(told.at(-1), found);
});

test("every deal's bots are asked again, and only choices with other cards elsewhere count", async () => {
  const asked = [
    { moved: 0, knows_same: true, chooses_same: true },
    { moved: 5, knows_same: true, chooses_same: true },
    { moved: 9, knows_same: true, chooses_same: false },
  ];
  const { verifying, told, asked: messages } = verifyingWith({ exchange_cards: { ok: true, asked } });
  await verifying.exchange("a record", /** @type {any} */ ({ ...VERIFIED, stage: "done" }));
  assert.deepEqual(told.at(-1)?.exchanged, { asked: 4, same: 2, moved: 9 });
  const deals = messages.filter(({ op }) => op === "exchange_cards").map(({ deal }) => deal);
  assert.deepEqual(deals, [1, 2]);
});

test("what the engine refuses is thrown with its code, and a link's record is unpacked first", async () => {
  const refused = { ok: false, error: { code: "not_a_record" } };
  const { verifying } = verifyingWith({
    verify_record: refused,
    read_link: { ok: true, record: "a record" },
  });
  await assert.rejects(verifying.verify("x"), ({ refusal }) => refusal.code === "not_a_record");
  assert.equal(await verifying.record("#d1.AA"), "a record");
  assert.equal(await verifying.record("followsuit-deal 1"), "followsuit-deal 1");
});

test("an answer that comes after another record was begun is dropped", async () => {
  const { verifying, told } = verifyingWith({ verify_record: VERIFIED });
  const first = verifying.verify("one");
  await verifying.stop();
  assert.equal(await first, null);
  assert.ok(told.every(({ stage }) => stage === "verifying"));
});

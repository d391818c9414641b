/** A phone that means harm: drawn messages, most of them damaged. `FOLLOWSUIT_HOSTILE=100000` sends so many. */

import { GUEST_FIELDS, createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { VERSION } from "../../../../web/js/features/multiplayer/message-kinds.js";
import { createGuests } from "../../../../web/js/features/multiplayer/guests.js";
import { channels } from "./channels.js";

const COUNT = Number(process.env["FOLLOWSUIT_HOSTILE"] ?? 3_000);
const KINDS = [
  ...Object.keys(GUEST_FIELDS),
  ..."hello hash number agree record view new take_seat act_for_seat resume news begin".split(" "),
  ..."__proto__ constructor toString hasOwnProperty".split(" "),
  "",
];
const FIELDS =
  "id turn action at card chosen use kind level ahead agreed seat op yes hash number version name n v".split(
    " ",
  );
/** @type {unknown[]} */
const VALUES = [
  ...[
    null,
    true,
    false,
    0,
    1,
    7,
    -1,
    1e99,
    0.5,
    "",
    "S",
    "W",
    "AS",
    "💥",
    "\u0000",
    "a".repeat(64),
    "x".repeat(9_000),
  ],
  ...[[], [[]], {}, { kind: "play", cards: ["AS"] }, { kind: "sit" }, { toString: 1 }, { __proto__: null }],
];

/** Numbers below another, drawn the same way each time. @param {number} seed */
function drawing(seed) {
  let state = seed;
  const below = (/** @type {number} */ most) => (state = (state * 48_271) % 2_147_483_647) % most;
  return { below, one: (/** @type {readonly any[]} */ of) => of[below(of.length)] };
}

/** A message with anything in it. @param {ReturnType<typeof drawing>} drawn @param {number} n */
function message({ below, one }, n) {
  const fields = Array.from({ length: below(6) }, () => [one(FIELDS), one(VALUES)]);
  /** @type {Record<string, unknown>} */
  const all = { id: below(9), turn: below(9), ...Object.fromEntries(fields), kind: one(KINDS), n };
  if (below(40) === 0) all["kind"] = one(VALUES);
  if (below(40) === 0) all["n"] = one(VALUES);
  return JSON.stringify(all);
}

/** The same, damaged on the way. @param {ReturnType<typeof drawing>} drawn @param {string} text */
function damaged({ below, one }, text) {
  const at = below(text.length);
  return one([
    text.slice(0, at),
    text.slice(0, at) + String.fromCharCode(below(300)) + text.slice(at + 1),
    text.slice(0, at) + text.slice(below(text.length)),
    text + text,
    "x".repeat(70_000),
    new ArrayBuffer(below(40)),
    undefined,
  ]);
}

test(`${COUNT} hostile messages of one phone reach no other seat, ask nothing for one, and break nothing`, async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {unknown[]} */
  const broken = [];
  process.on("unhandledRejection", (error) => broken.push(error));
  const drawn = drawing(11);
  /** @type {any[]} */
  const asked = [];
  const endings = { misbehaved: 0, ended: 0, cut: 0 };
  const guests = createGuests({
    engine: createEngineFunctions(
      async (question) => (
        asked.push(question),
        /** @type {any} */ ({ ok: drawn.below(2) > 0, changed: [], error: { code: "x" } })
      ),
    ),
    offerAct: (_, send) => send({}),
    whenOpen: async () => {},
    requestUndo: async (seat, turn) => (
      asked.push({ op: "undo", seat, turn }),
      /** @type {any} */ ({ ok: false, error: { code: "undo_asked" } })
    ),
    onDrawing: (seat, { kind }) => assert.ok(seat === "W" && ["hash", "number", "decline"].includes(kind)),
    onAgreed: (seat, yes) => assert.deepEqual([seat, typeof yes], ["W", "boolean"]),
    onJoined: (seat, name) => assert.ok(seat !== "W" || (typeof name === "string" && name.length <= 24)),
    onLeft: (seat, how) => (assert.equal(seat, "W"), (endings[how] += 1)),
    onSilent: () => assert.fail("a channel of this test is never silent"),
    onBack: () => assert.fail("nor comes one back"),
    onResync: (seat) => assert.equal(seat, "W"),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const honest = channels();
  guests.join("N", honest.one);
  honest.other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Emil" }));
  let { one, other } = channels();
  let n = 0;
  for (let sent = 0; sent < COUNT;) {
    if (one.readyState !== "open" || n === 0) {
      ({ one, other } = channels());
      guests.join("W", one);
      n = 0;
      other.send(JSON.stringify({ n: (n += 1), kind: "hello", version: VERSION, name: "Noor" }));
    }
    for (let some = 0; some < 12 && sent < COUNT && one.readyState === "open"; some += 1) {
      const text = message(drawn, n + 1);
      const isDamaged = drawn.below(8) === 0;
      other.send(isDamaged ? damaged(drawn, text) : text);
      sent += 1;
      await new Promise(setImmediate);
      if (!isDamaged && isNext(text, n + 1)) n += 1;
    }
    t.mock.timers.tick(1000);
    await new Promise(setImmediate);
  }
  assert.deepEqual(broken, []);
  for (const { op, seat, ...fields } of asked) {
    assert.equal(seat, "W");
    const known = GUEST_FIELDS[/** @type {keyof typeof GUEST_FIELDS} */ (op)];
    assert.ok(known && Object.keys(fields).every((field) => known.includes(field)), op);
  }
  assert.deepEqual(
    honest.one.log.map((/** @type {string} */ text) => JSON.parse(text).kind),
    ["welcome"],
  );
  assert.ok(asked.length > COUNT / 10, String(asked.length));
  assert.ok(endings.misbehaved > COUNT / 200, JSON.stringify(endings));
  assert.deepEqual(guests.listSeats().includes("N"), true);
});

/** Whether a line takes a message for the next one, of a kind that it may or may not know. @param {string} text @param {number} n */
function isNext(text, n) {
  const found = JSON.parse(text);
  return found.n === n && typeof found.kind === "string";
}

/** A phone that means harm: drawn messages, most of them damaged. `FOLLOWSUIT_HOSTILE=100000` sends so many. */

import { GUEST_FIELDS, createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  GUEST_MESSAGES,
  HOST_MESSAGES,
  VERSION,
  isGuestMessage,
} from "../../../../web/js/features/multiplayer/message-kinds.js";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { createGuests } from "../../../../web/js/features/multiplayer/guests.js";
import { channels } from "./channels.js";

const COUNT = Number(process.env["FOLLOWSUIT_HOSTILE"] ?? 3_000);
/** The messages of the engine, as it calls them. */
const OPS = Object.keys(createEngineFunctions(async () => ({}))).map((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);
/** Every kind there is, of either side and of the engine, and names that any object knows: a new one is tried by itself. */
const KINDS = [
  ...Object.keys(GUEST_FIELDS),
  ...GUEST_MESSAGES,
  ...new Set([...HOST_MESSAGES, ...OPS].filter((kind) => !isGuestMessage(kind))),
  ..."__proto__ constructor toString hasOwnProperty".split(" "),
  "",
];
const FIELDS = [
  ...new Set(Object.values(GUEST_FIELDS).flat()),
  ..."id use agreed seat op yes hash number draw version name n v without seats hashes chairs view events answer".split(
    " ",
  ),
  ..."part of text code missing why by".split(" "),
];
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

Object.assign(globalThis, { addEventListener: () => {} });

test(`${COUNT} hostile messages of one phone reach no other seat, ask nothing for one, and break nothing`, async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {unknown[]} */
  const broken = [];
  process.on("unhandledRejection", (error) => broken.push(error));
  const drawn = drawing(11);
  /** @type {any[]} */
  const asked = [];
  const endings = { misbehaved: 0, ended: 0, cut: 0 };
  const host = {
    engine: createEngineFunctions(
      async (question) => (
        asked.push(question),
        /** @type {any} */ ({ ok: drawn.below(2) > 0, changed: [], error: { code: "x" } })
      ),
    ),
    clock: { offerAct: (_, send) => send({}), whenOpen: async () => {} },
    undoVote: {
      requestUndo: async (seat) => (
        asked.push({ op: "undo", seat }),
        { ok: false, error: { code: "undo_asked" } }
      ),
      handleAnswer: (seat, yes) => assert.deepEqual([seat, typeof yes], ["W", "boolean"]),
    },
    changeHands: async (message, seat) => (
      assert.equal(seat, "W"),
      asked.push({ op: message.kind, seat }),
      { ok: true }
    ),
    drawing: {
      receiveDrawMessage: (seat, { kind }) =>
        assert.ok(seat === "W" && ["hash", "number", "decline"].includes(kind)),
    },
    phones: {
      admitPhone: (seat, name) => assert.ok(seat !== "W" || (typeof name === "string" && name.length <= 24)),
      dropPhone: (seat, how) => (assert.equal(seat, "W"), (endings[how] += 1)),
      awaitPhone: () => assert.fail("a channel of this test is never silent"),
      restorePhone: () => assert.fail("nor comes one back"),
      updatePhone: (seat) => assert.equal(seat, "W"),
    },
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => performance.now(),
  };
  const guests = createGuests(/** @type {any} */ (host));
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
  assert.ok(asked.length > COUNT / 20, String(asked.length));
  assert.ok(endings.misbehaved > COUNT / 200, JSON.stringify(endings));
  assert.deepEqual(guests.listSeats().includes("N"), true);
});

/** Whether a line takes a message for the next one, of a kind that it may or may not know. @param {string} text @param {number} n */
function isNext(text, n) {
  const found = JSON.parse(text);
  return found.n === n && typeof found.kind === "string";
}

test(`${COUNT} hostile messages of a host break no guest's page, and get no second number of it`, async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {unknown[]} */
  const broken = [];
  process.on("unhandledRejection", (error) => broken.push(error));
  const drawn = drawing(23);
  /** @type {any} */
  const state = { settings: { name: "Noor" }, multiplayer: {} };
  const store = /** @type {any} */ ({ state: () => state, change: () => {}, listen: () => () => {} });
  const numbers = new Set();
  let endings = 0;
  const table = () => {
    state.multiplayer = { guest: { seat: "W", chairs: [], status: "seated" } };
    const guest = createGuestTable({
      store,
      table: /** @type {any} */ ({ replaceEngine: () => {}, joinTable: async () => {} }),
      sleep: async () => {},
      remote: (send) => new RemoteEngine(send),
      change: (some) => Object.assign(state.multiplayer, some),
      linkAddress: (link) => link,
      nameSeats: (view) => view,
      reloadPage: () => {},
    });
    const { one, other } = channels();
    guest.joinThrough(other);
    return { host: one, guest: other };
  };
  let ends = table();
  let n = 0;
  for (let sent = 0; sent < COUNT;) {
    if (n === 0)
      ends.host.send(JSON.stringify({ n: (n += 1), kind: "welcome", seat: "W", version: VERSION }));
    for (let some = 0; some < 40 && sent < COUNT && ends.guest.readyState === "open"; some += 1) {
      const text = message(drawn, n + 1);
      const isDamaged = drawn.below(20) === 0;
      ends.host.send(isDamaged ? damaged(drawn, text) : text);
      sent += 1;
      await new Promise(setImmediate);
      if (!isDamaged && isNext(text, n + 1)) n += 1;
    }
    t.mock.timers.tick(1000);
    await new Promise(setImmediate);
    if (ends.guest.readyState === "open") continue;
    endings += 1;
    for (const text of ends.guest.log) if (JSON.parse(text).kind === "number") numbers.add(text);
    ends = table();
    n = 0;
  }
  assert.deepEqual(broken, []);
  assert.ok(endings > 0);
  assert.deepEqual([...numbers], []);
});

/** Guest: what the page of a guest does with each thing that its host says, whole and in order. */

import "../../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { rememberOffer } from "../../../../web/js/features/multiplayer/seat-storage.js";
import { encodeCode } from "../../../../web/js/features/multiplayer/pairing/code.js";
import { VERSION } from "../../../../web/js/features/multiplayer/message-kinds.js";
import { storedTest } from "../../shared/storage.js";
import { channels } from "./channels.js";

const settled = () => new Promise(setImmediate);
/** Until something is so: what is hashed takes its time. @param {() => unknown} is */
async function until(is) {
  for (let count = 0; count < 2000 && !is(); count += 1) await new Promise((then) => setTimeout(then, 1));
  assert.ok(is());
}
const PANEL = ["store", { type: "panel", panel: "multiplayer" }];
/** @type {[number, string][]} */
const OTHER_VERSIONS = [
  [VERSION + 1, "guest_older"],
  [VERSION - 1, "host_older"],
];

/** The page of a guest without its views; what it does is written down. */
function page() {
  /** @type {any[]} */
  const did = [];
  /** @type {any} */
  const state = { settings: { name: "Noor" }, multiplayer: { guest: null } };
  /** @type {() => void} */
  let hide = () => {};
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ on, then) => void (on === "pagehide" && (hide = then)),
  });
  /** @type {any} */
  let engine = null;
  const guesting = createGuestTable({
    store: /** @type {any} */ ({
      state: () => state,
      change: (/** @type {object} */ one) => did.push(["store", one]),
    }),
    table: /** @type {any} */ ({
      replaceEngine: (/** @type {() => unknown} */ change) =>
        did.push(["engine", (engine = change()) instanceof RemoteEngine]),
      joinTable: (/** @type {object} */ answer) => did.push(["joins", answer]),
    }),
    sleep: async (milliseconds) => void did.push(["sleeps", milliseconds]),
    remote: (send) => new RemoteEngine(send),
    change: (some) => void (Object.assign(state.multiplayer, some), did.push(["changes", some])),
    linkAddress: (link) => `here${link}`,
    nameSeats: (view) => ({ ...view, isNamed: true }),
    reloadPage: () => did.push("reloads"),
  });
  const seat = { status: "answering", seat: "N", answerLink: "link", isSlow: true, chairs: [] };
  const ask = (/** @type {object} */ question) => engine.ask(question);
  return { did, state, guesting, seat, ask, hide: () => hide() };
}

/** A guest at a table, with what it did forgotten. */
async function seated() {
  const { guesting, did, state, seat, ask, hide } = page();
  const { one, other } = channels();
  state.multiplayer.guest = seat;
  const events = new EventTarget();
  other.addEventListener = events.addEventListener.bind(events);
  guesting.joinThrough(other);
  let n = 0;
  /** What it does when the host says something. @param {object} message */
  const hears = async (message) => {
    one.send(JSON.stringify({ n: ++n, ...message }));
    await settled();
    return did.splice(0);
  };
  const said = () => other.log.splice(0).map((/** @type {string} */ text) => JSON.parse(text));
  assert.deepEqual(did.splice(0), [["engine", true]]);
  assert.deepEqual(said(), [{ kind: "hello", version: VERSION, name: "Noor", n: 1 }]);
  const welcomed = await hears({ kind: "welcome", version: VERSION, seat: "W" });
  return { guesting, did, state, seat, ask, hide, hears, said, welcomed, other, events };
}

test("a guest that is welcomed sits at the seat that it is told, and its code is shown no longer", async () => {
  const { welcomed, seat, state } = await seated();
  assert.deepEqual(welcomed, [
    ["changes", { guest: { ...seat, seat: "W" } }],
    ["changes", { guest: { ...seat, seat: "W", status: "seated", answerLink: null, isSlow: false } }],
  ]);
  assert.equal(state.multiplayer.guest.seat, "W");
});

test("a host that has not welcomed a guest is not heard, whatever it says", async () => {
  const { did, guesting, state, seat } = page();
  const { one, other } = channels();
  state.multiplayer.guest = seat;
  guesting.joinThrough(other);
  did.length = 0;
  one.send(JSON.stringify({ n: 1, kind: "begin", view: { turn: 1, seats: {} } }));
  one.send(JSON.stringify({ n: 2, kind: "paused" }));
  await settled();
  assert.deepEqual([did, guesting.hasTable()], [[], false]);
});

for (const [version, code] of OTHER_VERSIONS)
  test(`a guest leaves a host of version ${version}, and says whose is older`, async () => {
    const { did, state, seat, guesting } = page();
    const { one, other } = channels();
    state.multiplayer.guest = seat;
    guesting.joinThrough(other);
    did.length = 0;
    one.send(JSON.stringify({ n: 1, kind: "welcome", version, seat: "W" }));
    await settled();
    assert.deepEqual(did, [
      ["changes", { refusal: { code } }],
      ["changes", { guest: { ...seat, status: "lost", answerLink: null } }],
      PANEL,
    ]);
    assert.equal(one.readyState, "closed");
  });

test("each thing that a host says does one thing at the guest's", async () => {
  const { hears, state, guesting } = await seated();
  const now = () => state.multiplayer.guest;
  const chair = { seat: "S", name: "Ada" };
  await hears({ kind: "seats", chairs: [chair, null, { seat: 1, name: "x" }, { seat: "N" }] });
  assert.deepEqual(now().chairs, [chair]);
  assert.deepEqual(await hears({ kind: "seats", chairs: "none" }), []);
  assert.equal(guesting.hasTable(), false);

  const view = { turn: 3, waits_for: "you", seats: { S: { name: "Ada" }, E: { name: null } } };
  const begun = { ok: true, view: { ...view, isNamed: true }, events: [] };
  await guesting.changeGuest({ status: "paused", record: "old", isSeedVerified: true, isSaved: true });
  const before = now();
  assert.deepEqual((await hears({ kind: "begin", view })).slice(1), [
    [
      "changes",
      { guest: { ...before, status: "seated", record: null, isSeedVerified: null, isSaved: false } },
    ],
    ["joins", begun],
  ]);
  guesting.returnToTable();
  assert.deepEqual(await hears({ kind: "notice", code: "next_deal" }), [
    ["joins", begun],
    ["changes", { refusal: { code: "next_deal" } }],
  ]);
  assert.deepEqual([guesting.hasTable(), guesting.getView()], [true, begun.view]);

  const asked = (/** @type {object | null} */ undoRequest, /** @type {string | null} */ code) => [
    ["changes", { undoRequest }],
    ["store", { type: "notice", code }],
  ];
  assert.deepEqual(
    await hears({ kind: "asked", seat: "S", name: "x" }),
    asked({ seat: "S", name: "Ada" }, "undo_request"),
  );
  assert.deepEqual(
    await hears({ kind: "asked", seat: "E", name: "Eva" }),
    asked({ seat: "E", name: "Eva" }, "undo_request"),
  );
  assert.deepEqual(await hears({ kind: "asked", seat: null, name: "Eva" }), asked(null, null));

  assert.deepEqual(await hears({ kind: "paused" }), [["changes", { guest: { ...now() } }], PANEL]);
  assert.equal(now().status, "paused");
  assert.deepEqual(await hears({ kind: "error", code: "unknown" }), []);
  assert.deepEqual(await hears({ kind: "bye", code: 7 }), [["changes", { refusal: { code: "" } }]]);
});

test("what may be agreed on is told as the match begins, and asked of nobody after it", async () => {
  const { hears, ask, said } = await seated();
  const listed = async () => (await ask({ op: "list_agreements", game: "rangvaar" })).agreements;
  for (const [agreements, list] of [
    [[{ code: "points" }], [{ code: "points" }]],
    ["points", []],
    [undefined, []],
  ]) {
    await hears({ kind: "begin", view: { turn: 1, waits_for: "bot" }, agreements });
    assert.deepEqual(await listed(), list);
  }
  assert.deepEqual(said(), []);
});

test("what happened, and the answer to what a guest asks, come with the names of its own language", async () => {
  const { hears, ask, said, other } = await seated();
  await hears({ kind: "begin", view: { turn: 1, waits_for: "bot" } });
  await hears({ kind: "news", view: { turn: 2, waits_for: "you" }, events: [{ kind: "passed" }] });
  const named = (/** @type {object} */ view) => ({ ...view, isNamed: true });
  const news = { view: named({ turn: 2, waits_for: "you" }), events: [{ kind: "passed" }] };
  const { view, events } = await ask({ op: "view" });
  assert.deepEqual({ view, events }, news);
  const asking = ask({ op: "act", turn: 2, action: { kind: "pass" } });
  assert.deepEqual(said(), [{ op: "act", turn: 2, action: { kind: "pass" }, kind: "act", id: 1, n: 2 }]);
  await hears({ kind: "answer", id: 1, answer: { ok: true, view: { turn: 3 }, events: [] } });
  assert.deepEqual(await asking, { ok: true, view: named({ turn: 3 }), events: [] });
  const refused = ask({ op: "undo", turn: 3 });
  await hears({ kind: "answer", id: 2, answer: { ok: false, error: { code: "ask_first" } } });
  assert.deepEqual(await refused, { ok: false, error: { code: "ask_first" } });
  const lost = ask({ op: "undo", turn: 3 });
  other.onclose();
  assert.equal((await lost).error.code, "line_lost");
});

storedTest("a guest draws its number over the line, and each state of the drawing is shown", async () => {
  const { hears, said, did, other } = await seated();
  const draw = { draw: "first", seats: ["W"], without: [] };
  const states = (/** @type {any[]} */ all) =>
    all.map(([what, { drawing, refusal }]) => [what, drawing.state, drawing.missing, refusal]);
  assert.deepEqual(states(await hears({ kind: "draw", number: 1, by: "S", ...draw })), [
    ["changes", "waiting", ["W"], null],
  ]);
  await until(() => other.log.length);
  const [{ kind, hash, draw: id }] = said();
  assert.deepEqual([kind, id], ["hash", "first"]);
  did.push(...(await hears({ kind: "hashes", draw: "first", hashes: ["0".repeat(hash.length), hash] })));
  await until(() => other.log.length);
  assert.deepEqual(states(did.splice(0)), [["changes", "waiting", ["W"], null]]);
  const [number] = said();
  assert.deepEqual([number.kind, number.draw], ["number", "first"]);
  assert.deepEqual(states(await hears({ kind: "drawn", draw: "first" })), [["changes", "drawn", [], null]]);
  const [shown, panel] = await hears({ kind: "draw", number: 2, by: "S", ...draw, draw: "second" });
  assert.deepEqual([states([shown])[0][1], panel], ["asked", PANEL]);
  const told = states(await hears({ kind: "void", draw: "second", missing: ["W"], why: "declined" }));
  assert.deepEqual(told, [["changes", "void", ["W"], null]]);
});

test("a guest hears sixty messages a second, and the rest in the next", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { hears, did } = await seated();
  for (let count = 0; count < 61; count += 1) did.push(...(await hears({ kind: "notice", code: "x" })));
  assert.equal(did.length, 60);
  t.mock.timers.tick(1000);
  assert.equal(did.length, 61);
});

test("a record is put together of all its parts, in their order, and is told of once", async () => {
  const { hears, state, seat } = await seated();
  const said = { kind: "record", of: 3 };
  const bad = [
    { part: 3, text: "x" },
    { part: -1, text: "x" },
    { part: 1, text: null },
    { part: 1, of: 201, text: "x" },
    { part: 1, of: 0.5, text: "x" },
  ];
  for (const one of bad) assert.deepEqual(await hears({ ...said, ...one }), [], JSON.stringify(one));
  assert.deepEqual(await hears({ ...said, part: 2, text: "deal" }), []);
  assert.deepEqual(await hears({ ...said, part: 0, text: "the " }), []);
  const told = await hears({ ...said, part: 1, text: "last " });
  await settled();
  const here = { ...seat, seat: "W", status: "seated", answerLink: null, isSlow: false };
  const record = "the last deal";
  assert.deepEqual(told, [
    ["changes", { guest: { ...here, record } }],
    ["changes", { guest: { ...here, record, isSeedVerified: null } }],
  ]);
  // The next match has a record of its own.
  await hears({ kind: "begin", view: { turn: 0, seats: {} } });
  assert.equal((await hears({ ...said, of: 2, part: 1, text: "b" })).length, 0);
  await hears({ ...said, of: 2, part: 0, text: "a" });
  assert.equal(state.multiplayer.guest.record, "ab");
});

test("a guest's line that is silent is looked for, one that is cut is lost, and what was asked over it is refused", async () => {
  const { guesting, did, seat, said, state, events, other } = await seated();
  const here = { ...seat, seat: "W", answerLink: null, isSlow: false };
  events.dispatchEvent(new Event("silent"));
  assert.deepEqual(did.splice(0), [["changes", { guest: { ...here, status: "sought" } }], PANEL]);
  guesting.answerUndo(true);
  assert.deepEqual(said(), []);
  events.dispatchEvent(new Event("back"));
  guesting.answerUndo(false);
  assert.deepEqual(said(), [
    { kind: "hello", version: VERSION, name: "Noor", n: 2 },
    { kind: "agree", yes: false, n: 3 },
  ]);
  assert.deepEqual(did, []);
  other.onclose();
  assert.deepEqual(did.splice(0), [["changes", { guest: { ...here, status: "lost" } }], PANEL]);
  assert.equal(state.multiplayer.guest.status, "lost");
});

test("a guest that goes over to another line hears nothing more of the one before", async () => {
  const { guesting, did, other } = await seated();
  const second = channels();
  guesting.joinThrough(second.other);
  assert.equal(other.readyState, "closed");
  assert.deepEqual(did.splice(0), [["engine", true]]);
  assert.deepEqual(
    second.other.log.map((/** @type {string} */ text) => JSON.parse(text).kind),
    ["hello"],
  );
  // Not greeted there yet: only a welcome or a goodbye counts.
  second.one.send(JSON.stringify({ n: 1, kind: "notice", code: "next_deal" }));
  await settled();
  assert.deepEqual(did, []);
});

test("a guest's page that is closed ends its line at once", async () => {
  const { hide, other } = await seated();
  hide();
  assert.equal(other.readyState, "closed");
});

storedTest(
  "a code that has seated this tab already is answered no more, and a code of something else is said to be none",
  async () => {
    const { guesting, did, state } = page();
    rememberOffer(7);
    const self = {
      ufrag: "abcd",
      pwd: "p".repeat(24),
      print: new Uint8Array(32).fill(7),
      places: [{ kind: 1, bytes: Uint8Array.of(192, 168, 1, 7), port: 40_021 }],
    };
    const { other } = channels();
    guesting.joinThrough(other);
    did.length = 0;
    state.multiplayer = { role: "host", guest: null };
    await guesting.joinTable(encodeCode({ is: "offer", seat: "N", offer: 7, self }));
    const guest = {
      ...{ seat: null, name: "Noor", status: "joining", answerLink: null, isSlow: false, chairs: [] },
      ...{ record: null, isSeedVerified: null, isSaved: false },
    };
    const joining = { role: "guest", refusal: null, isScanning: false, pastedText: "", guest };
    assert.deepEqual(did.splice(0), [
      ["changes", joining],
      PANEL,
      ["changes", { guest: { ...guest, status: "lost", seat: "N" } }],
    ]);
    other.onclose();
    assert.deepEqual(did.splice(0), [["changes", { guest: { ...guest, status: "lost", seat: "N" } }], PANEL]);
    await guesting.joinTable("#nothing");
    assert.deepEqual(did.splice(0), [
      ["changes", joining],
      PANEL,
      ["changes", { refusal: { code: "pair_other" } }],
    ]);
    guesting.leaveTable();
    assert.deepEqual(did, ["reloads"]);
    await guesting.joinTable(encodeCode({ is: "offer", seat: "N", offer: 7, self }));
    assert.notEqual(state.multiplayer.guest.status, "lost", "a tab that has left may sit down again");
  },
);

import assert from "node:assert/strict";
import { GUEST_FIELDS, createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import { test } from "node:test";
import {
  GUEST_MESSAGES,
  HOST_MESSAGES,
  VERSION,
} from "../../../../web/js/features/multiplayer/message-kinds.js";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { createGuests, cleanAnswer } from "../../../../web/js/features/multiplayer/guests.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { createHostEngine } from "../../../../web/js/features/multiplayer/host-engine.js";
import { channels } from "./channels.js";

Object.assign(globalThis, { addEventListener: () => {} });

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
/** Until something is so: what is said at ticks takes a while. @param {() => unknown} is */
async function until(is) {
  for (let count = 0; count < 400 && !is(); count += 1) await soon();
}

/** @param {object} [more] @param {(op: string) => Promise<unknown>} [takes] how long the engine takes */
function table(more, takes = async () => {}) {
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const events = [];
  /** How long was waited. */
  /** @type {number[]} */
  const waits = [];
  /** Pending while nobody is answered. */
  const opened = { is: Promise.resolve() };
  const host = {
    engine: createEngineFunctions(async (/** @type {any} */ question) => {
      asked.push(question);
      await takes(question.op);
      return /** @type {any} */ ({
        ok: true,
        view: { turn: 3, waits_for: "deal", you: question.seat, multiplayer: {} },
        events: [],
        changed: ["S"],
        record_lines: { lines: ["secret"] },
        ...more,
      });
    }),
    clock: {
      offerAct: (seat, send) => (events.push(["acts", seat]), send({})),
      whenOpen: () => opened.is,
    },
    undoVote: {
      requestUndo: async (seat) => ({ ok: false, error: { code: "undo_asked", facts: { names: seat } } }),
      handleAnswer: (seat, yes) => events.push(["agreed", seat, yes]),
    },
    changeHands: async ({ kind }, seat) => (events.push([kind, seat]), { ok: true }),
    drawing: { receiveDrawMessage: (seat, { kind }) => events.push(["draws", seat, kind]) },
    phones: {
      admitPhone: (seat, name) => events.push(["came", seat, name]),
      dropPhone: (seat, how) => events.push(["went", seat, how]),
      awaitPhone: (seat) => events.push(["silent", seat]),
      restorePhone: (seat) => events.push(["back", seat]),
      updatePhone: (seat) => events.push(["again", seat]),
    },
    sleep(milliseconds) {
      waits.push(milliseconds);
      return soon();
    },
    now: () => 1_230,
  };
  return { guests: createGuests(/** @type {any} */ (host)), asked, events, waits, opened };
}

/** A guest that speaks by hand. @param {ReturnType<typeof table>["guests"]} guests */
function guestAt(guests) {
  const { one, other } = channels();
  guests.join("W", one);
  let n = 0;
  /** @type {any[]} */
  const told = [];
  other.onmessage = (/** @type {any} */ { data }) => told.push(JSON.parse(data));
  return {
    told,
    other,
    say: (/** @type {object} */ body) => other.send(JSON.stringify({ n: ++n, ...body })),
  };
}

test("a guest's question is asked for its own seat, and its answer has nothing of the host's", async () => {
  const { guests, asked, events, waits } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: VERSION, name: "  Noor \n Jahan  and a very long name " });
  say({ kind: "act", id: 1, turn: 2, action: { kind: "pass" }, seat: "S", op: "record" });
  await until(() => told.some(({ kind }) => kind === "answer"));
  assert.deepEqual(events, [
    ["came", "W", "Noor Jahan and a very lo"],
    ["acts", "W"],
  ]);
  assert.deepEqual(asked, [{ op: "act", turn: 2, action: { kind: "pass" }, seat: "W" }]);
  // Until the next tick of 50 ms, whatever time an answer took.
  assert.deepEqual(new Set(waits), new Set([20]));
  assert.deepEqual({ ...told[0], n: 0 }, { n: 0, kind: "welcome", seat: "W", version: VERSION });
  const { answer } = told.find(({ kind }) => kind === "answer");
  assert.deepEqual(Object.keys(answer).sort(), ["events", "ok", "view"]);
  assert.equal(answer.view.waits_for, "person");
  assert.equal(answer.view.multiplayer.guest, true);
});

test("a guest hands over its own seat and no other, at once and not at a beat", async () => {
  const { guests, asked, events } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: VERSION });
  say({ kind: "hand_over", id: 1, turn: 2, seat: "S" });
  say({ kind: "take_over", id: 2, turn: 2, seat: "S" });
  await until(() => told.filter(({ kind }) => kind === "answer").length === 2);
  assert.deepEqual(events.slice(1), [
    ["hand_over", "W"],
    ["take_over", "W"],
  ]);
  assert.deepEqual(asked, []);
});

test("whoever has not said who it is asks nothing, and another version is sent away", async () => {
  const { guests, asked, waits } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "act", id: 1 });
  say({ kind: "hello", version: VERSION - 1 });
  say({ kind: "hello", version: VERSION - 1 });
  say({ kind: "hello", version: VERSION });
  await soon();
  assert.deepEqual(asked, []);
  assert.deepEqual(
    told.map(({ kind, code }) => [kind, code]),
    [["bye", "guest_older"]],
  );
  // The line is open for long enough that this is heard.
  assert.deepEqual(waits, [500]);
});

/** The page of a guest, without its views. */
function guestPage() {
  /** @type {any} */
  const state = { settings: { name: "Noor" }, multiplayer: { guest: { status: "answering" } } };
  const store = /** @type {any} */ ({ state: () => state, change: () => {}, listen: () => () => {} });
  const guesting = createGuestTable({
    store,
    table: /** @type {any} */ ({ replaceEngine: () => {} }),
    sleep: async () => {},
    remote: (send) => new RemoteEngine(send),
    change: (some) => Object.assign(state.multiplayer, some),
    linkAddress: (link) => link,
    nameSeats: (view) => view,
    reloadPage: () => {},
  });
  return { guesting, state };
}

test("what a guest says of a drawing that it is asked about reaches the host", async () => {
  const { one, other } = channels();
  const { guesting } = guestPage();
  guesting.joinThrough(other);
  const draw = { draw: "second", number: 2, by: "S", seats: ["W"], without: [] };
  one.send(JSON.stringify({ n: 1, kind: "welcome", seat: "W", version: VERSION }));
  one.send(JSON.stringify({ n: 2, kind: "draw", ...draw }));
  await soon();
  guesting.answerDrawing(false);
  await soon();
  const said = other.log.map((/** @type {string} */ text) => JSON.parse(text));
  assert.deepEqual(
    said.filter(({ kind }) => kind === "decline").map(({ draw: id }) => id),
    ["second"],
  );
});

test("a phone that is newer than the table hears so, stays at the link's page, and may scan again", async () => {
  const { guests, events } = table();
  const { one, other } = channels();
  const { guesting, state } = guestPage();
  // What a later version of the page would say.
  const { send } = other;
  other.send = (/** @type {string} */ text) =>
    send(text.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`));
  guests.join("W", one);
  guesting.joinThrough(other);
  await soon();
  await new Promise((resolve) => setTimeout(resolve, 320));
  assert.deepEqual(state.multiplayer.refusal, { code: "host_older" });
  assert.equal(state.multiplayer.guest.status, "lost");
  assert.deepEqual(events, [["went", "W", "ended"]]);
});

test("a guest that cannot be reached for now, and is back, is told of by its seat, one that has said nothing is not", async () => {
  const { guests, events } = table();
  const line = new EventTarget();
  const { one, other } = channels();
  one.addEventListener = line.addEventListener.bind(line);
  guests.join("N", one);
  const wavers = () => ["silent", "back"].forEach((what) => line.dispatchEvent(new Event(what)));
  wavers();
  assert.deepEqual(events, []);
  other.send(JSON.stringify({ n: 1, kind: "hello", version: VERSION, name: "Noor" }));
  await soon();
  wavers();
  assert.deepEqual(events, [
    ["came", "N", "Noor"],
    ["silent", "N"],
    ["back", "N"],
  ]);
});

test("a mistake of the engine's does not bring the record to a guest", () => {
  const error = { code: "internal", message: "trace", facts: { trace: "…" }, record: "followsuit-deal 1" };
  assert.deepEqual(cleanAnswer(/** @type {any} */ ({ id: 1, ok: false, error })), {
    ok: false,
    error: { code: "internal", clause: undefined, facts: {} },
  });
});

test("while the rest is dealt no guest is answered or told anything, and then each at one tick", async () => {
  const { guests, asked, waits, opened } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: VERSION, name: "" });
  say({ kind: "agree", yes: true });
  await until(() => told.length === 1);
  waits.length = 0;
  let open = () => {};
  opened.is = new Promise((resolve) => (open = () => resolve(undefined)));
  say({ kind: "hint", id: 1, turn: 1 });
  for (let times = 0; times < 3; times += 1) guests.sendNews("W");
  await soon();
  assert.deepEqual(asked, []);
  open();
  await until(() => told.length === 4);
  assert.deepEqual(asked.map(({ op, seat }) => [op, seat]).sort(), [
    ["hint", "W"],
    ["view", "W"],
    ["view", "W"],
  ]);
  assert.deepEqual(
    told
      .slice(1)
      .map(({ kind }) => kind)
      .sort(),
    ["answer", "news", "news"],
  );
  assert.deepEqual(waits, [20]);
});

test("what is said to all reaches those who have said who they are, wherever they sit now", async () => {
  const { guests, events } = table();
  const { say, told } = guestAt(guests);
  guests.sendToGuests({ kind: "paused" });
  say({ kind: "hello", version: VERSION, name: "" });
  say({ kind: "agree", yes: true });
  await soon();
  assert.deepEqual(events, [
    ["came", "W", ""],
    ["agreed", "W", true],
  ]);
  assert.deepEqual(guests.listGreeted(), ["W"]);
  guests.swapGuests("N", "W");
  assert.deepEqual([guests.listSeats(), guests.listGreeted()], [["N"], ["N"]]);
  guests.sendToGuests({ kind: "paused" }, "W");
  guests.sendToGuests({ kind: "paused" }, "N");
  await until(() => told.length === 3);
  await soon();
  assert.deepEqual(
    told.map(({ kind, seat }) => [kind, seat]),
    [
      ["welcome", "W"],
      ["welcome", "N"],
      ["paused", undefined],
    ],
  );
});

test("a guest is told what was done for it, and what it says of a drawing is not asked of the engine", async () => {
  const { guests, asked, events } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: VERSION, name: "" });
  await until(() => told.length === 1);
  const view = /** @type {any} */ ({ turn: 4, waits_for: "deal", multiplayer: { is_chance: true } });
  guests.tellGuest("W", /** @type {any} */ ({ view, events: [{ kind: "passed" }] }));
  for (const kind of ["hash", "number", "decline"]) say({ kind, draw: "x" });
  guests.tellGuest("W", /** @type {any} */ ({ view: { ...view, waits_for: "bot" }, events: [] }));
  await until(() => told.length === 3);
  assert.equal(told[2].view.waits_for, "bot");
  assert.deepEqual(told[1], {
    ...{ kind: "news", n: 2, events: [{ kind: "passed" }] },
    view: { turn: 4, waits_for: "person", multiplayer: { is_chance: true, guest: true } },
  });
  assert.deepEqual(
    [asked, events.slice(1)],
    [[], ["hash", "number", "decline"].map((kind) => ["draws", "W", kind])],
  );
});

test("of two thoughts at once the second is called off", async () => {
  let think = () => {};
  const { guests, asked } = table({}, (op) =>
    op === "hint" ? new Promise((resolve) => (think = () => resolve(undefined))) : Promise.resolve(),
  );
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: VERSION, name: "" });
  say({ kind: "hint", id: 1, turn: 1 });
  say({ kind: "list_acts", id: 2, turn: 1 });
  await until(() => told.some(({ id }) => id === 2));
  say({ kind: "review_deal", id: 3, turn: 1 });
  await soon();
  think();
  await until(() => told.filter(({ kind }) => kind === "answer").length === 3);
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["hint", "list_acts"],
  );
  const called = { code: "cancelled", facts: {} };
  assert.deepEqual(told.find(({ id }) => id === 3).answer, { ok: false, error: called });
  say({ kind: "review_deal", id: 4, turn: 1 });
  await until(() => told.some(({ id }) => id === 4));
  assert.equal(asked.length, 3, "the next comes once the first is over");
});

test("a guest at fault three times is gone, and nobody else hears of it but the host", async () => {
  const { guests, events } = table();
  const { other, say } = guestAt(guests);
  say({ kind: "hello", version: VERSION, name: "Noor" });
  await soon();
  for (let count = 0; count < 3; count += 1) other.send("{");
  await soon();
  assert.deepEqual(events, [
    ["came", "W", "Noor"],
    ["went", "W", "misbehaved"],
  ]);
  assert.deepEqual(guests.listSeats(), []);
});

test("a guest of another version is told so before any of its messages is judged, whatever they look like", async () => {
  for (const version of [VERSION - 1, VERSION + 1, "2027-01", undefined]) {
    const { guests, asked, events } = table();
    const { one, other } = channels();
    guests.join("W", one);
    // What another version might send first, each of which would be a fault of this one.
    for (const text of [
      "{",
      "[]",
      '{"kind":"ready"}',
      '{"n":9,"kind":"later"}',
      '{"n":2,"kind":"act","id":1}',
    ])
      other.send(text);
    other.send(JSON.stringify({ n: 12, kind: "hello", version, name: "Noor" }));
    await soon();
    assert.deepEqual(
      one.log.map((/** @type {string} */ text) => JSON.parse(text)),
      [{ kind: "bye", code: Number(version) > VERSION ? "host_older" : "guest_older", n: 1 }],
    );
    assert.deepEqual([asked, events], [[], []]);
  }
});

test("whoever never says hello is heard for a while, and then no longer", async () => {
  const { guests, events } = table();
  const { one, other } = channels();
  guests.join("W", one);
  for (let count = 0; count < 200; count += 1) other.send(`{"n":${count + 1},"kind":"act"}`);
  await soon();
  assert.deepEqual(events, []);
  other.send('{"n":201,"kind":"act"}');
  await soon();
  assert.deepEqual(one.log, []);
  assert.deepEqual(events, [["went", "W", "misbehaved"]]);
});

test("the version says which kinds of messages there are: whoever changes them raises it", () => {
  const kinds = [
    ...Object.entries(GUEST_FIELDS).map(([kind, fields]) => `${kind} ${fields.join(" ")}`),
    ...GUEST_MESSAGES,
    ...HOST_MESSAGES,
  ];
  assert.deepEqual(
    { version: VERSION, kinds },
    {
      version: 4,
      kinds: [
        "act turn action",
        "select_cards turn chosen card kind",
        "claim_tricks turn",
        "hand_over turn level",
        "take_over turn",
        "undo turn",
        "hint turn level",
        "coach turn action ahead",
        "list_acts turn",
        "explain_act turn at",
        "review_deal turn",
        "view_before_act turn at",
        ...["hello", "hash", "number", "decline", "agree"],
        ...[
          "welcome",
          "seats",
          "draw",
          "hashes",
          "drawn",
          "void",
          "begin",
          "news",
          "answer",
          "asked",
          "paused",
        ],
        ...["record", "notice", "error", "bye"],
      ],
    },
    "the kinds of messages have changed: raise VERSION in message-kinds.js, and write the new ones here",
  );
});

/** A table at which these seats sit at the host's device. @param {() => string[]} getSeats @returns {any} */
const hostAt = (getSeats) => ({
  remote: (send) => new RemoteEngine(send),
  getChairs: () => getSeats().map((seat) => ({ seat, who: "here" })),
  isPlaying: true,
  buildStart: async (question) => question,
  startForAll: () => {},
  pauseMatch: () => {},
  nameSeats: (view) => ({ ...view, isNamed: true }),
  clock: { offerAct: (_, send) => send({}) },
});

test("cards of several people at the host's device are covered between them", async () => {
  /** @type {any[]} */
  const asked = [];
  let here = /** @type {any[]} */ (["S"]);
  let turn = 0;
  let next = "W";
  const local = createHostEngine(
    hostAt(() => here),
    {
      ask: async (/** @type {any} */ question) => (
        asked.push(question),
        /** @type {any} */ ({
          ...{ ok: true, events: [] },
          view: { turn, to_act: next, waits_for: "person", multiplayer: {} },
        })
      ),
      askText: async () => "",
    },
  );
  await local.ask({ op: "new" });
  assert.equal(asked[0].seat, "S");
  assert.deepEqual((await local.ask({ op: "view" })).view, {
    ...{ turn: 0, to_act: "W", waits_for: "person", multiplayer: {}, isNamed: true },
  });
  here = ["S", "W"];
  turn = 1;
  local.receiveNews();
  await soon();
  const covered = await local.ask({ op: "view" });
  assert.equal(asked.at(-1).seat, null);
  assert.deepEqual(covered.view?.pass_and_play, {
    uncovered: null,
    next: "W",
    may_look: ["S", "W"],
    takes_back: null,
    asks: [],
  });
  assert.equal((await local.ask({ op: "act", turn: 1, action: { kind: "pass" } })).error?.code, "covered");
  assert.equal((await local.ask({ op: "uncover_seat", seat: "W" })).view?.pass_and_play?.uncovered, "W");
  await local.ask({ op: "hint", turn: 1 });
  assert.equal(asked.at(-1).seat, "W");
  const cover = (/** @type {string | null} */ uncovered) => ({
    ...{ uncovered, next: "W", may_look: ["S", "W"], takes_back: null, asks: [] },
  });
  const act = { op: /** @type {const} */ ("act"), turn: 1, action: { kind: "pass" } };
  assert.deepEqual((await local.ask(act)).view?.pass_and_play, cover("W"), "they are next again");
  next = "E";
  assert.deepEqual((await local.ask(act)).view?.pass_and_play, { ...cover(null), next: null });
  assert.deepEqual(asked.slice(-2), [
    { ...act, seat: "W" },
    { op: "view", seat: null },
  ]);
  next = "W";
  await local.ask({ op: "uncover_seat", seat: "W" });
  assert.deepEqual((await local.ask({ op: "cover_cards" })).view?.pass_and_play, cover(null));
  await local.ask({ op: "uncover_seat", seat: "W" });
  assert.equal(
    (await local.ask({ op: "new" })).view?.pass_and_play?.uncovered,
    null,
    "a match begins covered",
  );
  await local.ask({ op: "uncover_seat", seat: "W" });
  here = [];
  local.receiveNews();
  await soon();
  assert.equal((await local.ask({ op: "view" })).view?.pass_and_play?.uncovered, null);
  assert.equal(asked.at(-1).seat, null);
});

test("what one person begins at the host's device leaves the match, and taking back is asked of the others", async () => {
  /** @type {any[]} */
  const log = [];
  const host = {
    ...hostAt(() => ["S"]),
    pauseMatch: () => log.push("paused"),
    announceEvent: (...given) => log.push(["announced", ...given]),
    undoVote: {
      requestUndo: async (seat) => (log.push(["undo", seat]), { ok: true, view: { turn: 2 }, events: [] }),
    },
  };
  let isRefused = false;
  const local = createHostEngine(/** @type {any} */ (host), {
    ask: async (/** @type {any} */ question) => {
      log.push(question);
      if (isRefused) return { ok: false, error: { code: "not_now" } };
      return /** @type {any} */ ({ ok: true, view: { turn: 1, waits_for: "person" }, events: [] });
    },
    askText: async (raw) => `${raw}!`,
  });
  assert.equal(await local.askText("text"), "text!");
  const begins = [
    { op: /** @type {const} */ ("new"), challenge: "c1.x" },
    { op: /** @type {const} */ ("resume"), challenge: "c1.x" },
    { op: /** @type {const} */ ("start_task") },
  ];
  for (const question of begins) await local.ask(question);
  assert.deepEqual(
    log.splice(0),
    begins.flatMap((question) => ["paused", question]),
  );
  const agrees = { op: /** @type {const} */ ("set_agreements"), agreements: "points" };
  await local.ask(agrees);
  isRefused = true;
  await local.ask(agrees);
  const asked = { ...agrees, seat: "S" };
  assert.deepEqual(log.splice(0), [asked, ["announced", { ok: true, changed: ["S"] }, "S", true], asked]);
  assert.equal((await local.ask({ op: "undo", turn: 1 })).view?.turn, 2);
  assert.deepEqual(log, [["undo", "S"]]);
});

test("the host's own table is answered with the lines of the record that it has not got", async () => {
  const local = createHostEngine(
    hostAt(() => ["S"]),
    {
      ask: async (/** @type {any} */ { op, since }) =>
        op === "ping"
          ? { ok: true, record_lines: { since } }
          : /** @type {any} */ ({ ok: true, view: { turn: 3, waits_for: "bot" }, events: [] }),
      askText: async () => "",
    },
  );
  await local.ask({ op: "new" });
  local.receiveNews();
  await soon();
  const step = await local.ask({ op: "step", turn: 3, since: 7 });
  assert.deepEqual([step.view?.turn, step["record_lines"]], [3, { since: 7 }]);
  const act = await local.ask({ op: "act", turn: 3, action: {}, since: 8 });
  assert.deepEqual(act["record_lines"], { since: 8 });
});

test("a guest that says hello again is welcomed again, and its seat is shown as it is now", async () => {
  const { guests, events } = table();
  const { say, told } = guestAt(guests);
  for (let times = 0; times < 2; times += 1) say({ kind: "hello", version: VERSION, name: "Noor" });
  await until(() => told.length === 2);
  assert.deepEqual(
    told,
    [1, 2].map((n) => ({ kind: "welcome", seat: "W", version: VERSION, n })),
  );
  assert.deepEqual(events, [
    ["came", "W", "Noor"],
    ["again", "W"],
  ]);
});

test("what others did while it is looked at is looked at once more, and an engine that is gone is told of", async () => {
  let views = 0;
  let isGone = false;
  const local = createHostEngine(
    hostAt(() => ["S"]),
    {
      async ask(/** @type {any} */ { op }) {
        views += op === "view" ? 1 : 0;
        if (isGone) return { ok: false, error: { code: "engine_died" } };
        return /** @type {any} */ ({ ok: true, view: { turn: views, waits_for: "person" }, events: [] });
      },
      askText: async () => "",
    },
  );
  await local.ask({ op: "new" });
  let heard = 0;
  local.listen(() => (heard += 1));
  for (let times = 0; times < 3; times += 1) local.receiveNews();
  await soon();
  assert.deepEqual([views, heard], [2, 2]);
  isGone = true;
  local.receiveNews();
  await soon();
  assert.deepEqual([views, heard], [3, 3]);
});

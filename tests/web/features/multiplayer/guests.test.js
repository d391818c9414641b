import assert from "node:assert/strict";
import { createEngineFunctions } from "../../../../web/js/messages/engine-functions.js";
import { test } from "node:test";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { isSeedDrawn } from "../../../../web/js/features/multiplayer/shared-seed.js";
import { createGuests, cleanAnswer } from "../../../../web/js/features/multiplayer/guests.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { createHostEngine } from "../../../../web/js/features/multiplayer/host-engine.js";
import { channels } from "./channels.js";

Object.assign(globalThis, { addEventListener: () => {} });

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** @param {object} [more] */
function table(more) {
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const events = [];
  const guests = createGuests({
    engine: createEngineFunctions(async (/** @type {any} */ question) => {
      asked.push(question);
      return /** @type {any} */ ({
        ok: true,
        view: { turn: 3, waits_for: "deal", you: question.seat, multiplayer: {} },
        events: [],
        changed: ["S"],
        record_lines: { lines: ["secret"] },
        ...more,
      });
    }),
    onEvent: (answer, seat) => events.push(["happened", seat, answer["changed"]]),
    requestUndo: async (seat) =>
      /** @type {any} */ ({ ok: false, error: { code: "undo_asked", facts: { names: seat } } }),
    onAgreed: (seat, yes) => events.push(["agreed", seat, yes]),
    onJoined: (seat, name) => events.push(["came", seat, name]),
    onLeft: (seat, how) => events.push(["went", seat, how]),
    onSilent: (seat) => events.push(["silent", seat]),
    onBack: (seat) => events.push(["back", seat]),
    onResync: (seat) => events.push(["again", seat]),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 300))),
  });
  return { guests, asked, events };
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
  const { guests, asked, events } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "hello", version: 1, name: "  Noor \n Jahan  and a very long name " });
  say({ kind: "act", id: 1, turn: 2, action: { kind: "pass" }, seat: "S", op: "record" });
  await soon();
  assert.deepEqual(events[0], ["came", "W", "Noor Jahan and a very lo"]);
  assert.deepEqual(asked, [{ op: "act", turn: 2, action: { kind: "pass" }, seat: "W" }]);
  const { answer } = told.find(({ kind }) => kind === "answer");
  assert.deepEqual(Object.keys(answer).sort(), ["events", "ok", "view"]);
  assert.equal(answer.view.waits_for, "person");
  assert.equal(answer.view.multiplayer.guest, true);
});

test("whoever has not said who it is asks nothing, and another version is sent away", async () => {
  const { guests, asked } = table();
  const { say, told } = guestAt(guests);
  say({ kind: "act", id: 1 });
  say({ kind: "hello", version: 0 });
  await soon();
  assert.deepEqual(asked, []);
  assert.deepEqual(
    told.map(({ kind, code }) => [kind, code]),
    [["bye", "guest_older"]],
  );
});

test("a phone that is newer than the table hears so, stays at the link's page, and may scan again", async () => {
  const { guests, events } = table();
  const { one, other } = channels();
  /** @type {any} */
  const state = { settings: { name: "Noor" }, multiplayer: { guest: { status: "answering" } } };
  const store = /** @type {any} */ ({ state: () => state, change: () => {}, listen: () => () => {} });
  const guesting = createGuestTable({
    store,
    table: /** @type {any} */ ({ replaceEngine: () => {} }),
    sleep: async () => {},
    remote: (send) => new RemoteEngine(send),
    change: (together) => Object.assign(state.multiplayer, together),
    linkAddress: (link) => link,
    nameSeats: (view) => view,
    reloadPage: () => {},
  });
  // What a later version of the page would say.
  const { send } = other;
  other.send = (/** @type {string} */ text) => send(text.replace('"version":1', '"version":2'));
  guests.join("W", one);
  guesting.joinThrough(other);
  await soon();
  await new Promise((resolve) => setTimeout(resolve, 320));
  assert.deepEqual(state.multiplayer.refusal, { code: "host_older" });
  assert.equal(state.multiplayer.guest.status, "lost");
  assert.deepEqual(events, [["went", "W", "ended"]]);
});

test("a mistake of the engine's does not bring the record to a guest", () => {
  const error = { code: "internal", message: "trace", facts: { trace: "…" }, record: "followsuit-deal 1" };
  assert.deepEqual(cleanAnswer(/** @type {any} */ ({ id: 1, ok: false, error })), {
    ok: false,
    error: { code: "internal", clause: undefined, facts: {} },
  });
});

test("of two thoughts at once the second is called off", async () => {
  const { guests, asked } = table();
  const { say } = guestAt(guests);
  say({ kind: "hello", version: 1, name: "" });
  say({ kind: "hint", id: 1, turn: 1 });
  say({ kind: "review_deal", id: 2, turn: 1 });
  await soon();
  assert.equal(asked.length, 1);
});

test("a guest at fault three times is gone, and nobody else hears of it but the host", async () => {
  const { guests, events } = table();
  const { other } = guestAt(guests);
  for (let count = 0; count < 3; count += 1) other.send("{");
  await soon();
  assert.deepEqual(events, [["went", "W", "misbehaved"]]);
  assert.deepEqual(guests.listSeats(), []);
});

test("numbers are given only once all hashes are shown, and the record is held to them", async () => {
  const { guests } = table();
  const { one, other } = channels();
  guests.join("N", one);
  /** @type {any} */
  const state = { settings: { name: "Ada" }, multiplayer: { guest: {} } };
  const store = /** @type {any} */ ({
    state: () => state,
    change: (/** @type {any} */ { type, multiplayer }) =>
      type === "multiplayer" && Object.assign(state.multiplayer, multiplayer),
    listen: () => () => {},
  });
  const guesting = createGuestTable({
    store,
    table: /** @type {any} */ ({ replaceEngine: () => {}, joinTable: async () => {}, leaveMatch: () => {} }),
    sleep: async () => {},
    remote: (send) => new RemoteEngine(send),
    change: (together) => store.change({ type: "multiplayer", multiplayer: together }),
    linkAddress: (link) => link,
    nameSeats: (view) => view,
    reloadPage: () => {},
  });
  guesting.joinThrough(other);
  await soon();
  const numbers = await guests.drawNumbers();
  assert.equal(numbers.length, 2);
  const said = other.log.map((/** @type {string} */ text) => JSON.parse(text).kind);
  assert.deepEqual(said, ["hello", "hash", "number"]);
  const hashes = one.log
    .map((/** @type {string} */ text) => JSON.parse(text))
    .find((/** @type {any} */ { kind }) => kind === "hashes").hashes;
  assert.ok(
    !one.log.some((/** @type {string} */ text) => text.includes(numbers[0] ?? "?")),
    "the host's number stays with it",
  );
  const { sha256 } = await import("../../../../web/js/core/sha256.js");
  const seed = await sha256(["follow-suit/together/1", ...[...numbers].sort()].join("/"));
  const record = `followsuit-deal 1\nseed ${seed}\nnumbers ${[...numbers].sort().join(" ")}\n`;
  assert.equal(await isSeedDrawn(record, hashes, numbers[1] ?? ""), true);
  assert.equal(await isSeedDrawn(record.replace(`seed ${seed}`, "seed 7"), hashes, numbers[1] ?? ""), false);
  assert.equal(await isSeedDrawn(record, hashes.slice(1), numbers[1] ?? ""), false);
});

test("the engine at the other end gives what happened as steps, one by one, and all that came before with an answer", async () => {
  /** @type {any[]} */
  const sent = [];
  let heard = 0;
  const engine = new RemoteEngine((message) => sent.push(message) > 0);
  engine.listen(() => (heard += 1));
  engine.startFrom({ turn: 1, waits_for: "bot" });
  const step = engine.ask({ op: "step", turn: 1 });
  engine.receiveNews({ view: { turn: 2, waits_for: "bot" }, events: [{ kind: "a" }] });
  assert.deepEqual((await step)["events"], [{ kind: "a" }]);
  engine.receiveNews({ view: { turn: 3, waits_for: "you" }, events: [{ kind: "b" }] });
  assert.equal((await engine.ask({ op: "step", turn: 2 }))["view"].turn, 3);
  assert.equal(heard, 0);
  engine.receiveNews({ view: { turn: 4, waits_for: "person" }, events: [{ kind: "c" }] });
  assert.equal(heard, 1, "whoever is asked does not step: it is told");
  const act = engine.ask({ op: "act", turn: 3, seat: "S", since: 4, action: {} });
  assert.deepEqual(JSON.parse(JSON.stringify(sent[0])), {
    op: "act",
    turn: 3,
    action: {},
    kind: "act",
    id: 1,
  });
  engine.receiveAnswer(1, /** @type {any} */ ({ ok: true, view: { turn: 5 }, events: [{ kind: "d" }] }));
  assert.deepEqual((await act)["events"], [{ kind: "c" }, { kind: "d" }]);
  assert.equal((await engine.ask({ op: "record" }))["error"].code, "not_for_guests");
  const lost = engine.ask({ op: "hint", turn: 5 });
  engine.cutLine();
  assert.equal((await lost)["error"].code, "line_lost");
});

test("cards of several people at the host's device are covered between them", async () => {
  /** @type {any[]} */
  const asked = [];
  let here = /** @type {any[]} */ (["S"]);
  const local = createHostEngine({
    engine: /** @type {any} */ ({
      ask: async (/** @type {any} */ question) => (
        asked.push(question),
        { ok: true, view: { to_act: "W", multiplayer: {} } }
      ),
      askText: async () => "",
    }),
    getSeats: () => here,
    isPlaying: () => true,
    buildStart: async (question) => question,
    onStarted: () => {},
    onEvent: () => {},
    requestUndo: async () => /** @type {any} */ ({ ok: true }),
    onLeft: () => {},
    nameSeats: (view) => view,
  });
  assert.equal((await local.ask({ op: "view" })).view?.pass_and_play, undefined);
  assert.equal(asked[0].seat, "S");
  here = ["S", "W"];
  const covered = await local.ask({ op: "view" });
  assert.equal(asked[1].seat, null);
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
  here = [];
  assert.equal((await local.ask({ op: "step", turn: 1 })).view?.pass_and_play?.uncovered, null);
  assert.equal(asked.at(-1).seat, null);
});

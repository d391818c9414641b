/**
 * Room: the pages of a host and of its guests without their views, the real engine behind the host's, and a time of their own: what
 * is sent to each guest, when, for tests that compare two worlds. Started by tests/contract/test_multiplayer_beats.py with its plan.
 */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import "../../shared/catalog.js";
import { unlessRefused } from "../../../../web/js/core/requests.js";
import { createStore } from "../../../../web/js/core/store.js";
import { RemoteEngine } from "../../../../web/js/engine/remote-client.js";
import { createChairs } from "../../../../web/js/features/multiplayer/chairs.js";
import { GUEST_FIELDS, functionName } from "../../../../web/js/messages/engine-functions.js";
import { createGuestTable } from "../../../../web/js/features/multiplayer/guest.js";
import { createHostTable } from "../../../../web/js/features/multiplayer/host.js";
import { firstState, reduce } from "../../../../web/js/page/state.js";
import { countDealt } from "../../../../web/js/table/store/dealing.js";
import { createTable } from "../../../../web/js/table/store/table-store.js";
import { ALONE, documentsOf } from "../../shared/documents.js";
import { channels } from "./channels.js";
import { createTime } from "./virtual-time.js";

/**
 * @typedef {object} Plan
 * @property {string} python the interpreter, with the engine on its path
 * @property {string} game
 * @property {string} record of a match whose last deal has just begun
 * @property {{ seat: string, action: any, index: number, dealt: number }[]} acts of people, in order; `index`: among all acts of the
 *   deal; `dealt`: so many cards were dealt before
 * @property {Record<string, object>} settings of each device, by its seat
 * @property {string[]} seats
 * @property {string[]} bots those of them at which bots sit
 * @property {string} watched the guest whose messages are compared
 * @property {Record<string, string[]>} asks what a seat asks besides, each time it is to act
 * @property {number | null} skips after so many cards the host deals the rest at once
 * @property {number} reacts how long people think, in milliseconds
 * @property {number} until the end, in milliseconds
 */

/** @type {Plan} */
const plan = JSON.parse(readFileSync(0, "utf8"));
Object.assign(globalThis, { addEventListener: () => {} });

/** @type {((text: string) => void)[]} */
const waiting = [];
const { now, sleep, settle, pass, setTimer, clearTimer } = createTime(() => waiting.length > 0);
Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer });

// The engine -------------------------------------------------------------------------------------------------
const SERVE = `
import sys
from followsuit.protocol.session import Session
session = Session()
for line in sys.stdin:
    print(session.handle(line), flush=True)
`;
const python = spawn(plan.python, ["-c", SERVE], {
  stdio: ["pipe", "pipe", "inherit"],
});
createInterface(python.stdout).on("line", (line) => waiting.shift()?.(line));
const engine = {
  /** @param {Record<string, unknown>} question @returns {Promise<any>} */
  async ask(question) {
    const text = await new Promise((resolve) => {
      waiting.push(resolve);
      python.stdin.write(`${JSON.stringify({ v: 1, id: 1, ...question })}\n`);
    });
    return JSON.parse(String(text));
  },
  askText: async () => "",
};

// The pages --------------------------------------------------------------------------------------------------
const log = /** @type {[number, string][]} */ ([]);
let forced = 0;

/** @param {string} seat */
async function page(seat) {
  const store = createStore(firstState({ coach: "off", ...plan.settings[seat] }), reduce);
  const { documents } = await documentsOf([]);
  const table = createTable({
    store,
    sleep,
    documents,
    now,
    bootEngine: async () => engine,
    createSeed: () => "seed",
    seatNames: () => ({}),
    tabs: ALONE,
  });
  const change = (/** @type {object} */ some) =>
    store.change(/** @type {any} */ ({ type: "multiplayer", multiplayer: some }));
  return { seat, store, table, change };
}

/** @typedef {Awaited<ReturnType<typeof page>>} Page */

/** The turn at which the deal began. */
let firstTurn = 0;

/** What a seat does next: of the record, whose acts are counted by turns; a declaration may come later than there. @param {any} view @param {Plan["acts"]} acts */
function findNext({ turn, seats, prompt, waits_for: waits }, acts) {
  if (waits !== "table") return acts.find((act) => act.index >= turn - firstTurn);
  const next = acts.find(({ action }) => action.kind === "declare");
  const dealt = countDealt({ seats });
  return prompt?.kind === "declare" && next && dealt >= next.dealt ? next : undefined;
}

/** Have the person of a page do what they have done in the record, as soon as they are asked. @param {Page} page */
function playFor({ seat, store, table }) {
  const acts = plan.acts.filter((act) => act.seat === seat);
  let asked = -1;
  store.listen(({ match, settings }) => {
    if (!match || match.busy) return;
    const { view } = match;
    const next = findNext(view, acts);
    if (!next || (view.waits_for !== "you" && view.waits_for !== "table") || asked === next.index) return;
    asked = next.index;
    if (next.action.kind === "declare") acts.splice(acts.indexOf(next), 1);
    for (const op of plan.asks[seat] ?? []) askAbout(table, op, view, next.action);
    // The page plays the only card there is by itself.
    if (settings.autoplay && view.prompt?.kind === "play" && view.prompt.only) return void (forced += 1);
    setTimeout(() => void table.performAction(next.action), plan.reacts);
  });
}

/** What is asked beside acts. @param {Page["table"]} table @param {string} op @param {any} view @param {any} action */
function askAbout({ engine: asked }, op, { turn, hand }, action) {
  const given = {
    turn,
    action,
    level: "beginner",
    at: 1,
    chosen: [],
    card: hand[0],
    kind: "play",
  };
  const fields = /** @type {Record<string, string[]>} */ (GUEST_FIELDS)[op] ?? [];
  const send = /** @type {any} */ (asked)[functionName(op)];
  void unlessRefused(
    send(Object.fromEntries(fields.map((field) => [field, /** @type {any} */ (given)[field]]))),
  );
}

// The table --------------------------------------------------------------------------------------------------
const here = await page("S");
const chairs = createChairs(plan.seats, (seat) => ({
  who: seat === "S" ? "here" : plan.bots.includes(seat) ? "bot" : "phone",
  name: seat,
  level: "beginner",
}));
here.change({
  role: "host",
  game: plan.game,
  chairs,
  stage: "seats",
  undoRequest: null,
});
const host = createHostTable({
  store: here.store,
  table: here.table,
  sleep,
  now,
  remote: (send) => new RemoteEngine(send),
  change: here.change,
  linkAddress: (link) => link,
  onPhoneLost: () => {},
  onPhoneFound: () => {},
  nameSeats: (view) => view,
  reloadPage: () => {},
});
/** @type {Page[]} */
const guests = [];
for (const seat of plan.seats.filter((one) => one !== "S" && !plan.bots.includes(one))) {
  const there = await page(seat);
  there.change({
    role: "guest",
    guest: { seat, chairs: [], status: "answering" },
    undoRequest: null,
  });
  const { one, other } = channels();
  if (seat === plan.watched) {
    const { send } = one;
    one.send = (/** @type {string} */ text) => {
      log.push([now(), text]);
      send(text);
    };
  }
  host.guests.join(/** @type {any} */ (seat), one);
  createGuestTable({
    store: there.store,
    table: there.table,
    sleep,
    remote: (send) => new RemoteEngine(send),
    change: there.change,
    linkAddress: (link) => link,
    nameSeats: (view) => view,
    reloadPage: () => {},
  }).joinThrough(other);
  guests.push(there);
}
await settle();
host.takeOverTable();
await here.table.startEngine();
await pass(1_000);
for (const one of [here, ...guests]) playFor(one);
void here.table.openRecord(plan.record, plan.game);
await pass(1_200, () => here.store.state().match !== null);
firstTurn = here.store.state().match?.view.turn ?? 0;
if (plan.skips !== null)
  here.store.listen(({ match }) => {
    if (
      match?.view.phase === "dealing" &&
      match.dealing === "live" &&
      (match.view.dealt ?? 0) >= (plan.skips ?? 0)
    )
      void here.table.setDealing("skip");
  });
const last = firstTurn + Math.max(...plan.acts.map(({ index }) => index)) + 1;
await pass(plan.until, () => (here.store.state().match?.view.turn ?? 0) >= last);
const reached = (here.store.state().match?.view.turn ?? 0) - firstTurn;
process.stdout.write(JSON.stringify({ log, forced, reached, time: now() }), () => process.exit(0));

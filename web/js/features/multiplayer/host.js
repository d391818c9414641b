/**
 * Hosting: the table of a match that people play at devices of their own. This page has the engine, the match and the record; its
 * own table asks the engine through `host-engine.js`, the guests through `guests.js`, and both in the same way.
 */

import {
  changed as changedChairs,
  isStoodIn,
  seatsOfPeople,
  seatsHere,
  shownChairs,
  swapped,
} from "./chairs.js";
import { createEngineFunctions } from "../../messages/engine-functions.js";
import { createGuests } from "./guests.js";
import { createUndoing } from "./undo-vote.js";
import { createLocal } from "./host-engine.js";

/** @import { Answer, Engine, Question, Refusal, Seat, View } from "../../core/types.d.ts" */
/** @import { Chair, Together } from "./types.d.ts" */

/** How long a bot that stands in waits before it acts, in milliseconds. */
const BOT_MS = 900;
/** A phone that has to come back to a match that is resumed. */
const AWAITED = /** @type {const} */ ({ phone: "away", instead: "wait" });

/**
 * @param {Pick<import("../types.d.ts").Page, "store" | "table" | "sleep"> & {
 *   say: (change: Partial<Together>) => void,
 *   record: () => string | null,
 *   lost: (seat: Seat, refusal: Refusal | null) => void,
 *   found: (seat: Seat) => void,
 *   named: (view: View) => View,
 * }} needs `say`: change the part of the state; `record`: the record of the match at the table; `lost`: somebody's phone is gone;
 *   `found`: it is back by itself; `named`: the seats as they are called here
 */
export function createHosting({ store, table, sleep, say, record, lost, found, named }) {
  /** The engine of this page. @type {Engine | null} */
  let engine = null;
  /** @type {ReturnType<typeof createLocal> | null} */
  let local = null;
  let isOn = false;
  /** The table as it stood when anybody was answered last. @type {View | null} */
  let latest = null;
  /** The turn at which a bot is standing in. */
  let standing = -1;
  let isGiven = false;

  const chairs = () => store.state().multiplayer?.chairs ?? [];
  const chairAt = (/** @type {Seat} */ seat) => chairs().find((chair) => chair.seat === seat);
  const put = (/** @type {Chair[]} */ all) => {
    say({ chairs: all });
    guests.say({ kind: "seats", chairs: shownChairs(all), game: store.state().multiplayer?.game });
  };
  const change = (/** @type {Seat} */ seat, /** @type {Partial<Chair>} */ some) =>
    put(changedChairs(chairs(), seat, some));
  /** @param {Question} question @returns {Promise<Answer>} */
  async function askEngine(question) {
    const answer = await engine?.ask(question).catch(() => null);
    if (answer) return answer;
    // The table asks too, sees that the engine is gone, and starts another.
    local?.tell();
    return /** @type {Answer} */ ({ ok: false, error: { code: "engine_died" } });
  }

  const engineHere = createEngineFunctions(askEngine);

  // The guests are told at once that this page is closed.
  addEventListener("pagehide", () => guests.endAll());
  const guests = createGuests({
    engine: engineHere,
    happened,
    undo: (seat, turn) => undoing.undo(seat, turn),
    sleep,
    agreed: (seat, yes) => void undoing.agreed(seat, yes),
    came: (seat, name) => void came(seat, name),
    went(seat, how, { isGreeted, differs }) {
      const isHostile = how === "misbehaved";
      const code = isHostile ? "line_misbehaved" : differs;
      // Whoever never said hello leaves the chair as it was.
      const instead = isHostile ? "bot" : isGreeted ? "wait" : (chairAt(seat)?.instead ?? "wait");
      change(seat, { phone: isGreeted || isOn ? "away" : "free", instead });
      lost(seat, code ? { code } : null);
      void standIn();
    },
    silent(seat) {
      change(seat, { phone: "away", instead: "wait" });
      lost(seat, null);
    },
    back(seat) {
      void came(seat, "");
      found(seat);
    },
    again: (seat) => (isOn ? void guests.begin(seat) : guests.say({ kind: "paused" }, seat)),
  });

  const undoing = createUndoing({
    chairs,
    view: () => latest && named(latest),
    engine: engineHere,
    happened,
    sleep,
    tell: (message, seat) => guests.say(message, seat),
    show: (asked) => say({ asked }),
    declined: () => store.change({ type: "refuse", refusal: { code: "undo_declined" } }),
  });

  /** Ask the engine through this from now on. */
  function open() {
    table.replaceEngine((before) => {
      if (!before || before === local) return before;
      engine = before;
      local = createLocal({
        engine: before,
        seats: () => seatsHere(chairs()),
        isOn: () => isOn,
        begun,
        began,
        happened: (answer, seat) => happened(answer, seat, true),
        undo: undoing.undo,
        left: pause,
        named,
      });
      return local;
    });
    return local !== null;
  }

  /** What begins a match for all: with its people, and a seed that all have drawn; chips and single deals are one person's. @param {Question} question @returns {Promise<Question>} */
  async function begun({ stake: _, one_deal: __, ...question }) {
    if (question.op === "resume") return { ...question, apart: true };
    say({ stage: "drawing" });
    const numbers = await guests.draw();
    // Nobody is "you" to everybody: who gave no name is called by the seat, at each device in its language.
    const own = Object.fromEntries(
      chairs().flatMap(({ seat, who, name, phone }) => {
        if (who === "bot") return seat === "S" ? [[seat, ""]] : [];
        // Whoever sat there last time may not be who comes.
        return [[seat, who === "phone" && phone === "free" ? "" : name]];
      }),
    );
    const bots = chairs().filter(({ who }) => who === "bot");
    const people = question["again"] ? {} : { people: seatsOfPeople(chairs()) };
    return {
      ...question,
      ...people,
      apart: true,
      numbers,
      levels: Object.fromEntries(bots.map(({ seat, level }) => [seat, level])),
      names: { .../** @type {any} */ (question["names"]), ...own },
    };
  }

  /**
   * @param {Answer} answer
   * @param {boolean} isResumed the phones have to come back first: nothing is decided for them meanwhile
   */
  function began(answer, isResumed) {
    const { view } = answer;
    if (!view) return;
    isOn = true;
    isGiven = false;
    latest = view;
    const all = chairs().map((chair) => {
      const { level = null, name = "" } = view.seats[chair.seat] ?? {};
      if (level !== null) return { ...chair, who: /** @type {const} */ ("bot"), name: name || chair.name };
      const one = { ...chair, name: name || chair.name };
      if (one.who === "bot") one.who = "phone";
      return isResumed && one.who === "phone" && one.phone === "free" ? { ...one, ...AWAITED } : one;
    });
    say({ stage: "playing", game: view.game });
    put(all);
    for (const seat of guests.seats()) void guests.begin(seat);
    for (const { seat, who, phone } of all) if (who === "phone" && phone === "away") lost(seat, null);
    void standIn();
  }

  /**
   * Something has happened: everybody whose view has changed is told.
   * @param {Answer} answer
   * @param {Seat | null} seat whose doing it was
   * @param {boolean} [isOwn] whether this device has been answered already
   */
  function happened(answer, seat, isOwn = false) {
    if (!isOn) return;
    if (answer.view) latest = answer.view;
    const changed = /** @type {Seat[]} */ (answer["changed"] ?? []);
    if (!changed.length && !answer["events"]) return;
    for (const other of changed) guests.tell(other);
    if (!isOwn) local?.tell();
    if (latest?.waits_for === "over" && !isGiven) void give();
    if (latest?.waits_for === "deal") void sitDown();
    void standIn();
  }

  async function give() {
    isGiven = true;
    const answer = await engineHere.record();
    const text = answer.ok ? String(answer["record"]) : record();
    if (text) guests.give(text);
  }

  /** Whoever came to a bot's seat during the deal sits down there, now that it is over. */
  async function sitDown() {
    for (const { seat, who, phone, name } of chairs()) {
      if (who !== "phone" || phone !== "there" || latest?.seats[seat]?.level === null) continue;
      const answer = await engineHere.takeSeat({ seat, name });
      if (!answer.ok) continue;
      latest = answer.view ?? latest;
      await guests.begin(seat);
      for (const other of guests.seats()) if (other !== seat) guests.tell(other);
      local?.tell();
    }
  }

  /** A bot acts for a person who is away, if that is what was chosen. */
  async function standIn() {
    const seat = latest?.to_act;
    const chair = seat && chairAt(seat);
    if (!isOn || !chair || !isStoodIn(chair) || standing === latest?.turn) return;
    const turn = latest?.turn ?? 0;
    standing = turn;
    await sleep(BOT_MS);
    const now = chairAt(chair.seat);
    standing = -1;
    if (!isOn || latest?.turn !== turn || !now || !isStoodIn(now)) return;
    const answer = await engineHere.actForSeat({ turn, seat: chair.seat, level: chair.level });
    if (answer.ok) happened(answer, chair.seat);
  }

  /** @param {Seat} seat @param {string} name */
  async function came(seat, name) {
    change(seat, { who: "phone", phone: "there", link: null, refusal: null, ...(name ? { name } : {}) });
    if (!isOn) return guests.say({ kind: "paused" }, seat);
    const isPerson = latest?.seats[seat]?.level === null;
    if (isPerson) await guests.begin(seat);
    else if (latest?.waits_for === "deal") await sitDown();
    else guests.say({ kind: "notice", code: "next_deal" }, seat);
    if (latest?.waits_for === "over") await give();
    local?.tell();
  }

  /** The match at the table is left, here: the guests wait. */
  function pause() {
    if (!isOn) return;
    isOn = false;
    latest = null;
    guests.say({ kind: "paused" });
    say({ stage: "seats" });
  }

  return {
    open,
    guests,
    change,
    put,
    pause,
    standIn,
    isOn: () => isOn,
    isBetween: () => !isOn || latest?.waits_for === "deal" || latest?.waits_for === "over",
    /** This device answers for those who sit at it. @param {boolean} yes */
    agree: undoing.agreeHere,
    /** Two people change places, between two deals. @param {Seat} one @param {Seat} other */
    async swap(one, other) {
      guests.swap(one, other);
      put(swapped(chairs(), one, other));
      if (!isOn) return;
      for (const seat of [one, other]) {
        const answer = await engineHere.takeSeat({ seat, name: chairAt(seat)?.name ?? "" });
        latest = answer.view ?? latest;
      }
      for (const seat of guests.seats()) await guests.begin(seat);
      local?.tell();
    },
    /** A device at this table goes: its view is asked for again. */
    look: () => local?.tell(),
  };
}

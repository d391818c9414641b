/**
 * Hosting: the table of a match that people play at devices of their own. This page has the engine, the match and the record; its
 * own table asks the engine through `host-engine.js`, the guests through `guests.js`, and both in the same way.
 */

import { numberNames } from "../../core/person-name.js";
import {
  changeChair as replaceChair,
  listPeopleSeats,
  listSeatsHere,
  describeChairs,
  swapChairs,
} from "./chairs.js";
import { unlessRefused } from "../../core/requests.js";
import { createEngineFunctions } from "../../messages/engine-functions.js";
import { createBeatClock } from "./beat-clock.js";
import { createGuests } from "./guests.js";
import { createHostDrawing } from "./host-drawing.js";
import { createUndoVote } from "./undo-vote.js";
import { ENGINE_GONE, createHostEngine } from "./host-engine.js";
import { passOn } from "./message-kinds.js";
import { createPhones } from "./phones.js";

/** @import { Answer, Engine, Question, Seat } from "../../core/types.d.ts" */
/** @import { Chair, HostContext, MultiplayerContext } from "./types.d.ts" */

/** A phone that has to come back to a match that is resumed. */
const AWAITED = /** @type {const} */ ({ phone: "away", substitute: "wait" });

/** @param {MultiplayerContext} context */
export function createHostTable(context) {
  const { store, table, change } = context;
  /** The engine of this page. @type {Engine} */
  let engine;
  /** Whether the guests have the record of the match that is over. @type {boolean} */
  let isRecordSent;
  /** The seed of the match that begins next. @type {import("./host-drawing.js").Drawn | null} */
  let drawn = null;

  const getChairs = () => store.state().multiplayer?.chairs ?? [];

  /** @type {HostContext} */
  const host = /** @type {HostContext} */ ({
    ...context,
    ...{ engine: createEngineFunctions(askEngine), ownEngine: null, isPlaying: false, latest: null },
    ...{ getChairs, changeChair, buildStart, startForAll, pauseMatch, showTable, announceEvent, changeHands },
    ...{ tellSeat, sendRecord },
    findChair: (/** @type {Seat} */ seat) => getChairs().find((chair) => chair.seat === seat),
  });
  host.clock = createBeatClock(host);
  host.guests = createGuests(host);
  host.phones = createPhones(host);
  host.undoVote = createUndoVote(host);
  host.drawing = createHostDrawing({
    getSeats: host.guests.listGreeted,
    sendMessage: host.guests.sendToGuests,
    onChange: (drawing) => change({ drawing }),
    sleep: host.sleep,
  });
  const { clock, guests, phones } = host;
  // The guests are told at once that this page is closed.
  addEventListener("pagehide", guests.closeAll);

  /** @param {Question} question @returns {Promise<Answer>} */
  async function askEngine(question) {
    try {
      return await engine.ask(question);
    } catch {
      // The table asks too, sees that the engine is gone, and starts another.
      host.ownEngine?.receiveNews();
      return ENGINE_GONE;
    }
  }

  /** @param {Chair[]} all */
  function changeChairs(all) {
    change({ chairs: all });
    guests.sendToGuests({
      kind: "seats",
      chairs: describeChairs(all),
      game: store.state().multiplayer?.game,
    });
  }

  /** @param {Seat} seat @param {Partial<Chair>} some */
  function changeChair(seat, some) {
    changeChairs(replaceChair(getChairs(), seat, some));
  }

  /** Ask the engine through this from now on. */
  function takeOverTable() {
    table.replaceEngine((before) => {
      if (!before || before === host.ownEngine) return before;
      engine = before;
      return (host.ownEngine = createHostEngine(host, before));
    });
    return host.ownEngine !== null;
  }

  /** Draw the seed of the next match with all who are there but some; each device shows how. @param {readonly Seat[]} without */
  async function drawSeed(without) {
    change({ stage: "drawing" });
    store.change({ type: "panel", panel: "multiplayer" });
    const seed = await host.drawing.drawSeed(listSeatsHere(getChairs())[0] ?? null, without);
    if (seed) store.change({ type: "panel", panel: null });
    else change({ stage: host.isPlaying ? "playing" : "seats" });
    return seed;
  }

  /** What begins a match for all: with its people, and a seed that all have drawn; chips and single deals are one person's. @param {Question} question @returns {Promise<Question | null>} */
  async function buildStart({ stake: _, one_deal: __, ...question }) {
    if (question.op === "resume") return { ...question, multiplayer: true };
    const seed = drawn ?? (await drawSeed([]));
    drawn = null;
    if (!seed) return null;
    // Nobody is "you" to everybody: who gave no name is called by the seat, at each device in its language.
    const own = Object.fromEntries(
      getChairs().flatMap(({ seat, who, name, phone }) => {
        if (who === "bot") return seat === "S" ? [[seat, ""]] : [];
        // Whoever sat there last time may not be who comes.
        return [[seat, who === "phone" && phone === "free" ? "" : name]];
      }),
    );
    const bots = getChairs().filter(({ who }) => who === "bot");
    const people = question["again"] ? {} : { people: listPeopleSeats(getChairs()) };
    return {
      ...question,
      ...people,
      multiplayer: true,
      ...(seed.draw ? seed : { numbers: seed.numbers }),
      levels: Object.fromEntries(bots.map(({ seat, level }) => [seat, level])),
      names: {
        .../** @type {Record<string, string> | undefined} */ (question["names"]),
        ...numberNames(own),
      },
    };
  }

  /**
   * @param {Answer} answer
   * @param {boolean} isResumed the phones have to come back first: nothing is decided for them meanwhile
   */
  function startForAll(answer, isResumed) {
    const { view } = answer;
    if (!view) return;
    host.isPlaying = true;
    isRecordSent = false;
    host.latest = view;
    const all = getChairs().map((chair) => {
      const { level = null, name = "" } = view.seats[chair.seat] ?? {};
      if (level !== null) return { ...chair, who: /** @type {const} */ ("bot"), name: name || chair.name };
      const one = { ...chair, name: name || chair.name };
      if (one.who === "bot") one.who = "phone";
      return isResumed && one.who === "phone" && one.phone === "free" ? { ...one, ...AWAITED } : one;
    });
    change({ stage: "playing", game: view.game });
    changeChairs(all);
    for (const seat of guests.listSeats()) void guests.sendStart(seat);
    for (const { seat, who, phone } of all)
      if (who === "phone" && phone === "away") host.onPhoneLost(seat, null);
    clock.start();
  }

  /** @param {Answer} answer */
  function showTable(answer) {
    host.latest = answer.view ?? host.latest;
    if (host.ownEngine?.findShownSeat() === null && answer.events?.length) host.ownEngine.takeNews(answer);
    if (host.latest?.waits_for === "over" && !isRecordSent) void sendRecord();
    if (host.latest?.waits_for === "deal") void phones.seatArrivals();
  }

  /** Everybody whose view has changed is told. @param {Answer} answer @param {Seat | null} seat @param {boolean} isTold */
  function announceEvent(answer, seat, isTold) {
    if (!host.isPlaying) return;
    for (const other of /** @type {Seat[]} */ (answer["changed"] ?? [])) guests.sendNews(other);
    if (!isTold) tellSeat(seat, answer);
    if (seat !== host.ownEngine?.findShownSeat()) host.ownEngine?.receiveNews();
  }

  /** @param {Seat | null} seat @param {Answer} answer */
  function tellSeat(seat, answer) {
    if (seat === host.ownEngine?.findShownSeat()) host.ownEngine.takeNews(answer);
    else if (seat) guests.tellGuest(seat, answer);
  }

  async function sendRecord() {
    isRecordSent = true;
    const text = (await unlessRefused(host.engine.record()))?.record ?? table.saver.currentMatch()?.record;
    if (text) guests.sendRecord(text);
  }

  /** A person hands the seat over to a bot, or takes it over again: all are told. @param {{ kind: string, [field: string]: unknown }} message @param {Seat} seat */
  async function changeHands(message, seat) {
    const answer = await passOn(host.engine, message, seat);
    announceEvent(answer, seat, true);
    clock.wake();
    return answer;
  }

  /** The match at the table is left, here: the guests wait. */
  function pauseMatch() {
    if (!host.isPlaying) return;
    host.isPlaying = false;
    clock.stop();
    guests.sendToGuests({ kind: "paused" });
    change({ stage: "seats" });
  }

  return {
    takeOverTable,
    guests,
    changeChair,
    nameChair: phones.nameChair,
    changeChairs,
    pauseMatch,
    /** Draw the seed of the match that begins next. @param {readonly Seat[]} without @returns {Promise<boolean>} whether it is drawn */
    async drawNext(without) {
      drawn = await drawSeed(without);
      return drawn !== null;
    },
    /** Somebody else plays for a person who is away. */
    changeStandIn: clock.wake,
    isPlaying: () => host.isPlaying,
    isBetweenDeals: () =>
      !host.isPlaying || host.latest?.waits_for === "deal" || host.latest?.waits_for === "over",
    /** This device answers for those who sit at it. @param {boolean} yes */
    answerUndo: host.undoVote.answerHere,
    /** Two people change places, between two deals. @param {Seat} one @param {Seat} other */
    async swapSeats(one, other) {
      guests.swapGuests(one, other);
      changeChairs(swapChairs(getChairs(), one, other));
      if (!host.isPlaying) return;
      for (const seat of [one, other]) {
        const request = host.engine.takeSeat({ seat, name: host.findChair(seat)?.name ?? "" });
        host.latest = (await unlessRefused(request))?.view ?? host.latest;
      }
      for (const seat of guests.listSeats()) await guests.sendStart(seat);
      host.ownEngine?.receiveNews();
    },
    /** A device at this table goes: its view is asked for again. */
    refreshTable: () => host.ownEngine?.receiveNews(),
  };
}

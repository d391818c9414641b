/**
 * Hosting: the table of a match that people play at devices of their own. This page has the engine, the match and the record; its
 * own table asks the engine through `host-engine.js`, the guests through `guests.js`, and both in the same way.
 */

import { numberNames } from "../../core/person-name.js";
import {
  changeChair as replaceChair,
  isPlayedByBot,
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
import { createUndoRequests } from "./undo-vote.js";
import { createHostEngine } from "./host-engine.js";

/** @import { Answer, Engine, Question, Refusal, Seat, View } from "../../core/types.d.ts" */
/** @import { Chair, Multiplayer } from "./types.d.ts" */

/** A phone that has to come back to a match that is resumed. */
const AWAITED = /** @type {const} */ ({ phone: "away", substitute: "wait" });

/**
 * @param {Pick<import("../types.d.ts").Page, "store" | "table" | "sleep" | "remote"> & {
 *   change: (change: Partial<Multiplayer>) => void,
 *   getRecord: () => string | null,
 *   onLost: (seat: Seat, refusal: Refusal | null) => void,
 *   onRestored: (seat: Seat) => void,
 *   nameSeats: (view: View) => View,
 *   now?: () => number,
 * }} needs `say`: change the part of the state; `record`: the record of the match at the table; `lost`: somebody's phone is gone;
 *   `found`: it is back by itself; `named`: the seats as they are called here
 */
export function createHostTable({
  store,
  table,
  sleep,
  remote,
  now,
  change,
  getRecord,
  onLost,
  onRestored,
  nameSeats,
}) {
  /** The engine of this page. @type {Engine | null} */
  let engine = null;
  /** @type {ReturnType<typeof createHostEngine> | null} */
  let hostEngine = null;
  let isPlaying = false;
  /** The table as everybody sees it. @type {View | null} */
  let latest = null;
  let isRecordSent = false;
  /** The seed of the match that begins next. @type {import("./host-drawing.js").Drawn | null} */
  let drawn = null;

  const getChairs = () => store.state().multiplayer?.chairs ?? [];
  const findChair = (/** @type {Seat} */ seat) => getChairs().find((chair) => chair.seat === seat);
  const changeChairs = (/** @type {Chair[]} */ all) => {
    change({ chairs: all });
    guests.sendMessage({
      kind: "seats",
      chairs: describeChairs(all),
      game: store.state().multiplayer?.game,
    });
  };
  const changeChair = (/** @type {Seat} */ seat, /** @type {Partial<Chair>} */ some) =>
    changeChairs(replaceChair(getChairs(), seat, some));
  /** @param {Question} question @returns {Promise<Answer>} */
  async function askEngine(question) {
    const answer = await engine?.ask(question).catch(() => null);
    if (answer) return answer;
    // The table asks too, sees that the engine is gone, and starts another.
    hostEngine?.receiveNews();
    return /** @type {Answer} */ ({ ok: false, error: { code: "engine_died" } });
  }

  const engineHere = createEngineFunctions(askEngine);

  // The guests are told at once that this page is closed.
  addEventListener("pagehide", () => guests.closeAll());
  const clock = createBeatClock({
    engine: engineHere,
    getSpeed: () => store.state().settings.speed,
    getDealing: () => store.state().match?.dealing ?? "live",
    findStandIn(seat) {
      const chair = findChair(seat);
      return chair && isPlayedByBot(chair) ? chair.level : null;
    },
    onLook: showTable,
    onActed: announceEvent,
    sleep,
    ...(now ? { now } : {}),
  });
  const guests = createGuests({
    engine: engineHere,
    offerAct: clock.offerAct,
    whenOpen: clock.whenOpen,
    requestUndo: (seat) => undoing.requestUndo(seat),
    onDrawing: (seat, message) => hostDrawing.receiveMessage(seat, message),
    sleep,
    ...(now ? { now } : {}),
    onAgreed: (seat, yes) => void undoing.handleAnswer(seat, yes),
    onJoined: (seat, name) => void admitPhone(seat, name),
    onLeft(seat, how, { isGreeted, versionProblem }) {
      hostDrawing.removeGuest(seat);
      const isHostile = how === "misbehaved";
      const code = isHostile ? "line_misbehaved" : versionProblem;
      // Whoever never said hello leaves the chair as it was.
      const instead = isHostile ? "bot" : isGreeted ? "wait" : (findChair(seat)?.substitute ?? "wait");
      changeChair(seat, { phone: isGreeted || isPlaying ? "away" : "free", substitute: instead });
      onLost(seat, code ? { code } : null);
      clock.wake();
    },
    onSilent(seat) {
      changeChair(seat, { phone: "away", substitute: "wait" });
      onLost(seat, null);
    },
    onBack(seat) {
      void admitPhone(seat, "");
      onRestored(seat);
    },
    onResync: (seat) =>
      isPlaying ? void guests.sendStart(seat) : guests.sendMessage({ kind: "paused" }, seat),
  });

  const hostDrawing = createHostDrawing({
    getSeats: guests.listGreeted,
    sendMessage: guests.sendMessage,
    onChange: (drawing) => change({ drawing }),
    sleep,
  });

  const undoing = createUndoRequests({
    getChairs,
    getView: () => latest && nameSeats(latest),
    undoAct: (seat, agreed) =>
      clock.offerAct(null, () =>
        engineHere.undo({ seat, turn: latest?.turn ?? -1, ...(agreed ? { agreed } : {}) }),
      ),
    tellSeat,
    sleep,
    ...(now ? { now } : {}),
    sendMessage: (message, seat) => guests.sendMessage(message, seat),
    showRequest: showUndoRequest,
    onDeclined: () => store.change({ type: "refuse", refusal: { code: "undo_declined" } }),
  });

  /** Ask those who sit here: by a mark, for they may be thinking about a card of their own. @param {Multiplayer["undoRequest"]} asked */
  function showUndoRequest(asked) {
    change({ undoRequest: asked });
    store.change({ type: "notice", code: asked ? "undo_request" : null });
  }

  /** Ask the engine through this from now on. */
  function takeOverTable() {
    table.replaceEngine((before) => {
      if (!before || before === hostEngine) return before;
      engine = before;
      hostEngine = createHostEngine({
        engine: before,
        remote,
        getSeats: () => listSeatsHere(getChairs()),
        isPlaying: () => isPlaying,
        buildStart,
        onStarted: startForAll,
        offerAct: clock.offerAct,
        requestUndo: undoing.requestUndo,
        onLeft: pauseMatch,
        nameSeats,
      });
      return hostEngine;
    });
    return hostEngine !== null;
  }

  /** Draw the seed of the next match with all who are there but some; each device shows how. @param {readonly Seat[]} without */
  async function drawSeed(without) {
    change({ stage: "drawing" });
    store.change({ type: "panel", panel: "multiplayer" });
    const seed = await hostDrawing.drawSeed(listSeatsHere(getChairs())[0] ?? null, without);
    if (seed) store.change({ type: "panel", panel: null });
    else change({ stage: isPlaying ? "playing" : "seats" });
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
      names: { .../** @type {any} */ (question["names"]), ...numberNames(own) },
    };
  }

  /**
   * @param {Answer} answer
   * @param {boolean} isResumed the phones have to come back first: nothing is decided for them meanwhile
   */
  function startForAll(answer, isResumed) {
    const { view } = answer;
    if (!view) return;
    isPlaying = true;
    isRecordSent = false;
    latest = view;
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
    for (const { seat, who, phone } of all) if (who === "phone" && phone === "away") onLost(seat, null);
    clock.start();
  }

  /** The table as everybody sees it, before each beat. @param {Answer} answer */
  function showTable(answer) {
    latest = answer.view ?? latest;
    if (hostEngine?.findShownSeat() === null && answer.events?.length) hostEngine.takeNews(answer);
    if (latest?.waits_for === "over" && !isRecordSent) void sendRecord();
    if (latest?.waits_for === "deal") void seatArrivals();
  }

  /**
   * Something has happened: everybody whose view has changed is told.
   * @param {Answer} answer
   * @param {Seat | null} seat whose view it has; null: what everybody may see
   * @param {boolean} isTold whether that seat is answered with it
   */
  function announceEvent(answer, seat, isTold) {
    if (!isPlaying) return;
    for (const other of /** @type {Seat[]} */ (answer["changed"] ?? [])) guests.sendNews(other);
    if (!isTold) tellSeat(seat, answer);
    if (seat !== hostEngine?.findShownSeat()) hostEngine?.receiveNews();
  }

  /** What was done for a seat, which is told with this. @param {Seat | null} seat @param {Answer} answer */
  function tellSeat(seat, answer) {
    if (seat === hostEngine?.findShownSeat()) hostEngine.takeNews(answer);
    else if (seat) guests.tellGuest(seat, answer);
  }

  async function sendRecord() {
    isRecordSent = true;
    const text = (await unlessRefused(engineHere.record()))?.record ?? getRecord();
    if (text) guests.sendRecord(text);
  }

  /** Whoever came to a bot's seat during the deal sits down there, now that it is over. */
  async function seatArrivals() {
    for (const { seat, who, phone, name } of getChairs()) {
      if (who !== "phone" || phone !== "there" || latest?.seats[seat]?.level === null) continue;
      const answer = await unlessRefused(engineHere.takeSeat({ seat, name }));
      if (!answer) continue;
      latest = answer.view;
      await guests.sendStart(seat);
      for (const other of guests.listSeats()) if (other !== seat) guests.sendNews(other);
      hostEngine?.receiveNews();
    }
  }

  /** Name whoever sits there; where somebody at the table bears the name, it is numbered. @param {Seat} seat @param {string} name */
  function nameChair(seat, name) {
    const others = getChairs().filter((chair) => chair.seat !== seat && chair.who !== "bot");
    const names = numberNames(
      Object.fromEntries([...others.map((one) => [one.seat, one.name]), [seat, name]]),
    );
    changeChair(seat, { name: names[seat] ?? name });
  }

  /** @param {Seat} seat @param {string} name */
  async function admitPhone(seat, name) {
    changeChair(seat, { who: "phone", phone: "there", link: null, refusal: null });
    if (name) nameChair(seat, name);
    if (!isPlaying) return guests.sendMessage({ kind: "paused" }, seat);
    const isPerson = latest?.seats[seat]?.level === null;
    if (isPerson) await guests.sendStart(seat);
    else if (latest?.waits_for === "deal") await seatArrivals();
    else guests.sendMessage({ kind: "notice", code: "next_deal" }, seat);
    if (latest?.waits_for === "over") await sendRecord();
    hostEngine?.receiveNews();
  }

  /** The match at the table is left, here: the guests wait. */
  function pauseMatch() {
    if (!isPlaying) return;
    isPlaying = false;
    latest = null;
    clock.stop();
    guests.sendMessage({ kind: "paused" });
    change({ stage: "seats" });
  }

  return {
    takeOverTable,
    guests,
    changeChair,
    nameChair,
    changeChairs,
    pauseMatch,
    /** Draw the seed of the match that begins next. @param {readonly Seat[]} without @returns {Promise<boolean>} whether it is drawn */
    async drawNext(without) {
      drawn = await drawSeed(without);
      return drawn !== null;
    },
    /** Somebody else plays for a person who is away. */
    changeStandIn: clock.wake,
    isPlaying: () => isPlaying,
    isBetweenDeals: () => !isPlaying || latest?.waits_for === "deal" || latest?.waits_for === "over",
    /** This device answers for those who sit at it. @param {boolean} yes */
    answerUndo: undoing.answerHere,
    /** Two people change places, between two deals. @param {Seat} one @param {Seat} other */
    async swapSeats(one, other) {
      guests.swapGuests(one, other);
      changeChairs(swapChairs(getChairs(), one, other));
      if (!isPlaying) return;
      for (const seat of [one, other]) {
        const request = engineHere.takeSeat({ seat, name: findChair(seat)?.name ?? "" });
        latest = (await unlessRefused(request))?.view ?? latest;
      }
      for (const seat of guests.listSeats()) await guests.sendStart(seat);
      hostEngine?.receiveNews();
    },
    /** A device at this table goes: its view is asked for again. */
    refreshTable: () => hostEngine?.receiveNews(),
  };
}

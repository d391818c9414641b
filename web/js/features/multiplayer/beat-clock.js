/**
 * Beat clock: when what is done at a table of several devices happens. An act waits for its beat, a bot's thought and a card that
 * plays itself like any other; when the beat is depends only on what everybody sees. So nobody is told by the time.
 */

import { latestOnly } from "../../core/async.js";
import { unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { pauseFor } from "../../table/store/next-step.js";
import { isPlayedByBot } from "./chairs.js";

/** @import { Answer, Dealing, Seat, Speed, View } from "../../core/types.d.ts" */
/** @import { HostContext } from "./types.d.ts" */

/** The least time between two acts, in milliseconds. */
const LEAST_MS = 250;
/** How long a bot that searches has: longer than it thinks at most (`LONGEST` in web/runtime/worker.py). */
const SEARCH_MS = 1_100;
/** How long all have for what few can do: the last chance to declare, a bid before one's partner. */
const CHANCE_MS = 4_000;
/** After it each who has said nothing passes, so fast. */
const PASS_MS = 150;
/** How long it takes to deal the rest at once. */
const AT_ONCE_MS = 1_000;
/** After how long a dead engine is asked again. */
const RETRY_MS = 500;
const PASS = { kind: "pass" };

/** @typedef {{ first: number, every: number }} Beat when the first beat after an act is, and how far apart those after it, in milliseconds */
/** @typedef {(given: { turn?: number }) => Promise<Answer>} Send asks the engine; `turn` is that of the table, where a device may know an earlier one */
/** @typedef {{ seat: Seat | null, send: Send, resolve: (answer: Answer) => void, reject: (error: unknown) => void }} Offer an act that waits for its beat; `seat` null: the host's */
/** @typedef {{ seat: Seat | null, level: string | null }} ActingBot the bot whose turn it is, or one that acts for somebody who is away, with its level */

/**
 * The beats after what was done last.
 * @param {View} view what everybody sees
 * @param {{ speed: Speed, dealing: Dealing, isTrickOver: boolean, isNewRound: boolean, isBot: boolean }} how
 *   `isNewRound`: nobody has answered in this round of chances; `isBot`: a bot acts
 * @returns {Beat}
 */
export function planBeat(view, { speed, dealing, isTrickOver, isNewRound, isBot }) {
  const pause = (/** @type {boolean} */ lingering) =>
    pauseFor({ view, lingering, dealing, pace: "live" }, speed);
  const { is_chance: isChance, is_open: isOpen, is_search: isSearch } = view.multiplayer ?? {};
  if (view.waits_for === "deal" || view.waits_for === "over") return { first: 0, every: LEAST_MS };
  const search = isSearch ? SEARCH_MS : 0;
  if (isChance) return { first: isNewRound ? CHANCE_MS : Math.max(PASS_MS, search), every: PASS_MS };
  // Cards are dealt a round at a time: each device shows them one by one.
  if (view.waits_for === "table") return { first: planRound(view, { speed, dealing }), every: LEAST_MS };
  const usual = Math.max(pause(isTrickOver), LEAST_MS);
  if (isBot) {
    const first = Math.max(usual, search, isOpen ? CHANCE_MS : 0);
    return { first, every: first };
  }
  // As long as people need at least, and as a card that plays itself is looked at.
  return { first: Math.max(usual, 2 * pause(false), 2 * LEAST_MS), every: LEAST_MS };
}

/** How long a round of cards is dealt, in milliseconds. @param {View} view @param {{ speed: Speed, dealing: Dealing }} how */
function planRound(view, { speed, dealing }) {
  return pauseFor({ view, lingering: false, dealing, pace: "live" }, speed) * view.rotation.length;
}

/** @typedef {ReturnType<typeof createBeatClock>} BeatClock */

/** @param {HostContext} host */
export function createBeatClock({ engine, store, findChair, showTable, announceEvent, sleep, now }) {
  /** @type {Offer[]} */
  let offers = [];
  const startMatch = latestOnly();
  /** When the last act was made. */
  let last = now();
  let isTrickOver = false;
  /** The round of chances in which somebody has answered. */
  let round = "";
  /** Whether somebody has called since the table was looked at. @type {boolean} */
  let isCalled;
  const noteCall = () => void (isCalled = true);
  let wake = noteCall;
  /** Pending while something is done that takes a time of its own. */
  let opened = Promise.resolve();

  const getPace = () => ({
    speed: store.state().settings.speed,
    dealing: store.state().match?.dealing ?? "live",
  });
  const sleepUntil = (/** @type {number} */ time) => sleep(time - now());

  /** The next beat that is not over. @param {Beat} beat */
  function findBeat({ first, every }) {
    const late = Math.max(0, now() - last - first);
    return last + first + Math.ceil(late / every) * every;
  }

  /** Keep the beat of a match until another is begun. @param {() => boolean} isCurrent */
  async function keepTime(isCurrent) {
    while (isCurrent()) {
      isCalled = false;
      wake = noteCall;
      const answer = await unlessRefused(engine.view({ seat: null }));
      if (!isCurrent()) return;
      if (!answer) await sleep(RETRY_MS);
      else {
        showTable(answer);
        await keepBeat(answer.view, isCurrent);
      }
    }
  }

  /** Wait for the beat at which something is done, and do it. @param {View} view @param {() => boolean} isCurrent */
  async function keepBeat(view, isCurrent) {
    const bot = findBot(view);
    const isChance = Boolean(view.multiplayer?.is_chance);
    const isNewRound = isChance && round !== nameRound(view);
    const how = { ...getPace(), isTrickOver, isNewRound, isBot: bot !== null };
    const beat = planBeat(view, how);
    const isReady = bot ? thinkAhead(view, bot) : () => isChance || view.waits_for === "table";
    let next = findBeat(beat);
    const since = last;
    await sleepUntil(next);
    while (isCurrent() && !isReady() && !offers.length) {
      if (bot) next += beat.every;
      else {
        if (!isCalled) await new Promise((resolve) => (wake = () => void resolve(null)));
        // A bot may stand in for a person now.
        if (!offers.length) return;
        next = findBeat(beat);
      }
      await sleepUntil(next);
    }
    if (!isCurrent()) return;
    last = next;
    isTrickOver = false;
    if (isChance) round = nameRound(view);
    if (await takeOffers(view)) return;
    if (!isReady() || !isCurrent()) return;
    if (bot) report(await unlessRefused(askBot(view, bot)), bot.seat);
    else if (isChance)
      report(
        await unlessRefused(engine.act({ seat: view.to_act, turn: view.turn, action: PASS })),
        view.to_act,
      );
    else await dealOn(view, next - since);
  }

  /** The bot that acts; null where a person is waited for. @param {View} view @returns {ActingBot | null} */
  function findBot({ waits_for: waits, to_act: seat }) {
    if (waits === "bot") return { seat: null, level: null };
    const chair = waits === "person" && seat ? findChair(seat) : null;
    return chair && isPlayedByBot(chair) ? { seat, level: chair.level } : null;
  }

  /** @param {View} view @param {ActingBot} bot @param {{ hold?: boolean }} [how] */
  function askBot({ turn }, { seat, level }, how = {}) {
    if (seat && level) return engine.actForSeat({ turn, seat, level, ...how });
    return engine.step({ turn, seat: null, ...how });
  }

  /** Have a bot think before its beat. @param {View} view @param {ActingBot} bot @returns {() => boolean} whether it has */
  function thinkAhead(view, bot) {
    let isDone = false;
    const end = () => (isDone = true);
    askBot(view, bot, { hold: true }).then(end, end);
    return () => isDone;
  }

  /**
   * Make the acts that wait for this beat; in a round of chances that of the seat that is asked.
   * @param {View} view
   * @returns {Promise<boolean>} whether one was made
   */
  async function takeOffers({ multiplayer, to_act: asked, turn }) {
    const isChance = Boolean(multiplayer?.is_chance);
    const isDue = (/** @type {Offer} */ { seat }) => !isChance || seat === null || seat === asked;
    const due = offers.filter(isDue);
    offers = offers.filter((offer) => !isDue(offer));
    /** Whether one was made. */
    let isDone = false;
    for (const { seat, send, resolve, reject } of due) {
      if (isDone && isChance) reject(new RequestRefused({ code: "stale_turn" }));
      else
        await send(isChance ? { turn } : {}).then((answer) => {
          resolve(answer);
          report(answer, seat, true);
          isDone = true;
        }, reject);
    }
    return isDone;
  }

  /**
   * The table deals as many cards as are due after that time, or all that are left.
   * @param {View} view
   * @param {number} elapsed in milliseconds
   */
  async function dealOn(view, elapsed) {
    const { turn } = view;
    const round = planRound(view, getPace());
    if (round > 0) {
      const most = Math.max(1, Math.floor((elapsed / round) * view.rotation.length + 0.001));
      return report(await unlessRefused(engine.step({ turn, seat: null, until: "asked", most })), null);
    }
    // How long this takes depends on what bots hold: nobody is answered meanwhile.
    const begun = last;
    let open = () => {};
    opened = new Promise((resolve) => (open = () => resolve(undefined)));
    const answer = await unlessRefused(engine.step({ turn, seat: null, until: "asked" }));
    last = begun + Math.max(1, Math.ceil((now() - begun) / AT_ONCE_MS)) * AT_ONCE_MS;
    await sleepUntil(last);
    open();
    report(answer, null);
  }

  /** @param {Answer | null} answer null where it was refused @param {Seat | null} seat @param {boolean} [isTold] */
  function report(answer, seat, isTold = false) {
    if (!answer) return;
    isTrickOver ||= Boolean(answer.events?.some(({ kind }) => kind === "trick_won"));
    announceEvent(answer, seat, isTold);
  }

  /** @param {string} code */
  function refuseOffers(code) {
    for (const { reject } of offers) reject(new RequestRefused({ code }));
    offers = [];
  }

  return {
    /** A match begins, or goes on. */
    start() {
      refuseOffers("stale_turn");
      last = now();
      void keepTime(startMatch());
    },
    stop() {
      startMatch();
      refuseOffers("line_lost");
    },
    /** Have an act made at its beat. @param {Seat | null} seat @param {Send} send @returns {Promise<Answer>} */
    offerAct(seat, send) {
      return new Promise((resolve, reject) => {
        offers.push({ seat, send, resolve, reject });
        wake();
      });
    },
    /** Look again at who plays for whom. */
    wake: () => wake(),
    /** Resolves once others may be answered. */
    whenOpen: () => opened,
  };
}

/** The round of chances, by what everybody sees. @param {View} view */
function nameRound({ deal, phase, calls }) {
  return `${deal} ${phase} ${calls.length}`;
}

/**
 * Guesting: this device at another one's table. It has no engine: what it asks goes over the line to the host, and what happens
 * comes from there.
 */

import { latestOnly } from "../../core/async.js";
import { freshNumber, hashOf, isDigits, isDrawn } from "./shared-seed.js";
import { forgetOffers, keepOffer, satBy } from "./seat-storage.js";
import { VERSION, isOfHost } from "./message-kinds.js";
import { createLine } from "./message-channel.js";
import { CodeError, isOld, read, written } from "./pairing/code.js";
import { answeringTo } from "./pairing/peer.js";

/** @import { Answer, Seat } from "../../core/types.d.ts" */
/** @import { Guest, Together } from "./types.d.ts" */
/** @import { Line, Message } from "./message-channel.js" */

/** The host may have to tell a guest more than a guest the host. */
const HEARD_A_SECOND = 60;
/** After how long a guest whose answer was not taken is told what may be wrong, in milliseconds. */
const SLOW_MS = 20_000;
/** The longest record that is put together, in parts. */
const MOST_PARTS = 200;

/**
 * @param {Pick<import("../types.d.ts").Page, "store" | "table" | "sleep" | "remote"> & {
 *   say: (change: Partial<Together>) => void,
 *   linkAddress: (link: string) => string,
 *   named: (view: any) => any,
 *   anew: () => void,
 * }} needs `named`: the seats as they are called here; `anew`: load this page as if nobody had sent a link
 */
export function createGuesting({ store, table, sleep, remote, say, linkAddress, named, anew }) {
  /** @type {Line | null} */
  let line = null;
  let number = "";
  /** @type {string[]} */
  let hashes = [];
  /** @type {string[]} */
  let parts = [];
  const startAttempt = latestOnly();
  /** Whether a code is being answered. */
  let isTrying = false;
  // The host is told at once that this page is closed.
  addEventListener("pagehide", () => line?.end());
  const engine = remote((message) => line?.send(message) ?? false);

  /** @param {Partial<Guest>} some */
  function change(some) {
    const { multiplayer: together } = store.state();
    if (together?.guest) say({ guest: { ...together.guest, ...some } });
  }

  /** @param {string} link the offer of a seat */
  async function follow(link) {
    const isLatest = startAttempt();
    isTrying = true;
    /** Whether this code is what the person waits for. */
    const isAsked = () => isLatest() && isTrying;
    /** @type {Guest} */
    const guest = {
      seat: null,
      name: store.state().settings.name,
      status: "joining",
      answer: null,
      isSlow: false,
      chairs: [],
      record: null,
      isDrawn: null,
      isKept: false,
    };
    say({ role: "guest", refusal: null, isScanning: false, pasted: "", guest });
    store.change({ type: "panel", panel: "multiplayer" });
    try {
      const code = read(link, "offer");
      // The page was loaded anew: its code was used, and the host has a new one by now.
      if (satBy(code.offer)) {
        isTrying = false;
        return change({ status: "lost", seat: code.seat });
      }
      if (isOld(code)) throw new CodeError("pair_old");
      // One that is looked for may still come back first: this phone is where it was again, and nobody took its answer.
      if (line?.isOpen()) line.end();
      const peer = await answeringTo(code.self);
      if (!isAsked()) return peer.end();
      const answer = written({ is: "answer", seat: code.seat, offer: code.offer, made: 0, self: peer.self });
      change({ status: "answering", seat: code.seat, answer: linkAddress(answer) });
      void sleep(SLOW_MS).then(() => isAsked() && change({ isSlow: true }));
      const channel = await peer.opened;
      if (!isLatest()) return peer.end();
      keepOffer(code.offer);
      join(channel);
    } catch (error) {
      if (!isAsked()) return;
      isTrying = false;
      say({ refusal: { code: error instanceof CodeError ? error.code : "pair_isolated" } });
    }
  }

  /** @param {import("./message-channel.js").Channel} channel */
  function join(channel) {
    const mine = createLine({
      channel,
      isKnown: isOfHost,
      hear: (message) => mine === line && void hear(message),
      perSecond: HEARD_A_SECOND,
      closed: () => lost(mine, false),
      silent: () => lost(mine, true),
      back() {
        // Should the connection of a code that is answered open as well, it is the one at both devices.
        isTrying = false;
        // The host says how things stand; it may not have noticed anything.
        greet();
      },
    });
    const before = line;
    line = mine;
    isTrying = false;
    before?.end();
    table.replaceEngine(() => engine);
    greet();
  }

  function greet() {
    line?.send({ kind: "hello", version: VERSION, name: store.state().settings.name });
  }

  /** The host cannot be reached. @param {Line} one @param {boolean} isSought whether it may come back by itself */
  function lost(one, isSought) {
    if (one !== line) return;
    engine.cutLine();
    // A code is being answered instead.
    if (isTrying) return;
    change({ status: isSought ? "sought" : "lost", answer: null });
    store.change({ type: "panel", panel: "multiplayer" });
  }

  /** @param {Message} message */
  async function hear(message) {
    switch (message.kind) {
      case "welcome":
        return change({ seat: message["seat"], status: "seated", answer: null, isSlow: false });
      case "seats":
        if (Array.isArray(message["chairs"])) change({ chairs: message["chairs"] });
        return;
      case "draw":
        number = freshNumber();
        return void line?.send({ kind: "hash", hash: await hashOf(number) });
      case "hashes":
        hashes = Array.isArray(message["hashes"]) ? message["hashes"].filter(isDigits) : [];
        // A number is shown only if its hash was shown before, with all others.
        if (hashes.includes((await hashOf(number)) ?? "")) line?.send({ kind: "number", number });
        return;
      case "begin":
        parts = [];
        engine.startFrom(named(message["view"]));
        change({ status: "seated", record: null, isDrawn: null, isKept: false });
        return table.joinTable(/** @type {Answer} */ ({ ok: true, view: engine.latest, events: [] }));
      case "news":
        return engine.receiveNews(/** @type {any} */ (calledHere(message)));
      case "answer":
        return engine.receiveAnswer(message["id"], calledHere(message["answer"]));
      case "asked": {
        const seat = /** @type {Seat | null} */ (message["seat"]);
        const name = engine.latest?.seats?.[seat ?? ""]?.name ?? message["name"];
        say({ asked: seat ? { seat, name: String(name) } : null });
        return store.change({ type: "panel", panel: seat ? "multiplayer" : null });
      }
      case "paused":
        change({ status: "paused" });
        return store.change({ type: "panel", panel: "multiplayer" });
      case "notice":
        return say({ refusal: { code: String(message["code"]) } });
      case "record":
        return record(message);
      case "bye":
        startAttempt();
        say({ refusal: { code: String(message["code"]) } });
        return;
      default:
    }
  }

  /** What has a view, with the names of this device's language. @param {any} told */
  function calledHere(told) {
    return told?.view ? { ...told, view: named(told.view) } : told;
  }

  /** A part of the record, once the match is over. @param {Message} message */
  async function record({ part, of, text }) {
    if (!(part >= 0 && part < of && of <= MOST_PARTS) || typeof text !== "string") return;
    parts[part] = text;
    if (parts.filter((one) => one !== undefined).length < of) return;
    const whole = parts.join("");
    change({ record: whole });
    if (hashes.length) change({ isDrawn: await isDrawn(whole, hashes, number) });
  }

  return {
    follow,
    /** For a channel that is open already. */
    joinFor: join,
    change,
    /** @param {boolean} yes */
    agree: (yes) => void line?.send({ kind: "agree", yes }),
    /** Back to the table from the first screen. */
    back: () => table.joinTable(/** @type {Answer} */ ({ ok: true, view: engine.latest, events: [] })),
    hasTable: () => engine.latest !== null,
    /** What was shown last. @returns {import("../../core/types.d.ts").View | null} */
    latest: () => engine.latest,
    /** Leave the table of the other device: this page begins anew, with an engine of its own. */
    leave() {
      forgetOffers();
      startAttempt();
      line?.end();
      anew();
    },
  };
}

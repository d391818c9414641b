/**
 * Guesting: this device at another one's table. It has no engine: what it asks goes over the line to the host, and what happens
 * comes from there.
 */

import { latestOnly } from "../../core/async.js";
import { isCount } from "../../core/json.js";
import { createGuestDrawing } from "./guest-drawing.js";
import { forgetOffers, rememberOffer, isOfferUsed } from "./seat-storage.js";
import { VERSION, isHostMessage, isNewer, readText } from "./message-kinds.js";
import { createMessageChannel } from "./message-channel.js";
import { CodeError, decodeCode, encodeCode } from "./pairing/code.js";
import { answerConnection } from "./pairing/peer.js";

/** @import { Answer, Seat, View } from "../../core/types.d.ts" */
/** @import { Guest, MultiplayerContext } from "./types.d.ts" */
/** @import { DeviceChannel, Message } from "./message-channel.js" */
/** @typedef {ReturnType<MultiplayerContext["remote"]>} RemoteEngine */
/** @typedef {Parameters<RemoteEngine["receiveNews"]>[0]} RemoteNews */
/** @typedef {Parameters<RemoteEngine["receiveAnswer"]>[1]} RemoteAnswer */

/** The host may have to tell a guest more than a guest the host. */
const HEARD_A_SECOND = 60;
/** After how long a guest whose answer was not taken is told what may be wrong, in milliseconds. */
const SLOW_MS = 20_000;
/** The longest record that is put together, in parts. */
const MOST_PARTS = 200;

/** @param {MultiplayerContext} context */
export function createGuestTable(context) {
  const { store, table, sleep, change, nameSeats } = context;
  /** @type {DeviceChannel | null} */
  let hostChannel = null;
  /** Whether the host has greeted this device. */
  let isGreeted = false;
  /** @type {string[]} */
  let parts = [];
  const startAttempt = latestOnly();
  /** Whether a code is being answered. @type {boolean} */
  let isTrying;
  // The host is told at once that this page is closed.
  addEventListener("pagehide", () => hostChannel?.close());
  const engine = context.remote((message) => hostChannel?.sendMessage(message) ?? false);

  const drawing = createGuestDrawing({
    getSeat: () => store.state().multiplayer?.guest?.seat ?? null,
    sendMessage: (message) => void hostChannel?.sendMessage(message),
    onChange: (shown) => change({ drawing: shown, refusal: null }),
    onAsked: () => store.change({ type: "panel", panel: "multiplayer" }),
  });

  /** @param {Partial<Guest>} some */
  function changeGuest(some) {
    const { multiplayer } = store.state();
    if (multiplayer?.guest) change({ guest: { ...multiplayer.guest, ...some } });
  }

  /** @param {string} link the offer of a seat */
  async function joinTable(link) {
    const isLatest = startAttempt();
    isTrying = true;
    /** Whether this code is what the person waits for. */
    const isAsked = () => isLatest() && isTrying;
    /** @type {Guest} */
    const guest = {
      seat: null,
      name: store.state().settings.name,
      status: "joining",
      answerLink: null,
      isSlow: false,
      chairs: [],
      record: null,
      isSeedVerified: null,
      isSaved: false,
    };
    change({ role: "guest", refusal: null, isScanning: false, pastedText: "", guest });
    store.change({ type: "panel", panel: "multiplayer" });
    try {
      const code = decodeCode(link, "offer");
      // The page was loaded anew: its code was used, and the host has a new one by now.
      if (isOfferUsed(code.offer)) {
        isTrying = false;
        return changeGuest({ status: "lost", seat: code.seat });
      }
      // One that is looked for may still come back first: this phone is where it was again, and nobody took its answer.
      if (hostChannel?.isOpen()) hostChannel.close();
      const peer = await answerConnection(code.self);
      if (!isAsked()) return peer.close();
      const answer = encodeCode({ is: "answer", seat: code.seat, offer: code.offer, self: peer.self });
      changeGuest({ status: "answering", seat: code.seat, answerLink: context.linkAddress(answer) });
      void sleep(SLOW_MS).then(() => isAsked() && changeGuest({ isSlow: true }));
      const channel = await peer.whenOpen;
      if (!isLatest()) return peer.close();
      rememberOffer(code.offer);
      openChannel(channel);
    } catch (error) {
      if (!isAsked()) return;
      isTrying = false;
      change({ refusal: { code: error instanceof CodeError ? error.code : "pair_isolated" } });
    }
  }

  /** @param {import("./message-channel.js").DataChannel} channel */
  function openChannel(channel) {
    const mine = createMessageChannel({
      dataChannel: channel,
      isKnownKind: isHostMessage,
      greetings: ["welcome", "bye"],
      isGreeted: () => isGreeted,
      onMessage: (message) => mine === hostChannel && void receiveMessage(message),
      perSecond: HEARD_A_SECOND,
      onClosed: () => reportLoss(mine, false),
      onSilent: () => reportLoss(mine, true),
      onBack() {
        // Should the connection of a code that is answered open as well, it is the one at both devices.
        isTrying = false;
        // The host says how things stand; it may not have noticed anything.
        sendHello();
      },
    });
    const before = hostChannel;
    hostChannel = mine;
    isGreeted = false;
    isTrying = false;
    before?.close();
    table.replaceEngine(() => engine);
    sendHello();
  }

  function sendHello() {
    hostChannel?.sendMessage({ kind: "hello", version: VERSION, name: store.state().settings.name });
  }

  /** The host is of another version, and has not said so. @param {unknown} version */
  function leaveVersion(version) {
    change({ refusal: { code: isNewer(version) ? "guest_older" : "host_older" } });
    hostChannel?.close();
  }

  /** The host cannot be reached. @param {DeviceChannel} one @param {boolean} isSought whether it may come back by itself */
  function reportLoss(one, isSought) {
    if (one !== hostChannel) return;
    engine.cutLine();
    // A code is being answered instead.
    if (isTrying) return;
    changeGuest({ status: isSought ? "sought" : "lost", answerLink: null });
    store.change({ type: "panel", panel: "multiplayer" });
  }

  /** @param {Message} message */
  async function receiveMessage(message) {
    switch (message.kind) {
      case "welcome":
        if (message["version"] !== VERSION) return leaveVersion(message["version"]);
        isGreeted = true;
        changeGuest({ seat: /** @type {Seat | null} */ (message["seat"]) });
        return changeGuest({ status: "seated", answerLink: null, isSlow: false });
      case "seats":
        if (Array.isArray(message["chairs"])) changeGuest({ chairs: message["chairs"].filter(isChair) });
        return;
      case "draw":
      case "hashes":
      case "drawn":
      case "void":
        return drawing.receiveDrawMessage(message);
      case "begin":
        parts = [];
        engine.startFrom(
          nameSeats(/** @type {View} */ (message["view"])),
          Array.isArray(message["agreements"]) ? message["agreements"] : [],
        );
        changeGuest({ status: "seated", record: null, isSeedVerified: null, isSaved: false });
        return table.joinTable(/** @type {Answer} */ ({ ok: true, view: engine.latest, events: [] }));
      case "news":
        return engine.receiveNews(nameSeatsIn(/** @type {RemoteNews & Message} */ (message)));
      case "answer":
        return engine.receiveAnswer(
          /** @type {number} */ (message["id"]),
          nameSeatsIn(/** @type {RemoteAnswer} */ (message["answer"])),
        );
      case "asked": {
        const seat = /** @type {Seat | null} */ (readText(message["seat"]) || null);
        const name = (seat && engine.latest?.seats?.[seat]?.name) ?? message["name"];
        change({ undoRequest: seat ? { seat, name: readText(name) } : null });
        // A mark: nobody's own question is covered by it.
        return store.change({ type: "notice", code: seat ? "undo_request" : null });
      }
      case "paused":
        changeGuest({ status: "paused" });
        return store.change({ type: "panel", panel: "multiplayer" });
      case "notice":
        return change({ refusal: { code: readText(message["code"]) } });
      case "record":
        return collectRecord(message);
      case "bye":
        startAttempt();
        change({ refusal: { code: readText(message["code"]) } });
        return;
      default:
    }
  }

  /** What has a view, with the names of this device's language. @template {object} T @param {T} told @returns {T} */
  function nameSeatsIn(told) {
    const { view } = /** @type {{ view?: View }} */ (told ?? {});
    return view ? { ...told, view: nameSeats(view) } : told;
  }

  /** A part of the record, once the match is over. @param {Message} message */
  async function collectRecord({ part, of, text }) {
    if (!isCount(part) || !isCount(of) || typeof text !== "string") return;
    if (part >= of || of > MOST_PARTS) return;
    parts[part] = text;
    if (parts.filter((one) => one !== undefined).length < of) return;
    const whole = parts.join("");
    changeGuest({ record: whole });
    changeGuest({ isSeedVerified: await drawing.verifyRecord(whole) });
  }

  return {
    joinTable,
    /** For a channel that is open already. */
    joinThrough: openChannel,
    changeGuest,
    /** @param {boolean} yes */
    answerUndo: (yes) => void hostChannel?.sendMessage({ kind: "agree", yes }),
    /** @param {boolean} isAgreed */
    answerDrawing: (isAgreed) => drawing.answer(isAgreed),
    /** Back to the table from the first screen. */
    returnToTable: () =>
      table.joinTable(/** @type {Answer} */ ({ ok: true, view: engine.latest, events: [] })),
    hasTable: () => engine.latest !== null,
    /** What was shown last. @returns {import("../../core/types.d.ts").View | null} */
    getView: () => engine.latest,
    /** Leave the table of the other device: this page begins anew, with an engine of its own. */
    leaveTable() {
      forgetOffers();
      startAttempt();
      hostChannel?.close();
      context.reloadPage();
    },
  };
}

/** @param {{ seat?: unknown, name?: unknown } | null} chair */
const isChair = (chair) => typeof chair?.seat === "string" && typeof chair.name === "string";

/**
 * Guests: the devices at the table of this one. Each has a line to its seat; what it asks goes to the engine with that seat,
 * whatever the message says, and what comes back goes to that seat alone.
 */

import { drawNumber, hashNumber, isHash } from "./shared-seed.js";
import { tidyName } from "../../core/person-name.js";
import { toAnswer, unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { VERSION, isGuestMessage, passOn } from "./message-kinds.js";
import { createMessageChannel } from "./message-channel.js";

/** @import { Answer, Question, Seat } from "../../core/types.d.ts" */
/** @import { DeviceChannel, Message } from "./message-channel.js" */

/** What takes thought: one at a time for each guest. */
const THOUGHT = new Set(["hint", "coach", "explain_act", "review_deal"]);
/** The least time between two news for a guest, in milliseconds, and how long its number is waited for. */
const NEWS_MS = 50;
const NUMBER_MS = 10_000;
/** A record comes in parts of so many characters. */
const PART = 16_000;

/**
 * @typedef {object} GuestDevice
 * @property {DeviceChannel} channel
 * @property {string} name
 * @property {boolean} isGreeted whether it has said who it is
 * @property {string | null} versionProblem its version is another: which device's is older, as a code
 * @property {string} hash of its number
 * @property {((digits: string) => void) | null} onDigits waits for the hash, then for the number
 * @property {boolean} isThinking
 * @property {boolean} isSendingNews
 * @property {boolean} isBehind something has happened since it was asked what to tell
 */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine the engine
 * @param {(answer: Answer, seat: Seat) => void} needs.onEvent a guest has done something
 * @param {(seat: Seat, turn: number) => Promise<Answer>} needs.requestUndo
 * @param {(seat: Seat, isAgreed: boolean) => void} needs.onAgreed
 * @param {(seat: Seat, name: string) => void} needs.onJoined
 * @param {(seat: Seat, how: import("./message-channel.js").Ending, guest: GuestDevice) => void} needs.onLeft
 * @param {(seat: Seat) => void} needs.onSilent a device cannot be reached for now
 * @param {(seat: Seat) => void} needs.onBack it can again
 * @param {(seat: Seat) => void} needs.onResync a device that was out of reach has to be told how things stand
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createGuests({
  engine,
  onEvent,
  requestUndo,
  onAgreed,
  onJoined,
  onLeft,
  onSilent,
  onBack,
  onResync,
  sleep,
}) {
  /** @type {Map<Seat, GuestDevice>} */
  const guests = new Map();

  /** A device's channel is open. @param {Seat} seat @param {import("./message-channel.js").DataChannel} channel */
  function addGuest(seat, channel) {
    /** @type {GuestDevice} */
    const guest = {
      name: "",
      isGreeted: false,
      versionProblem: null,
      hash: "",
      onDigits: null,
      isThinking: false,
      isSendingNews: false,
      isBehind: false,
      channel: createMessageChannel({
        dataChannel: channel,
        isKnownKind: isGuestMessage,
        onMessage: (message) => void receiveMessage(guest, message),
        onClosed: (how) => {
          const at = findSeat(guest);
          if (at === null) return;
          guests.delete(at);
          onLeft(at, how, guest);
        },
        onSilent: () => notifyGreeted(guest, onSilent),
        onBack: () => notifyGreeted(guest, onBack),
      }),
    };
    const before = guests.get(seat);
    guests.set(seat, guest);
    before?.channel.close();
  }

  /** @param {GuestDevice} guest @returns {Seat | null} */
  function findSeat(guest) {
    for (const [seat, one] of guests) if (one === guest) return seat;
    return null;
  }

  /** @param {GuestDevice} guest @param {(seat: Seat) => void} actions */
  function notifyGreeted(guest, actions) {
    const seat = findSeat(guest);
    if (seat !== null && guest.isGreeted) actions(seat);
  }

  /** @param {GuestDevice} guest @param {Message} message */
  async function receiveMessage(guest, message) {
    const seat = findSeat(guest);
    if (seat === null) return;
    if (message.kind === "hello") return greetGuest(guest, seat, message);
    if (!guest.isGreeted) return;
    if (message.kind === "hash" || message.kind === "number") {
      const digits = message[message.kind];
      if (isHash(digits)) guest.onDigits?.(digits);
      return;
    }
    if (message.kind === "agree") return onAgreed(seat, message["yes"] === true);
    const { id } = message;
    if (!Number.isSafeInteger(id)) return;
    const answer = await toAnswer(answerRequest(guest, seat, message));
    guest.channel.sendMessage({ kind: "answer", id, answer: cleanAnswer(answer) });
    if (answer.ok) onEvent(answer, seat);
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message @returns {Promise<Answer>} */
  async function answerRequest(guest, seat, message) {
    if (message.kind === "undo")
      return requestUndo(seat, Number.isSafeInteger(message["turn"]) ? message["turn"] : -1);
    const isThought = THOUGHT.has(message.kind);
    if (isThought && guest.isThinking) throw new RequestRefused({ code: "cancelled" });
    guest.isThinking ||= isThought;
    try {
      return await passOn(engine, message, seat);
    } finally {
      if (isThought) guest.isThinking = false;
    }
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message */
  function greetGuest(guest, seat, { version, name }) {
    if (guest.isGreeted) {
      guest.channel.sendMessage({ kind: "welcome", seat, version: VERSION });
      return onResync(seat);
    }
    if (guest.versionProblem) return;
    if (version !== VERSION) {
      guest.versionProblem = Number(version) > VERSION ? "host_older" : "guest_older";
      guest.channel.sendMessage({ kind: "bye", code: guest.versionProblem });
      return void sleep(500).then(() => guest.channel.close());
    }
    guest.name = typeof name === "string" ? tidyName(name) : "";
    guest.isGreeted = true;
    guest.channel.sendMessage({ kind: "welcome", seat, version: VERSION });
    onJoined(seat, guest.name);
  }

  /** Ask a guest for a number or its hash; null if it does not come. @param {GuestDevice} guest @param {Record<string, any>} question */
  async function requestDigits(guest, question) {
    /** @type {Promise<string | null>} */
    const given = new Promise((resolve) => {
      guest.onDigits = resolve;
      void sleep(NUMBER_MS).then(() => resolve(null));
    });
    guest.channel.sendMessage(question);
    const digits = await given;
    guest.onDigits = null;
    return digits;
  }

  /** Tell a guest what has happened, as soon as it may be told. @param {Seat} seat */
  async function sendNews(seat) {
    const guest = guests.get(seat);
    if (!guest) return;
    guest.isBehind = true;
    if (guest.isSendingNews) return;
    guest.isSendingNews = true;
    while (guest.isBehind && guest.channel.isOpen()) {
      guest.isBehind = false;
      const at = findSeat(guest);
      const answer = at && (await unlessRefused(engine.view({ seat: at })));
      if (answer && at === findSeat(guest))
        guest.channel.sendMessage({ kind: "news", view: cleanView(answer.view), events: answer.events });
      await sleep(NEWS_MS);
    }
    guest.isSendingNews = false;
  }

  return {
    join: addGuest,
    sendNews: (/** @type {Seat} */ seat) => void sendNews(seat),
    listSeats: () => [...guests.keys()],
    /** Say something to one, or to all. @param {Record<string, any>} message @param {Seat} [seat] */
    sendMessage(message, seat) {
      for (const [at, guest] of guests)
        if (guest.isGreeted && (seat === undefined || at === seat)) guest.channel.sendMessage(message);
    },
    /** The match begins for a guest, or it comes back to it. @param {Seat} seat */
    async sendStart(seat) {
      const answer = await unlessRefused(engine.view({ seat }));
      if (answer) guests.get(seat)?.channel.sendMessage({ kind: "begin", view: cleanView(answer.view) });
    },
    /** Two change places. @param {Seat} one @param {Seat} other */
    swapGuests(one, other) {
      const [first, second] = [guests.get(one), guests.get(other)];
      guests.delete(one);
      guests.delete(other);
      if (first) guests.set(other, first);
      if (second) guests.set(one, second);
      if (first) first.channel.sendMessage({ kind: "welcome", seat: other, version: VERSION });
      if (second) second.channel.sendMessage({ kind: "welcome", seat: one, version: VERSION });
    },
    /** This page is closed. */
    closeAll() {
      for (const { channel } of [...guests.values()]) channel.close();
    },
    /** Close the line of a seat. @param {Seat} seat @param {string} code why, as the guest is told */
    dismissGuest(seat, code) {
      guests.get(seat)?.channel.sendMessage({ kind: "bye", code });
      guests.get(seat)?.channel.close();
    },
    /**
     * Draw numbers for a seed with all who are there: first the hashes go to all, then each gives its number, to this device
     * alone.
     * @returns {Promise<string[]>}
     */
    async drawNumbers() {
      const own = drawNumber();
      const hash = await hashNumber(own);
      if (hash === null) return [own];
      const there = [...guests.values()].filter(({ isGreeted, channel }) => isGreeted && channel.isOpen());
      const given = await Promise.all(there.map((guest) => requestDigits(guest, { kind: "draw" })));
      there.forEach((guest, at) => (guest.hash = given[at] ?? ""));
      const drawing = there.filter((guest) => guest.hash);
      const hashes = [hash, ...drawing.map((guest) => guest.hash)];
      const numbers = await Promise.all(
        drawing.map(async (guest) => {
          const number = await requestDigits(guest, { kind: "hashes", hashes });
          return number && (await hashNumber(number)) === guest.hash ? number : null;
        }),
      );
      return [own, ...numbers.filter((number) => number !== null)];
    },
    /** The match is over: everybody may have its record. @param {string} record */
    sendRecord(record) {
      const of = Math.ceil(record.length / PART);
      for (const { channel, isGreeted } of guests.values())
        for (let part = 0; isGreeted && part < of; part += 1)
          channel.sendMessage({
            kind: "record",
            part,
            of,
            text: record.slice(part * PART, (part + 1) * PART),
          });
    },
  };
}

/** What of an answer is the host's alone: the record, while the match lasts, and who else is told. */
const OF_HOST = { id: undefined, changed: undefined, record_lines: undefined };

/** An answer as a guest may have it. @param {Answer} answer */
export function cleanAnswer(answer) {
  const { error, view } = answer;
  if (!error) return { ...answer, ...OF_HOST, ...(view ? { view: cleanView(view) } : {}) };
  // A mistake of ours comes with the record of the match.
  const { code, clause, facts = {} } = error;
  return { ok: false, error: { code, clause, facts: code === "internal" ? {} : facts } };
}

/** The host deals: a guest waits for it. @param {any} view */
function cleanView(view) {
  return {
    ...view,
    waits_for: view.waits_for === "deal" ? "person" : view.waits_for,
    multiplayer: { ...view.multiplayer, guest: true },
  };
}

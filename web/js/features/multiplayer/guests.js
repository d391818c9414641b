/**
 * Guests: the devices at the table of this one. Each has a line to its seat; what it asks goes to the engine with that seat,
 * whatever the message says, and what comes back goes to that seat alone.
 */

import { freshNumber, hashOf, isDigits } from "./shared-seed.js";
import { shortName } from "../../core/person-name.js";
import { VERSION, isOfGuest, passOn } from "./message-kinds.js";
import { createLine } from "./message-channel.js";

/** @import { Answer, Question, Seat } from "../../core/types.d.ts" */
/** @import { Line, Message } from "./message-channel.js" */

/** What takes thought: one at a time for each guest. */
const THOUGHT = new Set(["hint", "coach", "explain_act", "review_deal"]);
/** The least time between two news for a guest, in milliseconds, and how long its number is waited for. */
const NEWS_MS = 50;
const NUMBER_MS = 10_000;
/** A record comes in parts of so many characters. */
const PART = 16_000;

/**
 * @typedef {object} GuestDevice
 * @property {Line} line
 * @property {string} name
 * @property {boolean} isGreeted whether it has said who it is
 * @property {string | null} differs its version is another: which device's is older, as a code
 * @property {string} hash of its number
 * @property {((digits: string) => void) | null} gives waits for the hash, then for the number
 * @property {boolean} isThinking
 * @property {boolean} isTelling
 * @property {boolean} isBehind something has happened since it was asked what to tell
 */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine the engine
 * @param {(answer: Answer, seat: Seat) => void} needs.happened a guest has done something
 * @param {(seat: Seat, turn: number) => Promise<Answer>} needs.undo
 * @param {(seat: Seat, isAgreed: boolean) => void} needs.agreed
 * @param {(seat: Seat, name: string) => void} needs.came
 * @param {(seat: Seat, how: import("./message-channel.js").Ending, guest: GuestDevice) => void} needs.went
 * @param {(seat: Seat) => void} needs.silent a device cannot be reached for now
 * @param {(seat: Seat) => void} needs.back it can again
 * @param {(seat: Seat) => void} needs.again a device that was out of reach has to be told how things stand
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createGuests({ engine, happened, undo, agreed, came, went, silent, back, again, sleep }) {
  /** @type {Map<Seat, GuestDevice>} */
  const guests = new Map();

  /** A device's channel is open. @param {Seat} seat @param {import("./message-channel.js").Channel} channel */
  function join(seat, channel) {
    /** @type {GuestDevice} */
    const guest = {
      name: "",
      isGreeted: false,
      differs: null,
      hash: "",
      gives: null,
      isThinking: false,
      isTelling: false,
      isBehind: false,
      line: createLine({
        channel,
        isKnown: isOfGuest,
        hear: (message) => void hear(guest, message),
        closed: (how) => {
          const at = seatOf(guest);
          if (at === null) return;
          guests.delete(at);
          went(at, how, guest);
        },
        silent: () => about(guest, silent),
        back: () => about(guest, back),
      }),
    };
    const before = guests.get(seat);
    guests.set(seat, guest);
    before?.line.end();
  }

  /** @param {GuestDevice} guest @returns {Seat | null} */
  function seatOf(guest) {
    for (const [seat, one] of guests) if (one === guest) return seat;
    return null;
  }

  /** @param {GuestDevice} guest @param {(seat: Seat) => void} actions */
  function about(guest, actions) {
    const seat = seatOf(guest);
    if (seat !== null && guest.isGreeted) actions(seat);
  }

  /** @param {GuestDevice} guest @param {Message} message */
  async function hear(guest, message) {
    const seat = seatOf(guest);
    if (seat === null) return;
    if (message.kind === "hello") return greet(guest, seat, message);
    if (!guest.isGreeted) return;
    if (message.kind === "hash" || message.kind === "number") {
      const digits = message[message.kind];
      if (isDigits(digits)) guest.gives?.(digits);
      return;
    }
    if (message.kind === "agree") return agreed(seat, message["yes"] === true);
    const { id } = message;
    if (!Number.isSafeInteger(id)) return;
    const answer = await answered(guest, seat, message);
    guest.line.send({ kind: "answer", id, answer: forGuest(answer) });
    if (answer.ok) happened(answer, seat);
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message @returns {Promise<Answer>} */
  async function answered(guest, seat, message) {
    if (message.kind === "undo")
      return undo(seat, Number.isSafeInteger(message["turn"]) ? message["turn"] : -1);
    const isThought = THOUGHT.has(message.kind);
    if (isThought && guest.isThinking) return refusal("cancelled");
    guest.isThinking ||= isThought;
    try {
      return await passOn(engine, message, seat);
    } finally {
      if (isThought) guest.isThinking = false;
    }
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message */
  function greet(guest, seat, { version, name }) {
    if (guest.isGreeted) {
      guest.line.send({ kind: "welcome", seat, version: VERSION });
      return again(seat);
    }
    if (guest.differs) return;
    if (version !== VERSION) {
      guest.differs = Number(version) > VERSION ? "host_older" : "guest_older";
      guest.line.send({ kind: "bye", code: guest.differs });
      return void sleep(500).then(() => guest.line.end());
    }
    guest.name = typeof name === "string" ? shortName(name.replaceAll(/\s+/g, " ").trim()) : "";
    guest.isGreeted = true;
    guest.line.send({ kind: "welcome", seat, version: VERSION });
    came(seat, guest.name);
  }

  /** Ask a guest for a number or its hash; null if it does not come. @param {GuestDevice} guest @param {Record<string, any>} question */
  async function asked(guest, question) {
    /** @type {Promise<string | null>} */
    const given = new Promise((resolve) => {
      guest.gives = resolve;
      void sleep(NUMBER_MS).then(() => resolve(null));
    });
    guest.line.send(question);
    const digits = await given;
    guest.gives = null;
    return digits;
  }

  /** Tell a guest what has happened, as soon as it may be told. @param {Seat} seat */
  async function tell(seat) {
    const guest = guests.get(seat);
    if (!guest) return;
    guest.isBehind = true;
    if (guest.isTelling) return;
    guest.isTelling = true;
    while (guest.isBehind && guest.line.isOpen()) {
      guest.isBehind = false;
      const at = seatOf(guest);
      const answer = at && (await engine.view({ seat: at }));
      if (answer && answer.ok && at === seatOf(guest))
        guest.line.send({ kind: "news", view: forGuestView(answer.view), events: answer.events });
      await sleep(NEWS_MS);
    }
    guest.isTelling = false;
  }

  return {
    join,
    tell: (/** @type {Seat} */ seat) => void tell(seat),
    seats: () => [...guests.keys()],
    /** Say something to one, or to all. @param {Record<string, any>} message @param {Seat} [seat] */
    say(message, seat) {
      for (const [at, guest] of guests)
        if (guest.isGreeted && (seat === undefined || at === seat)) guest.line.send(message);
    },
    /** The match begins for a guest, or it comes back to it. @param {Seat} seat */
    async begin(seat) {
      const answer = await engine.view({ seat });
      if (answer.ok) guests.get(seat)?.line.send({ kind: "begin", view: forGuestView(answer.view) });
    },
    /** Two change places. @param {Seat} one @param {Seat} other */
    swap(one, other) {
      const [first, second] = [guests.get(one), guests.get(other)];
      guests.delete(one);
      guests.delete(other);
      if (first) guests.set(other, first);
      if (second) guests.set(one, second);
      if (first) first.line.send({ kind: "welcome", seat: other, version: VERSION });
      if (second) second.line.send({ kind: "welcome", seat: one, version: VERSION });
    },
    /** This page is closed. */
    endAll() {
      for (const { line } of [...guests.values()]) line.end();
    },
    /** Close the line of a seat. @param {Seat} seat @param {string} code why, as the guest is told */
    end(seat, code) {
      guests.get(seat)?.line.send({ kind: "bye", code });
      guests.get(seat)?.line.end();
    },
    /**
     * Draw numbers for a seed with all who are there: first the hashes go to all, then each gives its number, to this device
     * alone.
     * @returns {Promise<string[]>}
     */
    async draw() {
      const own = freshNumber();
      const hash = await hashOf(own);
      if (hash === null) return [own];
      const there = [...guests.values()].filter(({ isGreeted, line }) => isGreeted && line.isOpen());
      const given = await Promise.all(there.map((guest) => asked(guest, { kind: "draw" })));
      there.forEach((guest, at) => (guest.hash = given[at] ?? ""));
      const drawing = there.filter((guest) => guest.hash);
      const hashes = [hash, ...drawing.map((guest) => guest.hash)];
      const numbers = await Promise.all(
        drawing.map(async (guest) => {
          const number = await asked(guest, { kind: "hashes", hashes });
          return number && (await hashOf(number)) === guest.hash ? number : null;
        }),
      );
      return [own, ...numbers.filter((number) => number !== null)];
    },
    /** The match is over: everybody may have its record. @param {string} record */
    give(record) {
      const of = Math.ceil(record.length / PART);
      for (const { line, isGreeted } of guests.values())
        for (let part = 0; isGreeted && part < of; part += 1)
          line.send({ kind: "record", part, of, text: record.slice(part * PART, (part + 1) * PART) });
    },
  };
}

/** What of an answer is the host's alone: the record, while the match lasts, and who else is told. */
const OF_HOST = { id: undefined, changed: undefined, record_lines: undefined };

/** An answer as a guest may have it. @param {Answer} answer */
export function forGuest(answer) {
  const { error, view } = answer;
  if (!error) return { ...answer, ...OF_HOST, ...(view ? { view: forGuestView(view) } : {}) };
  // A mistake of ours comes with the record of the match.
  const { code, clause, facts = {} } = error;
  return { ok: false, error: { code, clause, facts: code === "internal" ? {} : facts } };
}

/** The host deals: a guest waits for it. @param {any} view */
function forGuestView(view) {
  return {
    ...view,
    waits_for: view.waits_for === "deal" ? "person" : view.waits_for,
    apart: { ...view.apart, guest: true },
  };
}

/** @param {string} code @returns {Answer} */
function refusal(code) {
  return /** @type {Answer} */ ({ ok: false, error: { code } });
}

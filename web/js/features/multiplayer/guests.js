/**
 * Guests: the devices at the table of this one. Each has a line to its seat; what it asks goes to the engine with that seat,
 * whatever the message says, and what comes back goes to that seat alone.
 */

import { tidyName } from "../../core/person-name.js";
import { toAnswer, unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { CHANGES_HANDS, VERSION, isGuestMessage, isNewer, passOn } from "./message-kinds.js";
import { createMessageChannel } from "./message-channel.js";

/** @import { Answer, Seat, View } from "../../core/types.d.ts" */
/** @import { DeviceChannel, Message } from "./message-channel.js" */
/** @import { HostContext } from "./types.d.ts" */

/** What takes thought: one at a time for each guest. */
const THOUGHT = new Set(["hint", "coach", "explain_act", "review_deal"]);
/** What is an act at the table, and waits for its beat. */
const ACTS = new Set(["act", "claim_tricks"]);
/** What is said to guests is said at ticks, so far apart in milliseconds. */
const TICK_MS = 50;
/** What a guest says of a drawing. */
const DRAWS = new Set(["hash", "number", "decline"]);
/** A record comes in parts of so many characters. */
const PART = 16_000;

/**
 * @typedef {object} GuestDevice
 * @property {DeviceChannel} channel
 * @property {string} name
 * @property {boolean} isGreeted whether it has said who it is
 * @property {string | null} versionProblem its version is another: which device's is older, as a code
 * @property {boolean} isThinking
 * @property {boolean} isSendingNews
 * @property {boolean} isBehind something has happened since it was asked what to tell
 * @property {Record<string, unknown>[]} outbox what is sent at the next tick
 */

/** @typedef {ReturnType<typeof createGuests>} Guests */

/** @param {HostContext} host */
export function createGuests(host) {
  const { engine, sleep, now } = host;
  /** @type {Map<Seat, GuestDevice>} */
  const guests = new Map();
  /** Whether the next tick is waited for. */
  let isTicking = false;

  /** A device's channel is open. @param {Seat} seat @param {import("./message-channel.js").DataChannel} channel */
  function addGuest(seat, channel) {
    /** @type {GuestDevice} */
    const guest = {
      name: "",
      isGreeted: false,
      versionProblem: null,
      isThinking: false,
      isSendingNews: false,
      isBehind: false,
      outbox: [],
      channel: createMessageChannel({
        dataChannel: channel,
        isKnownKind: isGuestMessage,
        greetings: ["hello"],
        isGreeted: () => guest.isGreeted,
        onMessage: (message) => void receiveMessage(guest, message),
        onClosed: (how) => {
          const at = findSeat(guest);
          if (at === null) return;
          guests.delete(at);
          host.phones.dropPhone(at, how, guest);
        },
        onSilent: () => notifyGreeted(guest, host.phones.awaitPhone),
        onBack: () => notifyGreeted(guest, host.phones.restorePhone),
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
    if (DRAWS.has(message.kind)) return host.drawing.receiveDrawMessage(seat, message);
    if (message.kind === "agree") return void host.undoVote.handleAnswer(seat, message["yes"] === true);
    const { id } = message;
    if (!Number.isSafeInteger(id)) return;
    const answer = await toAnswer(answerRequest(guest, seat, message));
    post(guest, { kind: "answer", id, answer: cleanAnswer(answer) });
  }

  /**
   * Send something at the next tick: how long an answer took may depend on what others ask for at the same time.
   * @param {GuestDevice} guest
   * @param {Record<string, unknown>} message
   */
  function post(guest, message) {
    guest.outbox.push(message);
    if (isTicking) return;
    isTicking = true;
    void sleep(TICK_MS - (now() % TICK_MS)).then(sendAll);
  }

  function sendAll() {
    isTicking = false;
    for (const guest of guests.values()) sendOutbox(guest);
  }

  /** @param {GuestDevice} guest */
  function sendOutbox({ outbox, channel }) {
    for (const message of outbox.splice(0)) channel.sendMessage(message);
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message @returns {Promise<Answer>} */
  async function answerRequest(guest, seat, message) {
    if (message.kind === "undo") return host.undoVote.requestUndo(seat);
    const isThought = THOUGHT.has(message.kind);
    if (isThought && guest.isThinking) throw new RequestRefused({ code: "cancelled" });
    if (ACTS.has(message.kind))
      return host.clock.offerAct(seat, (given) => passOn(engine, { ...message, ...given }, seat));
    guest.isThinking ||= isThought;
    try {
      await host.clock.whenOpen();
      if (CHANGES_HANDS.has(message.kind)) return await host.changeHands(message, seat);
      return await passOn(engine, message, seat);
    } finally {
      if (isThought) guest.isThinking = false;
    }
  }

  /** @param {GuestDevice} guest @param {Seat} seat @param {Message} message */
  function greetGuest(guest, seat, { version, name }) {
    if (guest.isGreeted) {
      post(guest, { kind: "welcome", seat, version: VERSION });
      return host.phones.updatePhone(seat);
    }
    if (guest.versionProblem) return;
    if (version !== VERSION) {
      guest.versionProblem = isNewer(version) ? "host_older" : "guest_older";
      guest.channel.sendMessage({ kind: "bye", code: guest.versionProblem });
      return void sleep(500).then(() => guest.channel.close());
    }
    guest.name = typeof name === "string" ? tidyName(name) : "";
    guest.isGreeted = true;
    post(guest, { kind: "welcome", seat, version: VERSION });
    void host.phones.admitPhone(seat, guest.name);
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
      await host.clock.whenOpen();
      const at = findSeat(guest);
      const answer = at && (await unlessRefused(engine.view({ seat: at })));
      if (answer && at === findSeat(guest))
        post(guest, { kind: "news", view: cleanView(answer.view), events: answer.events });
    }
    guest.isSendingNews = false;
  }

  return {
    join: addGuest,
    sendNews: (/** @type {Seat} */ seat) => void sendNews(seat),
    /** Tell a guest what was done for it. @param {Seat} seat @param {Answer} answer */
    tellGuest(seat, { view, events }) {
      const guest = guests.get(seat);
      if (guest && view) post(guest, { kind: "news", view: cleanView(view), events });
    },
    listSeats: () => [...guests.keys()],
    /** Those who have said who they are and can be reached. */
    listGreeted: () =>
      [...guests].filter(([, { isGreeted, channel }]) => isGreeted && channel.isOpen()).map(([seat]) => seat),
    /** Say something to one, or to all. @param {Record<string, unknown>} message @param {Seat} [seat] */
    sendToGuests(message, seat) {
      for (const [at, guest] of guests)
        if (guest.isGreeted && (seat === undefined || at === seat)) post(guest, message);
    },
    /** The match begins for a guest, or it comes back to it. @param {Seat} seat */
    async sendStart(seat) {
      const game = host.latest?.game ?? "";
      // Before the view, which is to be no older than the news that follows.
      const listed = await unlessRefused(engine.listAgreements({ game }));
      const answer = await unlessRefused(engine.view({ seat }));
      const guest = guests.get(seat);
      if (answer && guest)
        post(guest, {
          kind: "begin",
          view: cleanView(answer.view),
          agreements: listed?.agreements ?? [],
        });
    },
    /** Two change places. @param {Seat} one @param {Seat} other */
    swapGuests(one, other) {
      const [first, second] = [guests.get(one), guests.get(other)];
      guests.delete(one);
      guests.delete(other);
      if (first) guests.set(other, first);
      if (second) guests.set(one, second);
      if (first) post(first, { kind: "welcome", seat: other, version: VERSION });
      if (second) post(second, { kind: "welcome", seat: one, version: VERSION });
    },
    /** This page is closed. */
    closeAll() {
      for (const { channel } of [...guests.values()]) channel.close();
    },
    /** Close the line of a seat. @param {Seat} seat @param {string} code why, as the guest is told */
    dismissGuest(seat, code) {
      const guest = guests.get(seat);
      if (guest) sendOutbox(guest);
      guest?.channel.sendMessage({ kind: "bye", code });
      guest?.channel.close();
    },
    /** The match is over: everybody may have its record. @param {string} record */
    sendRecord(record) {
      const of = Math.ceil(record.length / PART);
      for (const guest of guests.values())
        for (let part = 0; guest.isGreeted && part < of; part += 1)
          post(guest, { kind: "record", part, of, text: record.slice(part * PART, (part + 1) * PART) });
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

/** The host deals: a guest waits for it. @param {View} view */
function cleanView(view) {
  return {
    ...view,
    waits_for: view.waits_for === "deal" ? "person" : view.waits_for,
    multiplayer: { ...view.multiplayer, guest: true },
  };
}

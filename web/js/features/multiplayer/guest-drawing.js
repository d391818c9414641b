/**
 * Guest drawing: this device's part in the drawing of a seed at another one's table. It draws of itself once; a second time, and
 * where somebody is left out, its person is asked, and sees who asks.
 */

import { isCount } from "../../core/json.js";
import {
  drawNumber,
  findCode,
  hashNumber,
  isHash,
  isSeedDrawn,
  nameDraw,
  parseNumbers,
} from "./shared-seed.js";
import { loadDrawings, saveDrawings } from "./seat-storage.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Message } from "./message-channel.js" */
/** @import { DrawnNumber, Drawing } from "./types.d.ts" */

/** The most seats of a table. */
const MOST_SEATS = 8;

/** What this device remembers. */
const STORED = { loadDrawings, saveDrawings };

/**
 * @param {object} needs
 * @param {() => Seat | null} needs.getSeat where this device sits
 * @param {(message: Record<string, unknown>) => void} needs.sendMessage
 * @param {(drawing: Drawing) => void} needs.onChange
 * @param {() => void} needs.onAsked its person is asked whether to draw
 * @param {() => number} [needs.now] the time of day, in milliseconds
 * @param {typeof STORED} [needs.memory] what this device remembers
 */
export function createGuestDrawing({
  getSeat,
  sendMessage,
  onChange,
  onAsked,
  now = Date.now,
  memory = STORED,
}) {
  /** The drawings that this device remembers; the last may be under way. @type {DrawnNumber[]} */
  let drawings = memory.loadDrawings(now());
  /** The drawing it was told of last. @type {{ id: string, draw: string, shown: Drawing, own: DrawnNumber | null, isGiven: boolean } | null} */
  let current = null;

  /** @param {Partial<Drawing>} some */
  function show(some) {
    if (current) onChange((current.shown = { ...current.shown, ...some }));
  }

  /** @param {Message} message */
  function beginDrawing({ draw: id, number, by, seats, without }) {
    if (typeof id !== "string" || id === current?.id || !isCount(number)) return;
    if (!number || !isSeatList(seats) || !isSeatList(without)) return;
    const seat = getSeat();
    drawings = memory.loadDrawings(now());
    const isLeftOut = !seat || without.includes(seat) || !seats.includes(seat);
    const isFirst = number === 1 && !without.length && !drawings.length;
    /** @type {Drawing} */
    const shown = {
      ...{ number, by: typeof by === "string" ? /** @type {Seat} */ (by) : null, seats, without },
      ...{ missing: seats, why: null, code: "", at: now(), count: drawings.length },
      state: isLeftOut ? "left_out" : isFirst ? "waiting" : "asked",
    };
    current = { id, draw: nameDraw(number, without), shown, own: null, isGiven: false };
    show({});
    if (isLeftOut) return;
    if (isFirst) void showHash();
    else onAsked();
  }

  /** Show the hash of a number, which signs what is drawn. */
  async function showHash() {
    const mine = current;
    if (!mine || mine.own) return;
    mine.own = { at: now(), draw: mine.draw, number: drawNumber(), hashes: [] };
    keepDrawings([...drawings, mine.own]);
    const hash = await hashNumber(mine.own.number, mine.draw);
    if (mine === current) sendMessage({ kind: "hash", draw: mine.id, hash });
  }

  /** All hashes are shown: the number is given, once, if one's own is among them. @param {Message} message */
  async function giveNumber({ hashes }) {
    const mine = current;
    if (!mine?.own || mine.isGiven || !Array.isArray(hashes) || !hashes.every(isHash)) return;
    const own = (await hashNumber(mine.own.number, mine.draw)) ?? "";
    const isWhole =
      new Set(hashes).size === mine.shown.seats.length + 1 && hashes.length === mine.shown.seats.length + 1;
    if (mine !== current || mine.isGiven || !isWhole || !hashes.includes(own)) return;
    mine.isGiven = true;
    mine.own.hashes = hashes;
    keepDrawings(drawings);
    show({ code: await findCode(hashes, mine.draw) });
    sendMessage({ kind: "number", draw: mine.id, number: mine.own.number });
  }

  /** @param {DrawnNumber[]} all */
  function keepDrawings(all) {
    drawings = all;
    memory.saveDrawings(all);
  }

  return {
    /** What the host says about a drawing; what is late, or said twice, is passed over. @param {Message} message */
    receiveDrawMessage(message) {
      if (message.kind === "draw") return beginDrawing(message);
      if (!current || message["draw"] !== current.id) return;
      if (message.kind === "hashes") return void giveNumber(message);
      if (message.kind === "drawn" && (current.isGiven || current.shown.state === "left_out"))
        return show(current.isGiven ? { state: "drawn", missing: [], at: now() } : {});
      const { missing, why } = message;
      if (message.kind === "void" && isSeatList(missing))
        show({ state: "void", missing, why: why === "declined" ? "declined" : "withheld" });
    },
    /** The person agrees to the drawing they were asked about, or does not. @param {boolean} isAgreed */
    answer(isAgreed) {
      if (current?.shown.state !== "asked") return;
      show({ state: isAgreed ? "waiting" : "declined" });
      if (isAgreed) void showHash();
      else sendMessage({ kind: "decline", draw: current.id });
    },
    /** Whether the seed of a match that is over is one that this device drew; null where it drew none. @param {string} record @returns {Promise<boolean | null>} */
    async verifyRecord(record) {
      const numbers = parseNumbers(record);
      const drawn = drawings.find(({ number }) => numbers.includes(number));
      if (drawn) return isSeedDrawn(record, drawn);
      return current?.isGiven ? false : null;
    },
  };
}

/** @param {unknown} value @returns {value is Seat[]} */
function isSeatList(value) {
  return (
    Array.isArray(value) &&
    value.length <= MOST_SEATS &&
    value.every((seat) => typeof seat === "string" && seat.length <= 2)
  );
}

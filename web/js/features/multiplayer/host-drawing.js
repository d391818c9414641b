/**
 * Host drawing: the drawing of a seed, on the device that asks for it. All guests are told what is drawn and without whom; each that
 * draws shows a hash, and once it has seen all hashes gives its number. Whoever gives none makes the drawing void.
 */

import { drawNumber, findCode, hashNumber, isHash, nameDraw } from "./shared-seed.js";
import { loadDrawings, saveDrawings } from "./seat-storage.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Message } from "./message-channel.js" */
/** @import { Drawing } from "./types.d.ts" */

/** How long people have to agree, and a device to give its number, in milliseconds. */
const AGREE_MS = 60_000;
const NUMBER_MS = 10_000;

/** @typedef {{ numbers: string[], draw: string }} Drawn what the engine makes the seed of */

/** What this device remembers. */
const STORED = { loadDrawings, saveDrawings };

/** @typedef {ReturnType<typeof createHostDrawing>} HostDrawing */

/**
 * @param {object} needs
 * @param {() => Seat[]} needs.getSeats the guests that are there
 * @param {(message: Record<string, unknown>, seat?: Seat) => void} needs.sendMessage say something to a guest, or to all
 * @param {(drawing: Drawing) => void} needs.onChange
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {() => number} [needs.now] the time of day, in milliseconds
 * @param {typeof STORED} [needs.memory] what this device remembers
 */
export function createHostDrawing({
  getSeats,
  sendMessage,
  onChange,
  sleep,
  now = Date.now,
  memory = STORED,
}) {
  /** Who is waited for in the drawing under way, and for what. @type {{ id: string, kind: string, take: (seat: Seat, digits: string | null) => void } | null} */
  let waiting = null;

  /**
   * Wait for the digits of some guests.
   * @param {string} id
   * @param {"hash" | "number"} kind
   * @param {readonly Seat[]} seats
   * @param {number} limit in milliseconds
   * @param {(left: Seat[]) => void} onLeft who is waited for still
   * @returns {Promise<{ digits: Map<Seat, string>, declined: Seat | null }>}
   */
  function collect(id, kind, seats, limit, onLeft) {
    return new Promise((resolve) => {
      /** @type {Map<Seat, string>} */
      const digits = new Map();
      /** @param {Seat | null} declined */
      function settle(declined) {
        waiting = null;
        resolve({ digits, declined });
      }
      const mine = {
        id,
        kind,
        /** @param {Seat} seat @param {string | null} given */
        take(seat, given) {
          if (!seats.includes(seat) || digits.has(seat)) return;
          if (given === null) return settle(seat);
          digits.set(seat, given);
          onLeft(seats.filter((one) => !digits.has(one)));
          if (digits.size === seats.length) settle(null);
        },
      };
      waiting = mine;
      if (!seats.length) return settle(null);
      void sleep(limit).then(() => waiting === mine && settle(null));
    });
  }

  return {
    /** What a guest says about the drawing under way; all else is late, or of another one. @param {Seat} seat @param {Message} message */
    receiveDrawMessage(seat, { kind, draw, ...given }) {
      if (!waiting || draw !== waiting.id) return;
      const digits = given[kind];
      if (kind === "decline") waiting.take(seat, null);
      else if (kind === waiting.kind && isHash(digits)) waiting.take(seat, digits);
    },
    /** A guest is gone, and with it its part in the drawing. @param {Seat} seat */
    removeGuest: (seat) => waiting?.take(seat, null),
    /**
     * Draw with all who are there but some.
     * @param {Seat | null} by who asks for it
     * @param {readonly Seat[]} without
     * @returns {Promise<Drawn | null>} null where it is void
     */
    async drawSeed(by, without) {
      const own = drawNumber();
      const before = memory.loadDrawings();
      const number = before.length + 1;
      const draw = nameDraw(number, without);
      const hash = await hashNumber(own, draw);
      if (hash === null) return { numbers: [own], draw };
      const id = own.slice(0, 8);
      memory.saveDrawings([...before, { at: now(), draw, number: "", hashes: [] }]);
      const seats = getSeats().filter((seat) => !without.includes(seat));
      /** @type {Drawing} */
      let drawing = {
        number,
        by,
        seats,
        without: [...without],
        state: "waiting",
        missing: seats,
        why: null,
        code: "",
        at: now(),
        count: before.length,
      };
      const show = (/** @type {Partial<Drawing>} */ some) => onChange((drawing = { ...drawing, ...some }));
      const call = { kind: "draw", draw: id, number, by, seats, without };
      /** @param {Seat[]} missing @param {Drawing["why"]} why */
      function makeVoid(missing, why) {
        sendMessage({ kind: "void", draw: id, missing, why });
        show({ state: "void", missing, why });
        return null;
      }
      show({});
      sendMessage(call);
      const shown = await collect(id, "hash", seats, AGREE_MS, (missing) => show({ missing }));
      if (shown.declined) return makeVoid([shown.declined], "declined");
      if (shown.digits.size < seats.length)
        return makeVoid(
          seats.filter((seat) => !shown.digits.has(seat)),
          "withheld",
        );
      const hashes = [hash, ...shown.digits.values()];
      const code = await findCode(hashes, draw);
      show({ code, missing: seats });
      const given = collect(id, "number", seats, NUMBER_MS, (missing) => show({ missing }));
      for (const seat of seats) sendMessage({ kind: "hashes", draw: id, hashes }, seat);
      const { digits, declined } = await given;
      if (declined) return makeVoid([declined], "withheld");
      const hashed = await Promise.all(seats.map((seat) => hashNumber(digits.get(seat) ?? "", draw)));
      const missing = seats.filter((seat, at) => hashed[at] !== shown.digits.get(seat));
      if (missing.length) return makeVoid(missing, "withheld");
      sendMessage({ kind: "drawn", draw: id });
      show({ state: "drawn" });
      return { numbers: [own, ...digits.values()], draw };
    },
  };
}

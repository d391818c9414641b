/** Offers: the links that take a phone to a seat. Each is good once, and for ten minutes. */

import { startLimit } from "../../time/time-limit.js";
import { CodeError, GOOD_FOR, minuteOf, read, written } from "./pairing/code.js";
import { CONNECT_MS, offering } from "./pairing/peer.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Peer } from "./pairing/peer.js" */

/** @typedef {{ seat: Seat, peer: Peer, made: number, isUsed: boolean, isWithdrawn: boolean }} Offer */
/** @typedef {{ code: string, seat: Seat | null }} Failed why no phone came */

/**
 * The channel, if it opens in time.
 * @param {Promise<RTCDataChannel>} channel
 * @param {typeof startLimit} limit
 * @returns {Promise<RTCDataChannel>}
 */
function openedInTime(channel, limit) {
  return new Promise((resolve, reject) => {
    const stop = limit(CONNECT_MS, () => reject(new CodeError(/** @type {any} */ ("pair_isolated"))));
    channel.then(resolve, reject).finally(stop);
  });
}

/**
 * @param {object} needs
 * @param {(seat: Seat, channel: RTCDataChannel) => void} needs.opened
 * @param {() => number} [needs.now]
 * @param {() => Promise<Peer>} [needs.offer]
 * @param {typeof startLimit} [needs.limit]
 */
export function createOffers({ opened, now = Date.now, offer = offering, limit = startLimit }) {
  /** @type {Map<number, Offer>} */
  const offers = new Map();

  /** @param {Seat} seat */
  function withdraw(seat) {
    for (const one of offers.values()) {
      if (one.seat !== seat || one.isUsed) continue;
      one.peer.end();
      one.isWithdrawn = true;
    }
  }

  return {
    /** A fresh link to a seat, which takes the place of the one before. @param {Seat} seat */
    async make(seat) {
      const peer = await offer();
      withdraw(seat);
      const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
      const made = minuteOf(now());
      offers.set(number, { seat, peer, made, isUsed: false, isWithdrawn: false });
      return written({ is: "offer", seat, offer: number, made, self: peer.self });
    },
    withdraw,
    /**
     * A phone has answered: connect to it.
     * @param {string} text a link, or what a camera read
     * @param {(seat: Seat) => void} joining
     * @returns {Promise<Failed | null>} null once it is there
     */
    async accept(text, joining) {
      /** @type {Seat | null} */
      let seat = null;
      /** @type {Offer | undefined} */
      let made;
      try {
        const code = read(text, "answer");
        made = offers.get(code.offer);
        seat = made?.seat ?? null;
        if (!made || made.seat !== code.seat) return { code: "pair_no_offer", seat: null };
        if (made.isUsed) return { code: "pair_used", seat };
        if (minuteOf(now()) - made.made > GOOD_FOR) return { code: "pair_old", seat };
        if (made.isWithdrawn) return { code: "pair_no_offer", seat: null };
        made.isUsed = true;
        joining(made.seat);
        await made.peer.take(code.self);
        opened(made.seat, await openedInTime(made.peer.opened, limit));
        return null;
      } catch (error) {
        // It could open later all the same: the phone would take it for the table's line, and nobody would hear it here.
        made?.peer.end();
        return { code: error instanceof CodeError ? error.code : "pair_isolated", seat };
      }
    },
  };
}

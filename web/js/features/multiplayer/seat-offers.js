/** Offers: the links that take a phone to a seat. Each is good once, and for ten minutes. */

import { startLimit } from "../../time/time-limit.js";
import { CodeError, GOOD_FOR_MS, decodeCode, encodeCode } from "./pairing/code.js";
import { CONNECT_MS, offerConnection } from "./pairing/peer.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Peer } from "./pairing/peer.js" */

/** @typedef {{ seat: Seat, peer: Peer, made: number, isUsed: boolean, isWithdrawn: boolean }} Offer */
/** @typedef {{ code: string, seat: Seat | null }} Failed why no phone came */

/**
 * The channel, if it opens in time.
 * @param {Promise<RTCDataChannel>} channel
 * @param {typeof startLimit} startTimer
 * @returns {Promise<RTCDataChannel>}
 */
function waitForChannel(channel, startTimer) {
  return new Promise((resolve, reject) => {
    const stop = startTimer(CONNECT_MS, () => reject(new CodeError("pair_isolated")));
    channel.then(resolve, reject).finally(stop);
  });
}

/**
 * @param {object} needs
 * @param {(seat: Seat, channel: RTCDataChannel) => void} needs.onConnected
 * @param {() => number} [needs.now] milliseconds, by a clock that nobody sets
 * @param {() => Promise<Peer>} [needs.createPeer]
 * @param {typeof startLimit} [needs.startTimer]
 */
export function createOffers({
  onConnected,
  now = () => performance.now(),
  createPeer = offerConnection,
  startTimer = startLimit,
}) {
  /** @type {Map<number, Offer>} */
  const offers = new Map();

  /** @param {Seat} seat */
  function withdrawOffer(seat) {
    for (const one of offers.values()) {
      if (one.seat !== seat || one.isUsed) continue;
      one.peer.close();
      one.isWithdrawn = true;
    }
  }

  return {
    /** A fresh link to a seat, which takes the place of the one before. @param {Seat} seat */
    async createLink(seat) {
      const peer = await createPeer();
      withdrawOffer(seat);
      const [number] = crypto.getRandomValues(new Uint32Array(1));
      offers.set(number, { seat, peer, made: now(), isUsed: false, isWithdrawn: false });
      return encodeCode({ is: "offer", seat, offer: number, self: peer.self });
    },
    withdrawOffer,
    /**
     * A phone has answered: connect to it.
     * @param {string} text a link, or what a camera read
     * @param {(seat: Seat) => void} onJoining
     * @returns {Promise<Failed | null>} null once it is there
     */
    async acceptAnswer(text, onJoining) {
      /** @type {Seat | null} */
      let seat = null;
      /** @type {Offer | undefined} */
      let made;
      try {
        const code = decodeCode(text, "answer");
        made = offers.get(code.offer);
        seat = made?.seat ?? null;
        if (!made || made.seat !== code.seat) return { code: "pair_no_offer", seat: null };
        if (made.isUsed) return { code: "pair_used", seat };
        if (now() - made.made > GOOD_FOR_MS) return { code: "pair_old", seat };
        if (made.isWithdrawn) return { code: "pair_no_offer", seat: null };
        made.isUsed = true;
        onJoining(made.seat);
        await made.peer.acceptAnswer(code.self);
        onConnected(made.seat, await waitForChannel(made.peer.whenOpen, startTimer));
        return null;
      } catch (error) {
        // It could open later all the same: the phone would take it for the table's line, and nobody would hear it here.
        made?.peer.close();
        return { code: error instanceof CodeError ? error.code : "pair_isolated", seat };
      }
    },
  };
}

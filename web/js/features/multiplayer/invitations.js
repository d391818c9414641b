/** Inviting: a link for each free chair, which is renewed once no phone could take it any longer, and the answers to it. */

import { GOOD_FOR } from "./pairing/code.js";

/** @import { Refusal, Seat } from "../../core/types.d.ts" */
/** @import { Chair } from "./types.d.ts" */

/** @param {Chair} [chair] */
const isTaken = (chair) => chair?.phone === "there" || chair?.phone === "joining";

/**
 * @param {object} needs
 * @param {() => readonly Chair[]} needs.chairs
 * @param {(seat: Seat, change: Partial<Chair>) => void} needs.change
 * @param {Pick<ReturnType<typeof import("./seat-offers.js").createOffers>, "make" | "accept" | "withdraw">} needs.offers
 * @param {(link: string) => string} needs.linkAddress
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createInviting({ chairs, change, offers, linkAddress, sleep }) {
  const chairAt = (/** @type {Seat} */ seat) => chairs().find((chair) => chair.seat === seat);

  // In another network this device has other addresses than its codes say.
  addEventListener("online", () => {
    for (const { seat, link, refusal } of chairs()) if (link) void offer(seat, refusal);
  });

  /** @param {Seat} seat @param {Refusal | null} [refusal] why the phone before did not come */
  async function offer(seat, refusal = null) {
    try {
      const link = linkAddress(await offers.make(seat));
      const chair = chairAt(seat);
      // Somebody took the one before, or came back; or the seat is no phone's any more.
      if (isTaken(chair) || chair?.who !== "phone") return offers.withdraw(seat);
      change(seat, { link, refusal });
      void sleep(GOOD_FOR * 60_000).then(() => {
        const later = chairAt(seat);
        if (later?.link === link) void offer(seat, later.refusal);
      });
    } catch {
      change(seat, { refusal: { code: "pair_unable" } });
    }
  }

  return {
    offer,
    withdraw: offers.withdraw,
    async offerAll() {
      for (const chair of chairs())
        if (chair.who === "phone" && !isTaken(chair) && !chair.link) await offer(chair.seat);
    },
    /**
     * A phone has answered.
     * @param {string} link
     * @returns {Promise<string | null>} why it does not come, where no chair says it
     */
    async accept(link) {
      const before = chairs();
      const failed = await offers.accept(link, (seat) =>
        change(seat, { phone: "joining", link: null, refusal: null }),
      );
      if (!failed) return null;
      const { code, seat } = failed;
      if (seat && code === "pair_isolated") {
        // Whoever sat there may be back by itself.
        if (chairAt(seat)?.phone !== "joining") return null;
        change(seat, { phone: before.find((chair) => chair.seat === seat)?.phone ?? "free" });
        await offer(seat, { code });
        return null;
      }
      if (seat && code === "pair_old") await offer(seat);
      return code;
    },
  };
}

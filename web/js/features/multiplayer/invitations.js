/** Invitations: a link for each free chair, which is renewed once no phone could take it any longer, and the answers to it. */

import { GOOD_FOR_MS } from "./pairing/code.js";

/** @import { RefusalData, Seat } from "../../core/types.d.ts" */
/** @import { Chair } from "./types.d.ts" */

/** @param {Chair} [chair] */
const isOccupied = (chair) => chair?.phone === "there" || chair?.phone === "joining";

/**
 * @param {object} needs
 * @param {() => readonly Chair[]} needs.getChairs
 * @param {(seat: Seat, change: Partial<Chair>) => void} needs.changeChair
 * @param {Pick<ReturnType<typeof import("./seat-offers.js").createOffers>, "createLink" | "acceptAnswer" | "withdrawOffer">} needs.offers
 * @param {(link: string) => string} needs.linkAddress
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createInvitations({ getChairs, changeChair, offers, linkAddress, sleep }) {
  const findChair = (/** @type {Seat} */ seat) => getChairs().find((chair) => chair.seat === seat);

  // In another network this device has other addresses than its codes say.
  addEventListener("online", () => {
    for (const { seat, link, refusal } of getChairs()) if (link) void offerSeat(seat, refusal);
  });

  /** @param {Seat} seat @param {RefusalData | null} [refusal] why the phone before did not come */
  async function offerSeat(seat, refusal = null) {
    try {
      const link = linkAddress(await offers.createLink(seat));
      const chair = findChair(seat);
      // Somebody took the one before, or came back; or the seat is no phone's any more.
      if (isOccupied(chair) || chair?.who !== "phone") return offers.withdrawOffer(seat);
      changeChair(seat, { link, refusal });
      void sleep(GOOD_FOR_MS).then(() => {
        const later = findChair(seat);
        if (later?.link === link) void offerSeat(seat, later.refusal);
      });
    } catch {
      changeChair(seat, { refusal: { code: "pair_unable" } });
    }
  }

  return {
    offerSeat,
    withdrawOffer: offers.withdrawOffer,
    async offerFreeSeats() {
      for (const chair of getChairs())
        if (chair.who === "phone" && !isOccupied(chair) && !chair.link) await offerSeat(chair.seat);
    },
    /**
     * A phone has answered.
     * @param {string} link
     * @returns {Promise<string | null>} why it does not come, where no chair says it
     */
    async acceptAnswer(link) {
      const before = getChairs();
      const failed = await offers.acceptAnswer(link, (seat) =>
        changeChair(seat, { phone: "joining", link: null, refusal: null }),
      );
      if (!failed) return null;
      const { code, seat } = failed;
      if (seat && code === "pair_isolated") {
        // Whoever sat there may be back by itself.
        if (findChair(seat)?.phone !== "joining") return null;
        changeChair(seat, { phone: before.find((chair) => chair.seat === seat)?.phone });
        await offerSeat(seat, { code });
        return null;
      }
      if (seat && code === "pair_old") await offerSeat(seat);
      return code;
    },
  };
}

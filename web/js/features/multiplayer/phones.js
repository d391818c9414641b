/** Phones: what becomes of a seat at the host's table whose phone comes, is gone, or can be reached again. */

import { numberNames } from "../../core/person-name.js";
import { unlessRefused } from "../../core/requests.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { HostContext } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createPhones>} Phones */

/** @param {HostContext} host */
export function createPhones(host) {
  const { findChair, changeChair, getChairs } = host;

  /** Name whoever sits there; where somebody at the table bears the name, it is numbered. @param {Seat} seat @param {string} name */
  function nameChair(seat, name) {
    const others = getChairs().filter((chair) => chair.seat !== seat && chair.who !== "bot");
    const names = numberNames(
      Object.fromEntries([...others.map((one) => [one.seat, one.name]), [seat, name]]),
    );
    changeChair(seat, { name: names[seat] ?? name });
  }

  /** One has said who it is, or can be reached again. @param {Seat} seat @param {string} name */
  async function admitPhone(seat, name) {
    changeChair(seat, { who: "phone", phone: "there", link: null, refusal: null });
    if (name) nameChair(seat, name);
    if (!host.isPlaying) return host.guests.sendToGuests({ kind: "paused" }, seat);
    const isPerson = host.latest?.seats[seat]?.level === null;
    if (isPerson) await host.guests.sendStart(seat);
    else if (host.latest?.waits_for === "deal") await seatArrivals();
    else host.guests.sendToGuests({ kind: "notice", code: "next_deal" }, seat);
    if (host.latest?.waits_for === "over") await host.sendRecord();
    host.ownEngine?.receiveNews();
  }

  /** Whoever came to a bot's seat during the deal sits down there, now that it is over. */
  async function seatArrivals() {
    for (const { seat, who, phone, name } of getChairs()) {
      if (who !== "phone" || phone !== "there" || host.latest?.seats[seat]?.level === null) continue;
      const answer = await unlessRefused(host.engine.takeSeat({ seat, name }));
      if (!answer) continue;
      host.latest = answer.view;
      await host.guests.sendStart(seat);
      for (const other of host.guests.listSeats()) if (other !== seat) host.guests.sendNews(other);
      host.ownEngine?.receiveNews();
    }
  }

  return {
    nameChair,
    admitPhone,
    seatArrivals,
    /** One is gone. @param {Seat} seat @param {import("./message-channel.js").Ending} how @param {import("./guests.js").GuestDevice} guest */
    dropPhone(seat, how, { isGreeted, versionProblem }) {
      host.drawing.removeGuest(seat);
      const isHostile = how === "misbehaved";
      const code = isHostile ? "line_misbehaved" : versionProblem;
      // Whoever never said hello leaves the chair as it was.
      const instead = isHostile ? "bot" : isGreeted ? "wait" : (findChair(seat)?.substitute ?? "wait");
      changeChair(seat, { phone: isGreeted || host.isPlaying ? "away" : "free", substitute: instead });
      host.onPhoneLost(seat, code ? { code } : null);
      host.clock.wake();
    },
    /** One cannot be reached for now. @param {Seat} seat */
    awaitPhone(seat) {
      changeChair(seat, { phone: "away", substitute: "wait" });
      host.onPhoneLost(seat, null);
    },
    /** It can again. @param {Seat} seat */
    restorePhone(seat) {
      void admitPhone(seat, "");
      host.onPhoneFound(seat);
    },
    /** One that was out of reach has to be told how things stand. @param {Seat} seat */
    updatePhone: (seat) =>
      host.isPlaying ? void host.guests.sendStart(seat) : host.guests.sendToGuests({ kind: "paused" }, seat),
  };
}

/** Undo vote: taking back at a table of several devices. Those of the other side are asked, each at their own; the first yes counts. */

import { refusalOf, unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { isPlayedByBot, listSeatsHere } from "./chairs.js";

/** @import { Answer, Seat } from "../../core/types.d.ts" */
/** @import { HostContext } from "./types.d.ts" */

/** How long an answer is waited for, in milliseconds. */
const AGREE_MS = 30_000;
/** How long a seat that has asked waits before it asks again, in milliseconds, and how often it may in a deal. */
const PAUSE_MS = 60_000;
const MOST_ASKED = 3;

/** @typedef {ReturnType<typeof createUndoVote>} UndoVote */

/** @param {HostContext} host */
export function createUndoVote(host) {
  const { store, getChairs, findChair, sleep, now } = host;
  /** Who waits for the others to agree. @type {{ seat: Seat, left: Set<Seat> } | null} */
  let pending = null;
  /** When each seat has asked in this deal, in milliseconds. @type {{ deal?: number, times: Map<Seat, number[]> }} */
  let asked = { times: new Map() };

  const isSeatHere = (/** @type {Seat} */ seat) => listSeatsHere(getChairs()).includes(seat);
  /** How somebody is called here. @param {Seat} seat */
  const findName = (seat) =>
    (host.latest && host.nameSeats(host.latest).seats[seat]?.name) || findChair(seat)?.name || seat;

  /** Whether somebody is there to be asked. @param {Seat} seat */
  function isPresent(seat) {
    const chair = findChair(seat);
    return Boolean(chair && !isPlayedByBot(chair) && (isSeatHere(seat) || chair.phone === "there"));
  }

  /** Why a seat may not put the question now, though it has something to take back; null if it may. @param {Seat} seat */
  function findObjection(seat) {
    const deal = host.latest?.deal;
    if (asked.deal !== deal) asked = { deal, times: new Map() };
    const times = asked.times.get(seat) ?? [];
    if (times.length >= MOST_ASKED) return "undo_too_often";
    return pending || now() - (times.at(-1) ?? -Infinity) < PAUSE_MS ? "undo_too_soon" : null;
  }

  /**
   * Have the engine take a seat's last act back; unless somebody agreed it is refused (`ask_first`) where somebody has to.
   * @param {Seat} seat
   * @param {Seat} [agreed]
   */
  const undoAct = (seat, agreed) =>
    host.clock.offerAct(null, () =>
      host.engine.undo({ seat, turn: host.latest?.turn ?? -1, ...(agreed ? { agreed } : {}) }),
    );

  /** Ask those who sit here: by a mark, for they may be thinking about a card of their own. @param {{ seat: Seat, name: string } | null} request */
  function showRequest(request) {
    host.change({ undoRequest: request });
    store.change({ type: "notice", code: request ? "undo_request" : null });
  }

  /**
   * Take back, if one of the other side agrees: those who are there are asked, and this request is refused meanwhile.
   * @param {Seat} seat
   * @returns {Promise<Answer>}
   */
  async function requestUndo(seat) {
    try {
      return await undoAct(seat);
    } catch (error) {
      const { code, facts } = refusalOf(error);
      if (code !== "ask_first") throw error;
      return askOthers(seat, /** @type {Seat[]} */ (facts?.["asks"] ?? []));
    }
  }

  /** @param {Seat} seat @param {Seat[]} asks one of whom has to agree @returns {Promise<Answer>} */
  async function askOthers(seat, asks) {
    const there = asks.filter(isPresent);
    if (!there.length) return undoAct(seat, asks[0]);
    const objection = findObjection(seat);
    if (objection) throw new RequestRefused({ code: objection });
    const mine = { seat, left: new Set(there) };
    pending = mine;
    asked.times.set(seat, [...(asked.times.get(seat) ?? []), now()]);
    const name = findName(seat);
    for (const one of there) host.guests.sendToGuests({ kind: "asked", seat, name }, one);
    if (there.some(isSeatHere)) showRequest({ seat, name });
    void sleep(AGREE_MS).then(() => mine === pending && endRequest());
    throw new RequestRefused({ code: "undo_asked", facts: { names: there.map(findName).join(" · ") } });
  }

  /** Nobody is asked any longer. */
  function endRequest() {
    pending = null;
    host.guests.sendToGuests({ kind: "asked", seat: null });
    showRequest(null);
  }

  /** @param {Seat} seat who answers @param {boolean} yes */
  async function handleAnswer(seat, yes) {
    const mine = pending;
    if (!mine?.left.has(seat)) return;
    mine.left.delete(seat);
    if (!yes && mine.left.size) return;
    endRequest();
    if (!yes)
      return isSeatHere(mine.seat)
        ? store.change({ type: "refuse", refusal: { code: "undo_declined" } })
        : host.guests.sendToGuests({ kind: "notice", code: "undo_declined" }, mine.seat);
    const answer = await unlessRefused(undoAct(mine.seat, seat));
    if (answer) host.tellSeat(mine.seat, answer);
  }

  return {
    requestUndo,
    handleAnswer,
    /** Those who sit at this device answer. @param {boolean} yes */
    answerHere(yes) {
      const here = listSeatsHere(getChairs()).find((seat) => pending?.left.has(seat));
      if (here) void handleAnswer(here, yes);
    },
  };
}

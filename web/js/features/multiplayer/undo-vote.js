/** Undo vote: taking back at a table of several devices. Those of the other side are asked, each at their own; the first yes counts. */

import { unlessRefused } from "../../core/requests.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { isPlayedByBot, listSeatsHere, listPeopleSeats } from "./chairs.js";

/** @import { Answer, Question, Seat, View } from "../../core/types.d.ts" */
/** @import { Chair } from "./types.d.ts" */

/** How long an answer is waited for, in milliseconds. */
const AGREE_MS = 30_000;

/**
 * @param {object} needs
 * @param {() => Chair[]} needs.getChairs
 * @param {() => View | null} needs.getView the table as it stands
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine the engine
 * @param {(answer: Answer, seat: Seat | null, isOwn?: boolean) => void} needs.onEvent
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {(message: Record<string, any>, seat?: Seat) => void} needs.sendMessage say something to a guest, or to all
 * @param {(asked: { seat: Seat, name: string } | null) => void} needs.showRequest ask those who sit at this device
 * @param {() => void} needs.onDeclined somebody at this device may not take back
 */
export function createUndoRequests({
  getChairs,
  getView,
  engine,
  onEvent,
  sleep,
  sendMessage,
  showRequest,
  onDeclined,
}) {
  /** Who waits for the others to agree. @type {{ seat: Seat, turn: number, left: Set<Seat> } | null} */
  let pending = null;

  const findChair = (/** @type {Seat} */ seat) => getChairs().find((chair) => chair.seat === seat);
  const isSeatHere = (/** @type {Seat} */ seat) => listSeatsHere(getChairs()).includes(seat);
  /** How somebody is called here. @param {Seat} seat */
  const findName = (seat) => getView()?.seats[seat]?.name || findChair(seat)?.name || seat;

  /** Whether somebody is there to be asked. @param {Seat} seat */
  function isPresent(seat) {
    const chair = findChair(seat);
    return Boolean(chair && !isPlayedByBot(chair) && (isSeatHere(seat) || chair.phone === "there"));
  }

  /**
   * Take back, if one of the other side agrees: those who are there are asked, and this request is refused meanwhile.
   * @param {Seat} seat
   * @param {number} turn
   * @returns {Promise<Answer>}
   */
  async function requestUndo(seat, turn) {
    const seats = getView()?.seats;
    const asks = listPeopleSeats(getChairs()).filter((other) => seats?.[other]?.side !== seats?.[seat]?.side);
    const there = asks.filter(isPresent);
    if (!there.length) {
      const answer = await engine.undo({ seat, turn, ...(asks[0] ? { agreed: asks[0] } : {}) });
      onEvent(answer, seat, isSeatHere(seat));
      return answer;
    }
    const mine = { seat, turn, left: new Set(there) };
    pending = mine;
    const name = findName(seat);
    for (const one of there) sendMessage({ kind: "asked", seat, name }, one);
    if (there.some(isSeatHere)) showRequest({ seat, name });
    void sleep(AGREE_MS).then(() => mine === pending && endRequest());
    const facts = { names: there.map(findName).join(" · ") };
    throw new RequestRefused({ code: "undo_asked", facts });
  }

  /** Nobody is asked any longer. */
  function endRequest() {
    pending = null;
    sendMessage({ kind: "asked", seat: null });
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
        ? onDeclined()
        : sendMessage({ kind: "notice", code: "undo_declined" }, mine.seat);
    const answer = await unlessRefused(engine.undo({ seat: mine.seat, turn: mine.turn, agreed: seat }));
    // The one who asked has not been answered with it.
    if (answer) onEvent({ ...answer, changed: listPeopleSeats(getChairs()) }, null);
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

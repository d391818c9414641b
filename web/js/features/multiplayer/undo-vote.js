/** Undoing: taking back at a table of several devices. Those of the other side are asked, each at their own; the first yes counts. */

import { isStoodIn, seatsHere, seatsOfPeople } from "./chairs.js";

/** @import { Answer, Question, Seat, View } from "../../core/types.d.ts" */
/** @import { Chair } from "./types.d.ts" */

/** How long an answer is waited for, in milliseconds. */
const AGREE_MS = 30_000;

/**
 * @param {object} needs
 * @param {() => Chair[]} needs.chairs
 * @param {() => View | null} needs.view the table as it stands
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine the engine
 * @param {(answer: Answer, seat: Seat | null, isOwn?: boolean) => void} needs.happened
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {(message: Record<string, any>, seat?: Seat) => void} needs.tell say something to a guest, or to all
 * @param {(asked: { seat: Seat, name: string } | null) => void} needs.show ask those who sit at this device
 * @param {() => void} needs.declined somebody at this device may not take back
 */
export function createUndoing({ chairs, view, engine, happened, sleep, tell, show, declined }) {
  /** Who waits for the others to agree. @type {{ seat: Seat, turn: number, left: Set<Seat> } | null} */
  let asking = null;

  const chairAt = (/** @type {Seat} */ seat) => chairs().find((chair) => chair.seat === seat);
  const isHere = (/** @type {Seat} */ seat) => seatsHere(chairs()).includes(seat);
  /** How somebody is called here. @param {Seat} seat */
  const nameOf = (seat) => view()?.seats[seat]?.name || chairAt(seat)?.name || seat;

  /** Whether somebody is there to be asked. @param {Seat} seat */
  function isThere(seat) {
    const chair = chairAt(seat);
    return Boolean(chair && !isStoodIn(chair) && (isHere(seat) || chair.phone === "there"));
  }

  /**
   * Take back, if one of the other side agrees: those who are there are asked.
   * @param {Seat} seat
   * @param {number} turn
   * @returns {Promise<Answer>}
   */
  async function undo(seat, turn) {
    const seats = view()?.seats;
    const asks = seatsOfPeople(chairs()).filter((other) => seats?.[other]?.side !== seats?.[seat]?.side);
    const there = asks.filter(isThere);
    if (!there.length) {
      const answer = await engine.undo({ seat, turn, ...(asks[0] ? { agreed: asks[0] } : {}) });
      if (answer.ok) happened(answer, seat, isHere(seat));
      return answer;
    }
    const mine = { seat, turn, left: new Set(there) };
    asking = mine;
    const name = nameOf(seat);
    for (const one of there) tell({ kind: "asked", seat, name }, one);
    if (there.some(isHere)) show({ seat, name });
    void sleep(AGREE_MS).then(() => mine === asking && settle());
    const facts = { names: there.map(nameOf).join(" · ") };
    return /** @type {Answer} */ ({ ok: false, error: { code: "undo_asked", facts } });
  }

  /** Nobody is asked any longer. */
  function settle() {
    asking = null;
    tell({ kind: "asked", seat: null });
    show(null);
  }

  /** @param {Seat} seat who answers @param {boolean} yes */
  async function agreed(seat, yes) {
    const mine = asking;
    if (!mine?.left.has(seat)) return;
    mine.left.delete(seat);
    if (!yes && mine.left.size) return;
    settle();
    if (!yes)
      return isHere(mine.seat) ? declined() : tell({ kind: "notice", code: "undo_declined" }, mine.seat);
    const answer = await engine.undo({ seat: mine.seat, turn: mine.turn, agreed: seat });
    // The one who asked has not been answered with it.
    if (answer.ok) happened({ ...answer, changed: seatsOfPeople(chairs()) }, null);
  }

  return {
    undo,
    agreed,
    /** Those who sit at this device answer. @param {boolean} yes */
    agreeHere(yes) {
      const here = seatsHere(chairs()).find((seat) => asking?.left.has(seat));
      if (here) void agreed(here, yes);
    },
  };
}

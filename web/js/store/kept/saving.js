/**
 * Saving: the match at the table, kept after every act. The record is the engine's; what lies beside it, so that a list
 * of matches can be drawn and counted without reading records, is what the engine told of the deals that are over.
 *
 * Nothing waits for the device: what is to be kept is handed to the archive, which keeps the order.
 */

import { headFrom, headOf } from "./heads.js";

/** @import { Answer, Match } from "../types.d.ts" */
/** @import { Store } from "../store.js" */
/** @import { Archive } from "./archive.js" */
/** @import { Tabs } from "./tabs.js" */
/** @import { Head } from "./types.d.ts" */

/** While the table acts by itself it is kept no oftener than this, in milliseconds. */
const OFTEN = 250;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} needs.ask
 * @param {Archive} needs.archive
 * @param {Tabs} needs.tabs
 * @param {() => string} needs.fresh a name nobody has
 * @param {() => number} [needs.now]
 * @param {() => void} needs.elsewhere the match at the table is played in another tab now
 */
export function createSaving({ store, ask, archive, tabs, fresh, now = Date.now, elsewhere }) {
  /** The match at the table: its head as it was kept last, as far as it is known. */
  /** @type {(Pick<Head, "id" | "began" | "sitting"> & Partial<Head>) | null} */
  let current = null;
  /** Of every sitting down another one; none where the table has been left. @type {object | null} */
  let seat = null;
  /** @type {string | null} */
  let record = null;
  let keptAt = 0;
  /** @type {Promise<unknown>} */
  let writing = Promise.resolve();

  /** Read what is kept, and show it. */
  async function reread() {
    const heads = await archive.heads().catch(() => []);
    store.change({ type: "heads", heads });
  }

  /** A new match takes the place of those of its game that stand, unless they are played in another tab. @param {Head} by */
  async function retire(by) {
    const rivals = (await archive.heads()).filter(
      ({ game, id, status }) => game === by.game && id !== by.id && status === "standing",
    );
    for (const rival of rivals) {
      if (await tabs.isHeld(rival.id)) continue;
      if (rival.deals.length) await archive.mark({ ...rival, status: "left" });
      else await archive.drop(rival.id);
    }
    if (rivals.length) await reread();
  }

  /**
   * The engine's record of what is on the screen, with the view it belongs to.
   * @returns {Promise<{ answer: Answer, match: Match } | null>}
   */
  async function recorded() {
    const mine = current;
    let { match } = store.state();
    for (let tries = 0; match && current === mine && tries < 3; tries += 1) {
      const answer = await ask({ op: "record" });
      if (!answer.ok || typeof answer.record !== "string") return null;
      // The table may have gone on meanwhile, or been left: then what was there before is what is kept.
      const now = store.state().match;
      const fits = [match, now].find((one) => one && (answer["turn"] ?? one.view.turn) === one.view.turn);
      if (fits) return { answer, match: fits };
      match = now;
    }
    return null;
  }

  const saving = {
    reread,

    /**
     * Sit down to a match that is kept.
     * @param {string} id
     * @param {boolean} [here] even if another tab has it
     * @returns {Promise<"elsewhere" | "gone" | "left" | { record: string, head: Head }>} `left`: before one sat
     */
    async sitDown(id, here = false) {
      const mine = {};
      seat = mine;
      if (here) await tabs.takeOver(id);
      else if (!(await tabs.hold(id))) return seat === mine ? "elsewhere" : "left";
      const found = seat === mine ? await archive.take(id, fresh()) : null;
      if (seat !== mine) {
        // Whoever sat down since holds a lock of their own.
        if (!seat) tabs.release();
        return "left";
      }
      if (!found) {
        tabs.release();
        current = null;
        return "gone";
      }
      current = found.head;
      record = found.record;
      return found;
    },

    /** Sit down to a new match. @param {string} id */
    async begin(id) {
      seat = {};
      current = { id, began: now(), sitting: fresh() };
      record = null;
      await tabs.hold(id);
    },

    /** What the deals of the past came to is asked for where it was not kept beside the record. */
    async complete() {
      const { match } = store.state();
      if (!current || !match || (current.deals?.length ?? 0) >= match.view.deal - 1) return;
      const opened = await ask({ op: "open", record });
      if (opened.ok && current)
        current = { ...current, deals: headFrom({ id: "", began: 0, changed: 0 }, opened).deals };
    },

    /** What is at the table, as it was kept last. */
    standing: () => (current && record !== null ? { id: current.id, record } : null),

    /**
     * Keep the match as it stands; what it took or paid is settled in the same breath.
     * @param {(match: Match) => void} [settle]
     */
    async keep(settle = () => {}) {
      keptAt = now();
      const mine = current;
      const found = mine && (await recorded());
      if (!found) return;
      const { answer, match } = found;
      const text = String(answer.record);
      const isNew = mine.changed === undefined;
      const figures = /** @type {import("./types.d.ts").Figures | null} */ (answer["figures"] ?? null);
      const before = current?.sitting === mine.sitting ? current : mine;
      const head = headOf(before, match.view, figures, now(), match.own);
      if (before === current) {
        current = head;
        record = text;
      }
      settle(match);
      store.change({ type: "head", head });
      writing = archive.keep(head, text).then(
        async (isMine) => {
          if (isMine) tabs.changed();
          else if (current?.sitting === head.sitting) elsewhere();
          if (isNew) await retire(head);
        },
        () => {},
      );
    },

    /** The table has acted by itself: keep it, but not all the time. */
    soon() {
      if (now() - keptAt >= OFTEN) void saving.keep();
    },

    /** Get up. */
    leave() {
      seat = null;
      current = null;
      record = null;
      // What was begun to be written still is; only then may another tab have it.
      void writing.then(() => current ?? tabs.release());
    },

    /**
     * The match at the table cannot be read: out of the way with it.
     * @param {string} id
     * @param {{ code: string, message: string, text: string }} found
     */
    async setAside(id, { code, message, text }) {
      const { heads } = store.state();
      const game = heads.find((head) => head.id === id)?.game ?? null;
      await archive.setAside({ code, message, game, text }, id);
      saving.leave();
      await reread();
      tabs.changed();
    },

    /** What was begun to be written is written. */
    settled: () => writing,
  };
  return saving;
}

/**
 * Fairness: a record is verified deal by deal, and its bots are asked again with the hidden cards exchanged. The engine
 * does both; intermediate results are reported after each deal.
 */

import { endsWithDeal } from "../../core/links.js";
import { latestOnly } from "../../core/async.js";
import { sha256 } from "../../core/sha256.js";
import { createProgressPoll } from "../../core/progress-poll.js";

/** @import { Answer, EngineFunctions } from "../../core/types.d.ts" */

/** @typedef {{ number: number, found: "same" | "other" | "unknown", why: string }} DealCheck */
/** @typedef {{ seat: string, level: string, searches: boolean, same: number, claimed: number, others: { deal: number, act: number }[], why: string }} BotCheck */
/** @typedef {{ asked: number, same: number, moved: number }} Exchanged */

/**
 * @typedef {object} Verified
 * @property {"loading" | "verifying" | "exchanging" | "done"} stage
 * @property {number} part of the stage that is done, from 0 to 1
 * @property {string} game
 * @property {string} seed
 * @property {string | null} print the seed's SHA-256; null where the browser cannot make one
 * @property {boolean} contradicted
 * @property {DealCheck[]} deals
 * @property {BotCheck[]} bots
 * @property {string[]} people
 * @property {boolean | null} drawn whether several devices drew the seed together; null where one drew it
 * @property {string[]} numbers those they drew it from
 * @property {Exchanged | null} exchanged
 */

/** @typedef {import("../../core/types.d.ts").Ask} Ask */

/** Whether a text somebody noted is a fingerprint, or the beginning of it. @param {string} noted @param {string} print */
export function isSameFingerprint(noted, print) {
  const digits = noted.toLowerCase().replace(/[^0-9a-f]/g, "");
  return digits.length >= 8 && print.startsWith(digits);
}

/**
 * @param {object} needs
 * @param {EngineFunctions} needs.engine
 * @param {(found: Verified) => void} needs.tell what is known so far
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createVerifier({ engine, tell, sleep }) {
  const watching = createProgressPoll({ engine, sleep });
  const startLook = latestOnly();

  /** @param {() => Promise<Answer>} start @param {(part: number) => void} report */
  async function runWithProgress(start, report) {
    const answer = await watching(start, report);
    if (!answer.ok) throw Object.assign(new Error(answer.error?.code), { refusal: answer.error });
    return answer;
  }

  return {
    /** The record a text holds: itself, or what the link in it carries. @param {string} text */
    async readRecord(text) {
      if (!endsWithDeal(text)) return text;
      const answer = await engine.readLink({ link: text.trim() });
      if (!answer.ok) throw Object.assign(new Error(answer.error?.code), { refusal: answer.error });
      return answer.record ?? "";
    },
    /**
     * Verify a record. Throws an error with a `refusal` where the engine refuses it.
     * @param {string} record
     * @returns {Promise<Verified | null>} null if another one was begun meanwhile
     */
    async verifyRecord(record) {
      const isLatest = startLook();
      /** @type {Verified} */
      const blank = {
        stage: "verifying",
        part: 0,
        game: "",
        seed: "",
        print: null,
        contradicted: false,
        deals: [],
        bots: [],
        people: [],
        drawn: null,
        numbers: [],
        exchanged: null,
      };
      tell(blank);
      const answer = await runWithProgress(
        () => engine.verifyRecord({ record }),
        (part) => isLatest() && tell({ ...blank, part }),
      );
      if (!isLatest()) return null;
      const { game, seed, contradicted, deals, bots, people, drawn, numbers } =
        /** @type {Answer & Verified} */ (/** @type {unknown} */ (answer));
      const print = seed ? await sha256(seed) : null;
      const found = { ...blank, stage: /** @type {const} */ ("done"), part: 1, game, seed, print };
      const all = { ...found, contradicted, deals, bots, people, drawn, numbers };
      tell(all);
      return all;
    },
    /**
     * Ask the bots of every deal again with the cards they could not see exchanged.
     * @param {string} record
     * @param {Verified} found what is known of the record
     */
    async exchangeCards(record, found) {
      const isLatest = startLook();
      let exchanged = { asked: 0, same: 0, moved: 0 };
      for (const [index, { number }] of found.deals.entries()) {
        const report = (/** @type {number} */ part) => {
          const whole = (index + part) / found.deals.length;
          if (isLatest()) tell({ ...found, stage: "exchanging", part: whole, exchanged });
        };
        report(0);
        const { asked } =
          /** @type {{ asked: { moved: number, knows_same: boolean, chooses_same: boolean }[] }} */ (
            /** @type {unknown} */ (
              await runWithProgress(() => engine.exchangeCards({ record, deal: number }), report)
            )
          );
        if (!isLatest()) return;
        const moved = asked.filter((one) => one.moved);
        exchanged = {
          asked: exchanged.asked + moved.length,
          same: exchanged.same + moved.filter((one) => one.knows_same && one.chooses_same).length,
          moved: Math.max(exchanged.moved, ...moved.map((one) => one.moved)),
        };
      }
      tell({ ...found, stage: "done", part: 1, exchanged });
    },
    /** Cancel the work in progress. */
    async stopWork() {
      startLook();
      await engine.cancelThinking();
    },
  };
}

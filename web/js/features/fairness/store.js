/**
 * Fairness: a record is verified deal by deal, and its bots are asked again with the hidden cards exchanged. The engine
 * does both; intermediate results are reported after each deal.
 */

import { latestOnly } from "../../core/async.js";
import { RequestRefused } from "../../messages/engine-functions.js";
import { unlessRefused, createProgressPoll } from "../../core/requests.js";
import { sha256 } from "../../core/device.js";

/** @import { EngineFunctions } from "../../core/types.d.ts" */

/**
 * @typedef {import("../../core/types.d.ts").VerificationAnswer & {
 *   stage: "verifying" | "exchanging" | "done",
 *   part: number,
 *   print: string | null,
 *   exchanged: { asked: number, same: number, moved: number } | null,
 * }} Verified `part` of the stage that is done, from 0 to 1; `print`: the seed's SHA-256, null where the browser cannot
 *   make one; `exchanged`: how often bots were asked again, how often they chose the same, how many cards moved
 */

/** @type {Verified} */
const BLANK = {
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
  draw: { number: 1, without: [] },
  exchanged: null,
};

/** Whether a seed is one of those whose first hands the site deals ahead (build/tools/make_openings.py). @param {string} seed */
export const isFirstHand = (seed) => /^first-hand-[a-z_]+-\d+$/.test(seed);

/** Whether a text somebody noted is a fingerprint, or the beginning of it. @param {string} noted @param {string} print */
export function isSameFingerprint(noted, print) {
  const digits = noted.toLowerCase().replace(/[^0-9a-f]/g, "");
  return digits.length >= 8 && print.startsWith(digits);
}

/**
 * @param {object} needs
 * @param {EngineFunctions} needs.engine
 * @param {(found: Verified) => void} needs.onProgress what is known so far
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createVerifier({ engine, onProgress, sleep }) {
  const runWithProgress = createProgressPoll({ engine, sleep });
  const startWork = latestOnly();

  return {
    /** The record in a text: the text itself, or the content of its link. @param {string} text */
    async readRecord(text) {
      const read = await engine.open({ text });
      if (read.kind !== "record") throw new RequestRefused({ code: "not_a_record" });
      return read.text;
    },
    /**
     * Verify a record.
     * @param {string} record
     * @returns {Promise<Verified | null>} null if another one was begun meanwhile
     */
    async verifyRecord(record) {
      const isLatest = startWork();
      onProgress(BLANK);
      const answer = await runWithProgress(
        () => engine.verifyRecord({ record }),
        (part) => isLatest() && onProgress({ ...BLANK, part }),
      );
      if (!isLatest()) return null;
      const print = answer.seed ? await sha256(answer.seed) : null;
      /** @type {Verified} */
      const found = { ...answer, stage: "done", part: 1, print, exchanged: null };
      onProgress(found);
      return found;
    },
    /**
     * Ask the bots of every deal again with the cards they could not see exchanged.
     * @param {string} record
     * @param {Verified} found what is known of the record
     */
    async exchangeCards(record, found) {
      const isLatest = startWork();
      let exchanged = { asked: 0, same: 0, moved: 0 };
      for (const [index, { number }] of found.deals.entries()) {
        const report = (/** @type {number} */ part) => {
          const whole = (index + part) / found.deals.length;
          if (isLatest()) onProgress({ ...found, stage: "exchanging", part: whole, exchanged });
        };
        report(0);
        const { asked } = await runWithProgress(() => engine.exchangeCards({ record, deal: number }), report);
        if (!isLatest()) return;
        const moved = asked.filter((one) => one.moved);
        exchanged = {
          asked: exchanged.asked + moved.length,
          same: exchanged.same + moved.filter((one) => one.knows_same && one.chooses_same).length,
          moved: Math.max(exchanged.moved, ...moved.map((one) => one.moved)),
        };
      }
      onProgress({ ...found, stage: "done", part: 1, exchanged });
    },
    /** Cancel the work in progress. */
    async stopWork() {
      startWork();
      await unlessRefused(engine.cancelThinking());
    },
  };
}

/** Bot results store: our levels' results of a deal, loaded as they were made ahead, or played run by run. */

import { unlessRefused } from "../../core/requests.js";
import { offerOf } from "../../text/catalog.js";

/** @import { ChallengeOffer, BotResults, Run } from "./types.d.ts" */

/** How often each level plays a deal. */
const RUNS = /** @type {const} */ ({ beginner: 12, casual: 12, expert: 2 });
/** No run begins after this many milliseconds. */
const LONGEST_MS = 20_000;

/** How our levels played a day's deal, made ahead; null where they did not; it fails where that cannot be believed. @typedef {(asked: { game: string, day: string, bots: number }) => Promise<Run[] | null>} DayRuns */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {DayRuns} needs.loadDayRuns
 * @param {() => number} needs.now milliseconds
 * @param {() => BotResults | null} needs.currentResults as they are shown
 * @param {(results: BotResults) => void} needs.onResults
 */
export function createBotResults({ engine, loadDayRuns, now, currentResults, onResults }) {
  return { loadStored, playRuns, stopRuns };

  /**
   * Show the results of a day's deal that were made ahead, if there are any.
   * @param {ChallengeOffer} own
   * @param {() => boolean} isWanted whether it is still to be shown
   */
  async function loadStored({ game, day, bots }, isWanted) {
    /** @type {Partial<BotResults>} */
    let damage = {};
    const runs = await loadDayRuns({ game, day, bots }).catch(() => void (damage = { isDamaged: true }));
    if (isWanted() && runs) onResults({ runs, of: runs.length, status: "done" });
    return { runs, damage };
  }

  /**
   * Have our levels play the deal, run by run.
   * @param {Record<string, unknown>} about the deal
   * @param {ChallengeOffer} own
   * @param {Partial<BotResults>} damage
   * @param {() => boolean} isWanted
   */
  async function playRuns(about, { game }, damage, isWanted) {
    if (!isWanted()) return;
    const order = orderRuns(offerOf(game)?.levels ?? []);
    const began = now();
    /** @type {Run[]} */
    let runs = [];
    onResults({ runs, of: order.length, status: "running", ...damage });
    for (const { level, lot } of order) {
      const answer =
        now() - began < LONGEST_MS
          ? await unlessRefused(engine.getBotResult({ ...about, level, lot }))
          : null;
      if (!isWanted() || currentResults()?.status !== "running") return;
      if (!answer) {
        onResults({ runs, of: runs.length, status: "stopped", ...damage });
        return;
      }
      runs = [...runs, { level, margin: answer.margin }];
      onResults({ runs, of: order.length, status: "running", ...damage });
    }
    onResults({ runs, of: runs.length, status: "done", ...damage });
  }

  /** Stop: the run in progress is cancelled. */
  function stopRuns() {
    const shown = currentResults();
    if (shown?.status !== "running") return;
    onResults({ ...shown, of: shown.runs.length, status: "stopped" });
    void unlessRefused(engine.cancelThinking());
  }
}

/**
 * The runs in their order: the quick levels take turns, and a strong one comes early.
 * @param {readonly string[]} levels those the game has
 */
function orderRuns(levels) {
  /** @type {{ level: keyof typeof RUNS, lot: number }[]} */
  const order = [];
  const has = (/** @type {string} */ level) => levels.includes(level);
  for (let lot = 0; lot < RUNS.beginner; lot += 1) {
    if (has("beginner")) order.push({ level: "beginner", lot });
    if (has("casual") && lot < RUNS.casual) order.push({ level: "casual", lot });
    if (has("expert") && lot % 4 === 3 && (lot - 3) / 4 < RUNS.expert)
      order.push({ level: "expert", lot: (lot - 3) / 4 });
  }
  return order;
}

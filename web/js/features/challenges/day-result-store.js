/** Day result: the squares of a day's deal, and their words and picture, which are shared. */

import { awaitCopy } from "../../core/device.js";
import { unlessRefused } from "../../core/requests.js";

/** @import { ChallengeOffer, ChallengePanel, DayResult } from "./types.d.ts" */

/**
 * @typedef {object} Showing
 * @property {(panel: ChallengePanel) => string} text the result of a day's deal as text
 * @property {(panel: ChallengePanel) => Promise<Blob>} picture the same as a picture
 * @property {(link: string) => string} linkAddress the whole address of a link
 * @property {(text: string) => Promise<void>} copyText
 * @property {(text: string, picture: Blob | null) => Promise<void>} send by the system's own way
 * @property {(name: string, picture: Blob) => void} save
 */

/**
 * @param {object} needs
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @param {Showing} needs.showing what is shared of a day's deal
 * @param {() => ChallengePanel} needs.state
 * @param {(result: DayResult) => void} needs.show
 */
export function createDayResult({ engine, showing, state, show }) {
  return { prepareResult, findMissed, drawResult, copyResult, sendResult, savePicture };

  /** @param {Partial<DayResult>} part */
  function change(part) {
    const { result } = state();
    if (result) show({ ...result, ...part });
  }

  /** Prepare what is shared of a day's deal. @param {ChallengeOffer} own @param {() => boolean} isWanted whether it is still to be shown */
  async function prepareResult({ game, day, claim }, isWanted) {
    const answer = await unlessRefused(engine.write({ kind: "challenge", value: { game, day } }));
    if (!isWanted()) return;
    const link = answer && showing.linkAddress(answer.link);
    show({ squares: [...(claim?.tricks ?? [])], isJudged: false, link, picture: null, copied: null });
  }

  /**
   * Find the tricks in which a decision cost: the squares are the same whether or not a review was opened before.
   * @param {Record<string, unknown>} about the deal
   * @param {() => boolean} isWanted
   */
  async function findMissed(about, isWanted) {
    const answer = await unlessRefused(engine.findMissedTricks(about));
    const { result } = state();
    if (!isWanted() || !result) return;
    const missed = new Set(answer?.missed);
    const squares = result.squares.map((square, at) => (missed.has(at) ? "missed" : square));
    change({ squares, isJudged: true });
  }

  /** Make the picture, once it is known how the others did. @param {() => boolean} isWanted */
  async function drawResult(isWanted) {
    if (!isWanted() || !state().result) return;
    // Where none can be drawn, the words are shared.
    const picture = await showing.picture(state()).catch(() => null);
    if (isWanted()) change({ picture, isPictureHidden: !picture });
  }

  /** Copy the words. */
  async function copyResult() {
    change({ copied: await awaitCopy(showing.copyText(showing.text(state()))) });
  }

  /** Share words and picture by the system's own way. */
  async function sendResult() {
    // The person may change their mind: that is no failure.
    await showing.send(showing.text(state()), state().result?.picture ?? null).catch(() => {});
  }

  /** Save the picture. */
  function savePicture() {
    const { own, result } = state();
    if (own && result?.picture) showing.save(`follow-suit-${own.game}-${own.day}.png`, result.picture);
  }
}

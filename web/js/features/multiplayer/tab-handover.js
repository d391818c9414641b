/** Tab handover: an answer that a phone's camera opened in a new tab goes to the tab that waits for it. */

import { startLimit } from "../../time/time-limit.js";

const NAME = "follow-suit/multiplayer";
/** How long another tab may take to say that it has it, in milliseconds. */
const REPLY_MS = 800;

/** @param {(link: string) => boolean} onAnswer whether this tab waits for it */
export function createAnswerRelay(onAnswer) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (typeof data?.answer === "string" && onAnswer(data.answer))
      channel.postMessage({ taken: data.answer });
  };
  return {
    /** Hand an answer to the tab that waits for it. @param {string} link @returns {Promise<boolean>} whether one does */
    passAnswer(link) {
      return new Promise((resolve) => {
        const other = new BroadcastChannel(NAME);
        const settle = (/** @type {boolean} */ isTaken) => {
          other.close();
          resolve(isTaken);
        };
        other.onmessage = ({ data }) => data?.taken === link && settle(true);
        startLimit(REPLY_MS, () => settle(false));
        other.postMessage({ answer: link });
      });
    },
  };
}

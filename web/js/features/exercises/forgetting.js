/** Forgetting: what was tried of a pack goes with the pack. */

/** @import { KeptPack } from "./types.d.ts" */

/** @param {Pick<import("./store.js").ExerciseNeeds, "ask" | "keeping">} needs */
export function createForgetting({ ask, keeping }) {
  /** The key of a pack's exercises, by which tries are kept. @param {string} pack */
  async function keyOf(pack) {
    const answer = await ask({ op: "exercises", pack });
    return answer.ok ? String(answer["key"]) : null;
  }

  /**
   * Forget what was tried of a pack that is gone, or has other exercises now, unless another has the same.
   * @param {Pick<KeptPack, "text" | "count">} pack as it was
   */
  return async function forgetTries({ text, count }) {
    const key = await keyOf(text);
    if (key === null) return;
    for (const other of await keeping.all())
      if (other.count === count && (await keyOf(other.text)) === key) return;
    await keeping.dropAttempts(key);
  };
}

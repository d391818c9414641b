/** Progress poll: sends a slow request and polls its progress. */

import { unlessRefused } from "./requests.js";

/** @import { EngineFunctions } from "./types.d.ts" */

/** How often the engine is asked how far it is, in milliseconds. */
const LOOK_MS = 300;

/**
 * @param {{ engine: EngineFunctions, sleep: (milliseconds: number) => Promise<void> }} needs
 * @returns {<T>(start: () => Promise<T>, onProgress: (part: number) => void, isOn?: () => boolean) => Promise<T>}
 * starts a slow request, and reports the part of it that is done while `isOn`
 */
export function createProgressPoll({ engine, sleep }) {
  return (start, onProgress, isOn = () => true) => {
    let isOver = false;
    void (async () => {
      for (;;) {
        await sleep(LOOK_MS);
        if (isOver || !isOn()) return;
        const part = (await unlessRefused(engine.getProgress()))?.part;
        if (!isOver && isOn() && typeof part === "number") onProgress(part);
      }
    })();
    return start().finally(() => (isOver = true));
  };
}

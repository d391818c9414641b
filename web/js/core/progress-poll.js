/** Progress poll: sends a slow request and polls its progress. */

/** @import { Answer, EngineFunctions } from "./types.d.ts" */

/** How often the engine is asked how far it is, in milliseconds. */
const LOOK_MS = 300;

/**
 * @param {{ engine: EngineFunctions, sleep: (milliseconds: number) => Promise<void> }} needs
 * @returns {(start: () => Promise<Answer>, tell: (part: number) => void, isOn?: () => boolean) => Promise<Answer>}
 * starts a slow request, and tells the part of it that is done as long as it is on
 */
export function createProgressPoll({ engine, sleep }) {
  return (start, tell, isOn = () => true) => {
    let isOver = false;
    void (async () => {
      for (;;) {
        await sleep(LOOK_MS);
        if (isOver || !isOn()) return;
        const { part } = await engine.getProgress();
        if (!isOver && isOn() && typeof part === "number") tell(part);
      }
    })();
    return start().finally(() => (isOver = true));
  };
}

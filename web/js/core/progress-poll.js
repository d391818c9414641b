/** Watched: what the engine does in slices, with how far it is meanwhile. */

/** @import { Answer, Ask, Question } from "./types.d.ts" */

/** How often the engine is asked how far it is, in milliseconds. */
const LOOK_MS = 300;

/**
 * @param {{ ask: Ask, sleep: (milliseconds: number) => Promise<void> }} needs
 * @returns {(question: Question, tell: (part: number) => void, isOn?: () => boolean) => Promise<Answer>}
 * asks, and tells the part of it that is done as long as it is on
 */
export function createWatched({ ask, sleep }) {
  return (question, tell, isOn = () => true) => {
    let isOver = false;
    void (async () => {
      for (;;) {
        await sleep(LOOK_MS);
        if (isOver || !isOn()) return;
        const { part } = await ask({ op: "get_progress" });
        if (!isOver && isOn() && typeof part === "number") tell(part);
      }
    })();
    return ask(question).finally(() => (isOver = true));
  };
}

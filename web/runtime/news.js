/** News: what the worker tells the page while it starts, whichever way it starts. */
import { retryDelay } from "./answers.js";

/** Reports to the page. @param {import("../js/engine/pyscript.js").News} news */
export const reportNews = (news) => self.postMessage({ followsuit: news });

/**
 * Reports a file that did not come: with what came in its place, and when it may be asked for again.
 * @param {string} url
 * @param {Response} [answer] none where none came
 */
export function reportMissing(url, answer) {
  const waitMs = answer?.status === 429 ? retryDelay(answer.headers) : undefined;
  reportNews({ kind: "missing", url, seen: answer && `status ${answer.status}`, waitMs });
}

/** Tells the page by which lock it can see that the worker has ended: the browser releases it then, and no event says so. */
export function announceLife() {
  const life = `follow-suit/engine/${Math.random().toString(36).slice(2)}`;
  void self.navigator.locks
    ?.request(life, () => {
      reportNews({ kind: "alive", lock: life });
      return new Promise(() => {});
    })
    .catch(() => {}); // in a sandbox there are no locks
}

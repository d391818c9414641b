/**
 * Missing file: what the site says of a file of this page that could not be fetched. Its files carry their content's hash in
 * their names, so where one is gone the site has a newer version, and only loading the page anew helps.
 */

/** @import { Store } from "./store.js" */

const LOOK_MS = 5000;
/** How long the site is left alone, where it does not say how long, and at most. */
const [USUAL_WAIT_MS, LONGEST_WAIT_MS] = [5000, 60_000];

/**
 * @param {unknown} error of the attempt; most browsers name the file
 * @returns {Promise<{ isGone: boolean, waitMs: number }>} `waitMs`: how long the site is to be left alone, if it asks for that
 */
export async function askSite(error) {
  const [named] = /https?:\/\/[^\s'"]+/.exec(String(error)) ?? [];
  let waitMs = 0;
  for (const address of new Set([named ?? import.meta.url, import.meta.url])) {
    const signal = AbortSignal.timeout(LOOK_MS);
    const answer = await fetch(address, { cache: "no-store", signal }).catch(() => null);
    if (!answer) continue;
    // A host may send its first page for whatever is not there.
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status === 404 || answer.status === 410 || isPage) return { isGone: true, waitMs: 0 };
    if (answer.status === 429) {
      const said = Number(answer.headers.get("Retry-After")) * 1000;
      waitMs = Math.min(said > 0 ? said : USUAL_WAIT_MS, LONGEST_WAIT_MS);
    }
  }
  return { isGone: false, waitMs };
}

/** Say that the page is to be loaded anew, and whether the match on the table is kept then. @param {Store} store */
export function tellGone(store) {
  const { storage, match } = store.state();
  store.change({ type: "notice", code: match && storage !== "device" ? "outdated_unkept" : "outdated" });
}

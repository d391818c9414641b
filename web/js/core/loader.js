/**
 * Loader: fetches what a feature needs when it is first used. It fetches once, says so where that takes long, says when it
 * could not be fetched, and fetches again when the person asks, or says that the page is to be loaded anew.
 * The files' names carry their content's hash: where one is gone the site has a newer version, and only loading the page anew helps.
 */

/** @import { Feature, Loaded } from "../features/types.d.ts" */
/** @import { Store } from "./store.js" */
/** @import { NoticeCode } from "./storage/types.d.ts" */

/** How long nothing is said of a fetch under way, in milliseconds. */
const PATIENCE = 300;

/** @typedef {ReturnType<typeof createLoader>} Loader */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {(views: Record<string, (...given: any[]) => unknown>, style: string) => void} needs.registerViews views and their style, from here on
 * @param {(words: import("../text/sentences.js").Words) => Promise<void>} needs.addWords the sentences of a feature, from here on
 * @param {typeof askSite} [needs.ask]
 */
export function createLoader({ store, sleep, registerViews, addWords, ask = askSite }) {
  /** What has been fetched, or is on its way. @type {Map<string, Promise<any>>} */
  const fetches = new Map();
  /** What could not be fetched, with how to go on once it can. @type {Map<string, () => Promise<unknown>>} */
  const failed = new Map();
  let isOutdated = false;

  /** @param {NoticeCode | null} code */
  const showNotice = (code) => store.change({ type: "notice", code });
  /** @param {NoticeCode} code */
  const isNoticeShown = (code) => store.state().notice?.code === code;

  /** @param {Loaded} feature */
  async function fetchFeature({ name, load, words, views = { [name]: "view" }, isQuiet }) {
    let isOver = false;
    if (!isQuiet) void sleep(PATIENCE).then(() => !isOver && showNotice("loading"));
    try {
      const fetchAll = () => Promise.all([load(), ...[words ?? []].flat().map(addWords)]);
      const [loaded] = await fetchAll().catch(async (error) => {
        const { isGone, waitMs } = await ask(error);
        isOutdated ||= isGone;
        if (!waitMs) throw error;
        await sleep(waitMs);
        return fetchAll();
      });
      const shown = Object.entries(views).map(([view, exported]) => [view, loaded[exported]]);
      registerViews(Object.fromEntries(shown), loaded.style ?? "");
      return loaded;
    } finally {
      isOver = true;
      if (isNoticeShown("loading")) showNotice(null);
    }
  }

  /**
   * Go on with a feature once it is there. If it cannot be fetched, the person is told, and can try again.
   * @template {Loaded} F
   * @template R
   * @param {F} feature
   * @param {(loaded: Awaited<ReturnType<F["load"]>>) => R} then
   * @returns {Promise<Awaited<R> | undefined>} nothing where it could not be fetched
   */
  async function loadThen(feature, then) {
    const { name, isQuiet } = feature;
    const fetching = fetches.get(name) ?? fetchFeature(feature);
    fetches.set(name, fetching);
    let loaded;
    try {
      loaded = await fetching;
    } catch {
      fetches.delete(name);
      failed.set(name, () => loadThen(feature, then));
      // What would vanish without a word is told too: nothing brings it back but the newer version.
      if (isOutdated) tellGone(store);
      else if (!isQuiet) showNotice("file_missing");
      return undefined;
    }
    failed.delete(name);
    return await then(loaded);
  }

  return {
    loadThen,
    /**
     * The same for what is asked for again and again: it is fetched once, and not again after a failure until the person asks.
     * @param {Loaded} feature
     * @param {(loaded: any) => void} then once it has come
     */
    loadOnce(feature, then) {
      if (!fetches.has(feature.name) && !failed.has(feature.name)) void loadThen(feature, then);
    },
    /** Whether it is there, or on its way. @param {Feature} feature */
    hasFeature: ({ name }) => fetches.has(name),
    /** Whether it could not be fetched when it was last wanted. @param {Feature} feature */
    isMissing: ({ name }) => failed.has(name),
    /** Whether the site has a newer version, and what could not be fetched is gone. */
    isOutdated: () => isOutdated,
    /** Fetch again what could not be fetched. */
    retryFailed() {
      if (isNoticeShown("file_missing")) showNotice(null);
      for (const again of [...failed.values()]) void again();
    },
  };
}

/** How long an answer of the site is waited for. */
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

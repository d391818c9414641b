/**
 * Loader: fetches a feature's files on first use, once. It shows a notice if that takes long or fails, and fetches again when
 * the person asks. File names carry a hash of the content: if a file is gone, the site has a newer version, and only a reload
 * of the page helps.
 */

/** @import { Feature, FeatureModule, Loaded } from "../features/types.d.ts" */
/** @import { Store } from "./store.js" */
/** @import { NoticeCode } from "./storage/types.d.ts" */

/** After so many milliseconds a fetch under way is announced. */
const PATIENCE = 300;

/** @typedef {ReturnType<typeof createLoader>} Loader */
/** A view, whatever it is made of. @typedef {(...given: never[]) => unknown} View */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {(views: Record<string, View>, style: string) => void} needs.registerViews makes views and their style available
 * @param {(words: import("../text/sentences.js").Words) => Promise<void>} needs.addWords adds the sentences of a feature
 * @param {typeof askSite} [needs.ask]
 */
export function createLoader({ store, sleep, registerViews, addWords, ask = askSite }) {
  /** Fetches done or under way. @type {Map<string, Promise<FeatureModule>>} */
  const fetches = new Map();
  /** What to run again for each feature whose fetch failed. @type {Map<string, () => Promise<unknown>>} */
  const failed = new Map();
  /** Those of them that a render asks for. @type {Set<string>} */
  const drawn = new Set();
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
      const shown = Object.entries(views).map(([view, exported]) => [
        view,
        /** @type {View} */ (loaded[exported]),
      ]);
      registerViews(Object.fromEntries(shown), loaded.style ?? "");
      return loaded;
    } finally {
      isOver = true;
      if (isNoticeShown("loading")) showNotice(null);
    }
  }

  /**
   * Call `then` once a feature is loaded. If that fails, the person is told, and can try again.
   * @template R
   * @param {Loaded} feature
   * @param {(loaded: FeatureModule) => R} then
   * @returns {Promise<Awaited<R> | undefined>} undefined if it could not be fetched
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
      // Told even for quiet features: only the newer version has them.
      if (isOutdated) tellGone(store);
      else if (!isQuiet) showNotice("file_missing");
      return undefined;
    }
    failed.delete(name);
    return await then(loaded);
  }

  /** @param {string[]} names */
  function retry(names) {
    if (names.length && isNoticeShown("file_missing")) showNotice(null);
    for (const name of names) void failed.get(name)?.();
  }

  return {
    loadThen,
    /**
     * The same for a feature that each render asks for: after a failure it is not fetched again until the person asks.
     * @param {Loaded} feature
     * @param {(loaded: FeatureModule) => void} then once it has come
     */
    loadOnce(feature, then) {
      drawn.add(feature.name);
      if (!fetches.has(feature.name) && !failed.has(feature.name)) void loadThen(feature, then);
    },
    /** Whether it is loaded, or being loaded. @param {Feature} feature */
    hasFeature: ({ name }) => fetches.has(name),
    /** Whether the last attempt to fetch it failed. @param {Feature} feature */
    isMissing: ({ name }) => failed.has(name),
    /** Whether a file was gone because the site has a newer version. */
    isOutdated: () => isOutdated,
    /** Fetch again what could not be fetched. */
    retryFailed: () => retry([...failed.keys()]),
    /** The same without being asked, now that there is a line: not what opens something that nobody waits for any more. */
    retryDrawn: () => retry([...failed.keys()].filter((name) => drawn.has(name))),
  };
}

/** How long an answer of the site is waited for. */
const LOOK_MS = 5000;
/** How long to wait if the site does not say how long, and the longest wait. */
const [USUAL_WAIT_MS, LONGEST_WAIT_MS] = [5000, 60_000];

/**
 * Asks the site what became of a file that could not be fetched.
 * @param {unknown} error of the attempt; most browsers name the file
 * @returns {Promise<{ isGone: boolean, waitMs: number }>} `waitMs`: how long the site asks to be left alone, or 0
 */
export async function askSite(error) {
  const [named] = /https?:\/\/[^\s'"]+/.exec(String(error)) ?? [];
  let waitMs = 0;
  for (const address of new Set([named ?? import.meta.url, import.meta.url])) {
    const signal = AbortSignal.timeout(LOOK_MS);
    const answer = await fetch(address, { cache: "no-store", signal }).catch(() => null);
    if (!answer) continue;
    // A host may answer with its first page instead of 404.
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status === 404 || answer.status === 410 || isPage) return { isGone: true, waitMs: 0 };
    if (answer.status === 429) {
      const said = Number(answer.headers.get("Retry-After")) * 1000;
      waitMs = Math.min(said > 0 ? said : USUAL_WAIT_MS, LONGEST_WAIT_MS);
    }
  }
  return { isGone: false, waitMs };
}

/**
 * Say of an engine that does not start whether its files are gone: a page that was left open over an update asks for names of the
 * version before, and only the newer one has an engine.
 * @param {Store} store
 * @param {typeof askSite} [ask]
 */
export function tellOutdatedEngine(store, ask = askSite) {
  store.listen(async ({ engine }, before) => {
    if (engine.status !== "failed" || before.engine.status === "failed") return;
    const { isGone } = await ask(null);
    if (isGone && store.state().engine.status === "failed")
      store.change({ type: "failed", code: "outdated" });
  });
}

/** Tell the person to reload the page, and whether the match at the table survives that. @param {Store} store */
export function tellGone(store) {
  const { storage, match } = store.state();
  store.change({ type: "notice", code: match && storage !== "device" ? "outdated_unkept" : "outdated" });
}

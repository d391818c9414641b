/**
 * Load failure: notices that the page's own script did not load, because the connection broke or stalled. Otherwise the page
 * would say for ever that the engine is being fetched. The page reloads once by itself; after that it tells the person, who
 * can try again.
 */

import { startLimit } from "../time/time-limit.js";

/** After so long without the script the person is told. */
const PATIENCE_MS = 30_000;
/** The wait before the reload: a network that has just changed needs a moment. */
const PAUSE_MS = 1000;

const page = document.documentElement;

/** The page's own script runs. */
export function markStarted() {
  page.dataset["scripts"] = "here";
}

/**
 * Watch for the failure. For the head of a page, before that script.
 * @param {() => void} [onRefused] what to do instead if the browser refuses the script
 */
export function watchStart(onRefused) {
  page.dataset["scripts"] = "";
  // Errors of the script itself, and of what it imports.
  const onScriptError = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLScriptElement && target.type === "module")) return;
    if (onRefused) return void onRefused();
    setTimeout(reloadOnce, PAUSE_MS);
    void fetchPastCache(target.src).then((answer) => {
      // For the site's owner.
      if (answer)
        console.error(
          `${target.src}: status ${answer.status}, ${answer.headers.get("Content-Type")}; see DEPLOY.md`,
        );
    });
  };
  addEventListener("error", onScriptError, true);
  if (!onRefused) startLimit(PATIENCE_MS, showFailure);
}

/** Fetch past the browser's cache, which may hold a broken answer. @param {string} address */
const fetchPastCache = (address) => fetch(address, { cache: "reload" }).catch(() => null);

/** The elements of the first screen that show how the engine loads; null on other pages, and after the failure is shown. */
function findPlaces() {
  const [failure, loading] = ["failure", "loading"].map(
    (name) => /** @type {HTMLElement | null} */ (document.querySelector(`[data-part="${name}"]`)),
  );
  return failure && loading && page.dataset["scripts"] === "" ? { failure, loading } : null;
}

function reloadOnce() {
  if (!findPlaces()) return;
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  if (visit?.type === "reload") showFailure();
  else location.reload();
}

function showFailure() {
  const found = findPlaces();
  if (!found) return;
  const { failure, loading } = found;
  loading.hidden = true;
  failure.hidden = false;
  // Should the script come late after all, this is its own affair.
  failure.querySelector("button")?.addEventListener("click", async () => {
    const scripts = [...document.querySelectorAll('script[src], link[rel="modulepreload"]')];
    const addresses = scripts.map((one) =>
      one instanceof HTMLLinkElement ? one.href : /** @type {HTMLScriptElement} */ (one).src,
    );
    if (!findPlaces()) return;
    await Promise.all(addresses.map(fetchPastCache));
    location.reload();
  });
}

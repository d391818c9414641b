/**
 * Load failure: the page's own script did not come, because the line broke or stood still while it was fetched. Without it the
 * page would say for ever that the engine is being fetched. It is loaded again once by itself; after that the person is told,
 * and can try again.
 */

import { startLimit } from "../time/time-limit.js";

/** How long nothing may come before the person is told. */
const PATIENCE_MS = 30_000;
/** A network that has changed needs a moment. */
const PAUSE_MS = 1000;

const page = document.documentElement;

/** The page's own script is here. */
export function markStarted() {
  page.dataset["scripts"] = "here";
}

/**
 * Notice where it does not come. For the head of a page, before that script.
 * @param {() => void} [onRefused] what to do instead where it never comes
 */
export function watchStart(onRefused) {
  page.dataset["scripts"] = "";
  // Told of the script itself, and of whatever it imports.
  const onScriptError = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLScriptElement && target.type === "module")) return;
    if (onRefused) return void onRefused();
    setTimeout(reloadOnce, PAUSE_MS);
    void fetchPastCache(target.src).then((answer) => {
      // For whoever runs the site.
      if (answer)
        console.error(
          `${target.src}: status ${answer.status}, ${answer.headers.get("Content-Type")}; see DEPLOY.md`,
        );
    });
  };
  addEventListener("error", onScriptError, true);
  if (!onRefused) startLimit(PATIENCE_MS, showFailure);
}

/** Past the browser's own cache, which may hold what the site sent before its owner mended it. @param {string} address */
const fetchPastCache = (address) => fetch(address, { cache: "reload" }).catch(() => null);

/** The places of the opening that say how the engine comes on; null on other pages, and once it is said there. */
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
      one instanceof HTMLLinkElement ? one.href : /** @type {any} */ (one).src,
    );
    if (!findPlaces()) return;
    await Promise.all(addresses.map(fetchPastCache));
    location.reload();
  });
}

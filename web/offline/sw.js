/**
 * The service worker: keeps one whole version of the site on the device and serves it from there (its WebAssembly, which
 * is named by its content, from the browser's own cache first: below).
 *
 * A version is installed whole or not at all: every file is checked against its SHA-256, and one that is missing or
 * other than expected fails the installation, so that the version before stays. A new version waits until the person
 * asks for it, or until no page of ours is open: two versions are never mixed. Bundled to `sw.js` at the site's root
 * by build/offline.py, which says below what there is.
 */
import { setCacheNameDetails } from "workbox-core";
import { addRoute, matchPrecache, precache } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";

/**
 * What a service worker has and a window has not, as far as it is used here.
 * @typedef {{skipWaiting(): Promise<void>, location: Location}} Worker
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
setCacheNameDetails({ prefix: "follow-suit" });
precache(__FOLLOWSUIT_PRECACHE__);

// What a browser has compiled of WebAssembly it keeps with the very response it came from. After a first visit that is
// the one in the browser's own cache: the precache's has nothing compiled yet, and is answered where that one is gone.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".wasm"),
  async ({ request: { url } }) => (await already(url)) ?? (await matchPrecache(url)) ?? fetch(url),
);

/** What the browser's own cache holds of an address, without asking the network. @param {string} url */
async function already(url) {
  try {
    const found = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return found.ok ? found : undefined;
  } catch {
    return undefined;
  }
}

// A page is the same page with any parameter but this one, which asks for the network.
addRoute({ ignoreURLParametersMatching: [/^(?!nosw$)/] });

// A page that should be here and is gone (a browser may evict) is asked of the network after all.
setCatchHandler(async ({ request }) => (request.mode === "navigate" ? fetch(request.url) : Response.error()));

self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void worker.skipWaiting();
});

/**
 * The service worker: keeps one whole version of the site on the device and serves it from there (its WebAssembly, which
 * is named by its content, from the browser's own cache first: below). Of the languages it keeps those that this device
 * has been spoken to in, and no sounds where data is to be saved: the page says so in a cache (web/js/offline).
 *
 * A version is installed whole or not at all: every file is checked against its SHA-256, and one that is missing or
 * other than expected fails the installation, so that the version before stays. A new version waits until the person
 * asks for it, or until no page of ours is open: two versions are never mixed. Bundled to `sw.js` at the site's root
 * by build/published/offline.py, which says below what there is.
 */
import { setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";

/** @typedef {{url: string, revision: string | null, integrity: string}} Entry */
/** @typedef {Event & {data: any, waitUntil(work: Promise<unknown>): void}} WorkerEvent */
/**
 * What a service worker has and a window has not, as far as it is used here.
 * @typedef {object} Worker
 * @property {() => Promise<void>} skipWaiting
 * @property {Location} location
 * @property {(name: "install" | "activate" | "message", hear: (event: WorkerEvent) => void) => void} addEventListener
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
setCacheNameDetails({ prefix: "follow-suit" });
const { "": forEverybody, sound, ...languages } = __FOLLOWSUIT_PRECACHE__;
const kept = new PrecacheController();
// Whatever else of it is asked for is kept once it has come.
kept.addToCacheList([forEverybody, sound, ...Object.values(languages)].flat());

worker.addEventListener("install", (event) =>
  event.waitUntil(wished().then((more) => keep(event, [...forEverybody, ...more]))),
);
worker.addEventListener("activate", (event) => void kept.activate(/** @type {any} */ (event)));

/** What is to be kept besides what everybody has: all of it where no page has said. @returns {Promise<Entry[]>} */
async function wished() {
  const said = await caches.match("wishes.json", { cacheName: "follow-suit-wishes" });
  if (!said) return [sound, ...Object.values(languages)].flat();
  const wishes = await said.json();
  return [
    wishes.sound ? sound : [],
    ...wishes.languages.map((/** @type {string} */ code) => languages[code] ?? []),
  ].flat();
}

/** Keep what is not kept yet, each file as its checksum says. @param {WorkerEvent} event @param {Entry[]} entries */
async function keep(event, entries) {
  for (const { url, revision, integrity } of entries) {
    const request = new Request(url, {
      integrity,
      cache: revision ? "reload" : "default",
      credentials: "same-origin",
    });
    const params = { cacheKey: kept.getCacheKeyForURL(url), integrity };
    await kept.strategy.handle({ event: /** @type {any} */ (event), request, params });
  }
}

// A browser keeps compiled WebAssembly with the response it came from: after a first visit, with the one in the HTTP
// cache. The precache's copy has no compiled code, and is the fallback.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".wasm"),
  async ({ request: { url } }) => (await already(url)) ?? (await kept.matchPrecache(url)) ?? fetch(url),
);

/** What the browser's own cache holds of an address, without asking the network. @param {string} url */
async function already(url) {
  try {
    const found = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return found.ok ? found : undefined;
  } catch {
    return undefined; // that is how a browser says that it holds nothing
  }
}

// The pages for programmers are kept as they are visited: the network's while there is one, else the one seen last.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === "GET" && isLater(url.href),
  async ({ request, url }) => {
    const cache = await caches.open("follow-suit-later");
    const address = url.origin + url.pathname;
    try {
      const found = await fetch(request);
      if (found.ok) await cache.put(address, found.clone());
      return found;
    } catch (error) {
      const kept = await cache.match(address);
      if (kept) return kept;
      throw error;
    }
  },
);

/** Whether an address is in a folder that is kept when it is visited. @param {string} address */
function isLater(address) {
  return ["docs/", "play-with-python/", "wheels/"].some((folder) =>
    address.startsWith(new URL(folder, worker.location.href).href),
  );
}

// The address of a language's home page leads to the page that is kept, which speaks that language.
const root = new URL("./", worker.location.href);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && homeOf(url) !== undefined && !url.searchParams.has("nosw"),
  async ({ url }) => {
    const kept = new URL(root);
    kept.search = url.search;
    if (!url.searchParams.has("lang")) kept.searchParams.set("lang", homeOf(url) ?? "");
    return Response.redirect(kept.href);
  },
);

/** The language whose home page this is, by its code. @param {URL} url */
function homeOf(url) {
  const path = url.href.startsWith(root.href) ? url.pathname.slice(root.pathname.length) : "";
  return /^in\/([\w-]+)\/(?:index\.html)?$/.exec(path)?.[1];
}

// A page is the same page with any parameter but this one, which asks for the network.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/^(?!nosw$)/] }));

// An unknown address of ours gets the 404 page offline too.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const page = await kept.matchPrecache("404.html");
        if (!page) throw error;
        return new Response(page.body, { status: 404, headers: page.headers });
      }
    },
    { denylist: [/[?&]nosw(&|=|$)/] },
  ),
);

// A precached page that the browser has evicted is fetched from the network.
setCatchHandler(async ({ request }) => (request.mode === "navigate" ? fetch(request.url) : Response.error()));

worker.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void worker.skipWaiting();
  // The wishes have changed, or may not have come whole. Without a network: the next time.
  if (event.data?.type === "KEEP")
    event.waitUntil(
      wished()
        .then((more) => keep(event, more))
        .catch(() => {}),
    );
});

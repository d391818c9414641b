/**
 * Offline: keeps the site on this device, in the languages it is used in, and says when a newer version is ready.
 */

const OFF = "nosw";
const AFTER_UPDATE = "follow-suit/after-update";
/** How long the engine has been there before anything is fetched for later. */
const SETTLE_MS = 2000;
const LOOK_AGAIN_MS = 60 * 60 * 1000;
/** How long a newer version may take to be kept before the page is loaded anew all the same. */
const NEWER_MS = 30_000;

/** Where the service worker reads what is to be kept of what not everybody needs. */
const WISHES = "follow-suit-wishes";

/**
 * @typedef {object} Offline
 * @property {() => void} startKeeping to be called once the engine has come up or failed: nothing is fetched before
 * @property {() => void} switchVersion go over to the version that is ready; the page is loaded anew
 * @property {() => void} reloadNewer load the page anew, in the newer version that the site has
 * @property {() => void} keepLanguage keep the language that is spoken now
 * @property {() => boolean} isAfterUpdate whether a match was going on when the page was loaded anew; asked once
 */

/**
 * @param {object} needs
 * @param {() => void} needs.onReady a newer version is there, whole
 * @param {() => boolean} needs.isPlaying whether a match is to be gone on with after an update
 * @param {boolean} needs.savesData
 * @param {(path: string) => string} needs.fileAddress the address of a file of the site; of none, the site's own
 * @returns {Offline}
 */
export function createOffline({ onReady, isPlaying, savesData, fileAddress }) {
  const wishes = fileAddress("wishes.json");
  let hasBegun = false;
  /** @type {(() => void) | null} */
  let skipWaiting = null;

  async function registerWorker() {
    const { Workbox } = await import("workbox-window");
    const policy = globalThis.trustedTypes?.createPolicy("followsuit-offline", {
      createScriptURL: () => fileAddress("sw.js"),
    });
    const worker = policy?.createScriptURL("") ?? fileAddress("sw.js");
    const workbox = new Workbox(worker, { updateViaCache: "none" });
    workbox.addEventListener("waiting", () => {
      skipWaiting = () => workbox.messageSkipWaiting();
      onReady();
    });
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.type === "NOT_KEPT")
        console.error(
          `Not kept for offline: ${data.reason}. If the file is there: does the host rewrite it?`,
        );
    });
    // Whichever page asked for it, every one goes over: none runs on with files of a version that is gone.
    workbox.addEventListener("controlling", ({ isUpdate }) => {
      if (!isUpdate) return;
      if (isPlaying()) rememberMatch();
      location.reload();
    });
    // Full storage may refuse the wishes: newer versions are looked for all the same.
    await wishLanguage(wishes, savesData).catch(() => {});
    if (!(await workbox.register())) return;
    await askToKeep();
    lookWhenSeen(() => void workbox.update().catch(() => {})); // no network: later
  }

  return {
    startKeeping() {
      if (hasBegun || !("serviceWorker" in navigator)) return;
      hasBegun = true;
      // In another site's frame a browser keeps nothing of ours for long, and the frame's host decides on updates.
      const isOff = isSwitchedOff();
      const work = isOff ? () => forgetAll(fileAddress("")) : isFramed() ? null : registerWorker;
      // Refused storage, no network, a private window: the page plays all the same.
      const reportRefused = (/** @type {unknown} */ error) => console.info(`Not kept for offline: ${error}`);
      if (work) setTimeout(() => runWhenIdle(() => void work().catch(reportRefused)), isOff ? 0 : SETTLE_MS);
    },
    switchVersion: () => skipWaiting?.(),
    async reloadNewer() {
      if (isPlaying()) rememberMatch();
      await Promise.race([
        activateNewer().catch(() => {}),
        new Promise((over) => setTimeout(over, NEWER_MS)),
      ]);
      location.reload();
    },
    keepLanguage() {
      // Before all is begun it will be the language spoken then.
      if (hasBegun && "serviceWorker" in navigator && !isSwitchedOff() && !isFramed())
        void wishLanguage(wishes, savesData).then(askToKeep, () => {});
    },
    isAfterUpdate() {
      try {
        const was = sessionStorage.getItem(AFTER_UPDATE) !== null;
        sessionStorage.removeItem(AFTER_UPDATE);
        return was;
      } catch {
        return false;
      }
    },
  };
}

/**
 * Look for a newer version whenever the page is seen again an hour after the last look, or by a clock that was set meanwhile.
 * @param {() => void} look
 * @param {object} [needs]
 * @param {() => number} [needs.now] milliseconds since 1970
 * @param {Pick<Document, "addEventListener" | "visibilityState">} [needs.page]
 */
export function lookWhenSeen(look, { now = Date.now, page = document } = {}) {
  let looked = now();
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState !== "visible" || Math.abs(now() - looked) < LOOK_AGAIN_MS) return;
    looked = now();
    look();
  });
}

/** Add the language that is spoken now to what is to be kept. @param {string} address where that is read @param {boolean} savesData */
async function wishLanguage(address, savesData) {
  const cache = await caches.open(WISHES);
  /** @type {{ languages: string[] }} */
  const { languages } = (await (await cache.match(address))?.json()) ?? { languages: [] };
  const wished = {
    languages: [...new Set([...languages, document.documentElement.lang])],
    sound: !savesData,
  };
  await cache.put(address, new Response(JSON.stringify(wished)));
}

/** Where the page comes from the device: have the newer version kept there, and take over. */
async function activateNewer() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const newer = registration?.installing ?? registration?.waiting;
  if (!newer) return;
  const took = new Promise((done) => newer.addEventListener("statechange", done));
  if (newer.state === "installing") await took;
  if (newer.state === "redundant") return;
  newer.postMessage({ type: "SKIP_WAITING" });
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
}

/** Have each version that is there fetch what it lacks of it. */
async function askToKeep() {
  const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  for (const worker of [active, waiting]) worker?.postMessage({ type: "KEEP" });
}

function isSwitchedOff() {
  return new URLSearchParams(location.search).has(OFF);
}

function isFramed() {
  return window.parent !== window;
}

/** Every cache of ours begins so: those of the service worker and that of the snapshots (web/runtime/snapshot.js). */
const CACHES = "follow-suit";

/** Deletes everything that was stored for later: the service worker, its files and the snapshot. @param {string} site the site's address */
async function forgetAll(site) {
  const registered = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registered.filter(({ scope }) => scope === site).map((registration) => registration.unregister()),
  );
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

function rememberMatch() {
  try {
    sessionStorage.setItem(AFTER_UPDATE, "");
  } catch {
    // The match is offered on the opening all the same.
  }
}

/** @param {() => void} work */
function runWhenIdle(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 10_000 });
  else work();
}

/**
 * Device: functions of the browser itself: waiting, files, the clipboard, the screen lock, checksums, reduced motion.
 */

/** @import { Settings } from "./types.d.ts" */

/** Wait. @param {number} milliseconds @returns {Promise<void>} */
export function sleep(milliseconds) {
  return milliseconds ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

/** Whether the person asked for little data; then the page fetches and thinks as little as it can. @returns {boolean} */
export function savesData() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}

/** Wait for the next task. Between two parts of the start this lets a slow device answer a first tap. */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Do something once what has changed until now is painted; a page out of sight is not painted at all. @param {() => void} then */
export function afterPaint(then) {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** A part of the page. @template {HTMLElement} T @param {string} name @param {new () => T} kind @returns {T} */
export function rootElement(name, kind) {
  const found = document.querySelector(`[data-root="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${name}`);
  return found;
}

/** Give the person a file. @param {string} name @param {BlobPart} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The address of a link: the page's own, also from another site's frame; in the one file the file's. @param {string} link */
export function linkAddress(link) {
  if ("oneFile" in document.documentElement.dataset) return new URL(`#${link}`, location.href).href;
  return new URL(`../#${link}`, import.meta.url).href;
}

/** @param {string} words */
export function copyText(words) {
  return navigator.clipboard.writeText(words);
}

/** How copying went. @param {Promise<void>} copying @returns {Promise<"copied" | "refused">} */
export function awaitCopy(copying) {
  return copying.then(
    () => "copied",
    () => "refused",
  );
}

/** Ask the browser, once, to keep what is stored here until the person deletes it: else it may make room with it. */
export function createKeeping() {
  let isAsked = false;
  return async () => {
    if (isAsked || globalThis.parent !== globalThis.self) return;
    isAsked = true;
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // A browser that cannot promise it: “Your data” says what is to be known.
    }
  };
}

/** What is drawn to see whether it can be read back. */
const KNOWN_PIXEL = [36, 64, 124, 255];
/** So much a browser may change of it and leave pictures what they are. */
const SPREAD = 8;

/**
 * Whether a page may read what it draws. Some browsers give out noise, or white, against being recognized: then no code is found
 * in any picture, and a picture that is saved shows nothing.
 */
export function canReadCanvas() {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  const [red, green, blue] = KNOWN_PIXEL;
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, 1, 1);
  try {
    const { data } = context.getImageData(0, 0, 1, 1);
    return KNOWN_PIXEL.every((value, at) => Math.abs(value - data[at]) <= SPREAD);
  } catch {
    return false;
  }
}

/** The page that verifies a match, one of this device's or any. @param {string} [id] */
export function fairnessPage(id) {
  const page = new URL("../fairness/", import.meta.url);
  if (id) page.searchParams.set("match", id);
  return page.href;
}

/** @param {() => boolean} isWanted @returns {() => void} to be called when that may have changed */
export function keepAwake(isWanted) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let isAsking = false;
  async function updateLock() {
    if (!isWanted()) {
      // The browser has released the lock already.
      void lock?.release().catch(() => {});
      lock = null;
    } else if (!lock && !isAsking && document.visibilityState === "visible") {
      isAsking = true;
      lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      isAsking = false;
      // The browser releases it when the page is hidden.
      lock?.addEventListener("release", () => (lock = null));
      if (!isWanted()) void updateLock();
    }
  }
  document.addEventListener("visibilitychange", () => void updateLock());
  return () => void updateLock();
}

/** @param {Element} element @returns {Promise<void>} once some of it is seen */
export function whenVisible(element) {
  return new Promise((resolve) => {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }).observe(element);
  });
}

/** @param {string} text @returns {Promise<string | null>} its SHA-256 in hexadecimal digits; null where there is none */
export async function sha256(text) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Letters of this size are the smallest of the page, in pixels; so tall is a line of them at most. */
const [SMALL, TALLEST] = [12, 19];

/** Whether the browser makes small letters larger than the page does: a least size that the person has chosen. */
export function hasLeastLetterSize() {
  const line = document.createElement("span");
  line.textContent = "0";
  // Not the page's own font: that of Urdu has tall lines.
  line.style.cssText = `position:absolute;visibility:hidden;font:${SMALL}px/normal sans-serif`;
  document.body.append(line);
  const isLarge = line.offsetHeight > TALLEST;
  line.remove();
  return isLarge;
}

const SYSTEM = "(prefers-reduced-motion: reduce)";

/** Whether cards move without animation. */
export function isStill() {
  return document.documentElement.dataset["still"] !== undefined;
}

/**
 * Keep `data-still` right when the setting or the system's preference changes.
 * @param {() => Settings["motion"]} wish
 * @returns {() => void} to be called when the setting may have changed
 */
export function watchMotion(wish) {
  const system = matchMedia(SYSTEM);
  const applyMotion = () => {
    const motion = wish();
    const still = motion === "reduced" || (motion === "system" && system.matches);
    document.documentElement.toggleAttribute("data-still", still);
  };
  system.addEventListener("change", applyMotion);
  return applyMotion;
}

/**
 * Device: requests to the browser.
 */

/** Wait. @param {number} milliseconds @returns {Promise<void>} */
export function sleep(milliseconds) {
  return milliseconds ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

/** Whether to load and compute as little as possible. @returns {boolean} */
export function savesData() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}

/**
 * Wait for the next task. Splitting the start lets the browser handle a first tap, which would otherwise wait for all
 * of it on a slow device.
 */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A part of the page. @template {HTMLElement} T @param {string} name @param {new () => T} kind @returns {T} */
export function root(name, kind) {
  const found = document.querySelector(`[data-root="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${name}`);
  return found;
}

/** Save a file to the device. @param {string} name @param {BlobPart} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The address a link leads to: the page's own, even in another site's frame. @param {string} link */
export function address(link) {
  return new URL(`../#${link}`, import.meta.url).href;
}

/** @param {string} words */
export function copy(words) {
  return navigator.clipboard.writeText(words);
}

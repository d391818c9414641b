/**
 * Device: what is asked of the browser itself.
 */

/** Wait. @param {number} milliseconds @returns {Promise<void>} */
export function sleep(milliseconds) {
  return milliseconds ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

/** Whether as little as can be is to be fetched and thought. @returns {boolean} */
export function savesData() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}

/**
 * Wait for the next task. Between two parts of the start the browser can answer a person: on a slow device a first tap
 * would otherwise wait for all of it.
 */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
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

/** What a link leads to: the page's own address, from another site's frame too; in one file the file. @param {string} link */
export function linkAddress(link) {
  if ("oneFile" in document.documentElement.dataset) return new URL(`#${link}`, location.href).href;
  return new URL(`../#${link}`, import.meta.url).href;
}

/** @param {string} words */
export function copyText(words) {
  return navigator.clipboard.writeText(words);
}

/** The page that verifies a match, one of this device's or any. @param {string} [id] */
export function fairnessPage(id) {
  const page = new URL("../fairness/", import.meta.url);
  if (id) page.searchParams.set("match", id);
  return page.href;
}

/**
 * The `interpreter` of PyScript's configuration after a failure: Pyodide's files as they come. The wheel is the same; nothing
 * else here depends on what the site makes for the quick way.
 */
import "./stub_storage.js";
import { announceLife, reportMissing, reportNews } from "./news.js";
import { countBytes, expectFile } from "./file_requests.js";

/**
 * @typedef {object} StockFiles
 * @property {string} version Pyodide's
 * @property {string} loader Pyodide's; relative to this module, as is the next
 * @property {string} wheel
 * @property {string} integrity the wheel's checksum
 */

/** @type {StockFiles} */
const files = __FOLLOWSUIT_STOCK__;
const addressOf = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

announceLife();
countBytes();
expectFile(addressOf(files.wheel), { integrity: files.integrity });

/**
 * What PyScript calls.
 * @param {Parameters<typeof import("pyodide").loadPyodide>[0]} [options]
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function loadPyodide(options) {
  const loader = addressOf(files.loader);
  /** @type {Promise<typeof import("pyodide")>} */
  const stock = import(loader).catch((error) => {
    reportMissing(loader);
    throw error;
  });
  const { loadPyodide: load } = await stock;
  reportNews({ kind: "stage", stage: "python" });
  const python = await load({ ...options, indexURL: loader.replace(/[^/]+$/, "") });
  reportNews({ kind: "stage", stage: "engine" });
  return python;
}

export const { version } = files;

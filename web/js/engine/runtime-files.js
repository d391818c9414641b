/** Runtime files: where the build put what the engine is made of, and how much of it there is. */

/**
 * What starts Python one way; addresses are relative to the site's root.
 * @typedef {object} WayFiles
 * @property {string} core PyScript
 * @property {string} interpreter the module PyScript takes for the interpreter: web/runtime/python.js or stock_start.js
 * @property {string[]} files every file that is fetched
 * @property {Record<string, import("./sent-bytes.js").Size>} sizes of the large ones, by their names
 */

/**
 * @typedef {object} EngineFiles
 * @property {string} wheel the engine
 * @property {string} place where PyScript puts it
 * @property {Record<string, string>} integrity the checksums of the wheel and the library, by path
 * @property {string} program the Python that runs first, as text: it imports web/runtime/worker.py out of the wheel
 * @property {string} snapshotWorker the worker that makes a snapshot for later visits: web/runtime/snapshot_worker.js
 * @property {WayFiles | null} stock what starts it after a failure; null in a site that has no such files
 */

/** @typedef {WayFiles & EngineFiles} RuntimeFiles */

/** @type {RuntimeFiles} */
export const runtimeFiles = __FOLLOWSUIT_RUNTIME__;

/** The site's root: the bundle lies one folder below it, wherever the page that loads it lies. */
const site = new URL("../", import.meta.url);

/**
 * @param {string} path relative to the site's root
 * @returns {string} the address
 */
export const fileAddress = (path) => new URL(path, site).href;

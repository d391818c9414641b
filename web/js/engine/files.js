/** Runtime files: where the build put what the engine is made of, and how much of it there is. */

/**
 * Addresses are relative to the site's root.
 * @typedef {object} RuntimeFiles
 * @property {string} core PyScript
 * @property {string} interpreter the module PyScript takes for the interpreter: web/runtime/python.mjs
 * @property {string} snapshotWorker the worker that makes a snapshot for later visits: web/runtime/snapshot_worker.mjs
 * @property {string} program the Python that runs first, as text: it imports web/runtime/worker.py
 * @property {string[]} files every file that is fetched
 * @property {number} bytes how many bytes the interpreter's files come to, unpacked from transport
 * @property {number} sent and how many of them go over the line
 */

/** @type {RuntimeFiles} */
export const runtimeFiles = __FOLLOWSUIT_RUNTIME__;

/** The site's root: the bundle lies one folder below it, wherever the page that loads it lies. */
const root = new URL("../", import.meta.url);

/**
 * @param {string} path relative to the site's root
 * @returns {string} the address
 */
export const fileAddress = (path) => new URL(path, root).href;

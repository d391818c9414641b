/** Runtime files: where the build put what the engine is made of, and how much of it there is. */

/**
 * Addresses are relative to the site's root.
 * @typedef {object} RuntimeFiles
 * @property {string} core PyScript
 * @property {string} interpreter the module PyScript takes for the interpreter: web/runtime/python.js
 * @property {string} snapshotWorker the worker that makes a snapshot for later visits: web/runtime/snapshot_worker.js
 * @property {string} program the Python that runs first, as text: it imports web/runtime/worker.py
 * @property {string[]} files every file that is fetched
 * @property {number} bytes how many bytes the interpreter's files come to, unpacked from transport
 * @property {number} sent and how many of them go over the line
 * @property {WheelFiles | null} wheel what starts it the other way; null in a site that has no such files
 */

/**
 * What the other way needs: PyScript installs the engine's wheel as it installs any package.
 * @typedef {object} WheelFiles
 * @property {string} core PyScript, as the playground has it
 * @property {string} interpreter the module PyScript takes for the interpreter: web/runtime/wheel_start.js
 * @property {string} program
 * @property {string[]} packages the wheel
 * @property {string[]} files
 * @property {number} bytes
 * @property {number} sent
 */

/** @type {RuntimeFiles} */
export const runtimeFiles = __FOLLOWSUIT_RUNTIME__;

/** The site's root: the bundle lies one folder below it, wherever the page that loads it lies. */
const site = new URL("../", import.meta.url);

/**
 * @param {string} path relative to the site's root
 * @returns {string} the address
 */
export const fileAddress = (path) => new URL(path, site).href;

/**
 * The `interpreter` of PyScript's configuration where the engine is started the other way: stock Pyodide, in which
 * PyScript installs the engine's wheel by micropip. Nothing here depends on the archives or the snapshot of the quick way.
 */
import "./stub_storage.js";
import { announceLife, reportNews, reportMissing } from "./news.js";

/**
 * @typedef {object} WheelWay
 * @property {string} version Pyodide's
 * @property {string} pyodide stock Pyodide's loader; relative to this module, as is the next
 * @property {string} wheel
 * @property {string} integrity the wheel's checksum: micropip looks at none
 * @property {string} worker the Python that answers: web/runtime/worker.py
 */

/** @type {WheelWay} */
const files = __FOLLOWSUIT_WHEEL_WAY__;
const addressOf = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

announceLife();

let loaded = 0;
const { fetch: nativeFetch } = self;

/** Requests what Pyodide and micropip ask for: counted, told of where it is missing, the wheel checked. @type {typeof fetch} */
self.fetch = async (resource, init) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  const checked = address === addressOf(files.wheel) ? { ...init, integrity: files.integrity } : init;
  /** @type {Response | undefined} */
  let response;
  try {
    response = await nativeFetch(resource, checked);
    if (!response.ok) throw new Error(`status ${response.status}`);
    void countBytes(response.clone());
    return response;
  } catch (error) {
    reportMissing(address, response);
    throw error;
  }
};

/** @param {Response} response */
async function countBytes(response) {
  for (const reader = response.body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    if (done) return;
    loaded += value.length;
    reportNews({ kind: "bytes", loaded });
  }
}

/**
 * What PyScript calls; it installs the packages of its configuration afterwards, and then runs the program.
 * @param {Parameters<typeof import("pyodide").loadPyodide>[0]} [options]
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function loadPyodide(options) {
  const stock = /** @type {Promise<typeof import("pyodide")>} */ (
    import(addressOf(files.pyodide)).catch((error) => {
      reportMissing(addressOf(files.pyodide));
      throw error;
    })
  );
  const { loadPyodide: load } = await stock;
  reportNews({ kind: "stage", stage: "python" });
  const python = await load({ ...options, indexURL: addressOf(files.pyodide).replace(/[^/]+$/, "") });
  const [place] = python.runPython("import site; site.getsitepackages()").toJs();
  python.FS.writeFile(`${place}/worker.py`, files.worker);
  reportNews({ kind: "stage", stage: "engine" });
  return python;
}

export const { version } = files;

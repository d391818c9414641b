/**
 * The `interpreter` of PyScript's configuration: starts Pyodide as soon as this module is loaded.
 *
 * PyScript's worker imports this module and then calls `loadPyodide`. By then the downloads, the compilation and
 * the start of Python are under way, in parallel with what PyScript does in between. This module is small so that
 * the large files are requested at once, beside the JavaScript that will use them.
 */
import "./stub_storage.js";
import { announceLife, reportNews, reportMissing } from "./news.js";
import { deleteSnapshot, readSnapshot, unpackMemory } from "./snapshot.js";
import { files, large, loadPyodideModule, startPython } from "./start.js";

const PROGRESS_EVERY_MS = 100;

announceLife();

let loaded = 0;
let lastReport = 0;

/**
 * Requests a file, and tells the page where it is missing.
 * @param {string} path relative to this module
 * @returns {Promise<Response>}
 */
async function requestFile(path) {
  const url = new URL(path, import.meta.url).href;
  /** @type {Response | undefined} */
  let response;
  try {
    response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response;
  } catch (error) {
    reportMissing(url, response);
    throw error;
  }
}

/**
 * Reports to the page how much of a file has been received.
 * @param {Promise<Response>} requested
 */
async function withProgress(requested) {
  const response = await requested;
  // A clone is counted: the browser caches compiled WebAssembly only for a response it made itself.
  void countBytes(response.clone());
  return response;
}

/** @param {Response} response */
async function countBytes(response) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    loaded += value.length;
    const now = performance.now();
    if (now - lastReport < PROGRESS_EVERY_MS && loaded < files.bytes) continue;
    lastReport = now;
    reportNews({ kind: "bytes", loaded });
    if (loaded >= files.bytes) reportNews({ kind: "stage", stage: "python" });
  }
}

/** Starts Python from this browser's snapshot if there is one, else from the beginning. */
async function beginPython() {
  const snapshot = readSnapshot(files.snapshot);
  void loadPyodideModule();
  const requested = new Map(large.map((path) => [path, requestFile(path)]));
  for (const response of requested.values()) response.catch(() => {}); // awaited where each is used
  const found = await snapshot;
  const resumed = found
    ? await resumeSnapshot(found, (path) => requested.get(path) ?? requestFile(path))
    : null;
  // A response is read once: after a failed resume each file is requested again.
  const get = (/** @type {string} */ path) =>
    withProgress((!found && requested.get(path)) || requestFile(path));
  const python = resumed ?? (await startPython({ get }));
  useShippedLibrary(python);
  return python;
}

/**
 * @param {Response} snapshot
 * @param {(path: string) => Promise<Response>} get
 * @returns {Promise<import("pyodide").PyodideAPI | null>} null where the snapshot cannot be used
 */
async function resumeSnapshot(snapshot, get) {
  reportNews({ kind: "stage", stage: "python" });
  try {
    const python = await startPython({ get, snapshot: snapshot.arrayBuffer().then(unpackMemory) });
    reportNews({ kind: "resumed" });
    return python;
  } catch (error) {
    console.warn("The snapshot of an earlier visit is of no use; starting from the beginning.", error);
    await deleteSnapshot(files.snapshot);
    return null;
  }
}

/**
 * Replaces the program that installs PyScript's Python library. PyScript sends it as source, to be written out and
 * compiled at every visit; our standard library holds the same modules as bytecode, so importing them is enough.
 * @param {import("pyodide").PyodideAPI} python
 */
function useShippedLibrary(python) {
  const run = python.runPythonAsync;
  const { start: beginning, length } = files.pyscript;
  python.runPythonAsync = (code, options) => {
    if (code.length !== length || !code.startsWith(beginning)) return run(code, options);
    python.runPythonAsync = run;
    reportNews({ kind: "stage", stage: "engine" });
    return run("import pyscript", options);
  };
}

const python = beginPython();
python.catch(() => {}); // PyScript awaits the same promise a moment later and reports the error

/**
 * What PyScript calls. Only the two outputs of its options are used: everything else is decided above.
 * @param {{stdout?: (text: string) => void, stderr?: (text: string) => void}} [options]
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function loadPyodide({ stdout, stderr } = {}) {
  const started = await python;
  if (stdout) started.setStdout({ batched: stdout });
  if (stderr) started.setStderr({ batched: stderr });
  return started;
}

export const { version } = files;

/**
 * The `interpreter` of PyScript's configuration: starts Pyodide as soon as this module is loaded.
 *
 * PyScript's worker imports this module and then calls `loadPyodide`. By then the downloads, the compilation and
 * the start of Python are under way, in parallel with what PyScript does in between. This module is small so that
 * the large files are requested at once, beside the JavaScript that will use them.
 */
import "./stub_storage.js";
import { announceLife, reportNews } from "./news.js";
import { beginRequest, countBytes } from "./file_requests.js";
import { useShippedLibrary } from "./shipped_library.js";
import { deleteSnapshot, readSnapshot, unpackMemory } from "./snapshot.js";
import { addressOf, files, loadPyodideModule, startPython } from "./start.js";

announceLife();

/** Starts Python from this browser's snapshot if there is one, else from the beginning. */
async function beginPython() {
  const snapshot = readSnapshot(files.snapshot);
  void loadPyodideModule();
  for (const path of [files.wasm, files.stdlib, files.wheel]) beginRequest(addressOf(path));
  const found = await snapshot;
  const resumed = found && (await resumeSnapshot(found));
  if (resumed) return resumed;
  countBytes();
  return startPython({ fsInit: tellStarting });
}

/** Says that what Python starts with is there: Pyodide calls this then. */
const tellStarting = async () => reportNews({ kind: "stage", stage: "python" });

/**
 * @param {Response} snapshot
 * @returns {Promise<import("pyodide").PyodideAPI | null>} null where the snapshot cannot be used
 */
async function resumeSnapshot(snapshot) {
  const memory = snapshot.arrayBuffer().then(unpackMemory);
  try {
    const python = await startPython({ fsInit: tellStarting, _loadSnapshot: memory });
    reportNews({ kind: "resumed" });
    return python;
  } catch (error) {
    console.warn("The snapshot of an earlier visit is of no use; starting from the beginning.", error);
    await deleteSnapshot(files.snapshot);
    return null;
  }
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
  useShippedLibrary(started, files.pyscript);
  reportNews({ kind: "stage", stage: "engine" });
  return started;
}

export const { version } = files;

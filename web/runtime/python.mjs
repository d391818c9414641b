/**
 * The interpreter PyScript is told to use: Pyodide, started the moment this module is read.
 *
 * PyScript's worker imports this module and then calls `loadPyodide`. By then the downloads, the compilation and
 * the start of Python are under way, in parallel with what PyScript does in between. This module is small so that
 * the large files are asked for at once, beside the JavaScript that will use them.
 */
import "./unkept.mjs";
import { forget, kept, unpack } from "./snapshot.mjs";
import { files, large, load, start } from "./start.mjs";

const NEWS_EVERY_MS = 100;

/** @param {import("../js/engine/pyscript.js").News} news */
const tell = (news) => self.postMessage({ followsuit: news });

// Whoever asks for the same lock gets it when this worker is no more, whatever ended it: nothing else tells of that.
const life = `follow-suit/engine/${Math.random().toString(36).slice(2)}`;
void self.navigator.locks
  ?.request(life, () => {
    tell({ kind: "alive", lock: life });
    return new Promise(() => {});
  })
  .catch(() => {}); // in a sandbox there are no locks

let loaded = 0;
let lastTold = 0;

/**
 * Asks for one of the files.
 * @param {string} path relative to this module
 * @returns {Promise<Response>}
 */
async function ask(path) {
  const url = new URL(path, import.meta.url).href;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response;
  } catch (error) {
    tell({ kind: "missing", url });
    throw error;
  }
}

/**
 * Tells the page how much of a file has come.
 * @param {Promise<Response>} asked
 */
async function told(asked) {
  const response = await asked;
  // The original goes on to its reader: a browser keeps compiled WebAssembly for its own responses only.
  void count(response.clone());
  return response;
}

/** @param {Response} response */
async function count(response) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    loaded += value.length;
    const now = performance.now();
    if (now - lastTold < NEWS_EVERY_MS && loaded < files.bytes) continue;
    lastTold = now;
    tell({ kind: "bytes", loaded });
    if (loaded >= files.bytes) tell({ kind: "stage", stage: "python" });
  }
}

/** Goes on from this browser's snapshot if it has one, else starts from the beginning. */
async function begin() {
  const snapshot = kept(files.snapshot);
  void load();
  const asked = new Map(large.map((path) => [path, ask(path)]));
  for (const response of asked.values()) response.catch(() => {}); // awaited where each is used
  const found = await snapshot;
  const resumed = found ? await goOn(found, (path) => asked.get(path) ?? ask(path)) : null;
  const python = resumed ?? (await start({ get: (path) => told((!found && asked.get(path)) || ask(path)) }));
  useShippedLibrary(python);
  return python;
}

/**
 * @param {Response} snapshot
 * @param {(path: string) => Promise<Response>} get
 * @returns {Promise<import("pyodide").PyodideAPI | null>} null where the snapshot is of no use
 */
async function goOn(snapshot, get) {
  tell({ kind: "stage", stage: "python" });
  try {
    const python = await start({ get, snapshot: snapshot.arrayBuffer().then(unpack) });
    tell({ kind: "resumed" });
    return python;
  } catch (error) {
    console.warn("The snapshot of an earlier visit is of no use; starting from the beginning.", error);
    await forget(files.snapshot);
    return null;
  }
}

/**
 * PyScript's Python library is in our standard library as bytecode already; its program that would write it out
 * as source, to be compiled at every visit, becomes the import that program ends with.
 * @param {import("pyodide").PyodideAPI} python
 */
function useShippedLibrary(python) {
  const run = python.runPythonAsync;
  const { start: beginning, length } = files.pyscript;
  python.runPythonAsync = (code, options) => {
    if (code.length !== length || !code.startsWith(beginning)) return run(code, options);
    python.runPythonAsync = run;
    tell({ kind: "stage", stage: "engine" });
    return run("import pyscript", options);
  };
}

const python = begin();
python.catch(() => {}); // PyScript awaits the same promise a moment later and reports it

/**
 * What PyScript calls. Of its options only the two outputs are taken: everything else is decided above.
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

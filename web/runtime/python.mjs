/**
 * The interpreter PyScript is told to use: Pyodide, started the moment this module is read.
 *
 * PyScript's worker imports this module and then calls `loadPyodide`. By then the download, the compilation and
 * the start of Python are under way, in parallel with what PyScript does in between. Nothing but our own files is
 * asked for: an empty package index, a trimmed standard library and the engine, both as bytecode.
 */
import { loadPyodide as start, version } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

/**
 * @typedef {object} InterpreterFiles
 * @property {string} wasm relative to this module, as are the next two
 * @property {string} stdlib
 * @property {string} engine
 * @property {number} bytes how many bytes these three come to
 * @property {string} lock Pyodide's package index, with no package in it
 * @property {{start: string, length: number}} pyscript how the program begins, and how long it is, by which
 *   PyScript writes its own Python library into the file system from source
 */

/** @type {InterpreterFiles} */
const files = __FOLLOWSUIT_INTERPRETER__;

const ENGINE_ARCHIVE = "/lib/followsuit.zip";
const NEWS_EVERY_MS = 50;

/** @param {import("../js/engine/pyscript.js").News} news */
const tell = (news) => self.postMessage({ followsuit: news });

const nativeFetch = self.fetch.bind(self);
let loaded = 0;
let lastTold = 0;

/**
 * Fetches a file and tells the page how much of it has come.
 * @param {string | URL | Request} resource
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
async function fetchTold(resource, init) {
  const url = String(resource instanceof Request ? resource.url : resource);
  try {
    const response = await nativeFetch(resource, init);
    if (!response.ok) throw new Error(`status ${response.status}`);
    // The original goes on to its reader: a browser keeps compiled WebAssembly for its own responses only.
    void count(response.clone());
    return response;
  } catch (error) {
    tell({ kind: "missing", url });
    throw error;
  }
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

async function begin() {
  const here = new URL("./", import.meta.url);
  const engine = fetchTold(new URL(files.engine, here)).then((response) => response.arrayBuffer());
  engine.catch(() => {}); // awaited below, once Python has a file system
  self.fetch = /** @type {typeof fetch} */ (fetchTold);
  const wasmFolder = new URL(files.wasm, here).href.replace(/[^/]+$/, "");
  const python = await start({
    indexURL: wasmFolder,
    // @ts-expect-error the package does not type this option; with it, the module is not fetched again by name
    createPyodideModule,
    stdLibURL: new URL(files.stdlib, here).href,
    lockFileContents: files.lock,
    packageBaseUrl: here.href,
    env: { PYTHONPATH: ENGINE_ARCHIVE },
    fsInit: async (/** @type {{writeFile(path: string, data: Uint8Array): void}} */ fs) =>
      fs.writeFile(ENGINE_ARCHIVE, new Uint8Array(await engine)),
  });
  self.fetch = nativeFetch;
  shipPyScriptsLibrary(python);
  tell({ kind: "stage", stage: "engine" });
  return python;
}

/**
 * PyScript's Python library is in our standard library as bytecode already; its program that would write it out
 * as source, to be compiled at every visit, becomes the import that program ends with.
 * @param {import("pyodide").PyodideAPI} python
 */
function shipPyScriptsLibrary(python) {
  const run = python.runPythonAsync;
  const { start, length } = files.pyscript;
  python.runPythonAsync = (code, options) => {
    if (code.length !== length || !code.startsWith(start)) return run(code, options);
    python.runPythonAsync = run;
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

export { version };

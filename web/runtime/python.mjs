/**
 * The interpreter PyScript is told to use: Pyodide, started the moment this module is read.
 *
 * PyScript's worker imports this module and then calls `loadPyodide`. By then the downloads, the compilation and
 * the start of Python are under way, in parallel with what PyScript does in between. This module is small so that
 * the large files are asked for at once, beside the JavaScript that will use them. Nothing but our own files is
 * asked for: an empty package index, a trimmed standard library and the engine, both as bytecode.
 */
import "./unkept.mjs";

/**
 * @typedef {object} InterpreterFiles
 * @property {string} version Pyodide's
 * @property {string} pyodide pyodide.mjs, bundled; relative to this module, as are the next three
 * @property {string} wasm
 * @property {string} stdlib
 * @property {string} engine
 * @property {number} bytes how many bytes the last three come to
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

let loaded = 0;
let lastTold = 0;

/**
 * Fetches one of the files and tells the page how much of it has come.
 * @param {string} path relative to this module
 * @returns {Promise<Response>}
 */
async function fetchTold(path) {
  const url = new URL(path, import.meta.url).href;
  try {
    const response = await fetch(url);
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
  const fetched = new Map([files.wasm, files.stdlib, files.engine].map((path) => [path, fetchTold(path)]));
  for (const response of fetched.values()) response.catch(() => {}); // awaited where each is used
  const url = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
  /** @type {typeof import("./pyodide.mjs")} */
  const { createPyodideModule, loadPyodide } = await import(url(files.pyodide));
  const unpacked = async (/** @type {string} */ path) => {
    const { body } = await /** @type {Promise<Response>} */ (fetched.get(path));
    const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
    return new Response(packed.pipeThrough(new DecompressionStream("gzip")));
  };
  const answers = new Map([
    [url(files.wasm), fetched.get(files.wasm)],
    [url(files.stdlib), unpacked(files.stdlib)],
  ]);
  // Pyodide fetches by itself, and by name: it is handed what is on its way already.
  const nativeFetch = self.fetch;
  self.fetch = (resource, init) => answers.get(String(resource)) ?? nativeFetch(resource, init);
  const python = await loadPyodide({
    indexURL: url(files.wasm).replace(/[^/]+$/, ""),
    // @ts-expect-error the package does not type this option; with it, the module is not fetched again by name
    createPyodideModule,
    stdLibURL: url(files.stdlib),
    lockFileContents: files.lock,
    packageBaseUrl: url("./"),
    env: { PYTHONPATH: ENGINE_ARCHIVE },
    fsInit: async (/** @type {{writeFile(path: string, data: Uint8Array): void}} */ fs) => {
      const engine = await unpacked(files.engine);
      fs.writeFile(ENGINE_ARCHIVE, new Uint8Array(await engine.arrayBuffer()));
    },
  });
  self.fetch = nativeFetch;
  useShippedLibrary(python);
  return python;
}

/**
 * PyScript's Python library is in our standard library as bytecode already; its program that would write it out
 * as source, to be compiled at every visit, becomes the import that program ends with.
 * @param {import("pyodide").PyodideAPI} python
 */
function useShippedLibrary(python) {
  const run = python.runPythonAsync;
  const { start, length } = files.pyscript;
  python.runPythonAsync = (code, options) => {
    if (code.length !== length || !code.startsWith(start)) return run(code, options);
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

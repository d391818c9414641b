/** Start: Pyodide from the site's own build of its files, from the beginning or from a snapshot of an earlier visit. */

/**
 * @typedef {object} InterpreterFiles
 * @property {string} version Pyodide's
 * @property {string} pyodide pyodide.js, bundled; relative to this module, as are the next three
 * @property {string} wasm
 * @property {string} stdlib the standard library, trimmed and compiled
 * @property {string} wheel the engine
 * @property {string} place where PyScript puts the wheel
 * @property {Record<string, string>} integrity the checksums of the library and the wheel, by path
 * @property {string} lock Pyodide's package index, without packages
 * @property {string} snapshot the key of a snapshot made from exactly these files
 * @property {string} warmUp the Python that runs before a snapshot is taken: web/runtime/warm_up.py
 * @property {{start: string, length: number}} pyscript how the program begins, and how long it is, by which
 *   PyScript writes its own Python library into the file system from source
 */

/** @typedef {import("pyodide").PyodideAPI} Python */

/** @type {InterpreterFiles} */
export const files = __FOLLOWSUIT_INTERPRETER__;

/** @param {string} path relative to this module */
export const addressOf = (path) => new URL(path, import.meta.url).href;

/** Imports Pyodide's module. */
export const loadPyodideModule = () =>
  /** @type {Promise<typeof import("./pyodide.js")>} */ (import(addressOf(files.pyodide)));

/**
 * @param {object} [options] Pyodide's, and two that its typings do not have
 * @param {() => Promise<void>} [options.fsInit] called before Python starts
 * @param {Promise<Uint8Array>} [options._loadSnapshot] the memory to start from
 * @param {boolean} [options._makeSnapshot] whether a snapshot will be made of this interpreter
 * @returns {Promise<Python>}
 */
export async function startPython(options = {}) {
  const address = addressOf(files.wasm);
  const { fetch: nativeFetch } = self;
  const { instantiateStreaming } = WebAssembly;
  // Compiled while the rest is still being received; Pyodide is handed it as if it had asked.
  const compiled = fetch(address).then(compileWasm);
  compiled.catch(() => {}); // Pyodide awaits it
  const { createPyodideModule, loadPyodide } = await loadPyodideModule();
  self.fetch = (resource, init) =>
    /** @type {Promise<any>} */ (String(resource) === address ? compiled : nativeFetch(resource, init));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  /** @type {(why: Error) => void} */
  let tellEnd;
  const ended = new Promise((/** @type {(none: never) => void} */ _, reject) => (tellEnd = reject));
  /** Pyodide says nothing of a Python that ends as it begins. @param {{onExit(status: number): void}} settings */
  const create = (settings) => {
    const { onExit } = settings;
    settings.onExit = (status) => {
      onExit(status);
      tellEnd(new Error(`Python ended as it began, with status ${status}`));
    };
    return createPyodideModule(settings);
  };
  try {
    const loaded = loadPyodide({
      indexURL: address.replace(/[^/]+$/, ""),
      // @ts-expect-error the package does not type this option; with it, the module is not fetched again by name
      createPyodideModule: create,
      stdLibURL: addressOf(files.stdlib),
      lockFileContents: files.lock,
      packageBaseUrl: addressOf("./"),
      ...options,
    });
    const python = await Promise.race([loaded, ended]);
    // Else every visit would continue the same random numbers.
    if (options._loadSnapshot) python.runPython("import random; random.seed()");
    return python;
  } finally {
    self.fetch = nativeFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** From an original response a browser takes what it compiled last time. @param {Response} wasm */
async function compileWasm(wasm) {
  const isNamed = wasm.headers.get("Content-Type")?.startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(wasm) : WebAssembly.compile(await wasm.arrayBuffer());
}

/**
 * Starts Pyodide from our own files, from the beginning or from a snapshot of an earlier visit.
 *
 * Only our own files are requested: a trimmed standard library and the engine, both as bytecode. The package index is
 * empty.
 */

/**
 * @typedef {object} InterpreterFiles
 * @property {string} version Pyodide's
 * @property {string} pyodide pyodide.js, bundled; relative to this module, as are the next four
 * @property {string} wasm
 * @property {string} stdlib
 * @property {string} engine
 * @property {string} later the engine's modules that no match waits for
 * @property {number} bytes how many bytes the wasm, the library and the engine come to
 * @property {string} lock Pyodide's package index, without packages
 * @property {string} snapshot the key of a snapshot made from exactly these files
 * @property {string} warmUp the Python that runs before a snapshot is taken: web/runtime/warm_up.py
 * @property {{start: string, length: number}} pyscript how the program begins, and how long it is, by which
 *   PyScript writes its own Python library into the file system from source
 */

/** @typedef {import("pyodide").PyodideAPI} Python */

/** @type {InterpreterFiles} */
export const files = __FOLLOWSUIT_INTERPRETER__;

/** Where web/runtime/archive.py looks for it. */
const ENGINE_ARCHIVE = "/lib/followsuit.archive";
/** Where it looks for the address of the modules that are fetched later. */
const LATER_ADDRESS = "/lib/followsuit-later.archive.txt";

/** The large files, whose progress is reported. */
export const large = [files.wasm, files.stdlib, files.engine];

/** @param {string} path relative to this module */
const addressOf = (path) => new URL(path, import.meta.url).href;

/** Imports Pyodide's module. */
export const loadPyodideModule = () =>
  /** @type {Promise<typeof import("./pyodide.js")>} */ (import(addressOf(files.pyodide)));

/**
 * @param {object} [options]
 * @param {(path: string) => Promise<Response>} [options.get] requests a file
 * @param {Promise<Uint8Array> | null} [options.snapshot] the memory to start from
 * @param {boolean} [options.makesSnapshot] whether a snapshot will be made of this interpreter
 * @returns {Promise<Python>}
 */
export async function startPython({
  get = (path) => fetch(addressOf(path)),
  snapshot = null,
  makesSnapshot = false,
} = {}) {
  const [wasm, stdlib, engine] = large.map((path) => get(path));
  const compiled = compileWasm(wasm);
  const library = decompress(stdlib).then(checkLibrary);
  for (const promise of [compiled, library, engine, snapshot]) promise?.catch(() => {}); // awaited where each is used
  const { createPyodideModule, loadPyodide } = await loadPyodideModule();
  // Pyodide fetches by address: it is handed the requests that are under way already.
  const answers = new Map(
    /** @type {[string, Promise<unknown>][]} */ ([
      [addressOf(files.wasm), compiled],
      [addressOf(files.stdlib), library],
    ]),
  );
  const { fetch: nativeFetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (resource, init) =>
    /** @type {Promise<Response>} */ (answers.get(String(resource)) ?? nativeFetch(resource, init));
  WebAssembly.instantiateStreaming = instantiateCompiled;
  try {
    const loaded = loadPyodide({
      indexURL: addressOf(files.wasm).replace(/[^/]+$/, ""),
      // @ts-expect-error the package does not type this option; with it, the module is not fetched again by name
      createPyodideModule,
      stdLibURL: addressOf(files.stdlib),
      lockFileContents: files.lock,
      packageBaseUrl: addressOf("./"),
      fsInit: async (/** @type {{writeFile(path: string, data: Uint8Array): void}} */ fs) => {
        const archive = await decompress(engine);
        fs.writeFile(ENGINE_ARCHIVE, new Uint8Array(await archive.arrayBuffer()));
        fs.writeFile(LATER_ADDRESS, new TextEncoder().encode(addressOf(files.later)));
      },
      ...(snapshot ? { _loadSnapshot: snapshot } : {}),
      ...(makesSnapshot ? { _makeSnapshot: true } : {}),
    });
    const python = await Promise.race([loaded, library.then(() => loaded)]);
    // Else every visit would continue the same random numbers.
    if (snapshot) python.runPython("import random; random.seed()");
    return python;
  } finally {
    self.fetch = nativeFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Compiles while the rest is still being received. From an original response a browser takes what it compiled last time.
 * @param {Promise<Response>} wasm
 */
async function compileWasm(wasm) {
  const response = await wasm;
  const isNamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Stands in for `WebAssembly.instantiateStreaming`: instantiates what `compile` has compiled.
 * @param {Response | PromiseLike<Response>} compiled
 * @param {WebAssembly.Imports} [imports]
 */
async function instantiateCompiled(compiled, imports) {
  const module = /** @type {WebAssembly.Module} */ (/** @type {unknown} */ (await compiled));
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

/** How a zip ends that nothing is said of: the library is one at its end. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_BYTES = 22;

/**
 * The standard library, whole. Of one that ends too early, or is something else, Pyodide would wait for the rest for ever.
 * @param {Response} library
 */
async function checkLibrary(library) {
  const bytes = new Uint8Array(await library.arrayBuffer());
  const end = bytes.subarray(-ZIP_END_BYTES);
  if (!ZIP_END.every((byte, at) => end[at] === byte)) throw new RangeError("a damaged standard library");
  return new Response(bytes);
}

/** @param {Promise<Response>} packed */
async function decompress(packed) {
  const { body } = await packed;
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")));
}

/**
 * Sandboxed worker: a worker for a page in a sandbox that shares no origin (`sandbox="allow-scripts"`). PyScript's worker is
 * a module from a `blob:`, which browsers do not start there; a classic one they do. So there the same interpreter,
 * wheel and program run without PyScript: of it the program needs but one name, `pyscript.sync`.
 */

import { OF_WORKERS } from "./default-policy.js";
import { fileAddress, runtimeFiles } from "./runtime-files.js";

/** @import { PyWorker } from "./worker.js" */

/** Whether this page is in such a sandbox. */
export const isSandboxed = () => self.origin === "null";

/**
 * What runs in the worker; it is handed the interpreter's address and the program. Pyodide refuses to start in a classic
 * worker, which it knows by an `importScripts` that works: it is taken away, whatever policy the site has.
 */
const PROGRAM = `${OF_WORKERS}
self.importScripts = undefined;
onmessage = async ({ data: [interpreter, wheel, place, program] }) => {
  const sync = {};
  try {
    const { loadPyodide } = await import(interpreter);
    const python = await loadPyodide();
    python.FS.writeFile(place, new Uint8Array(await (await fetch(wheel)).arrayBuffer()));
    python.globals.set("_page", { sync });
    python.runPython("import sys; sys.modules['pyscript'] = _page; del _page");
    await python.runPythonAsync(program);
    onmessage = async ({ data: text, ports: [port] }) => {
      try {
        port.postMessage({ text: await sync.handle(text) });
      } catch (error) {
        port.postMessage({ error: String(error) });
      }
    };
    postMessage({ isReady: true });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
};`;

/** @param {string} interpreter @returns {PyWorker} as PyScript's would be */
export function startPlainWorker(interpreter) {
  const source = URL.createObjectURL(new Blob([PROGRAM], { type: "text/javascript" }));
  const policy = globalThis.trustedTypes?.createPolicy("followsuit-worker", {
    createScriptURL: () => source,
  });
  const worker = new Worker(policy?.createScriptURL("") ?? source);
  /** @type {Promise<unknown>} */
  const ready = new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.isReady) resolve(worker);
      else if (data.failure) reject(new Error(data.failure));
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message || "the worker failed")));
  });
  const { wheel, place, program } = runtimeFiles;
  worker.postMessage([fileAddress(interpreter), fileAddress(wheel), place, program]);
  // Each question brings the port its answer comes through.
  const handle = (/** @type {string} */ text) =>
    new Promise((/** @type {(text: string) => void} */ resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        port1.close();
        if ("text" in data) resolve(data.text);
        else reject(new Error(data.error));
      };
      worker.postMessage(text, [port2]);
    });
  return Object.assign(worker, { ready, sync: { handle } });
}

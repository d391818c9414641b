/** PyScript: the tag that starts a Python worker, and the news that worker sends while it starts. */
import { address, runtimeFiles } from "./files.js";
import { isSandboxed, sandboxedWorker } from "./sandboxed.js";

/** @import { PyWorker } from "./worker.js" */

/**
 * What web/runtime/python.mjs tells while it starts.
 * @typedef {{kind: "bytes", loaded: number}
 *   | {kind: "missing", url: string}
 *   | {kind: "resumed"}
 *   | {kind: "alive", lock: string}
 *   | {kind: "stage", stage: "python" | "engine"}} News
 */

/**
 * PyScript's module, as far as it is used here.
 * @typedef {{hooks: {main: {onWorker: Set<(wrap: unknown, worker: PyWorker) => void>}}}} PyScriptCore
 */

// Editors, terminals and games for Python in the page: not loaded. Ours reports its own errors.
const UNUSED = [
  "codemirror",
  "deprecations-manager",
  "donkey",
  "error",
  "py-editor",
  "py-game",
  "py-terminal",
];

/** @type {Promise<PyScriptCore> | null} */
let core = null;
let attempts = 0;

/**
 * Loads PyScript once; after a failure the next call tries anew.
 * @returns {Promise<PyScriptCore>}
 */
function loadCore() {
  if (core) return core;
  for (const type of ["py-config", "mpy-config"]) {
    if (document.querySelector(type)) continue;
    const config = document.createElement(type);
    config.setAttribute("type", "json");
    config.textContent = JSON.stringify({ plugins: UNUSED.map((name) => `!${name}`) });
    document.head.append(config);
  }
  // A browser may remember that a module could not be had: another address is another attempt.
  const retry = attempts++ ? `?attempt=${attempts}` : "";
  core = import(address(runtimeFiles.core) + retry);
  core.catch(() => (core = null));
  return core;
}

/**
 * Puts the tag in; the worker starts by itself.
 * @returns {{tag: HTMLScriptElement, worker: Promise<PyWorker>}}
 */
export function startPython() {
  const tag = document.createElement("script");
  tag.type = "py";
  tag.setAttribute("worker", "");
  tag.textContent = runtimeFiles.program;
  // `sync_main_only`: no SharedArrayBuffer, so no isolation headers, so the page may be embedded.
  const config = { interpreter: address(runtimeFiles.interpreter), sync_main_only: true };
  tag.setAttribute("config", JSON.stringify(config));
  if (isSandboxed()) return { tag, worker: Promise.resolve(sandboxedWorker()) };
  const worker = loadCore().then(
    ({ hooks }) =>
      /** @type {Promise<PyWorker>} */ (
        new Promise((resolve) => {
          const { onWorker } = hooks.main;
          /** @param {unknown} _ @param {PyWorker} started */
          const take = (_, started) => {
            onWorker.delete(take);
            resolve(started);
          };
          onWorker.add(take);
          document.head.append(tag);
        })
      ),
  );
  return { tag, worker };
}

/**
 * @param {PyWorker} worker
 * @param {(news: News) => void} hear
 */
export function listen(worker, hear) {
  worker.addEventListener("message", ({ data }) => {
    if (data?.followsuit) hear(data.followsuit);
  });
}

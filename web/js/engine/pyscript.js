/** PyScript: the tag that starts a Python worker, and the news that worker sends while it starts. */
import { fileAddress, runtimeFiles } from "./runtime-files.js";
import { isSandboxed, startPlainWorker } from "./sandboxed-worker.js";
import { leaveOutPlugins, workerOf, workerTag } from "./pyscript-tag.js";

/** @import { PyWorker } from "./worker.js" */

/**
 * What web/runtime tells while it starts. `bytes`: how much of a file is here, unpacked. `missing`: with what came in its place, and when it may be asked for again.
 * @typedef {{kind: "bytes", file: string, loaded: number}
 *   | {kind: "missing", url: string, seen?: string | undefined, waitMs?: number | undefined}
 *   | {kind: "resumed"}
 *   | {kind: "alive", lock: string}
 *   | {kind: "stage", stage: "python" | "engine"}} News
 */

/**
 * PyScript's module, as far as it is used here.
 * @typedef {{hooks: {main: {onWorker: Set<(wrap: unknown, worker: PyWorker) => void>}}}} PyScriptCore
 */

/** @type {Promise<PyScriptCore> | null} */
let core = null;
let attempts = 0;

/**
 * Loads PyScript once; after a failure the next call tries anew.
 * @param {string} path
 * @returns {Promise<PyScriptCore>}
 */
function loadCore(path) {
  if (core) return core;
  leaveOutPlugins();
  // A browser may remember that a module could not be had: another address is another attempt.
  const retry = attempts++ ? `?attempt=${attempts}` : "";
  core = import(fileAddress(path) + retry);
  core.catch(() => (core = null)); // the caller is told; the next one asks again
  return core;
}

/**
 * Puts the tag in, whose configuration names the wheel; the worker starts by itself.
 * @param {import("./runtime-files.js").WayFiles} files
 * @returns {{tag: HTMLScriptElement, worker: Promise<PyWorker>}}
 */
export function startPython({ core: path, interpreter }) {
  const { program, wheel, place } = runtimeFiles;
  const tag = workerTag(program, {
    interpreter: fileAddress(interpreter),
    files: { [fileAddress(wheel)]: place },
  });
  if (isSandboxed()) return { tag, worker: Promise.resolve(startPlainWorker(interpreter)) };
  const worker = loadCore(path).then(({ hooks }) => workerOf(tag, hooks.main));
  return { tag, worker };
}

/**
 * @param {PyWorker} worker
 * @param {(news: News) => void} hear
 */
export function listenToWorker(worker, hear) {
  worker.addEventListener("message", ({ data }) => {
    if (data?.followsuit) hear(data.followsuit);
  });
}

/** Startup: from nothing to a worker that answers, with true progress and its own patience. */
import { EngineError } from "./errors.js";
import { fileAddress, runtimeFiles } from "./runtime-files.js";
import { questionText } from "./protocol.js";
import { startLimit } from "../time/time-limit.js";
import { listenToWorker, startPython } from "./pyscript.js";
import { createSentBytes } from "./sent-bytes.js";
import { keepSnapshot } from "./snapshot-start.js";
import { STOCK, stockAskedFor } from "./start-mode.js";
import { EngineWorker } from "./worker.js";

/** @import { Progress } from "./frame-messages.js" */
/** @import { PyWorker } from "./worker.js" */

/**
 * Starts the worker. Each call is a new attempt; a failed one leaves nothing behind.
 * @param {object} [options]
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {(files: string[]) => Promise<void>} [options.renewal] what is to be done to the files first
 * @param {number} [options.timeoutMs] how long nothing at all may happen before it counts as stalled
 * @param {number} [options.askTimeoutMs] how long one answer may take before the engine counts as dead
 * @returns {Promise<EngineWorker>}
 * @throws {EngineError}
 */
export async function startWorker({
  onProgress = () => {},
  renewal,
  timeoutMs = 30_000,
  askTimeoutMs = 60_000,
} = {}) {
  markPhase("boot");
  /** @type {string[]} */
  const blocked = [];
  addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective: directive, blockedURI, disposition }) => {
      if (disposition !== "enforce" || blockedURI === "inline" || !NEEDED.test(directive)) return;
      blocked.push(`Content-Security-Policy: ${directive} does not allow ${blockedURI}`);
      // What then goes on is not kept from it.
      watch.shortenWatch(BLOCKED_MS);
    },
  );
  const watch = new Watch(timeoutMs);
  if (!canRunWasm())
    throw await explainFailure(new EngineError("wasm_blocked", "WebAssembly does not run here"), [], blocked);
  const stock = stockAskedFor();
  const files = stock ?? runtimeFiles;
  const sent = createSentBytes(files.sizes);
  /** @type {Progress} */
  let progress = { stage: "download", loaded: 0, total: sent.total, ...(stock && { way: STOCK }) };
  onProgress(progress);
  await renewal?.(files.files).catch(() => {}); // if that fails too, the start says why
  const reportProgress = (/** @type {Partial<Progress>} */ change) => {
    watch.resetWatch();
    if (change.stage && change.stage !== progress.stage) markPhase(change.stage);
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  reportProgress({});
  let suspects = files.files.map(fileAddress);
  const { tag, worker: starting } = startPython(files);
  /** @type {PyWorker | null} */
  let worker = null;
  let isOver = false;
  let isResumed = false;
  /** @type {string | null} */
  let life = null;
  const cleanUp = () => {
    isOver = true;
    tag.remove();
    worker?.terminate();
  };
  /** @type {(error: EngineError) => void} */
  let refuse;
  /** @type {Promise<never>} */
  const missing = new Promise((_, reject) => (refuse = reject));
  const ready = starting.then(async (started) => {
    worker = started;
    if (isOver) worker.terminate();
    markPhase("worker");
    worker.onerror = () => {}; // PyScript's own prints to the console what is thrown below
    listenToWorker(worker, (news) => {
      if (news.kind === "missing") {
        suspects = [news.url, ...suspects];
        const code = news.seen ? "file_missing" : "unreachable";
        refuse(new EngineError(code, `${news.url}: ${news.seen ?? "no answer"}`, { waitMs: news.waitMs }));
      } else if (news.kind === "stage") reportProgress({ stage: news.stage });
      else if (news.kind === "resumed") isResumed = true;
      else if (news.kind === "alive") life = news.lock;
      else reportProgress({ loaded: sent.noteReceived(news.file, news.loaded) });
    });
    await worker.ready;
    const engine = new EngineWorker(worker, { askTimeoutMs, cleanUp });
    // Ready is what answers. This question loads no game: that waits until somebody chooses one.
    await engine.askText(questionText(0, { op: "ping" }));
    reportProgress({ stage: "ready", loaded: progress.total });
    if (life) engine.dieWithLock(life);
    if (isResumed) markPhase("resumed");
    else if (!stock) keepSnapshot();
    return engine;
  });
  try {
    return await Promise.race([ready, missing, watch.expired]);
  } catch (error) {
    cleanUp();
    throw error instanceof EngineError && error.code === "stalled" && !blocked.length
      ? error
      : await explainFailure(error, suspects, blocked);
  } finally {
    watch.stopWatch();
    // The one that lost the race may fail later: what is to be told has been thrown.
    ready.catch(() => {});
    missing.catch(() => {});
  }
}

/** What of a policy concerns the engine, and how long nothing may happen after it was seen to block something. */
const NEEDED = /^(script|worker|child|connect|default|require)/;
const BLOCKED_MS = 5000;

/** A watch that expires when it has not been reset for too long. */
class Watch {
  /** @param {number} ms */
  constructor(ms) {
    this.ms = ms;
    /** @type {(() => void) | undefined} */
    this.end = undefined;
    /** @type {Promise<never>} */
    this.expired = new Promise((_, reject) => {
      this.expire = () => reject(new EngineError("stalled", `nothing came for ${this.ms} ms`));
    });
    this.expired.catch(() => {}); // it may expire before anybody waits for it
  }
  /** Wait less long from now on. @param {number} ms */
  shortenWatch(ms) {
    this.ms = Math.min(this.ms, ms);
    if (this.end) this.resetWatch();
  }
  resetWatch() {
    this.stopWatch();
    this.end = startLimit(this.ms, () => this.expire());
  }
  stopWatch() {
    this.end?.();
  }
}

/** @returns {boolean} whether the smallest WebAssembly module there is may be compiled */
function canRunWasm() {
  try {
    return (
      new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) instanceof WebAssembly.Module
    );
  } catch {
    return false;
  }
}

/**
 * A failure says little of its cause: the site is asked.
 * @param {unknown} error
 * @param {string[]} addresses of what may be the matter
 * @param {string[]} blocked what a policy was seen to block
 * @returns {Promise<EngineError>}
 */
async function explainFailure(error, addresses, blocked) {
  const known = error instanceof EngineError && error.code !== "engine_died" ? error : null;
  if (known?.waitMs) return new EngineError("too_many", known.detail, { waitMs: known.waitMs });
  /** @type {typeof import("./diagnosis.js") | null} */
  const diagnosis = await import("./diagnosis.js").catch(() => null);
  const cause = await diagnosis?.diagnoseFiles(addresses, blocked, checksums);
  if (cause) return new EngineError(cause.code, cause.detail, cause);
  if (known) return known;
  // Of some browsers a stack does not say what the error was.
  const stack = error instanceof Error ? `\n${error.stack}` : "";
  return new EngineError("boot_failed", `${error}${stack}`);
}

/** By address. */
const checksums = Object.fromEntries(
  Object.entries(runtimeFiles.integrity).map(([path, checksum]) => [fileAddress(path), checksum]),
);

/** @param {string} phase */
function markPhase(phase) {
  performance.mark(`followsuit:${phase}`);
}

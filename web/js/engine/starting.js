/** Starting: from nothing to a worker that answers, with true progress and its own patience. */
import { EngineError } from "./errors.js";
import { fileAddress, runtimeFiles } from "./files.js";
import { question } from "./protocol.js";
import { listen, startPython } from "./pyscript.js";
import { keepSnapshot } from "./snapshot.js";
import { WHEEL, isByWheel } from "./way.js";
import { EngineWorker } from "./worker.js";

/** @import { Progress } from "./messages.js" */
/** @import { PyWorker } from "./worker.js" */

/**
 * Starts the worker. Each call is a new attempt; a failed one leaves nothing behind.
 * @param {object} [options]
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {number} [options.timeoutMs] how long nothing at all may happen before it counts as stalled
 * @param {number} [options.askTimeoutMs] how long one answer may take before the engine counts as dead
 * @returns {Promise<EngineWorker>}
 * @throws {EngineError}
 */
export async function startWorker({ onProgress = () => {}, timeoutMs = 30_000, askTimeoutMs = 60_000 } = {}) {
  mark("boot");
  if (!canRunWasm()) throw new EngineError("wasm_blocked", "WebAssembly does not run here");
  const byWheel = isByWheel() ? runtimeFiles.wheel : null;
  const files = byWheel ?? runtimeFiles;
  /** @type {Progress} */
  let progress = { stage: "download", loaded: 0, total: files.sent, ...(byWheel && { way: WHEEL }) };
  const watch = new Watch(timeoutMs);
  const tell = (/** @type {Partial<Progress>} */ change) => {
    watch.reset();
    if (change.stage && change.stage !== progress.stage) mark(change.stage);
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  tell({});
  const { tag, worker: starting } = startPython(byWheel ?? runtimeFiles);
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
    mark("worker");
    worker.onerror = () => {}; // PyScript's own prints to the console what is thrown below
    listen(worker, (news) => {
      if (news.kind === "missing") refuse(new EngineError("file_missing", news.url));
      else if (news.kind === "stage") tell({ stage: news.stage });
      else if (news.kind === "resumed") isResumed = true;
      else if (news.kind === "alive") life = news.lock;
      // The worker counts what is unpacked; a person is told of what goes over the line.
      else tell({ loaded: Math.round((news.loaded * files.sent) / files.bytes) });
    });
    await worker.ready;
    const engine = new EngineWorker(worker, { askTimeoutMs, cleanUp });
    // Ready is what answers. This question loads no game: that waits until somebody chooses one.
    await engine.askText(question(0, { op: "ping" }));
    tell({ stage: "ready", loaded: progress.total });
    if (life) engine.outlive(life);
    if (isResumed) mark("resumed");
    else if (!byWheel) keepSnapshot();
    return engine;
  });
  try {
    return await Promise.race([ready, missing, watch.expired]);
  } catch (error) {
    cleanUp();
    throw error instanceof EngineError && error.code !== "engine_died"
      ? error
      : await explain(error, files.files);
  } finally {
    watch.stop();
    // The one that lost the race may fail later: what is to be told has been thrown.
    ready.catch(() => {});
    missing.catch(() => {});
  }
}

/** How long it is looked whether a file is there: a line that stands still gives no answer at all. */
const LOOK_MS = 10_000;

/** A watch that expires when it has not been reset for too long. */
class Watch {
  /** @param {number} ms */
  constructor(ms) {
    this.ms = ms;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Promise<never>} */
    this.expired = new Promise((_, reject) => {
      this.expire = () => reject(new EngineError("stalled", `nothing came for ${this.ms} ms`));
    });
    this.expired.catch(() => {}); // it may expire before anybody waits for it
  }
  reset() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.expire(), this.ms);
  }
  stop() {
    clearTimeout(this.timer);
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
 * A failed import says little: look whether one of the files is missing.
 * @param {unknown} error
 * @param {string[]} files
 * @returns {Promise<EngineError>}
 */
async function explain(error, files) {
  const looks = files.map(fileAddress).map(async (url) => {
    // Without a network every file is missing, and the first of them is told.
    const signal = AbortSignal.timeout(LOOK_MS);
    const answer = await fetch(url, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
    return answer?.ok ? null : url;
  });
  const missing = (await Promise.all(looks)).find((url) => url !== null);
  if (missing) return new EngineError("file_missing", missing);
  return new EngineError(
    "boot_failed",
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
}

/** @param {string} phase */
function mark(phase) {
  performance.mark(`followsuit:${phase}`);
}

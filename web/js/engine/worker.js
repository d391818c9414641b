/** The worker's end: a Python session in a worker, text in, text out, and the watch over its life. */
import { startLimit } from "../time/time-limit.js";
import { EngineError } from "./errors.js";

/** The mark that says a visitor could play now; benchmarks read it. */
const ANSWERED = "followsuit:answered";

/**
 * PyScript's worker, as far as it is used here. What Python put on `sync` is a function that answers with a promise.
 * @typedef {Worker & {ready: Promise<unknown>, sync: {handle(text: string): Promise<string>}}} PyWorker
 */

/** A started worker. When it dies every open question fails with `engine_died`, and so does every later one. */
export class EngineWorker {
  /** @type {PyWorker} */
  #worker;
  #askTimeoutMs;
  /** @type {EngineError | null} */
  #failure = null;
  /** @type {Set<(failure: EngineError) => void>} */
  #waiting = new Set();
  /** @type {() => void} */
  #cleanUp;

  /**
   * @param {PyWorker} worker
   * @param {{askTimeoutMs: number, cleanUp: () => void}} options
   */
  constructor(worker, { askTimeoutMs, cleanUp }) {
    this.#worker = worker;
    this.#askTimeoutMs = askTimeoutMs;
    this.#cleanUp = cleanUp;
    worker.addEventListener("error", (event) => this.#die(event.message || "the worker failed"));
  }

  /**
   * Hands a question's text to Python and returns the answer's.
   * @param {string} text
   * @returns {Promise<string>}
   * @throws {EngineError} `engine_died`
   */
  askText(text) {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const stop = startLimit(this.#askTimeoutMs, () => this.#die(`no answer in ${this.#askTimeoutMs} ms`));
      const endQuestion = () => {
        stop();
        this.#waiting.delete(failQuestion);
      };
      /** @param {EngineError} failure */
      const failQuestion = (failure) => {
        endQuestion();
        reject(failure);
      };
      this.#waiting.add(failQuestion);
      this.#worker.sync.handle(text).then(
        (answer) => {
          if (!performance.getEntriesByName(ANSWERED).length) performance.mark(ANSWERED);
          endQuestion();
          resolve(answer);
        },
        // The session answers its own exceptions; what comes through is the interpreter's end.
        (error) => this.#die(String(error)),
      );
    });
  }

  /**
   * Dies as soon as the worker does: whatever ended it, the browser gives back the lock it held.
   * @param {string} lock
   */
  dieWithLock(lock) {
    // A browser that refuses the lock now leaves the death to be noticed by the answer that does not come.
    navigator.locks.request(lock, () => void this.#die("the worker is gone")).catch(() => {});
  }

  /** @param {string} detail */
  #die(detail) {
    if (this.#failure) return;
    this.#failure = new EngineError("engine_died", detail);
    this.#worker.terminate();
    this.#cleanUp();
    for (const fail of [...this.#waiting]) fail(this.#failure);
  }
}

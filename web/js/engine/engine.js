/** The engine: a Python session in a worker that answers JSON messages. */
import { EngineError } from "./errors.js";

/** The protocol this page speaks; see engine/followsuit/protocol/PROTOCOL.md. */
const VERSION = 1;

/** The mark that says a visitor could play now; benchmarks read it. */
const ANSWERED = "followsuit:answered";

/**
 * PyScript's worker, as far as it is used here. What Python put on `sync` is a function that answers with a promise.
 * @typedef {Worker & {ready: Promise<unknown>, sync: {handle(text: string): Promise<string>}}} PyWorker
 */

/** @typedef {Record<string, unknown>} Message one JSON object */
/** @typedef {{id: unknown, ok: boolean, [field: string]: any}} Answer one JSON object; the protocol says which */

/** A started engine. When it dies every open question fails with `engine_died`, and so does every later one. */
export class Engine {
  /** @type {PyWorker} */
  #worker;
  #askTimeoutMs;
  #lastId = 0;
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

  /** True until it has died or been ended. */
  get isAlive() {
    return this.#failure === null;
  }

  /**
   * Asks in a message of the protocol; `v` and `id` are added here. A refusal is an answer like any other.
   * @param {Message} message
   * @returns {Promise<Answer>}
   * @throws {EngineError} `engine_died`
   */
  async ask(message) {
    const id = ++this.#lastId;
    /** @type {Answer} */
    const answer = JSON.parse(await this.askText(JSON.stringify({ v: VERSION, id, ...message })));
    if (answer.id !== id) throw this.#die(`question ${id} was answered as ${String(answer.id)}`);
    return answer;
  }

  /**
   * Asks in a text made by hand, which may be no message at all, and returns the text that answers.
   * @param {string} text
   * @returns {Promise<string>}
   * @throws {EngineError} `engine_died`
   */
  askText(text) {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const watch = setTimeout(() => this.#die(`no answer in ${this.#askTimeoutMs} ms`), this.#askTimeoutMs);
      const settled = () => {
        clearTimeout(watch);
        this.#waiting.delete(fail);
      };
      /** @param {EngineError} failure */
      const fail = (failure) => {
        settled();
        reject(failure);
      };
      this.#waiting.add(fail);
      this.#worker.sync.handle(text).then(
        (answer) => {
          if (!performance.getEntriesByName(ANSWERED).length) performance.mark(ANSWERED);
          settled();
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
  outlive(lock) {
    navigator.locks.request(lock, () => void this.#die("the worker is gone")).catch(() => {});
  }

  /** Ends it and gives its memory back. */
  end() {
    this.#die("ended");
  }

  /**
   * @param {string} detail
   * @returns {EngineError}
   */
  #die(detail) {
    if (this.#failure) return this.#failure;
    this.#failure = new EngineError("engine_died", detail);
    this.#worker.terminate();
    this.#cleanUp();
    for (const fail of [...this.#waiting]) fail(this.#failure);
    return this.#failure;
  }
}

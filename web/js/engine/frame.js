/**
 * Frame: the engine as the page has it: in a frame of its own, whose policy is looser than the page's, behind one
 * port. The frame stands in the HTML, so that it starts before any script of the page has come; later attempts get
 * a new one.
 */

import { EngineError } from "./errors.js";
import { address } from "./files.js";

/** @import { Progress } from "./boot.js" */
/** @import { Answer, Message } from "./engine.js" */
/** @import { EngineErrorCode } from "./errors.js" */

/** @typedef {{code: EngineErrorCode, detail: string}} Reason */
/**
 * What the room tells.
 * @typedef {{kind: "mark", name: string, at: number} | {kind: "progress", progress: Progress} | {kind: "ready"}
 *   | {kind: "failed", reason: Reason} | {kind: "answer", id: number, text: string}
 *   | {kind: "refused", id: number, reason: Reason}} FromRoom
 */
/** @typedef {{id: number, text: string}} ToRoom a question */

/** The protocol this page speaks; see engine/followsuit/protocol/PROTOCOL.md. */
const VERSION = 1;

/** How long after the frame is there its script may take to say so: it ran before that already. */
const GRACE_MS = 2000;

/** A started engine. When it dies every open question fails with `engine_died`, and so does every later one. */
export class Engine {
  #frame;
  #port;
  #lastId = 0;
  /** @type {EngineError | null} */
  #failure = null;
  /** @type {Map<number, {resolve: (text: string) => void, reject: (error: EngineError) => void}>} */
  #waiting = new Map();

  /** @param {HTMLIFrameElement} frame @param {MessagePort} port */
  constructor(frame, port) {
    this.#frame = frame;
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
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
    const id = this.#lastId + 1;
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
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      /** @type {ToRoom} */
      const question = { id, text };
      this.#port.postMessage(question);
    });
  }

  /** Ends it and gives its memory back. */
  end() {
    this.#die("ended");
  }

  /** @param {FromRoom} message */
  #hear(message) {
    if (message.kind === "mark") mark(message);
    else if (message.kind === "refused") this.#die(message.reason.detail);
    else if (message.kind === "answer") {
      this.#waiting.get(message.id)?.resolve(message.text);
      this.#waiting.delete(message.id);
    }
  }

  /**
   * @param {string} detail
   * @returns {EngineError}
   */
  #die(detail) {
    if (this.#failure) return this.#failure;
    this.#failure = new EngineError("engine_died", detail);
    this.#port.close();
    this.#frame.remove();
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
    return this.#failure;
  }
}

/**
 * Starts the engine. Each call is a new attempt; a failed one leaves nothing behind.
 * @param {object} [options]
 * @param {(progress: Progress) => void} [options.onProgress]
 * @param {number} [options.timeoutMs] how long nothing at all may happen before it counts as stalled
 * @param {number} [options.askTimeoutMs] how long one answer may take before the engine counts as dead
 * @returns {Promise<Engine>}
 * @throws {EngineError}
 */
export async function boot({ onProgress = () => {}, timeoutMs, askTimeoutMs } = {}) {
  const found = standing();
  const frame = found ?? placed(timeoutMs, askTimeoutMs);
  try {
    // The page is complete once its frames are.
    const isThere = found !== null && document.readyState === "complete";
    const port = await connected(frame, isThere, timeoutMs ?? 30_000);
    await started(port, onProgress);
    return new Engine(frame, port);
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** The frame that stands in the HTML, the first time. @returns {HTMLIFrameElement | null} */
function standing() {
  const frame = document.querySelector("iframe[data-engine]");
  if (!(frame instanceof HTMLIFrameElement)) return null;
  delete frame.dataset["engine"];
  return frame;
}

/** @param {number} [timeoutMs] @param {number} [askTimeoutMs] @returns {HTMLIFrameElement} */
function placed(timeoutMs, askTimeoutMs) {
  const patience = new URLSearchParams();
  if (timeoutMs !== undefined) patience.set("timeout", String(timeoutMs));
  if (askTimeoutMs !== undefined) patience.set("ask", String(askTimeoutMs));
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address(patience.size ? `engine/?${patience}` : "engine/");
  document.body.append(frame);
  return frame;
}

/**
 * @param {HTMLIFrameElement} frame
 * @param {boolean} isThere whether it has loaded already
 * @param {number} timeoutMs
 * @returns {Promise<MessagePort>} once the room has taken the other end
 */
function connected(frame, isThere, timeoutMs) {
  // In a sandbox every page is `null`, to itself too, and no other target than any may be named.
  const target = self.origin === "null" ? "*" : self.origin;
  return new Promise((resolve, reject) => {
    const missing = () => settle(() => reject(new EngineError("file_missing", frame.src)));
    const stalled = () =>
      settle(() => reject(new EngineError("stalled", `${frame.src} for ${timeoutMs} ms`)));
    let watch = setTimeout(stalled, timeoutMs);
    const loaded = () => {
      clearTimeout(watch);
      watch = setTimeout(missing, GRACE_MS);
    };
    /** @param {MessageEvent} event */
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== self.origin || data !== "follow-suit-room") return;
      const { port1, port2 } = new MessageChannel();
      settle(() => resolve(port1));
      frame.contentWindow?.postMessage("follow-suit-port", target, [port2]);
    };
    /** @param {() => void} end */
    const settle = (end) => {
      clearTimeout(watch);
      removeEventListener("message", hear);
      frame.removeEventListener("load", loaded);
      end();
    };
    addEventListener("message", hear);
    frame.addEventListener("load", loaded);
    if (isThere) loaded();
    // It may have said so before anybody listened.
    frame.contentWindow?.postMessage("follow-suit-who", target);
  });
}

/**
 * @param {MessagePort} port
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<void>} once the engine has answered
 */
function started(port, onProgress) {
  return new Promise((resolve, reject) => {
    port.onmessage = (/** @type {MessageEvent<FromRoom>} */ { data }) => {
      if (data.kind === "mark") mark(data);
      else if (data.kind === "progress") onProgress(data.progress);
      else if (data.kind === "ready") resolve();
      else if (data.kind === "failed") reject(new EngineError(data.reason.code, data.reason.detail));
    };
  });
}

/** A mark of the room, as one of the page at the same moment. @param {{name: string, at: number}} mark */
function mark({ name, at }) {
  performance.mark(name, { startTime: Math.max(0, at - performance.timeOrigin) });
}

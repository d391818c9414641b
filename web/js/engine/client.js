/**
 * The engine client: the engine as the page has it, in a frame of its own, whose policy is looser than the page's,
 * behind one port. The frame stands in the HTML, so that it starts before any script of the page has come; later
 * attempts get a new one.
 */

import { EngineError } from "./errors.js";
import { fileAddress } from "./runtime-files.js";
import { HERE, IS_THERE, PORT, targetOrigin } from "./frame-messages.js";
import { questionText } from "./protocol.js";
import { STOCK } from "./start-mode.js";
import { startLimit } from "../time/time-limit.js";

/** @import { FromHost, Progress, ToHost } from "./frame-messages.js" */
/** @import { Answer, Message } from "./protocol.js" */

/** How long after the frame is there its script may take to say so: it ran before that already. */
const GRACE_MS = 2000;

/** A started engine. When it dies every open question fails with `engine_died`, and so does every later one. */
export class EngineClient {
  #frame;
  #port;
  /** A question's number, and its answer's. */
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
    const id = ++this.#lastId;
    /** @type {Answer} */
    const answer = JSON.parse(await this.#send(id, questionText(id, message)));
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
    return this.#send(++this.#lastId, text);
  }

  /** Ends it and gives its memory back. */
  endEngine() {
    this.#die("ended");
  }

  /** @param {number} id @param {string} text @returns {Promise<string>} */
  #send(id, text) {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      /** @type {ToHost} */
      const message = { id, text };
      this.#port.postMessage(message);
    });
  }

  /** @param {FromHost} message */
  #hear(message) {
    if (message.kind === "mark") markPage(message);
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
 * @typedef {object} Patience
 * @property {(progress: Progress) => void} [onProgress]
 * @property {number} [timeoutMs] how long nothing at all may happen before it counts as stalled
 * @property {number} [askTimeoutMs] how long one answer may take before the engine counts as dead
 */

/**
 * Starts the engine: the quick way, and once the other way if that fails and might not. Each call is a new attempt; a failed
 * one leaves nothing behind.
 * @param {Patience} [options]
 * @returns {Promise<EngineClient>}
 * @throws {EngineError} why the first of the two ways failed
 */
export async function bootEngine(options = {}) {
  let failure;
  try {
    return await tryStart(options, frameOfPage());
  } catch (error) {
    failure = /** @type {EngineError} */ (error);
  }
  try {
    if (failure.waitMs) {
      // The site has had too many requests: it is left alone for as long as it asks, once.
      await new Promise((over) => setTimeout(over, failure.waitMs));
      return await tryStart(options, null);
    }
    if (failure.hasOtherWay) {
      console.warn("The engine starts another way, with Pyodide's files as they come.", failure);
      isStale = true;
      return await tryStart(options, null, true);
    }
  } catch {
    // Why the first failed is told.
  }
  isStale = !SLOW.has(failure.code);
  // For whoever runs the site: the person is told in a sentence.
  console.error(`The engine did not start: ${failure.message}. What a site has to send is in DEPLOY.md.`);
  throw failure;
}

/** After these the next attempt takes what has come from the caches; after others nothing: they may hold what the site sent before its owner mended it. */
const SLOW = new Set(["stalled", "unreachable", "too_many"]);
let isStale = false;

/**
 * @param {Patience} options
 * @param {HTMLIFrameElement | null} standing the frame that is there already
 * @param {boolean} [isStock] whether a new frame starts it the other way
 */
async function tryStart({ onProgress = () => {}, timeoutMs, askTimeoutMs }, standing, isStock = false) {
  const frame =
    standing ??
    newFrame({
      timeout: timeoutMs,
      ask: askTimeoutMs,
      [STOCK]: isStock ? 1 : undefined,
      anew: isStale ? Date.now() : undefined,
    });
  try {
    // The page is complete once its frames are.
    const isLoaded = standing !== null && document.readyState === "complete";
    const port = await connectFrame(frame, isLoaded, timeoutMs ?? 30_000);
    await whenStarted(port, onProgress);
    return new EngineClient(frame, port);
  } catch (error) {
    frame.remove();
    throw error === silent ? await explainSilence(frame.src) : error;
  }
}

/** The frame is there and its script says nothing. */
const silent = new EngineError("boot_failed", "the engine's frame says nothing");

/** Why the frame says nothing: its site is asked. @param {string} address @returns {Promise<EngineError>} */
async function explainSilence(address) {
  const diagnosis = await import("./diagnosis.js").catch(() => null);
  const { code, detail, waitMs } = (await diagnosis?.diagnoseFrame(address)) ?? silent;
  return new EngineError(code, detail, { waitMs });
}

/** The frame that stands in the HTML, the first time. @returns {HTMLIFrameElement | null} */
function frameOfPage() {
  const frame = document.querySelector("iframe[data-engine]");
  if (!(frame instanceof HTMLIFrameElement)) return null;
  delete frame.dataset["engine"];
  return frame;
}

/** @param {Record<"timeout" | "ask" | "stock" | "anew", number | undefined>} asked @returns {HTMLIFrameElement} */
function newFrame(asked) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, String(value));
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = fileAddress(search.size ? `engine/?${search}` : "engine/");
  document.body.append(frame);
  return frame;
}

/**
 * @param {HTMLIFrameElement} frame
 * @param {boolean} isLoaded whether it has loaded already
 * @param {number} timeoutMs
 * @returns {Promise<MessagePort>} once the frame's script has been handed the other end
 */
function connectFrame(frame, isLoaded, timeoutMs) {
  return new Promise((resolve, reject) => {
    const onMissing = () => endConnecting(() => reject(silent));
    const onStalled = () =>
      endConnecting(() => reject(new EngineError("stalled", `${frame.src} for ${timeoutMs} ms`)));
    let stop = startLimit(timeoutMs, onStalled);
    const onLoaded = () => {
      stop();
      stop = startLimit(GRACE_MS, onMissing);
    };
    /** @param {MessageEvent} event */
    const onMessage = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== self.origin || data !== HERE) return;
      const { port1, port2 } = new MessageChannel();
      endConnecting(() => resolve(port1));
      frame.contentWindow?.postMessage(PORT, targetOrigin(), [port2]);
    };
    /** @param {() => void} end */
    const endConnecting = (end) => {
      stop();
      removeEventListener("message", onMessage);
      frame.removeEventListener("load", onLoaded);
      end();
    };
    addEventListener("message", onMessage);
    frame.addEventListener("load", onLoaded);
    if (isLoaded) onLoaded();
    // It may have said so before anybody listened.
    frame.contentWindow?.postMessage(IS_THERE, targetOrigin());
  });
}

/**
 * @param {MessagePort} port
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<void>} once the engine has answered
 */
function whenStarted(port, onProgress) {
  return new Promise((resolve, reject) => {
    port.onmessage = (/** @type {MessageEvent<FromHost>} */ { data }) => {
      if (data.kind === "mark") markPage(data);
      else if (data.kind === "progress") onProgress(data.progress);
      else if (data.kind === "ready") resolve();
      else if (data.kind === "failed")
        reject(new EngineError(data.reason.code, data.reason.detail, { ...data.reason, ...data }));
    };
  });
}

/** A mark of the frame, as one of the page at the same moment. @param {{name: string, at: number}} mark */
function markPage({ name, at }) {
  performance.mark(name, { startTime: Math.max(0, at - performance.timeOrigin) });
}

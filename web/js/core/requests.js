/** Requests: asks the engine one question for one answer, polls the progress of a slow one, and handles refusals. */

import { RequestRefused } from "../messages/engine-functions.js";

/** @import { Answer, Engine, EngineFunctions, NewMatchRequest, PlayedAhead, RefusalData, StandIn } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/** Errors after which the engine is dead, not only one question unanswered. */
export const ENDS_ENGINE = new Set([
  ...[
    "engine_died",
    "boot_failed",
    "stalled",
    "unreachable",
    "too_many",
    "file_missing",
    "damaged",
    "wrong_type",
  ],
  ...["wasm_blocked", "policy", "frame_refused"],
]);

/** Errors of a line that carries nothing: what has come of the engine stays, and the rest is missing. */
export const CUT_OFF = new Set(["unreachable", "stalled"]);

/** Whether the engine is still to come, now or once there is a line. @param {import("./types.d.ts").EngineState} engine */
export const isToCome = ({ status, code }) =>
  status === "loading" || (status === "failed" && CUT_OFF.has(code ?? ""));

/** Why a request was refused. @param {unknown} error what was caught; anything but a refusal is thrown again @returns {RefusalData} */
export function refusalOf(error) {
  if (error instanceof RequestRefused) return error.refusal;
  throw error;
}

/**
 * Runs tasks whose refusals a part of the page shows: a refusal ends the task and goes to `onRefusal`.
 * @param {(refusal: RefusalData) => unknown} onRefusal
 */
export function createGuard(onRefusal) {
  return (/** @type {() => Promise<unknown>} */ task) =>
    task().then(
      () => {},
      (error) => void onRefusal(refusalOf(error)),
    );
}

/** An answer for another device: a refusal becomes an answer again. @param {Promise<Answer>} answer @returns {Promise<Answer>} */
export function toAnswer(answer) {
  return answer.catch((error) => ({ ok: false, error: refusalOf(error) }));
}

/** The answer to a request; null where it is refused. @template T @param {Promise<T>} answer @returns {Promise<T | null>} */
export function unlessRefused(answer) {
  return answer.catch((error) => (refusalOf(error), null));
}

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {() => Promise<Engine>} needs.bootEngine starts it, or starts it again
 * @param {() => void} [needs.onDeath] called when a running engine dies
 * @param {() => void} [needs.onNews] called when something happened without a request
 * @param {StandIn | null} [needs.standIn] what answers until the engine is there
 * @param {() => void} [needs.onWait] called when something that the person did waits for the engine
 * @param {() => void} [needs.onTold] called when the engine is there and has been told what was answered in its place
 */
export function createRequests({
  store,
  bootEngine,
  onDeath = () => {},
  onNews = () => {},
  standIn = null,
  onTold = () => {},
  onWait = () => {},
}) {
  /** @type {Engine | null} */
  let engine = null;
  /** What answers until the engine is there, once a match has begun with it. @type {StandIn | null} */
  let standing = null;
  /** What was played ahead on an earlier visit is being taken up. @type {Promise<unknown> | null} */
  let resuming = null;
  /** The engine to ask in place of this page's own. @type {(own: Engine | null) => Engine | null} */
  let replace = (own) => own;
  /** @param {Engine | null} own */
  function setEngine(own) {
    engine = replace(own);
    engine?.listen?.(onNews);
    if (engine) store.change({ type: "ready" });
  }
  return {
    /** Whether there is an engine to ask. */
    hasEngine: () => engine !== null,

    /**
     * Ask another engine from now on, which may be another device's. The same goes for one that is started after this one
     * has died. @param {(own: Engine | null) => Engine | null} change
     */
    replaceEngine(change) {
      replace = change;
      setEngine(engine);
    },

    /** Whether a match can begin before there is an engine. @param {NewMatchRequest} request */
    async canBeginWithout(request) {
      await resuming;
      const can = (await standIn?.canBegin(request)) ?? false;
      if (can) standing = standIn;
      return can;
    },

    /** What was asked of the match that began without an engine, as long as there is none; null where there is no such match. */
    listPlayed: () => standing?.listPlayed() ?? null,

    /**
     * Go on with what was asked on an earlier visit, before there was an engine: it is told, whether or not it can be shown before.
     * @param {Promise<PlayedAhead | null>} kept
     * @returns {Promise<Answer | null>} null where it is not shown
     */
    resumeWithout(kept) {
      const resumed = kept.then((played) => {
        if (!played || !standIn) return null;
        standing = standIn;
        return standIn.resume(played);
      });
      // Who asked hears of a failure through `resumed`; here it is only waited for.
      resuming = resumed.catch(() => {});
      return resumed;
    },

    /** Start the engine. @returns {Promise<boolean>} whether it is there */
    async startEngine() {
      try {
        const own = await bootEngine();
        await resuming;
        const before = standing;
        const result = await before?.tellEngine(own);
        standIn = standing = null;
        setEngine(own);
        before?.release();
        if (result === "lost") store.change({ type: "notice", code: "act_lost" });
        if (result) onTold();
      } catch (error) {
        store.change({ type: "failed", code: codeOf(error) });
      }
      return engine !== null;
    },

    /**
     * Ask one question. What the engine throws becomes an answer that refuses.
     * @param {import("./types.d.ts").Question} question
     * @returns {Promise<Answer>}
     */
    async ask(question) {
      if (!engine && standing) {
        const ready = standing.answer(question);
        if (ready) return ready;
        if (standing.isStopped()) store.change({ type: "awaited" });
        const waits = standing.wait(question);
        if (question.op === "act") onWait();
        const late = await waits;
        if (late) return late;
      }
      const asked = engine;
      if (!asked) return { ok: false, error: { code: "engine_died" } };
      try {
        return await asked.ask(question);
      } catch (error) {
        const code = codeOf(error);
        // All open questions fail together; its death is reported once.
        if (ENDS_ENGINE.has(code) && engine === asked) {
          engine = null;
          store.change({ type: "failed", code });
          onDeath();
        }
        return { ok: false, error: { code, message: String(error) } };
      }
    },
  };
}

/** @param {unknown} error */
function codeOf(error) {
  const code = /** @type {{ code?: unknown } | null} */ (error)?.code;
  return typeof code === "string" ? code : "internal";
}

/** How often the engine is asked how far it is, in milliseconds. */
const LOOK_MS = 300;

/**
 * @param {{ engine: EngineFunctions, sleep: (milliseconds: number) => Promise<void> }} needs
 * @returns {<T>(start: () => Promise<T>, onProgress: (part: number) => void, isOn?: () => boolean) => Promise<T>}
 * starts a slow request, and reports the part of it that is done while `isOn`
 */
export function createProgressPoll({ engine, sleep }) {
  return (start, onProgress, isOn = () => true) => {
    let isOver = false;
    void (async () => {
      for (;;) {
        await sleep(LOOK_MS);
        if (isOver || !isOn()) return;
        const part = (await unlessRefused(engine.getProgress()))?.part;
        if (!isOver && isOn() && typeof part === "number") onProgress(part);
      }
    })();
    return start().finally(() => (isOver = true));
  };
}

/**
 * Messages: what the page and the engine frame say to each other. They connect through `window.postMessage`; everything
 * after goes through one port.
 */

/** @import { EngineErrorCode } from "./errors.js" */

/** @typedef {"download" | "python" | "engine" | "ready"} Stage */
/** @typedef {{stage: Stage, loaded: number, total: number}} Progress bytes loaded so far, of the total */
/** @typedef {{code: EngineErrorCode, detail: string}} Reason */
/** @typedef {{id: number, text: string}} ToHost a question */
/**
 * `mark`: a performance mark of the frame, to be one of the page's. `refused`: the engine is gone.
 * @typedef {{kind: "mark", name: string, at: number} | {kind: "progress", progress: Progress} | {kind: "ready"}
 *   | {kind: "failed", reason: Reason} | {kind: "answer", id: number, text: string}
 *   | {kind: "refused", reason: Reason}} FromHost
 */

/** The page asks whether the frame's script runs. */
export const IS_THERE = "follow-suit-is-there";
/** The frame's script runs. */
export const HERE = "follow-suit-here";
/** The page hands over the port. */
export const PORT = "follow-suit-port";

/** The target of such a message: in a sandbox every origin is `null`, which only `*` matches. */
export const target = () => (self.origin === "null" ? "*" : self.origin);

/**
 * Frame messages: what the page and the engine frame say to each other. They meet through their windows; everything after
 * goes through one port.
 */

/** @import { EngineErrorCode } from "./errors.js" */

/** @typedef {"download" | "python" | "engine" | "ready"} Stage */
/** @typedef {{stage: Stage, loaded: number, total: number, way?: "stock"}} Progress bytes of what has to come; `way`: it starts the other way */
/** @typedef {{code: EngineErrorCode, detail: string, waitMs?: number | undefined}} Reason */
/** @typedef {{id: number, text: string}} ToHost a question */
/**
 * `hasOtherWay`: it may still start the other way. `mark`: a performance mark of the frame, to be one of the page's. `refused`: the engine is gone.
 * @typedef {{kind: "mark", name: string, at: number} | {kind: "progress", progress: Progress} | {kind: "ready"}
 *   | {kind: "failed", reason: Reason, hasOtherWay: boolean} | {kind: "answer", id: number, text: string}
 *   | {kind: "refused", reason: Reason}} FromHost
 */

/** The page asks whether the frame's script runs. */
export const IS_THERE = "follow-suit-is-there";
/** The frame's script runs. */
export const HERE = "follow-suit-here";
/** The page hands over the port. */
export const PORT = "follow-suit-port";

/** Where such a message may go: in a sandbox every page is `null`, to itself too, and only any target can be named. */
export const targetOrigin = () => (self.origin === "null" ? "*" : self.origin);

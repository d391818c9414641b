/** What the page may know of the engine: `boot` and the engine it gives. */
export { boot } from "./frame.js";

/** @typedef {import("./frame.js").Engine} Engine */
/** @typedef {import("./engine.js").Message} Message */
/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./boot.js").Progress} Progress */
/** @typedef {import("./boot.js").Stage} Stage */
/** @typedef {import("./errors.js").EngineError} EngineError */
/** @typedef {import("./errors.js").EngineErrorCode} EngineErrorCode */

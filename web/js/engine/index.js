/** Engine: `boot`, and the client it gives; what stands in until then; the client of another device's engine; where the site's files lie. */
export { bootEngine } from "./client.js";
export { fileAddress } from "./runtime-files.js";
export { RemoteEngine } from "./remote-client.js";
export { createStandIn } from "./stand-in.js";

/** @typedef {import("./client.js").EngineClient} EngineClient */
/** @typedef {import("./stand-in.js").Opening} Opening */
/** @typedef {import("./protocol.js").Message} Message */
/** @typedef {import("./protocol.js").Answer} Answer */
/** @typedef {import("./frame-messages.js").Progress} Progress */
/** @typedef {import("./frame-messages.js").Stage} Stage */
/** @typedef {import("./errors.js").EngineErrorCode} EngineErrorCode */

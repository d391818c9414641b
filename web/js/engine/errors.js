/** Engine errors: why the engine is not there, as codes the page has sentences for. */

/**
 * - `wasm_blocked`: this browser does not let WebAssembly run.
 * - `policy`: a rule of the site forbids what the engine needs; `detail` says which.
 * - `frame_refused`: the site forbids the frame in which the engine runs.
 * - `wrong_type`: a script is sent as something that no browser runs.
 * - `too_many`: the site has had too many requests.
 * - `file_missing`: the site does not give out a file of ours; `detail` is its address and what came.
 * - `damaged`: a file of ours is not the one that was built.
 * - `unreachable`: no answer comes from the site.
 * - `stalled`: nothing came for too long.
 * - `boot_failed`: everything came, and it would not start.
 * - `engine_died`: it ran and stopped answering.
 * @typedef {"wasm_blocked" | "policy" | "frame_refused" | "wrong_type" | "too_many" | "file_missing" | "damaged" | "unreachable"
 *   | "stalled" | "boot_failed" | "engine_died"} EngineErrorCode
 */

/** What went wrong with the engine. Booting again is always allowed. */
export class EngineError extends Error {
  /**
   * @param {EngineErrorCode} code
   * @param {string} detail for developers: an address, an exception's text
   * @param {{hasOtherWay?: boolean, waitMs?: number}} [more] whether it may start all the same, the other way; after which
   *   time it may be asked again
   */
  constructor(code, detail, { hasOtherWay = false, waitMs } = {}) {
    super(`${code}: ${detail}`);
    this.name = "EngineError";
    /** @readonly */
    this.code = code;
    /** @readonly */
    this.detail = detail;
    /** @readonly */
    this.hasOtherWay = hasOtherWay;
    /** @readonly */
    this.waitMs = waitMs;
  }
}

/** Engine errors: why the engine is not there, as codes the page has sentences for. */

/**
 * - `wasm_blocked`: this browser, or a policy, does not let WebAssembly run.
 * - `file_missing`: a file of ours could not be had; `detail` is its address.
 * - `stalled`: nothing came for too long.
 * - `boot_failed`: everything came, and it would not start.
 * - `engine_died`: it ran and stopped answering.
 * @typedef {"wasm_blocked" | "file_missing" | "stalled" | "boot_failed" | "engine_died"} EngineErrorCode
 */

/** What went wrong with the engine. Booting again is always allowed. */
export class EngineError extends Error {
  /**
   * @param {EngineErrorCode} code
   * @param {string} detail for developers: an address, an exception's text
   * @param {boolean} [hasOtherWay] whether it may start all the same, the other way
   */
  constructor(code, detail, hasOtherWay = false) {
    super(`${code}: ${detail}`);
    this.name = "EngineError";
    /** @readonly */
    this.code = code;
    /** @readonly */
    this.detail = detail;
    /** @readonly */
    this.hasOtherWay = hasOtherWay;
  }
}

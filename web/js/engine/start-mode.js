/** Start mode: how the engine is started. The quick way takes what the build has compiled; the other installs the engine's wheel. */
import { runtimeFiles } from "./runtime-files.js";
import { isSandboxed } from "./sandboxed-worker.js";

/** @import { EngineErrorCode } from "./errors.js" */

/** The other way's word in an address. */
export const WHEEL = "wheel";

/** After these the wheel may start all the same. Where WebAssembly may not run, nothing does. @type {Set<EngineErrorCode>} */
const MENDED = new Set(["boot_failed", "file_missing"]);

/** Whether the other way was asked for: by the frame's own address, or by that of the page around it. */
export function isByWheel() {
  return runtimeFiles.wheel !== null && !isSandboxed() && [location, pageAddress()].some(isAsking);
}

/** Whether the wheel is worth a try after the quick way has failed so. @param {EngineErrorCode} code */
export function hasOtherWay(code) {
  return runtimeFiles.wheel !== null && !isSandboxed() && !isByWheel() && MENDED.has(code);
}

/** @param {{search: string} | null} address */
const isAsking = (address) => address !== null && new URLSearchParams(address.search).has(WHEEL);

/** @returns {Location | null} null where the page around it is another site's */
function pageAddress() {
  try {
    return parent.location.search ? parent.location : null;
  } catch {
    return null;
  }
}

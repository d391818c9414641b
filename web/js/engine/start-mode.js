/** Start mode: how the engine is started. The quick way takes what the build has made of Pyodide's files; the other takes them as they come. */
import { runtimeFiles } from "./runtime-files.js";

/** @import { EngineErrorCode } from "./errors.js" */

/** The other way's word in an address. */
export const STOCK = "stock";

/** After these the other way may start all the same. Where WebAssembly may not run, nothing does. @type {Set<EngineErrorCode>} */
const MENDED = new Set(["boot_failed", "damaged", "file_missing"]);

/** What it is started from the other way, if that was asked for by the frame's own address or by that of the page around it. */
export function stockAskedFor() {
  return [location, pageAddress()].some(isAsking) ? runtimeFiles.stock : null;
}

/** Whether the other way is worth a try after the quick way has failed so. @param {EngineErrorCode} code */
export function hasOtherWay(code) {
  return runtimeFiles.stock !== null && !stockAskedFor() && MENDED.has(code);
}

/** @param {{search: string} | null} address */
const isAsking = (address) => address !== null && new URLSearchParams(address.search).has(STOCK);

/** @returns {Location | null} null where the page around it is another site's */
function pageAddress() {
  try {
    return parent.location.search ? parent.location : null;
  } catch {
    return null;
  }
}

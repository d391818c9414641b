/** Snapshot: has one made for later visits, when the page has nothing else to do (web/runtime/keeper.mjs). */
import { address, runtimeFiles } from "./files.js";

// A person has just come and is about to begin: that goes first.
const AFTER_MS = 2000;

let isAsked = false;

/**
 * Keeps a snapshot in the background, unless this browser keeps nothing or is short of memory. Whatever goes wrong,
 * the next visit starts Python from the beginning, as this one did.
 */
export function keepSnapshot() {
  const { deviceMemory = 4 } = /** @type {Navigator & {deviceMemory?: number}} */ (navigator);
  if (deviceMemory < 2 || isAsked) return;
  isAsked = true; // once a page, however often the engine is started
  const idle = self.requestIdleCallback ?? ((/** @type {() => void} */ then) => then());
  setTimeout(() => idle(() => void keep(), { timeout: AFTER_MS }), AFTER_MS);
}

async function keep() {
  try {
    await caches.keys(); // refused in a private frame: then the work would be for nothing
  } catch {
    return;
  }
  const keeper = new Worker(address(runtimeFiles.keeper), { type: "module" });
  const end = () => keeper.terminate();
  keeper.addEventListener("error", end);
  keeper.addEventListener("message", ({ data }) => {
    if (data.kept) performance.mark("followsuit:snapshot");
    else console.info(`No snapshot was kept for later visits: ${data.reason}`);
    end();
  });
}

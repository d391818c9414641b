/** Starts the snapshot worker (web/runtime/snapshot_worker.js) when the page has nothing else to do. */
import { fileAddress, runtimeFiles } from "./runtime-files.js";
import { isSandboxed } from "./sandboxed-worker.js";

// A person has just come and is about to begin: that goes first.
const AFTER_MS = 2000;

let isAsked = false;

/**
 * Has a snapshot made in the background, unless the page was opened with `?nosw`, the browser refuses storage, the page has no origin or the
 * device is short of memory or asked to save data. Whatever goes wrong, the next visit starts Python from the beginning, as this one did.
 */
export function keepSnapshot() {
  const { deviceMemory = Infinity, connection } =
    /** @type {Navigator & {deviceMemory?: number, connection?: {saveData?: boolean}}} */ (navigator);
  if (deviceMemory < 2 || connection?.saveData || isAsked || isSandboxed() || isSwitchedOff()) return;
  isAsked = true; // once a page, however often the engine is started
  const idle = self.requestIdleCallback ?? ((/** @type {() => void} */ then) => then());
  setTimeout(() => idle(() => void makeSnapshot(), { timeout: AFTER_MS }), AFTER_MS);
}

/** Whether the page around the engine's frame was opened with `?nosw`: nothing is to be stored (web/js/offline). */
function isSwitchedOff() {
  try {
    return new URLSearchParams(parent.location.search).has("nosw");
  } catch {
    return false; // in a sandbox, where storage is refused anyway
  }
}

async function makeSnapshot() {
  try {
    await caches.keys(); // refused in a private frame: then the work would be for nothing
  } catch {
    return;
  }
  const worker = new Worker(fileAddress(runtimeFiles.snapshotWorker), { type: "module" });
  const endWorker = () => worker.terminate();
  worker.addEventListener("error", endWorker);
  worker.addEventListener("message", ({ data }) => {
    if (data.isStored) performance.mark("followsuit:snapshot");
    else console.info(`No snapshot was stored for later visits: ${data.reason}`);
    endWorker();
  });
}

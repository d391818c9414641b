/**
 * The snapshot worker: starts the interpreter once more, imports everything the page may need, and stores a snapshot of
 * the interpreter's memory for later visits. The page starts it when it is idle, and ends it once it has reported.
 */
import { readSnapshot, packMemory, storeSnapshot } from "./snapshot.js";
import { addressOf, files, startPython } from "./start.js";

async function makeSnapshot() {
  if (await readSnapshot(files.snapshot)) return;
  const wheel = fetch(addressOf(files.wheel), { integrity: files.integrity[files.wheel] });
  const python = await startPython({ _makeSnapshot: true });
  python.FS.writeFile(files.place, new Uint8Array(await (await wheel).arrayBuffer()));
  // Pyodide can restore only what fits the memory a fresh interpreter has.
  // @ts-expect-error not in the package's types
  const heapBytes = () => python._module.HEAP8.length;
  const before = heapBytes();
  await python.runPythonAsync(files.warmUp);
  if (heapBytes() !== before)
    throw new RangeError(`the engine needs ${heapBytes()} bytes; a snapshot may have ${before}`);
  await storeSnapshot(files.snapshot, packMemory(python.makeMemorySnapshot()));
}

makeSnapshot().then(
  () => self.postMessage({ isStored: true }),
  (error) => self.postMessage({ isStored: false, reason: String(error) }),
);

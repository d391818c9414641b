/**
 * Keeper: a worker of its own that starts the interpreter once more, has it import all that the page may ever need,
 * and keeps a snapshot of its memory for later visits. It runs when the page has nothing else to do, and ends.
 */
import { keep, kept, pack } from "./snapshot.mjs";
import { files, start } from "./start.mjs";

async function keepOne() {
  if (await kept(files.snapshot)) return;
  const python = await start({ makesSnapshot: true });
  // Pyodide can restore only what fits the memory a fresh interpreter has.
  // @ts-expect-error not in the package's types
  const room = () => python._module.HEAP8.length;
  const before = room();
  await python.runPythonAsync(files.rehearsal);
  if (room() !== before)
    throw new RangeError(`the engine needs ${room()} bytes; a snapshot may have ${before}`);
  await keep(files.snapshot, pack(python.makeMemorySnapshot()));
}

keepOne().then(
  () => self.postMessage({ kept: true }),
  (error) => self.postMessage({ kept: false, reason: String(error) }),
);

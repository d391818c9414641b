/**
 * Cache bypass: the engine's files past every cache, the browser's own and the service worker's. What a server sent with a
 * wrong type, or damaged, stays in both after its owner has mended it. Loaded only after a failure.
 */
import { startLimit } from "../time/time-limit.js";
import { fileAddress } from "./runtime-files.js";

/** How long an older service worker, which does not know of it, is waited for. */
const PATIENCE_MS = 60_000;

/** Fetches files anew; without a network what there is stays. @param {string[]} files their paths */
export async function renewFiles(files) {
  const addresses = files.map(fileAddress);
  const worker = navigator.serviceWorker?.controller;
  if (worker) await renewedBy(worker, addresses);
  else await Promise.all(addresses.map((address) => fetchAnew(address)));
}

/** @param {string} address */
async function fetchAnew(address) {
  // It is kept once it has come whole.
  await fetch(address, { cache: "reload" }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  );
}

/** @param {ServiceWorker} worker @param {string[]} addresses */
function renewedBy(worker, addresses) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const stop = startLimit(PATIENCE_MS, () => done(null));
    port1.onmessage = () => {
      stop();
      done(null);
    };
    worker.postMessage({ type: "RENEW", addresses }, [port2]);
  });
}

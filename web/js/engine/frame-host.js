/**
 * Frame host: the engine's own page, in a frame of the page that plays. It alone carries the policy
 * PyScript needs (`'unsafe-eval'`, workers from a `blob:`), and it holds nothing else. It starts the engine without
 * being asked, as soon as the page around it has been painted, and speaks to that page through one port.
 */

import "./default-policy.js";
import "../../runtime/stub_storage.js"; // PyScript opens its database as soon as it is read
import { firstPaint } from "./first-paint.js";
import { HERE, IS_THERE, PORT, targetOrigin } from "./frame-messages.js";
import { startWorker } from "./startup.js";
import { hasOtherWay } from "./start-mode.js";

/** @import { FromHost, Reason, ToHost } from "./frame-messages.js" */

const wanted = new URLSearchParams(location.search);
const patienceOf = (/** @type {string} */ name) => (wanted.has(name) ? Number(wanted.get(name)) : undefined);

/** @type {MessagePort | null} */
let port = null;
/** What there was to tell before there was a port: how far it is, or how it ended. @type {FromHost[]} */
let untold = [];

/** @param {FromHost} message */
function postToPage(message) {
  if (port) port.postMessage(message);
  else untold = [...untold.filter(({ kind }) => kind === "mark" || kind !== message.kind), message];
}

// Benchmarks read the page's own marks: each of this frame becomes one of them, at the time it was made.
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    postToPage({ kind: "mark", name, at: performance.timeOrigin + startTime });
}).observe({ type: "mark", buffered: true });

/** Past every cache, after an attempt that failed by what they hold. @param {string[]} files */
const renewal = (files) => import("./cache-bypass.js").then(({ renewFiles }) => renewFiles(files));
const worker = firstPaint().then(() =>
  startWorker({
    onProgress: (progress) => postToPage({ kind: "progress", progress }),
    renewal: wanted.has("anew") ? renewal : undefined,
    timeoutMs: patienceOf("timeout"),
    askTimeoutMs: patienceOf("ask"),
  }),
);
worker.then(
  () => postToPage({ kind: "ready" }),
  (error) => {
    const reason = reasonOf(error);
    postToPage({ kind: "failed", reason, hasOtherWay: hasOtherWay(reason.code) });
  },
);

/** @param {MessageEvent<ToHost>} event */
async function answerQuestion({ data: { id, text } }) {
  try {
    postToPage({ kind: "answer", id, text: await (await worker).askText(text) });
  } catch (error) {
    postToPage({ kind: "refused", reason: reasonOf(error) });
  }
}

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
  const { code, detail, message, waitMs } = /** @type {Error & Partial<Reason>} */ (error);
  return { code: code ?? "boot_failed", detail: String(detail ?? message), waitMs };
}

// Only the page around it is listened to, only a page of ours, and only for the port to speak through. In a sandbox
// both are `null`: then it may be any page, which can ask the engine what anybody may ask it.
addEventListener("message", ({ source, origin, data, ports }) => {
  if (source !== parent || origin !== self.origin) return;
  if (data === IS_THERE) announceFrame();
  if (data !== PORT || port || !ports[0]) return;
  port = ports[0];
  port.onmessage = answerQuestion;
  untold.forEach(postToPage);
});

function announceFrame() {
  parent.postMessage(HERE, targetOrigin());
}
announceFrame();

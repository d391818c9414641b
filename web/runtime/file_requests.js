/** File requests: the files from which Python is started: begun before they are wanted, counted, told of where they are missing. */
import { reportMissing, reportNews } from "./news.js";

const PROGRESS_EVERY_MS = 100;
const { fetch: nativeFetch } = self;
/** How each of the files is asked for. @type {Map<string, RequestInit>} */
const known = new Map();
/** What is asked for already, by address. @type {Map<string, Promise<Response>>} */
const begun = new Map();
let isCounting = false;

/** Has a file asked for as is said here, whoever asks. @param {string} address @param {RequestInit} init */
export function expectFile(address, init) {
  known.set(address, init);
}

/** Has the page told from now on how much has been received: what a device has at hand is not worth the reading. */
export function countBytes() {
  isCounting = true;
  for (const answer of begun.values()) void answer.then(countBody, () => {});
}

/** Asks for a file before it is wanted: whoever asks for it first gets the answer. @param {string} address */
export function beginRequest(address) {
  const answer = request(address);
  answer.catch(() => {}); // whoever wants the file is told
  begun.set(address, answer);
}

self.fetch = async (resource, init) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  const before = begun.get(address);
  begun.delete(address); // an answer is read once
  if (before) return before;
  const answer = await request(address, init);
  if (isCounting) void countBody(answer);
  return answer;
};

/** @param {string} address @param {RequestInit} [init] */
async function request(address, init) {
  /** @type {Response | undefined} */
  let answer;
  try {
    answer = await nativeFetch(address, { ...init, ...known.get(address) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer;
  } catch (error) {
    reportMissing(address, answer);
    throw error;
  }
}

/** @param {Response} answer */
async function countBody(answer) {
  const file = answer.url.split("/").at(-1) ?? "";
  let [loaded, lastReport] = [0, 0];
  // A clone is read: the browser caches compiled WebAssembly only for a response it made itself.
  for (const reader = answer.clone().body?.getReader(); reader;) {
    const { done, value } = await reader.read();
    loaded += value?.length ?? 0;
    const now = performance.now();
    if (!done && now - lastReport < PROGRESS_EVERY_MS) continue;
    lastReport = now;
    reportNews({ kind: "bytes", file, loaded });
    if (done) return;
  }
}

/**
 * Diagnosis: why the engine did not start, asked of the site itself. Loaded only after a failure. The person is told by
 * a code (`errors.js`), the site's owner in the console what was seen: a status, a type, a header.
 */
import { typeFault, retryDelay } from "../../runtime/answers.js";
import { forbiddenBy, frameRefusal } from "./policy.js";

/** @import { EngineErrorCode } from "./errors.js" */
/** @typedef {{code: EngineErrorCode, detail: string, waitMs?: number}} Cause `waitMs`: after which it may be asked again */

/** How long it is looked at one file: a line that stands still gives no answer at all. */
const LOOK_MS = 10_000;

/**
 * What of a site's files keeps the engine from starting, or which of its rules; null where nothing does.
 * @param {string[]} addresses of the files, those that are suspected first
 * @param {string[]} blocked what a policy was seen to block
 * @param {Record<string, string>} integrity the checksums of some of them, by address
 * @returns {Promise<Cause | null>}
 */
export async function diagnoseFiles(addresses, blocked = [], integrity = {}) {
  const found = blocked.length ? null : await faultOf(addresses, integrity);
  // A policy that blocks what was just asked for is told of in a task of its own.
  await new Promise((over) => setTimeout(over));
  if (found && !blocked.length) return found;
  const lacks = policyFault(await fetchFresh(location.href));
  if (!blocked.length) return lacks;
  const seen = [...new Set(blocked), ...(lacks ? [lacks.detail] : [])];
  return { code: "policy", detail: seen.join("; ") };
}

/**
 * Why the engine's frame says nothing.
 * @param {string} address of its page
 * @returns {Promise<Cause>}
 */
export async function diagnoseFrame(address) {
  const around = await policyFault(await fetchFresh(location.href), FRAMED);
  if (around) return around;
  const answer = await fetchFresh(address);
  const found = answerFault(address, answer, "text/html");
  if (found || !answer) return found ?? { code: "unreachable", detail: address };
  const refusal = frameRefusal(answer.headers);
  if (refusal) return { code: "frame_refused", detail: `${address} is sent with ${refusal}` };
  const page = await answer.text();
  const named = [...page.matchAll(/\b(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => new URL(path, address));
  const silent = { code: /** @type {const} */ ("boot_failed"), detail: `${address} says nothing` };
  return (await faultOf(named.map(String))) ?? silent;
}

/** What the page around the engine's frame needs of its policy. */
const FRAMED = [{ of: ["frame-src", "child-src", "default-src"], words: ["'self'"] }];

/** The first of some files that the site does not give out as it should. They are asked for one after another, for it may have had too many requests. @param {string[]} addresses @param {Record<string, string>} integrity */
async function faultOf(addresses, integrity = {}) {
  for (const address of addresses) {
    const answer = (await findCached(address)) ?? (await fetchFresh(address));
    await answer?.body?.cancel().catch(() => {}); // a body that broke off needs no end
    const found = answerFault(address, answer);
    if (found?.code === "unreachable" && (await isThere(address)))
      return {
        code: /** @type {const} */ ("policy"),
        detail: `${address} is sent without Access-Control-Allow-Origin`,
      };
    if (found) return found;
    if (integrity[address] && !(await isWhole(address, integrity[address])))
      return {
        code: /** @type {const} */ ("damaged"),
        detail: `${address} is not the file that was built: its checksum is another`,
      };
  }
}

/** Whether a file that comes is the one that was built. @param {string} address @param {string} integrity @returns {Promise<boolean>} */
function isWhole(address, integrity) {
  return fetch(address, { integrity, signal: AbortSignal.timeout(LOOK_MS) }).then(
    (answer) => answer.arrayBuffer().then(() => true),
    () => false,
  );
}

/**
 * What is wrong with an answer.
 * @param {string} address
 * @param {Pick<Response, "status" | "headers"> | null | undefined} answer none where nothing came
 * @param {string} [expected] the type of a page
 * @returns {Cause | null}
 */
export function answerFault(address, answer, expected = "") {
  if (!answer) return { code: "unreachable", detail: `${address}: no answer` };
  const { status, headers } = answer;
  const type = headers.get("Content-Type") ?? "";
  if (status === 429)
    return { code: "too_many", detail: `${address}: status 429`, waitMs: retryDelay(headers) };
  if (status !== 200) return { code: "file_missing", detail: `${address}: status ${status}` };
  if (type.startsWith("text/html") && !expected)
    return { code: "file_missing", detail: `${address}: a page was sent in its place (${type})` };
  const fault = expected
    ? type.startsWith(expected)
      ? undefined
      : `${address} is sent as ${type || "nothing"}`
    : typeFault(address, headers);
  return fault ? { code: "wrong_type", detail: fault } : null;
}

/**
 * What the policy of a page forbids.
 * @param {Response | null} page
 * @param {import("./policy.js").Need[]} [needs]
 * @returns {Cause | null}
 */
function policyFault(page, needs) {
  const written = [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')];
  const policies = [
    page?.headers.get("Content-Security-Policy") ?? "",
    ...written.map((meta) => meta.getAttribute("content") ?? ""),
  ];
  // A header that was sent twice comes as one, with a comma.
  const missing = policies
    .flatMap((policy) => policy.split(","))
    .flatMap((policy) => forbiddenBy(policy, needs));
  return missing.length
    ? { code: "policy", detail: `Content-Security-Policy does not allow ${missing.join(", ")}` }
    : null;
}

/** What the device keeps of an address. @param {string} address */
async function findCached(address) {
  try {
    return await caches.match(address, { ignoreSearch: true });
  } catch {
    return undefined; // no storage here
  }
}

/** @param {string} address @returns {Promise<Response | null>} null where no answer comes */
async function fetchFresh(address) {
  // Past the browser's own cache, which then has what the site sends now.
  return fetch(address, { cache: "reload", signal: AbortSignal.timeout(LOOK_MS) }).catch(() => null);
}

/** Whether something is there that this page may not look at, in a sandbox. @param {string} address @returns {Promise<boolean>} */
async function isThere(address) {
  if (self.origin !== "null") return false;
  const signal = AbortSignal.timeout(LOOK_MS);
  return fetch(address, { mode: "no-cors", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

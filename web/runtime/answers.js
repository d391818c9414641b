/** Answers: what is to be looked at in an answer of a server, by the page, the worker and the service worker alike. */

const SCRIPT_TYPE = /^(text|application)\/(x-)?(java|ecma)script\b/i;
/** How long a server that says "too many requests" is left alone: what it asks for within bounds, or what is usual. */
const [USUAL_WAIT_MS, LEAST_WAIT_MS, LONGEST_WAIT_MS] = [5000, 1000, 60_000];

/**
 * How an answer's type keeps browsers from running a script; nothing for what is none.
 * @param {string} address
 * @param {Headers} headers
 * @returns {string | undefined}
 */
export function typeFault(address, headers) {
  const type = headers.get("Content-Type");
  if (!new URL(address).pathname.endsWith(".js") || SCRIPT_TYPE.test(type ?? "")) return undefined;
  return `${address} is sent ${type ? `as ${type}` : "without a type"}, as which no browser runs a script`;
}

/** How many milliseconds to wait before it is asked again. @param {Headers} headers */
export function retryDelay(headers) {
  const said = headers.get("Retry-After") ?? "";
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Math.min(Math.max(Number.isNaN(ms) ? USUAL_WAIT_MS : ms, LEAST_WAIT_MS), LONGEST_WAIT_MS);
}

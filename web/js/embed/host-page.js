/**
 * Host: the page of another site that this one sits in. What is said to it and heard from it is written down in
 * web/EMBED.md; other messages are ignored. Only the parent window is
 * heard, and only while it shows the site that it showed when it first spoke.
 */

import { PARAMETERS } from "./parameters.js";

/** @typedef {"hello" | "ready" | "act" | "score" | "deal-over" | "match-over" | "step" | "error" | "resize"} MessageType */
/** @typedef {(parameter: import("./parameters.js").Parameter) => unknown} Given */

const SOURCE = "follow-suit";
const MESSAGE_VERSION = 1;
/** Messages of a host are carried out at most this often. */
const EVERY_MS = 150;

/**
 * @param {object} needs
 * @param {Window} needs.window our own
 * @param {() => void} needs.onHello the host is there
 * @param {(given: Given) => void} needs.onSettings the look or the language
 * @param {(given: Given) => void} needs.onStart another match
 * @returns {{ postToHost: (type: MessageType, detail?: Record<string, unknown>) => void }}
 */
export function createHost({ window, onHello, onSettings, onStart }) {
  const { parent } = window;
  const isHosted = parent !== window;
  /** Who the host is; `null` is a page in a sandbox, undefined until it is known. @type {string | undefined} */
  let origin = window.location.ancestorOrigins?.[0] ?? undefined;
  /** What the host has said last of each kind and is still to be done. @type {Map<"set" | "start", Given>} */
  const due = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function runDue() {
    timer = undefined;
    const [setting, starting] = [due.get("set"), due.get("start")];
    due.clear();
    if (setting) onSettings(setting);
    if (starting) onStart(starting);
  }

  if (isHosted)
    window.addEventListener("message", (event) => {
      if (event.source !== parent || (origin ?? event.origin) !== event.origin) return;
      const message = parseEnvelope(event.data);
      if (!message) return;
      origin = event.origin;
      if (message.type === "hello") onHello();
      else {
        const earlier = message.type === "set" ? due.get("set") : undefined;
        due.set(message.type, (parameter) => message.field(parameter) ?? earlier?.(parameter));
        timer ??= setTimeout(runDue, EVERY_MS);
      }
    });

  return {
    postToHost(type, detail = {}) {
      if (!isHosted) return;
      // No message holds a secret: a host without an origin gets it under any target.
      const target = origin === undefined || origin === "null" ? "*" : origin;
      parent.postMessage({ ...detail, source: SOURCE, v: MESSAGE_VERSION, type }, target);
    },
  };
}

/**
 * A message of ours, opened; null where it is none. Of what it brings only named fields of its own are looked at, and
 * only texts are taken.
 * @param {unknown} data
 * @returns {{ type: "hello" | "set" | "start", field: Given } | null}
 */
function parseEnvelope(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const readOwn = (/** @type {string} */ name) =>
    Object.hasOwn(data, name) ? /** @type {Record<string, unknown>} */ (data)[name] : undefined;
  const type = readOwn("type");
  if (readOwn("source") !== SOURCE || readOwn("v") !== MESSAGE_VERSION) return null;
  if (type !== "hello" && type !== "set" && type !== "start") return null;
  /** @type {Map<string, unknown>} */
  const fields = new Map(PARAMETERS.map((name) => [name, readOwn(name)]));
  return { type, field: (parameter) => fields.get(parameter) };
}

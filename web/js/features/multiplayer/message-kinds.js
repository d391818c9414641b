/** Kinds: what host and guests say to each other over the line, and which fields of it are passed on. */

import { GUEST_FIELDS, functionName } from "../../messages/engine-functions.js";

/** @import { Answer, EngineFunctions } from "../../core/types.d.ts" */

/** The version of all this: one more with every change of it. A guest of another version is told to reload. */
export const VERSION = 4;

/** What a guest says besides: who it is; its number for the seed, first as its hash, or that it does not draw; whether something may be taken back. */
export const GUEST_MESSAGES = ["hello", "hash", "number", "decline", "agree"];

/** What changes who decides for a seat: a bot, or the person. */
export const CHANGES_HANDS = new Set(["hand_over", "take_over"]);

/** What the host says. */
export const HOST_MESSAGES = [
  "welcome",
  "seats",
  "draw",
  "hashes",
  "drawn",
  "void",
  "begin",
  "news",
  "answer",
  "asked",
  "paused",
  "record",
  "notice",
  "error",
  "bye",
];

/** Whether the other device's version is newer than this one's. @param {unknown} version */
export const isNewer = (version) => typeof version === "number" && version > VERSION;

/** A text that the other device sent; empty where it sent none. @param {unknown} value */
export const readText = (value) => (typeof value === "string" ? value : "");

/** @param {string} kind */
export const isGuestMessage = (kind) => Object.hasOwn(GUEST_FIELDS, kind) || GUEST_MESSAGES.includes(kind);
/** @param {string} kind */
export const isHostMessage = (kind) => HOST_MESSAGES.includes(kind);

/**
 * Sends the engine what a guest asks: the fields that its message may have, and the guest's seat.
 * @param {EngineFunctions} engine
 * @param {{ kind: string, [field: string]: unknown }} message
 * @param {string} seat
 * @returns {Promise<Answer>}
 */
export function passOn(engine, message, seat) {
  const fields = GUEST_FIELDS[/** @type {keyof typeof GUEST_FIELDS} */ (message.kind)];
  // `kind` is the message's own: what cards are for comes as `use`.
  /** @type {Record<string, unknown>} */
  const given = { ...message, kind: message["use"] };
  const known = fields.filter((field) => given[field] !== undefined);
  const send = /** @type {any} */ (engine)[functionName(message.kind)];
  return send({ ...Object.fromEntries(known.map((field) => [field, given[field]])), seat });
}

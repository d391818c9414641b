/** Protocol: what a question to the engine is as text; see engine/followsuit/protocol/PROTOCOL.md. */

/** @typedef {Record<string, unknown>} Message one JSON object */
/** @typedef {{id: unknown, ok: boolean, [field: string]: unknown}} Answer one JSON object; the protocol says which */

/** The version of the protocol this page speaks. */
const PROTOCOL_VERSION = 1;

/**
 * @param {number} id repeated in the answer
 * @param {Message} message
 * @returns {string}
 */
export function questionText(id, message) {
  return JSON.stringify({ v: PROTOCOL_VERSION, id, ...message });
}

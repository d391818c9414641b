/**
 * Shared seed: the seed that all devices draw. Each draws a number and shows its SHA-256; only when all are shown does each guest
 * give the number itself, to the host alone, so that nobody can choose theirs by the others'. The engine makes the seed.
 */

import { readHeadField } from "../../core/record-head.js";
import { sha256 } from "../../core/sha256.js";

/** @returns {string} 64 hexadecimal digits */
export function drawNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const hashNumber = (/** @type {string} */ number) => sha256(`follow-suit/together/1/${number}`);

/** @param {unknown} value */
export const isHash = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** The numbers that a record was drawn from. @param {string} record */
export function parseNumbers(record) {
  return /^numbers (.*)$/m.exec(record)?.[1]?.split(" ") ?? [];
}

/**
 * Whether the seed of a record was drawn from the numbers whose hashes were shown at first, one's own among them.
 * @param {string} record
 * @param {readonly string[]} hashes
 * @param {string} own
 */
export async function isSeedDrawn(record, hashes, own) {
  const numbers = parseNumbers(record);
  const shown = await Promise.all(numbers.map(hashNumber));
  const seed = readHeadField(record, "seed");
  const drawn = await sha256(["follow-suit/together/1", ...[...numbers].sort()].join("/"));
  return (
    numbers.includes(own) &&
    seed === drawn &&
    shown.length === hashes.length &&
    shown.every((hash) => hash !== null && hashes.includes(hash))
  );
}

/**
 * Shared seed: the seed that all devices draw. Each draws a number and shows its SHA-256; only when all are shown does each guest
 * give the number itself, to the host alone, so that nobody can choose theirs by the others'. The engine makes the seed. What a
 * drawing is, if it is not the first one of all at a table, is part of each hash: who shows it has signed that.
 */

import { readHeadField } from "../../core/storage/text-lines.js";
import { sha256 } from "../../core/device.js";

/** @import { DrawnNumber } from "./types.d.ts" */

const PREFIX = "follow-suit/multiplayer/1";

/** @returns {string} 64 hexadecimal digits */
export function drawNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a record says of a drawing; empty for the first one, of all. @param {number} number @param {readonly string[]} without */
export function nameDraw(number, without) {
  if (without.length) return `${number} without ${without.join(" ")}`;
  return number > 1 ? String(number) : "";
}

/** What is hashed before numbers. @param {string} draw */
const startOf = (draw) => (draw ? [PREFIX, `draw ${draw}`] : [PREFIX]);

/** The hash by which a device commits to its number, and to what is drawn. @param {string} number @param {string} [draw] */
export const hashNumber = (number, draw = "") => sha256([...startOf(draw), number].join("/"));

/** @param {unknown} value @returns {value is string} */
export const isHash = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** Eight digits that are the same at all devices which were shown the same hashes. @param {readonly string[]} hashes @param {string} draw */
export async function findCode(hashes, draw) {
  const digits = (await sha256([...startOf(draw), ...[...hashes].sort()].join("/"))) ?? "";
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)}`;
}

/** The numbers that a record was drawn from. @param {string} record */
export function parseNumbers(record) {
  return readHeadField(record, "numbers").split(" ").filter(Boolean);
}

/**
 * Whether the seed of a record was drawn from the numbers whose hashes were shown at first, one's own among them, in that drawing.
 * @param {string} record
 * @param {DrawnNumber} drawn
 */
export async function isSeedDrawn(record, { number, hashes, draw }) {
  const numbers = parseNumbers(record);
  const shown = await Promise.all(numbers.map((one) => hashNumber(one, draw)));
  const seed = await sha256([...startOf(draw), ...[...numbers].sort()].join("/"));
  return (
    readHeadField(record, "draw") === draw &&
    numbers.includes(number) &&
    readHeadField(record, "seed") === seed &&
    new Set(shown).size === hashes.length &&
    shown.length === hashes.length &&
    shown.every((hash) => hash !== null && hashes.includes(hash))
  );
}

/** Sources: the texts of the repository that a test looks through. */

import { readdirSync, readFileSync } from "node:fs";

export const root = new URL("../../../", import.meta.url).pathname;

/** @param {string} path from the repository's root */
export const read = (path) => readFileSync(`${root}${path}`, "utf8");

/**
 * The texts of all files of a folder whose names have the ending, in one.
 * @param {string} folder
 * @param {RegExp} ending
 */
export function readAll(folder, ending) {
  return filesOf(folder, ending).map(read).join("\n");
}

/**
 * The paths of all files of a folder whose names have the ending, from the repository's root.
 * @param {string} folder
 * @param {RegExp} ending
 */
export function filesOf(folder, ending) {
  const names = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" });
  return names.filter((name) => ending.test(name)).map((name) => `${folder}/${name}`);
}

/**
 * What the first group of a pattern finds in a text.
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {Set<string>}
 */
export function found(text, pattern) {
  return new Set([...text.matchAll(pattern)].map(([, word]) => word ?? ""));
}

/** Puzzle file: a game's puzzles by columns, to be small (build/content/puzzles.py), put together again; how difficult each is. */

/** @import { Puzzles } from "./types.d.ts" */

/**
 * @typedef {object} Packed
 * @property {string} shared the first lines of every record
 * @property {string[]} keys
 * @property {string[]} themes
 * @property {string[]} says what is right, in each
 * @property {string[][]} record the other lines of each record, in some parts
 */

/** @param {Packed} packed @returns {Puzzles["list"]} */
export function unpackPuzzles({ shared, keys, themes, says, record }) {
  return keys.map((key, at) => {
    const theme = themes[at];
    const lines = [shared, ...record.map((part) => part[at])].filter(Boolean).join("\n");
    const head = ["followsuit-puzzle 1", `key ${key}`, `theme ${theme}`, says[at]].join("\n");
    const found = /^found (.*)$/m.exec(says[at])?.[1];
    const foundBy = found === undefined ? null : found.split(" ").filter((level) => level !== "none").length;
    return { key, theme, foundBy, text: `${head}\n${lines.replace(/^/gm, ". ")}` };
  });
}

/** From the easiest on. */
export const GRADES = /** @type {const} */ (["easy", "middling", "hard", "hardest"]);

/** The grade of a puzzle; empty for one that no level has been asked. @param {{ foundBy?: number | null }} puzzle @param {number} levels how many the game has */
export function gradeOf({ foundBy }, levels) {
  if (foundBy === null || foundBy === undefined) return "";
  return GRADES[Math.min(GRADES.length - 1, Math.max(0, levels - foundBy))];
}

/** Steps: what each change did to the lines of a sheet, so that it is undone and done again, however long ago it was. Pure. */

/** @import { Step } from "./types.d.ts" */

/** What leads from a text to another. @param {string} before @param {string} after @returns {Step | null} null where they are the same */
export function diffTexts(before, after) {
  if (before === after) return null;
  const [from, to] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head += 1;
  let tail = 0;
  const most = Math.min(from.length, to.length) - head;
  while (tail < most && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return { at: head, gone: from.slice(head, from.length - tail), come: to.slice(head, to.length - tail) };
}

/** The text before a step. @param {string} text @param {Step} step */
export const revertStep = (text, { at, gone, come }) => replaceLines(text, at, come.length, gone);

/** The text after it. @param {string} text @param {Step} step */
export const applyStep = (text, { at, gone, come }) => replaceLines(text, at, gone.length, come);

/** @param {string} text @param {number} at @param {number} count @param {string[]} lines */
function replaceLines(text, at, count, lines) {
  const all = text.split("\n");
  all.splice(at, count, ...lines);
  return all.join("\n");
}

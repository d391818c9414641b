/** Recordings: whole texts of what a test saw once, such as what a view draws; they lie beside the test. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pressed } from "./pressed.js";
import { written } from "./written.js";

const isRecordedAnew = process.env["FOLLOWSUIT_RECORD"] === "1";

/** Where the page's modules lie, which addresses begin with. */
const ROOT = new URL("../../../web/js/", import.meta.url).href;

/** Where a line of a drawing begins. */
const LINE =
  /(?=<(?:section|p|button|div|li|ul|ol|label|fieldset|details|nav|h\d|tr|dt|form|select|option|a|textarea)\b)/g;

/** What a view draws, pictures by their length, and last what each of its controls does. @param {(actions: any) => unknown} draw */
export function drawingOf(draw) {
  const lines = written(draw({}))
    .replaceAll(/<svg([^>]*)>(.*?)<\/svg>/gs, (_, head, { length }) => `<svg${head} of ${length} letters>`)
    .replaceAll(/ viewBox="0 0 100 100"| focusable="false"/g, "")
    .replaceAll(ROOT, "/")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([<>]) ?/g, "$1")
    .replaceAll(LINE, "\n")
    .trim();
  return [lines, ...pressed(draw).map((call) => `* ${JSON.stringify(call)}`)].join("\n");
}

/** The sections of the files that were read. @type {Map<string, Map<string, string>>} */
const known = new Map();

/** The sections of a file by their names; none where all are recorded anew. @param {string} file @returns {Map<string, string>} */
function readSections(file) {
  const sections = isRecordedAnew ? [] : readFileSync(file, "utf8").split(/^# /m).slice(1);
  return new Map(
    sections.map((one) => [one.slice(0, one.indexOf("\n")), one.slice(one.indexOf("\n") + 1).trim()]),
  );
}

/**
 * What compares texts of a test with those that lie beside it. `FOLLOWSUIT_RECORD=1 node tests/web/….test.js` records them anew.
 * @param {string} url of the test
 * @returns {(name: string, seen: string) => void}
 */
export function recordings(url) {
  const file = fileURLToPath(url).replace(/\.test\.js$/, ".recorded.txt");
  const kept = known.get(file) ?? readSections(file);
  known.set(file, kept);
  return (name, seen) => {
    const text = seen.replaceAll(/ +$/gm, "").trim();
    if (isRecordedAnew) {
      kept.set(name, text);
      writeFileSync(file, [...kept].map(([one, told]) => `# ${one}\n${told}\n`).join("\n"));
    }
    assert.equal(text, kept.get(name));
  };
}

/** What a part of the state, or a document, has in it: a line for each of its entries. @param {object} part */
export const storedIn = (part) =>
  Object.entries(part).map(([name, value]) => `= ${name} ${JSON.stringify(value)}`);

/** What records texts one after another: the first one whole, of each further one the lines that went and those that came. @param {ReturnType<typeof recordings>} same @returns {ReturnType<typeof recordings>} */
export function changesIn(same) {
  /** @type {string[]} */
  let before = [];
  /** @param {string[]} lines @param {string[]} others */
  const without = (lines, others) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return (name, text) => {
    const now = text.split("\n");
    const told = before.length
      ? [
          ...without(before, now).map((line) => `- ${line}`),
          ...without(now, before).map((line) => `+ ${line}`),
        ]
      : now;
    before = now;
    same(name, told.join("\n"));
  };
}

/** What a page says of itself: its language, and a browser that cannot do more than it must. */
const PAGE = { document: { documentElement: { lang: "en" } }, navigator: {} };

/** A test of what is drawn on a page; what was there before is put back afterwards. @param {string} name @param {() => void | Promise<void>} body */
export function pageTest(name, body) {
  void test(name, async () => {
    const before = Object.keys(PAGE).map(
      (one) => /** @type {const} */ ([one, Object.getOwnPropertyDescriptor(globalThis, one)]),
    );
    for (const [one, value] of Object.entries(PAGE))
      Object.defineProperty(globalThis, one, { value, configurable: true, writable: true });
    try {
      await body();
    } finally {
      for (const [one, was] of before)
        if (was) Object.defineProperty(globalThis, one, was);
        else Reflect.deleteProperty(globalThis, one);
    }
  });
}

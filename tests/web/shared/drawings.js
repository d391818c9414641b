/** Drawings: what views write and what their controls do, whole, as it was drawn once; it lies beside the test. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pressed } from "./pressed.js";
import { written } from "./written.js";

const isDrawnAnew = process.env["FOLLOWSUIT_DRAW"] === "1";

/** Where a line of a drawing begins. */
const LINE =
  /(?=<(?:section|p|button|div|li|ul|ol|label|fieldset|details|nav|h\d|tr|dt|form|select|option|a|textarea)\b)/g;

/** The text of a drawing, pictures by their length, and last what each control does. @param {(actions: any) => unknown} draw */
function textOf(draw) {
  const lines = written(draw({}))
    .replaceAll(/<svg([^>]*)>(.*?)<\/svg>/gs, (_, head, { length }) => `<svg${head} of ${length} letters>`)
    .replaceAll(/ viewBox="0 0 100 100"| focusable="false"/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([<>]) ?/g, "$1")
    .replaceAll(LINE, "\n")
    .trim();
  return [lines, ...pressed(draw).map((call) => `* ${JSON.stringify(call)}`)].join("\n");
}

/**
 * What compares drawings of a test with those that lie beside it. `FOLLOWSUIT_DRAW=1 node tests/web/….test.js` draws them anew.
 * @param {string} url of the test
 * @returns {(name: string, draw: (actions: any) => unknown) => void}
 */
export function drawings(url) {
  const file = fileURLToPath(url).replace(/\.test\.js$/, ".drawn.txt");
  const sections = isDrawnAnew ? [] : readFileSync(file, "utf8").split(/^# /m).slice(1);
  /** @type {Map<string, string>} */
  const kept = new Map(
    sections.map((one) => [one.slice(0, one.indexOf("\n")), one.slice(one.indexOf("\n") + 1).trim()]),
  );
  return (name, draw) => {
    const text = textOf(draw);
    if (isDrawnAnew) {
      kept.set(name, text);
      writeFileSync(file, [...kept].map(([one, drawn]) => `# ${one}\n${drawn}\n`).join("\n"));
    }
    assert.equal(text, kept.get(name));
  };
}

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDroppedFiles } from "../../../web/js/page/file-drop.js";

/** Drop a file on a page. @param {string} name @param {boolean} [isTaken] whether something else took it */
function dropped(name, isTaken = false) {
  /** @type {unknown[]} */
  const taken = [];
  const page = new EventTarget();
  const features = /** @type {any} */ ({
    "score-sheet": { openFile: (/** @type {unknown} */ read) => taken.push(read) },
    history: { openFile: () => taken.push("history") },
  });
  openDroppedFiles(features, page);
  const event = new Event("drop", { cancelable: true });
  Object.assign(event, {
    dataTransfer: { types: ["Files"], files: [{ name, text: async () => "followsuit-sheet 1" }] },
  });
  if (isTaken) event.preventDefault();
  page.dispatchEvent(event);
  return { taken, event };
}

test("a score sheet that is dropped is opened, and the page is not left for it", async () => {
  const { taken, event } = dropped("Evening.SHEET");
  assert.equal(await /** @type {any} */ (taken[0])(), "followsuit-sheet 1");
  assert.equal(event.defaultPrevented, true);
});

test("what a file is not that no feature takes is said where past matches are", () => {
  assert.deepEqual(dropped("monday.pack").taken, ["history"]);
  assert.equal(dropped("monday.pack").event.defaultPrevented, true);
});

test("a file that has a place of its own is let go", () => {
  assert.deepEqual(dropped("evening.sheet", true).taken, []);
});

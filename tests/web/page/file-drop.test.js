import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDroppedFiles } from "../../../web/js/page/browser-events.js";

/** Drop a file on a page. @param {string} name @param {boolean} [isTaken] whether something else took it */
function dropped(name, isTaken = false) {
  /** @type {unknown[]} */
  const opened = [];
  const page = new EventTarget();
  openDroppedFiles((file) => opened.push(file.name), page);
  const event = new Event("drop", { cancelable: true });
  Object.assign(event, { dataTransfer: { types: ["Files"], files: [{ name }] } });
  if (isTaken) event.preventDefault();
  page.dispatchEvent(event);
  return { opened, event };
}

test("a file that is dropped is opened whatever its name ends in, and the page is not left for it", () => {
  for (const name of ["Evening.SHEET", "monday.pack", "noname"]) {
    const { opened, event } = dropped(name);
    assert.deepEqual(opened, [name]);
    assert.equal(event.defaultPrevented, true);
  }
});

test("a file that has a place of its own is let go", () => {
  assert.deepEqual(dropped("evening.sheet", true).opened, []);
});

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDropped } from "../../../web/js/page/browser-events.js";

Object.assign(globalThis, { Element: class {} });

/**
 * Drop something on a page.
 * @param {object} what
 * @param {string[]} [what.files] their names
 * @param {string} [what.text]
 * @param {boolean} [what.isTaken] whether something else took it
 * @param {boolean} [what.isOwn] whether it was dragged from the page itself
 */
function dropped({ files = [], text = "", isTaken = false, isOwn = false }) {
  /** @type {unknown[]} */
  const opened = [];
  const page = new EventTarget();
  openDropped(
    {
      openFile: (file, others) => opened.push(file.name, ...others.map(({ name }) => `not ${name}`)),
      openText: (given) => opened.push(given),
    },
    page,
  );
  const event = new Event("drop", { cancelable: true });
  const types = files.length ? ["Files"] : ["text/plain"];
  const dataTransfer = { types, files: files.map((name) => ({ name })), getData: () => text };
  Object.assign(event, { dataTransfer });
  if (isOwn) page.dispatchEvent(new Event("dragstart"));
  if (isTaken) event.preventDefault();
  page.dispatchEvent(event);
  return { opened, event };
}

test("a file that is dropped is opened whatever its name ends in, and the page is not left for it", () => {
  for (const name of ["Evening.SHEET", "monday.pack", "noname"]) {
    const { opened, event } = dropped({ files: [name] });
    assert.deepEqual(opened, [name]);
    assert.equal(event.defaultPrevented, true);
  }
});

test("a file that has a place of its own is let go", () => {
  assert.deepEqual(dropped({ files: ["evening.sheet"], isTaken: true }).opened, []);
});

test("of several files the first is opened, and the others are handed on to be named", () => {
  assert.deepEqual(dropped({ files: ["a", "b", "c"] }).opened, ["a", "not b", "not c"]);
});

test("a text or a link that is dragged here from elsewhere is opened, and what the page has of its own is not", () => {
  const text = "https://a.example/#d1.AAAA";
  assert.deepEqual(dropped({ text }).opened, [text]);
  const { opened, event } = dropped({ text, isOwn: true });
  assert.deepEqual([opened, event.defaultPrevented], [[], false]);
});

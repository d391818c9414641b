import assert from "node:assert/strict";
import { test } from "node:test";
import { createSentBytes } from "../../../web/js/engine/sent-bytes.js";

const SIZES = { "python.wasm": { bytes: 1000, sent: 500 }, "library.zip": { bytes: 1000, sent: 100 } };

test("what is outstanding is counted as it is sent, of each file for itself", () => {
  const sent = createSentBytes(SIZES);
  assert.equal(sent.total, 600);
  assert.equal(sent.noteReceived("library.zip", 1000), 100);
  assert.equal(sent.noteReceived("python.wasm", 500), 350);
  assert.equal(sent.noteReceived("python.wasm", 1000), sent.total);
});

test("a file that nobody counts, and more than there is of one, make nothing more", () => {
  const sent = createSentBytes(SIZES);
  assert.equal(sent.noteReceived("another.js", 70), 0);
  assert.equal(sent.noteReceived("library.zip", 2000), 100);
});

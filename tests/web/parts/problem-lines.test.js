import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { engineWaits } from "../../../web/js/parts/problem-lines.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { written } from "../shared/written.js";

test("a panel waits for the engine, and says why it does not come", () => {
  const text = createSentences("en", source("en"));
  const begun = firstState();
  const said = (/** @type {typeof begun} */ { engine }) => written(engineWaits(text, engine, "Soon."));
  assert.match(said(begun), /role="status">Soon\./);
  const stalled = reduce(begun, { type: "failed", code: "stalled" });
  assert.match(said(stalled), /role="alert">The download has stopped moving/);
  assert.match(said(reduce(begun, { type: "failed", code: "internal" })), /did not start/);
});
